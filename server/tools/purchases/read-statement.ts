import { setImmediate as nextRound } from "node:timers/promises";
import type { PurchaseSums } from "../../accounts/purchases.ts";
import { holdsIssuedNumber } from "../../accounts/card-number.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { UnknownName } from "../../member/needs-input.ts";
import {
  type Columns,
  columns as columnsSchema,
  isHeader,
  placeOf,
  proposeColumns,
  type Table,
} from "./columns.ts";
import { type CsvLine, MAX_COLUMNS, MAX_LINES_ABOVE } from "./csv-lines.ts";
import { presetSign } from "./presets.ts";
import { readRows, readTable, shapeOf } from "./read-csv.ts";
import { isOfx, readOfx } from "./read-ofx.ts";
import { CARD_NUMBER, type Statement } from "./statement.ts";

interface ReadStatement extends Statement {
  /** For a CSV: the columns used, and the digest by which its form is recognized. */
  readonly columns?: Columns | undefined;
  readonly shape?: string | undefined;
  /** Where the columns are from. */
  readonly basis: "ofx" | "told" | "remembered" | "preset" | "proposed";
}

/**
 * Reads a bank's file, yielding between steps. Lines with a full card number are skipped. Throws if
 * it is not a statement, if columns must be given, or if a card number is above the lines.
 */
export async function readStatement(
  content: string,
  told: Columns | undefined,
  shapes: PurchaseSums["shapes"],
): Promise<ReadStatement> {
  if (isOfx(content)) return { ...readOfx(content), basis: "ofx" };
  const table = await readTable(content);
  await nextRound();
  const shape = shapeOf(table);
  const remembered = columnsSchema.safeParse(shapes[shape]).data;
  const columns = told ?? remembered ?? proposeColumns(table);
  const { rows, numbered } = setApart(table, columns?.id);
  const clean = { ...table, rows };
  if (columns === undefined) throw askForColumns(clean);
  await nextRound();
  const guess = presetSign(table.header) === undefined ? "proposed" : "preset";
  const basis = (told && "told") ?? (remembered && "remembered") ?? guess;
  const read = await readRows(clean, columns);
  const unread = [...read.unread, ...numbered].toSorted((a, b) => a.line - b.line);
  return { ...read, unread, columns, shape, basis };
}

/** True if the first lines look like a bank's file of transactions. */
export const isStatement = (content: string): boolean =>
  isOfx(content) ||
  content
    .split(/\r\n|\r|\n/, MAX_LINES_ABOVE)
    .map((line) => line.split(/[,;\t]/, MAX_COLUMNS).map((cell) => cell.replaceAll('"', "")))
    .some(
      (cells) => isHeader(cells) && !cells.some((cell) => /^(?:card|program)$/i.test(cell.trim())),
    );

/** Separates lines with a full card number. Ids may look like one; they are kept as digests. */
function setApart({ above, header, rows }: Table, id: string | undefined) {
  if ([...above, header].flat().some(holdsIssuedNumber)) throw new ToolError(CARD_NUMBER);
  const idAt = id === undefined ? -1 : placeOf(header, id);
  const isNumbered = ({ cells }: CsvLine) =>
    cells.some((cell, at) => at !== idAt && holdsIssuedNumber(cell));
  const numbered = new Set(rows.filter(isNumbered));
  return {
    rows: rows.filter((row) => !numbered.has(row)),
    numbered: [...numbered].map(({ line }) => ({ line, why: CARD_NUMBER })),
  };
}

const MAX_SHOWN = 12;

function askForColumns({ header, rows }: Table): UnknownName {
  const [first] = rows;
  const shown = header
    .slice(0, MAX_SHOWN)
    .map((name, at) => `${name} (${(first?.cells[at] ?? "").slice(0, 30)})`)
    .join(", ");
  return new UnknownName(
    "It is unclear which column holds what. Give columns: {date, text, amount} or {date, text, debit, " +
      `credit} by these names: ${shown}.`,
    { argument: "columns", candidates: header.map((name) => ({ id: name, label: name })) },
  );
}
