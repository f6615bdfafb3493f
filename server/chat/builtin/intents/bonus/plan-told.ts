import { amountsOf, type Amount, type Understood } from "../../../language/understood.ts";

/* "If I put 600 a month on it": what is meant to be spent each day, week or month. */

export interface PlanTold {
  readonly usd: number;
  readonly each: "day" | "week" | "month";
}

const UNITS: Readonly<Record<string, PlanTold["each"]>> = {
  day: "day",
  daily: "day",
  week: "week",
  wk: "week",
  weekly: "week",
  month: "month",
  mo: "month",
  monthly: "month",
};

const EACH = "(?:a|an|per|each|every|the)";
const UNIT = "(day|week|wk|month|mo)";
/** Another question begins: "2,100 now, what is left per week". */
const QUESTION = "(?:what|whats|how|when|left|is|are|do|does|will|would|need|spent|so far|now)\\b";
/** "600/month" comes without its stroke. */
const AFTER = new RegExp(
  `^(?:${UNIT}|(?:(?!${QUESTION})[a-z]+ ){0,4}?(?:${EACH} ${UNIT}|(daily|weekly|monthly)))\\b`,
);
const BEFORE = new RegExp(
  `\\b(?:${EACH} (day|week|month)|(daily|weekly|monthly))(?: [a-z]+){0,4}$`,
);
const NEAR = 7;

/** Undefined where no such pace is told. */
export function planTold(asked: Understood): PlanTold | undefined {
  for (const one of amountsOf(asked, "usd", "count", "points")) {
    const each = one.value > 0 ? eachOf(one, asked) : undefined;
    if (each !== undefined) return { usd: one.value, each };
  }
  return undefined;
}

/** For what time an amount is told. */
export function eachOf(
  { start, end }: Amount,
  { tokens }: Understood,
): PlanTold["each"] | undefined {
  const after = AFTER.exec(tokens.slice(end, end + NEAR).join(" "));
  const before = BEFORE.exec(tokens.slice(Math.max(0, start - NEAR), start).join(" "));
  const word = [...(after ?? []).slice(1), ...(before ?? []).slice(1)].find(
    (one) => one !== undefined,
  );
  return word === undefined ? undefined : UNITS[word];
}

/** "How much a month is that": the time that a sum is asked for. */
export function eachAsked({ tokens }: Understood): PlanTold["each"] | undefined {
  const asks = new RegExp(
    `\\b(?:how much|what)(?: [a-z]+){0,3}? (?:${EACH} (day|month)|(daily|monthly))\\b`,
  ).exec(tokens.join(" "));
  const word = asks?.[1] ?? asks?.[2];
  return word === undefined ? undefined : UNITS[word];
}
