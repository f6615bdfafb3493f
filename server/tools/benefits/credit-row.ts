import * as z from "zod";
import { type CreditState, creditYearCents } from "../../advice/benefits/credit-periods.ts";
import { type CreditUnit, spendGate } from "../../advice/benefits/credit-terms.ts";
import { daysBetween, MONTHS_A_YEAR } from "../../advice/days.ts";
import { heldCardRef, toHeldRef } from "../../member/held-cards.ts";
import { toDollars, toCents } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { type CountedValue, toUsd, cppShape, valueOfProgram } from "../../member/point-values.ts";
import { listed, merchantNames } from "../card-rows/row-words.ts";
import { type HeldCredit, unmetBy } from "../../member/held-credits.ts";

export const creditUnit = z
  .enum(["usd", "points", "percent", "membership_months"])
  .describe("The unit of per_period, used and left.");

const STATUSES = [
  "open",
  "used",
  "expired",
  "not_enrolled",
  "locked",
  "not_started",
  "per_booking",
  "uncounted",
  "unknown",
] as const;

/** The running period; if only the opening month is known, the days that are certain. */
export const periodOf = ({ period, expiresOn, isExact }: CreditState) => ({
  period_starts: period?.start.first,
  period_ends: expiresOn,
  period_ends_latest: isExact ? undefined : period?.end.last,
});

export const creditRow = z.object({
  ...heldCardRef.shape,
  credit_name: z.string(),
  credit_type: z.string(),
  status: z
    .enum(STATUSES)
    .describe(
      "per_booking renews with each one; uncounted is a share of each purchase; locked unlocks after " +
        "a yearly spend not recorded as reached.",
    ),
  unit: creditUnit,
  per_period: z.number().optional().describe("In the current period."),
  used: z.number().optional(),
  left: z.number().optional(),
  left_at_most: z.number().optional().describe("Where left is the least, as a day is unknown."),
  left_value_usd: z.number().optional().describe("Of points, at cpp."),
  ...cppShape,
  period: z.string().optional(),
  basis: z.enum(["calendar", "anniversary", "rolling"]).optional(),
  period_starts: z.iso.date().optional(),
  period_ends: z.iso.date().optional().describe("The last day to use what is left."),
  period_ends_latest: z.iso
    .date()
    .optional()
    .describe("The latest it may be, if dates_exact is false."),
  days_left: z.int().optional().describe("0 when period_ends is today."),
  dates_exact: z.boolean().describe("False: only the opening month is known; earliest days."),
  next_reset: z.iso.date().optional().describe("The day it resets, or begins."),
  year_usd: z.number().optional().describe("All periods of a year together, at face value."),
  enrol_required: z.boolean().optional().describe("Absent when no source says."),
  enrolled: z.boolean().optional().describe("Absent when unknown."),
  enrolled_basis: z.enum(["recorded", "used"]).optional(),
  counted: z.boolean().describe("Whether totals include it."),
  annual_spend_usd: z.number().optional().describe("Spend in a year that unlocks it."),
  opens: z
    .string()
    .optional()
    .describe("That spend in words, with its year if a source says which."),
  form: z.string().optional(),
  merchants: z.array(z.string()).readonly(),
  starts: z.iso.date().optional(),
  ends: z.iso.date().optional().describe("The last day of the credit itself."),
  conditions: z.array(z.string()).readonly(),
  unknown_because: z.array(z.string()).readonly().optional(),
  confidence: z.string(),
  as_of: z.iso.date().optional(),
});

export type CreditRow = z.infer<typeof creditRow>;

/** Lists every field, absent ones too: building rows with spreads is six times as slow. */
export function toCreditRow(scene: Scene, one: HeldCredit): CreditRow {
  const { held, credit, state } = one;
  const { entry, card } = held;
  const { status, unit, amount, used, left, expiresOn } = state;
  const isEnrolmentKnown = credit.enrollment_required === true && one.enrolled !== undefined;
  const cents = isMoney(one) ? creditYearCents(credit) : undefined;
  const value = unit === "points" ? pointValue(scene, one) : undefined;
  return {
    wallet_card_id: entry.id,
    card_id: card.id,
    card_name: card.card_name,
    owner: entry.owner,
    nickname: entry.nickname,
    last4: entry.last4,
    credit_name: credit.credit_name,
    credit_type: credit.credit_type,
    status: status === "ended" ? "expired" : status,
    unit: unitWord(unit),
    per_period: inUnit(unit, amount),
    used: inUnit(unit, used),
    left: inUnit(unit, left),
    left_at_most: inUnit(unit, state.leftAtMost),
    left_value_usd: value === undefined || left === undefined ? undefined : toUsd(left, value.cpp),
    cpp: value?.cpp,
    cpp_basis: value?.basis,
    period: credit.period,
    basis: credit.basis,
    ...periodOf(state),
    days_left: expiresOn === undefined ? undefined : daysBetween(scene.today, expiresOn),
    dates_exact: state.isExact,
    next_reset: state.nextReset,
    year_usd: toDollars(cents),
    enrol_required: credit.enrollment_required,
    enrolled: isEnrolmentKnown ? one.enrolled : undefined,
    enrolled_basis: isEnrolmentKnown ? one.enrolledBasis : undefined,
    counted: isCounted(scene, one),
    annual_spend_usd: credit.annual_spend_usd,
    opens: spendGate(credit),
    form: credit.form,
    merchants: merchantNames(scene.facts, credit.merchants),
    starts: credit.starts,
    ends: credit.ends,
    conditions: state.conditions,
    unknown_because: listed(state.reasons),
    confidence: credit.confidence,
    as_of: credit.as_of,
  };
}

