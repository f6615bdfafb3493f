import * as z from "zod";
import {
  bonusPercentOf,
  type NeedQuote,
  type TransferQuote,
  type TransferRule,
} from "../../advice/transfers/transfer-amounts.ts";
import { bonusFor, type RouteBonus } from "../../advice/transfers/transfer-bonus.ts";
import type { RouteTerms } from "../../advice/transfers/transfer-terms.ts";
import { formatPoints, formatUsd, toDollars, toRatio } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import { citeRows } from "../frame/sources.ts";
import { cardName, programName } from "../../member/holdings.ts";
import { toLiveBonus, warnOfLaterBonuses } from "./live-bonus.ts";
import { toOpeningCards } from "./opening-card.ts";
import { tellPoolBefore } from "./pool-before.ts";
import { balanceOf, toLeftover, toRounding, toValued } from "./transfer-figures.ts";
import type { Wanted } from "./transfer-request.ts";
import { toSteps } from "./transfer-steps.ts";

export const bonusApplied = z.object({
  pct: z.int(),
  points: z.int(),
  basis: z.enum(["service_facts", "quoted"]),
  starts: z.iso.date().optional(),
  ends: z.iso.date().optional(),
});

/** A transfer that was worked out, with all it rests on. */
export interface Worked {
  readonly wanted: Wanted;
  readonly found: Extract<RouteTerms, { state: "usable" }>;
  readonly bonus: RouteBonus;
  readonly rule: TransferRule;
  readonly quote: TransferQuote | NeedQuote;
  readonly need: number | undefined;
  /** The points that the member asked to send. */
  readonly asked: number | undefined;
  /** The bonus the member was quoted. */
  readonly quotedPercent: number | undefined;
}

export function toCalculation(scene: Scene, worked: Worked) {
  const { wanted, found, quote, bonus, quotedPercent: quoted } = worked;
  return {
    summary: summarize(scene, worked),
    data: toData(scene, worked),
    assumptions: assume(scene, worked),
    warnings: [
      "A transfer cannot be undone: look for the award first.",
      ...[...found.caveats, ...(quoted === undefined ? bonus.caveats : []), ...quote.caveats].map(
        ({ message }) => toSentence(message),
      ),
      ...warnOfShortfall(scene, worked),
      ...(quoted === undefined ? warnOfLaterBonuses(scene, wanted.day) : []),
    ],
    sources: citeRows([
      found.terms,
      found.route,
      ...(quoted === undefined ? rowsOfBonus(worked) : []),
    ]),
    next_actions: [
      ...tellPoolBefore(scene, wanted, found.terms),
      "Use compare_transfer_paths to see whether another balance gives up less.",
      ...(worked.need === undefined ? [] : ["Use calculate_redemption_value to value the award."]),
    ],
  };
}

const toSentence = (message: string): string =>
  `${message.slice(0, 1).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? "" : "."}`;

function toData(scene: Scene, worked: Worked) {
  const { wanted, found, rule, quote, bonus, need } = worked;
  const { terms } = found;
  const unsent = unsentOf(worked);
  const balance = balanceOf(scene, wanted.from, wanted.owner);
  const surplus = need === undefined ? undefined : quote.receive - need;
  const givesUp = toValued(scene, wanted.from, wanted.owner, quote.send);
  const names = { from: programName(scene, wanted.from), to: programName(scene, wanted.to) };
  return {
    from: wanted.from,
    to: wanted.to,
    owner: wanted.owner,
    date: wanted.day,
    send: quote.send,
    unsent: unsent === 0 ? undefined : unsent,
    receive: quote.receive,
    leftover: toLeftover(quote, balance, surplus),
    ...(balance === undefined ? {} : { balance, shortfall: Math.max(0, quote.send - balance) }),
    ...toApplied(worked),
    bonuses_not_counted: bonus.not_applied.map((row) => toLiveBonus(row, false)),
    fee_usd: toDollars(quote.fee_cents),
    irreversible: true as const,
    steps: [...toSteps(rule, quote, { ...names, need, unsent, balance })],
    ratio: toRatio(terms),
    min: terms.min_points,
    increment: rule.step_known ? rule.step : undefined,
    hours: terms.hours,
    via_cards: [...found.via_cards],
    better_with: [...toOpeningCards(scene, found.better_with, "betters")],
    rounding: need === undefined ? undefined : toRounding(rule, quote, need, givesUp.cpp),
    send_in_any_step:
      "send_in_any_step" in quote && quote.send_in_any_step < quote.send
        ? quote.send_in_any_step
        : undefined,
    gives_up: givesUp,
    gets: toValued(scene, wanted.to, wanted.owner, quote.receive),
  };
}

