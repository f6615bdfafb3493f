import type { PartialDay } from "../advice/days.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
export const MONTH_NAME = `(?:${MONTHS.join("|")})[a-z]{0,6}\\.?`;

/** Two-digit years start here: no card account is older than 1950. */
const FIRST_SHORT_YEAR = 50;

const YEAR = "(?:\\d{4}|['’]\\d{2})";
const SHORT_YEAR = "\\d{4}|\\d{2}";

/** Each format of a date, with named parts. */
const FORMS = [
  "(?<y>\\d{4})-(?<m>\\d{2})(?:-(?<d>\\d{2}))?",
  "(?<y>\\d{4})/(?<m>\\d{1,2})(?:/(?<d>\\d{1,2}))?",
  `(?<m>\\d{1,2})/(?<d>\\d{1,2})/(?<y>${SHORT_YEAR})`,
  "(?<m>\\d{1,2})/(?<y>\\d{4})",
  `(?<name>${MONTH_NAME})\\s+(?<d>\\d{1,2}),?\\s+(?<y>${YEAR})`,
  `(?<d>\\d{1,2})\\s+(?<name>${MONTH_NAME})\\s+(?<y>${YEAR})`,
  `(?<name>${MONTH_NAME})\\s+(?<y>${YEAR})`,
] as const;

const AFTER = "(?![\\w/]|-\\d)";

/** Matches written dates, valid or not: 2022-03, 3/14/22, Mar 14 2022. */
export const WRITTEN_DATE = `(?:${FORMS.map(withoutNames).join("|")})${AFTER}`;

function withoutNames(form: string): string {
  return form.replaceAll(/\(\?<\w+>/g, "(?:");
}

const patterns = FORMS.map((form) => new RegExp(`^${form}$`, "iu"));

/** A written date as the wallet stores it; undefined if invalid, such as 2/31/2022 or 2024-13. */
export function readDate(text: string): PartialDay | undefined {
  const parts = patterns
    .map((one) => one.exec(text)?.groups)
    .find((groups) => groups !== undefined);
  if (parts === undefined) return undefined;
  const { y = "", m, d, name = "" } = parts;
  const month = m === undefined ? MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1 : Number(m);
  const year = toFullYear(y.replace(/^['’]/u, ""));
  if (month < 1 || month > MONTHS.length) return undefined;
  const start = `${year}-${String(month).padStart(2, "0")}`;
  if (d === undefined) return start;
  const isDay = Number(d) >= 1 && Number(d) <= daysIn(Number(year), month);
  return isDay ? `${start}-${d.padStart(2, "0")}` : undefined;
}

function toFullYear(year: string): string {
  if (year.length > 2) return year;
  return Number(year) < FIRST_SHORT_YEAR ? `20${year}` : `19${year}`;
}

const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();
