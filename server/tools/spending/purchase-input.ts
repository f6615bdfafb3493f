import * as z from "zod";
import { amountParam } from "../../member/amounts.ts";
import { dayParam } from "../../member/day.ts";
import {
  ancestorsOf,
  type CategoryTree,
  isCovered,
  ONLINE_SHOPPING,
} from "../../advice/purchase/categories.ts";
import type { PurchaseToRank } from "../../advice/purchase/card-verdict.ts";
import { cut } from "../../catalog/match-names.ts";
import type { FactRow } from "../../contract/facts.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { CHANNELS } from "../../../data/vocab-terms.ts";
import {
  categoryParam,
  getCategory,
  getMerchant,
  isKnownMerchant,
  merchantParam,
} from "../../member/names.ts";
import { toCents } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { compact } from "../frame/texts.ts";
import { readCountry } from "./country.ts";

export const purchaseShape = {
  merchant: merchantParam.optional(),
  category: categoryParam
    .optional()
    .describe("A spend category; with a merchant, how the purchase codes there."),
  amount: amountParam.describe("US dollars."),
  country: z
    .string()
    .min(2)
    .max(60)
    .optional()
    .describe("Where it is charged: a name, or two letters such as FR; US by default."),
  channel: z
    .enum(CHANNELS)
    .optional()
    .describe(
      "direct: with the airline, hotel or shop itself; portal: a travel portal; online: the " +
        "shop's website.",
    ),
  via: merchantParam.optional().describe("The portal or wallet it is paid through, by any name."),
  date: dayParam.optional().describe("Today by default."),
};

const purchaseInput = z.object(purchaseShape);
type PurchaseInput = z.infer<typeof purchaseInput>;

type Merchant = FactRow<"merchants">;
type Category = FactRow<"spendCategories">;

export interface ReadPurchase {
  readonly purchase: PurchaseToRank;
  readonly merchant: Merchant | undefined;
  readonly category: Category | undefined;
  readonly assumptions: readonly string[];
  /** Where the input disagrees with the catalog. */
  readonly warnings: readonly string[];
}

/** Throws if neither a merchant nor a category is given. */
export function readPurchase(input: PurchaseInput, { facts, today }: Scene): ReadPurchase {
  if (input.merchant === undefined && input.category === undefined) {
    throw new ToolError("Give a merchant or a category, such as `whole foods` or `dining`.");
  }
  const given = input.category === undefined ? undefined : getCategory(facts, input.category);
  const { merchant, warnings } = readMerchant(input.merchant, given, facts);
  const via = input.via === undefined ? undefined : getMerchant(facts, input.via);
  const country = readCountry(input.country);
  const namedChannel = input.channel ?? (via?.kind === "travel_portal" ? "portal" : undefined);
  const usual = namedByWebsite(input, merchant) ?? usualChannel(merchant, given?.key, facts.tree);
  const isAssumed = namedChannel === undefined || (namedChannel !== "portal" && usual === DIRECT);
  const channel = namedChannel ?? usual?.channel;
  const isOwnPortal =
    channel === "portal" && via === undefined && merchant?.kind !== "travel_portal";
  return {
    purchase: {
      amountCents: toCents(input.amount),
      abroad: country.isAbroad,
      day: input.date ?? today,
      today,
      merchant,
      category: given?.key,
      channel,
      via: via?.key,
    },
    merchant,
    category: given ?? (merchant && facts.categories.get(codedAs(merchant, namedChannel))),
    assumptions: compact([
      isAssumed && usual !== undefined && usual.assumption,
      isOwnPortal &&
        "No portal was named, so each card uses its own, where one is known to pay more; name it " +
          "in via.",
      country.assumption,
    ]),
    warnings: [...warnings, ...warnOfOtherCategory(facts, merchant, given)],
  };
}

/** An unknown merchant is dropped with a warning if a category is given. */
function readMerchant(
  name: string | undefined,
  given: Category | undefined,
  facts: Scene["facts"],
): { readonly merchant?: Merchant; readonly warnings: readonly string[] } {
  if (name === undefined) return { warnings: [] };
  if (given === undefined || isKnownMerchant(facts, name)) {
    return { merchant: getMerchant(facts, name), warnings: [] };
  }
  const warning = `"${cut(name)}" is not a merchant known here, so only its category, ${given.name}, counts.`;
  return { warnings: [warning] };
}

/** Warns if the given category is unrelated to the merchant's own. */
function warnOfOtherCategory(
  { tree, categories }: Scene["facts"],
  merchant: Merchant | undefined,
  given: Category | undefined,
): readonly string[] {
  if (merchant === undefined || given === undefined || SELLS_ANY.has(merchant.kind)) return [];
  const own = [merchant.category, merchant.online_category ?? merchant.category];
  const isOwn = own.some(
    (key) =>
      ancestorsOf(tree, key).includes(given.key) || ancestorsOf(tree, given.key).includes(key),
  );
  if (isOwn) return [];
  const name = categories.get(merchant.category)?.name ?? merchant.category;
  return [
    `${merchant.name} codes as ${name} here; the category that was given, ${given.name}, is used instead.`,
  ];
}

/** Merchants that sell for others, so their category says nothing of the purchase. */
const SELLS_ANY: ReadonlySet<string> = new Set(["travel_portal", "wallet"]);

const codedAs = ({ category, online_category: online }: Merchant, channel: string | undefined) =>
  channel === "online" ? (online ?? category) : category;

/** The channel that is assumed unless the member names one. */
interface UsualChannel {
  readonly channel: (typeof CHANNELS)[number];
  readonly assumption: string;
}

const WEBSITE = /\w\.(?:com|net|org)\b/i;

function namedByWebsite(
  { merchant: name = "" }: PurchaseInput,
  merchant: Merchant | undefined,
): UsualChannel | undefined {
  const isShop = merchant?.kind === "store" || merchant?.kind === "marketplace";
  if (!isShop || !WEBSITE.test(name)) return undefined;
  return {
    channel: "online",
    assumption: `${merchant.name} is named by its website, so it is paid online; for its stores ask with channel in_store.`,
  };
}

/** Undefined if the answer does not depend on it. */
export function usualChannel(
  merchant: Merchant | undefined,
  category: string | undefined,
  tree: CategoryTree,
): UsualChannel | undefined {
  if (merchant === undefined) {
    if (category === ONLINE_SHOPPING) return ONLINE;
    const isTravel = category !== undefined && isCovered(tree, "travel", category);
    return isTravel && category !== "travel_agencies" ? DIRECT : undefined;
  }
  const { networks_in_store: inStore, networks_online: online, online_category: other } = merchant;
  const differsOnline = other !== undefined || inStore.join() !== online.join();
  if (!differsOnline || merchant.kind !== "store") return undefined;
  return {
    channel: "in_store",
    assumption: `At ${merchant.name} it is paid in the store; for its website ask with channel online.`,
  };
}

const ONLINE: UsualChannel = {
  channel: "online",
  assumption: "Online shopping is paid on a shop's website.",
};

const DIRECT: UsualChannel = {
  channel: "direct",
  assumption: "Travel is booked directly with the airline, hotel or company, not through a portal.",
};