/** Of the points asked to be sent, those that are no multiple sure to be taken. */
const unsentOf = ({ asked, quote }: Worked): number =>
  asked === undefined ? 0 : asked - quote.send;

const rowsOfBonus = ({ bonus, quote }: Worked) =>
  [bonusFor(bonus, quote.send)].filter((row) => row !== undefined);

function toApplied(worked: Worked) {
  const { rule, quote, quotedPercent: quoted } = worked;
  const pct = bonusPercentOf(rule, quote.send);
  if (pct === 0) return {};
  if (quoted !== undefined) {
    return { bonus_applied: { pct, points: quote.bonus, basis: "quoted" as const } };
  }
  const [applied] = rowsOfBonus(worked);
  const { starts, ends } = applied ?? {};
  return {
    bonus_applied: {
      pct,
      points: quote.bonus,
      basis: "service_facts" as const,
      starts,
      ends,
    },
  };
}

function summarize(scene: Scene, worked: Worked): string {
  const { wanted, quote, rule, need, asked } = worked;
  const unsent = unsentOf(worked);
  const stays =
    asked === undefined || unsent === 0
      ? ""
      : `; ${formatPoints(unsent)} of the ${formatPoints(asked)} stay`;
  const percent = bonusPercentOf(rule, quote.send);
  const bonus = percent === 0 ? "" : ` with a bonus of ${percent}%`;
  const fee =
    quote.fee_cents === 0 ? "" : `, for a fee of ${formatUsd(toDollars(quote.fee_cents))}`;
  const over = need === undefined ? 0 : quote.receive - need;
  return (
    `${formatPoints(quote.send)} ${programName(scene, wanted.from)} points become ` +
    `${formatPoints(quote.receive)} in ${programName(scene, wanted.to)}${bonus}${fee}` +
    `${over === 0 ? "" : `, ${formatPoints(over)} more than needed`}${stays}.`
  );
}

function assume(scene: Scene, { wanted, found, rule, need, quotedPercent }: Worked) {
  const there = balanceOf(scene, wanted.to, wanted.owner) ?? 0;
  return [
    `Ratio ${toRatio(found.terms)} on ${wanted.day}${tellVia(scene, wanted, found.via_cards)}.`,
    ...(rule.step_known
      ? []
      : [
          `The increment is not known: multiples of ${formatPoints(rule.step)} are counted with, ` +
            "which are sure to be taken.",
        ]),
    ...(quotedPercent === undefined
      ? []
      : [`The bonus of ${quotedPercent}% is as quoted by the member, not ours.`]),
    ...(need === undefined || there === 0
      ? []
      : [
          `All of the need is to arrive by this transfer: the ${formatPoints(there)} points already in ` +
            `${programName(scene, wanted.to)} are not subtracted.`,
        ]),
  ];
}

function tellVia(scene: Scene, { asIf }: Wanted, via: readonly string[]): string {
  if (asIf !== undefined) return `, as if ${cardName(scene, asIf)} were the card`;
  return via.length === 0
    ? ", which needs no card"
    : `, with ${via.map((id) => cardName(scene, id)).join(", ")}`;
}

function warnOfShortfall(scene: Scene, { wanted, quote }: Worked): readonly string[] {
  const balance = balanceOf(scene, wanted.from, wanted.owner);
  const name = programName(scene, wanted.from);
  if (balance === undefined) return [`No balance of ${name} is known for this owner.`];
  if (balance >= quote.send) return [];
  return [
    `The balance is ${formatPoints(quote.send - balance)} short: ${formatPoints(balance)} points of ` +
      `${name} are held.`,
  ];
}
