import { CAP_PERIOD_WORDS } from "../../advice/purchase/cap-pace.ts";
import { BASE_CATEGORY } from "../../advice/purchase/categories.ts";
import type { EarnRate } from "../../advice/purchase/purchase.ts";
import { RATE_SCALE } from "../../advice/purchase/rates.ts";
import type { Condition } from "../../advice/purchase/rate-status.ts";
import type { FactIndex } from "../../member/facts.ts";
import { formatUsd, toDollars } from "../../advice/money.ts";

/** A rate in words: `4 points per dollar`, `6% back`. */
export const tellRate = (scaledRate: number, unit: EarnRate["unit"]): string => {
  const rate = scaledRate / RATE_SCALE;
  if (unit === "percent") return `${rate}% back`;
  return `${rate} ${rate === 1 ? "point" : "points"} per dollar`;
};

export const categoryName = ({ categories }: FactIndex, key: string): string =>
  categories.get(key)?.name ?? key;

/** The scope of a rate: the merchants it names, or its category. */
export function tellPlace(facts: FactIndex, rate: EarnRate): string {
  const { category, merchants, leaves_out: leftOut } = rate;
  if (merchants.length > 0) return listOf(merchants.map((key) => merchantName(facts, key)));
  if (category === BASE_CATEGORY) return "every purchase";
  const name = categoryName(facts, category);
  return leftOut === "" ? name : `${name}, but ${leftOut}`;
}

/** `$6,000 a calendar year` */
export const tellCap = ({
  cap_usd: usd = 0,
  cap_period: period,
}: Pick<EarnRate, "cap_usd" | "cap_period">): string =>
  `${formatUsd(usd)}${period === undefined ? "" : ` ${CAP_PERIOD_WORDS[period]}`}`;

/** The conditions of a rate, each as a clause after "if". */
export const tellConditions = (
  facts: FactIndex,
  rate: EarnRate,
  conditions: readonly Condition[],
): string[] => conditions.map((condition) => tellCondition(facts, rate, condition));

function tellCondition(facts: FactIndex, rate: EarnRate, condition: Condition): string {
  const { kind } = condition;
  if (kind === "activation") {
    const by = condition.by === undefined ? "" : ` by ${condition.by}`;
    return `the rate is activated${by} (${rate.starts ?? "open"} to ${rate.ends ?? "open"})`;
  }
  if (kind === "channel") return tellChannel(facts, condition);
  if (kind === "merchant") {
    return `it is bought at ${listOf(condition.merchants.map((key) => merchantName(facts, key)))}`;
  }
  if (kind === "merchant_code") {
    return `the merchant codes as ${categoryName(facts, condition.category)}, which is not verified`;
  }
  if (kind === "min_purchase") {
    return `the purchase is at least ${formatUsd(toDollars(condition.cents))}`;
  }
  if (kind === "requirement") {
    return REQUIREMENTS[condition.requirement] ?? condition.requirement.replaceAll("_", " ");
  }
  return tellSelection(facts, rate, condition);
}

type Selection = Extract<Condition, { kind: "choice" | "top_spend" }>;

function tellSelection(facts: FactIndex, rate: EarnRate, { kind, option, count }: Selection) {
  if (kind === "top_spend") {
    const most = "is the category with the most spend on the card in the billing cycle";
    return `${categoryName(facts, rate.category)} ${most}`;
  }
  // An option that covers several categories has its own name, which may not be in the catalog.
  const named = facts.categories.get(option)?.name ?? `the ${option} option`;
  return `${named} is ${count === 1 ? "the category" : `one of the ${count}`} chosen on the card`;
}

const REQUIREMENTS: Readonly<Partial<Record<EarnRate["requires"][number], string>>> = {
  paid_membership: "the member pays for the merchant's membership",
  bank_relationship: "the member has the bank's relationship level",
  first_year: "the account is in its first year (its opening date is not recorded)",
  weekend_nights: "it is paid on the weekend nights in the card's terms",
  rent_payment: "it is paid through the card's own rent service, by its terms",
  annual_spend: "the yearly spend of the card's terms is reached",
  selected_account: "the account is one the bank has chosen for this rate",
};

type ChannelCondition = Extract<Condition, { kind: "channel" }>;

function tellChannel(facts: FactIndex, { channels, via }: ChannelCondition): string {
  const through = via.length === 0 ? "" : listOf(via.map((key) => merchantName(facts, key)));
  if (channels.length === 0) return `it is paid through ${through}`;
  const ways = channels.map((channel) =>
    channel === "portal" && through !== "" ? `booked through ${through}` : CHANNEL_WORDS[channel],
  );
  return `it is ${ways.join(" or ")}`;
}

const CHANNEL_WORDS: Readonly<Record<EarnRate["channels"][number], string>> = {
  direct: "bought directly from the airline, hotel or shop",
  portal: "booked through the issuer's portal",
  in_store: "paid in the store",
  online: "bought online",
  mobile_wallet: "paid with a mobile wallet",
  recurring: "a recurring payment",
};

export const merchantName = ({ merchants }: FactIndex, key: string): string =>
  merchants.get(key)?.name ?? key;

const listOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
