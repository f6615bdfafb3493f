import { addDays, addMonths } from "./calendar.ts";
import { type HeldCard, isHeldOn } from "./holdings.ts";
import { cardRow, listOf, type Row, rowsOf, runsOn } from "./table.ts";

type Result = "pass" | "fail" | "unknown";

export interface Verdict {
  readonly rule: string;
  /** application_denied or bonus_denied, when it is broken. */
  readonly stops: string;
  readonly result: Result;
  /** The first day from which it passes; undefined where waiting does not help. */
  readonly clears_on: string | undefined;
}

export interface Application {
  readonly card: string;
  readonly day: string;
  readonly accounts: readonly HeldCard[];
  /** Requirements and rules that are met; no other is. */
  readonly met: readonly string[];
}

/** Rules look back; no account counts for longer than the longest window of ten years. */
const MAX_DAYS = 3700;

const policyOf = (issuer: string, policy: string): string =>
  rowsOf("issuer-policies").find((row) => row("issuer") === issuer && row("policy") === policy)?.(
    "value",
  ) ?? "";

const termsRow = (cardId: string): Row | undefined =>
  rowsOf("card-terms").find((row) => row("card_id") === cardId);

/**
 * True if an account is on the personal credit report; undefined when no source says or they
 * disagree.
 */
export function isReported(cardId: string): boolean | undefined {
  const card = cardRow(cardId);
  const terms = termsRow(cardId);
  const own = terms?.("reports_to_personal_credit") ?? "";
  if (own !== "") return terms?.("confidence") === "disputed" ? undefined : own === "true";
  if (card("card_type") === "personal") return true;
  const policy = policyOf(card("issuer"), "reports_business_to_personal");
  return policy === "true" || policy === "false" ? policy === "true" : undefined;
}

const isType = (cardId: string, type: string): boolean => cardRow(cardId)("card_type") === type;
const isKind = (cardId: string, kind: string): boolean =>
  termsRow(cardId)?.("account_kind") === kind;
const isOf = (cardId: string, rule: Row): boolean => cardRow(cardId)("issuer") === rule("issuer");

/** The accounts that a rule counts, by `counted`. */
const COUNTED: Readonly<Record<string, (rule: Row, cardId: string) => boolean>> = {
  issuer: (rule, id) => isOf(id, rule),
  issuer_personal: (rule, id) => isOf(id, rule) && isType(id, "personal"),
  issuer_business: (rule, id) => isOf(id, rule) && isType(id, "business"),
  issuer_credit: (rule, id) => isOf(id, rule) && isKind(id, "credit"),
  issuer_charge: (rule, id) => isOf(id, rule) && isKind(id, "charge"),
  personal_report: (_, id) => isReported(id) === true,
};

/** True if an event still counts on a day: up to the same day of the last month. */
function isWithin(rule: Row, event: string | undefined, day: string): boolean {
  if (event === undefined || event > day) return false;
  if (rule("window") === "") return true;
  const length = Number(rule("window"));
  return (
    day <= (rule("window_unit") === "days" ? addDays(event, length) : addMonths(event, length))
  );
}

const STATES: Readonly<Record<string, (rule: Row, card: HeldCard, day: string) => boolean>> = {
  held: (rule, card, day) =>
    isHeldOn(card, day) || (rule("window") !== "" && isWithin(rule, card.closed_on, day)),
  ever_held: (_, card, day) => (card.opened_on ?? "") <= day,
  opened: (rule, card, day) => isWithin(rule, card.opened_on, day),
  closed: (rule, card, day) => isWithin(rule, card.closed_on, day),
  bonus_received: (rule, card, day) => isWithin(rule, card.bonus_received_on, day),
};

function isBlocked(rule: Row, { card, accounts }: Application, day: string): boolean {
  const blocking = rule("blocking_cards") === "" ? [card] : listOf(rule("blocking_cards"));
  return accounts.some(
    (one) =>
      blocking.includes(one.card_id) &&
      listOf(rule("blocking_states")).some((state) => STATES[state]?.(rule, one, day)),
  );
}

/** The number of accounts a rule counts on a day. */
export const countOf = (rule: Row, accounts: readonly HeldCard[], day: string): number =>
  accounts.filter(
    (one) =>
      COUNTED[rule("counted")]?.(rule, one.card_id) &&
      (rule("kind") === "max_held" ? isHeldOn(one, day) : isWithin(rule, one.opened_on, day)),
  ).length;

/** True if the accounts break a rule on a day. */
const isBroken = (rule: Row, application: Application, day: string): boolean =>
  rule("kind") === "bonus_window"
    ? isBlocked(rule, application, day)
    : countOf(rule, application.accounts, day) >= Number(rule("count"));

function firstClear(rule: Row, application: Application): string | undefined {
  for (let days = 0; days < MAX_DAYS; days += 1) {
    const day = addDays(application.day, days);
    if (!isBroken(rule, application, day)) return day;
  }
  return undefined;
}

function judge(rule: Row, application: Application): Verdict {
  const { met, day } = application;
  const verdict = { rule: rule("rule_id"), stops: rule("effect"), clears_on: undefined };
  const isFree = [rule("rule_id"), ...listOf(rule("unless"))].some((one) => met.includes(one));
  const isAsked = rule("kind") === "needs";
  if (isFree || (!isAsked && !isBroken(rule, application, day))) {
    return { ...verdict, result: "pass" };
  }
  // A rule without a dated source denies nobody for certain.
  const result = rule("confidence") === "unverified" ? "unknown" : "fail";
  return { ...verdict, result, clears_on: isAsked ? undefined : firstClear(rule, application) };
}

/** True if a rule concerns applications for a card on a day. */
const isAbout = (rule: Row, cardId: string, day: string): boolean => {
  const card = cardRow(cardId);
  const types = listOf(rule("card_types"));
  const cards = listOf(rule("cards"));
  return (
    rule("issuer") === card("issuer") &&
    runsOn(rule, day) &&
    (types.length === 0 || types.includes(card("card_type"))) &&
    (cards.length === 0 || cards.includes(cardId)) &&
    !listOf(rule("except_cards")).includes(cardId)
  );
};

/** Each rule's verdict on an application. */
export const verdictsOn = (application: Application): readonly Verdict[] =>
  rowsOf("issuer-rules")
    .filter((rule) => isAbout(rule, application.card, application.day))
    .map((rule) => judge(rule, application));

/** The outcome of the verdicts for the application, or for the bonus. */
export function outcomeOf(verdicts: readonly Verdict[], stops: string): Result {
  const has = (result: Result) =>
    verdicts.some((one) => one.stops === stops && one.result === result);
  return (["fail", "unknown"] as const).find(has) ?? "pass";
}

/** The day by which all rules clear, from a day on; undefined where waiting does not help. */
export function clearDay(verdicts: readonly Verdict[], day: string): string | undefined {
  let last = day;
  for (const { clears_on: clear } of verdicts.filter(({ result }) => result !== "pass")) {
    if (clear === undefined) return undefined;
    if (clear > last) last = clear;
  }
  return last;
}
