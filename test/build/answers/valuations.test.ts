import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { estimateValue, toEstimates, toValuationRows } from "../../../build/answers/valuations.ts";
import { BASE, readRows, toBaseCatalog, toDataAnswers } from "../fixtures.ts";

const base = readRows(BASE);

const OLDEST = "2025-09-15";

interface Figure {
  readonly publisher: string;
  readonly cpp: number;
  readonly observed_on: string;
}

const observed = (figures: readonly Figure[]) =>
  figures.map((figure) => ({
    ...figure,
    program: "acme_points",
    sources: ["points-post"],
    as_of: figure.observed_on,
    note: "",
    line: 2,
  }));

const estimate = (figures: readonly Figure[]) => estimateValue(observed(figures), OLDEST);

/** The estimate from one figure of each of several publishers, all of today. */
const estimateOf = (...values: readonly number[]) =>
  estimate(
    values.map((cpp, at) => ({ publisher: `Publisher ${at}`, cpp, observed_on: "2026-06-01" })),
  );

const valueOn = (releasedAt: string, figures: readonly Figure[]) => {
  const releases = base.releases.map((release) => ({ ...release, released_at: releasedAt }));
  const [row] = toValuationRows(toBaseCatalog({ releases, observations: observed(figures) }));
  return row?.value.value;
};

describe("the valuations answer", () => {
  test("has every running program with a recent figure, by key", () => {
    const answers = toDataAnswers(toBaseCatalog());
    const json = answers.find(({ url }) => url === "/v1/public/valuations")?.body ?? "";
    expect(JSON.parse(json)).toEqual({
      version: "1.0",
      unit: "cents_per_point",
      valuations: {
        acme_points: { value: 1.8, display_name: "Acme Points", category: "transferable" },
        inn_club: { value: 0.59, display_name: "Café Inn Club", category: "hotel" },
        north_air: { value: 1.4, display_name: "North Air Miles+", category: "airline" },
      },
      updated_at: "2026-06-15T12:00:00Z",
      rrv_last_sync: "2026-05-20T00:00:00Z",
      created_at: "2026-05-01T09:00:00Z",
    });
  });

  test("leaves a program out that nobody has valued", () => {
    const observations = base.observations.filter(({ program }) => program !== "inn_club");
    const rows = toValuationRows(toBaseCatalog({ observations }));
    expect(rows.map(({ value }) => value.program)).toEqual(["acme_points", "north_air"]);
  });
});

describe("a figure", () => {
  test.each([
    ["of the day nine months ago counts", "2026-06-15T00:00:00Z", 1.4],
    [
      "of the day before that stays in use when nobody has a newer one",
      "2026-06-16T00:00:00Z",
      1.4,
    ],
    ["counts beside an older one of another publisher", "2026-06-14T23:59:59Z", 1.25],
  ])("%s", (_, releasedAt, value) => {
    const figures = [
      { publisher: "A", cpp: 1.1, observed_on: "2025-09-14" },
      { publisher: "B", cpp: 1.4, observed_on: "2025-09-15" },
    ];
    expect(valueOn(releasedAt, figures)).toBe(value);
  });

  test.each([
    ["2026-11-30T00:00:00Z", "2026-02-28"],
    ["2024-11-29T00:00:00Z", "2024-02-29"],
    ["2026-05-31T00:00:00Z", "2025-08-31"],
    ["2026-01-01T00:00:00Z", "2025-04-01"],
  ])("at %s is recent when of %s, and stale when a day older", (releasedAt, day) => {
    const before = new Date(Date.parse(day) - 1).toISOString().slice(0, 10);
    const [release] = base.releases;
    const [first] = base.observations;
    if (release === undefined || first === undefined) throw new Error("the base lacks a row");
    const staleWith = (observed_on: string) =>
      toEstimates(
        toBaseCatalog({
          releases: [{ ...release, released_at: releasedAt }],
          observations: [{ ...first, observed_on }],
        }),
      ).map(({ stale }) => stale);
    expect(staleWith(day)).toEqual([undefined]);
    expect(staleWith(before)).toEqual([true]);
  });

  test("is replaced by a later one of the same publisher, however far it is off", () => {
    const figures = [
      { publisher: "A", cpp: 9, observed_on: "2026-01-01" },
      { publisher: "A", cpp: 1, observed_on: "2026-02-01" },
      { publisher: "B", cpp: 2, observed_on: "2025-12-01" },
    ];
    expect(estimate(figures)).toBe(1.5);
  });
});

