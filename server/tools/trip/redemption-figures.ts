import * as z from "zod";
import {
  type AwardQuote,
  breakEvenCents,
  centsOf,
  type CountedValues,
  type RedemptionValue,
} from "../../advice/goals/redemption-value.ts";
import { toDollars } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import { fixedUsesOf, type FixedUses } from "../valuations/fixed-uses.ts";
import { unlockStateOf } from "../valuations/unlock-state.ts";
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
  kind: z.enum(["portal", "cash_out", "statement_credit", "pay_with_points"]),
  cpp: z.number().describe("Cents that a point pays."),
  points_for_cash_price: z.int().describe("Points that pay the whole cash price this way."),
  same_points_pay_usd: z.number(),
  gain_usd: z.number().describe("net_value_usd less that."),
  caveats: z.array(z.string()),
});

/** What a verdict rests on: figures, and no verdict. */
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

export type Against = z.infer<typeof against>;

export function toAgainst(
  value: RedemptionValue,
  { taxes_cents: taxes }: AwardQuote,
  cpp: number | undefined,
): Against | undefined {
  if (cpp === undefined) return undefined;
  const counted = centsOf(value.points_spent, cpp);
  return {
    cpp,
    points_count_for_usd: toDollars(counted),
    gain_usd: toDollars(value.net_cents - counted),
    break_even_cash_price_usd: toDollars(breakEvenCents(value, taxes, cpp)),
  };
}

/** The fixed uses of the points that are spent, with the owner's cards on the day. */
export function fixedUsesFor(
  scene: Scene,
  { spent, owner, day }: WantedAward,
  points: number,
): FixedUses {
  const unlock = unlockStateOf(scene, spent.key, owner);
  return fixedUsesOf(scene, { program: spent.key, owner, points, day }, unlock);
}

export const toAgainstFixed = (
  { uses }: FixedUses,
  value: RedemptionValue,
  { cash_cents: cash }: AwardQuote,
): z.infer<typeof againstFixed>[] =>
  uses.map(({ kind, cpp, usd, caveats }) => ({
    kind,
    cpp,
    points_for_cash_price: pointsFor(cash, cpp),
    same_points_pay_usd: usd,
    gain_usd: toDollars(value.net_cents - Math.round(usd * 100)),
    caveats: [...caveats],
  }));

const CPP_UNITS = 10_000;

/** Whole points that pay a price at cents per point. */
const pointsFor = (cents: number, cpp: number): number =>
  Math.ceil((cents * CPP_UNITS) / Math.round(cpp * CPP_UNITS));

interface Compared {
  readonly value: RedemptionValue;
  readonly quote: AwardQuote;
  readonly cpp: number | undefined;
  readonly counted: CountedValues;
  readonly service: Against | undefined;
  readonly override: Against | undefined;
  readonly fixed: readonly z.infer<typeof againstFixed>[];
}

export function toVerdictInputs(compared: Compared): z.infer<typeof verdictInputs> {
  const { value, quote, cpp, counted, service, override, fixed } = compared;
  const [best] = fixed;
  const own = override ?? service;
  return {
    cpp,
    service_cpp: counted.service_cpp,
    override_cpp: counted.override_cpp,
    best_fixed_cpp: best?.cpp,
    points_spent: value.points_spent,
    cash_price_usd: toDollars(quote.cash_cents),
    out_of_pocket_usd: toDollars(quote.taxes_cents + value.fee_cents),
    forgone_usd: toDollars(value.forgone_cents),
    gain_vs_service_usd: service?.gain_usd,
    gain_vs_override_usd: override?.gain_usd,
    gain_vs_best_fixed_usd: best?.gain_usd,
    break_even_cash_price_usd: own?.break_even_cash_price_usd,
  };
}
