import type { PlainRow } from "../plain-row.ts";

type Merchant = PlainRow<"merchants">;
type EarnRate = PlainRow<"earnRates">;

/** The keys under which a merchant is named in rates and credits: its own, and its chain's. */
export function keysOf(
  { key, chain, chain_region: region }: Pick<Merchant, "key" | "chain" | "chain_region">,
  isAbroad: boolean,
): readonly string[] {
  if (chain === undefined) return [key];
  const isOfChain = region === "anywhere" || (region === "outside_us") === isAbroad;
  return isOfChain ? [key, chain] : [key];
}

/** Categories of shops whose fuel issuers leave out of rates on gas. */
const SHOPS: ReadonlySet<string> = new Set(["superstores", "groceries", "wholesale_clubs"]);

/** Whether fuel bought there is sold by a superstore, a supermarket or a warehouse club. */
export const isShopsFuel = ({
  fuel_of: shop,
  category,
}: Pick<Merchant, "fuel_of" | "category">): boolean => shop !== undefined || SHOPS.has(category);

/** Whether a rate says that it does not hold at a place. */
export const isLeftOut = (
  rate: Pick<EarnRate, "excluded_merchants" | "excludes_club_fuel">,
  at: { readonly places: readonly string[]; readonly isShopsFuel: boolean },
): boolean =>
  rate.excluded_merchants.some((key) => at.places.includes(key)) ||
  (at.isShopsFuel && rate.excludes_club_fuel === true);