describe("a stale value", () => {
  const figures = [
    { publisher: "A", cpp: 1, observed_on: "2025-03-01" },
    { publisher: "B", cpp: 2, observed_on: "2025-03-01" },
    { publisher: "C", cpp: 9, observed_on: "2025-02-28" },
  ];

  test("is that of the newest day, and of no older figure", () => {
    expect(estimate(figures)).toBe(1.5);
  });

  test("gives way to one recent figure", () => {
    expect(estimate([...figures, { publisher: "D", cpp: 3, observed_on: OLDEST }])).toBe(3);
  });
});

describe("the estimate", () => {
  test.each([
    ["the only figure", [1.5], 1.5],
    ["the middle of three figures", [9, 1, 1.6], 1.6],
    ["half-way between the middle two of four", [1, 1.2, 1.4, 9], 1.3],
    ["rounded down to 0.05 cents", [1.52], 1.5],
    ["rounded up to 0.05 cents", [1.53], 1.55],
    ["rounded up from half of 0.05 cents", [1.025], 1.05],
    ["rounded to 0.01 below one cent", [0.62, 0.55], 0.59],
    ["rounded to 0.01 just below one cent", [0.994], 0.99],
    ["one cent when it rounds up to it", [0.996], 1],
    ["rounded to 0.05 from one cent on", [1.01], 1],
  ])("is %s", (_, values, value) => {
    expect(estimateOf(...values)).toBe(value);
  });

  test("of no figures is undefined", () => {
    expect(estimate([])).toBeUndefined();
  });
});

describe("the estimate of any figures", () => {
  const toHundredths = (cents: number) => Math.round(cents * 100);
  /** Half of what values are rounded to, in hundredths of a cent: of 0.01 or of 0.05. */
  const halfStepOf = (hundredths: number) => (hundredths < 100 ? 0.5 : 2.5);

  const figure = fc.record({
    publisher: fc.constantFrom("A", "B", "C", "D", "E"),
    cpp: fc.integer({ min: 5, max: 1500 }).map((hundredths) => hundredths / 100),
    observed_on: fc
      .integer({ min: 0, max: 700 })
      .map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10)),
  });
  // One figure per publisher and day, as in the table.
  const figures = fc.uniqueArray(figure, {
    selector: ({ publisher, observed_on }) => `${publisher} ${observed_on}`,
    maxLength: 20,
  });

  /** The recent figures, or those of the newest day. */
  const countedOf = (all: readonly Figure[]) => {
    const newest = Math.max(...all.map(({ observed_on }) => Date.parse(observed_on)));
    const since = Math.min(newest, Date.parse(OLDEST));
    return all.filter(({ observed_on }) => Date.parse(observed_on) >= since);
  };

  test("is there if, and only if, there is a figure", () => {
    fc.assert(
      fc.property(figures, (all) => {
        expect(estimate(all) !== undefined).toBe(all.length > 0);
      }),
    );
  });

  test("lies between the lowest and the highest, give or take half a rounding step", () => {
    fc.assert(
      fc.property(figures, (all) => {
        const value = toHundredths(estimate(all) ?? 0);
        const counted = countedOf(all).map(({ cpp }) => toHundredths(cpp));
        fc.pre(counted.length > 0);
        expect(value).toBeGreaterThanOrEqual(Math.min(...counted) - halfStepOf(value));
        expect(value).toBeLessThanOrEqual(Math.max(...counted) + halfStepOf(value));
      }),
    );
  });

  test("is a multiple of 0.05 cents, of 0.01 below one cent, and written without a tail", () => {
    fc.assert(
      fc.property(figures, (all) => {
        const value = estimate(all);
        fc.pre(value !== undefined);
        expect(value).toBe(toHundredths(value) / 100);
        expect(value < 1 ? 0 : toHundredths(value) % 5).toBe(0);
      }),
    );
  });

  test("does not depend on the order of the rows", () => {
    const shuffled = figures.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([all, reordered]) => {
        expect(estimate(reordered)).toBe(estimate(all));
      }),
    );
  });

  test("does not depend on figures that a later one replaces", () => {
    fc.assert(
      fc.property(figures, (all) => {
        const latest = all.filter(
          (one) =>
            !all.some(
              (other) => other.publisher === one.publisher && other.observed_on > one.observed_on,
            ),
        );
        expect(estimate(latest)).toBe(estimate(all));
      }),
    );
  });

  test("has as many figures above as below it, but for the rounding", () => {
    const values = fc.array(fc.integer({ min: 5, max: 1500 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(values, (hundredths) => {
        const value = toHundredths(estimateOf(...hundredths.map((one) => one / 100)) ?? 0);
        const below = hundredths.filter((one) => one < value - halfStepOf(value));
        const above = hundredths.filter((one) => one > value + halfStepOf(value));
        expect(Math.max(below.length, above.length)).toBeLessThanOrEqual(hundredths.length / 2);
      }),
    );
  });
});
