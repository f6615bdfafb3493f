import { toCents } from "../money.ts";
import type { Caveat } from "./transfer-terms.ts";
import type { TermsRow } from "./transfer-index.ts";

/*
 * Exact arithmetic of one transfer. Points are whole and safe integers; a figure beyond them throws
 * a RangeError. The fee is worked in billionths of a dollar, so 0.0006 a point is exact.
 */

/** Extra points in percent of the base amount, rounded down, from a number sent at once. */
export interface BonusTier {
  readonly percent: number;
  readonly from_points: number;
}

/** Converts points sent to points received. */
export interface TransferRule {
  readonly ratio_in: number;
  readonly ratio_out: number;
  /** Fewest points a transfer takes. */
  readonly minimum: number;
  /** Amounts are multiples of it. */
  readonly step: number;
  /**
   * False if no source gives the increment. Then `step` is the minimum: its multiples are accepted
   * under any increment that divides it; smaller steps may work.
   */
  readonly step_known: boolean;
  /** `extra_points` come on top for every `extra_every` points sent; 0 without. */
  readonly extra_every: number;
  readonly extra_points: number;
  /** The greatest first; of those that a transfer is large enough for, the first counts. */
  readonly bonuses: readonly BonusTier[];
  /** Billionths of a US dollar for each point sent. */
  readonly fee_nanos: number;
  /** The most the fee can be, in cents; undefined if it is not capped. */
  readonly fee_max_cents: number | undefined;
}

/** For points already in the program: any amount, unchanged. */
export const STAY: TransferRule = {
  ratio_in: 1,
  ratio_out: 1,
  minimum: 1,
  step: 1,
  step_known: true,
  extra_every: 0,
  extra_points: 0,
  bonuses: [],
  fee_nanos: 0,
  fee_max_cents: undefined,
};

/** The result of one transfer. */
export interface TransferQuote {
  readonly send: number;
  readonly base: number;
  readonly extra: number;
  readonly bonus: number;
  readonly receive: number;
  readonly fee_cents: number;
  readonly caveats: readonly Caveat[];
}

/** A transfer that reaches an amount. */
export interface NeedQuote extends TransferQuote {
  /** Points received beyond the need. */
  readonly surplus: number;
  /** The least amount if every whole number of points is taken; below `send` only when unsure. */
  readonly send_in_any_step: number;
}

export interface UnsendableAmount {
  readonly reason: "below_minimum" | "not_a_multiple" | "not_whole";
  readonly minimum: number;
  readonly step: number;
}

const NANOS_PER_DOLLAR = 1_000_000_000;
const NANOS_PER_CENT = 10_000_000n;

/** The rule of a row of terms with the bonuses on it, the greatest first. */
export function toTransferRule(terms: TermsRow, bonuses: readonly BonusTier[] = []): TransferRule {
  const { increment, min_points: least } = terms;
  const known = increment !== undefined && increment > 0;
  const step = Math.max(known ? increment : (least ?? 1), 1);
  const hasExtra = terms.extra_every !== undefined && terms.extra_points !== undefined;
  return {
    ratio_in: terms.ratio_in,
    ratio_out: terms.ratio_out,
    minimum: Math.max(least ?? 0, step),
    step,
    step_known: known || least === 1,
    extra_every: hasExtra ? (terms.extra_every ?? 0) : 0,
    extra_points: hasExtra ? (terms.extra_points ?? 0) : 0,
    bonuses,
    fee_nanos: Math.round((terms.fee_usd_per_point ?? 0) * NANOS_PER_DOLLAR),
    fee_max_cents: terms.fee_max_usd === undefined ? undefined : toCents(terms.fee_max_usd),
  };
}

/** Per cent of bonus on a transfer; 0 without one. */
export const bonusPercentOf = ({ bonuses }: TransferRule, send: number): number =>
  bonuses.find(({ from_points: from }) => send >= from)?.percent ?? 0;

/** Points that arrive when `send` points leave; the amount is not checked. */
export function received(rule: TransferRule, send: number): number {
  const { base, bonus, extra } = toParts(rule, send);
  return toSafe(base + bonus + extra);
}

