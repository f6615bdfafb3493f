import * as z from "zod";
import { ancestorsOf, isCovered, ONLINE_SHOPPING } from "../../advice/purchase/categories.ts";
import type { PurchaseToRank } from "../../advice/purchase/card-verdict.ts";
import type { FactRow } from "../../contract/facts.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { CHANNELS } from "../../../data/vocab-terms.ts";
import {
  categoryParam,
  cut,
  getCategory,
  getMerchant,
  isKnownMerchant,
  merchantParam,
} from "../../member/names.ts";
import { fromDollars } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import { readCountry } from "./country.ts";

/** What a purchase is, as it is asked about. */
export const purchaseShape = {
  merchant: merchantParam.optional(),
  category: categoryParam
    .optional()
    .describe("A spend category; with a merchant, how the purchase codes there."),
  amount: z.number().positive().max(10_000_000).describe("US dollars."),
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
  date: z.iso.date().optional().describe("Today by default."),
};

interface PurchaseAsked {
  readonly merchant?: string | undefined;
  readonly category?: string | undefined;
  readonly amount: number;
  readonly country?: string | undefined;
  readonly channel?: (typeof CHANNELS)[number] | undefined;
  readonly via?: string | undefined;
  readonly date?: string | undefined;
}

export interface ReadPurchase {
  readonly purchase: PurchaseToRank;
  readonly merchant?: FactRow<"merchants"> | undefined;
  readonly category?: FactRow<"spendCategories"> | undefined;
  readonly assumptions: readonly string[];
  /** What was given and is not as the catalog has it. */
  readonly warnings: readonly string[];
}

/** The purchase that is meant, and what was assumed of it. Throws without merchant and category. */
export function readPurchase(asked: PurchaseAsked, { facts, today }: Scene): ReadPurchase {
  if (asked.merchant === undefined && asked.category === undefined) {
    throw new ToolError("Give a merchant or a category, such as `whole foods` or `dining`.");
  }
  const given = asked.category === undefined ? undefined : getCategory(facts, asked.category);
  const named = readMerchant(asked.merchant, given, facts);
  const { merchant } = named;
  const via = asked.via === undefined ? undefined : getMerchant(facts, asked.via);
  const country = readCountry(asked.country);
  const channel = asked.channel ?? (via?.kind === "travel_portal" ? "portal" : undefined);
  const usual = usualOf(asked, merchant, given, facts.tree);
  const isAssumed = channel === undefined || (channel !== "portal" && usual === DIRECT);
  const coded = given ?? (merchant && facts.categories.get(codedAs(merchant, channel)));
  const taken = channel ?? usual?.channel;
  const isOwnPortal = taken === "portal" && via === undefined && merchant?.kind !== "travel_portal";
  return {
    purchase: {
      amountCents: fromDollars(asked.amount),
      abroad: country.isAbroad,
      day: asked.date ?? today,
      today,
      merchant,
      category: given?.key,
      channel: taken,
      via: via?.key,
    },
    merchant,
    category: coded,
    assumptions: [
      ...(usual !== undefined && isAssumed ? [usual.assumption] : []),
      ...(isOwnPortal ? [OWN_PORTALS] : []),
      country.assumption,
    ],
    warnings: [...named.warnings, ...warnOfOther(facts, merchant, given)],
  };
}

const OWN_PORTALS =
  "No portal was named, so each card is taken at its own, where one is known to pay more; name it " +
  "in via.";

interface ReadMerchant {
  readonly merchant?: FactRow<"merchants"> | undefined;
  readonly warnings: readonly string[];
}

/** The merchant that is meant. One that is not known may be left out where a category is given. */
function readMerchant(
  asked: string | undefined,
  given: FactRow<"spendCategories"> | undefined,
  facts: Scene["facts"],
): ReadMerchant {
  if (asked === undefined) return { warnings: [] };
  if (given === undefined || isKnownMerchant(facts, asked)) {
    return { merchant: getMerchant(facts, asked), warnings: [] };
  }
  const warning = `"${cut(asked)}" is not a merchant known here, so only its category, ${given.name}, counts.`;
  return { warnings: [warning] };
}

/** A category that is neither the merchant's own nor a part of it, nor the other way round. */
function warnOfOther(
  { tree, categories }: Scene["facts"],
  merchant: FactRow<"merchants"> | undefined,
  given: FactRow<"spendCategories"> | undefined,
): readonly string[] {
  if (merchant === undefined || given === undefined || SELLS_ANY.has(merchant.kind)) return [];
  const own = [merchant.category, merchant.online_category ?? merchant.category];
  const isOwn = own.some((key) =>
    [ancestorsOf(tree, key), ancestorsOf(tree, given.key)].some(
      (line) => line.includes(key) && line.includes(given.key),
    ),
  );
  if (isOwn) return [];
  const name = categories.get(merchant.category)?.name ?? merchant.category;
  return [
    `${merchant.name} codes as ${name} here; the category that was given, ${given.name}, is used instead.`,
  ];
}

/** Merchants whose category says nothing of what is bought or paid through them. */
const SELLS_ANY: ReadonlySet<string> = new Set(["travel_portal", "wallet"]);

const codedAs = (
  { category, online_category: online }: FactRow<"merchants">,
  channel: string | undefined,
): string => (channel === "online" ? (online ?? category) : category);

interface Usual {
  readonly channel: (typeof CHANNELS)[number];
  readonly assumption: string;
}

/** As it is usually made; a shop called by its website is one online. */
function usualOf(
  { merchant: asked = "" }: PurchaseAsked,
  merchant: FactRow<"merchants"> | undefined,
  given: FactRow<"spendCategories"> | undefined,
  tree: Parameters<typeof isCovered>[0],
): Usual | undefined {
  const isShop = merchant?.kind === "store" || merchant?.kind === "marketplace";
  if (!isShop || !WEBSITE.test(asked)) return usualChannel(merchant, given, tree);
  return {
    channel: "online",
    assumption: `${merchant.name} is named by its website, so it is paid online; for its stores ask with channel in_store.`,
  };
}

const WEBSITE = /\w\.(?:com|net|org)\b/i;

/** How such a purchase is usually made, where the answer hangs on it. */
export function usualChannel(
  merchant: FactRow<"merchants"> | undefined,
  category: Pick<FactRow<"spendCategories">, "key"> | undefined,
  tree: Parameters<typeof isCovered>[0],
): Usual | undefined {
  if (merchant === undefined) {
    if (category?.key === ONLINE_SHOPPING) return ONLINE;
    const isTravel = category !== undefined && isCovered(tree, "travel", category.key);
    return isTravel && category.key !== "travel_agencies" ? DIRECT : undefined;
  }
  const { networks_in_store: inStore, networks_online: online, online_category: other } = merchant;
  const isTold = other !== undefined || inStore.join() !== online.join();
  if (!isTold || merchant.kind !== "store") return undefined;
  return {
    channel: "in_store",
    assumption: `At ${merchant.name} it is paid in the store; for its website ask with channel online.`,
  };
}

const ONLINE: Usual = {
  channel: "online",
  assumption: "Online shopping is paid at a shop's website.",
};

const DIRECT: Usual = {
  channel: "direct",
  assumption: "Travel is booked directly with the airline, hotel or company, not through a portal.",
};
