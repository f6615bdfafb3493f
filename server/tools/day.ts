/** The member's local day at a moment, YYYY-MM-DD. */
export function localDay(ms: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return format.format(ms);
}
