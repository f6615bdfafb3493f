import { expect, test } from "vitest";
import { capPace, capPeriod } from "../../server/advice/purchase/cap-pace.ts";

const YEAR = { limitUsd: 6000, period: "calendar_year", leftUsd: undefined } as const;

test("a cap whose use is not known is counted from the start of its period", () => {
  expect(capPace(YEAR, 900, "2026-11-21")).toEqual({
    from: "2026-01-01",
    months: 6.7,
    full_in: "2026-07",
    period_usd: 10_800,
    over_usd: 4800,
  });
});

test("what is known to be left is counted from the day", () => {
  const { from, full_in } = capPace({ ...YEAR, leftUsd: 1000 }, 600, "2026-11-21");
  expect([from, full_in]).toEqual(["2026-11-21", "2026-12"]);
});

test("a cap that its period outlasts is not full", () => {
  const { full_in, period_usd, over_usd } = capPace(YEAR, 500, "2026-11-21");
  expect(full_in).toBe("2026-12");
  expect([period_usd, over_usd]).toEqual([6000, 0]);
  expect(capPace(YEAR, 499, "2026-11-21").full_in).toBeUndefined();
  expect(capPace({ ...YEAR, leftUsd: 1000 }, 400, "2026-11-21").full_in).toBeUndefined();
});

test("a year of the account begins on a day that is not known here", () => {
  const { from, period_usd, full_in } = capPace(
    { ...YEAR, period: "anniversary_year" },
    3000,
    "2026-11-21",
  );
  expect([from, period_usd, full_in]).toEqual(["2026-11-21", 36_000, "2026-12"]);
});

test("the period of a cap ends with the calendar or with the year of the card", () => {
  const endOf = (period: Parameters<typeof capPeriod>[0], openedOn?: string) =>
    capPeriod(period, openedOn, "2026-11-24")?.end;
  const on = (day: string) => ({ first: day, last: day });
  expect(endOf("quarter")).toEqual(on("2026-12-31"));
  expect(endOf("anniversary_year", "2023-03-10")).toEqual(on("2027-03-09"));
  expect(endOf("anniversary_year", "2023-03")).toEqual({ first: "2027-02-28", last: "2027-03-30" });
  expect(endOf("anniversary_year")).toBeUndefined();
  expect(endOf("lifetime")).toBeUndefined();
});

test("a cap of the card's year is counted from its start and is not full after its end", () => {
  const cap = { limitUsd: 25_000, period: "anniversary_year", openedOn: "2023-03-10" } as const;
  expect(capPace({ ...cap, leftUsd: undefined }, 3000, "2026-11-24")).toMatchObject({
    from: "2026-03-10",
    full_in: "2026-11",
  });
  expect(capPace({ ...cap, leftUsd: 20_000 }, 3000, "2026-11-24").full_in).toBeUndefined();
});
