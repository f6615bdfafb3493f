import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../../../server/advice/days.ts";
import { toSince } from "../../../server/tools/cards/get-card-changes.ts";

describe("toSince", () => {
  test.each([
    ["2026-02-28", "2026-02-28"],
    ["2026-02", "2026-02-01"],
    ["2026", "2026-01-01"],
    ["90d", "2026-08-23"],
    ["2 weeks", "2026-11-07"],
    ["6m", "2026-05-21"],
    ["last 6 months", "2026-05-21"],
    ["3 months ago", "2026-08-21"],
    ["1y", "2025-11-21"],
    ["Last month", "2026-10-21"],
    ["last quarter", "2026-08-21"],
    ["a year ago", "2025-11-21"],
    ["yesterday", "2026-11-20"],
    ["today", "2026-11-21"],
    ["this month", "2026-11-01"],
    ["this year", "2026-01-01"],
  ])("%s is from %s", (asked, day) => {
    expect(toSince(asked, "2026-11-21")).toBe(day);
  });

  test.each(["", "soon", "2026-02-30", "2026-13", "0000", "99999d", "9999 years", "-5d", "d"])(
    "%j is none",
    (asked) => {
      expect(toSince(asked, "2026-11-21")).toBeUndefined();
    },
  );

  test("a month back from the end of March is the last of February", () => {
    expect(toSince("last month", "2028-03-31")).toBe("2028-02-29");
  });

  test("days back are days back, over any end of a month or year", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), (days) => {
        expect(toSince(`${days}d`, "2026-11-21")).toBe(addDays("2026-11-21", -days));
      }),
    );
  });

  test("whatever is asked, it is a day or nothing", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (asked) => {
        expect(toSince(asked, "2026-11-21") ?? "2026-11-21").toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }),
    );
  });
});
