import { join } from "node:path";
import { TABLE_NAMES, tables as allTables } from "../data/tables.ts";
import { formatProblem } from "./problem.ts";
import { type ReadTables, readTables } from "./read.ts";

/** Prints, for each table, how many facts it has, how sure they are and how old. */

const DATA = join(import.meta.dirname, "../data");
const WIDTHS = [28, 7, 11, 9, 12, 12, 12] as const;
const HEAD = ["table", "rows", "confirmed", "single", "unverified", "oldest", "newest"] as const;

const { tables, problems } = readTables(DATA);
for (const problem of problems) process.stderr.write(`${formatProblem(problem)}\n`);
process.stdout.write(`${toLine(HEAD)}\n`);
for (const name of TABLE_NAMES) process.stdout.write(`${toLine(summarize(name, tables[name]))}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;

type AnyRow = ReadTables["tables"][(typeof TABLE_NAMES)[number]][number];

function summarize(name: (typeof TABLE_NAMES)[number], rows: readonly AnyRow[]): readonly string[] {
  const dates = rows.flatMap((row) => ("as_of" in row && row.as_of ? [row.as_of] : [])).toSorted();
  const sure = rows.flatMap((row) => ("confidence" in row ? [row.confidence] : []));
  const count = (confidence: (typeof sure)[number]) =>
    sure.length === 0 ? "" : String(sure.filter((one) => one === confidence).length);
  return [
    allTables[name].file,
    String(rows.length),
    count("confirmed"),
    count("single_source"),
    count("unverified"),
    dates[0] ?? "",
    dates.at(-1) ?? "",
  ];
}

function toLine(cells: readonly string[]): string {
  return cells
    .map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0))
    .join("")
    .trimEnd();
}
