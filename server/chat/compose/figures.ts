import { formatUsd } from "../../advice/money.ts";

/*
 * Formats values of tool results. A digit enters an answer only through one of these, and only with
 * a value from a result; the evaluation checks both.
 */

/** A formatted value. */
export interface Figure {
  readonly text: string;
}

export type Unit =
  | "usd"
  | "points"
  | "percent"
  | "cpp"
  | "rate"
  | "count"
  | "days"
  | "months"
  | "date"
  | "text"
  // A boolean; readers turn it into a condition.
  | "flag";

const formats = new Map<number, Intl.NumberFormat>();

/** With thousands separators and at most this many decimals. */
function grouped(value: number, most: number): string {
  const format =
    formats.get(most) ?? new Intl.NumberFormat("en-US", { maximumFractionDigits: most });
  formats.set(most, format);
  return format.format(value);
}

export const usd = (value: number): Figure => ({ text: formatUsd(value) });

export const points = (value: number): Figure => ({ text: grouped(value, 0) });

export const percent = (value: number): Figure => ({ text: `${grouped(value, 2)}%` });

/** Cents per point, with the unit. */
export const cpp = (value: number): Figure => ({
  text: `${grouped(value, 3)} ${value === 1 ? "cent" : "cents"}`,
});

/** Points per dollar. */
const rate = (value: number): Figure => ({ text: `${grouped(value, 2)}x` });

/** A rate in the unit that a card earns in. */
export const earnRate = (value: number, unit: "points_per_dollar" | "percent"): Figure =>
  unit === "percent" ? percent(value) : rate(value);

export const count = (value: number): Figure => ({ text: grouped(value, 0) });

/** "3 cards": a number with its noun. */
export const counted = (value: number, [one, many]: readonly [string, string]): Figure => ({
  text: `${grouped(value, 0)} ${value === 1 ? one : many}`,
});

const MONTH = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });

const MONTHS = Array.from({ length: 12 }, (_, at) => MONTH.format(Date.UTC(2000, at)));

const spelt = (value: string): string => {
  const [year, month, day] = value.split("-");
  const name = MONTHS[Number(month) - 1];
  if (name === undefined) return value;
  return day === undefined ? `${name} ${year}` : `${name} ${Number(day)}, ${year}`;
};

/** `2026-12-31` as December 31, 2026; `2026-12` as December 2026. */
export const date = (value: string): Figure => ({ text: spelt(value) });

const ISO_DATE = /\b\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/g;

/** Dollar amounts as the catalog's notes write them. */
const NOTED_USD = /\b(\d+) USD\b/g;

/** Text of a tool or the catalog, with days and dollars in the format of answers. */
export const text = (value: string): Figure => ({
  text: value.replaceAll(ISO_DATE, spelt).replaceAll(NOTED_USD, (_, sum) => formatUsd(Number(sum))),
});

/** A name inside a sentence: lowercases "Gas stations", keeps "EV charging". */
export const inSentence = (name: string): Figure =>
  text(name.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()));

const WRITERS = {
  usd,
  points,
  percent,
  cpp,
  rate,
  count,
  days: (value: number) => counted(value, ["day", "days"]),
  months: (value: number) => counted(value, ["month", "months"]),
} as const satisfies Partial<Record<Unit, (value: number) => Figure>>;

/** A value in its unit; a boolean as yes or no. */
export function write(value: number | string | boolean, unit: Unit): Figure {
  if (typeof value === "boolean") return { text: value ? "yes" : "no" };
  if (typeof value === "string") return unit === "date" ? date(value) : text(value);
  return unit === "date" || unit === "text" || unit === "flag"
    ? count(value)
    : WRITERS[unit](value);
}
