import * as z from "zod";
import {
  centsPerPoint,
  type CountedValues,
  type RedemptionValue,
  valueRedemption,
} from "../../advice/goals/redemption-value.ts";
import { VALUE_STYLES } from "../../accounts/wallet.ts";
import { bonusFor } from "../../advice/transfers/transfer-bonus.ts";
import { defineReader } from "../frame/reader.ts";
import { count, formatCents, formatPoints, formatUsd, toDollars } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import { citeRows } from "../frame/sources.ts";
import { balanceOf } from "../transfers/transfer-figures.ts";
import type { FixedUses } from "../valuations/fixed-uses.ts";
import { ESTIMATES_ASSUMED } from "../valuations/point-value.ts";
import {
  against,
  againstFixed,
  fixedUsesFor,
  toAgainst,
  toAgainstFixed,
  toVerdictInputs,
  verdictInputs,
} from "./redemption-figures.ts";
import {
  redemptionInput,
  toCountedValues,
  toWantedAward,
  type WantedAward,
} from "./redemption-input.ts";
import { toSentence, toTransferDone, transferDone, warnOfTransfer } from "./redemption-transfer.ts";

const CPP_DECIMALS = 2;

export const calculateRedemptionValue = defineReader({
  name: "calculate_redemption_value",
  title: "Value a redemption",
  description:
    "Should I pay points or cash, is this award a good deal? A ticket, trip or hotel costs so " +
    "many points or miles plus taxes vs its cash price (two people, round trip, business " +
    "class): what cents per point (cpp) would I be getting, net of transfer fee and points " +
    "forgone, beside the service's value, the member's own and fixed uses. No verdict; prices " +
    "come from the caller. Cheapest balance: compare_transfer_paths.",
  input: redemptionInput,
  data: z.object({
    program: z.string(),
    program_name: z.string(),
    spent_program: z.string().describe("The program whose points leave."),
    owner: z.string(),
    travelers: z.int(),
    style: z.enum(VALUE_STYLES),
    points: z.int().describe("Of the award, for all travellers."),
    points_spent: z.int().describe("That leave the member: those transferred, or the award's own."),
    cpp: z
      .number()
      .optional()
      .describe("Net cents per point spent, to two decimals; absent when no point is spent."),
    award_cpp: z.number().optional().describe("Net cents per point of the award itself."),
    cpp_basis: z.literal("quoted"),
    cash_price_usd: z.number(),
    taxes_usd: z.number(),
    fee_usd: z.number().describe("Of the transfer."),
    forgone_usd: z.number().describe("Points that paying cash would earn, at their values."),
    net_value_usd: z.number().describe("Cash price less taxes, fee and points forgone."),
    arithmetic: z.array(z.string()),
    transfer: transferDone.optional(),
    vs_service_value: against.optional().describe("Absent when the service has no value."),
    vs_override: against.optional().describe("Absent without an own figure."),
    vs_fixed: z.array(againstFixed).describe("The best value first."),
    break_even_cash_price_usd: z
      .number()
      .optional()
      .describe("At the own figure, else the service's."),
    balance: z.int().optional().describe("Points held to spend; absent when none are told."),
    shortfall: z.int().optional(),
    verdict_inputs: verdictInputs,
  }),
  answer: (given, scene) => {
    const wanted = toWantedAward(scene, given);
    const counted = toCountedValues(scene, wanted);
    const value = valueRedemption(wanted.quote, counted);
    const fixed = fixedUsesFor(scene, wanted, value.points_spent);
    const { data, cpp } = toData(scene, { wanted, counted, value, fixed }, given.bonus_pct);
    const { filling, spent } = wanted;
    return {
      summary: toSummary(wanted, value, cpp, counted),
      data,
      assumptions: toAssumptions(wanted),
      warnings: [
        ...(counted.service_cpp === undefined
          ? [`Nobody has valued ${spent.name}: there is no service value to compare with.`]
          : []),
        ...value.caveats.map(({ message }) => toSentence(message)),
        ...warnOfTransfer(scene, wanted, given.bonus_pct),
        ...warnOfShortfall(wanted, data.shortfall),
      ],
      sources: citeRows([
        ...(filling === undefined ? [] : [filling.found.terms, filling.found.route]),
        ...(filling === undefined || given.bonus_pct !== undefined
          ? []
          : [bonusFor(filling.bonus, value.points_spent)].filter((row) => row !== undefined)),
        ...fixed.rows,
      ]),
      next_actions: toNextActions(wanted, data.shortfall),
    };
  },
});

interface Worked {
  readonly wanted: WantedAward;
  readonly counted: CountedValues;
  readonly value: RedemptionValue;
  readonly fixed: FixedUses;
}

