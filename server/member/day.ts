import * as z from "zod";

const MAX_FORMATS = 500;

/** Cached by time zone: creating one costs more than a whole answer. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The member's local day at a moment, YYYY-MM-DD. */
export function localDay(ms: number, timeZone: string): string {
  const known = formats.get(timeZone);
  if (known !== undefined) return known.format(ms);
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(timeZone, format);
  return format.format(ms);
}

/** No account is older, and calendars do not reach much further. */
const FIRST_YEAR = "1950";
const LAST_YEAR = "2199";

/** True for a day or month in the years that are kept. */
export const isInYears = (date: string): boolean => {
  const year = date.slice(0, FIRST_YEAR.length);
  return year >= FIRST_YEAR && year <= LAST_YEAR;
};

const OUT_OF_YEARS = `must be in the years ${FIRST_YEAR} to ${LAST_YEAR}`;

/** A day given by the member. */
export const dayParam = z.iso.date().refine(isInYears, OUT_OF_YEARS);

/** A day, or only its month. */
export const monthOrDay = z
  .union([z.iso.date(), z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)], {
    error: "must be a month such as 2025-02, or a real day, such as 2025-02-28",
  })
  .refine(isInYears, OUT_OF_YEARS)
  .describe("YYYY-MM-DD, or YYYY-MM when only the month is known.");
