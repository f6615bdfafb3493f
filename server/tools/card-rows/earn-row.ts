import * as z from "zod";
import { CAP_PERIODS, EARN_UNITS, RATE_SELECTIONS, REGIONS } from "../../../data/vocab-terms.ts";
import { BASE_CATEGORY } from "../../advice/purchase/categories.ts";
import { scaleRate } from "../../advice/purchase/rates.ts";
import { activationKey, capKey, optionOf } from "../../advice/purchase/rate-status.ts";
import type { PlainRow } from "../../advice/plain-row.ts";
import type { FactIndex } from "../../member/facts.ts";
import { formatUsd } from "../../advice/money.ts";
import { categoryName, tellCap, tellRate } from "./rate-words.ts";
import {
  factShape,
  isUpcoming,
  joinParts,
  listed,
  merchantNames,
  pickRow,
  told,
  toWords,
} from "./row-words.ts";

type Rate = PlainRow<"earnRates">;

export const earnRow = z.object({
  category: z.string().describe(`Key of the spend category; ${BASE_CATEGORY} is the base rate.`),
  category_name: z.string(),
  rate: z.number(),
  unit: z.enum(EARN_UNITS).describe("Points of the card's currency per dollar, or percent back."),
  merchants: z.array(z.string()).optional().describe("Only there, whatever the category."),
  channels: z.array(z.string()).optional().describe("Only when bought this way."),
  via: z.array(z.string()).optional().describe("The portals it must be bought through."),
  region: z.enum(REGIONS).optional(),
  excluded_categories: z.array(z.string()).optional(),
  excluded_merchants: z.array(z.string()).optional(),
  covers: z.literal("some").optional().describe("Only some such purchases; the note says which."),
  excludes_club_fuel: z.literal(true).optional().describe("No fuel from superstores or clubs."),
  min_purchase_usd: z.number().optional(),
  max_purchase_usd: z.number().optional(),
  cap_usd: z.number().optional().describe("Of purchases in a cap_period."),
  cap_period: z.enum(CAP_PERIODS).optional(),
  after_cap_rate: z.number().optional().describe("Absent: the base rate."),
  cap_key: z
    .string()
    .optional()
    .describe("What update_wallet_card calls this cap. Rates with the same key share it."),
  selection: z.enum(RATE_SELECTIONS).describe("How it applies."),
  choice_group: z.string().optional().describe("Key of chosen_categories in the wallet."),
  choice_option: z.string().optional().describe("What to choose for this rate."),
  choice_count: z.int().optional().describe("How many of the group apply at once."),
  activation_key: z.string().optional().describe("What activations in the wallet call it."),
  activate_by: z.iso.date().optional(),
  requires: z.array(z.string()).optional(),
  ...factShape,
});

export function toEarnRow(facts: FactIndex, rate: Rate, today: string): z.infer<typeof earnRow> {
  const isChoice = rate.selection === "choice" || rate.selection === "top_spend";
  const names = (keys: readonly string[]) => keys.map((key) => categoryName(facts, key));
  return pickRow(earnRow, {
    ...rate,
    category_name: categoryName(facts, rate.category),
    merchants: listed(merchantNames(facts, rate.merchants)),
    channels: listed(rate.channels),
    via: listed(merchantNames(facts, rate.via)),
    region: rate.region === "anywhere" ? undefined : rate.region,
    excluded_categories: listed(names(rate.excluded_categories)),
    excluded_merchants: listed(merchantNames(facts, rate.excluded_merchants)),
    covers: rate.covers === "some" ? "some" : undefined,
    excludes_club_fuel: rate.excludes_club_fuel === true || undefined,
    cap_key: rate.cap_usd === undefined ? undefined : capKey(rate),
    choice_group: isChoice ? rate.select_group : undefined,
    choice_option: isChoice ? optionOf(rate) : undefined,
    choice_count: isChoice ? (rate.select_count ?? 1) : undefined,
    activation_key: rate.selection === "activation" ? activationKey(rate) : undefined,
    requires: listed(rate.requires),
    upcoming: isUpcoming(rate, today) || undefined,
    note: told(rate.note),
    text: toRateText(facts, rate, today),
  });
}

/** `4 points per dollar on Groceries; up to $25,000 a calendar year, then the base rate`. */
export function toRateText(facts: FactIndex, rate: Rate, today: string): string {
  const places = merchantNames(facts, rate.merchants);
  const on =
    places.length > 0 ? `at ${places.join(", ")}` : `on ${categoryName(facts, rate.category)}`;
  return joinParts(
    `${tellRate(scaleRate(rate.rate), rate.unit)} ${on}${REGION_WORDS[rate.region]}`,
    toChannelWords(facts, rate),
    rate.min_purchase_usd !== undefined && `from ${formatUsd(rate.min_purchase_usd)} a purchase`,
    rate.max_purchase_usd !== undefined && `up to ${formatUsd(rate.max_purchase_usd)} a purchase`,
    toCapWords(rate),
    rate.excluded_categories.length > 0 &&
      `except ${rate.excluded_categories.map((key) => categoryName(facts, key)).join(", ")}`,
    rate.excluded_merchants.length > 0 &&
      `not at ${merchantNames(facts, rate.excluded_merchants).join(", ")}`,
    toSelectionWords(rate),
    rate.requires.length > 0 && `requires: ${rate.requires.map(toWords).join(", ")}`,
    isUpcoming(rate, today) && `from ${rate.starts}`,
    rate.ends !== undefined && `until ${rate.ends}`,
    rate.confidence === "unverified" && "not verified",
  );
}

const REGION_WORDS = { anywhere: "", us: " in the US", outside_us: " outside the US" } as const;

function toChannelWords(facts: FactIndex, { channels, via }: Rate): string {
  const through = via.length === 0 ? "" : ` ${merchantNames(facts, via).join(" or ")}`;
  if (channels.length === 0) return through === "" ? "" : `paid through${through}`;
  const ways = channels.map((channel) =>
    channel === "portal" ? `through${through || " the portal"}` : CHANNEL_WORDS[channel],
  );
  return ways.join(" or ");
}

const CHANNEL_WORDS = {
  direct: "bought from the merchant itself",
  in_store: "in store",
  online: "online",
  mobile_wallet: "with a mobile wallet",
  recurring: "as a recurring payment",
} as const;

function toCapWords(rate: Rate): string {
  const { after_cap_rate: after, unit } = rate;
  if (rate.cap_usd === undefined) return "";
  const amount = unit === "percent" ? `${after}%` : `${after} per dollar`;
  return `up to ${tellCap(rate)}, then ${after === undefined ? "the base rate" : amount}`;
}

function toSelectionWords({ selection, select_count: many = 1, activate_by: by }: Rate): string {
  if (selection === "always") return "";
  if (selection === "activation") {
    return by === undefined ? "must be activated" : `must be activated by ${by}`;
  }
  return selection === "choice"
    ? `when chosen (${many} of the group)`
    : `when among the ${many} with the most spend`;
}

/** Highest rate first, base rate last, and current rates before upcoming ones. */
export function sortRates<Row extends Rate>(rates: readonly Row[], today: string): readonly Row[] {
  const place = (rate: Rate) =>
    (isUpcoming(rate, today) ? 2 : 0) + (rate.category === BASE_CATEGORY ? 1 : 0);
  return rates.toSorted((a, b) => place(a) - place(b) || b.rate - a.rate);
}
