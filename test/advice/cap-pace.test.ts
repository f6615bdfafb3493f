import { expect, test } from "vitest";
import { capPace } from "../../server/advice/purchase/cap-pace.ts";

const YEAR = { limitUsd: 6000, period: "calendar_year", leftUsd: undefined } as const;

test("a cap whose use is not known is counted from the start of its period", () => {
  expect(capPace(YEAR, 900, "2026-11-21")).toEqual({
    from: "2026-01-01",
    months: 6.7,
    fullIn: "2026-07",
    periodUsd: 10_800,
    overUsd: 4800,
  });
});

test("what is known to be left is counted from the day", () => {
  const { from, fullIn } = capPace({ ...YEAR, leftUsd: 1000 }, 600, "2026-11-21");
  expect([from, fullIn]).toEqual(["2026-11-21", "2026-12"]);
});

test("a cap that its period outlasts is not full", () => {
  const { fullIn, periodUsd, overUsd } = capPace(YEAR, 500, "2026-11-21");
  expect(fullIn).toBe("2026-12");
  expect([periodUsd, overUsd]).toEqual([6000, 0]);
  expect(capPace(YEAR, 499, "2026-11-21").fullIn).toBeUndefined();
  expect(capPace({ ...YEAR, leftUsd: 1000 }, 400, "2026-11-21").fullIn).toBeUndefined();
});

test("a year of the account begins on a day that is not known here", () => {
  const { from, periodUsd, fullIn } = capPace(
    { ...YEAR, period: "anniversary_year" },
    3000,
    "2026-11-21",
  );
  expect([from, periodUsd, fullIn]).toEqual(["2026-11-21", 36_000, "2026-12"]);
});
