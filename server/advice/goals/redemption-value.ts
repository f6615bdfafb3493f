import { feeCents, leastSend, received, type TransferRule } from "../transfers/transfer-amounts.ts";
import type { Caveat } from "../transfers/transfer-terms.ts";

/** Points that paying cash would have earned. */
interface ForgoneEarn {
  readonly program: string;
  readonly points: number;
  /** US cents per point; undefined if unknown. */
  readonly cpp: number | undefined;
}

/** An award as quoted, for all travelers together. Money is whole cents, points are whole. */
export interface AwardQuote {
  readonly cash_cents: number;
  readonly points: number;
  /** Taxes and fees paid in cash with the award. */
  readonly taxes_cents: number;
  readonly forgone: readonly ForgoneEarn[];
  /** The transfer that fills the award's program; undefined when the points are there. */
  readonly transfer?: TransferRule | undefined;
}

export interface RedemptionValue {
  /** Cash price less taxes, transfer fee and forgone points, in whole cents. */
  readonly net_cents: number;
  readonly forgone_cents: number;
  readonly fee_cents: number;
  /** Points that leave the member: those transferred, or the award's own. */
  readonly points_spent: number;
  /** US cents per point spent, to two decimals; undefined when none is spent. */
  readonly cpp: number | undefined;
  /** The same for each point of the award itself. */
  readonly award_cpp: number | undefined;
  /** Points of a transfer beyond the award, that stay in its program. */
  readonly surplus: number;
  readonly caveats: readonly Caveat[];
}

/** Multiplies a quote for one traveler. */
export const forTravelers = (quote: AwardQuote, travelers: number): AwardQuote => ({
  ...quote,
  cash_cents: quote.cash_cents * travelers,
  points: quote.points * travelers,
  taxes_cents: quote.taxes_cents * travelers,
  forgone: quote.forgone.map((earn) => ({ ...earn, points: earn.points * travelers })),
});

/** Net value of an award against its cash price. */
export function valueRedemption(quote: AwardQuote): RedemptionValue {
  const { transfer, points } = quote;
  const spent = transfer === undefined ? points : leastSend(transfer, points);
  const fee = transfer === undefined ? 0 : feeCents(transfer, spent);
  const forgone = quote.forgone.reduce((sum, earn) => sum + centsOf(earn.points, earn.cpp ?? 0), 0);
  const net = quote.cash_cents - quote.taxes_cents - fee - forgone;
  return {
    net_cents: net,
    forgone_cents: forgone,
    fee_cents: fee,
    points_spent: spent,
    cpp: centsPerPoint(net, spent),
    award_cpp: centsPerPoint(net, points),
    surplus: transfer === undefined ? 0 : received(transfer, spent) - points,
    caveats: toCaveats(quote),
  };
}

/** Points at cents per point, in whole cents; half a cent is rounded up. */
export const centsOf = (points: number, cpp: number): number =>
  Math.round((points * Math.round(cpp * CPP_UNITS)) / CPP_UNITS);

/** Values of a point keep four decimals of a cent. */
const CPP_UNITS = 10_000;

/** Whole points that pay a price at cents per point. */
export const pointsFor = (cents: number, cpp: number): number =>
  Math.ceil((cents * CPP_UNITS) / Math.round(cpp * CPP_UNITS));

/**
 * Cents for each point to two decimals, rounded once from the exact quotient, halves away from
 * zero. Undefined without points.
 */
export function centsPerPoint(cents: number, points: number): number | undefined {
  if (points <= 0) return undefined;
  const numerator = BigInt(Math.abs(cents)) * 200n + BigInt(points);
  const units = Number(numerator / (BigInt(points) * 2n));
  return cents < 0 && units > 0 ? -units / 100 : units / 100;
}

/** The value of an award's points at a given rate, and the award's gain over it. */
export function compareAtValue(value: RedemptionValue, taxesCents: number, cpp: number) {
  const { points_spent: points, net_cents: net, fee_cents: fee, forgone_cents: forgone } = value;
  const counted = centsOf(points, cpp);
  const exact = (points * Math.round(cpp * CPP_UNITS)) / CPP_UNITS;
  return {
    points_cents: counted,
    gain_cents: net - counted,
    /** The cash price at which the award gives up just what its points count for. */
    break_even_cents: Math.ceil(exact) + taxesCents + fee + forgone,
  };
}

function toCaveats({ forgone, transfer }: AwardQuote): readonly Caveat[] {
  const unknown = forgone.filter(({ cpp, points }) => cpp === undefined && points > 0);
  return [
    ...unknown.map(({ program, points }) => ({
      code: "forgone_value_unknown",
      message: `${points} forgone points of ${program} have no known value and are not subtracted`,
    })),
    ...(transfer !== undefined && !transfer.step_known
      ? [
          {
            code: "increment_unknown",
            message: `the transfer is rounded up to ${transfer.step} points; its increment is unknown`,
          },
        ]
      : []),
  ];
}
