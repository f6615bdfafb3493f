import { normalizeForm } from "../../contract/names.ts";
import { isInYears } from "../../member/day.ts";
import { readDate } from "../../member/written-dates.ts";

/** Tells if 3/4 is in March or in April. */
export type DateOrder = "mdy" | "dmy";

/** Day, month and year as numbers, with the same separator twice. */
const NUMBERS = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;

/** A time after the date. */
const TIME = /[T ]\d{1,2}:\d{2}.*$/;

const plainDate = (text: string): string => text.trim().replace(TIME, "").trim();

/** A day in a bank's format, as YYYY-MM-DD; undefined if it is not a date, such as 2/31/2026. */
export function readDay(written: string, order: DateOrder): string | undefined {
  const text = plainDate(written);
  const packed = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  const [, first = "", , second = "", year = ""] = NUMBERS.exec(text) ?? [];
  const [month, day] = order === "mdy" ? [first, second] : [second, first];
  const date =
    packed !== null
      ? readDate(packed.slice(1).join("-"))
      : first === ""
        ? readDate(text)
        : readDate(`${month}/${day}/${year}`);
  const isDay = date?.length === "YYYY-MM-DD".length && isInYears(date);
  return isDay ? date : undefined;
}

/** The order that fits all days of a column; the US order if both do. */
export function orderOf(cells: readonly string[]): DateOrder {
  const parts = cells.map((cell) => NUMBERS.exec(plainDate(cell)) ?? []);
  const isDayFirst = parts.some(([, first]) => Number(first) > 12);
  const isMonthFirst = parts.some(([, , , second]) => Number(second) > 12);
  const hasDots = parts.some(([, , sign]) => sign === ".");
  return (isDayFirst || hasDots) && !isMonthFirst ? "dmy" : "mdy";
}

/** Unsigned amounts, written 1,234.56 or 1.234,56. */
const POINT = /^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d{1,2})?$/;
const COMMA = /^(?:\d{1,3}(?:[. ]\d{3})+|\d+)?,\d{1,2}$/;

const MAX_DIGITS = 10;

/** Cents of a written amount: $1,234.56, (12.34), 12.34-, 12,34, 12.34 CR; else undefined. */
export function readCents(written: string): number | undefined {
  const text = normalizeForm(written, "NFKC").replaceAll("\u2212", "-").trim().toUpperCase();
  const isLess = /^\(.*\)$|^[^\d]*-|-$|\bCR$/.test(text);
  const bare = text.replaceAll(/USD|CR$|DR$|[$€£+()'-]/g, "").trim();
  if (!/\d/.test(bare) || bare.replaceAll(/\D/g, "").length > MAX_DIGITS) return undefined;
  const plain = POINT.test(bare)
    ? bare.replaceAll(",", "")
    : COMMA.test(bare)
      ? bare.replaceAll(/[. ]/g, "").replace(",", ".")
      : undefined;
  if (plain === undefined) return undefined;
  const [whole = "0", part = ""] = plain.split(".");
  const cents = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return isLess && cents !== 0 ? -cents : cents;
}
