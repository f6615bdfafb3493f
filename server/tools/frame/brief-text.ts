import type { Answer } from "./envelope.ts";
import type { Source } from "./sources.ts";

/*
 * An answer as short lines for a model to read: the summary, single values, each list as a table.
 * `structuredContent` holds the whole.
 *
 *   66 credits on 18 cards: $3,254.95 left in the running periods.
 *   credits, 20 of 66:
 *   card_name | credit_name | left | period_ends
 *   Platinum Card | Uber Cash | 15 | 2026-11-30
 */

export interface Brief {
  /** The list of `data` that the tool is about. It gets the most room, and `limit` cuts it. */
  readonly rows?: string;
  /** Columns per list, separated by spaces, with dots in paths; "" leaves a list out. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Rows with the lowest value of this column come first. */
  readonly lowestFirst?: string;
  /** Without `rows`: so long that the tool takes `detail`. */
  readonly isLong?: true;
}

type Row = Readonly<Record<string, unknown>>;

const MAIN_LIST_BYTES = 2800;
const OTHER_LIST_BYTES = 1000;
const NOTES_BYTES = 450;
const MAX_SOURCES = 3;

interface Options {
  /** The caller chose how many rows the main list has, so that all are shown. */
  readonly isLimited?: boolean;
  /** A way to get the rest. Without it nothing is cut. */
  readonly remedy?: string | undefined;
  /** Shows card ids too, for the next call: this answer may be the first to mention them. */
  readonly tellsIds?: boolean;
}

export function toBriefText(answer: Answer, brief: Brief, options: Options): string {
  const { summary, data, needs_input, refusal, assumptions, warnings, sources, next_actions } =
    answer;
  const fields = { ...(isRow(data) ? data : {}), ...needs_input, ...refusal };
  const tables = toTables(fields, brief, options);
  const room = options.remedy === undefined ? Infinity : NOTES_BYTES;
  return [
    summary,
    ...toValuesLine(fields, brief, options.tellsIds === true),
    ...tables.map(({ text }) => text),
    ...toLeftOutLine(fields, brief, tables, options.remedy),
    ...toNotes("Warning", warnings, room),
    ...toNotes("Assumed", assumptions, room),
    ...toNotes("Next", next_actions, room),
    ...toSourceLine(sources),
  ].join("\n");
}

const isLeftOut = (key: string, { columns = {} }: Brief): boolean => columns[key] === "";

function toValuesLine(data: Row, brief: Brief, tellsIds: boolean): readonly string[] {
  const values = Object.entries(tellingOf(data))
    .filter(([key, value]) => toRows(value) === undefined && !isLeftOut(key, brief))
    .map(([key, value]) => {
      const id = tellsIds && isRow(value) ? value["wallet_card_id"] : undefined;
      const more = typeof id === "string" ? `; wallet_card_id: ${id}` : "";
      return `${key}: ${toCell(value)}${more}`;
    });
  return values.length === 0 ? [] : [values.join("; ")];
}

interface Table {
  readonly name: string;
  readonly text: string;
  readonly hidden: number;
}

function toTables(data: Row, brief: Brief, options: Options): readonly Table[] {
  const roomOf = (name: string): number => {
    if (options.remedy === undefined || (options.isLimited && name === brief.rows)) return Infinity;
    return name === brief.rows ? MAIN_LIST_BYTES : OTHER_LIST_BYTES;
  };
  return Object.entries(data).flatMap(([name, value]) => {
    const rows = toRows(value);
    if (rows === undefined || isLeftOut(name, brief)) return [];
    const sorted = name === brief.rows ? sortRows(rows, brief.lowestFirst) : rows;
    return [toTable(name, sorted, brief.columns?.[name]?.split(" ") ?? keysOf(rows), roomOf(name))];
  });
}

function toTable(
  name: string,
  rows: readonly Row[],
  columns: readonly string[],
  mostBytes: number,
): Table {
  const shown = columns.filter((column) => rows.some((row) => !isEmpty(valueAt(row, column))));
  const lines = takeFitting(rows, mostBytes, (row) =>
    shown.map((column) => toCell(valueAt(row, column))).join(" | "),
  );
  const count = lines.length < rows.length ? `${lines.length} of ${rows.length}` : rows.length;
  const text = [`${name}, ${count}:`, shown.join(" | "), ...lines].join("\n");
  return { name, text, hidden: rows.length - lines.length };
}

