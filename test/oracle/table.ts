import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";

const DATA = join(import.meta.dirname, "../../data");

/** A row of a table: the cell of a column, as written. */
export type Row = (column: string) => string;

const tables = new Map<string, readonly Row[]>();

/** The rows of data/<name>.csv, read without any of the service's code. */
export function rowsOf(name: string): readonly Row[] {
  const known = tables.get(name);
  if (known !== undefined) return known;
  const lines = parse<Record<string, string>>(readFileSync(join(DATA, `${name}.csv`), "utf8"), {
    columns: true,
  });
  const rows = lines.map((line) => (column: string) => {
    const cell = line[column];
    if (cell === undefined) throw new Error(`${name}.csv has no column ${column}.`);
    return cell;
  });
  tables.set(name, rows);
  return rows;
}

export const listOf = (cell: string): readonly string[] => (cell === "" ? [] : cell.split(";"));

/** A decimal as a whole number of its `digits`-th decimal places, exactly: 1.25 with 2 is 125. */
export function fixed(cell: string, digits: number): number {
  const [whole = "", decimals = ""] = cell.split(".");
  if (decimals.length > digits) throw new Error(`${cell} has more than ${digits} decimals.`);
  return Number(whole + decimals.padEnd(digits, "0"));
}

/** A row counts on a day from `starts` to `ends`, both included. */
export const runsOn = (row: Row, day: string): boolean =>
  (row("starts") === "" || row("starts") <= day) && (row("ends") === "" || day <= row("ends"));

export const cardRow = (id: string): Row => {
  const row = rowsOf("cards").find((one) => one("id") === id);
  if (row === undefined) throw new Error(`No card ${id}.`);
  return row;
};

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, one) => total + one, 0);

/** Rounds half up, for amounts from zero. */
export const divideRounded = (amount: number, by: number): number =>
  Math.floor((2 * amount + by) / (2 * by));
