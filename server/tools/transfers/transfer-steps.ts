import {
  bonusPercentOf,
  type TransferQuote,
  type TransferRule,
} from "../../advice/transfers/transfer-amounts.ts";
import { formatPoints, formatUsd, toDollars } from "../../advice/money.ts";
import { compact } from "../frame/texts.ts";

interface Transfer {
  /** Names of the programs. */
  readonly from: string;
  readonly to: string;
  readonly need: number | undefined;
  /** Points asked to be sent that stay. */
  readonly unsent: number;
  readonly balance: number | undefined;
}

/** The arithmetic of one transfer, a line for each step. */
export function toSteps(rule: TransferRule, quote: TransferQuote, transfer: Transfer): string[] {
  const { send, base, receive } = quote;
  const { from, to, need = receive, balance = send } = transfer;
  const percent = bonusPercentOf(rule, send);
  return compact([
    ...toSendSteps(rule, send, transfer),
    `Base: ${formatPoints(send)} × ${rule.ratio_out} / ${rule.ratio_in} = ${formatPoints(base)}${tellRounded((send * rule.ratio_out) % rule.ratio_in)}.`,
    percent !== 0 &&
      `Bonus: ${formatPoints(base)} × ${percent} / 100 = ${formatPoints(quote.bonus)}${tellRounded((base * percent) % 100)}.`,
    rule.extra_every !== 0 &&
      `On top: ${formatPoints(rule.extra_points)} for every ${formatPoints(rule.extra_every)} sent, ` +
        `${Math.floor(send / rule.extra_every)} times = ${formatPoints(quote.extra)}.`,
    `Received: ${formatPoints(receive)} points in ${to}.`,
    transfer.need !== undefined &&
      `Beyond the need: ${formatPoints(receive)} − ${formatPoints(need)} = ${formatPoints(receive - need)}.`,
    rule.fee_nanos !== 0 && tellFee(rule, quote),
    transfer.balance !== undefined &&
      (balance >= send
        ? `Left of ${from}: ${formatPoints(balance)} − ${formatPoints(send)} = ${formatPoints(balance - send)}.`
        : `Missing in ${from}: ${formatPoints(send)} − ${formatPoints(balance)} = ${formatPoints(send - balance)}.`),
  ]);
}

function tellFee({ fee_nanos: nanos, fee_max_cents: max }: TransferRule, quote: TransferQuote) {
  const most = max === undefined ? "" : `, at most ${formatUsd(toDollars(max))}`;
  const fee = formatUsd(toDollars(quote.fee_cents));
  return `Fee: ${formatPoints(quote.send)} × $${nanos / NANOS}${most} = ${fee}.`;
}

const NANOS = 1_000_000_000;

const tellRounded = (remainder: number): string => (remainder === 0 ? "" : " (rounded down)");

function toSendSteps(
  rule: TransferRule,
  send: number,
  { need, unsent, from, to }: Transfer,
): string[] {
  if (need === undefined) {
    return compact([
      `Send: ${formatPoints(send)} points of ${from}.`,
      unsent !== 0 &&
        `Of ${formatPoints(send + unsent)} points ${formatPoints(unsent)} stay: only multiples ` +
          `of ${formatPoints(rule.step)} are sure to be taken.`,
    ]);
  }
  const least = rule.minimum > 1 ? `, at least ${formatPoints(rule.minimum)}` : "";
  const steps = rule.step > 1 ? `in steps of ${formatPoints(rule.step)}` : "to the point";
  return [
    `Need: ${formatPoints(need)} points in ${to}.`,
    `Least to send, ${steps}${least}: ${formatPoints(send)} points of ${from}.`,
  ];
}