function toLeftOutLine(
  data: Row,
  brief: Brief,
  tables: readonly Table[],
  remedy: string | undefined,
): readonly string[] {
  const hidden = tables.filter((table) => table.hidden > 0);
  const parts = [
    ...hidden.map((table) => `${table.hidden} of ${table.name}`),
    ...Object.keys(data).filter((key) => isLeftOut(key, brief) && !isEmpty(data[key])),
  ];
  if (remedy === undefined || parts.length === 0) return [];
  return [`Left out here: ${parts.join(", ")}; ${remedy}.`];
}

function takeFitting<Item>(
  items: readonly Item[],
  bytes: number,
  toLine: (item: Item) => string,
): readonly string[] {
  const lines: string[] = [];
  let used = 0;
  for (const item of items) {
    const line = toLine(item);
    used += line.length;
    if (used > bytes && lines.length > 0) break;
    lines.push(line);
  }
  return lines;
}

function sortRows(rows: readonly Row[], column: string | undefined): readonly Row[] {
  if (column === undefined) return rows;
  const keyed = rows.map((row) => ({ row, key: toCell(valueAt(row, column)) || "~" }));
  return keyed
    .toSorted((one, other) => Number(one.key > other.key) - Number(one.key < other.key))
    .map(({ row }) => row);
}

/** The keys with a value worth showing in some row. */
const keysOf = (rows: readonly Row[]): readonly string[] =>
  [...new Set(rows.flatMap((row) => Object.keys(tellingOf(row))))].filter(
    (key) => rows.length === 1 || rows.some((row) => row[key] !== 0 && row[key] !== false),
  );

/** Drops ids that have a name beside them, and fields for programs only. */
const tellingOf = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([key, value]) =>
        !isEmpty(value) &&
        !FOR_PROGRAMS.has(key) &&
        isEmpty(row[`${key.replace(/_id$/, "")}_name`]) &&
        !(key === "owner" && value === "me"),
    ),
  );

const FOR_PROGRAMS: ReadonlySet<string> = new Set([
  "as_of",
  "confidence",
  "counted",
  "cpp_basis",
  "dates_exact",
  "dry_run",
  "is_exact",
  "rule_id",
  "source",
]);

/** The value at a path; for a list on the way, the values of all its rows. */
const valueAt = (row: Row, path: string): unknown =>
  path.split(".").reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value.map((one) => (isRow(one) ? one[key] : undefined));
    return isRow(value) ? value[key] : undefined;
  }, row);

function toCell(value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => toCell(one).replace(/\.$/, "")).join(", ");
  if (!isRow(value)) return isEmpty(value) ? "" : String(value).replaceAll("\n", " ");
  const { card_name: card, owner } = value;
  if (typeof card === "string") {
    return owner === "me" || owner === undefined ? card : `${card} (${toCell(owner)})`;
  }
  return Object.entries(tellingOf(value))
    .map(([key, part]) => `${key} ${isRow(part) ? `(${toCell(part)})` : toCell(part)}`)
    .join(", ");
}

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A list of objects, or an object of objects; undefined for any other value. */
function toRows(value: unknown): readonly Row[] | undefined {
  const isList = Array.isArray(value);
  const rows = isRow(value)
    ? Object.entries(value).map(([key, row]) => (isRow(row) ? { key, ...row } : row))
    : value;
  if (!Array.isArray(rows) || rows.length === 0 || !rows.every(isRow)) return undefined;
  return isList || rows.length > 1 ? rows : undefined;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) ? value.length === 0 : isRow(value) && Object.values(value).every(isEmpty));

function toNotes(name: string, notes: readonly string[], mostBytes: number): readonly string[] {
  const shown = takeFitting(notes, mostBytes, (note) => note);
  const left = notes.length - shown.length;
  return [...shown, ...(left > 0 ? [`and ${left} more.`] : [])].map((note) => `${name}: ${note}`);
}

function toSourceLine(sources: readonly Source[]): readonly string[] {
  if (sources.length === 0) return [];
  const names = sources
    .slice(0, MAX_SOURCES)
    .map(({ title, as_of: day }) => (day === undefined ? title : `${title} (${day})`));
  const more = sources.length > MAX_SOURCES ? ` and ${sources.length - MAX_SOURCES} more` : "";
  return [`Sources: ${names.join(", ")}${more}`];
}
