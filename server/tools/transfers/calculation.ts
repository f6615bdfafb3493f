import {
  bonusPercentOf,
  type NeedQuote,
  type TransferQuote,
  type TransferRule,
} from "../../advice/transfers/transfer-amounts.ts";
import { roundingOf } from "../../advice/transfers/transfer-rounding.ts";
import { cardName, programName } from "../../member/holdings.ts";
import { formatPoints, formatUsd, toDollars, toRatio } from "../../advice/money.ts";
import { toUsd } from "../../member/point-values.ts";
import type { Scene } from "../../member/scene.ts";
import { compact, someOf, type Notes } from "../frame/texts.ts";
import { toLiveBonus, warnOfLaterBonuses } from "./bonus-row.ts";
import { toOpeningCards, balanceOf, toValued } from "./transfer-figures.ts";
import {
  countedBonus,
  type ResolvedTransfer,
  rowsOfTransfer,
  warnOfTransfer,
  type TransferInput,
  type Wanted,
} from "./transfer-request.ts";

interface Worked {
  readonly wanted: Wanted;
  readonly transfer: ResolvedTransfer;
  readonly quote: TransferQuote | NeedQuote;
  readonly input: Pick<TransferInput, "send" | "need">;
}

export function toCalculation(scene: Scene, worked: Worked) {
  const { wanted, transfer, quote, input } = worked;
  const data = toData(scene, worked);
  return {
    summary: summarize(scene, worked, data.unsent ?? 0),
    data,
    assumptions: assume(scene, worked),
    warnings: [
      warnOfTransfer(transfer, quote.caveats),
      warnOfShortfall(programName(scene, wanted.from), data),
      transfer.quotedPercent === undefined && warnOfLaterBonuses(scene, wanted.day),
    ],
    sources: rowsOfTransfer(transfer, quote.send),
    next_actions: [
      "Use compare_transfer_paths to see whether another balance gives up less.",
      input.need !== undefined && "Use calculate_redemption_value to value the award.",
    ],
  };
}

function toData(scene: Scene, { wanted, transfer, quote, input: { send, need } }: Worked) {
  const { from, to, owner, day } = wanted;
  const { routeTerms, rule, bonus } = transfer;
  const { terms } = routeTerms;
  const unsent = send === undefined ? 0 : send - quote.send;
  const balance = balanceOf(scene, from, owner);
  const givesUp = toValued(scene, from, owner, quote.send);
  const names = { from: programName(scene, from), to: programName(scene, to) };
  return {
    from,
    to,
    owner,
    date: day,
    send: quote.send,
    unsent: unsent === 0 ? undefined : unsent,
    receive: quote.receive,
    leftover: {
      of_balance: balance === undefined ? undefined : Math.max(0, balance - quote.send),
      over_need: need === undefined ? undefined : quote.receive - need,
    },
    balance,
    shortfall: balance === undefined ? undefined : Math.max(0, quote.send - balance),
    bonus_applied: toBonusApplied(transfer, quote),
    bonuses_not_counted: bonus.not_applied.map((row) => toLiveBonus(row, false)),
    fee_usd: toDollars(quote.fee_cents),
    irreversible: true as const,
    steps: toSteps(rule, quote, { ...names, need, unsent }),
    ratio: toRatio(terms),
    min: terms.min_points,
    increment: rule.step_known ? rule.step : undefined,
    hours: terms.hours,
    via_cards: [...routeTerms.via_cards],
    better_with: toOpeningCards(scene, routeTerms.better_with, "betters"),
    rounding: need === undefined ? undefined : toRounding(transfer, quote, need, givesUp.cpp),
    send_in_any_step: fewerInAnyStep(quote),
    gives_up: givesUp,
    gets: toValued(scene, to, owner, quote.receive),
  };
}

const fewerInAnyStep = (quote: TransferQuote | NeedQuote): number | undefined =>
  "send_in_any_step" in quote && quote.send_in_any_step < quote.send
    ? quote.send_in_any_step
    : undefined;

function toRounding(
  { rule }: ResolvedTransfer,
  { send }: TransferQuote,
  need: number,
  cpp: number | undefined,
) {
  const rounding = roundingOf(rule, need, send);
  return { ...rounding, more_value_usd: cpp && toUsd(rounding.more_points, cpp) };
}

function toBonusApplied(transfer: ResolvedTransfer, { send, bonus: points }: TransferQuote) {
  const pct = bonusPercentOf(transfer.rule, send);
  if (pct === 0) return undefined;
  const row = countedBonus(transfer, send);
  const basis = transfer.quotedPercent === undefined ? "service_facts" : "quoted";
  return { pct, points, basis, starts: row?.starts, ends: row?.ends } as const;
}