/** Money left that can be counted: its requirements are met, as far as the wallet says. */
export const isCounted = (scene: Scene, one: HeldCredit): boolean =>
  isMoney(one) &&
  one.state.left !== undefined &&
  (one.state.status === "open" || one.state.status === "used") &&
  unmetBy(scene.wallet, one).length === 0;

/** A membership has a price, but saves nothing for somebody who would not have bought it. */
const isMoney = ({ credit, state }: HeldCredit): boolean =>
  state.unit === "cents" && credit.form !== "membership";

export const unitWord = (unit: CreditUnit): z.infer<typeof creditUnit> =>
  unit === "cents" ? "usd" : unit;

const inUnit = (unit: CreditUnit, amount: number | undefined): number | undefined =>
  unit === "cents" && amount !== undefined ? toDollars(amount) : amount;

export const amountsOf = ({ unit, amount, used, left, leftAtMost }: CreditState) => ({
  per_period: inUnit(unit, amount),
  used: inUnit(unit, used),
  left: inUnit(unit, left),
  left_at_most: inUnit(unit, leftAtMost),
});

function pointValue(scene: Scene, { held }: HeldCredit): CountedValue | undefined {
  const { rewards_currency: program } = held.card;
  return program === undefined
    ? undefined
    : valueOfProgram(scene, program, { owner: held.entry.owner });
}

/* Sums of credits: in total, by card next to its fee, and by owner. */

const sums = {
  credits: z.int(),
  left_usd: z.number().describe("Left in the current periods of the rows counted."),
  used_usd: z.number().describe("Logged in the current periods of the same rows."),
  period_usd: z.number().describe("One full period of each row counted."),
  year_usd: z.number().describe("All periods of a year of the rows counted, at face value."),
  month_usd: z.number().describe("A twelfth of year_usd."),
};

export const totals = z.object({
  ...sums,
  cards: z.int().describe("How many cards carry them."),
  not_counted: z.int().describe("Open or locked rows that totals leave out: see conditions."),
});

export const cardSums = z.object({
  ...heldCardRef.shape,
  ...sums,
  annual_fee_usd: z.number(),
  year_less_fee_usd: z.number().describe("year_usd less the annual fee."),
});

export const ownerSums = z.object({ owner: z.string(), ...sums });

type Rows = readonly CreditRow[];

export const toTotals = (rows: Rows): z.infer<typeof totals> => ({
  ...toSums(rows),
  cards: new Set(rows.map((row) => row.wallet_card_id)).size,
  not_counted: rows.filter(
    ({ status, counted }) => (status === "open" || status === "locked") && !counted,
  ).length,
});

function toSums(rows: Rows) {
  const counted = rows.filter((row) => row.counted);
  const sum = (pick: (row: CreditRow) => number | undefined) =>
    toDollars(counted.reduce((cents, row) => cents + toCents(pick(row) ?? 0), 0));
  const year = sum((row) => row.year_usd);
  return {
    credits: rows.length,
    left_usd: sum((row) => row.left),
    used_usd: sum((row) => row.used),
    period_usd: sum((row) => row.per_period),
    year_usd: year,
    month_usd: toDollars(Math.round(toCents(year) / MONTHS_A_YEAR)),
  };
}

export function sumsByCard(credits: readonly HeldCredit[], rows: Rows): z.infer<typeof cardSums>[] {
  const held = new Map(credits.map((one) => [one.held.entry.id, one.held]));
  return [...held].map(([id, one]) => {
    const own = toSums(rows.filter((row) => row.wallet_card_id === id));
    const fee = one.entry.annual_fee_override_usd ?? one.card.annual_fee;
    const less = toDollars(toCents(own.year_usd) - toCents(fee));
    return { ...toHeldRef(one), ...own, annual_fee_usd: fee, year_less_fee_usd: less };
  });
}

export const sumsByOwner = (rows: Rows): z.infer<typeof ownerSums>[] =>
  [...new Set(rows.map(({ owner }) => owner))].map((owner) => ({
    owner,
    ...toSums(rows.filter((row) => row.owner === owner)),
  }));
