import * as z from "zod";
import { normalizeName } from "../../contract/names.ts";
import { orderOf, readCents, readDay } from "./cell-values.ts";

/*
 * Which column of a bank's CSV holds what. Names that banks use come first; where there is no name,
 * the values tell: the column of days, of amounts, of the longest texts.
 */

const column = z.string().min(1).max(100);

/** Columns by their names in the header, or `column 1` where there is none. */
const columnsShape = {
  date: column,
  text: column,
  amount: column.optional(),
  debit: column.optional(),
  credit: column.optional(),
  id: column.optional(),
  type: column.optional(),
  category: column.optional(),
  card: column.optional(),
  dates: z.enum(["mdy", "dmy"]).optional(),
  charges: z.enum(["positive", "negative"]).optional(),
};

export const columns = z.strictObject(columnsShape);

export type Columns = z.infer<typeof columns>;
type Role = Exclude<keyof Columns, "dates" | "charges">;

export interface Table {
  /** Lines above the header. */
  readonly above: readonly (readonly string[])[];
  /** As the file writes them. */
  readonly header: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/** The column of ids in a file of ours. */
export const OWN_ID = "purchase id";

/** Banks' names of columns, best first. */
const NAMES: Readonly<Record<Role, readonly string[]>> = {
  date: [
    "transaction date",
    "trans date",
    "trans. date",
    "date of transaction",
    "purchase date",
    "date",
    "posted date",
    "post date",
    "posting date",
    "clearing date",
    "booking date",
  ],
  text: [
    "description",
    "payee",
    "merchant name",
    "merchant",
    "name",
    "transaction description",
    "details",
    "narrative",
    "memo",
  ],
  amount: ["amount", "amount (usd)", "amount usd", "transaction amount", "billing amount"],
  debit: ["debit", "debits", "charge", "charges", "money out", "withdrawals", "debit amount"],
  credit: ["credit", "credits", "payment", "payments", "money in", "deposits", "credit amount"],
  id: [OWN_ID, "reference", "reference number", "transaction id", "fitid", "id", "ref no", "ref"],
  type: ["type", "transaction type", "transaction", "debit/credit", "credit debit indicator"],
  category: ["category", "merchant category"],
  card: ["card no.", "card no", "card", "card number", "account #", "account number", "last 4"],
};

const ROLES = [
  "date",
  "text",
  "amount",
  "debit",
  "credit",
  "id",
  "type",
  "category",
  "card",
] as const;

const nameOf = (cell: string): string => normalizeName(cell);

const KNOWN = new Map(ROLES.map((role) => [role, NAMES[role].map(nameOf)] as const));

/** True if a line names columns: a date, and an amount or a charge. */
export function isHeader(cells: readonly string[]): boolean {
  const named = (role: Role) => findNamed(role, cells) !== undefined;
  return named("date") && (named("amount") || named("debit") || named("credit"));
}

const findNamed = (role: Role, cells: readonly string[]): string | undefined => {
  const written = cells.map(nameOf);
  const name = (KNOWN.get(role) ?? []).find((one) => written.includes(one));
  return name === undefined ? undefined : cells[written.indexOf(name)];
};

/** Undefined where the days, the amounts or the texts are not found. */
export function proposeColumns(table: Table): Columns | undefined {
  const named = Object.fromEntries(
    ROLES.map((role) => [role, findNamed(role, table.header)] as const),
  );
  const date = named["date"] ?? findByValues(table, isDay, []);
  const amount = named["amount"];
  const hasAmount = [amount, named["debit"], named["credit"]].some((one) => one !== undefined);
  const taken = [date, ...Object.values(named)].flatMap((one) => one ?? []);
  const amounts = hasAmount ? amount : findAmounts(table, taken);
  const text =
    named["text"] ?? findTexts(table, [...taken, ...(amounts === undefined ? [] : [amounts])]);
  if (date === undefined || text === undefined || (!hasAmount && amounts === undefined))
    return undefined;
  const both = amounts !== undefined;
  const debit = both ? undefined : named["debit"];
  const credit = both ? undefined : named["credit"];
  return {
    ...named,
    date,
    text,
    amount: amounts,
    debit,
    credit,
    dates: orderOf(cellsOf(table, date)),
  };
}

const isDay = (cell: string): boolean =>
  readDay(cell, "mdy") !== undefined || readDay(cell, "dmy") !== undefined;
const isAmount = (cell: string): boolean =>
  /[.,]\d{2}\b/.test(cell) && readCents(cell) !== undefined;

const SAMPLE = 50;
/** So many of a hundred cells must be so: files have a few odd lines. */
const MOST = 60;

/** The cells of a column in the first rows, but empty ones. */
export function cellsOf({ header, rows }: Table, name: string): readonly string[] {
  const at = header.indexOf(name);
  return rows.flatMap(({ cells }) => cells[at]?.trim() || []);
}

/** Amounts of whole dollars may stand among those with cents. */
const findAmounts = (table: Table, taken: readonly string[]): string | undefined =>
  findByValues(table, isAmount, taken) ??
  findByValues(
    { ...table, header: table.header.filter((name) => cellsOf(table, name).some(isAmount)) },
    (cell) => readCents(cell) !== undefined,
    taken,
  );

function findByValues(
  table: Table,
  fits: (cell: string) => boolean,
  taken: readonly string[],
): string | undefined {
  return table.header.find((name) => {
    const cells = cellsOf(table, name).slice(0, SAMPLE);
    const many = cells.filter(fits).length;
    return !taken.includes(name) && many > 0 && many * 100 >= cells.length * MOST;
  });
}

/** The column of the longest texts on average. */
function findTexts(table: Table, taken: readonly string[]): string | undefined {
  const lengths = table.header
    .filter((name) => !taken.includes(name))
    .map((name) => {
      const cells = cellsOf(table, name)
        .slice(0, SAMPLE)
        .filter((cell) => /\p{L}{2}/u.test(cell));
      const letters = cells.reduce((sum, cell) => sum + cell.length, 0);
      return { name, length: cells.length === 0 ? 0 : letters / cells.length };
    })
    .toSorted((a, b) => b.length - a.length);
  return lengths[0] !== undefined && lengths[0].length > 0 ? lengths[0].name : undefined;
}
