import { expect, test } from "vitest";
import { readLookup } from "../support/published.ts";
import { answerValuationsPage } from "../../build/site/pages/valuations.ts";
import { toScaleEnd } from "../../build/site/valuations/chart.ts";
import type { ValuationProvenance } from "../../server/contract/provenance.ts";
import type { ValuationRow } from "../../server/contract/valuations.ts";

const airline = (program: string, value: number): ValuationRow => ({
  program,
  value,
  display_name: `Airline ${program}`,
  category: "airline",
});

const pageOf = (
  valuations: readonly ValuationRow[],
  provenance: readonly ValuationProvenance[] = [],
): string =>
  answerValuationsPage({
    releasedAt: "2026-11-21T09:09:20Z",
    withMembers: true,
    settings: {},
    bonusesReadOn: "2026-10-05",
    cards: [],
    provenance: {
      cards: new Map(),
      transfers: new Map(),
      valuations: new Map(provenance.map((one) => [one.program, one])),
    },
    transfers: [],
    valuations,
    changes: [],
    lookup: readLookup(),
    answers: [],
  })[0]?.body ?? "";

test("programs stand by value, then by name, each under its key", () => {
  const page = pageOf([airline("b", 1), airline("c", 1.5), airline("a", 1)]);
  const ids = [...page.matchAll(/<tr id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(["c", "a", "b"]);
});

test("a value by one publisher and a stale one say so", () => {
  const basis = { display_name: "Airline", as_of: "2026-03-01", publishers: ["Mile Mail"] };
  const page = pageOf(
    [airline("a", 1), airline("b", 1)],
    [
      { ...basis, program: "a", confidence: "single_source" },
      { ...basis, program: "b", confidence: "unverified" },
    ],
  );
  expect(page).toContain("By Mile Mail alone, March 1, 2026<");
  expect(page).toContain("By Mile Mail alone, March 1, 2026; stale<");
});

test("a bar is as long as its value on the scale", () => {
  const page = pageOf([airline("a", 0.5), airline("b", 1.5)]);
  expect([...page.matchAll(/<rect [^>]*width="([^"]+)"/g)].map(([, width]) => width)).toEqual([
    "75%",
    "25%",
  ]);
});

test("one value in fifty may be beyond the scale, which is said with its figure", () => {
  const many = Array.from({ length: 60 }, (_, at) => airline(`p${at}`, 1.2));
  const valuations = [...many, airline("outlier", 7.8)];
  expect(toScaleEnd(valuations)).toBe(2);
  const page = pageOf(valuations);
  expect(page).toMatch(/scale ends at 2&cent;.*Airline outlier, 7\.80&#162;/s);
  expect(page.match(/class="tear"/g)).toHaveLength(1);
});

test("every value that fits is inside the scale", () => {
  expect(toScaleEnd([airline("a", 0.4), airline("b", 2)])).toBe(2);
  expect(toScaleEnd([airline("a", 2.01)])).toBe(3);
  expect(pageOf([airline("a", 2)])).not.toContain("scale ends");
});
