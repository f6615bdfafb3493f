import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bonusPercentOf,
  feeCents,
  greatestSend,
  leastSend,
  quoteNeed,
  quoteSend,
  received,
  type TransferRule,
} from "../../server/advice/transfers/transfer-amounts.ts";
import { transferRule } from "./transfer-fixtures.ts";

/** None, one for every transfer, or a greater one for large transfers as well. */
const bonusTiers = fc
  .tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 51, max: 100 }), fc.nat(3000))
  .chain(([less, more, from]) =>
    fc.constantFrom(
      [],
      [{ percent: less, from_points: 0 }],
      [
        { percent: more, from_points: from },
        { percent: less, from_points: 0 },
      ],
    ),
  );

const rules: fc.Arbitrary<TransferRule> = fc
  .record({
    ratio_in: fc.integer({ min: 1, max: 50 }),
    ratio_out: fc.integer({ min: 1, max: 21 }),
    step: fc.integer({ min: 1, max: 40 }),
    steps: fc.integer({ min: 0, max: 5 }),
    extra_every: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 200 })),
    extra_points: fc.integer({ min: 0, max: 50 }),
    bonuses: bonusTiers,
  })
  .map(({ steps, ...rule }) => transferRule({ ...rule, minimum: Math.max(1, steps * rule.step) }));

describe("a transfer", () => {
  it("at Marriott gives 25,000 for 60,000, and 30,000 with the double extra of United", () => {
    const airline = transferRule({
      ratio_in: 3,
      minimum: 3000,
      step: 3000,
      extra_every: 60_000,
      extra_points: 5000,
    });
    expect(received(airline, 60_000)).toBe(25_000);
    expect(received(airline, 57_000)).toBe(19_000);
    expect(received(airline, 120_000)).toBe(50_000);
    expect(received({ ...airline, extra_points: 10_000 }, 60_000)).toBe(30_000);
    expect(leastSend(airline, 20_001)).toBe(60_000);
  });

  it("counts the bonus on the base, rounded down, and the extra without bonus", () => {
    const rule = transferRule({
      ratio_in: 3,
      extra_every: 60_000,
      extra_points: 5000,
      bonuses: [{ percent: 15, from_points: 0 }],
    });
    expect(quoteSend(rule, 60_001)).toMatchObject({
      base: 20_000,
      bonus: 3000,
      extra: 5000,
      receive: 28_000,
    });
    expect(received(transferRule({ bonuses: [{ percent: 30, from_points: 0 }] }), 7)).toBe(9);
  });

  it("costs six hundredths of a cent a point, at most 99 dollars, rounded up to the cent", () => {
    const rule = transferRule({ fee_nanos: 600_000, fee_max_cents: 9900 });
    expect(feeCents(rule, 1000)).toBe(60);
    expect(feeCents(rule, 1)).toBe(1);
    expect(feeCents(rule, 164_999)).toBe(9900);
    expect(feeCents(rule, 165_000)).toBe(9900);
    expect(feeCents(rule, 1_000_000)).toBe(9900);
    expect(feeCents(transferRule({ fee_nanos: 600_000 }), 1_000_000)).toBe(60_000);
  });

  it("refuses what is below the minimum, no multiple of a known step, or not whole", () => {
    const rule = transferRule({ minimum: 1000, step: 250 });
    expect(quoteSend(rule, 750)).toMatchObject({ reason: "below_minimum" });
    expect(quoteSend(rule, 1100)).toMatchObject({ reason: "not_a_multiple", step: 250 });
    expect(quoteSend(rule, 1250.5)).toMatchObject({ reason: "not_whole" });
    expect(quoteSend(rule, 1250)).toMatchObject({ receive: 1250, caveats: [] });
  });

  it("with an unknown step sends the multiples that are sure, and names the least one beside", () => {
    const rule = transferRule({ minimum: 1000, step: 1000, step_known: false });
    expect(quoteSend(rule, 1500)).toMatchObject({
      send: 1000,
      receive: 1000,
      caveats: [{ code: "increment_unknown" }],
    });
    expect(quoteSend(rule, 2000)).toMatchObject({ send: 2000, receive: 2000, caveats: [] });
    expect(quoteNeed(rule, 1500)).toMatchObject({
      send: 2000,
      surplus: 500,
      send_in_any_step: 1500,
      caveats: [{ code: "increment_unknown" }],
    });
    expect(quoteNeed(rule, 2000)).toMatchObject({ send: 2000, surplus: 0, caveats: [] });
  });

  it("throws rather than round beyond safe integers", () => {
    expect(() => received(transferRule({ ratio_out: 1000 }), Number.MAX_SAFE_INTEGER)).toThrow(
      RangeError,
    );
  });

  it("never gives less for more", () => {
    fc.assert(
      fc.property(rules, fc.nat(5000), fc.nat(500), (rule, send, more) => {
        expect(received(rule, send + more)).toBeGreaterThanOrEqual(received(rule, send));
        expect(feeCents(rule, send + more)).toBeGreaterThanOrEqual(feeCents(rule, send));
      }),
    );
  });

  it("never gives more than ratio, bonus and extras, exactly", () => {
    fc.assert(
      fc.property(rules, fc.nat(100_000), (rule, send) => {
        const most =
          BigInt(send) * BigInt(rule.ratio_out) * BigInt(100 + bonusPercentOf(rule, send));
        const extras =
          rule.extra_every > 0 ? Math.floor(send / rule.extra_every) * rule.extra_points : 0;
        const rest = BigInt(received(rule, send) - extras) * BigInt(rule.ratio_in) * 100n;
        expect(rest <= most).toBe(true);
      }),
    );
  });

  it("needs the least amount that an exhaustive search finds", () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: 1, max: 400 }), (rule, need) => {
        let send = rule.minimum;
        while (send % rule.step !== 0 || received(rule, send) < need) send += 1;
        expect(leastSend(rule, need)).toBe(send);
        expect(quoteSend(rule, send)).toMatchObject({ send, caveats: [] });
      }),
    );
  });

  it("of a balance sends the most whole steps it holds, or nothing", () => {
    fc.assert(
      fc.property(rules, fc.nat(1000), (rule, balance) => {
        const allowed = Array.from({ length: balance + 1 }, (_, send) => send).filter(
          (send) => send >= rule.minimum && send % rule.step === 0,
        );
        expect(greatestSend(rule, balance)).toBe(Math.max(0, ...allowed));
      }),
    );
  });
});
