import { type HistoryAccount, wasAny } from "./accounts.ts";
import { countedHits } from "./counted-accounts.ts";
import type { ReportFacts } from "./credit-report.ts";
import { addDays, type Day, laterOf } from "../days.ts";
import { count as numbered } from "../money.ts";
import { isUsable, type PlainRow } from "../plain-row.ts";
import { type AsOf, type Hit, stateHits } from "./rule-hits.ts";

export type Rule = PlainRow<"issuerRules">;

export type RuleResult = "pass" | "fail" | "unknown";

/** The card to apply for. */
export interface Candidate {
  readonly cardId: string;
  readonly issuer: string;
  readonly cardType: PlainRow<"cards">["card_type"];
}

export interface EligibilityInput {
  readonly candidate: Candidate;
  /** Everything that has happened by `knownUntil`; later days are plans. Undefined: unknown. */
  readonly history: readonly HistoryAccount[] | undefined;
  /** The day of the application. */
  readonly day: Day;
  /** The day up to which the history is known, usually today; `day` if omitted. */
  readonly knownUntil?: Day | undefined;
  readonly rules: readonly Rule[];
  readonly facts: ReportFacts;
  /** Requirements the applicant meets (`bank_relationship`), ids of `needs` rules, or BUSINESS. */
  readonly met: ReadonlySet<string>;
  /** Requirements the applicant does not meet. Anything in neither set is unknown. */
  readonly notMet: ReadonlySet<string>;
}

/** The applicant has a business. */
export const BUSINESS = "business";

export interface RuleVerdict {
  readonly ruleId: string;
  readonly name: string;
  readonly kind: Rule["kind"];
  readonly result: RuleResult;
  readonly effect: Rule["effect"];
  readonly strength: Rule["strength"];
  readonly confidence: Rule["confidence"];
  /** The count at which the rule denies; 1 for a bonus rule. */
  readonly limit?: number | undefined;
  /** Events that count or may count on the day. */
  readonly counted: readonly Hit[];
  /** The first day it certainly passes if nothing new happens; undefined: not by waiting. */
  readonly clearsOn?: Day | undefined;
  /** The first day on which it may pass, when unknown days decide. */
  readonly mayClearOn?: Day | undefined;
  readonly reason: string;
  readonly note: string;
}

export interface Eligibility {
  readonly verdicts: readonly RuleVerdict[];
  /** The worst of the rules that stop an application, and of those that stop only the bonus. */
  readonly application: RuleResult;
  readonly bonus: RuleResult;
  /** The first day on which every rule certainly passes if nothing new happens. */
  readonly clearsOn?: Day | undefined;
  /** False if the accounts are unknown. */
  readonly isHistoryKnown: boolean;
}

/** Every rule that holds for the card on the day, against the history of the applicant. */
export function checkEligibility(input: EligibilityInput): Eligibility {
  const verdicts = verdictsOn(input);
  const worst = (effect: Rule["effect"]) =>
    worstOf(verdicts.filter((verdict) => verdict.effect === effect));
  const application = worst("application_denied");
  const bonus = worst("bonus_denied");
  return {
    verdicts,
    application,
    bonus,
    clearsOn: firstClearDay(input, verdicts),
    isHistoryKnown: input.history !== undefined,
  };
}

/** True if a rule concerns a card on a day. */
export function isApplicable(rule: Rule, candidate: Candidate, day: Day): boolean {
  if (rule.issuer !== candidate.issuer) return false;
  if (rule.cards.length > 0 && !rule.cards.includes(candidate.cardId)) return false;
  if (rule.card_types.length > 0 && !rule.card_types.includes(candidate.cardType)) return false;
  return !rule.except_cards.includes(candidate.cardId) && isInForce(rule, day);
}

/** True if a rule is in force on a day. */
export const isInForce = ({ starts, ends }: Rule, day: Day): boolean =>
  (starts === undefined || starts <= day) && (ends === undefined || ends >= day);

/** A rule fails at `count` hits. */
export function judgeHits(
  hits: readonly Hit[],
  count: number,
  day: Day,
): Pick<RuleVerdict, "result" | "clearsOn" | "mayClearOn"> {
  const certain = hits.filter((hit) => hit.isCertain);
  if (hits.length < count) return { result: "pass" };
  const result = certain.length < count ? "unknown" : "fail";
  const lasts = hits.map(({ lastDay }) => lastDay?.last ?? NEVER).toSorted();
  const firsts = certain.map(({ lastDay }) => lastDay?.first ?? NEVER).toSorted();
  const mayClearOn = result === "unknown" ? day : dayAfter(firsts[certain.length - count]);
  return { result, clearsOn: dayAfter(lasts[hits.length - count]), mayClearOn };
}

/** Later than any day. */
const NEVER = "9999-12-31";

const dayAfter = (day: Day | undefined): Day | undefined =>
  day === undefined || day === NEVER ? undefined : addDays(day, 1);

/** Each rule that holds for the card on the day. */
export const verdictsOn = (input: EligibilityInput): readonly RuleVerdict[] => [
  ...(input.candidate.cardType === "business" ? [judgeBusiness(input)] : []),
  ...input.rules
    .filter((rule) => isApplicable(rule, input.candidate, input.day))
    .map((rule) => judge(rule, input)),
];

