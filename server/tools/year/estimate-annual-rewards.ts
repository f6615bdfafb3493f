import * as z from "zod";
import { addDays, addMonths } from "../../advice/days.ts";
import { interestRows, tellInterest } from "../../member/carried.ts";
import { getHeld, heldCardParam } from "../../member/held-cards.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { count, formatUsd, toDollars } from "../../advice/money.ts";
import { ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { type CountedYear, countYear } from "./fee-cards.ts";
import { asIf, extraParams, extraRows, toExtraRows } from "./year-extras.ts";
import {
  activationsParam,
  baselineParam,
  earningCards,
  exclusionWarnings,
  spendParam,
  toYearSpend,
  yearAssumptions,
} from "./year-input.ts";
import {
  cardYearRow,
  categoryYearRow,
  notCountedRow,
  pickedRow,
  toCardYearRows,
  toCategoryRows,
  toNotCountedRows,
  toPickedRows,
  yearWarnings,
} from "./year-rows.ts";

const someHeld = z.array(heldCardParam).max(20);

export const estimateAnnualRewards = defineReader({
  name: "estimate_annual_rewards",
  title: "Estimate a year of rewards",
  description:
    "How much do I earn a year off my cards, in cash back and points in total, which earns me " +
    "most, am I beating just a plain 2% card? At the member's spend, each dollar on the best " +
    "card under caps and choices, after annual fees. Adding or dropping a card: " +
    "simulate_card_change; one card's fee: evaluate_renewal.",
  input: z.strictObject({
    spend: spendParam.optional(),
    baseline_pct: baselineParam.optional(),
    exclude_cards: someHeld
      .optional()
      .describe("Held cards, with their fees; they still let points transfer."),
    against_cards: someHeld
      .min(1)
      .optional()
      .describe("Also the difference to these held cards alone."),
    owner: ownerParam.optional().describe("Only the cards of one owner; all by default."),
    ...extraParams,
    assume_activations: activationsParam.optional(),
    as_if: asIfParam,
  }),
  data: z.object({
    year_from: z.iso.date().describe("The first day of the twelve months."),
    by_card: z.array(cardYearRow).describe("What earns most first; cards that earn nothing last."),
    by_category: z.array(categoryYearRow),
    total_usd: z.number().describe("Rewards of the year, before fees."),
    return_percent: z.number().describe("Rewards per $100 of the spend."),
    against: z
      .object({
        total_usd: z.number(),
        more_usd: z.number().describe("total_usd less that; below 0: those cards earn more."),
      })
      .optional()
      .describe("What against_cards would earn."),
    spend_usd: z.number(),
    baseline_pct: z.number(),
    baseline_usd: z.number().describe("What a plain card would give for the same spend."),
    fees_usd: z.number().describe("A year of annual fees of the cards counted."),
    net_of_fees_usd: z.number(),
    above_baseline_usd: z.number().describe("Net of fees, less the baseline."),
    ...extraRows,
    unassigned_usd: z.number().describe("Spend that earns nothing on any card."),
    picked: z.array(pickedRow).describe("Choices the figures rest on, where none was made yet."),
    not_counted: z.array(notCountedRow).describe("Better rates under conditions not assumed."),
    is_exact: z.boolean().describe("No other use of the cards is worth more."),
    bound_usd: z.number().describe("No use of the cards is worth more than this."),
    overstated_usd: z
      .number()
      .describe("Of the total, what an issuer that picks by most spend would not pay."),
  }),
  brief: {
    rows: "by_card",
    columns: {
      by_card: "card_name owner spend_usd value_usd annual_fee_usd net_usd",
      by_category: "category_name yearly_usd value_usd return_percent cards",
      not_counted: "card_name rate on if would_add_usd",
    },
  },
  answer: (input, own) => {
    const scene = asIf(own, input.as_if_cards);
    const spend = toYearSpend(scene, input.spend);
    const all = earningCards(scene, input.owner);
    const excluded = new Set((input.exclude_cards ?? []).map((name) => getHeld(scene, name, all)));
    const cards = all.filter((held) => !excluded.has(held));
    const counted = countYear(scene, cards, spend, input);
    const { year, feesCents, netCents } = counted;
    const baselinePercent = input.baseline_pct ?? scene.wallet.profile.baseline_percent;
    return {
      summary: summaryOf(counted, baselinePercent),
      data: {
        year_from: firstDay(scene),
        by_card: toCardYearRows(counted),
        by_category: toCategoryRows(counted),
        total_usd: toDollars(year.totalCents),
        return_percent: Math.round((year.totalCents * 10_000) / year.spendCents) / 100,
        against:
          input.against_cards && differenceTo(input.against_cards, own, counted, input.owner),
        spend_usd: toDollars(year.spendCents),
        baseline_pct: baselinePercent,
        baseline_usd: toDollars(year.baselineCents),
        fees_usd: toDollars(feesCents),
        net_of_fees_usd: toDollars(netCents),
        above_baseline_usd: toDollars(netCents - year.baselineCents),
        ...toExtraRows(input, counted),
        unassigned_usd: toDollars(year.unassignedCents),
        picked: toPickedRows(counted),
        not_counted: toNotCountedRows(counted),
        is_exact: year.isExact,
        bound_usd: toDollars(year.boundCents),
        overstated_usd: toDollars(year.overstatedCents),
      },
      assumptions: [
        ...yearAssumptions(scene, spend, input),
        "Annual fees are those of a normal year; credits, certificates and welcome offers are not counted.",
        excluded.size > 0 &&
          "Excluded cards earn nothing and cost no fee, but are still held: points that one of them lets transfer to partners keep that value. simulate_card_change counts without it, as if they were closed.",
      ],
      warnings: [
        ...exclusionWarnings(scene, spend, input.owner),
        ...yearWarnings(counted, lastDay(scene)),
        ...tellInterest(scene, toDollars(year.totalCents)),
      ],
      sources: [...ratesOf(counted), ...interestRows(scene)],
      next_actions: nextActions(counted),
    };
  },
});

const usd = (cents: number): string => formatUsd(toDollars(cents));

function summaryOf({ year, feesCents, netCents }: CountedYear, baselinePercent: number): string {
  const used = year.byCard.filter(({ rewardCents }) => rewardCents > 0);
  return (
    `${usd(year.totalCents)} of rewards a year from ${count(used.length, "card")} on ` +
    `${usd(year.spendCents)} of spend; ${usd(netCents)} after ${usd(feesCents)} of annual fees, ` +
    `against ${usd(year.baselineCents)} from a plain ${baselinePercent}% card.`
  );
}

/** The year's gain over the same spend on some cards of the real wallet. */
function differenceTo(
  names: readonly string[],
  own: Scene,
  { year, spend, options }: CountedYear,
  owner: string | undefined,
) {
  const among = earningCards(own, owner);
  const cards = new Set(names.map((name) => getHeld(own, name, among)));
  const { totalCents } = countYear(own, [...cards], spend, options).year;
  return { total_usd: toDollars(totalCents), more_usd: toDollars(year.totalCents - totalCents) };
}

const firstDay = ({ today }: Scene): string => `${today.slice(0, "YYYY-MM".length)}-01`;

const lastDay = (scene: Scene): string => addDays(addMonths(firstDay(scene), 12), -1);

function ratesOf({ scene, year, cards }: CountedYear) {
  const used = new Set(year.shares.map(({ rate }) => rate));
  return cards
    .flatMap(({ card }) => scene.facts.rowsOf("earnRates", card.id))
    .filter((row) => used.has(row));
}

function nextActions({ cards, year }: CountedYear) {
  if (cards.length === 0) {
    return [
      "Add the cards that are held with add_wallet_card.",
      "See what any card would earn with rank_candidate_cards.",
    ];
  }
  return [
    year.picked.some(({ selection }) => selection === "choice") &&
      "Record a chosen category with update_wallet_card.",
    "See what adding or dropping a card changes with simulate_card_change.",
  ];
}
