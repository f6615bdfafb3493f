import type { Scene } from "../../../../../tools/core/scene.ts";
import { type Mention, mentionsOf, type Understood } from "../../../../language/understood.ts";
import { payingInput, payingTold } from "../../../readings/paying-told.ts";
import { wordsOf } from "../../../readings/says.ts";
import { placesOf } from "./purchase-places.ts";
import { spentOf, sumsOf } from "./purchase-sums.ts";

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
  readonly exclude_cards?: readonly string[];
  readonly networks?: readonly string[];
}

/** As many cards as are told side by side. */
const MOST_NAMED = 5;

/** The cards that are named go with the purchase, to be told side by side. */
export const besides = (cards: readonly string[]) =>
  cards.length === 0 ? {} : { cards: cards.slice(0, MOST_NAMED) };

/** Counted with when no amount is told: what cards give on it reads as a rate. */
export const PLAIN_USD = 100;

/** The purchases that are named, one for each place; none when no place is. */
export function purchasesOf(asked: Understood, scene: Scene): readonly PurchaseInput[] {
  const around = aroundOf(asked, scene);
  const places = placesOf(asked, scene);
  const sums = sumsOf(asked);
  // As many sums as places: each its own.
  const isEach = places.length > 1 && sums.length === places.length;
  return places.map((place, at) => ({
    ...around,
    ...place,
    amount: (isEach ? sums[at] : undefined) ?? around.amount,
  }));
}

/** What a purchase has besides its place. */
export function aroundOf(asked: Understood, scene: Scene): PurchaseInput {
  const { today } = scene;
  const channel = channelOf(asked);
  const country = countryOf(asked);
  const date = asked.dates.find(({ from }) => from > today)?.from;
  return {
    amount: spentOf(asked) ?? PLAIN_USD,
    ...(channel === undefined ? {} : { channel }),
    ...(country === undefined ? {} : { country }),
    ...(date === undefined ? {} : { date }),
    ...(asked.owner === undefined || isOfBoth(asked) ? {} : { owner: asked.owner }),
    ...payingInput(payingTold(withoutShops(asked), scene)),
  };
}

/** "One of mine or Dana's", "our cards": those of both are meant. */
export const isOfBoth = (asked: Understood): boolean =>
  /\b(?:me|mine|my (?:\S+ ){0,3}?(?:own|cards?)|i) or\b|\bmy (?:\S+ ){1,3}(?:or|versus|vs|over|than) (?:\S+ )?(?:his|hers?|their|\S+'?s)\b|\bor (?:one of )?(?:me|mine|my own|i)\b|\b(?:either|both) of us\b|\bour (?:\S+ )?cards?\b|\bof ours\b|\bwho(?:se)?\b|\bwhich of us\b|\b(?:than|beats?|over|against) (?:mine|me|my)\b/.test(
    wordsOf(asked),
  );

/**
 * Where a shop's name is a card's too, it is the shop that is paid at: "at sam's club"; ink among
 * paper and toner is no card.
 */
export const withoutShops = (asked: Understood): Understood => ({
  ...asked,
  mentions: asked.mentions.filter(
    (mention) => mention.kind !== "card" || !(isShop(mention, asked) || isGoods(mention, asked)),
  ),
});

const isShop = ({ start, end }: Mention, { mentions }: Understood): boolean =>
  mentions.some((one) => one.kind === "merchant" && one.start === start && one.end === end);

const BESIDE_INK =
  /\b(?:paper|toner|printers?|cartridges?|refills?|rolls|pens|envelopes|labels|for ink)\b/;

const isGoods = ({ start, end }: Mention, asked: Understood): boolean =>
  asked.tokens.slice(start, end).join(" ") === "ink" && BESIDE_INK.test(wordsOf(asked));

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

/** FX was France in former days, and UK stands for GB. */
const isOfToday = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

/** Countries by their English names. */
const COUNTRIES: ReadonlyMap<string, string> = new Map(
  LETTERS.flatMap((first) =>
    LETTERS.flatMap((second) => {
      const code = first + second;
      const name = isOfToday(code) ? regions.of(code) : undefined;
      return name === undefined ? [] : [[name.toLowerCase(), code] as const];
    }),
  ),
);
