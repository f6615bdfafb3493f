import * as z from "zod";
import { isCovered } from "../../advice/categories.ts";
import type { PurchaseToRank } from "../../advice/best-card.ts";
import type { FactRow } from "../../contract/facts.ts";
import { ToolError } from "../../mcp/tool.ts";
import { CHANNELS } from "../../../data/vocab-terms.ts";
import { categoryParam, getCategory, getMerchant, merchantParam } from "../core/find.ts";
import { fromDollars } from "../core/money.ts";
import type { Scene } from "../core/scene.ts";

/** What a purchase is, as it is asked about. */
export const purchaseShape = {
  merchant: merchantParam.optional(),
  category: categoryParam
    .optional()
    .describe("A spend category, loosely named; with a merchant, how the purchase codes there."),
  amount: z.number().positive().max(10_000_000).describe("US dollars."),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .optional()
    .describe("Where it is charged, as two letters (ISO 3166) such as FR; US by default."),
  channel: z
    .enum(CHANNELS)
    .optional()
    .describe(
      "direct: with the airline, hotel or shop itself; portal: through a travel portal; online: at " +
        "the shop's website.",
    ),
  via: merchantParam
    .optional()
    .describe("The portal or wallet it is paid through: `Chase Travel`."),
  date: z.iso.date().optional().describe("The local day of the purchase; today by default."),
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
  readonly merchant?: FactRow<"merchants">;
  readonly category?: FactRow<"spendCategories">;
  readonly assumptions: readonly string[];
}

/** The purchase that is meant, and what was assumed of it. Throws without merchant and category. */
export function readPurchase(asked: PurchaseAsked, { facts, today }: Scene): ReadPurchase {
  if (asked.merchant === undefined && asked.category === undefined) {
    throw new ToolError("Give a merchant or a category, such as `whole foods` or `dining`.");
  }
  const merchant = asked.merchant === undefined ? undefined : getMerchant(facts, asked.merchant);
  const given = asked.category === undefined ? undefined : getCategory(facts, asked.category);
  const via = asked.via === undefined ? undefined : getMerchant(facts, asked.via);
  const country = readCountry(asked.country);
  const channel = asked.channel ?? (via?.kind === "travel_portal" ? "portal" : undefined);
  const usual = channel === undefined ? usualChannel(merchant, given, facts.tree) : undefined;
  const coded = given ?? (merchant && facts.categories.get(codedAs(merchant, channel)));
  const taken = channel ?? usual?.channel;
  return {
    purchase: {
      amountCents: fromDollars(asked.amount),
      abroad: country.isAbroad,
      day: asked.date ?? today,
      today,
      ...(merchant === undefined ? {} : { merchant }),
      ...(given === undefined ? {} : { category: given.key }),
      ...(taken === undefined ? {} : { channel: taken }),
      ...(via === undefined ? {} : { via: via.key }),
    },
    ...(merchant === undefined ? {} : { merchant }),
    ...(coded === undefined ? {} : { category: coded }),
    assumptions: [...(usual === undefined ? [] : [usual.assumption]), country.assumption],
  };
}

const codedAs = (
  { category, online_category: online }: FactRow<"merchants">,
  channel: string | undefined,
): string => (channel === "online" ? (online ?? category) : category);

interface Usual {
  readonly channel: (typeof CHANNELS)[number];
  readonly assumption: string;
}

/** How such a purchase is usually made, where the answer hangs on it. */
export function usualChannel(
  merchant: FactRow<"merchants"> | undefined,
  category: Pick<FactRow<"spendCategories">, "key"> | undefined,
  tree: Parameters<typeof isCovered>[0],
): Usual | undefined {
  if (merchant === undefined) {
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

const DIRECT: Usual = {
  channel: "direct",
  assumption: "Travel is booked directly with the airline, hotel or company, not through a portal.",
};

/** Their cards and networks are those of the US. */
const TERRITORIES = new Set(["US", "PR", "VI", "GU", "AS", "MP"]);
const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

function readCountry(asked = "US"): { readonly isAbroad: boolean; readonly assumption: string } {
  const code = asked.toUpperCase();
  const name = regions.of(code);
  if (name === undefined) {
    throw new ToolError(`No country has the letters "${code}". Give two of ISO 3166, such as FR.`);
  }
  const isAbroad = !TERRITORIES.has(code);
  return {
    isAbroad,
    assumption: isAbroad
      ? `Charged by a bank in ${name}, so foreign transaction fees count.`
      : "Charged in the US, so no foreign transaction fee.",
  };
}
