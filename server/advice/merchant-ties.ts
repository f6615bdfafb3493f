import type { PlainRow } from "./plain-row.ts";

type Merchant = PlainRow<"merchants">;
type EarnRate = PlainRow<"earnRates">;

/*
 * Merchants that belong to another one of merchants.csv. Rates and credits of a hotel chain hold at
 * all its brands, and the pumps of a club are the club's.
 */

/** From a brand to its chain, by merchant keys. */
const CHAINS: ReadonlyMap<string, string> = toTies({
  hilton: ["hampton", "doubletree", "embassy-suites", "homewood-suites"],
  marriott: [
    "courtyard",
    "fairfield",
    "residence-inn",
    "ritz-carlton",
    "sheraton",
    "st-regis",
    "w-hotels",
    "westin",
  ],
  ihg: ["holiday-inn", "crowne-plaza", "intercontinental"],
  wyndham: ["days-inn", "la-quinta", "super-8"],
  "choice-hotels": ["comfort"],
});

/** Brands that belong to the chain in the US only. */
const US_CHAINS: ReadonlyMap<string, string> = toTies({ "choice-hotels": ["radisson"] });

/** From the pumps to the shop whose they are. */
const PUMPS: ReadonlyMap<string, string> = toTies({
  costco: ["costco-gas"],
  "sams-club": ["sams-club-fuel"],
});

/** The keys under which a merchant is named in rates and credits: its own, and its chain's. */
export function keysOf({ key }: Pick<Merchant, "key">, isAbroad: boolean): readonly string[] {
  const chain = CHAINS.get(key) ?? (isAbroad ? undefined : US_CHAINS.get(key));
  return chain === undefined ? [key] : [key, chain];
}

/** The merchant that sells a shop's fuel; undefined where it has no row of its own. */
export const pumpOf = (shop: string): string | undefined =>
  [...PUMPS].find(([, owner]) => owner === shop)?.[0];

/** What shops sell that issuers leave out of rates on fuel. */
const SHOPS: ReadonlySet<string> = new Set(["superstores", "groceries", "wholesale_clubs"]);

/** Whether fuel bought there is sold by a superstore, a supermarket or a warehouse club. */
export const isShopsFuel = ({ key, category }: Pick<Merchant, "key" | "category">): boolean =>
  PUMPS.has(key) || SHOPS.has(category);

/** The words of a rate on fuel that leave such fuel out: "not gas sold by superstores". */
const NOT_OF_SHOPS = /\bnot\b[^;.]*\b(?:superstores|supermarkets|clubs)\b/i;

/** Whether a rate says that it does not hold at a place. */
export function isLeftOut(
  rate: Pick<EarnRate, "category" | "excluded_merchants" | "note">,
  at: { readonly places: readonly string[]; readonly isShopsFuel: boolean },
): boolean {
  if (rate.excluded_merchants.some((key) => at.places.includes(key))) return true;
  return at.isShopsFuel && rate.category === "gas" && NOT_OF_SHOPS.test(rate.note);
}

function toTies(brands: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(brands).flatMap(([chain, keys]) => keys.map((key) => [key, chain] as const)),
  );
}
