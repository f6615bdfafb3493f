const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

const ISO = /^(?<year>\d{4})-(?<month>\d{1,2})(?:-(?<day>\d{1,2}))?$/;
const SLASHED = /^(?<month>\d{1,2})\/(?:(?<day>\d{1,2})\/)?(?<year>\d{4})$/;
const WORDED = /^(?<month>[a-z]{3,9})\.?(?: (?<day>\d{1,2}),?)? (?<year>\d{4})$/;

/** A month or a day as people type it: 5/2023, 5/14/2023, May 2023. Undefined for neither. */
export function fromTypedDate(typed: string): string | undefined {
  const text = typed.trim().toLowerCase().replaceAll(/\s+/g, " ");
  const groups = [ISO, SLASHED, WORDED].map((one) => one.exec(text)?.groups).find(Boolean);
  const { year, month = "", day } = groups ?? {};
  const place = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3)) + 1;
  if (year === undefined || place < 1 || place > 12) return undefined;
  const found = [year, pad(place), ...(day === undefined ? [] : [pad(Number(day))])].join("-");
  const isThere = day === undefined || new Date(`${found}T00:00Z`).toJSON()?.startsWith(found);
  return isThere ? found : undefined;
}

/** The same the other way: 5/2023, 5/14/2023. */
export function toTypedDate(date: string): string {
  const [year = "", month = "", day] = date.split("-");
  return [month, ...(day === undefined ? [] : [day])].map(Number).join("/") + `/${year}`;
}

const pad = (number: number): string => String(number).padStart(2, "0");
