import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { creditStateOn } from "../../server/advice/benefits/credit-uses.ts";
import { creditState } from "../../server/advice/benefits/credit-periods.ts";
import { addDays } from "../../server/advice/days.ts";
import { childRule, guestCost, loungeEntry } from "../../server/advice/benefits/lounge-visit.ts";
import { compareProtections } from "../../server/advice/benefits/protection-rank.ts";
import { tables } from "./histories.ts";

const TODAY = "2026-11-21";

describe("a use on a past day", () => {
  const days = fc.integer({ min: 0, max: 700 }).map((back) => addDays(TODAY, -back));
  const uses = fc.array(fc.record({ day: days, cents: fc.integer({ min: 1, max: 5000 }) }), {
    maxLength: 12,
  });
  const credits = tables.credits.filter(
    (row) => row.basis === "calendar" && row.form === "statement",
  );

  test("leaves never more than the whole log does at the end of its period", () => {
    fc.assert(
      fc.property(fc.constantFrom(...credits), uses, days, (credit, log, day) => {
        // Else a later use alone would show that it is open.
        const input = { credit, today: TODAY, uses: log, isSpendMet: true };
        const then = creditStateOn(input, day, TODAY);
        const plain = creditState({ ...input, today: day });
        expect(then.period).toEqual(plain.period);
        expect(then.left ?? 0).toBeLessThanOrEqual(plain.left ?? 0);
        const { period } = then;
        if (period === undefined || then.used === undefined) return;
        const { start, end } = period;
        const inside = log.filter((use) => use.day >= start.first && use.day <= end.last);
        expect(then.used).toBe(inside.reduce((sum, use) => sum + use.cents, 0));
      }),
    );
  });

  test("of today is as the credit stands today", () => {
    fc.assert(
      fc.property(fc.constantFrom(...tables.credits), uses, (credit, log) => {
        const input = { credit, today: TODAY, uses: log, openedOn: "2020-05-20" };
        expect(creditStateOn(input, TODAY, TODAY)).toEqual(creditState(input));
      }),
    );
  });
});

describe("guests of a lounge", () => {
  test("are free up to the number, and cost the fee beyond, wherever a source says", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...tables.lounges),
        fc.integer({ min: 0, max: 20 }),
        (row, many) => {
          const cost = guestCost(row, many);
          if (row.guests === undefined) {
            expect(cost === undefined).toBe(many > 0);
            return;
          }
          expect(cost?.free).toBe(Math.min(many, row.guests));
          if (row.guest_fee_usd === undefined) return;
          expect(cost?.cents).toBe(Math.max(0, many - row.guests) * row.guest_fee_usd * 100);
        },
      ),
    );
  });

  test("who are children pay as such, and the youngest nothing", () => {
    const row = tables.lounges.find(
      (one) => one.card_id === "amex-platinum" && one.lounge_network === "Centurion Lounge",
    );
    if (row === undefined) throw new Error("no such lounge");
    expect(childRule(row)).toBe(
      "children under 2 are free, a further guest from 2 to 17 years pays $30",
    );
    expect(guestCost(row, 4, [1, 4, 17])).toEqual({ free: 1, cents: 11_000 });
    expect(guestCost(row, 2, [18, 30])?.cents).toBe(10_000);
    // A free place goes to the adult.
    expect(guestCost({ ...row, guests: 1 }, 3, [0, 5])).toEqual({
      free: 2,
      cents: 3000,
    });
    expect(guestCost({ ...row, guests: undefined }, 1, [1])?.cents).toBe(0);
    const plain = { ...row, child_guest_fee_usd: undefined, child_age_limit: undefined };
    expect(guestCost(plain, 1, [5])?.cents).toBe(5000);
    expect(childRule({ ...plain, child_free_under_age: undefined })).toBeUndefined();
  });

  test("a door that asks for a status opens once it is met", () => {
    const row = tables.lounges.find(({ requires }) => requires.includes("elite_status"));
    if (row === undefined) throw new Error("no such lounge");
    expect(loungeEntry(row, TODAY, new Set())).toBe("unknown");
    expect(loungeEntry(row, TODAY, new Set(["elite_status"]))).toBe("yes");
    expect(loungeEntry({ ...row, starts: "2026-11-22" }, TODAY, new Set())).toBe("not_now");
    expect(loungeEntry({ ...row, visits_per_year: 0 }, TODAY, new Set())).toBe("paid");
  });
});

test("the rank of protections is an order, with primary first among the verified", () => {
  const rental = tables.protections.filter((row) => row.protection === "Auto rental coverage");
  const ranked = rental.toSorted((a, b) => compareProtections(a, b, TODAY));
  const isPrimary = ranked.map(
    (row) => row.position === "primary" && row.confidence !== "unverified",
  );
  expect(isPrimary.lastIndexOf(true)).toBe(isPrimary.filter(Boolean).length - 1);
  fc.assert(
    fc.property(fc.constantFrom(...rental), fc.constantFrom(...rental), (a, b) => {
      const [there, back] = [compareProtections(a, b, TODAY), compareProtections(b, a, TODAY)];
      expect(Math.sign(there) + Math.sign(back)).toBe(0);
    }),
  );
});
