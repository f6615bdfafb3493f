import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toTransferRows } from "../../../build/answers/transfers.ts";
import { BASE, readRows, toBaseCatalog, toDataAnswers } from "../fixtures.ts";

const LIST = "/v1/public/transfer-partners";

const base = readRows(BASE);
const answers = new Map(toDataAnswers(toBaseCatalog()).map(({ url, body }) => [url, body]));

const jsonAt = (url: string): unknown => JSON.parse(answers.get(url) ?? "null");

const from = (program: string) => jsonAt(`${LIST}/from/${encodeURIComponent(program)}`);
const to = (program: string) => jsonAt(`${LIST}/to/${encodeURIComponent(program)}`);

const toInn = {
  source_program: "Acme Points",
  dest_program: "Café Inn Club",
  is_active: true,
  has_transfer_bonus: true,
};
const toAir = {
  source_program: "Acme Points",
  dest_program: "North Air Miles+",
  is_active: true,
  has_transfer_bonus: false,
};

describe("the transfer routes", () => {
  test("are listed by name, the live ones only", () => {
    expect(jsonAt(LIST)).toEqual([toInn, toAir]);
  });

  test("are exported with the ended ones, which carry their last day and no bonus", () => {
    expect(jsonAt("/v1/public/exports/transfer_partners")).toMatchObject({
      count: 4,
      data: [
        toInn,
        toAir,
        {
          source_program: "Acme Points",
          dest_program: "Old Miles",
          is_active: false,
          deactivated_date: "2024-12-31",
        },
        {
          source_program: "Café Inn Club",
          dest_program: "North Air Miles+",
          is_active: false,
          deactivated_date: "2025-03-31",
        },
      ],
    });
  });

  test("are found from their source and to their destination", () => {
    expect(from("Acme Points")).toEqual([toInn, toAir]);
    expect(to("Café Inn Club")).toEqual([toInn]);
    expect(to("North Air Miles+")).toEqual([toAir]);
  });

  test("are found by key as by name", () => {
    for (const { key, name } of base.programs) {
      expect(from(key)).not.toBeNull();
      expect(from(key)).toEqual(from(name));
      expect(to(key)).toEqual(to(name));
    }
  });

  test("that are over are in no look-up, though their programs are", () => {
    expect(from("Café Inn Club")).toEqual([]);
    expect(to("Old Miles")).toEqual([]);
  });
});

describe("a transfer bonus", () => {
  /** Tells if the route to the inn has a bonus on a day, given the bonuses from starts to ends. */
  const hasBonusOn = (
    today: string,
    periods: readonly (readonly [string | undefined, string])[],
  ) => {
    const [release] = base.releases;
    const [bonus] = base.bonuses;
    if (release === undefined || bonus === undefined) throw new Error("the base lacks a row");
    const catalog = toBaseCatalog({
      releases: [{ ...release, released_at: `${today}T12:00:00Z` }],
      bonuses: periods.map(([starts, ends]) => ({ ...bonus, starts, ends })),
    });
    const rows = toTransferRows(catalog).map(({ row }) => row.value);
    const found = rows.find((row) => row.dest_program === "Café Inn Club");
    return found?.is_active === true && found.has_transfer_bonus;
  };

  test.each([
    ["the day before it starts", "2026-05-31", false],
    ["its first day", "2026-06-01", true],
    ["its last day", "2026-06-30", true],
    ["the day after it ends", "2026-07-01", false],
  ])("on %s", (_, today, runs) => {
    expect(hasBonusOn(today, [["2026-06-01", "2026-06-30"]])).toBe(runs);
  });

  test("of one day runs on that day", () => {
    expect(hasBonusOn("2026-06-01", [["2026-06-01", "2026-06-01"]])).toBe(true);
  });

  test("whose start nobody knows runs until it ends", () => {
    expect(hasBonusOn("2026-06-30", [[undefined, "2026-06-30"]])).toBe(true);
    expect(hasBonusOn("2026-07-01", [[undefined, "2026-06-30"]])).toBe(false);
  });

  test("of another route does not count", () => {
    const rows = toTransferRows(toBaseCatalog()).map(({ row }) => row.value);
    expect(rows.filter((row) => row.is_active && row.has_transfer_bonus)).toEqual([toInn]);
  });

  test("does not count on a route that is over", () => {
    const routes = base.routes.map((route) => ({
      ...route,
      is_active: false,
      deactivated_date: "2026-06-14",
    }));
    const rows = toTransferRows(toBaseCatalog({ routes })).map(({ row }) => row.value);
    expect(rows.flatMap((row) => Object.keys(row))).not.toContain("has_transfer_bonus");
  });

  test("is told on the days of any of its periods, and on no other", () => {
    const DAY_MS = 86_400_000;
    const dayAt = (at: number) =>
      new Date(Date.UTC(2026, 1, 20) + at * DAY_MS).toISOString().slice(0, 10);
    const at = fc.nat(60);
    const period = fc.record({ starts: fc.option(at), ends: at });
    fc.assert(
      fc.property(at, fc.array(period, { maxLength: 3 }), (today, periods) => {
        const cells = periods.map(({ starts, ends }) => {
          return [starts === null ? undefined : dayAt(starts), dayAt(ends)] as const;
        });
        const runs = periods.some(({ starts, ends }) => (starts ?? 0) <= today && today <= ends);
        expect(hasBonusOn(dayAt(today), cells)).toBe(runs);
      }),
    );
  });
});