/** Not in any issuer's table, since every business card requires a business. */
const judgeBusiness = (input: EligibilityInput): RuleVerdict => ({
  ruleId: BUSINESS,
  name: A_BUSINESS,
  kind: "needs",
  effect: "application_denied",
  strength: "written",
  confidence: "confirmed",
  counted: [],
  note: "",
  ...judgeNeed({ rule_id: BUSINESS, name: A_BUSINESS }, input),
});

const A_BUSINESS = "a business";

function judge(rule: Rule, input: EligibilityInput): RuleVerdict {
  const { kind, effect, strength, confidence, note } = rule;
  const found = kind === "needs" ? judgeNeed(rule, input) : judgeHistory(rule, input);
  const base = { ruleId: rule.rule_id, name: rule.name, kind, effect, strength, confidence, note };
  const verdict = { counted: [], ...base, ...boundByEnd(rule, found) };
  if (isUsable(rule) || verdict.result === "pass") return verdict;
  return { ...verdict, result: "unknown", reason: `No dated source: ${verdict.reason}` };
}

type Judged = Pick<RuleVerdict, "result" | "reason"> & Partial<RuleVerdict>;

/** Waiting helps at the latest when the rule ends. */
function boundByEnd({ ends }: Rule, found: Judged): Judged {
  if (ends === undefined || found.result === "pass") return found;
  const over = addDays(ends, 1);
  const { clearsOn = over, mayClearOn = over } = found;
  return {
    ...found,
    clearsOn: clearsOn < over ? clearsOn : over,
    mayClearOn: mayClearOn < over ? mayClearOn : over,
  };
}

function judgeNeed(
  { rule_id: id, name }: Pick<Rule, "rule_id" | "name">,
  { met, notMet }: EligibilityInput,
): Judged {
  if (met.has(id)) return { result: "pass", reason: `The member has it: ${name}.` };
  if (notMet.has(id)) return { result: "fail", reason: `The member does not have it: ${name}.` };
  return { result: "unknown", reason: `It requires ${name}; the member has not said.` };
}

function judgeHistory(rule: Rule, input: EligibilityInput): Judged {
  const { met, notMet } = input;
  const isFree = rule.unless.length > 0 && rule.unless.every((need) => met.has(need));
  if (isFree) return { result: "pass", reason: `Does not apply with ${rule.unless.join(", ")}.` };
  const { history } = input;
  const limit = rule.kind === "bonus_window" ? 1 : rule.count;
  if (history === undefined) return { ...NOTHING_RECORDED, limit };
  if (limit === undefined) return { result: "unknown", reason: "The rule gives no number." };
  const counted =
    rule.kind === "bonus_window"
      ? blockingHits(rule, history, input)
      : countedHits(rule, history, input.facts, asOf(input));
  const judged = judgeHits(counted, limit, input.day);
  const { result } = judged;
  const found = { ...judged, limit, counted, reason: reasonOf(rule, counted, limit, result) };
  const isOpen = rule.unless.length > 0 && !rule.unless.some((need) => notMet.has(need));
  if (!isOpen || result === "pass") return found;
  const reason = `Applies only without ${rule.unless.join(", ")}; the member has not said.`;
  return { ...found, result: "unknown", reason };
}

const NOTHING_RECORDED: Judged = {
  result: "unknown",
  reason: "No account of the applicant is recorded, open or closed, so none can be counted.",
};

const asOf = ({ day, knownUntil = day }: EligibilityInput): AsOf => ({ day, knownUntil });

function blockingHits(
  rule: Rule,
  history: readonly HistoryAccount[],
  input: EligibilityInput,
): readonly Hit[] {
  const { candidate } = input;
  const own = rule.blocking_cards.length === 0 ? [candidate.cardId] : rule.blocking_cards;
  const blocking = new Set(own);
  const accounts = history.filter((account) => wasAny(account, blocking));
  return accounts.flatMap((account) =>
    rule.blocking_states.flatMap((state) => stateHits(account, state, blocking, rule, asOf(input))),
  );
}

function reasonOf(rule: Rule, hits: readonly Hit[], limit: number, result: RuleResult): string {
  const accounts = new Set(hits.map(({ account }) => account)).size;
  const certain = new Set(hits.filter((hit) => hit.isCertain).map(({ account }) => account)).size;
  const maybe = accounts - certain;
  const doubt = maybe === 0 ? "" : ` and ${maybe} that may count`;
  if (rule.kind === "bonus_window") {
    return result === "pass"
      ? "No blocking card."
      : `${numbered(certain, "card")} ${certain === 1 ? "blocks" : "block"} it${doubt}.`;
  }
  return `${certain} counted${doubt}; the rule requires fewer than ${limit}.`;
}

/** The worst result; a pass when there is no verdict. */
export function worstOf(verdicts: readonly RuleVerdict[]): RuleResult {
  if (verdicts.some(({ result }) => result === "fail")) return "fail";
  return verdicts.some(({ result }) => result === "unknown") ? "unknown" : "pass";
}

/** Rechecks each day found: by then, a rule may have started or a planned account may count. */
function firstClearDay(input: EligibilityInput, verdicts: readonly RuleVerdict[]): Day | undefined {
  const waiting = verdicts.filter(({ result }) => result !== "pass");
  if (waiting.length === 0) return input.day;
  const days = waiting.map(({ clearsOn }) => clearsOn);
  const known = days.filter((day) => day !== undefined);
  if (known.length < days.length) return undefined;
  const next = known.reduce(laterOf);
  if (next <= input.day) return undefined;
  const later = { ...input, day: next, knownUntil: asOf(input).knownUntil };
  return firstClearDay(later, verdictsOn(later));
}
