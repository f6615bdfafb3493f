import {
  bonusSpan,
  type HistoryAccount,
  openedSpan,
  type ProductSpan,
  productsOf,
} from "./accounts.ts";
import {
  addDays,
  addMonths,
  type Day,
  earlierOf,
  laterOf,
  type Span,
  shiftSpan,
  spanOf,
} from "../days.ts";
import type { PlainRow } from "../plain-row.ts";

type Rule = PlainRow<"issuerRules">;
type BlockingState = Rule["blocking_states"][number];

/** The day of a question, and the day up to which the history is known: today, as a rule. */
export interface AsOf {
  readonly day: Day;
  readonly knownUntil: Day;
}

/** An event that counts, or may count, against an applicant on a day. */
export interface Hit {
  readonly account: HistoryAccount;
  /** The blocking state it is an instance of. */
  readonly event: BlockingState;
  /** When that was, as exactly as known; undefined if unknown. */
  readonly on?: Span | undefined;
  /** False if it may not count, because of its day or something unknown. */
  readonly isCertain: boolean;
  /** Why it may not count, other than an unknown day. */
  readonly doubt?: string | undefined;
  /** The last day it counts; undefined when waiting alone does not end it. */
  readonly lastDay?: Span | undefined;
}

/**
 * The last day of a window that starts on a day. The same day of a later month still counts:
 * waiting one more day is safe under any way of counting.
 */
function windowEnd(day: Day, window: number, unit: Rule["window_unit"]): Day {
  return unit === "days" ? addDays(day, window) : addMonths(day, window);
}

/** An event that counts for a while or forever; undefined if it does not count on `day`. */
export function eventHit(
  account: HistoryAccount,
  event: BlockingState,
  on: Span,
  rule: Pick<Rule, "window" | "window_unit">,
  day: Day,
): Hit | undefined {
  if (on.first > day) return undefined;
  const { window, window_unit: unit } = rule;
  if (window === undefined) return { account, event, on, isCertain: on.last <= day };
  const lastDay = shiftSpan(on, (date) => windowEnd(date, window, unit));
  if (lastDay.last < day) return undefined;
  return { account, event, on, lastDay, isCertain: on.last <= day && lastDay.first >= day };
}

/** Hits by the state of a blocking card: held, ever held, opened, closed, or its bonus. */
export function stateHits(
  account: HistoryAccount,
  state: BlockingState,
  blocking: ReadonlySet<string>,
  rule: Rule,
  asOf: AsOf,
): readonly Hit[] {
  const { day, knownUntil } = asOf;
  if (account.authorizedUser) return [];
  const products = productsOf(account, knownUntil);
  const blocked = products.filter(({ cardId }) => blocking.has(cardId));
  if (state === "bonus_received") return bonusHits(account, products, blocking, rule, asOf);
  const hits = blocked.map((product) => {
    if (state === "held") return heldHit(account, product, rule, day);
    if (state === "ever_held") return eventHit(account, state, product.from, NO_WINDOW, day);
    if (state === "closed") return closedHit(account, product, rule, day);
    // A change into a product opens no account.
    return product === products[0] ? eventHit(account, state, product.from, rule, day) : undefined;
  });
  return hits.filter((hit) => hit !== undefined);
}

const NO_WINDOW = { window: undefined, window_unit: undefined };

/** A hit if an account is held on a day, with its end if known. */
export function heldOn(account: HistoryAccount, { day, knownUntil }: AsOf): Hit | undefined {
  const until = account.closedOn === undefined ? undefined : spanOf(account.closedOn);
  const product = { cardId: account.cardId, from: openedSpan(account, knownUntil), until };
  return heldHit(account, product, NO_WINDOW, day);
}

function heldHit(
  account: HistoryAccount,
  { from, until }: ProductSpan,
  rule: Pick<Rule, "window" | "window_unit">,
  day: Day,
): Hit | undefined {
  if (from.first > day) return undefined;
  const base = { account, event: "held", on: from } as const;
  const isBegun = from.last <= day;
  if (until === undefined) return { ...base, isCertain: isBegun };
  const { window, window_unit: unit } = rule;
  const lastDay = shiftSpan(until, (end) =>
    window === undefined ? addDays(end, -1) : windowEnd(end, window, unit),
  );
  if (lastDay.last < day) return undefined;
  return { ...base, isCertain: isBegun && lastDay.first >= day, lastDay };
}

function closedHit(
  account: HistoryAccount,
  { until }: ProductSpan,
  rule: Rule,
  day: Day,
): Hit | undefined {
  return until === undefined ? undefined : eventHit(account, "closed", until, rule, day);
}

function bonusHits(
  account: HistoryAccount,
  products: readonly ProductSpan[],
  blocking: ReadonlySet<string>,
  rule: Rule,
  { day, knownUntil }: AsOf,
): readonly Hit[] {
  const on = bonusSpan(account, knownUntil);
  if (on === undefined) return [];
  const during = products.filter(({ from, until }) => {
    return from.first <= on.last && (until === undefined || until.last >= on.first);
  });
  const owners = during.filter(({ cardId }) => blocking.has(cardId));
  if (owners.length === 0) return laterProductHit(account, on, products, blocking, rule, day);
  const whole = owners.length === during.length ? on : narrow(on, owners);
  const hit = eventHit(account, "bonus_received", whole, rule, day);
  if (hit === undefined) return [];
  const isSaid = account.bonusReceivedOn !== undefined || account.bonusReceived === true;
  if (isSaid && owners.length === during.length) return [hit];
  const doubt = isSaid
    ? "The bonus may have been for another product on the account."
    : "Whether and when its bonus posted is not recorded.";
  return [{ ...hit, isCertain: false, doubt }];
}

/** Some terms count the bonus of an account that became the card later; no column says which. */
function laterProductHit(
  account: HistoryAccount,
  on: Span,
  products: readonly ProductSpan[],
  blocking: ReadonlySet<string>,
  rule: Rule,
  day: Day,
): readonly Hit[] {
  const became = products.some(({ cardId, from }) => blocking.has(cardId) && from.last >= on.first);
  const hit = became ? eventHit(account, "bonus_received", on, rule, day) : undefined;
  const doubt = "The bonus was for another product, before the account became this card.";
  return hit === undefined ? [] : [{ ...hit, isCertain: false, doubt }];
}

/** The part of a span in which the account was one of the products. */
function narrow(on: Span, owners: readonly ProductSpan[]): Span {
  const first = owners.map(({ from }) => from.first).reduce(earlierOf, on.last);
  const last = owners.map(({ until }) => until?.last ?? on.last).reduce(laterOf, on.first);
  return { first: laterOf(on.first, first), last: earlierOf(on.last, last) };
}
