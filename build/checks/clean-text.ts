import { TABLE_NAMES, tables as allTables } from "../../data/tables.ts";
import { defineCheck, rowProblems } from "./check.ts";

// Control characters, the two Unicode line separators, and marks that reorder text unseen.
const UNCLEAN = /[\p{Cc}\u2028\u2029\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD]/u;

/** Fast path: nearly every text is printable ASCII. */
const PLAIN = /^[\x20-\x7E]*$/;

const isUnclean = (text: string): boolean => !PLAIN.test(text) && UNCLEAN.test(text);

export default defineCheck({
  name: "clean-text",
  about: "Text is free of control and invisible characters.",
  run: (tables) =>
    TABLE_NAMES.flatMap((name) => {
      const columns = Object.keys(allTables[name].row.shape);
      return rowProblems(tables, name, (row) =>
        columns.map(
          (column) => [isUncleanCell(Reflect.get(row, column)), column, TYPE_ANEW] as const,
        ),
      );
    }),
});

const TYPE_ANEW = "has a control or invisible character; type the text anew";

function isUncleanCell(cell: unknown): boolean {
  if (typeof cell === "string") return isUnclean(cell);
  return Array.isArray(cell) && cell.some((part) => isUnclean(String(part)));
}
