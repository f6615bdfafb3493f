import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  centsOf,
  centsPerPoint,
  compareAtValue,
  forTravelers,
  valueRedemption,
} from "../../server/advice/goals/redemption-value.ts";
import { transferRule } from "./transfer-fixtures.ts";

const QUOTE = { cash_cents: 82_000, points: 60_000, taxes_cents: 4600, forgone: [] };

describe("the value of an award", () => {
  it("is the cash price less taxes for each point", () => {
    const value = valueRedemption(QUOTE);
    expect(value).toMatchObject({
      net_cents: 77_400,
      cpp: 1.29,
      award_cpp: 1.29,
      points_spent: 60_000,
    });
    expect(compareAtValue(value, QUOTE.taxes_cents, 1.4)).toMatchObject({
      points_cents: 84_000,
      gain_cents: -6600,
    });
    expect(compareAtValue(value, QUOTE.taxes_cents, 1)).toMatchObject({
      points_cents: 60_000,
      gain_cents: 17_400,
    });
  });

  it("is less by the points a cash ticket earns, and says when those have no value", () => {
    const forgone = [{ program: "flying_blue", points: 5000, cpp: 1.2 }];
    expect(valueRedemption({ ...QUOTE, forgone }).net_cents).toBe(71_400);
    const unknown = [{ program: "flying_blue", points: 5000, cpp: undefined }];
    expect(valueRedemption({ ...QUOTE, forgone: unknown })).toMatchObject({
      net_cents: 77_400,
      caveats: [{ code: "forgone_value_unknown" }],
    });
  });

  it("with a transfer is for each point that leaves, fee and rounding up included", () => {
    const transfer = transferRule({
      minimum: 1000,
      step: 1000,
      bonuses: [{ percent: 25, from_points: 0 }],
      fee_nanos: 600_000,
    });
    expect(valueRedemption({ ...QUOTE, points: 60_500, transfer })).toMatchObject({
      points_spent: 49_000,
      surplus: 750,
      fee_cents: 2940,
      net_cents: 74_460,
      cpp: 1.52,
    });
  });

  it("has no cents per point without points, and may be negative", () => {
    expect(valueRedemption({ ...QUOTE, points: 0 }).cpp).toBeUndefined();
    expect(valueRedemption({ ...QUOTE, taxes_cents: 142_000 }).cpp).toBe(-1);
  });

  it("for several travellers has the same cents per point", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 300_000 }),
        (count, points) => {
          const one = valueRedemption({ ...QUOTE, points });
          expect(valueRedemption(forTravelers({ ...QUOTE, points }, count)).cpp).toBe(one.cpp);
        },
      ),
    );
  });

  it("keeps cents whole and values to four decimals of a cent", () => {
    expect(centsOf(1000, 1.45)).toBe(1450);
    expect(centsOf(3, 0.3333)).toBe(1);
    expect(centsOf(1_000_000_000, 0.0001)).toBe(100_000);
  });

  it("rounds cents per point once, halves away from zero", () => {
    expect(centsPerPoint(2469, 20_000)).toBe(0.12);
    expect(centsPerPoint(1, 200)).toBe(0.01);
    expect(centsPerPoint(-1, 200)).toBe(-0.01);
    expect(centsPerPoint(-1, 2000)).toBe(0);
    // 0.00499999… must not become 0.005 and then 0.01.
    expect(centsPerPoint(499_999, 100_000_000)).toBe(0);
    expect(centsPerPoint(1, 0)).toBeUndefined();
  });

  it("breaks even at the cash price that gives no gain, to the cent", () => {
    const money = fc.integer({ min: 0, max: 5_000_00 });
    const points = fc.integer({ min: 1, max: 500_000 });
    const cpp = fc.integer({ min: 1, max: 500 }).map((units) => units / 100);
    fc.assert(
      fc.property(money, money, points, cpp, (cash, taxes, spent, own) => {
        const quote = { cash_cents: cash, points: spent, taxes_cents: taxes, forgone: [] };
        const compareAt = (price: number) =>
          compareAtValue(valueRedemption({ ...quote, cash_cents: price }), taxes, own);
        const even = compareAt(cash).break_even_cents;
        const gainAt = (price: number) => compareAt(price).gain_cents;
        expect(gainAt(even)).toBeGreaterThanOrEqual(0);
        expect(gainAt(even - 1)).toBeLessThan(1);
      }),
    );
  });
});
