import fc from "fast-check";
import { expect, test } from "vitest";
import { toDiff } from "../../../build/import/diff.ts";
import { mergeReadings } from "../../../build/import/merge.ts";
import type { Reading, ReadSource } from "../../../build/import/reading.ts";
import { readSheets, type Sheets, toText } from "../../../build/import/sheets.ts";
import { BASE, readRows } from "../fixtures.ts";

const tables = readRows(BASE);
const sheets = readSheets(BASE);

const KINDS = ["issuer", "dataset", "publication", "forum"] as const;

const source = fc
  .record({ kind: fc.constantFrom(...KINDS), reader: fc.constantFrom("us", "finch", "wren") })
  .map(({ kind, reader }): ReadSource => ({
    cite: `${kind}-${reader}`,
    title: kind,
    publisher: kind,
    url: `https://${kind}.example/${reader}`,
    kind,
    trust: "medium",
    reader,
    sha256: undefined,
  }));

const ids = tables.cards.map(({ id }) => id);
const cell = fc.oneof(
  fc.record({
    column: fc.constant("annual_fee"),
    value: fc.constantFrom("0", "395", "395.00", "95"),
  }),
  fc.record({ column: fc.constant("network"), value: fc.constantFrom("Visa", "Mastercard") }),
  fc.constant({ column: "", value: "" }),
);

const readings = fc.array(
  fc
    .record({
      id: fc.constantFrom(...ids),
      cell,
      source,
      as_of: fc.constantFrom("2026-04-01", "2026-05-20", "2026-06-01", "2026-06-10"),
    })
    .map(({ id, cell: { column, value }, source: read, as_of }): Reading => {
      return { table: "cards", key: { id }, column, value, source: read, as_of };
    }),
  { maxLength: 12 },
);

const rowOf = (so: Sheets, id: string) =>
  so.get("cards")?.rows.find(({ cells }) => cells["id"] === id)?.cells ?? {};

const textOf = (so: Sheets): string => [...so.values()].map(toText).join("");

test("a second run proposes nothing", () => {
  fc.assert(
    fc.property(readings, (all) => {
      const once = mergeReadings(sheets, all, tables);
      expect(textOf(mergeReadings(once.sheets, all, tables).sheets)).toBe(textOf(once.sheets));
    }),
  );
});

/** Our look at the issuer's page, another's look at it, data sets and publications, forums. */
const rank = ({ kind, reader }: ReadSource) =>
  kind === "issuer" ? (reader === "us" ? 3 : 2) : kind === "forum" ? 0 : 1;

test("a value never gives way to a weaker source, nor to an older one", () => {
  fc.assert(
    fc.property(readings, (all) => {
      const { judged } = mergeReadings(sheets, all, tables);
      const strongest = new Map(ids.map((id) => [id, { rank: 0, as_of: "" }]));
      for (const { reading, outcome } of judged) {
        const id = reading.key["id"] ?? "";
        const before = strongest.get(id) ?? { rank: 0, as_of: "" };
        if (outcome === "replaced") {
          expect(rank(reading.source)).toBeGreaterThanOrEqual(before.rank);
          expect(reading.as_of >= before.as_of).toBe(true);
        }
        if (["replaced", "refreshed", "filled"].includes(outcome)) {
          const as_of = reading.as_of > before.as_of ? reading.as_of : before.as_of;
          strongest.set(id, { rank: Math.max(before.rank, rank(reading.source)), as_of });
        }
      }
    }),
  );
});

test("what the issuer's page says in the tables stands against all but that page", () => {
  fc.assert(
    fc.property(readings, (all) => {
      const weaker = all.filter(({ source: read }) => rank(read) < 3);
      const merged = mergeReadings(sheets, weaker, tables);
      for (const id of ["acme-plus", "acme-basic", "acme-retired"]) {
        const { annual_fee, network } = rowOf(sheets, id);
        expect(rowOf(merged.sheets, id)).toMatchObject({ annual_fee, network });
      }
    }),
  );
});

test("a diff has a hunk for each changed row, and none without a change", () => {
  const cards = sheets.get("cards");
  if (cards === undefined) throw new Error("no cards");
  expect(toDiff(cards)).toBe("");
});
