import * as fc from "fast-check";
import { expect, test } from "vitest";
import { creditState, type CreditUse } from "../../server/advice/benefits/credit-periods.ts";
import { addDays } from "../../server/advice/days.ts";
import { anniversaryPeriod } from "../../server/advice/periods.ts";
import { tables } from "./histories.ts";

/* A credit of the account's year where only the month of the opening is known. */

function travelCredit() {
  const row = tables.credits.find(
    (one) => one.card_id === "capital-one-venture-x" && one.credit_name === "Capital One Travel",
  );
  if (row === undefined) throw new Error("no travel credit");
  return row;
}

const credit = travelCredit();
const days = fc.integer({ min: 0, max: 20_000 }).map((one) => addDays("1990-01-01", one));

const travel = (today: string, uses: readonly CreditUse[] = []) =>
  creditState({ credit, today, uses, openedOn: "2024-05" });

test("in the month of the anniversary the period is a range, and what is left is told", () => {
  const whole = travel("2026-05-20");
  expect(whole).toMatchObject({
    status: "open",
    left: 30_000,
    period: {
      start: { first: "2025-05-21", last: "2026-05-20" },
      end: { first: "2026-05-20", last: "2027-05-19" },
    },
    expiresOn: "2026-05-20",
    nextReset: "2026-05-21",
    isExact: false,
  });
  expect(whole.leftAtMost).toBeUndefined();
  const all = [{ day: "2025-12-01", cents: 30_000 }];
  expect(travel("2026-05-20", all)).toMatchObject({
    status: "unknown",
    left: 0,
    leftAtMost: 30_000,
  });
});

test("of a month alone hold the period of each day it may have been", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 31, max: 3000 }), (any, later) => {
      const month = any.slice(0, 7);
      const today = addDays(any, later);
      const found = anniversaryPeriod(12, month, today);
      if (!("period" in found)) throw new Error("no period");
      const { start, end } = found.period;
      for (let day = 1; day <= 28; day += 1) {
        const one = anniversaryPeriod(12, `${month}-${String(day).padStart(2, "0")}`, today);
        if (!("period" in one)) throw new Error("no period");
        expect(start.first <= one.period.start.first).toBe(true);
        expect(one.period.start.first <= start.last).toBe(true);
        expect(end.first <= one.period.end.first && one.period.end.first <= end.last).toBe(true);
      }
    }),
  );
});

test("what is left with a month alone is never more than with any day of it", () => {
  const uses = fc.array(fc.record({ day: days, cents: fc.integer({ min: 1, max: 30_000 }) }), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(days, fc.integer({ min: 31, max: 3000 }), uses, (opened, later, past) => {
      const stateWith = (openedOn: string) =>
        creditState({ credit, today: addDays(opened, later), uses: past, openedOn });
      const exact = stateWith(opened);
      const { left = 0, leftAtMost = left } = stateWith(opened.slice(0, 7));
      expect(left).toBeLessThanOrEqual(exact.left ?? 0);
      expect(leftAtMost).toBeGreaterThanOrEqual(exact.left ?? 0);
    }),
  );
});
