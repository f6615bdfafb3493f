import { parse } from "csv-parse/sync";
import * as z from "zod";
import { digestOf } from "../../accounts/deps.ts";
import { normalizeName } from "../../contract/names.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { mapInPieces } from "../frame/in-pieces.ts";
import { readCents, readDay } from "./cell-values.ts";
import { cellsOf, type Columns, isHeader, type Table } from "./columns.ts";
import { findPreset } from "./presets.ts";
import { isPayment } from "./row-kind.ts";
import {
  lastDigits,
  MAX_STATEMENT_ROWS,
  type Statement,
  type StatementRow,
  toText,
  type Unread,
} from "./statement.ts";

const parsedRows = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }),
);

/** Some banks write a summary above the names of the columns. */
const MAX_LINES_ABOVE = 20;

/** The lines of a CSV with the names of its columns. Throws when it cannot be read. */
export function readTable(content: string): Table {
  const rows = parseRows(content.replace(/^\uFEFF/, ""));
  if (rows.length > MAX_STATEMENT_ROWS) {
    throw new ToolError(`This file has ${rows.length} lines; send it in parts.`);
  }
  const at = rows.slice(0, MAX_LINES_ABOVE).findIndex(({ cells }) => isHeader(cells));
  const header = rows[at]?.cells;
  const above = rows.slice(0, Math.max(0, at)).map(({ cells }) => cells);
  if (header !== undefined) return { above, header, rows: rows.slice(at + 1) };
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const isNamed = rows[0]?.cells.every((cell) => !/\d/.test(cell)) === true;
  return isNamed
    ? { above, header: rows[0]?.cells ?? [], rows: rows.slice(1) }
    : { above, header: Array.from({ length: width }, (_, place) => `column ${place + 1}`), rows };
}

function parseRows(content: string): Table["rows"] {
  try {
    const options = {
      delimiter: delimiterOf(content),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: MAX_STATEMENT_ROWS + 1,
      max_record_size: 65_536,
    };
    return parsedRows.parse(parse(content, options)).map(({ record, info }) => ({
      line: info.lines,
      cells: record.map((cell) => cell.trim()),
    }));
  } catch (error) {
    throw new ToolError("This CSV cannot be read: a quote is left open or a line is too long.", {
      cause: error,
    });
  }
}

/** The sign that stands most often in the first lines, outside of quotes. */
function delimiterOf(content: string): string {
  const lines = content
    .split(/\r\n|\r|\n/, MAX_LINES_ABOVE)
    .map((line) => line.replaceAll(/"[^"]*"/g, ""));
  const many = (sign: string) => lines.reduce((sum, line) => sum + line.split(sign).length - 1, 0);
  return (
    ["\t", ";", "|"].find((sign) => many(sign) >= lines.length && many(sign) > many(",")) ?? ","
  );
}

/** By which files of one form are known again. */
export const shapeOf = ({ header }: Table): string =>
  digestOf(header.map(normalizeName).join("\n")).slice(0, 22);

/** The rows of a file whose columns are known. */
export async function readRows(table: Table, columns: Columns): Promise<Statement> {
  const cellOf = createCells(table.header, columns);
  const sign = signOf(table, columns);
  const read = await mapInPieces(table.rows, ({ line, cells }) =>
    toRow(line, (role) => cellOf(cells, role), columns, sign),
  );
  return {
    source: "csv",
    rows: read.filter((one): one is StatementRow => one !== undefined && "on" in one),
    unread: read.filter((one): one is Unread => one !== undefined && "why" in one),
  };
}

type Role = Exclude<keyof Columns, "dates" | "charges">;
type Cells = (role: Role) => string;

/** Throws at a column that the file does not have. */
function createCells(header: readonly string[], columns: Columns) {
  const placeOf = (role: Role): number | undefined => {
    const name = columns[role];
    if (name === undefined) return undefined;
    const at = header.findIndex((one) => normalizeName(one) === normalizeName(name));
    if (at !== -1) return at;
    throw new ToolError(`The file has no column "${name}". It has: ${header.join(", ")}.`);
  };
  const places = new Map<Role, number | undefined>();
  return (cells: readonly string[], role: Role): string => {
    if (!places.has(role)) places.set(role, placeOf(role));
    const at = places.get(role);
    return at === undefined ? "" : (cells[at] ?? "");
  };
}

/** 1 where charges are above zero, -1 where they are below. */
function signOf(table: Table, columns: Columns): 1 | -1 {
  const told = columns.charges ?? findPreset(table.header)?.charges;
  if (told !== undefined) return told === "positive" ? 1 : -1;
  if (columns.amount === undefined) return 1;
  const amounts = cellsOf(table, columns.amount).map((cell) => readCents(cell) ?? 0);
  const at = table.header.indexOf(columns.text);
  const payments = table.rows.filter(({ cells }) => isPayment(cells[at] ?? ""));
  const place = table.header.indexOf(columns.amount);
  const paid = payments.map(({ cells }) => readCents(cells[place] ?? "") ?? 0);
  // Payments have the opposite sign; without any, most rows are charges.
  if (paid.length > 0) return paid.filter((cents) => cents < 0).length * 2 > paid.length ? 1 : -1;
  return amounts.filter((cents) => cents > 0).length * 2 >= amounts.length ? 1 : -1;
}

function toRow(
  line: number,
  cell: Cells,
  columns: Columns,
  sign: 1 | -1,
): StatementRow | Unread | undefined {
  const written = cell("date");
  const money = [cell("amount"), cell("debit"), cell("credit")];
  // Totals and remarks have neither.
  if (written === "" && money.every((one) => one === "")) return undefined;
  const on = readDay(written, columns.dates ?? "mdy");
  if (on === undefined) return { line, why: `"${written.slice(0, 30)}" is no day that there is.` };
  const cents = columns.amount === undefined ? fromTwo(cell) : readCents(cell("amount"));
  if (cents === undefined) {
    return { line, why: `"${money.join(" ").trim().slice(0, 30)}" is no amount.` };
  }
  const told = (role: Role) => cell(role) || undefined;
  return {
    line,
    on,
    cents: columns.amount === undefined ? cents : sign * cents || 0,
    text: toText(cell("text")),
    id: told("id"),
    type: told("type"),
    category: told("category"),
    last4: lastDigits(cell("card")),
    card: told("card"),
  };
}

/** Charges and payments stand in separate columns, with a sign or without. */
function fromTwo(cell: Cells): number | undefined {
  const [debit, credit] = [readCents(cell("debit")), readCents(cell("credit"))];
  if (debit === undefined && credit === undefined) return undefined;
  return Math.abs(debit ?? 0) - Math.abs(credit ?? 0);
}