/** The fee of one transfer in cents, rounded up to the cent. */
export function feeCents(rule: TransferRule, send: number): number {
  if (rule.fee_nanos === 0) return 0;
  const nanos = BigInt(send) * BigInt(rule.fee_nanos);
  const cents = Number((nanos + NANOS_PER_CENT - 1n) / NANOS_PER_CENT);
  return Math.min(cents, rule.fee_max_cents ?? cents);
}

/** The greatest amount a balance can send; 0 when it cannot send any. */
export function greatestSend(rule: TransferRule, balance: number): number {
  const send = balance - (balance % rule.step);
  return send >= rule.minimum ? send : 0;
}

/** The fewest points, in whole steps, for at least `need` points; 0 when nothing is needed. */
export function leastSend(rule: TransferRule, need: number): number {
  if (need <= 0) return 0;
  const first = Math.ceil(rule.minimum / rule.step);
  let low = first;
  // The base alone reaches the need with this many steps; extras and bonus only lower it.
  let high = Math.max(
    first,
    Math.ceil((toSafe(need * rule.ratio_in) + rule.ratio_in) / rule.ratio_out / rule.step) + 1,
  );
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (received(rule, toSafe(middle * rule.step)) >= need) high = middle;
    else low = middle + 1;
  }
  return toSafe(low * rule.step);
}

/**
 * The result of sending an amount, or the reason why it cannot be sent. Where the increment is
 * unknown, only multiples that are certain to be accepted are sent.
 */
export function quoteSend(rule: TransferRule, send: number): TransferQuote | UnsendableAmount {
  const refuse = (reason: UnsendableAmount["reason"]): UnsendableAmount => ({
    reason,
    minimum: rule.minimum,
    step: rule.step,
  });
  if (!Number.isSafeInteger(send) || send <= 0) return refuse("not_whole");
  if (send < rule.minimum) return refuse("below_minimum");
  const beyond = send % rule.step;
  if (beyond > 0 && rule.step_known) return refuse("not_a_multiple");
  return toQuote(rule, send - beyond, beyond === 0 ? [] : [toStepCaveat(rule)]);
}

/** The least transfer for at least `need` points. */
export function quoteNeed(rule: TransferRule, need: number): NeedQuote {
  const send = leastSend(rule, need);
  const anyStep = rule.step_known ? send : Math.max(leastSend({ ...rule, step: 1 }, need), 0);
  const quote = toQuote(rule, send, anyStep < send ? [toStepCaveat(rule)] : []);
  return { ...quote, surplus: quote.receive - Math.max(need, 0), send_in_any_step: anyStep };
}

export const isRefusal = (quote: TransferQuote | UnsendableAmount): quote is UnsendableAmount =>
  "reason" in quote;

/** More points received for each one sent than this never come: ratio, bonus and extras. */
export const mostPerPoint = (rule: TransferRule): number =>
  (rule.ratio_out / rule.ratio_in) * (1 + (rule.bonuses[0]?.percent ?? 0) / 100) +
  (rule.extra_every > 0 ? rule.extra_points / rule.extra_every : 0);

function toQuote(rule: TransferRule, send: number, caveats: readonly Caveat[]): TransferQuote {
  const parts = toParts(rule, send);
  const receive = toSafe(parts.base + parts.bonus + parts.extra);
  return { send, ...parts, receive, fee_cents: feeCents(rule, send), caveats };
}

function toParts(rule: TransferRule, send: number) {
  const base = Math.floor(toSafe(send * rule.ratio_out) / rule.ratio_in);
  const bonus = Math.floor(toSafe(base * bonusPercentOf(rule, send)) / 100);
  const extra = rule.extra_every > 0 ? Math.floor(send / rule.extra_every) * rule.extra_points : 0;
  return { base, bonus, extra: toSafe(extra) };
}

const toStepCaveat = (rule: TransferRule): Caveat => ({
  code: "increment_unknown",
  message: `no source gives the increment above the minimum; multiples of ${rule.step} are sure to work, others may`,
});

function toSafe(value: number): number {
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(`${value} points are too many for exact arithmetic`);
}
