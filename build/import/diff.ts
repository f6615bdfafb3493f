import { tableOf } from "../../data/tables.ts";
import { type Sheet, toLine } from "./sheets.ts";

/** A unified diff without context; each hunk says why. Empty when nothing changes. */
export function toDiff({ name, columns, rows }: Sheet): string {
  const path = `data/${tableOf(name).file}`;
  let before = 1;
  const hunks = rows.flatMap((row, at) => {
    const after = at + 2;
    const line = toLine(columns, row.cells);
    if (row.before !== undefined) before += 1;
    if (row.before === line) return [];
    const range = row.before === undefined ? `-${before},0` : `-${before}`;
    return [
      `@@ ${range} +${after} @@ ${row.why.join("; ")}`,
      ...(row.before === undefined ? [] : [`-${row.before}`]),
      `+${line}`,
    ];
  });
  return hunks.length === 0 ? "" : [`--- a/${path}`, `+++ b/${path}`, ...hunks, ""].join("\n");
}
