import type { Line } from "../../compose/draft.ts";
import type { Figure } from "../../compose/figure.ts";

const isDay = (piece: Line["pieces"][number]): piece is Figure =>
  "text" in piece && piece.unit === "date" && String(piece.value).length >= "2026-12".length;

/** The first day of a row that has not gone by: on which it is due, or ends. */
const dayOf = ({ pieces }: Line, today: string): Figure | undefined =>
  pieces
    .filter(isDay)
    .filter(({ value }) => String(value) >= today.slice(0, String(value).length))
    .toSorted((a, b) => String(a.value).localeCompare(String(b.value)))[0];

export interface Dated {
  readonly row: Line;
  readonly day: Figure;
}

/** The rows that have a day to come, the first first. */
export const byDay = (rows: readonly Line[], today: string): readonly Dated[] =>
  rows
    .flatMap((row) => {
      const day = dayOf(row, today);
      return day === undefined ? [] : [{ row, day }];
    })
    .toSorted((a, b) => String(a.day.value).localeCompare(String(b.day.value)));
