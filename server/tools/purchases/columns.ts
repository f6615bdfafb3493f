import * as z from "zod";
import { normalizeName } from "../../contract/names.ts";
import { orderOf, readCents, readDay } from "./cell-values.ts";
import type { CsvLine } from "./csv-lines.ts";

/*
 * Finds the role of each column in a bank's CSV. Column names that banks use come first; without
 * one, the values decide: the column of dates, of amounts, of the longest texts.
 */

const column = z.string().min(1).max(100);
const maybe = column.optional();

/** Columns by their names in the header, or `column 1` where there is none. */
export const columns = z.strictObject({
  date: column,
  text: column,
  amount: maybe,
  debit: maybe,
  credit: maybe,
  id: maybe,
  type: maybe,
  category: maybe,
  card: maybe,
  dates: z.enum(["mdy", "dmy"]).optional(),
  charges: z.enum(["positive", "negative"]).optional(),
});

export type Columns = z.infer<typeof columns>;
export type Role = Exclude<keyof Columns, "dates" | "charges">;

export interface Table {
  /** Lines above the header. */
  readonly above: readonly (readonly string[])[];
  /** As the file writes them. */
  readonly header: readonly string[];
  readonly rows: readonly CsvLine[];
}

/** The id column of our own exports. */
export const OWN_ID = "purchase id";

/** True for a purchase log exported by us. */
export const isOwnLog = (content: string): boolean =>
  normalizeName(content.slice(0, OWN_ID.length)) === OWN_ID;

/** Banks' names of columns, normalized, best first. */
const NAMES: Readonly<Record<Role, string>> = {
  date:
    "transaction date,trans date,trans. date,date of transaction,purchase date,date,posted date," +
    "post date,posting date,clearing date,booking date",
  text: "description,payee,merchant name,merchant,name,transaction description,details,narrative,memo,text",
  amount: "amount,amount (usd),amount usd,transaction amount,billing amount",
  debit: "debit,debits,charge,charges,money out,paid out,out,withdrawals,debit amount",
  credit: "credit,credits,payment,payments,money in,paid in,in,deposits,credit amount",
  id: `${OWN_ID},reference,reference number,transaction id,fitid,id,ref no,ref`,
  type: "type,transaction type,transaction,debit/credit,credit debit indicator",
  category: "category,merchant category",
  card: "card no.,card no,card,card number,account #,account number,acct,last 4",
};

const KNOWN = Object.entries(NAMES).map(
  ([role, names]) => [role, names.split(",").map(normalizeName)] as const,
);

/** The index of a column by name, in any spelling; -1 if there is none. */
export const placeOf = (header: readonly string[], name: string): number =>
  header.findIndex((one) => normalizeName(one) === normalizeName(name));

/** The columns with names that give their role. */
function namedIn(header: readonly string[]): Partial<Record<string, string>> {
  const written = header.map(normalizeName);
  return Object.fromEntries(
    KNOWN.flatMap(([role, names]) => {
      const at = names.map((name) => written.indexOf(name)).find((place) => place !== -1);
      return at === undefined ? [] : [[role, header[at]] as const];
    }),
  );
}

/** True if a line names columns: a date, and an amount or a charge. */
export function isHeader(cells: readonly string[]): boolean {
  const { date, amount, debit, credit } = namedIn(cells);
  return date !== undefined && (amount ?? debit ?? credit) !== undefined;
}

/** True for a line of a purchase, whatever its columns are called. */
export const isPurchaseLine = (cells: readonly string[]): boolean =>
  cells.some(isDay) && cells.some(isAmount);

/** Undefined if dates, amounts or texts are not found. */
export function proposeColumns(table: Table): Columns | undefined {
  const { debit, credit, ...named } = namedIn(table.header);
  const taken = new Set([...Object.values(named), debit, credit]);
  const free = (name: string) => !taken.has(name);
  const findFree = (fits: (cells: readonly string[]) => boolean) =>
    table.header.find((name) => free(name) && fits(cellsOf(table, name)));
  const date = named["date"] ?? findFree((cells) => isMostly(cells, isDay));
  taken.add(date);
  const isSplit = named["amount"] === undefined && (debit ?? credit) !== undefined;
  const amount = named["amount"] ?? (isSplit ? undefined : findFree(isMoney));
  taken.add(amount);
  const text = named["text"] ?? findTexts(table, free);
  if (date === undefined || text === undefined || !(isSplit || amount !== undefined))
    return undefined;
  const money = isSplit ? { debit, credit } : { amount };
  return { ...named, date, text, ...money, dates: orderOf(cellsOf(table, date)) };
}

function isDay(cell: string): boolean {
  return readDay(cell, "mdy") !== undefined || readDay(cell, "dmy") !== undefined;
}

function isAmount(cell: string): boolean {
  return /[.,]\d{2}\b/.test(cell) && readCents(cell) !== undefined;
}

/** Whole-dollar amounts may be mixed with amounts that have cents. */
const isMoney = (cells: readonly string[]): boolean =>
  cells.some(isAmount) && isMostly(cells, (cell) => readCents(cell) !== undefined);

/** The non-empty cells of a column. */
function cellsOf({ header, rows }: Table, name: string): readonly string[] {
  const at = header.indexOf(name);
  return rows.flatMap(({ cells }) => cells[at] || []);
}

const SAMPLE = 50;
/** Percent of cells that must fit: files have a few odd lines. */
const MOST = 60;

function isMostly(cells: readonly string[], fits: (cell: string) => boolean): boolean {
  const sample = cells.slice(0, SAMPLE);
  return sample.length > 0 && sample.filter(fits).length * 100 >= sample.length * MOST;
}

/** The column of the longest texts on average. */
function findTexts(table: Table, isFree: (name: string) => boolean): string | undefined {
  const lengthOf = (name: string): number => {
    const cells = cellsOf(table, name).slice(0, SAMPLE);
    const texts = cells.filter((cell) => /\p{L}{2}/u.test(cell));
    return texts.join("").length / Math.max(1, texts.length);
  };
  return table.header
    .filter((name) => isFree(name) && lengthOf(name) > 0)
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
}
