import * as z from "zod";
import type { BetterIf } from "../../advice/purchase/best-card.ts";
import { capPace, capPeriod } from "../../advice/purchase/cap-pace.ts";
import type { RankedCard } from "../../advice/purchase/card-verdict.ts";
import type { Day } from "../../advice/days.ts";
import { RATE_SCALE } from "../../advice/purchase/rates.ts";
import { CAP_PERIODS, EARN_UNITS } from "../../../data/vocab-terms.ts";
import type { FactIndex } from "../../member/facts.ts";
import { type HeldCard, heldCardRef, toHeldRef } from "../../member/held-cards.ts";
import { toDollars } from "../../member/money.ts";
import { valueBasis } from "../../member/point-values.ts";
import type { PlaceCredit } from "./purchase-credits.ts";
import { tellCap, tellConditions, tellPlace, tellRate } from "../card-rows/rate-words.ts";

export const spendingCard = heldCardRef.extend({
  authorized_user: z.boolean().optional().describe("True when it is somebody else's account."),
});

export const toSpendingCard = (held: HeldCard): z.infer<typeof spendingCard> => ({
  ...toHeldRef(held),
  authorized_user: held.entry.authorized_user ? true : undefined,
});

export const AUTHORIZED_USER = "an authorised user's card: its points go to the account's holder";

/** When a cap is full at the dollars a month that were given. */
const paceRow = z.object({
  month_usd: z.number(),
  from: z.iso.date().describe("The months are counted from here: its period's start, or today."),
  months: z.number().describe("Until it is full."),
  full_in: z.string().optional().describe("YYYY-MM; absent where its period ends before."),
  period_usd: z.number().optional().describe("What a whole period comes to."),
  over_usd: z.number().optional().describe("Of that beyond the cap."),
});

export const capRow = z.object({
  limit_usd: z.number(),
  period: z.enum(CAP_PERIODS),
  left_usd: z
    .number()
    .describe("Before this purchase; the whole cap where its use is not recorded."),
  left_known: z.boolean(),
  ends_on: z.iso
    .date()
    .optional()
    .describe("The last day of its period, or the first that may be; absent where not known."),
  pace: paceRow.optional().describe("Where month_usd is given."),
});

export const rankedRow = z.object({
  card: spendingCard,
  rate: z.number().describe("Of the first dollar: points per dollar or per cent back."),
  unit: z.enum(EARN_UNITS),
  rate_on: z.string().describe("What the rate is on."),
  points: z.int().optional().describe("Absent where the card pays per cent."),
  program: z.string().optional(),
  value_usd: z.number().describe("What the rewards are worth at cpp."),
  cpp: z.number().describe("Cents per point."),
  cpp_basis: valueBasis.or(z.literal("face")).describe("face: it pays cash."),
  cap: capRow.optional(),
  foreign_fee_usd: z.number(),
  foreign_fee_percent: z
    .number()
    .describe("What the card charges abroad, wherever this is bought."),
  credit_usd: z.number(),
  bonus_usd: z.number().describe("The share of a bonus in progress."),
  total_usd: z.number().describe("Rewards, credits and bonus less the fee."),
  why: z.array(z.string()),
  conditions: z.array(z.string()).describe("What is assumed of this card or must hold."),
});

export const conditionalRow = z.object({
  card: spendingCard,
  if: z.array(z.string()).describe("All of these must be so."),
  rate: z.number(),
  unit: z.enum(EARN_UNITS),
  total_usd: z.number(),
  more_usd: z.number().optional().describe("More than the best card; absent when there is none."),
});

export type RankedRow = z.infer<typeof rankedRow>;

const BASES = { member: "own", quoted: "own", service: "service_estimate", face: "face" } as const;

interface Shown {
  readonly facts: FactIndex;
  readonly today: Day;
  /** Dollars a month that go to the purchase's place. */
  readonly monthUsd: number | undefined;
  readonly held: HeldCard;
  readonly credits: readonly PlaceCredit[];
  readonly conditions: readonly string[];
}

/** The first part of a purchase: parts are from the best rate down. */
export const firstPart = ({ earning }: RankedCard) => {
  const [part] = earning.parts;
  return part === undefined ? earning.best : part;
};

