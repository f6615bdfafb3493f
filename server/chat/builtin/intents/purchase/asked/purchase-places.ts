import type { Scene } from "../../../../../tools/core/scene.ts";
import { idsOf } from "../../../slots.ts";
import { type Mention, mentionsOf, type Understood } from "../../../../language/understood.ts";
import { wordsOf } from "../../../readings/says.ts";
import { hasAmount } from "./purchase-sums.ts";

/* Where a purchase is made: shops, kinds of purchase, and what is paid through. */

const MOST_PLACES = 4;

interface Place {
  readonly merchant?: string;
  readonly category?: string;
  readonly via?: string;
}

/**
 * A shop counts before the kind of purchase, for how it codes decides: groceries at a superstore are
 * none. A portal or a wallet is what is paid through, when something else is named too.
 */
export function placesOf(given: Understood, { facts }: Scene): readonly Place[] {
  const asked = withoutUnwanted(given);
  const merchants = idsOf(asked, "merchant", facts);
  const categories = idsOf(asked, "category", facts).filter((key) => key !== "travel_agencies");
  const isMiddle = (key: string): boolean =>
    /^(?:travel_portal|wallet)$/.test(facts.merchants.get(key)?.kind ?? "");
  const via = merchants.find(isMiddle);
  const shops = merchants.filter((key) => !isMiddle(key));
  const through = via === undefined ? {} : { via };
  if (shops.length > 0) {
    const apart = categories.filter((key) => isApart(key, asked));
    const isFuel = categories.includes("gas") && !apart.includes("gas");
    const at = (key: string): Place => (isFuel ? fuelAt(key, facts) : { merchant: key });
    const others = apart.map((category): Place => ({ category }));
    const places = [...shops.map((key) => ({ ...at(key), ...through })), ...others];
    return inOrder(places, asked).slice(0, MOST_PLACES);
  }
  if (categories.length > 0)
    return categories.slice(0, MOST_PLACES).map((category) => ({ category, ...through }));
  if (via !== undefined) return [{ merchant: via }];
  return isAnything(asked) ? [{ category: "everything_else" }] : [];
}

/** "Not Costco", "I don't care about travel": places that are named to be left out. */
function withoutUnwanted(asked: Understood): Understood {
  const { tokens, mentions } = asked;
  const isOut = ({ start }: Mention): boolean =>
    UNWANTED.test(tokens.slice(Math.max(0, start - NEAR), start).join(" "));
  const kept = mentions.filter((one) => !(ARE_PLACES.has(one.kind) && isOut(one)));
  return kept.length === mentions.length ? asked : { ...asked, mentions: kept };
}

const NEAR = 6;
const ARE_PLACES: ReadonlySet<Mention["kind"]> = new Set(["merchant", "category"]);
const UNWANTED =
  /(?<!\b(?:why|is|are|was|does|do|did|should|would|will|can|could|if|or|whether) )\b(?:not|but not|and not|never|anywhere but|other than|besides|except(?: for)?|is not|are not)(?: (?:at|from|in|on|going to|go to|shopping at|to))?$|\b(?:do|does|did) not (?:really |even |much |ever )*(?:care (?:much )?(?:about|for)|shop (?:at|in)|go to|want|do|have|like)$|\b(?:hate|avoid(?:ing)?|boycott(?:ing)?|skip(?:ping)?)$/;

/** Fuel of a shop: at its pumps where they are a place of their own, else by what is bought there. */
function fuelAt(key: string, facts: Scene["facts"]): Place {
  const pump = [...facts.merchants.values()].find(({ fuel_of: shop }) => shop === key);
  if (pump !== undefined) return { merchant: pump.key };
  const isShop = facts.merchants.get(key)?.kind === "store";
  return isShop ? { merchant: key, category: "gas" } : { merchant: key };
}

const AND = /\b(?:and|then|plus|also)\b/;
/** "And snacks at costco": what is bought there all the same. */
const AND_THERE = /\b(?:and|then|plus|also)\b.*\b(?:at|from|in)\b/;
const ON_THE_WAY = /^(?:after|afterwards|next|later|on the way|separately)\b/;

/** Whether a kind of purchase is another errand than the shop: "target, and gas after". */
function isApart(category: string, asked: Understood): boolean {
  const { tokens } = asked;
  const own = mentionsOf(asked, "category").filter(({ ids }) => ids.includes(category));
  const shops = mentionsOf(asked, "merchant");
  return own.every(({ start, end }) => {
    const after = shops.findLast((shop) => shop.end <= start);
    const before = shops.find((shop) => shop.start >= end);
    const toShop = before === undefined ? "" : tokens.slice(end, before.start).join(" ");
    const fromShop = after === undefined ? "" : tokens.slice(after.end, start).join(" ");
    if (before !== undefined) return AND.test(toShop) && !AND_THERE.test(toShop);
    return after !== undefined && AND.test(fromShop) && isErrand(asked, end);
  });
}

/** "Costco and gas" may be one stop; told by its own sum or by what comes after it is two. */
const isErrand = ({ tokens, amounts }: Understood, end: number): boolean =>
  ON_THE_WAY.test(tokens.slice(end, end + 3).join(" ")) ||
  amounts.some(({ start }) => start >= end && start <= end + 2) ||
  /\b(?:each|both)\b/.test(tokens.join(" "));

/** Places in the order of the text, for the sums that are told with them. */
function inOrder(places: readonly Place[], asked: Understood): readonly Place[] {
  const startOf = ({ merchant = "", category = "" }: Place): number => {
    const key = (merchant === "" ? category : merchant).replace(/-(?:gas|fuel)$/, "");
    const kind: Mention["kind"] = merchant === "" ? "category" : "merchant";
    return mentionsOf(asked, kind).find(({ ids }) => ids.includes(key))?.start ?? 0;
  };
  return places.toSorted((a, b) => startOf(a) - startOf(b));
}

/** Nothing is named because it may be anything. */
function isAnything(asked: Understood): boolean {
  if (asked.unknownNames.length > 0) return false;
  const isPlain =
    /\b(?:everything|anything|anywhere|random|everyday|normal|regular|general|big (?:purchase|expense)|non bonus)\b/;
  return hasAmount(asked) || isPlain.test(wordsOf(asked));
}
