import type { Scene } from "../../../../tools/core/scene.ts";
import { amountOf, idsOf } from "../../slots.ts";
import { mentionsOf, type Understood } from "../../understood.ts";
import { wordsOf } from "./held-names.ts";

/** What best_card_for_purchase is asked. */
export interface PurchaseInput {
  readonly amount: number;
  readonly merchant?: string;
  readonly category?: string;
  readonly country?: string;
  readonly channel?: "direct" | "portal" | "in_store" | "online" | "mobile_wallet";
  readonly via?: string;
  readonly date?: string;
  readonly owner?: string;
}

/** Counted with when no amount is told: what cards give on it reads as a rate. */
const PLAIN_USD = 100;
const MOST_USD = 10_000_000;
const MOST_PLACES = 4;

/** The purchases that are named, one for each place; none when no place is. */
export function purchasesOf(asked: Understood, scene: Scene): readonly PurchaseInput[] {
  const around = aroundOf(asked, scene);
  return placesOf(asked, scene).map((place) => ({ ...around, ...place }));
}

/** What a purchase has besides its place. */
export function aroundOf(asked: Understood, { today }: Scene): PurchaseInput {
  const channel = channelOf(asked);
  const country = countryOf(asked);
  const date = asked.dates.find(({ from }) => from > today)?.from;
  return {
    amount: amountIn(asked),
    ...(channel === undefined ? {} : { channel }),
    ...(country === undefined ? {} : { country }),
    ...(date === undefined ? {} : { date }),
    ...(asked.owner === undefined ? {} : { owner: asked.owner }),
  };
}

/** Where a shop's name is a card's too, it is the shop that is paid at: "at sam's club". */
export const withoutShops = (asked: Understood): Understood => ({
  ...asked,
  mentions: asked.mentions.filter(
    ({ kind, start, end }) =>
      kind !== "card" ||
      !asked.mentions.some(
        (other) => other.kind === "merchant" && other.start === start && other.end === end,
      ),
  ),
});

/** Whether the question tells how much is spent. */
export const hasAmount = (asked: Understood): boolean => spentOf(asked) !== undefined;

const amountIn = (asked: Understood): number => spentOf(asked) ?? PLAIN_USD;

function spentOf(asked: Understood): number | undefined {
  const spent = amountOf(asked, "usd") ?? bareSum(asked);
  return spent !== undefined && spent > 0 && spent <= MOST_USD ? spent : undefined;
}

/** What no bare sum stands after, and what stands after one. */
const NO_SUM_AFTER =
  /^(?:for|of|party|table|top|next|last|every|route|gate|terminal|room|than|number|the|my|these|those)$/;
const AFTER_SUM =
  /^(?:in|at|online|with|on|which|what|who|tonight|today|tomorrow|total|all|ish|or|and|best|instore|card|from|through|via|plus|please)?$/;
const LEAST_SUM = 5;

/** "Costco, 800, in store": a number by itself beside what is bought is its price. */
function bareSum(asked: Understood): number | undefined {
  const { tokens, amounts, mentions } = asked;
  if (!mentions.some(({ kind }) => kind === "merchant" || kind === "category")) return undefined;
  return amounts.find(
    ({ unit, value, start, end }) =>
      unit === "count" &&
      value >= LEAST_SUM &&
      !NO_SUM_AFTER.test(tokens[start - 1] ?? "") &&
      AFTER_SUM.test(tokens[end] ?? ""),
  )?.value;
}

type Place = Pick<PurchaseInput, "merchant" | "category" | "via">;

/**
 * A shop counts before the kind of purchase, for how it codes decides: groceries at a superstore are
 * none. A portal or a wallet is what is paid through, when something else is named too.
 */