export function toRankedRow(ranked: RankedCard, shown: Shown): RankedRow {
  const { facts, held, conditions } = shown;
  const first = firstPart(ranked);
  const unit = first?.rate.unit ?? "percent";
  const program = held.card.rewards_currency;
  const cap = withPace(toCap(ranked, held.entry, shown.today), shown);
  return {
    card: toSpendingCard(held),
    rate: (first?.scaledRate ?? 0) / RATE_SCALE,
    unit,
    rate_on: first === undefined ? "every purchase" : tellPlace(facts, first.rate),
    points: unit === "points_per_dollar" ? ranked.earning.points : undefined,
    program,
    value_usd: toDollars(ranked.rewardCents),
    cpp: ranked.value.centsPerPoint,
    cpp_basis: BASES[ranked.value.basis],
    cap,
    foreign_fee_usd: toDollars(ranked.foreignFeeCents),
    foreign_fee_percent: held.card.foreign_transaction_fee,
    credit_usd: toDollars(ranked.creditCents),
    bonus_usd: toDollars(ranked.bonusCents),
    total_usd: toDollars(ranked.totalCents),
    why: whyOf(ranked, shown),
    conditions: [...conditions],
  };
}

/** The cap of the rate that the purchase starts with, or has used up. */
export function toCap(
  { earning }: RankedCard,
  { opened_on: openedOn }: HeldCard["entry"],
  day: Day,
): z.infer<typeof capRow> | undefined {
  const { best } = earning;
  if (best?.rate.cap_usd === undefined || best.rate.cap_period === undefined) return undefined;
  return {
    limit_usd: best.rate.cap_usd,
    period: best.rate.cap_period,
    left_usd: best.cap === undefined ? 0 : toDollars(best.cap.leftCents),
    left_known: best.cap?.isKnown ?? true,
    ends_on: capPeriod(best.rate.cap_period, openedOn, day)?.end.first,
  };
}

function withPace(cap: z.infer<typeof capRow> | undefined, { today, monthUsd, held }: Shown) {
  if (cap === undefined || monthUsd === undefined) return cap;
  const { limit_usd: limitUsd, period, left_usd: left, left_known: isKnown } = cap;
  const { opened_on: openedOn } = held.entry;
  const leftUsd = isKnown ? left : undefined;
  const pace = capPace({ limitUsd, period, leftUsd, openedOn }, monthUsd, today);
  const { from, months, fullIn, periodUsd, overUsd } = pace;
  return {
    ...cap,
    pace: {
      month_usd: monthUsd,
      from,
      months,
      full_in: fullIn,
      period_usd: periodUsd,
      over_usd: overUsd,
    },
  };
}

function whyOf(ranked: RankedCard, { facts, credits }: Shown): string[] {
  const { earning, foreignFeeCents, creditCents, bonusCents, bonusCentsPerDollar = 0 } = ranked;
  const names = credits
    .filter(({ unless }) => unless === undefined)
    .map(({ row }) => row.credit_name);
  return [
    ...earning.parts.map(({ rate, cents, scaledRate, isAfterCap, boostPercent }) => {
      const cap = isAfterCap ? `, its cap of ${tellCap(rate)} being used up` : "";
      const boost = boostPercent > 0 ? `, ${boostPercent}% more by the bank's level` : "";
      return `${tellRate(scaledRate, rate.unit)} on ${usd(cents)} (${tellPlace(facts, rate)}${cap}${boost})`;
    }),
    ...(foreignFeeCents > 0 ? [`foreign transaction fee of ${usd(foreignFeeCents)}`] : []),
    ...(creditCents > 0 ? [`${usd(creditCents)} back by its credit: ${names.join(", ")}`] : []),
    ...(bonusCents > 0
      ? [`each dollar earns ${usd(bonusCentsPerDollar)} of a bonus in progress`]
      : []),
  ];
}

const usd = (cents: number): string => `$${toDollars(cents).toFixed(2)}`;

/** A card that would do better, with what would have to be so. */
export function toConditionalRow(
  { conditional, ranked }: BetterIf,
  { facts, held }: Pick<Shown, "facts" | "held">,
  bestCents: number | undefined,
): z.infer<typeof conditionalRow> {
  const { rate, scaledRate, conditions } = conditional;
  return {
    card: toSpendingCard(held),
    if: [...tellConditions(facts, rate, conditions)],
    rate: scaledRate / RATE_SCALE,
    unit: rate.unit,
    total_usd: toDollars(ranked.totalCents),
    more_usd: bestCents === undefined ? undefined : toDollars(ranked.totalCents - bestCents),
  };
}
