import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";

const DATA = join(import.meta.dirname, "../../data");

/** A row of a table: the cell of a column, as written. */
export type Row = (column: string) => string;

const tables = new Map<string, readonly Row[]>();

/** The rows of data/<name>.csv, read without any of the service's code. */
export const rowsOf = (name: string): readonly Row[] => [
  ...tableOf(name),
  ...(own.get(name) ?? []),
];

/** A member's own facts on a card that is in no table. */
export interface OwnCard {
  readonly issuer: string;
  readonly annual_fee_usd?: number | undefined;
  readonly foreign_fee_percent?: number | undefined;
  readonly program?: string | undefined;
  readonly earn: readonly {
    readonly category: string;
    readonly rate: number;
    readonly cap_usd?: number | undefined;
    readonly cap_period?: string | undefined;
  }[];
}

let own: ReadonlyMap<string, readonly Row[]> = new Map();

/** The tables as somebody knows them who holds these cards: own ones are rows at their end. */
export function tellOwn(cards: readonly { card_id: string; own?: OwnCard | undefined }[]): void {
  const told = cards.flatMap(({ card_id: id, own: card }) => (card ? [{ id, ...card }] : []));
  const toRow = (cells: Readonly<Record<string, string | number | undefined>>): Row => {
    return (column) => String(cells[column] ?? "");
  };
  const rates = told.flatMap(({ id, earn }) =>
    earn.map((rate) => toRow({ ...rate, card_id: id, region: "anywhere", selection: "always" })),
  );
  const rows = told.map(({ id, program, annual_fee_usd: fee = 0, ...card }) =>
    toRow({
      id,
      issuer: card.issuer,
      annual_fee: fee,
      foreign_transaction_fee: card.foreign_fee_percent ?? 0,
      rewards_currency: program,
    }),
  );
  own = new Map([
    ["cards", rows],
    ["earn-rates", rates],
  ]);
}

function tableOf(name: string): readonly Row[] {
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
