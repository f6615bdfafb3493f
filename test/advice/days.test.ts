import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  addMonths,
  calendarStart,
  daysBetween,
  isOnOrBefore,
  monthsBetween,
  spanOf,
} from "../../server/advice/days.ts";

const DAY_MS = 86_400_000;
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const anyDay = fc
  .integer({ min: -200_000, max: 200_000 })
  .map((days) => new Date(days * DAY_MS).toISOString().slice(0, 10));

describe("addMonths", () => {
  test.each([
    ["2024-02-29", 12, "2025-02-28"],
    ["2024-02-29", 24, "2026-02-28"],
    ["2024-02-29", 48, "2028-02-29"],
    ["2024-01-31", 1, "2024-02-29"],
    ["2023-01-31", 1, "2023-02-28"],
    ["2024-08-31", 6, "2025-02-28"],
    ["2024-12-15", 1, "2025-01-15"],
    ["2024-03-31", -1, "2024-02-29"],
    ["2024-01-10", -1, "2023-12-10"],
    ["2000-02-29", 1200, "2100-02-28"],
  ])("%s and %i months is %s", (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  test("a longer way is never an earlier day, and keeps the day of the month where it can", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -600, max: 600 }), (day, months) => {
        const there = addMonths(day, months);
        expect(addMonths(day, months + 1) > there).toBe(true);
        const kept = there.slice(8) === day.slice(8);
        const isLast = addDays(there, 1).slice(8) === "01";
        expect(kept || (isLast && there.slice(8) < day.slice(8))).toBe(true);
      }),
    );
  });
});

describe("monthsBetween", () => {
  test.each([
    ["2024-01-31", "2024-02-28", 0],
    ["2024-01-31", "2024-02-29", 1],
    ["2023-01-31", "2023-02-28", 1],
    ["2024-02-29", "2025-02-28", 12],
    ["2024-02-29", "2025-02-27", 11],
    ["2024-05-10", "2024-05-10", 0],
    ["2024-05-10", "2024-05-09", -1],
  ])("from %s to %s it is %i", (from, to, expected) => {
    expect(monthsBetween(from, to)).toBe(expected);
  });

  test("is the largest number of months that does not pass the other day", () => {
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        const months = monthsBetween(from, to);
        expect(addMonths(from, months) <= to).toBe(true);
        expect(addMonths(from, months + 1) > to).toBe(true);
      }),
    );
  });
});

describe("days", () => {
  test("adding and counting agree with the calendar of the platform in UTC", () => {
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        expect(daysBetween(from, to)).toBe((utc(to) - utc(from)) / DAY_MS);
        expect(addDays(from, daysBetween(from, to))).toBe(to);
      }),
    );
  });

  test("a day that does not exist is refused", () => {
    for (const wrong of ["2025-02-29", "2024-04-31", "2024-13-01", "2024-5-1", "", "0000-01-01"]) {
      expect(() => spanOf(wrong)).toThrow(RangeError);
    }
    expect(() => addDays("2024-05", 1)).toThrow(RangeError);
    expect(() => addDays("9999-12-31", 1)).toThrow(RangeError);
  });
});

describe("dates that are known in part", () => {
  test("a month is all of its days", () => {
    expect(spanOf("2024-02")).toEqual({ first: "2024-02-01", last: "2024-02-29" });
    expect(spanOf("2023-02")).toEqual({ first: "2023-02-01", last: "2023-02-28" });
    expect(spanOf("2023")).toEqual({ first: "2023-01-01", last: "2023-12-31" });
    expect(spanOf("2023-07-04")).toEqual({ first: "2023-07-04", last: "2023-07-04" });
  });

  test("a month is before its last day, not before the one ahead of it, and neither in between", () => {
    expect(isOnOrBefore("2024-05", "2024-05-31")).toBe(true);
    expect(isOnOrBefore("2024-05", "2024-05-30")).toBeUndefined();
    expect(isOnOrBefore("2024-05", "2024-05-01")).toBeUndefined();
    expect(isOnOrBefore("2024-05", "2024-04-30")).toBe(false);
  });
});

test("calendar blocks start in January", () => {
  expect(calendarStart("2026-11-21", 1)).toBe("2026-11-01");
  expect(calendarStart("2026-11-21", 3)).toBe("2026-10-01");
  expect(calendarStart("2026-06-30", 6)).toBe("2026-01-01");
  expect(calendarStart("2026-07-01", 6)).toBe("2026-07-01");
  expect(calendarStart("2026-07-01", 12)).toBe("2026-01-01");
});
