import * as z from "zod";
import { capPace, capPeriod } from "../../advice/purchase/cap-pace.ts";
import type { RankedCard } from "../../advice/purchase/card-verdict.ts";
import type { Day } from "../../advice/days.ts";
import type { EarnRate } from "../../advice/purchase/purchase.ts";
import { RATE_SCALE } from "../../advice/purchase/rates.ts";
import { CAP_PERIODS, EARN_UNITS } from "../../../data/vocab-terms.ts";
import type { FactIndex } from "../../member/facts.ts";
import { carriesBalance } from "../../member/carried.ts";
import { type HeldCard, heldCardRef, toHeldRef } from "../../member/held-cards.ts";
import { toDollars, formatUsd } from "../../advice/money.ts";
import { valueBasis } from "../../member/point-values.ts";
import type { Scene } from "../../member/scene.ts";
import {
  tellCap,
  tellPlace,
  tellRate,
  categoryName,
  merchantName,
} from "../card-rows/rate-words.ts";
import { compact } from "../frame/texts.ts";
import { type PlaceCredit, type PurchaseAtCard, tellCredit } from "./purchase-ranking.ts";
import { bonusSpent } from "../../member/logged.ts";
import { runningBonus } from "./candidates.ts";

export const spendingCard = heldCardRef.extend({
  authorized_user: z.boolean().optional().describe("True when it is somebody else's account."),
});

export const toSpendingCard = (held: HeldCard): z.infer<typeof spendingCard> => ({
  ...toHeldRef(held),
  authorized_user: held.entry.authorized_user ? true : undefined,
});

/** When a cap fills up at the given monthly spend. */
const paceRow = z.object({
  month_usd: z.number(),
  from: z.iso.date().describe("Months count from here: its period's start, or today."),
  months: z.number().describe("Until it is full."),
  full_in: z.string().optional().describe("YYYY-MM; absent if its period ends first."),
  period_usd: z.number().optional().describe("Spend in a whole period."),
  over_usd: z.number().optional().describe("Of that, beyond the cap."),
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
    .describe("The last day of its period, or the earliest it may be; absent when unknown."),
  pace: paceRow.optional().describe("Where month_usd is given."),
});

export const rankedRow = z.object({
  card: spendingCard,
  rate: z.number().describe("For the first dollar: points per dollar or percent back."),
  unit: z.enum(EARN_UNITS),
  rate_on: z.string().describe("What the rate is for."),
  points: z.int().optional().describe("Absent if the card pays a percent."),
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
  carries_balance: z.literal(true).optional(),
  why: z.array(z.string()),
  conditions: z.array(z.string()).describe("What is assumed or required for this card."),
});

export type RankedRow = z.infer<typeof rankedRow>;
type CapRow = z.infer<typeof capRow>;

/** The rate of the first dollar: parts of a purchase are ordered from the best rate down. */
export const firstRate = ({ earning }: RankedCard) => earning.parts[0] ?? earning.best;

export function toPurchaseFigures(facts: FactIndex, ranked: RankedCard) {
  const { rate, scaledRate } = firstRate(ranked);
  const { earning, value } = ranked;
  return {
    rate: scaledRate / RATE_SCALE,
    unit: rate.unit,
    rate_on: tellPlace(facts, rate),
    points: rate.unit === "points_per_dollar" ? earning.points : undefined,
    cpp: value.centsPerPoint,
    cpp_basis: value.basis,
    value_usd: toDollars(ranked.rewardCents),
    foreign_fee_usd: toDollars(ranked.foreignFeeCents),
    total_usd: toDollars(ranked.totalCents),
  };
}

/** `monthUsd`: dollars a month that go to the purchase's place. */
export function toRankedRow(
  scene: Scene,
  ranked: RankedCard,
  atCard: PurchaseAtCard,
  monthUsd: number | undefined,
): RankedRow {
  const { facts, today } = scene;
  const { held, credits } = atCard;
  const cap = toCap(ranked, held.entry, today);
  return {
    card: toSpendingCard(held),
    ...toPurchaseFigures(facts, ranked),
    program: held.card.rewards_currency,
    cap: monthUsd === undefined ? cap : cap && withPace(cap, held, monthUsd, today),
    foreign_fee_percent: held.card.foreign_transaction_fee,
    credit_usd: toDollars(ranked.creditCents),
    bonus_usd: toDollars(ranked.bonusCents),
    carries_balance: carriesBalance(held) || undefined,
    why: whyOf(facts, ranked, credits),
    conditions: conditionsOf(scene, ranked, atCard),
  };
}

/** The cap of the rate that the purchase starts with, or has used up. */
export const toCap = ({ earning: { best } }: RankedCard, entry: HeldCard["entry"], day: Day) =>
  toCapRow(best.rate, best.cap ?? { leftCents: 0, isKnown: true }, entry, day);