function summarize(
  scene: Scene,
  { wanted, quote, transfer, input: { send = 0, need = quote.receive } }: Worked,
  unsent: number,
): string {
  const percent = bonusPercentOf(transfer.rule, quote.send);
  const over = quote.receive - need;
  const fee = formatUsd(toDollars(quote.fee_cents));
  return compact([
    `${formatPoints(quote.send)} ${programName(scene, wanted.from)} points become `,
    `${formatPoints(quote.receive)} in ${programName(scene, wanted.to)}`,
    percent !== 0 && ` with a bonus of ${percent}%`,
    quote.fee_cents !== 0 && `, for a fee of ${fee}`,
    over !== 0 && `, ${formatPoints(over)} more than needed`,
    unsent !== 0 && `; ${formatPoints(unsent)} of the ${formatPoints(send)} stay`,
    ".",
  ]).join("");
}

function assume(scene: Scene, { wanted, transfer, input: { need } }: Worked): Notes {
  const { routeTerms, rule, quotedPercent } = transfer;
  const there = balanceOf(scene, wanted.to, wanted.owner) ?? 0;
  return [
    `Ratio ${toRatio(routeTerms.terms)} on ${wanted.day}${tellVia(scene, wanted, routeTerms.via_cards)}.`,
    !rule.step_known &&
      `The increment is unknown: multiples of ${formatPoints(rule.step)} are used, ` +
        "which are sure to work.",
    quotedPercent !== undefined &&
      `The bonus of ${quotedPercent}% is as quoted by the member, not ours.`,
    need !== undefined &&
      there !== 0 &&
      `The whole need is to come from this transfer: the ${formatPoints(there)} points already in ` +
        `${programName(scene, wanted.to)} are not subtracted.`,
  ];
}

function tellVia(scene: Scene, { asIf }: Wanted, via: readonly string[]): string {
  if (asIf !== undefined) return `, as if ${cardName(scene, asIf)} were the card`;
  if (via.length === 0) return ", which needs no card";
  return `, with ${someOf(
    via.map((id) => cardName(scene, id)),
    MAX_VIA,
  )}`;
}

/** The data has the ids of all of them. */
const MAX_VIA = 3;

function warnOfShortfall(program: string, { balance, shortfall = 0 }: ReturnType<typeof toData>) {
  if (balance === undefined) return `No balance of ${program} is known for this owner.`;
  if (shortfall === 0) return undefined;
  return `The balance is ${formatPoints(shortfall)} short: ${formatPoints(balance)} points of ${program} are held.`;
}

interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly need: number | undefined;
  /** Points that were asked to be sent but stay. */
  readonly unsent: number;
}

function toSteps(rule: TransferRule, quote: TransferQuote, transfer: Transfer): string[] {
  const { send, base } = quote;
  const percent = bonusPercentOf(rule, send);
  const { fee_nanos: nanos, fee_max_cents: most } = rule;
  const atMost = most === undefined ? "" : `, at most ${formatUsd(toDollars(most))}`;
  return compact([
    ...toSendSteps(rule, send, transfer),
    `Base: ${formatPoints(send)} × ${rule.ratio_out} / ${rule.ratio_in} = ${formatPoints(base)}${tellRounded((send * rule.ratio_out) % rule.ratio_in)}.`,
    percent !== 0 &&
      `Bonus: ${formatPoints(base)} × ${percent} / 100 = ${formatPoints(quote.bonus)}${tellRounded((base * percent) % 100)}.`,
    rule.extra_every !== 0 &&
      `On top: ${formatPoints(rule.extra_points)} for every ${formatPoints(rule.extra_every)} sent, ` +
        `${Math.floor(send / rule.extra_every)} times = ${formatPoints(quote.extra)}.`,
    `Received: ${formatPoints(quote.receive)} points in ${transfer.to}.`,
    nanos !== 0 &&
      `Fee: ${formatPoints(send)} × $${nanos / NANOS}${atMost} = ${formatUsd(toDollars(quote.fee_cents))}.`,
  ]);
}

const NANOS = 1_000_000_000;

const tellRounded = (remainder: number): string => (remainder === 0 ? "" : " (rounded down)");

function toSendSteps(rule: TransferRule, send: number, { need, unsent, from, to }: Transfer) {
  if (need === undefined) {
    return compact([
      `Send: ${formatPoints(send)} points of ${from}.`,
      unsent !== 0 &&
        `Of ${formatPoints(send + unsent)} points ${formatPoints(unsent)} stay: only multiples ` +
          `of ${formatPoints(rule.step)} are sure to work.`,
    ]);
  }
  const least = rule.minimum > 1 ? `, at least ${formatPoints(rule.minimum)}` : "";
  const steps = rule.step > 1 ? `in steps of ${formatPoints(rule.step)}` : "to the point";
  return [
    `Need: ${formatPoints(need)} points in ${to}.`,
    `Least to send, ${steps}${least}: ${formatPoints(send)} points of ${from}.`,
  ];
}
