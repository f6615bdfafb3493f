import type { HistoryAccount } from "./accounts.ts";
import { countedHits } from "./counted-accounts.ts";
import type { ReportFacts } from "./credit-report.ts";
import { addDays, type Day, earlierOf } from "../days.ts";
import { isInForce, judgeHits, type Rule, type RuleResult } from "./eligibility.ts";
import { isUsable } from "../plain-row.ts";
import type { AsOf, Hit } from "./rule-hits.ts";

/** An applicant's standing under one counting rule, such as 5/24. */
export interface ApplicationCount {
  readonly ruleId: string;
  readonly issuer: string;
  readonly name: string;
  readonly kind: "max_opened" | "max_held";
  readonly result: RuleResult;
  /** Accounts that certainly count, and further ones that may. */
  readonly count: number;
  readonly mayCount: number;
  /** The rule fails at this count. */
  readonly limit: number;
  readonly counted: readonly Hit[];
  /** The latest day from which one fewer counts; undefined if waiting does not help. */
  readonly nextDropOff?: Day | undefined;
  /** True if the account that drops off on that day certainly counts today. */
  readonly isDropOffSure: boolean;
  /** The first day the rule certainly passes; undefined if it does now or waiting is no help. */
  readonly clearsOn?: Day | undefined;
}

/** The counts of all rules in force that count openings or open accounts, in the rules' order. */
export function applicationCounts(
  history: readonly HistoryAccount[],
  rules: readonly Rule[],
  facts: ReportFacts,
  asOf: AsOf,
): readonly ApplicationCount[] {
  return rules.flatMap((rule) => {
    const { kind, count: limit, rule_id: ruleId, issuer, name } = rule;
    if ((kind !== "max_opened" && kind !== "max_held") || limit === undefined) return [];
    if (!isUsable(rule) || !isInForce(rule, asOf.day)) return [];
    const counted = countedHits(rule, history, facts, asOf);
    const count = counted.filter((hit) => hit.isCertain).length;
    const { result, clearsOn } = judgeHits(counted, limit, asOf.day);
    const mayCount = counted.length - count;
    const nextDropOff = firstDropOff(counted);
    const isDropOffSure = nextDropOff === firstDropOff(counted.filter((hit) => hit.isCertain));
    const base = { ruleId, issuer, name, kind, result, count, mayCount, limit, counted };
    return [{ ...base, nextDropOff, isDropOffSure, clearsOn }];
  });
}

function firstDropOff(hits: readonly Hit[]): Day | undefined {
  const lasts = hits.flatMap(({ lastDay }) => (lastDay === undefined ? [] : [lastDay.last]));
  return lasts.length === 0 ? undefined : addDays(lasts.reduce(earlierOf), 1);
}
