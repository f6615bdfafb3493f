import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { toCell } from "../../build/csv.ts";
import { type Table, tables } from "../../data/tables.ts";

type Cells = Readonly<Record<string, string | undefined>>;

/** Copies the tables with the annual fee of one open card raised by a dollar. */
export function copyWithOneChange(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const { file } of Object.values(tables)) copyFileSync(join(from, file), join(to, file));
  const cards = readTable(from, tables.cards);
  const changed = cards.findIndex(({ status }) => status === "open");
  const raise = (card: Cells) => ({ ...card, annual_fee: String(Number(card["annual_fee"]) + 1) });
  writeTable(
    to,
    tables.cards,
    cards.map((card, at) => (at === changed ? raise(card) : card)),
  );
}

/** The rows of a table as they stand in its file. */
function readTable(folder: string, { file }: Table): readonly Cells[] {
  return parse<Record<string, string>>(readFileSync(join(folder, file)), {
    bom: true,
    columns: true,
  });
}

/** Writes a table. */
function writeTable(folder: string, { file, row }: Table, rows: readonly Cells[]): void {
  const columns = Object.keys(row.shape);
  const lines = rows.map((cells) => columns.map((column) => toCell(cells[column] ?? "")).join(","));
  writeFileSync(join(folder, file), `${[columns.join(","), ...lines].join("\n")}\n`);
}
