import { setImmediate as nextRound } from "node:timers/promises";
import { holdsIssuedNumber } from "../../accounts/card-number.ts";
import { normalizeName } from "../../contract/names.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { type Columns, columns as columnsSchema, proposeColumns, type Table } from "./columns.ts";
import { findPreset } from "./presets.ts";
import { readRows, readTable, shapeOf } from "./read-csv.ts";
import { isOfx, readOfx } from "./read-ofx.ts";
import type { Statement } from "./statement.ts";

type Shapes = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface ReadStatement extends Statement {
  /** For a CSV: the chosen columns, and the form by which it is recognised again. */
  readonly columns?: Columns | undefined;
  readonly shape?: string | undefined;
  /** Where the columns are from. */
  readonly basis: "ofx" | "told" | "remembered" | "preset" | "proposed";
}

/** Reads a bank's file, with others between its steps. Throws where it is none, where columns must be told, and at a full card number. */
export async function readStatement(
  content: string,
  told: Columns | undefined,
  shapes: Shapes,
): Promise<ReadStatement> {
  if (isOfx(content)) {
    refuseNumbers(content.replaceAll(/<(?:FITID|REFNUM|SRVRTID)>[^<\r\n]*/gi, "").split("\n"));
    return { ...readOfx(content), basis: "ofx" };
  }
  const table = readTable(content);
  await nextRound();
  const shape = shapeOf(table);
  const remembered = columnsSchema.safeParse(shapes[shape]).data;
  const columns = told ?? remembered ?? proposeColumns(table);
  if (columns === undefined) throw new ToolError(askForColumns(table));
  refuseNumbers(textsOf(table, columns.id));
  await nextRound();
  const basis =
    told !== undefined
      ? "told"
      : remembered !== undefined
        ? "remembered"
        : findPreset(table.header) === undefined
          ? "proposed"
          : "preset";
  return { ...(await readRows(table, columns)), columns, shape, basis };
}

/** The texts of a table by line, but for ids, which are kept as digests. */
function textsOf({ above, header, rows }: Table, id: string | undefined): readonly string[] {
  const at =
    id === undefined ? -1 : header.findIndex((one) => normalizeName(one) === normalizeName(id));
  const lines = rows.map(({ cells }) => cells.filter((_, place) => place !== at));
  return [...above, header, ...lines].flat();
}

/** The number itself is told nowhere. */
function refuseNumbers(texts: readonly string[]): void {
  if (!texts.some(holdsIssuedNumber)) return;
  throw new ToolError(
    "Nothing was read: the statement holds a full card number. Leave only its last four digits, and send it again.",
  );
}

const MAX_SHOWN = 12;

function askForColumns({ header, rows }: Table): string {
  const [first] = rows;
  const shown = header
    .slice(0, MAX_SHOWN)
    .map((name, at) => `${name} (${(first?.cells[at] ?? "").slice(0, 30)})`)
    .join(", ");
  return (
    "Which column holds what is not clear. Give columns: {date, text, amount} or {date, text, debit, " +
    `credit} by these names: ${shown}.`
  );
}
