import type { EarnRate } from "../purchase/purchase.ts";
import { addDays, type Day, daysBetween } from "../days.ts";
import { type CreditInput, creditState, type CreditState } from "./credit-periods.ts";

/** Anything that expires within this many days expires soon. */
export const SOON_DAYS = 45;

/** Something that lapses or falls due, and its value if known. */
export interface Lapsing {
  readonly name: string;
  /** The last day to act; undefined means unknown, not distant. */
  readonly lastDay?: Day | undefined;
  readonly valueCents?: number | undefined;
  /** False when nothing is known to be lost by waiting. */
  readonly isAtStake: boolean;
}

/** The same on a day. */
export type Ranked<Thing extends Lapsing> = Thing & {
  readonly lastDay: Day;
  /** 0 when that is today. */
  readonly daysLeft: number;
};

/**
 * Items that expire within `withinDays` of today, both days included, by dollars per day left,
 * today being one. Items without a value come last, soonest first.
 */
export function rankLapsing<Thing extends Lapsing>(
  things: readonly Thing[],
  today: Day,
  withinDays: number,
): readonly Ranked<Thing>[] {
  const until = addDays(today, withinDays);
  return things
    .flatMap((thing) => {
      const { lastDay } = thing;
      if (lastDay === undefined || lastDay < today || lastDay > until) return [];
      return [{ ...thing, lastDay, daysLeft: daysBetween(today, lastDay) }];
    })
    .toSorted(byUrgency);
}

function byUrgency(a: Ranked<Lapsing>, b: Ranked<Lapsing>): number {
  // Multiplied out, so that whole cents and days compare exactly.
  const more = stakeOf(b) * (a.daysLeft + 1) - stakeOf(a) * (b.daysLeft + 1);
  const sooner = a.daysLeft - b.daysLeft;
  const worth = (b.valueCents ?? -1) - (a.valueCents ?? -1);
  return more || sooner || worth || a.name.localeCompare(b.name, "en");
}

const stakeOf = ({ isAtStake, valueCents = 0 }: Lapsing): number => (isAtStake ? valueCents : 0);

/** Dollars of a credit that lapse with its period, and if something must be done to get them. */
interface CreditLapse {
  readonly lastDay: Day | undefined;
  /** False when only a month is known and the last day is the first it may be. */
  readonly isExact: boolean;
  readonly valueCents: number | undefined;
  /** The value is the most that may be left. */
  readonly isAtMost: boolean;
  readonly needs: "use" | "enrolment" | "spend";
}

const NEEDS: ReadonlyMap<CreditState["status"], CreditLapse["needs"]> = new Map([
  ["open", "use"],
  ["unknown", "use"],
  ["not_enrolled", "enrolment"],
  ["locked", "spend"],
]);

/** The part of a credit that expires; undefined if none does. */
export function creditLapse(state: CreditState): CreditLapse | undefined {
  const { status, unit, amount, left, leftAtMost, expiresOn: lastDay, isExact } = state;
  const needs = NEEDS.get(status);
  if (needs === undefined) return undefined;
  const isAtMost = status === "unknown" && leftAtMost !== undefined;
  const cents = needs === "use" ? (isAtMost ? leftAtMost : left) : amount;
  return { lastDay, isExact, valueCents: unit === "cents" ? cents : undefined, isAtMost, needs };
}

/** The day a credit renews, if the next period lapses by a day as well; undefined otherwise. */
export function renewalBefore(
  input: CreditInput,
  { nextReset }: CreditState,
  until: Day,
): Day | undefined {
  if (nextReset === undefined || nextReset > until) return undefined;
  const lastDay = creditLapse(creditState({ ...input, today: nextReset }))?.lastDay;
  return lastDay !== undefined && lastDay <= until ? nextReset : undefined;
}

/** The most that activating a capped rate brings beyond what the card earns without, in cents. */
export function activationCents(
  { rate, cap_usd: cap, after_cap_rate: plain }: EarnRate,
  centsPerPoint: number,
): number | undefined {
  return cap === undefined || plain === undefined
    ? undefined
    : Math.round(cap * (rate - plain) * centsPerPoint);
}
