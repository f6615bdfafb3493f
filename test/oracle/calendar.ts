const DAY_MS = 86_400_000;

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayOf(numberOf(day) + days);

export const daysBetween = (from: string, to: string): number => numberOf(to) - numberOf(from);

export const lastDayOf = (month: string): string => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** The same day of another month, or its last day where it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const target = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
  const last = lastDayOf(target);
  const same = `${target}-${String(date).padStart(2, "0")}`;
  return same < last ? same : last;
}
