import { askBack, type Draft } from "../../compose/draft.ts";
import { line } from "../../compose/line.ts";
import { type Frame, type FrameAmount, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";

/* Monthly spending, from the question or the member's settings. */

const MONTHS = 12;
const TIMES_A_YEAR = { day: 365, week: 52, month: MONTHS, year: 1 } as const;
/** Few people spend more a month on cards: a larger sum without a period is a year's. */
const MOST_A_MONTH = 15_000;
const CENTS = 100;

/** The yearly total of a recurring amount. */
export const toYear = ({ value, per = "month" }: Pick<FrameAmount, "value" | "per">): number =>
  value * TIMES_A_YEAR[per];

const monthly = (amount: FrameAmount): number =>
  Math.round((toYear(amount) * CENTS) / MONTHS) / CENTS;

const spendIn = ({ amounts }: Frame): readonly FrameAmount[] =>
  amounts.filter(({ role, unit }) => role === "spend" && unit === "usd");

/** The period assumed for amounts without one; undefined when all have theirs. */
export function assumedPeriod(frame: Frame): "month" | "year" | undefined {
  const bare = spendIn(frame).filter(({ per }) => per === undefined);
  if (bare.length === 0) return undefined;
  return bare.reduce((sum, { value }) => sum + value, 0) > MOST_A_MONTH ? "year" : "month";
}

/** Monthly dollars by category, if the question gives any; without a category, everything else. */
export function spendTold(frame: Frame): Record<string, number> | undefined {
  const period = assumedPeriod(frame);
  const told = spendIn(frame).map((one) => ({ ...one, per: one.per ?? period }));
  if (told.length === 0) return undefined;
  const isTold = new Set(told.map(({ of }) => of));
  const category = idsOf(frame, "category").find((id) => !isTold.has(id)) ?? "everything_else";
  return Object.fromEntries(told.map((one) => [one.of ?? category, monthly(one)]));
}

export const knowsSpend = (frame: Frame, { scene }: Toolbox): boolean =>
  spendTold(frame) !== undefined || Object.values(scene.wallet.spend ?? {}).some((usd) => usd > 0);

/** Asks for the spending behind yearly figures. */
export const askSpend = (): Draft =>
  askBack(
    line`What do you spend a month, by category? That decides it: for example, on dining, groceries and everything else.`,
  );
