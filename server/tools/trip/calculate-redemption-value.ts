import * as z from "zod";
import { type RedemptionValue, valueRedemption } from "../../advice/goals/redemption-value.ts";
import { VALUE_STYLES } from "../../accounts/wallet.ts";
import { defineReader } from "../frame/reader.ts";
import { count, formatCents, formatPoints, formatUsd, toDollars } from "../../advice/money.ts";
import { compact, type Notes } from "../frame/texts.ts";
import { warnOfLaterBonuses } from "../transfers/bonus-row.ts";
import { rowsOfTransfer, toSentence, warnOfTransfer } from "../transfers/transfer-request.ts";
import { balanceOf } from "../transfers/transfer-figures.ts";
import {
  type FixedUses,
  fixedUsesOf,
  ESTIMATES_ASSUMED,
  unlockStateOf,
} from "../valuations/point-value.ts";
import {
  against,
  againstFixed,
  toAgainst,
  toAgainstFixed,
  toTransferDone,
  transferDone,
  type CountedValues,
  redemptionInput,
  toCountedValues,
  toWantedAward,
  type WantedAward,
} from "./redemption.ts";
import { programRef } from "../../member/holdings.ts";

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
    ...programRef.shape,
    spent_program: z.string().describe("The program whose points are spent."),
    owner: z.string(),
    travelers: z.int(),
    style: z.enum(VALUE_STYLES),
    points: z.int().describe("Of the award, for all travellers."),
    points_spent: z
      .int()
      .describe("That the member spends: those transferred, or the award's own."),
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
    vs_override: against.optional().describe("Absent without the member's figure."),
    vs_fixed: z.array(againstFixed).describe("The best value first."),
    break_even_cash_price_usd: z
      .number()
      .optional()
      .describe("At the member's figure, else the service's."),
    balance: z.int().optional().describe("Points held to spend; absent when not recorded."),
    shortfall: z.int().optional(),
  }),
  answer: (input, scene) => {
    const wanted = toWantedAward(scene, input);
    const { filling, spent, owner, day } = wanted;
    const counted = toCountedValues(scene, wanted);
    const value = valueRedemption(wanted.quote);
    const points = value.points_spent;
    const unlock = unlockStateOf(scene, spent.key, owner);
    const fixed = fixedUsesOf(scene, { program: spent.key, owner, points, day }, unlock);
    const balance = balanceOf(scene, spent.key, owner);
    const shortfall = balance === undefined ? undefined : Math.max(0, points - balance);
    const isShort = shortfall !== undefined && shortfall > 0;
    return {
      summary: toSummary(wanted, value, counted),
      data: { ...toData({ wanted, counted, value, fixed }), balance, shortfall },
      assumptions: toAssumptions(wanted),
      warnings: [
        counted.service === undefined &&
          `No value is known for ${spent.name}: there is no service value to compare with.`,
        ...value.caveats.map(({ message }) => toSentence(message)),
        filling !== undefined && warnOfTransfer(filling),
        filling !== undefined &&
          filling.quotedPercent === undefined &&
          warnOfLaterBonuses(scene, day),
        isShort && `The balance of ${spent.name} is ${formatPoints(shortfall)} points short.`,
      ],
      sources: [...(filling ? rowsOfTransfer(filling, points) : []), ...fixed.rows],
      next_actions: [
        isShort && "See how to close the gap with plan_points_goal.",
        filling === undefined && "Compare points of other programs with compare_transfer_paths.",
        filling !== undefined && "Check the steps of the transfer with calculate_transfer.",
      ],
    };
  },
});

interface Worked {
  readonly wanted: WantedAward;
  readonly counted: CountedValues;
  readonly value: RedemptionValue;
  readonly fixed: FixedUses;
}

function toData({ wanted, counted, value, fixed }: Worked) {
  const { quote, program, spent, owner, travelers, style } = wanted;
  const service = toAgainst(value, wanted, counted.service);
  const override = toAgainst(value, wanted, counted.override);
  return {
    program: program.key,
    program_name: program.name,
    spent_program: spent.key,
    owner,
    travelers,
    style,
    points: quote.points,
    award_cpp: value.award_cpp,
    cpp_basis: "quoted" as const,
    cpp: value.cpp,
    points_spent: value.points_spent,
    cash_price_usd: toDollars(quote.cash_cents),
    forgone_usd: toDollars(value.forgone_cents),
    break_even_cash_price_usd: (override ?? service)?.break_even_cash_price_usd,
    taxes_usd: toDollars(quote.taxes_cents),
    fee_usd: toDollars(value.fee_cents),
    net_value_usd: toDollars(value.net_cents),
    arithmetic: toArithmetic(wanted, value),
    transfer: toTransferDone(wanted, value),
    vs_service_value: service,
    vs_override: override,
    vs_fixed: toAgainstFixed(fixed, value, wanted),
  };
}

function toArithmetic({ quote, filling, spent }: WantedAward, value: RedemptionValue): string[] {
  const { fee_cents: fee, forgone_cents: forgone, cpp } = value;
  const parts = compact([
    `${usd(quote.cash_cents)} - ${usd(quote.taxes_cents)} taxes`,
    fee !== 0 && `${usd(fee)} transfer fee`,
    forgone !== 0 && `${usd(forgone)} points forgone`,
  ]);
  const net = usd(value.net_cents);
  const sent = formatPoints(value.points_spent);
  return compact([
    `Net: ${parts.join(" - ")} = ${net}.`,
    filling !== undefined &&
      `Transfer: ${sent} points of ${spent.name} for ${formatPoints(quote.points)} of the award.`,
    cpp === undefined
      ? "No point is spent, so there are no cents per point."
      : `${net} / ${sent} points = ${formatCents(cpp)} a point.`,
  ]);
}

const usd = (cents: number): string => formatUsd(toDollars(cents));

function toSummary(
  { program, spent, style }: WantedAward,
  { net_cents: net, points_spent: points, cpp }: RedemptionValue,
  { service, override }: CountedValues,
): string {
  if (cpp === undefined) return `No points are spent; the net value is ${usd(net)}.`;
  const values = compact([
    override !== undefined && `${override} by the member's own figure`,
    service !== undefined && `${service} by the service's ${style} estimate`,
  ]);
  const beside = values.length === 0 ? "no known value" : values.join(" and ");
  const transferred = spent === program ? "" : ` sent to ${program.name}`;
  return (
    `${usd(net)} net for ${formatPoints(points)} points of ${spent.name}${transferred}: ${formatCents(cpp)} a ` +
    `point, against ${beside}.`
  );
}

const toAssumptions = ({ quote, travelers, filling }: WantedAward): Notes => [
  travelers === 1 && "The figures given are for the whole booking.",
  travelers !== 1 &&
    `The figures given are for one traveler and counted for ${count(travelers, "traveler")}.`,
  "The cash price is what you would really pay otherwise; a fare nobody would buy makes any award look good.",
  quote.forgone.length === 0 && "No points that paying cash would earn are subtracted.",
  filling !== undefined && "Points left over from the transfer are counted as nothing.",
  ESTIMATES_ASSUMED,
];
