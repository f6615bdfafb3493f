import * as z from "zod";
import type { Purchase } from "../../accounts/purchases.ts";
import { wallet } from "../../accounts/wallet.ts";
import { isTooDeep } from "../../contract/json-limits.ts";
import { normalizeName } from "../../contract/names.ts";
import { type Section, SECTIONS, type WalletPart } from "./sections.ts";

/*
 * A wallet as one CSV: one row per entry, with the section in the first column and the columns of
 * all sections side by side, for spreadsheets. Cells that are not plain text or numbers hold JSON.
 * Text that a spreadsheet would run as a formula gets an apostrophe in front, which reading
 * removes.
 */

type Row = Readonly<Record<string, unknown>>;

const shape = wallet.shape;
const valuation = shape.valuations.valueType;

const ROW_SHAPES: Readonly<Record<Section, Readonly<Record<string, z.ZodType>>>> = {
  cards: shape.cards.element.shape,
  balances: shape.balances.element.shape,
  valuations: { program: z.string(), ...valuation.shape },
  spend: { category: z.string(), monthly_usd: z.number(), as_of: z.string().optional() },
  credit_uses: shape.credit_uses.element.shape,
  certificates: shape.certificates.element.shape,
  bonuses: shape.bonuses.element.shape,
  profile: shape.profile.shape,
};

const COLUMNS = [
  ...new Set(["section", ...SECTIONS.flatMap((section) => Object.keys(ROW_SHAPES[section]))]),
];

const APOSTROPHE = "'";
/** Negative numbers are not formulas. */
const FORMULA = /^(?!-[\d.]+$)['=+\-@＝＋－＠\t\r]/;

export const toCsv = (part: WalletPart): string =>
  [
    COLUMNS,
    ...SECTIONS.flatMap((name) =>
      toRows(part, name).map((row) => COLUMNS.map((column) => ({ section: name, ...row })[column])),
    ),
  ]
    .map(toLine)
    .join("");

const toLine = (cells: readonly unknown[]): string =>
  `${cells.map(toCell).map(quote).join(",")}\r\n`;

/** The header by which a statement import recognizes the file. */
export const PURCHASE_HEADER = "purchase_id,date,text,amount,type,category,card\r\n";

export const toPurchaseLine = ({
  id,
  on,
  text,
  cents,
  kind,
  category,
  wallet_card_id: card,
}: Purchase): string =>
  toLine([id, on, text || undefined, (cents / 100).toFixed(2), kind, category, card]);

function toRows(part: WalletPart, section: Section): readonly Row[] {
  if (section === "valuations") {
    return Object.entries(part.valuations ?? {}).map(([program, own]) => ({ program, ...own }));
  }
  if (section === "spend") {
    const as_of = part.spend_as_of;
    const lines = Object.entries(part.spend ?? {});
    return lines.map(([category, monthly_usd]) => ({ category, monthly_usd, as_of }));
  }
  const held = part[section];
  if (held === undefined) return [];
  return Array.isArray(held) ? held : [held];
}

function toCell(value: unknown): string {
  if (value === undefined) return "";
  if (typeof value !== "string") return JSON.stringify(value);
  // Tells an empty text from an absent one.
  if (value === "") return APOSTROPHE;
  return FORMULA.test(value) ? APOSTROPHE + value : value;
}

const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A CSV line by column name. */
export type CsvRow = Readonly<Record<string, string>>;

export const toColumnName = (written: string): string =>
  normalizeName(written).replaceAll(" ", "_");

export const isExport = (rows: readonly CsvRow[]): boolean =>
  rows.length > 0 && rows.every((row) => section.safeParse(row["section"]).success);

const section = z.enum(SECTIONS);

/** The parts in an exported CSV, not validated yet. */
export function fromCsv(rows: readonly CsvRow[]): Row {
  const part: Record<string, unknown> = {};
  for (const name of SECTIONS) {
    const own = rows.filter((row) => row["section"] === name).map((row) => fromCells(row, name));
    if (own.length > 0) Object.assign(part, toSection(name, own));
  }
  return part;
}

function toSection(name: Section, rows: readonly Row[]): Row {
  if (name === "profile") return { profile: rows[0] };
  if (name === "valuations") {
    return {
      valuations: Object.fromEntries(rows.map(({ program, ...own }) => [String(program), own])),
    };
  }
  if (name !== "spend") return { [name]: rows };
  const asOf = rows[0]?.["as_of"];
  return {
    spend: Object.fromEntries(rows.map((row) => [String(row["category"]), row["monthly_usd"]])),
    ...(asOf === undefined ? {} : { spend_as_of: asOf }),
  };
}

/** Converts cells by their section's shape: text where text is allowed, JSON otherwise. */
const fromCells = (row: CsvRow, name: Section): Row =>
  Object.fromEntries(
    Object.entries(ROW_SHAPES[name]).flatMap(([column, type]) => {
      const cell = row[column] ?? "";
      if (cell === "") return [];
      const text = cell.startsWith(APOSTROPHE) ? cell.slice(1) : cell;
      return [[column, type.safeParse(text).success ? text : fromJson(text)]];
    }),
  );

/** Invalid JSON stays text, so that the check can name it. */
function fromJson(text: string): unknown {
  if (isTooDeep(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
