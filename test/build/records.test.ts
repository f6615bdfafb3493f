import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toCell } from "../../build/csv.ts";
import { splitRecords } from "../../build/records.ts";
import { rounds } from "../support/rounds.ts";

const cellsOf = (text: string) => splitRecords(text).map(({ cells }) => cells);

/** The strict reader's records, or its reason to refuse. */
function readStrictly(read: () => readonly (readonly string[])[]): unknown {
  try {
    return read();
  } catch (error) {
    return String(error);
  }
}

test("any text is read, or refused, as the strict reader does", () => {
  const piece = fc.constantFrom('"', '""', ",", "\n", "a", " ", "ab c", "é", '"a"', '","');
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(text, (given) => {
      const strict = () => parse(given, { relax_column_count: true, record_delimiter: "\n" });
      expect(readStrictly(() => cellsOf(given))).toEqual(readStrictly(strict));
    }),
    { numRuns: rounds(1000, 5000) },
  );
});

test("a record starts on the line after those before it, quoted or not where it need not be", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", "b", "\n", '"', ","), maxLength: 5 });
  const row = fc.array(cell, { minLength: 2, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(row), fc.boolean(), (rows, isAllQuoted) => {
      const quote = (text: string) =>
        isAllQuoted ? `"${text.replaceAll('"', '""')}"` : toCell(text);
      const written = rows.map((cells) => `${cells.map(quote).join(",")}\n`);
      const lines = written.map((_, at) => written.slice(0, at).join("").split("\n").length);
      expect(splitRecords(written.join(""))).toEqual(
        rows.map((cells, at) => ({ cells, line: lines[at] })),
      );
    }),
  );
});
