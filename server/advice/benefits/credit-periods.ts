import { amountIn, asksForSpend, conditionsOf, type CreditUnit, unitOf } from "./credit-terms.ts";
import { addDays, addMonths, type Day, type PartialDay, spanOf } from "../days.ts";
import {
  anniversaryPeriod,
  calendarPeriod,
  clipPeriod,
  type FoundPeriod,
  isExactPeriod,
  isInPeriod,
  type Period,
  PERIOD_MONTHS,
  resetAfter,
  rollingReset,
} from "../periods.ts";
import { toCents } from "../money.ts";
import { isUsable, type PlainRow } from "../plain-row.ts";

type Credit = PlainRow<"credits">;

/** A logged use: cents for money; any amount marks points or a membership as taken. */
export interface CreditUse {
  readonly day: Day;
  readonly cents: number;
}

export interface CreditInput {
  readonly credit: Credit;
  /** Opening of the account, as exactly as it is known. */
  readonly openedOn?: PartialDay | undefined;
  readonly today: Day;
  readonly uses: readonly CreditUse[];
  /** True if the member enrolled, for credits that need it. */
  readonly enrolled?: boolean | undefined;
  /** True if the yearly spend that unlocks it is known to be reached, for credits that need it. */
  readonly isSpendMet?: boolean | undefined;
}

/**
 * open: something is left. used: nothing is, until `nextReset`. ended and not_started: outside the
 * days of the credit. per_booking: new with each booking, nothing to count. uncounted: a share of
 * each purchase. not_enrolled: the member has not enrolled. locked: needs a year's spend that is
 * not known to be reached. unknown: `reasons` say what is missing.
 */
type CreditStatus =
  | "open"
  | "used"
  | "ended"
  | "not_started"
  | "per_booking"
  | "uncounted"
  | "not_enrolled"
  | "locked"
  | "unknown";

export interface CreditState {
  readonly status: CreditStatus;
  readonly unit: CreditUnit;
  /** For this period, in the unit; undefined when no source says. */
  readonly amount?: number | undefined;
  readonly used?: number | undefined;
  readonly left?: number | undefined;
  /** More may be left: the opening day decides if a use was in this period. */
  readonly leftAtMost?: number | undefined;
  readonly period?: Period | undefined;
  /** The last day to use what is left; the first it may be when only a month is known. */
  readonly expiresOn?: Day | undefined;
  /** The day on which it is whole again, or the first it may be. */
  readonly nextReset?: Day | undefined;
  /** False when the days of the period are known by their month only. */
  readonly isExact: boolean;
  readonly reasons: readonly string[];
  /** Other conditions, for the member to judge. */
  readonly conditions: readonly string[];
}

/** The state of a credit on a day. Unknown facts are not filled in. */
export function creditState(input: CreditInput): CreditState {
  const { credit, today } = input;
  const state = isUsable(credit)
    ? (outsideItsDays(credit, today) ?? stateInside(input))
    : unknown("No dated source for this credit.");
  return withConditions(input, state);
}

/**
 * A year's total of all periods, in cents; a period of several years counts pro rata. Undefined for
 * points, for per-booking and one-time credits, if unverified, or if no source says.
 */
export function creditYearCents(credit: Credit): number | undefined {
  const { period, amount_usd: usd, month_amounts: overrides } = credit;
  const months = period === undefined ? undefined : PERIOD_MONTHS[period];
  if (usd === undefined || months === undefined || !isUsable(credit)) return undefined;
  if (credit.form === "points") return undefined;
  if (months > 12) return Math.floor((toCents(usd) * 12) / months);
  const extra = overrides.reduce((sum, [, amount]) => sum + toCents(amount) - toCents(usd), 0);
  return toCents(usd) * (12 / months) + extra;
}

type Draft = Pick<CreditState, "status"> & Partial<CreditState>;

const unknown = (reason: string): Draft => ({ status: "unknown", reasons: [reason] });

function outsideItsDays({ starts, ends }: Credit, today: Day): Draft | undefined {
  if (starts !== undefined && starts > today) return { status: "not_started", nextReset: starts };
  return ends !== undefined && ends < today ? { status: "ended" } : undefined;
}

function stateInside(input: CreditInput): Draft {
  const { credit, today, enrolled } = input;
  if (credit.enrollment_required === true && enrolled === false) {
    return {
      ...whole(stateInside({ ...input, enrolled: true, isSpendMet: true })),
      status: "not_enrolled",
    };
  }
  if (asksForSpend(credit) && input.isSpendMet !== true) {
    const state = stateInside({ ...input, isSpendMet: true });
    // A use that was logged shows that it was open.
    return isUntouched(state) ? { ...whole(state), status: "locked", reasons: [] } : state;
  }
  if (credit.period === "per_booking") {
    return { status: "per_booking", amount: amountIn(credit, today), expiresOn: credit.ends };
  }
  if (credit.percent_back !== undefined) {
    return { status: "uncounted", amount: credit.percent_back, expiresOn: credit.ends };
  }
  if (credit.period === undefined) {
    return { ...unknown("No source says how often it recurs."), amount: amountIn(credit, today) };
  }
  const months = PERIOD_MONTHS[credit.period];
  if (months === undefined) return onceState(input);
  if (credit.basis === "rolling") return rollingState(input, months);
  return credit.basis === undefined
    ? baselessState(input, months)
    : periodState(input, findPeriod(input, months));
}

