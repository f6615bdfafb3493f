import type { Day } from "../days.ts";
import type { RuleVerdict } from "./eligibility.ts";

/** after_closing: not while the account is open. */
export const BONUS_AGAIN = ["now", "from", "after_closing", "never", "unknown"] as const;

interface BonusAgain {
  readonly state: (typeof BONUS_AGAIN)[number];
  readonly from?: Day | undefined;
  /** The rule that decides. */
  readonly rule?: RuleVerdict | undefined;
}

/** When the issuer's written rules let a past or present cardholder earn the bonus again. */
export function bonusAgain(rules: readonly RuleVerdict[]): BonusAgain {
  const waiting = rules.filter(({ result }) => result !== "pass");
  const endless = waiting.filter(({ clearsOn }) => clearsOn === undefined);
  const last = waiting
    .filter(({ clearsOn }) => clearsOn !== undefined)
    .toSorted((a, b) => ((a.clearsOn ?? "") > (b.clearsOn ?? "") ? -1 : 1))[0];
  const never = endless.find((rule) => rule.result === "fail" && !isOfOpenAccount(rule));
  if (never !== undefined) return { state: "never", rule: never };
  const unsure = endless.find((rule) => !isOfOpenAccount(rule));
  if (unsure !== undefined) return { state: "unknown", rule: unsure };
  const [open] = endless;
  const isDated = last?.result === "fail";
  if (open !== undefined)
    return { state: "after_closing", from: isDated ? last.clearsOn : undefined, rule: open };
  if (last !== undefined)
    return { state: isDated ? "from" : "unknown", from: last.clearsOn, rule: last };
  return rules.length === 0 ? { state: "unknown" } : { state: "now", rule: rules[0] };
}

/** True if the only obstacle is an account that is still open. */
const isOfOpenAccount = ({ counted }: RuleVerdict): boolean =>
  counted.every(({ event, lastDay }) => event === "held" || lastDay !== undefined);
