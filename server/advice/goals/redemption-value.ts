import { feeCents, leastSend, received, type TransferRule } from "../transfers/transfer-amounts.ts";
import type { Caveat } from "../transfers/transfer-terms.ts";

/** Points that paying cash would have earned. */
interface ForgoneEarn {
  readonly program: string;
  readonly points: number;
  /** US cents per point; undefined when nobody says. */
  readonly cpp: number | undefined;
}

/** An award as quoted, for everybody on it together. Money is whole cents, points are whole. */
export interface AwardQuote {
  readonly cash_cents: number;
  readonly points: number;
  /** Taxes and fees paid in cash with the award. */
  readonly taxes_cents: number;
  readonly forgone: readonly ForgoneEarn[];
  /** The transfer that fills the award's program; undefined when the points are there. */
  readonly transfer?: TransferRule | undefined;
}

/** What one point spent is worth, against what the point is counted for. */
interface Comparison {
  readonly basis: "service" | "override";
  /** US cents per point, of the points that are spent. */
  readonly cpp: number;
  /** What the points spent count for at that value, in whole cents. */
  readonly points_cents: number;
  /** Net value beyond it; negative when cash is better. */
  readonly gain_cents: number;
  readonly is_better: boolean;
}

export interface RedemptionValue {
  /** Cash price less taxes, transfer fee and forgone points, in whole cents. */
  readonly net_cents: number;
  /** The cash price less taxes alone. */
  readonly gross_cents: number;
  readonly forgone_cents: number;
  readonly fee_cents: number;
  /** Points that leave the member: those transferred, or the award's own. */
  readonly points_spent: number;
  /** US cents per point spent, to four decimals; undefined when none is spent. */
  readonly cpp: number | undefined;
  /** US cents per point of the award itself, to four decimals. */
  readonly award_cpp: number | undefined;
  /** Points of a transfer beyond the award, that stay in its program. */
  readonly surplus: number;
  readonly comparisons: readonly Comparison[];
  readonly caveats: readonly Caveat[];
}

/** What a point spent is counted for, by whom. */
export interface CountedValues {
  readonly service_cpp?: number | undefined;
  readonly override_cpp?: number | undefined;
}

/** A quote for one traveller, for a number of them. */
export const forTravelers = (quote: AwardQuote, travelers: number): AwardQuote => ({
  ...quote,
  cash_cents: quote.cash_cents * travelers,
  points: quote.points * travelers,
  taxes_cents: quote.taxes_cents * travelers,
  forgone: quote.forgone.map((earn) => ({ ...earn, points: earn.points * travelers })),
});

/** Cents per point of an award against its cash price; `values` are for the points that are spent. */
export function valueRedemption(quote: AwardQuote, values: CountedValues): RedemptionValue {
  const { transfer, points } = quote;
  const spent = transfer === undefined ? points : leastSend(transfer, points);
  const fee = transfer === undefined ? 0 : feeCents(transfer, spent);
  const forgone = quote.forgone.reduce((sum, earn) => sum + centsOf(earn.points, earn.cpp ?? 0), 0);
  const gross = quote.cash_cents - quote.taxes_cents;
  const net = gross - fee - forgone;
  const asked = [
    { basis: "service" as const, cpp: values.service_cpp },
    { basis: "override" as const, cpp: values.override_cpp },
  ];
  return {
    net_cents: net,
    gross_cents: gross,
    forgone_cents: forgone,
    fee_cents: fee,
    points_spent: spent,
    cpp: perPoint(net, spent),
    award_cpp: perPoint(net, points),
    surplus: transfer === undefined ? 0 : received(transfer, spent) - points,
    comparisons: asked.flatMap(({ basis, cpp }) =>
      cpp === undefined ? [] : [toComparison(basis, cpp, spent, net)],
    ),
    caveats: toCaveats(quote),
  };
}

/** Points at cents per point, in whole cents; half a cent is rounded up. */
export const centsOf = (points: number, cpp: number): number =>
  Math.round((points * Math.round(cpp * CPP_UNITS)) / CPP_UNITS);

/** Values of a point keep four decimals of a cent. */
const CPP_UNITS = 10_000;

const perPoint = (cents: number, points: number): number | undefined =>
  centsPerPoint(cents, points, 4);

/**
 * Cents for each point to so many decimals, rounded once from the exact quotient, halves away from
 * zero. Undefined without points.
 */
export function centsPerPoint(cents: number, points: number, decimals: number): number | undefined {
  if (points <= 0) return undefined;
  const scale = 10 ** decimals;
  const numerator = BigInt(Math.abs(cents)) * BigInt(scale) * 2n + BigInt(points);
  const units = Number(numerator / (BigInt(points) * 2n));
  return cents < 0 && units > 0 ? -units / scale : units / scale;
}

/** The cash price, in whole cents, at which an award gives up just what its points count for. */
export const breakEvenCents = (
  { points_spent: points, fee_cents: fee, forgone_cents: forgone }: RedemptionValue,
  taxes: number,
  cpp: number,
): number => Math.ceil((points * Math.round(cpp * CPP_UNITS)) / CPP_UNITS) + taxes + fee + forgone;

function toComparison(
  basis: Comparison["basis"],
  cpp: number,
  points: number,
  net: number,
): Comparison {
  const counted = centsOf(points, cpp);
  return {
    basis,
    cpp,
    points_cents: counted,
    gain_cents: net - counted,
    is_better: net > counted,
  };
}

function toCaveats({ forgone, transfer }: AwardQuote): readonly Caveat[] {
  const unknown = forgone.filter(({ cpp, points }) => cpp === undefined && points > 0);
  return [
    ...unknown.map(({ program, points }) => ({
      code: "forgone_value_unknown",
      message: `${points} forgone points of ${program} have no value and are not subtracted`,
    })),
    ...(transfer !== undefined && !transfer.step_known
      ? [
          {
            code: "increment_unknown",
            message: `the transfer is rounded up to ${transfer.step} points; its step is not known`,
          },
        ]
      : []),
  ];
}