export function toCapRow(
  { cap_usd: limitUsd, cap_period: period }: EarnRate,
  { leftCents, isKnown }: { readonly leftCents: number; readonly isKnown: boolean },
  { opened_on: openedOn }: HeldCard["entry"],
  day: Day,
): CapRow | undefined {
  if (limitUsd === undefined || period === undefined) return undefined;
  return {
    limit_usd: limitUsd,
    period,
    left_usd: toDollars(leftCents),
    left_known: isKnown,
    ends_on: capPeriod(period, openedOn, day)?.end.first,
  };
}

function withPace(cap: CapRow, { entry }: HeldCard, monthUsd: number, today: Day): CapRow {
  const { limit_usd: limitUsd, period } = cap;
  const leftUsd = cap.left_known ? cap.left_usd : undefined;
  const pace = capPace({ limitUsd, period, leftUsd, openedOn: entry.opened_on }, monthUsd, today);
  return { ...cap, pace: { month_usd: monthUsd, ...pace } };
}

function whyOf(facts: FactIndex, ranked: RankedCard, credits: readonly PlaceCredit[]): string[] {
  const { earning, foreignFeeCents, creditCents, bonusCents, bonusCentsPerDollar = 0 } = ranked;
  const names = credits
    .filter(({ unless }) => unless === undefined)
    .map(({ row }) => row.credit_name);
  return compact([
    ...earning.parts.map(({ rate, cents, scaledRate, isAfterCap, boostPercent }) => {
      const cap = isAfterCap ? `, its cap of ${tellCap(rate)} used up` : "";
      const boost = boostPercent > 0 ? `, ${boostPercent}% more for the bank level` : "";
      return `${tellRate(scaledRate, rate.unit)} on ${usd(cents)} (${tellPlace(facts, rate)}${cap}${boost})`;
    }),
    foreignFeeCents > 0 && `foreign transaction fee of ${usd(foreignFeeCents)}`,
    creditCents > 0 && `${usd(creditCents)} back from its credit: ${names.join(", ")}`,
    bonusCents > 0 && `each dollar earns ${usd(bonusCentsPerDollar)} of a bonus in progress`,
  ]);
}

const usd = (cents: number): string => `$${toDollars(cents).toFixed(2)}`;

const CARRIES =
  "it carries a balance, so a purchase on it usually bears interest from the first day";

export const AUTHORIZED_USER = "an authorised user's card: its points go to the account's holder";

function conditionsOf(
  scene: Scene,
  ranked: RankedCard,
  { held, credits, portal }: PurchaseAtCard,
): string[] {
  const { best, warnings } = ranked.earning;
  return compact([
    portal !== undefined && `booked through ${merchantName(scene.facts, portal)}`,
    best.rate.covers === "some" && `only some of these purchases earn this rate: ${best.rate.note}`,
    ...warnings.map((warning) => tellWarning(scene.facts, ranked, warning)),
    ranked.acceptance === "unknown" && "it is not verified that the merchant takes this network",
    ...credits.map((credit) =>
      credit.unless === undefined
        ? `${tellCredit(credit)} pays for it${credit.row.note === "" ? "" : `: ${credit.row.note}`}`
        : `${tellCredit(credit)} is not counted: ${credit.unless}`,
    ),
    held.entry.authorized_user && AUTHORIZED_USER,
    carriesBalance(held) && CARRIES,
    bonusCondition(scene, held, ranked),
  ]);
}

function tellWarning(
  facts: FactIndex,
  { earning: { best } }: RankedCard,
  warning: RankedCard["earning"]["warnings"][number],
): string {
  if (warning.kind === "cap_use_unknown") {
    const limit = best.rate.cap_usd === undefined ? "its cap" : `its cap of ${tellCap(best.rate)}`;
    return `no spending toward ${limit} is recorded, so all of it counts as left`;
  }
  if (warning.kind === "rate_unknown") {
    return `what ${formatUsd(toDollars(warning.cents))} of it earns is unknown`;
  }
  const { rate, unit, category } = warning.rate;
  const place = categoryName(facts, category);
  return warning.kind === "disputed"
    ? `sources disagree on the rate on ${place}`
    : `${unit === "percent" ? `${rate}%` : `${rate} points`} on ${place} is not verified and not counted`;
}

function bonusCondition(scene: Scene, { entry }: HeldCard, ranked: RankedCard) {
  const bonus = runningBonus(scene.wallet, entry.id);
  if (bonus === undefined) return undefined;
  const left = formatUsd(Math.max(0, bonus.required_usd - bonusSpent(scene, bonus)));
  const by = bonus.deadline === undefined ? "" : ` by ${bonus.deadline}`;
  return ranked.bonusCents > 0
    ? `it reaches the bonus in progress: ${left} left to spend${by}`
    : `its bonus in progress is not counted: ${left} left to spend${by}`;
}
