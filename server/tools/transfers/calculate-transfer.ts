import * as z from "zod";
import {
  isRefusal,
  type NeedQuote,
  quoteNeed,
  quoteSend,
  toTransferRule,
  type TransferQuote,
  type TransferRule,
} from "../../advice/transfers/transfer-amounts.ts";
import { findBonus, type RouteBonus, toTiers } from "../../advice/transfers/transfer-bonus.ts";
import { findTerms } from "../../advice/transfers/transfer-terms.ts";
import { defineReader } from "../frame/reader.ts";
import type { Scene } from "../../member/scene.ts";
import { bonusApplied, toCalculation } from "./calculation.ts";
import { liveBonus } from "./live-bonus.ts";
import { openingCard } from "./opening-card.ts";
import { refuseAmount, refuseRoute } from "./refuse-transfer.ts";
import { leftover, rounding, valued } from "./transfer-figures.ts";
import { transferInput, type TransferInput, toWanted, type Wanted } from "./transfer-request.ts";

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
    send: z.int().describe("Points that leave."),
    unsent: z
      .int()
      .optional()
      .describe("Of the points given as send, those that stay: no whole increment that is sure."),
    receive: z.int(),
    leftover,
    balance: z.int().optional().describe("Points held, those that join them included."),
    shortfall: z.int().optional().describe("Points missing in the balance; 0 when it suffices."),
    bonus_applied: bonusApplied.optional(),
    bonuses_not_counted: z.array(liveBonus),
    fee_usd: z.number(),
    irreversible: z.literal(true),
    steps: z.array(z.string()),
    ratio: z.string().describe("Points sent to points received, as `4:3`."),
    min: z.int().optional(),
    increment: z.int().optional().describe("Absent when no source gives it."),
    hours: z.int().optional().describe("At most, as reported; 0 is at once."),
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
  answer: (given, scene) => {
    const wanted = toWanted(scene, given);
    const found = findTerms(
      scene.facts.facts.tables,
      wanted.from,
      wanted.to,
      wanted.cards,
      wanted.day,
    );
    if (found.state !== "usable") refuseRoute(scene, wanted, found);
    const bonus = bonusOf(scene, wanted, given);
    const rule = toTransferRule(found.terms, toTiers(bonus, given.bonus_pct));
    return toCalculation(scene, {
      wanted,
      found,
      bonus,
      rule,
      quote: quoteOf(rule, given),
      need: given.need,
      asked: given.send,
      quotedPercent: given.bonus_pct,
    });
  },
});

function bonusOf(scene: Scene, { from, to, day }: Wanted, given: TransferInput): RouteBonus {
  const choice = given.targeted_bonus === undefined ? {} : { targeted: given.targeted_bonus };
  return findBonus(scene.facts.facts.tables, from, to, day, choice);
}

function quoteOf(rule: TransferRule, { send, need }: TransferInput): TransferQuote | NeedQuote {
  if (send === undefined) return quoteNeed(rule, need ?? 0);
  const quote = quoteSend(rule, send);
  return isRefusal(quote) ? refuseAmount(quote, rule, send) : quote;
}
