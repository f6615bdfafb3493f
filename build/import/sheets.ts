import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FACT_TABLES, type TableName, tableOf } from "../../data/tables.ts";
import { holdsOn } from "../checks/check.ts";
import { toCell } from "../csv.ts";
import { splitRecords } from "../records.ts";
import type { Cells, Reading } from "./reading.ts";

/** A table row as text, with its proposed changes. */
export interface SheetRow {
  readonly cells: Cells;
  /** The original line; undefined for a new row. */
  readonly before: string | undefined;
  readonly why: readonly string[];
}

export interface Sheet {
  readonly name: TableName;
  readonly columns: readonly string[];
  readonly rows: readonly SheetRow[];
}

export type Sheets = ReadonlyMap<TableName, Sheet>;

export const readSheets = (folder: string): Sheets =>
  new Map(
    [...FACT_TABLES, "sources" as const].map((name) => {
      const text = readFileSync(join(folder, tableOf(name).file), "utf8");
      return [name, toSheet(name, text)];
    }),
  );

function toSheet(name: TableName, text: string): Sheet {
  const [head, ...records] = splitRecords(text);
  const columns = head?.cells ?? [];
  const rows = records.map((record) => {
    const cells = Object.fromEntries(columns.map((column, at) => [column, record.cells[at] ?? ""]));
    return { cells, before: toLine(columns, cells), why: [] };
  });
  return { name, columns, rows };
}

export const toLine = (columns: readonly string[], cells: Cells): string =>
  columns.map((column) => toCell(cells[column] ?? "")).join(",");

export const toText = ({ columns, rows }: Sheet): string =>
  [columns.join(","), ...rows.map(({ cells }) => toLine(columns, cells)), ""].join("\n");

/** Key columns that may have any value when a reading does not name them. */
const FREE: ReadonlySet<string> = new Set(["region", "selection", "starts"]);

/** Index of the row a reading is about; "unclear" when no single row fits. */
export function findPlace({ name, rows }: Sheet, reading: Reading): number | "none" | "unclear" {
  const unnamed = tableOf(name).unique.filter((column) => !(column in reading.key));
  const keys = Object.entries(reading.key);
  const near = rows.flatMap(({ cells }, at) => {
    const isMeant = keys.every(([column, value]) => cells[column] === value);
    return isMeant && (unnamed.length === 0 || isCurrent(cells, reading.as_of)) ? [at] : [];
  });
  const isPlain = (cells: Cells = {}) =>
    unnamed.every((column) => FREE.has(column) || cells[column] === "");
  const [only, ...others] = near.filter((at) => isPlain(rows[at]?.cells));
  if (near.length === 0) return "none";
  return only === undefined || others.length > 0 ? "unclear" : only;
}

const isCurrent = ({ starts, ends }: Cells, day: string): boolean =>
  holdsOn({ starts: starts || undefined, ends: ends || undefined }, day);

/** Inserts a row in key order. */
export function insertRow({ name, columns, rows }: Sheet, row: SheetRow): Sheet {
  const keys = tableOf(name).unique;
  const rank = ({ cells }: SheetRow): string =>
    keys.map((column) => cells[column] ?? "").join("\n");
  const next = rows.findLastIndex((one) => rank(one) <= rank(row)) + 1;
  return { name, columns, rows: rows.toSpliced(next, 0, row) };
}
