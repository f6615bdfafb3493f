import { TABLE_NAMES, type TableName, tables as allTables } from "../../data/tables.ts";
import type { Row } from "../read.ts";
import { defineCheck } from "./check.ts";

export default defineCheck({
  name: "unique-rows",
  about: "No two rows of a table have the same key.",
  run: (tables) => TABLE_NAMES.flatMap((name) => duplicatesOf(name, tables[name])),
});

function duplicatesOf(name: TableName, rows: readonly Row<object>[]) {
  const { file, unique } = allTables[name];
  const firstLine = new Map<string, number>();
  return rows.flatMap((row) => {
    const key = unique.map((column) => String(Reflect.get(row, column))).join(", ");
    const first = firstLine.get(key);
    if (first === undefined) {
      firstLine.set(key, row.line);
      return [];
    }
    const message = `${key} stands on line ${first} already; keep one row`;
    return [{ file, line: row.line, column: unique.join("+"), message }];
  });
}
