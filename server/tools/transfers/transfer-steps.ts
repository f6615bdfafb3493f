import {
  bonusPercentOf,
  type TransferQuote,
  type TransferRule,
} from "../../advice/transfers/transfer-amounts.ts";
import { formatPoints, formatUsd, toDollars } from "../../member/money.ts";

/** What a calculation is about, by the names of the catalog. */
export interface Told {
  readonly from: string;
  readonly to: string;
  readonly need: number | undefined;
  /** Points asked to be sent that stay. */
  readonly unsent: number;
  readonly balance: number | undefined;
}

/** The arithmetic of one transfer, a line for each step. */
export function toSteps(rule: TransferRule, quote: TransferQuote, told: Told): readonly string[] {
  return [
    ...toSendSteps(rule, quote, told),
    `Base: ${formatPoints(quote.send)} × ${rule.ratio_out} / ${rule.ratio_in} = ${formatPoints(quote.base)}${
      (quote.send * rule.ratio_out) % rule.ratio_in === 0 ? "" : " (rounded down)"
    }.`,
    ...toBonusSteps(rule, quote),
    ...toExtraSteps(rule, quote),
    `Received: ${formatPoints(quote.receive)} points in ${told.to}.`,
    ...(told.need === undefined
      ? []
      : [
          `Beyond the need: ${formatPoints(quote.receive)} − ${formatPoints(told.need)} = ` +
            `${formatPoints(quote.receive - told.need)}.`,
        ]),
    ...toFeeSteps(rule, quote),
    ...toBalanceSteps(quote, told),
  ];
}

function toSendSteps(rule: TransferRule, quote: TransferQuote, { need, unsent, from, to }: Told) {
  if (need === undefined) {
    return [
      `Send: ${formatPoints(quote.send)} points of ${from}.`,
      ...(unsent === 0
        ? []
        : [
            `Of ${formatPoints(quote.send + unsent)} points ${formatPoints(unsent)} stay: only multiples ` +
              `of ${formatPoints(rule.step)} are sure to be taken.`,
          ]),
    ];
  }
  const least = rule.minimum > 1 ? `, at least ${formatPoints(rule.minimum)}` : "";
  const steps = rule.step > 1 ? `in steps of ${formatPoints(rule.step)}` : "to the point";
  return [
    `Need: ${formatPoints(need)} points in ${to}.`,
    `Least to send, ${steps}${least}: ${formatPoints(quote.send)} points of ${from}.`,
  ];
}

function toBonusSteps(rule: TransferRule, { send, base, bonus }: TransferQuote): readonly string[] {
  const percent = bonusPercentOf(rule, send);
  if (percent === 0) return [];
  const rounded = (base * percent) % 100 === 0 ? "" : " (rounded down)";
  return [`Bonus: ${formatPoints(base)} × ${percent} / 100 = ${formatPoints(bonus)}${rounded}.`];
}

const toExtraSteps = (rule: TransferRule, quote: TransferQuote): readonly string[] =>
  rule.extra_every === 0
    ? []
    : [
        `On top: ${formatPoints(rule.extra_points)} for every ${formatPoints(rule.extra_every)} sent, ` +
          `${Math.floor(quote.send / rule.extra_every)} times = ${formatPoints(quote.extra)}.`,
      ];

function toFeeSteps(rule: TransferRule, quote: TransferQuote): readonly string[] {
  if (rule.fee_nanos === 0) return [];
  const most =
    rule.fee_max_cents === undefined ? "" : `, at most ${formatUsd(toDollars(rule.fee_max_cents))}`;
  return [
    `Fee: ${formatPoints(quote.send)} × $${rule.fee_nanos / NANOS}${most} = ` +
      `${formatUsd(toDollars(quote.fee_cents))}.`,
  ];
}

const NANOS = 1_000_000_000;

function toBalanceSteps({ send }: TransferQuote, { balance, from }: Told): readonly string[] {
  if (balance === undefined) return [];
  return [
    balance >= send
      ? `Left of ${from}: ${formatPoints(balance)} − ${formatPoints(send)} = ${formatPoints(balance - send)}.`
      : `Missing in ${from}: ${formatPoints(send)} − ${formatPoints(balance)} = ${formatPoints(send - balance)}.`,
  ];
}