function placesOf(asked: Understood, { facts }: Scene): readonly Place[] {
  const merchants = idsOf(asked, "merchant", facts);
  const categories = idsOf(asked, "category", facts).filter((key) => key !== "travel_agencies");
  const isMiddle = (key: string): boolean =>
    /^(?:travel_portal|wallet)$/.test(facts.merchants.get(key)?.kind ?? "");
  const via = merchants.find(isMiddle);
  const shops = merchants.filter((key) => !isMiddle(key));
  const through = via === undefined ? {} : { via };
  if (shops.length > 0) {
    const fuel = (key: string): string =>
      categories.includes("gas") && facts.merchants.has(`${key}-gas`) ? `${key}-gas` : key;
    return shops.slice(0, MOST_PLACES).map((key) => ({ merchant: fuel(key), ...through }));
  }
  if (categories.length > 0)
    return categories.slice(0, MOST_PLACES).map((category) => ({ category, ...through }));
  if (via !== undefined) return [{ merchant: via }];
  return isAnything(asked) ? [{ category: "everything_else" }] : [];
}

/** Nothing is named because it may be anything. */
function isAnything(asked: Understood): boolean {
  if (asked.unknownNames.length > 0) return false;
  const isPlain =
    /\b(?:everything|anything|anywhere|random|everyday|normal|regular|general|big (?:purchase|expense)|non bonus)\b/;
  return hasAmount(asked) || isPlain.test(wordsOf(asked));
}

const CHANNELS = [
  ["mobile_wallet", /\b(?:apple pay|google pay|samsung pay|with my phone|mobile wallet)\b/],
  ["portal", /\b(?:portal)\b/],
  ["online", /\b(?:online|website|site|on the app|in the app|com)\b/],
  ["in_store", /\b(?:in (?:the )?store|in person|at the register|at checkout|instore)\b/],
  [
    "direct",
    /\b(?:directly|direct(?! (?:flights?|deposits?|debit))|straight (?:with|from|through))\b/,
  ],
] as const;

/** "Not thru a portal" is the other way, which is to pay the hotel or airline itself. */
const NO_PORTAL =
  /\b(?:not|no|without|outside|instead of|rather than|skip(?:ping)?)(?: (?:through|thru|via|in|on|using|with|of|going|booking|booked|book|go|the|a|an|any|their|its|his|her|my|your)){0,4}(?: <?\w+>?){0,2} portals?\b/g;

/** How it is paid; when two ways are told, the question is between them and none is taken. */
function channelOf(asked: Understood): PurchaseInput["channel"] {
  const words = wordsOf(asked).replaceAll(NO_PORTAL, "direct");
  const isShopping = mentionsOf(asked, "category").some(({ ids }) =>
    ids.includes("online_shopping"),
  );
  const [only, ...others] = CHANNELS.filter(([, said]) => said.test(words));
  if (only === undefined || others.length > 0) return undefined;
  return only[0] === "online" && isShopping ? undefined : only[0];
}

/** Any country abroad charges the same fees, so one stands for places that are none themselves. */
export const SOMEWHERE = "GB";

const ABROAD =
  /\b(?:abroad|overseas|international(?:ly)?|foreign|euros|pounds|yen|pesos|outside (?:of )?(?:the )?(?:us|usa|states|country))\b/;

/** Two letters of the country it is charged in; undefined at home. */
function countryOf(asked: Understood): string | undefined {
  if (asked.country !== undefined) return COUNTRIES.get(asked.country.toLowerCase()) ?? SOMEWHERE;
  return ABROAD.test(wordsOf(asked)) ? SOMEWHERE : undefined;
}

/** Whether it is charged outside the US. */
export const isAbroad = (asked: Understood): boolean => countryOf(asked) !== undefined;

const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));

/** Countries by their English names. */
const COUNTRIES: ReadonlyMap<string, string> = new Map(
  LETTERS.flatMap((first) =>
    LETTERS.flatMap((second) => {
      const name = regions.of(first + second);
      return name === undefined ? [] : [[name.toLowerCase(), first + second] as const];
    }),
  ),
);
