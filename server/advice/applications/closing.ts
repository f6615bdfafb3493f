import type { HistoryAccount } from "./accounts.ts";
import { countedHits } from "./counted-accounts.ts";
import type { ReportFacts } from "./credit-report.ts";
import { addDays, addMonths, type Day, type PartialDay, spanOf } from "../days.ts";
import { isApplicable, isInForce, type Rule } from "./eligibility.ts";
import { isUsable, type PlainRow } from "../plain-row.ts";

/**
 * The effect of closing an account on an application rule. still_counts: the opening counts on,
 * until the last day `until`. one_fewer: one account fewer is held. clears: the card no longer
 * blocks from the day `on`.
 */
export interface ClosingEffect {
  readonly ruleId: string;
  readonly name: string;
  readonly issuer: string;
  readonly effect: "still_counts" | "one_fewer" | "clears";
  /** Accounts that count, or may, before and after the closing. */
  readonly countBefore?: number;
  readonly countAfter?: number;
  readonly limit?: number;
  readonly until?: Day | undefined;
  /** False when an unknown day or another's account leaves open whether it counts. */
  readonly isCertain?: boolean;
  readonly on?: Day;
}

export interface ClosingInput {
  /** The closed account, by its name in the history. */
  readonly ref: string;
  readonly closedOn: Day;
  /** Every account of the same person, this one as if it stayed open. */
  readonly history: readonly HistoryAccount[];
  readonly rules: readonly Rule[];
  readonly facts: ReportFacts;
}

/** The effects on every rule in force that counts the account or is blocked by it. */
export function closingEffects(input: ClosingInput): readonly ClosingEffect[] {
  const { history, ref, closedOn, rules } = input;
  const account = history.find((one) => one.ref === ref);
  if (account === undefined) return [];
  return rules
    .filter((rule) => isUsable(rule) && isInForce(rule, closedOn))
    .flatMap((rule) =>
      rule.kind === "bonus_window"
        ? blockEnds(rule, account, closedOn)
        : countChanges(rule, account, input),
    );
}

function countChanges(
  rule: Rule,
  account: HistoryAccount,
  { history, facts, closedOn }: ClosingInput,
): readonly ClosingEffect[] {
  const { kind, rule_id: ruleId, name, issuer, count: limit } = rule;
  if ((kind !== "max_opened" && kind !== "max_held") || limit === undefined) return [];
  const asOf = { day: closedOn, knownUntil: closedOn };
  const hits = countedHits(rule, history, facts, asOf);
  const own = hits.find((hit) => hit.account === account);
  if (own === undefined) return [];
  const before = { ruleId, name, issuer, limit, countBefore: hits.length };
  return kind === "max_held"
    ? [{ ...before, effect: "one_fewer", countAfter: hits.length - 1 }]
    : [
        {
          ...before,
          effect: "still_counts",
          countAfter: hits.length,
          until: own.lastDay?.last,
          isCertain: own.isCertain,
        },
      ];
}

/** A rule against cardholders ends with the closing, or a window after it. */
function blockEnds(rule: Rule, account: HistoryAccount, closedOn: Day): readonly ClosingEffect[] {
  const { rule_id: ruleId, name, issuer, window, window_unit: unit } = rule;
  const { cardId, cardType } = account;
  const [state, ...others] = rule.blocking_states;
  if (state !== "held" || others.length > 0 || account.authorizedUser) return [];
  const isOwn =
    rule.blocking_cards.length === 0 &&
    isApplicable(rule, { cardId, issuer: account.issuer, cardType }, closedOn);
  if (!isOwn && !rule.blocking_cards.includes(cardId)) return [];
  const last =
    window === undefined
      ? closedOn
      : unit === "days"
        ? addDays(closedOn, window)
        : addMonths(closedOn, window);
  return [{ ruleId, name, issuer, effect: "clears", on: addDays(last, 1) }];
}

/** How long a welcome bonus may be clawed back, by the issuer's policy. */
export interface Clawback {
  readonly months: number;
  /** The first safe day; if the opening day is unknown, the latest it may be. */
  readonly safeFrom: Day;
  readonly note: string;
}

/** The risk of closing or downgrading on a day; undefined if no source states one. */
export function clawbackRisk(
  issuer: string,
  openedOn: PartialDay | undefined,
  day: Day,
  policies: readonly PlainRow<"issuerPolicies">[],
): Clawback | undefined {
  const policy = policies.find(
    (row) => row.issuer === issuer && row.policy === "bonus_clawback_months" && isUsable(row),
  );
  const months = Number(policy?.value);
  if (policy === undefined || !Number.isInteger(months) || openedOn === undefined) return undefined;
  const safeFrom = addMonths(spanOf(openedOn).last, months);
  return safeFrom > day ? { months, safeFrom, note: policy.note } : undefined;
}
