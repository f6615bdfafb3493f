import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bestPublic,
  isOver,
  type OfferStep,
  stillRunning,
  toSeenOffers,
  worthOf,
} from "../../server/advice/applications/welcome-offers.ts";

const stepOf = (cells: Partial<OfferStep> = {}): OfferStep => ({
  card_id: "card",
  seen_on: "2026-10-07",
  channel: "public",
  step: 1,
  reward: "points",
  amount: 60_000,
  is_ceiling: undefined,
  cap_points: undefined,
  cap_usd: undefined,
  min_spend_usd: 4000,
  within_months: 3,
  merchants: [],
  requires: [],
  starts: undefined,
  ends: undefined,
  confidence: "confirmed",
  as_of: "2026-10-07",
  note: "",
  ...cells,
});

const offerOf = (...steps: readonly OfferStep[]) => {
  const [offer] = toSeenOffers(steps);
  if (offer === undefined) throw new Error("no offer");
  return offer;
};

describe("toSeenOffers", () => {
  test("puts the steps of one day and channel together, those seen last first", () => {
    const offers = toSeenOffers([
      stepOf({ seen_on: "2026-06-08" }),
      stepOf({ step: 2, amount: 10_000 }),
      stepOf({ channel: "referral", amount: 70_000 }),
      stepOf(),
    ]);
    expect(offers.map(({ seenOn, channel, steps }) => [seenOn, channel, steps.length])).toEqual([
      ["2026-10-07", "public", 2],
      ["2026-10-07", "referral", 1],
      ["2026-06-08", "public", 1],
    ]);
    expect(offers[0]?.steps.map(({ step }) => step)).toEqual([1, 2]);
  });
});

describe("isOver", () => {
  test("is so after the last day of its main step, though an extra outlasts it", () => {
    const ends = "2026-11-04";
    expect(isOver(offerOf(stepOf({ ends })), "2026-11-04")).toBe(false);
    expect(isOver(offerOf(stepOf({ ends })), "2026-11-05")).toBe(true);
    expect(isOver(offerOf(stepOf({ ends }), stepOf({ step: 2 })), "2026-11-05")).toBe(true);
    expect(isOver(offerOf(stepOf(), stepOf({ step: 2, ends })), "2026-11-05")).toBe(false);
  });
});

test("an extra that ended is no part of what still runs", () => {
  const offer = offerOf(stepOf(), stepOf({ step: 2, ends: "2026-11-04" }));
  expect(stillRunning(offer, "2026-11-04")?.steps).toHaveLength(2);
  expect(stillRunning(offer, "2026-11-05")?.steps).toHaveLength(1);
});

describe("worthOf", () => {
  test("adds up the steps, points at their value and cash at its face", () => {
    const offer = offerOf(
      stepOf(),
      stepOf({ step: 2, reward: "statement_credit", amount: 250, min_spend_usd: undefined }),
    );
    // 60,000 × 1.9 cents = $1,140; and $250.
    expect(worthOf(offer, 1.9)).toEqual({ cents: 139_000, notCounted: [] });
  });

  test.each([
    [{ requires: ["authorized_user"] as const }, "other_condition"],
    [{ merchants: ["wyndham"] }, "other_condition"],
    [{ reward: "certificate", amount: 3 } as const, "no_fixed_value"],
    [{ reward: "first_year_match", amount: undefined } as const, "no_fixed_value"],
    [{ reward: "rate_boost", amount: 3 } as const, "no_fixed_value"],
    [{ amount: undefined }, "no_amount"],
    [{ confidence: "unverified" } as const, "unverified"],
  ])("leaves out %j and says why", (cells, why) => {
    const { cents, notCounted } = worthOf(offerOf(stepOf(cells)), 1.9);
    expect([cents, notCounted.map((one) => one.why)]).toEqual([0, [why]]);
  });

  test("counts no points that nobody values, but cash", () => {
    const offer = offerOf(stepOf(), stepOf({ step: 2, reward: "cash", amount: 100 }));
    expect(worthOf(offer, undefined)).toMatchObject({
      cents: 10_000,
      notCounted: [{ why: "no_point_value" }],
    });
  });

  test("with a spend counts the steps it reaches: spend counts from the opening", () => {
    const offer = offerOf(stepOf(), stepOf({ step: 2, amount: 20_000, min_spend_usd: 6000 }));
    const within =
      (monthly: number) =>
      (months = 12) =>
        monthly * months;
    expect(worthOf(offer, 1, within(133_333)).cents).toBe(0);
    expect(worthOf(offer, 1, within(133_334)).cents).toBe(60_000);
    expect(worthOf(offer, 1, within(200_000)).cents).toBe(80_000);
  });
});

describe("bestPublic", () => {
  test("is the dearest public one, of equal ones the last seen, and never a targeted one", () => {
    const offers = toSeenOffers([
      stepOf({ seen_on: "2025-01-01", amount: 80_000 }),
      stepOf({ seen_on: "2026-01-01", amount: 80_000 }),
      stepOf({ seen_on: "2026-10-07" }),
      stepOf({ seen_on: "2026-09-01", channel: "targeted", amount: 100_000 }),
    ]);
    expect(bestPublic(offers, 1.9)?.seenOn).toBe("2026-01-01");
    expect(bestPublic(offers, undefined)?.seenOn).toBe("2026-01-01");
    expect(bestPublic([], 1.9)).toBeUndefined();
  });

  test("no public offer is worth more, whatever was seen", () => {
    const rows = fc.array(
      fc.record({
        seen_on: fc.constantFrom("2026-01-01", "2026-05-05", "2026-10-10"),
        channel: fc.constantFrom("public", "referral"),
        amount: fc.integer({ min: 0, max: 200_000 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(rows, fc.double({ min: 0.1, max: 3, noNaN: true }), (cells, cpp) => {
        const offers = toSeenOffers(cells.map((cell) => stepOf(cell)));
        const best = bestPublic(offers, cpp);
        const most = best === undefined ? 0 : worthOf(best, cpp).cents;
        for (const offer of offers.filter(({ channel }) => channel === "public")) {
          expect(worthOf(offer, cpp).cents).toBeLessThanOrEqual(most);
        }
        // Nothing is lost and nothing invented in grouping.
        expect(offers.flatMap(({ steps }) => steps)).toHaveLength(cells.length);
      }),
    );
  });
});
