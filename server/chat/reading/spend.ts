import type { FrameAmount } from "../frame.ts";
import { type Amount, mentionsOf, type Understood } from "../language/understood.ts";

/* What money is spent on, and how often: "$600 dining and $400 groceries a month". */

type Per = NonNullable<FrameAmount["per"]>;

const PERIODS: Readonly<Record<string, Per>> = {
  day: "day",
  daily: "day",
  week: "week",
  weekly: "week",
  month: "month",
  monthly: "month",
  mo: "month",
  year: "year",
  yearly: "year",
  yr: "year",
  annually: "year",
  annum: "year",
};
/** Words between an amount and its period that say it is one. */
const EVERY = new Set("a an per each every the in".split(" "));
const NEAR = 3;

export function spendDetails(amount: Amount, asked: Understood): Pick<FrameAmount, "of" | "per"> {
  const of = categoryOf(amount, asked);
  const per = periodOf(amount, asked.tokens);
  return { ...(of === undefined ? {} : { of }), ...(per === undefined ? {} : { per }) };
}

/** The category right after the amount, or else right before it. */
function categoryOf({ start, end }: Amount, asked: Understood): string | undefined {
  const named = mentionsOf(asked, "category");
  const isOther = (from: number, to: number): boolean =>
    asked.amounts.some((one) => one.start >= from && one.start < to);
  const after = named.find(
    (one) => one.start >= end && one.start < end + NEAR && !isOther(end, one.start),
  );
  const before = named.findLast((one) => one.end <= start && one.end > start - NEAR);
  return (after ?? before)?.ids[0];
}

/** The period that follows, before the next amount or as said once for all; else one right before. */
function periodOf({ start, end }: Amount, tokens: readonly string[]): Per | undefined {
  const isPeriod = (word: string, place: number): boolean =>
    Object.hasOwn(PERIODS, word) && (word.endsWith("ly") || EVERY.has(tokens[place - 1] ?? ""));
  const after = tokens.findIndex((word, place) => place >= end && isPeriod(word, place));
  // "A year on $8k groceries and $4k dining".
  const before = tokens.findLastIndex(
    (word, place) => place < start && isPeriod(word, place) && ON.has(tokens[place + 1] ?? ""),
  );
  return PERIODS[tokens[after === -1 ? before : after] ?? ""];
}
const ON = new Set("on of with for".split(" "));
