import type { Draft, Line } from "./draft.ts";

/** So many rows as an answer can hold, with what is said after them where there are more, and the rest. */
export function shownOf(
  rows: readonly Line[],
  most: number,
  after: readonly Line[] = [],
): Pick<Draft, "details" | "more"> {
  return rows.length <= most
    ? { details: rows }
    : { details: [...rows.slice(0, most), ...after], more: rows.slice(most) };
}
