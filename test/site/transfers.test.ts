import { describe, expect, test } from "vitest";
import { readLookup } from "../support/published.ts";
import { toPlain } from "./markup.ts";
import { answerTransfersPage } from "../../build/site/pages/transfers.ts";
import { receiversOf, sendersOf, toPrograms } from "../../build/site/transfers/programs.ts";
import type { FactProvenance } from "../../server/contract/provenance.ts";
import type { TransferRow } from "../../server/contract/transfers.ts";
import type { ValuationRow } from "../../server/contract/valuations.ts";

const live = (source_program: string, dest_program: string, has_transfer_bonus = false) =>
  ({ source_program, dest_program, is_active: true, has_transfer_bonus }) as const;

const ended = (source_program: string, dest_program: string, deactivated_date: string) =>
  ({ source_program, dest_program, is_active: false, deactivated_date }) as const;

const TRANSFERS: readonly TransferRow[] = [
  live("Bank Points", "Air Miles & More"),
  live("Bank Points", "Hotel Points", true),
  live("Hotel Points", "Air Miles & More"),
  ended("Bank Points", "Café Club", "2024-12-31"),
  live("Small Bank", "Air Miles & More"),
];

const VALUATIONS: readonly ValuationRow[] = [
  { program: "bank", value: 1.9, display_name: "Bank Points", category: "transferable" },
  { program: "hotel", value: 0.7, display_name: "Hotel Points", category: "hotel" },
  { program: "small", value: 1, display_name: "Small Bank", category: "transferable" },
];

const CHECKED: readonly FactProvenance[] = [
  {
    field: "is_active",
    as_of: "2026-09-23",
    confidence: "confirmed",
    basis: "own",
    sources: [{ publisher: "bank.example", url: "https://bank.example/x", kind: "issuer" }],
  },
  {
    field: "has_transfer_bonus",
    as_of: "2026-10-06",
    confidence: "confirmed",
    basis: "own",
    sources: [],
  },
];

const pageOf = (transfers: readonly TransferRow[]): string =>
  answerTransfersPage({
    releasedAt: "2026-11-21T09:09:20Z",
    withMembers: true,
    settings: {},
    bonusesReadOn: "2026-10-05",
    cards: [],
    provenance: {
      cards: new Map(),
      transfers: new Map([["Bank Points to Hotel Points", CHECKED]]),
      valuations: new Map(),
    },
    transfers,
    valuations: VALUATIONS,
    changes: [],
    lookup: readLookup(),
    answers: [],
  })[0]?.body ?? "";

describe("programs", () => {
  const programs = toPrograms(TRANSFERS, VALUATIONS);

  test("go by the key of their value, others by one made of the name", () => {
    expect(programs.map(({ key }) => key)).toEqual([
      "air_miles_more",
      "bank",
      "cafe_club",
      "hotel",
      "small",
    ]);
  });

  test("that send: currencies of banks first, then by how far they reach", () => {
    expect(sendersOf(programs).map(({ key }) => key)).toEqual(["bank", "small", "hotel"]);
  });

  test("that receive: those that most reach first, ended ones last", () => {
    expect(receiversOf(programs).map(({ key }) => key)).toEqual([
      "air_miles_more",
      "hotel",
      "cafe_club",
    ]);
  });
});

describe("the page", () => {
  test("has each program once under its key, and the second picture of one that also sends", () => {
    const ids = [...pageOf(TRANSFERS).matchAll(/<h3 id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(["bank", "small", "hotel", "air_miles_more", "to-hotel", "cafe_club"]);
  });

  test("marks a live bonus in the picture, in the list and in the table, and counts them", () => {
    const page = pageOf(TRANSFERS);
    expect(page.match(/bonus now<\/span>/g)).toHaveLength(2);
    expect(page.match(/<path\s+class="bonus"/g)).toHaveLength(2);
    expect(page.match(/<td\s+class="live bonus"/g)).toHaveLength(1);
    expect(page).toMatch(
      /with a bonus now\s+\(1;\s+bonuses were last checked on\s+October 5, 2026/,
    );
  });

  test("says that no route has a bonus when none has", () => {
    const page = pageOf([live("Bank Points", "Hotel Points")]);
    expect(page).toMatch(
      /with a bonus now\s+\(none known;\s+bonuses were last checked on\s+October 5, 2026/,
    );
    expect(page).not.toContain('class="bonus"');
  });

  test("tells the last day of an ended route", () => {
    expect(pageOf(TRANSFERS)).toMatch(/Caf&#233; Club<\/a>\s*<span>until December 31, 2024/);
  });

  test("tells when a route and its bonus were looked at, and that none is known, never that none is", () => {
    const page = toPlain(pageOf(TRANSFERS)).replaceAll(/\s+/g, " ");
    expect(page).toContain(
      "Hotel Points LiveChecked September 23, 2026 at bank.example With a bonus now; last checked October 6, 2026",
    );
    expect(page).toContain("Air Miles & More Live No bonus known");
  });

  test("counts live routes only", () => {
    expect(pageOf(TRANSFERS)).toMatch(/4 live routes from 3 programs into\s+2\./);
  });
});