function toData(scene: Scene, worked: Worked, quotedPercent: number | undefined) {
  const { wanted, counted, value, fixed: uses } = worked;
  const { quote, program, spent } = wanted;
  const cpp = centsPerPoint(value.net_cents, value.points_spent, CPP_DECIMALS);
  const awardCpp = centsPerPoint(value.net_cents, quote.points, CPP_DECIMALS);
  const service = toAgainst(value, quote, counted.service_cpp);
  const override = toAgainst(value, quote, counted.override_cpp);
  const fixed = toAgainstFixed(uses, value, quote);
  const verdict = toVerdictInputs({ value, quote, cpp, counted, service, override, fixed });
  const transfer = toTransferDone(wanted, value, quotedPercent);
  const { break_even_cash_price_usd: breakEven } = verdict;
  const data = {
    program: program.key,
    program_name: program.name,
    spent_program: spent.key,
    owner: wanted.owner,
    travelers: wanted.travelers,
    style: wanted.style,
    points: quote.points,
    points_spent: value.points_spent,
    cpp,
    award_cpp: awardCpp,
    cpp_basis: "quoted" as const,
    cash_price_usd: toDollars(quote.cash_cents),
    taxes_usd: toDollars(quote.taxes_cents),
    fee_usd: toDollars(value.fee_cents),
    forgone_usd: toDollars(value.forgone_cents),
    net_value_usd: toDollars(value.net_cents),
    arithmetic: toArithmetic(wanted, value, cpp),
    transfer,
    vs_service_value: service,
    vs_override: override,
    vs_fixed: fixed,
    break_even_cash_price_usd: breakEven,
    ...toHeld(scene, wanted, value),
    verdict_inputs: verdict,
  };
  return { data, cpp };
}

/** What is there of the points to spend; nothing is said of balances that were never told. */
function toHeld(
  scene: Scene,
  { spent, owner }: WantedAward,
  { points_spent: needed }: RedemptionValue,
) {
  const balance = balanceOf(scene, spent.key, owner);
  return balance === undefined ? {} : { balance, shortfall: Math.max(0, needed - balance) };
}

function toArithmetic(
  { quote, filling, spent }: WantedAward,
  value: RedemptionValue,
  cpp: number | undefined,
): string[] {
  const net = formatUsd(toDollars(value.net_cents));
  const parts = [
    formatUsd(toDollars(quote.cash_cents)),
    `${formatUsd(toDollars(quote.taxes_cents))} taxes`,
    ...(value.fee_cents === 0 ? [] : [`${formatUsd(toDollars(value.fee_cents))} transfer fee`]),
    ...(value.forgone_cents === 0
      ? []
      : [`${formatUsd(toDollars(value.forgone_cents))} points forgone`]),
  ];
  const sent = formatPoints(value.points_spent);
  return [
    `Net: ${parts.join(" - ")} = ${net}.`,
    ...(filling === undefined
      ? []
      : [
          `Transfer: ${sent} points of ${spent.name} for ${formatPoints(quote.points)} of the award.`,
        ]),
    ...(cpp === undefined
      ? ["No point is spent, so there are no cents per point."]
      : [`${net} / ${sent} points = ${formatCents(cpp)} a point.`]),
  ];
}

function toSummary(
  { program, spent, style }: WantedAward,
  { net_cents: net, points_spent: points }: RedemptionValue,
  cpp: number | undefined,
  { service_cpp: service, override_cpp: own }: CountedValues,
): string {
  const netUsd = formatUsd(toDollars(net));
  if (cpp === undefined) return `No points are spent; the net value is ${netUsd}.`;
  const told = [
    ...(own === undefined ? [] : [`${own} by the member's own figure`]),
    ...(service === undefined ? [] : [`${service} by the service's ${style} estimate`]),
  ];
  const beside = told.length === 0 ? "a value that nobody has given" : told.join(" and ");
  const transferred = spent === program ? "" : ` sent to ${program.name}`;
  return (
    `${netUsd} net for ${formatPoints(points)} points of ${spent.name}${transferred}: ${formatCents(cpp)} a ` +
    `point, against ${beside}.`
  );
}

function toAssumptions({ quote, travelers, filling }: WantedAward): readonly string[] {
  return [
    travelers === 1
      ? "The figures given are those of the whole booking."
      : `The figures given are for one and counted for ${count(travelers, "traveler")}.`,
    "The cash price is what would really be paid otherwise; a fare nobody would buy makes any award look good.",
    ...(quote.forgone.length === 0
      ? ["No points that paying cash would earn are subtracted."]
      : []),
    ...(filling === undefined
      ? []
      : ["Points left over from the transfer are counted as nothing."]),
    ESTIMATES_ASSUMED,
  ];
}

const warnOfShortfall = ({ spent }: WantedAward, shortfall: number | undefined) =>
  shortfall === undefined || shortfall === 0
    ? []
    : [`The balance of ${spent.name} is ${formatPoints(shortfall)} points short.`];

function toNextActions({ filling }: WantedAward, shortfall: number | undefined): readonly string[] {
  return [
    ...(shortfall !== undefined && shortfall > 0
      ? ["See how to close the gap with plan_points_goal."]
      : []),
    filling === undefined
      ? "Compare with points of other programs by compare_transfer_paths."
      : "Check the steps of the transfer with calculate_transfer.",
  ];
}
