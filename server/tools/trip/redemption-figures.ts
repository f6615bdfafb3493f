import * as z from "zod";
import { CASH_KINDS } from "../../advice/transfers/cash-options.ts";
import {
  compareAtValue,
  pointsFor,
  type RedemptionValue,
} from "../../advice/goals/redemption-value.ts";
import { bonusPercentOf, received } from "../../advice/transfers/transfer-amounts.ts";
import { toCents, toDollars, toRatio } from "../../advice/money.ts";
import type { FixedUses } from "../valuations/fixed-uses.ts";
import type { WantedAward } from "./redemption-input.ts";

/** The award against what the points spent are counted for. */
export const against = z.object({
  cpp: z.number().describe("Cents per point that the points count for."),
  points_count_for_usd: z.number(),
  gain_usd: z
    .number()
    .describe("net_value_usd less that; negative when the points are worth more."),
  break_even_cash_price_usd: z
    .number()
    .describe("At this cash price the award gives up just what the points count for."),
});

/** The same points at a fixed value in place of the award. */
export const againstFixed = z.object({
  kind: z.enum(CASH_KINDS),
  cpp: z.number().describe("Cents that a point pays."),
  points_for_cash_price: z.int().describe("Points that pay the whole cash price this way."),
  same_points_pay_usd: z.number(),
  gain_usd: z.number().describe("net_value_usd less that."),
  caveats: z.array(z.string()),
});

/** The figures for a verdict, which is left to the caller. */
export const verdictInputs = z.object({
  cpp: z.number().optional(),
  service_cpp: z.number().optional(),
  override_cpp: z.number().optional(),
  best_fixed_cpp: z.number().optional(),
  points_spent: z.int(),
  cash_price_usd: z.number(),
  out_of_pocket_usd: z.number().describe("Taxes and transfer fee, paid in cash with the award."),
  forgone_usd: z.number(),
  gain_vs_service_usd: z.number().optional(),
  gain_vs_override_usd: z.number().optional(),
  gain_vs_best_fixed_usd: z.number().optional(),
  break_even_cash_price_usd: z.number().optional(),
});

/** The transfer that fills the award's program. */
export const transferDone = z.object({
  from: z.string(),
  to: z.string(),
  ratio: z.string().describe("Points sent to points received, as `4:3`."),
  send: z.int(),
  receive: z.int(),
  surplus: z.int().describe("Points beyond the award, that stay in its program."),
  bonus_pct: z.int().describe("Counted; 0 without one."),
  bonus_basis: z.enum(["service_facts", "quoted"]).optional(),
  min: z.int().optional(),
  increment: z.int().optional().describe("Absent when no source gives it."),
  fee_usd: z.number(),
  hours: z.int().optional().describe("It takes at most, as reported; 0 is at once."),
  via_cards: z.array(z.string()),
  irreversible: z.literal(true),
});

export function toAgainst(
  value: RedemptionValue,
  { quote }: WantedAward,
  cpp: number | undefined,
): z.infer<typeof against> | undefined {
  if (cpp === undefined) return undefined;
  const compared = compareAtValue(value, quote.taxes_cents, cpp);
  return {
    cpp,
    points_count_for_usd: toDollars(compared.points_cents),
    gain_usd: toDollars(compared.gain_cents),
    break_even_cash_price_usd: toDollars(compared.break_even_cents),
  };
}

export const toAgainstFixed = (
  { uses }: FixedUses,
  value: RedemptionValue,
  { quote }: WantedAward,
): z.infer<typeof againstFixed>[] =>
  uses.map(({ kind, cpp, usd, caveats }) => ({
    kind,
    cpp,
    points_for_cash_price: pointsFor(quote.cash_cents, cpp),
    same_points_pay_usd: usd,
    gain_usd: toDollars(value.net_cents - toCents(usd)),
    caveats,
  }));

export function toTransferDone(
  { spent, program, filling }: WantedAward,
  value: RedemptionValue,
): z.infer<typeof transferDone> | undefined {
  if (filling === undefined) return undefined;
  const { routeTerms, rule, quotedPercent } = filling;
  const { terms } = routeTerms;
  const send = value.points_spent;
  const percent = bonusPercentOf(rule, send);
  const basis = quotedPercent === undefined ? "service_facts" : "quoted";
  return {
    from: spent.key,
    to: program.key,
    ratio: toRatio(terms),
    send,
    receive: send === 0 ? 0 : received(rule, send),
    surplus: send === 0 ? 0 : value.surplus,
    bonus_pct: percent,
    bonus_basis: percent === 0 ? undefined : basis,
    min: terms.min_points,
    increment: rule.step_known ? rule.step : undefined,
    fee_usd: toDollars(value.fee_cents),
    hours: terms.hours,
    via_cards: [...routeTerms.via_cards],
    irreversible: true,
  };
}