/** Clears the used and remaining amounts of a credit that is not there yet. */
function whole({ used: _used, left: _left, ...waiting }: Draft): Draft {
  return waiting;
}

const isUntouched = ({ status, used = 0 }: Draft): boolean =>
  used === 0 && status !== "ended" && status !== "not_started";

const findPeriod = ({ credit, openedOn, today }: CreditInput, months: number): FoundPeriod =>
  credit.basis === "anniversary"
    ? anniversaryPeriod(months, openedOn, today)
    : calendarPeriod(months, today);

function periodState(input: CreditInput, found: FoundPeriod): Draft {
  const { credit, today, uses } = input;
  const amount = amountIn(credit, today);
  if ("notBefore" in found) return { status: "not_started", amount, nextReset: found.notBefore };
  if ("unknown" in found) return { ...unknown(found.unknown), amount };
  if (credit.anniversary_gift === true && isFirstYearOf(input, found.period)) {
    return { status: "not_started", amount, nextReset: resetAfter(found.period) };
  }
  const period = clipPeriod(found.period, credit.starts, credit.ends);
  if (period === undefined) return { status: "ended", amount };
  const past = uses.filter((use) => use.day <= today);
  const reset = resetAfter(found.period);
  const timing = {
    period,
    expiresOn: period.end.first,
    nextReset: credit.ends !== undefined && reset > credit.ends ? undefined : reset,
    isExact: isExactPeriod(period),
  };
  const possible = past.filter((use) => isInPeriod(period, use.day) !== false);
  const sure = possible.filter((use) => isInPeriod(period, use.day));
  const least = { ...balance(credit, amount, possible), ...timing };
  const most = balance(credit, amount, sure);
  if (most.left === least.left) return least;
  const reasons = ["The opening day decides whether a use was in this period."];
  return {
    ...least,
    status: least.left === 0 ? "unknown" : "open",
    leftAtMost: most.left,
    reasons,
  };
}

/** Anniversary credits do not come with the opening. */
const isFirstYearOf = ({ openedOn }: CreditInput, { start }: Period): boolean =>
  openedOn !== undefined && start.first <= spanOf(openedOn).last;

/** The period runs from the last use, and one use takes all of it, however much it paid. */
function rollingState({ credit, today, uses }: CreditInput, months: number): Draft {
  const amount = amountIn(credit, today);
  const last = lastUse(uses, today);
  if (last === undefined) return { status: "open", amount, used: 0, left: amount };
  const reset = rollingReset(months, last.day);
  if (reset <= today) return { status: "open", amount, used: 0, left: amount };
  const nextReset = credit.ends !== undefined && reset > credit.ends ? undefined : reset;
  return { status: "used", amount, used: last.cents, left: 0, nextReset };
}

/** For an unknown period start. Without a use within the period's length, it is whole anyway. */
function baselessState({ credit, today, uses }: CreditInput, months: number): Draft {
  const amount = amountIn(credit, today);
  const last = lastUse(uses, today);
  if (last !== undefined && addMonths(last.day, months) > today) {
    const reason = "No source says when its period begins, so it may or may not have reset.";
    return { ...unknown(reason), amount };
  }
  const reasons = ["No source says when its period begins or ends."];
  return { status: "open", amount, used: 0, left: amount, reasons };
}

function onceState({ credit, today, uses, openedOn }: CreditInput): Draft {
  const amount = amountIn(credit, today);
  const drawn = balance(
    credit,
    amount,
    uses.filter((use) => use.day <= today),
  );
  if (!credit.requires.includes("first_year") || openedOn === undefined) {
    return { ...drawn, expiresOn: credit.ends };
  }
  const opened = spanOf(openedOn);
  const yearEnd = addDays(addMonths(opened.first, 12), -1);
  if (addMonths(opened.last, 12) <= today) return { status: "ended", amount };
  if (yearEnd < today) {
    return { ...unknown("The first year ends this month; the opening day decides."), amount };
  }
  return { ...drawn, expiresOn: yearEnd, isExact: opened.first === opened.last };
}

function balance(credit: Credit, amount: number | undefined, uses: readonly CreditUse[]): Draft {
  const used = uses.reduce((sum, use) => sum + use.cents, 0);
  if (unitOf(credit) !== "cents" || credit.form === "membership") {
    const isTaken = uses.length > 0;
    const left = isTaken ? 0 : amount;
    return { status: isTaken ? "used" : "open", amount, used: isTaken ? amount : 0, left };
  }
  if (amount === undefined) {
    return { ...unknown("No source gives its amount."), used };
  }
  const left = Math.max(0, amount - used);
  return { status: left === 0 ? "used" : "open", amount, used, left };
}

function lastUse(uses: readonly CreditUse[], today: Day): CreditUse | undefined {
  const past = uses.filter((use) => use.day <= today);
  return past.toSorted((a, b) => (a.day < b.day ? -1 : 1)).at(-1);
}

const withConditions = (input: CreditInput, draft: Draft): CreditState => ({
  unit: unitOf(input.credit),
  isExact: true,
  reasons: [],
  ...draft,
  conditions: conditionsOf(input.credit, input.enrolled),
});
