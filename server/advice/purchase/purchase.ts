import type { PlainRow } from "../plain-row.ts";
import { type CategoryTree, isCovered, ONLINE_SHOPPING } from "./categories.ts";
import { isShopsFuel, keysOf } from "./merchant-ties.ts";

export type EarnRate = PlainRow<"earnRates">;
export type EarnBoost = PlainRow<"earnBoosts">;
export type Merchant = PlainRow<"merchants">;
export type Card = PlainRow<"cards">;

export type Channel = EarnRate["channels"][number];
export type Requirement = EarnRate["requires"][number];
export type Network = NonNullable<Card["network"]>;

/** One purchase, or one kind of purchase when the amount is not known. */
export interface Purchase {
  /** US cents. */
  readonly amountCents?: number | undefined;
  /** As it codes; without it the merchant's own category counts. */
  readonly category?: string | undefined;
  readonly merchant?: Merchant | undefined;
  readonly channel?: Channel | undefined;
  /** The merchant key of the portal or wallet it is paid through. */
  readonly via?: string | undefined;
  /** Outside the US. */
  readonly abroad: boolean;
  /** The local day of the purchase, YYYY-MM-DD. */
  readonly day: string;
  /** The local day on which it is asked, for deadlines; the day of the purchase by default. */
  readonly today?: string | undefined;
}

/** How a purchase counts, worked out once for all rates. */
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
/** What the issuers' definitions of online shopping leave out, whoever sells it. */
const NO_ONLINE_SHOPPING = ["groceries", "dining", "gas", "meal_kits", "convenience_stores"];

const FUEL = "gas";

/** How a purchase counts: its categories, where, and through whom. */
export function toCoding(tree: CategoryTree, purchase: Purchase): Coding {
  const { merchant, channel } = purchase;
  const isPortal =
    channel === "portal" || (channel === undefined && merchant?.kind === "travel_portal");
  const via = purchase.via ?? (merchant?.kind === "travel_portal" ? merchant.key : undefined);
  const own = ownCategories(tree, purchase);
  // A portal is who bills: a hotel booked there codes as a travel agency with other cards.
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

/** Whether it is paid to who sells it; so where nobody in between is named. */
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

export type Acceptance = "yes" | "no" | "online_only" | "in_store_only" | "unknown";

/** Whether the merchant takes cards of a network, as far as a verified row says. */
export function acceptanceOf(
  network: Network | undefined,
  { merchant, channel }: Pick<Purchase, "merchant" | "channel">,
): Acceptance {
  if (merchant === undefined || channel === "portal") return "yes";
  const { networks_in_store: inStore, networks_online: online } = merchant;
  if (merchant.confidence === "unverified") {
    return inStore.length + online.length === 0 ? "yes" : "unknown";
  }
  if (inStore.length + online.length === 0) return "yes";
  if (network === undefined) return "unknown";
  const takes = (networks: readonly Network[]) =>
    networks.length === 0 || networks.includes(network);
  // Nobody fills up at a website.
  if (channel === "in_store" || merchant.kind === "fuel") return takes(inStore) ? "yes" : "no";
  if (channel === "online") return takes(online) ? "yes" : "no";
  if (takes(inStore) === takes(online)) return takes(inStore) ? "yes" : "no";
  return takes(online) ? "online_only" : "in_store_only";
}
