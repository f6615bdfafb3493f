import { MONTHS_A_YEAR } from "../days.ts";
import { toCents } from "../money.ts";
import type { YearSetting } from "./year-problem.ts";
import type { CapTerms, DraftWay, Prospect } from "./year-ways.ts";
import { toWholeCents } from "./yearly-plan.ts";

/**
 * At most what the last card of a wallet adds in a year, in cents: its spend would else earn no
 * less than the ways that are always open. Caps count where they bind one line by itself.
 */
export function mostAdded(before: YearSetting, after: YearSetting): number {
  const added = after.input.cards.length - 1;
  let most = 0n;
  after.lines.forEach(({ question, steady, passing }, at) => {
    const floor = before.lines[at]?.floor ?? 0;
    const own = [
      ...steady.filter((one) => one.card === added).map(({ draft }) => draft),
      ...passing.filter((one) => one.card === added).map(({ prospect }) => prospect),
    ].toSorted((a, b) => valueOfWay(b) - valueOfWay(a));
    let rest = question.spend.monthlyCents * MONTHS_A_YEAR;
    for (const way of own) {
      const cents = Math.min(rest, "cap" in way ? yearOfCap(way.cap) : Infinity);
      most += BigInt(cents) * BigInt(Math.max(0, valueOfWay(way) - floor));
      rest -= cents;
    }
  });
  // One cent more, to allow for rounding.
  return toWholeCents(most) + 1;
}

const valueOfWay = (way: DraftWay | Prospect): number => ("most" in way ? way.most : way.value);

/** Cents a year under a cap, at most. */
const yearOfCap = (cap: CapTerms | undefined): number =>
  cap === undefined ? Infinity : toCents(cap.usd) * RUNS_A_YEAR[cap.period];

const RUNS_A_YEAR = {
  billing_cycle: 12,
  month: 12,
  quarter: 4,
  half_year: 2,
  calendar_year: 1,
  anniversary_year: 1,
  lifetime: 1,
  promotion: 1,
} as const;
