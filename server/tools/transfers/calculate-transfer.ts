import * as z from "zod";
import {
  isRefusal,
  quoteNeed,
  quoteSend,
  type TransferRule,
} from "../../advice/transfers/transfer-amounts.ts";
import { defineReader } from "../frame/reader.ts";
import { toCalculation } from "./calculation.ts";
import { liveBonus } from "./bonus-row.ts";
import { openingCard, valued } from "./transfer-figures.ts";
import {
  refuseAmount,
  resolveTransfer,
  transferInput,
  type TransferInput,
  toWanted,
} from "./transfer-request.ts";

const bonusApplied = z.object({
  pct: z.int(),
  points: z.int(),
  basis: z.enum(["service_facts", "quoted"]),
  starts: z.iso.date().optional(),
  ends: z.iso.date().optional(),
});

const rounding = z.object({
  exact_send: z.int().describe("The least if any whole number of points could be sent."),
  more_points: z.int().describe("Points sent beyond it because of minimum and increment."),
  more_value_usd: z.number().optional(),
});

export const calculateTransfer = defineReader({
  name: "calculate_transfer",
  title: "Calculate a transfer",
  description:
    "If I send or convert points from one program to another, how many do I end up with, what " +
    "would they become; or how many do I need to send to get the miles? With ratio, minimum, " +
    "increment, bonus and excise fee. Give exactly one of send and need. Transfers cannot be " +
    "undone. From which balances: compare_transfer_paths.",
  input: transferInput,
  data: z.object({
    from: z.string(),
    to: z.string(),
    owner: z.string(),
    date: z.iso.date(),
    send: z.int().describe("Points sent."),
    unsent: z
      .int()
      .optional()
      .describe("Of send, the points that stay: no whole increment that is sure."),
    receive: z.int(),
    leftover: z.object({
      of_balance: z.int().optional().describe("Points that stay in the program sent from."),
      over_need: z.int().optional().describe("Points received beyond the need."),
    }),
    balance: z.int().optional().describe("Points held, including those that join them."),
    shortfall: z.int().optional().describe("Points the balance lacks; 0 when it suffices."),
    bonus_applied: bonusApplied.optional(),
    bonuses_not_counted: z.array(liveBonus),
    fee_usd: z.number(),
    irreversible: z.literal(true),
    steps: z.array(z.string()),
    ratio: z.string().describe("Points sent to points received, as `4:3`."),
    min: z.int().optional(),
    increment: z.int().optional().describe("Absent when no source gives it."),
    hours: z.int().optional().describe("At most, as reported; 0 is instant."),
    via_cards: z.array(z.string()),
    better_with: z.array(openingCard).describe("Cards not held that give more for the same."),
    rounding: rounding.optional().describe("What minimum and increment cost; with need only."),
    send_in_any_step: z
      .int()
      .optional()
      .describe("Perhaps enough: no source gives the increment of this route."),
    gives_up: valued.describe("The points sent; the fee comes on top."),
    gets: valued.describe("The points received, at the value of their own program."),
  }),
  answer: (input, scene) => {
    const wanted = toWanted(scene, input);
    const transfer = resolveTransfer(scene, wanted, input);
    const quote = quoteOf(transfer.rule, input);
    return toCalculation(scene, { wanted, transfer, quote, input });
  },
});

function quoteOf(rule: TransferRule, { send, need }: TransferInput) {
  if (send === undefined) return quoteNeed(rule, need ?? 0);
  const quote = quoteSend(rule, send);
  return isRefusal(quote) ? refuseAmount(quote, rule, send) : quote;
}
