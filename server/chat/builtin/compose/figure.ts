import type { Envelope } from "../../../tools/core/envelope.ts";

/** How a value of a tool result is written. */
export type Unit =
  | "usd"
  | "points"
  | "percent"
  | "cpp"
  | "rate"
  | "count"
  | "date"
  | "month"
  | "text";

/** A value of a tool result, ready to be told. Only these bring numbers into an answer. */
export interface Figure {
  readonly text: string;
  readonly value: number | string;
  readonly unit: Unit;
  readonly envelope: Envelope;
}

export type Path = readonly (string | number)[];

/** The value at a path of the result's data. Throws when there is none: a draft must look first. */
export function figure(envelope: Envelope, path: Path, unit: Unit): Figure {
  const value = valueAt(envelope, path);
  if (typeof value !== "number" && typeof value !== "string") {
    throw new TypeError(`no value at ${path.join(".")} of a tool result`);
  }
  return { text: WRITE[unit](value), value, unit, envelope };
}

/** A number of a tool result as it is written. */
export const write = (value: number, unit: Unit): string => WRITE[unit](value);

/** The value at a path of the result's data; undefined when there is none. */
export function valueAt(envelope: Envelope, path: Path): unknown {
  let at: unknown = "data" in envelope ? envelope.data : undefined;
  for (const step of path) {
    if (typeof at !== "object" || at === null) return undefined;
    at = Reflect.get(at, step);
  }
  return at;
}

/** The day the facts are of. */
export const asOf = (envelope: Envelope): Figure => ({
  text: writeDate(envelope.as_of),
  value: envelope.as_of,
  unit: "date",
  envelope,
});

/** How numbers are written with so many decimals; made once, for to make one takes longer than to write. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(least: number, most: number): Intl.NumberFormat {
  const key = `${least}-${most}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat("en-US", { minimumFractionDigits: least, maximumFractionDigits: most });
  formats.set(key, format);
  return format;
}

const grouped = (value: number, digits: number): string => formatOf(digits, digits).format(value);

const toNumber = (value: number | string): number => Number(value);

function writeUsd(value: number | string): string {
  const usd = toNumber(value);
  const isWhole = Math.round(usd * 100) % 100 === 0;
  const text = grouped(Math.abs(usd), isWhole ? 0 : 2);
  return usd < 0 ? `-$${text}` : `$${text}`;
}

/** Up to so many decimals, none for whole numbers. */
const plain = (value: number | string, most: number): string =>
  formatOf(0, most).format(toNumber(value));

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** `2026-12-31` as December 31, 2026; `2026-12` as December 2026. */
function writeDate(value: number | string): string {
  const [year, month, day] = String(value).split("-");
  const name = MONTHS[Number(month) - 1];
  if (name === undefined) return String(value);
  return day === undefined ? `${name} ${year}` : `${name} ${Number(day)}, ${year}`;
}

const ISO_DATE = /\b\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/g;

/** Words of a tool, with their days written as all days of an answer are. */
export const withDatesSpelt = (text: string): string => text.replaceAll(ISO_DATE, writeDate);

const WRITE: Readonly<Record<Unit, (value: number | string) => string>> = {
  usd: writeUsd,
  points: (value) => grouped(toNumber(value), 0),
  percent: (value) => `${plain(value, 2)}%`,
  cpp: (value) => `${plain(value, 3)} ${plain(value, 3) === "1" ? "cent" : "cents"}`,
  rate: (value) => `${plain(value, 2)}x`,
  count: (value) => grouped(toNumber(value), 0),
  date: writeDate,
  month: writeDate,
  text: String,
};
