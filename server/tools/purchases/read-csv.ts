import { digestOf } from "../../accounts/deps.ts";
import { normalizeName } from "../../contract/names.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { mapInPieces } from "../frame/in-pieces.ts";
import { readCents, readDay } from "./cell-values.ts";
import {
  type Columns,
  isHeader,
  isOwnLog,
  isPurchaseLine,
  placeOf,
  type Role,
  type Table,
} from "./columns.ts";
import { MAX_LINES_ABOVE, readCsv } from "./csv-lines.ts";
import { presetSign } from "./presets.ts";
import { isPayment } from "./row-kind.ts";
import {
  lastDigits,
  MAX_STATEMENT_ROWS,
  type Statement,
  type StatementRow,
  toRead,
  toText,
  type Unread,
} from "./statement.ts";

/** The lines of a CSV, with its column names. Throws if it is unreadable. */
export async function readTable(content: string): Promise<Table> {
  // Our export puts an apostrophe before text that a spreadsheet would run as a formula.
  const apostrophe = isOwnLog(content) ? /^'(?=['=+\-@＝＋－＠\t\r])/ : "";
  const read = await readCsv(content, MAX_STATEMENT_ROWS);
  const lines = read.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell) => cell.trim().replace(apostrophe, "")),
  }));
  const first = firstRow(lines.slice(0, MAX_LINES_ABOVE).map(({ cells }) => cells));
  const [rows, above] = [lines.slice(first), lines.slice(0, first).map(({ cells }) => cells)];
  const names = above.pop() ?? [];
  const width = Math.max(names.length, ...rows.map(({ cells }) => cells.length));
  const header = Array.from({ length: width }, (_, at) => names[at] || `column ${at + 1}`);
  return { above, header, rows };
}

/** The index of the first line below the header; 0 without a header. */
function firstRow(lines: Table["above"]): number {
  const header = lines.findIndex(isHeader);
  const purchase = lines.findIndex(isPurchaseLine);
  if (header !== -1) return header + 1;
  if (purchase !== -1) return purchase;
  return lines[0]?.every((cell) => !/\d/.test(cell)) === true ? 1 : 0;
}

/** A digest of the header, by which files of the same form are recognized. */
export const shapeOf = ({ header }: Table): string =>
  digestOf(header.map(normalizeName).join("\n")).slice(0, 22);

/** The rows of a file with known columns. Throws if the file lacks one of them. */
export async function readRows(table: Table, columns: Columns): Promise<Statement> {
  const places = new Map(
    Object.entries(columns).flatMap(([role, name]) =>
      name === undefined || role === "dates" || role === "charges"
        ? []
        : [[role, getPlace(table, name)] as const],
    ),
  );
  const sign = signOf(table, columns);
  const read = await mapInPieces(table.rows, ({ line, cells }) =>
    toRow(line, (role) => cells[places.get(role) ?? -1] ?? "", columns, sign),
  );
  return { source: "csv", ...toRead(read) };
}

type Cells = (role: Role) => string;

function getPlace({ header }: Table, name: string): number {
  const at = placeOf(header, name);
  if (at !== -1) return at;
  throw new ToolError(`The file has no column "${name}". It has: ${header.join(", ")}.`);
}

/** 1 if charges are positive, -1 if they are negative. */
function signOf({ header, rows }: Table, { charges, amount, text }: Columns): 1 | -1 {
  const told = charges ?? presetSign(header);
  if (told !== undefined) return told === "positive" ? 1 : -1;
  if (amount === undefined) return 1;
  const [place, at] = [placeOf(header, amount), placeOf(header, text)];
  const lines = rows.map(({ cells }) => ({
    sign: Math.sign(readCents(cells[place] ?? "") ?? 0),
    isPaid: isPayment(cells[at] ?? ""),
  }));
  const sumOf = (some: typeof lines) => some.reduce((sum, one) => sum + one.sign, 0);
  const payments = lines.filter(({ sign, isPaid }) => isPaid && sign !== 0);
  // Payments have the opposite sign; without any, most rows are charges.
  return (payments.length > 0 ? -sumOf(payments) : sumOf(lines)) >= 0 ? 1 : -1;
}

function toRow(
  line: number,
  cell: Cells,
  { amount, dates = "mdy" }: Columns,
  sign: 1 | -1,
): StatementRow | Unread | undefined {
  const written = cell("date");
  const money = `${cell("amount")} ${cell("debit")} ${cell("credit")}`.trim();
  // Totals and remarks have neither date nor amount.
  if (written === "" && money === "") return undefined;
  const on = readDay(written, dates);
  if (on === undefined) return { line, why: `"${written.slice(0, 30)}" is not a valid date.` };
  const cents = amount === undefined ? fromTwo(cell) : readCents(cell("amount"));
  if (cents === undefined) return { line, why: `"${money.slice(0, 30)}" is not an amount.` };
  const told = (role: Role) => cell(role) || undefined;
  return {
    line,
    on,
    cents: sign * cents || 0,
    text: toText(cell("text")),
    id: told("id"),
    type: told("type"),
    category: told("category"),
    last4: lastDigits(cell("card")),
    card: told("card"),
  };
}

/** Charges and payments are in separate columns, signed or not. */
function fromTwo(cell: Cells): number | undefined {
  const [debit, credit] = [readCents(cell("debit")), readCents(cell("credit"))];
  if (debit === undefined && credit === undefined) return undefined;
  return Math.abs(debit ?? 0) - Math.abs(credit ?? 0);
}
