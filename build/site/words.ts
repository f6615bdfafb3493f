const LONG_DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** June 30, 2026, from a date or a timestamp. */
export const toDay = (date: string): string => LONG_DAY.format(new Date(date));

/** 1 route, 14 routes, 1,204 routes. */
export const toCount = (count: number, one: string, many = `${one}s`): string =>
  `${toNumber(count)} ${count === 1 ? one : many}`;

/** 118,702 */
export const toNumber = (value: number): string => value.toLocaleString("en-US");

/** Cents per point with two decimals: 1.90. */
export const toCents = (value: number): string => value.toFixed(2);
