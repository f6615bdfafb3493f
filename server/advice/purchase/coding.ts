import { type CategoryTree, isCovered, ONLINE_SHOPPING } from "./categories.ts";
import type { EarnRate, Merchant, Purchase } from "./purchase.ts";

/** A purchase's categories, place and channel, worked out once for all rates. */
export interface Coding {
  /** The categories it counts as where it is paid to the merchant itself. */
  readonly own: readonly string[];
  /** The categories that count for rates that do not name the portal. */
  readonly billed: readonly string[];
  /** The category rests on an unverified row of merchants.csv. */
  readonly isUnverified: boolean;
  readonly isPortal: boolean;
  /** Paid straight to the airline, hotel or shop. */
  readonly isDirect: boolean;
  /** Merchant keys the purchase is made at: of the merchant, and of the chain it belongs to. */
  readonly places: readonly string[];
  /** Fuel that a superstore, a supermarket or a warehouse club sells. */
  readonly isShopsFuel: boolean;
  /** The merchant key of the portal or wallet. */
  readonly via?: string | undefined;
}

const SHOPS: ReadonlySet<string> = new Set(["store", "marketplace"]);
const MIDDLEMEN: ReadonlySet<string> = new Set([
  "travel_portal",
  "wallet",
  "marketplace",
  "delivery",
]);
const MIDDLEMEN_SELL: ReadonlySet<string> = new Set(["food_delivery", "travel_agencies"]);
/** Issuers leave these out of online shopping, whoever sells them. */
const NO_ONLINE_SHOPPING = ["groceries", "dining", "gas", "meal_kits", "convenience_stores"];

const FUEL = "gas";

/** Works out a purchase's categories, place and channel. */
export function toCoding(tree: CategoryTree, purchase: Purchase): Coding {
  const { merchant, channel } = purchase;
  const isPortal =
    channel === "portal" || (channel === undefined && merchant?.kind === "travel_portal");
  const via = purchase.via ?? (merchant?.kind === "travel_portal" ? merchant.key : undefined);
  const own = ownCategories(tree, purchase);
  // The portal bills the card: a hotel booked there codes as a travel agency on other cards.
  const isTravel = isPortal && own.some((category) => isCovered(tree, "travel", category));
  const isDirect = channel === "direct" || (!isPortal && isOfSeller(purchase));
  return {
    own,
    billed: isTravel ? ["travel_agencies"] : own,
    isUnverified: purchase.category === undefined && merchant?.confidence === "unverified",
    isPortal,
    isDirect,
    places: isPortal
      ? [via, merchant?.kind === "travel_portal" ? merchant.key : undefined].filter(
          (key) => key !== undefined,
        )
      : merchant === undefined
        ? []
        : keysOf(merchant, purchase.abroad),
    isShopsFuel: merchant !== undefined && own.includes(FUEL) && isShopsFuel(merchant),
    via,
  };
}

/** True if it is paid straight to the seller; assumed if no intermediary is named. */
const isOfSeller = ({ merchant, category = "", via }: Purchase): boolean =>
  merchant === undefined
    ? via === undefined && !MIDDLEMEN_SELL.has(category)
    : !MIDDLEMEN.has(merchant.kind);

function ownCategories(
  tree: CategoryTree,
  { category, merchant, channel }: Purchase,
): readonly string[] {
  const isOnline = channel === "online";
  const coded =
    category ?? (isOnline ? merchant?.online_category : undefined) ?? merchant?.category;
  if (coded === undefined) return [];
  const isShop = merchant !== undefined && SHOPS.has(merchant.kind);
  const sold = !NO_ONLINE_SHOPPING.some((left) => isCovered(tree, left, coded));
  return isOnline && isShop && sold && coded !== ONLINE_SHOPPING
    ? [coded, ONLINE_SHOPPING]
    : [coded];
}

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
const FUEL_SHOPS: ReadonlySet<string> = new Set(["superstores", "groceries", "wholesale_clubs"]);

/** True if a superstore, a supermarket or a warehouse club sells the fuel there. */
export const isShopsFuel = ({
  fuel_of: shop,
  category,
}: Pick<Merchant, "fuel_of" | "category">): boolean =>
  shop !== undefined || FUEL_SHOPS.has(category);

/** True if a rate's terms leave the place out. */
export const isLeftOut = (
  rate: Pick<EarnRate, "excluded_merchants" | "excludes_club_fuel">,
  at: Pick<Coding, "places" | "isShopsFuel">,
): boolean =>
  rate.excluded_merchants.some((key) => at.places.includes(key)) ||
  (at.isShopsFuel && rate.excludes_club_fuel === true);
