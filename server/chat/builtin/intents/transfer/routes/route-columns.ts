import { cite, type Line, line, told } from "../../../compose/draft.ts";
import { figure } from "../../../compose/figure.ts";
import { joinLines } from "../../../compose/rows.ts";
import { says } from "../../../readings/says.ts";
import type { Understood } from "../../../../language/understood.ts";
import { ASKS_LEAST, ASKS_TIME } from "./route-focus.ts";
import { namesOf } from "./route-lines.ts";
import type { Listed } from "./listed-routes.ts";

/* "How long do transfers to airlines take": one term of several transfers, those that are alike together. */

interface Column {
  readonly asks: RegExp;
  readonly valueOf: (row: Listed) => number | undefined;
  readonly tell: (row: Listed) => Line;
}

const COLUMNS: readonly Column[] = [
  {
    asks: ASKS_TIME,
    valueOf: ({ time }) => time,
    tell: ({ list, path, time }) =>
      time === 0
        ? line`Usually **at once**`
        : line`Up to **${figure(list, [...path, "time"], "count")}** ${told(time === 1 ? "hour" : "hours")}`,
  },
  {
    asks: ASKS_LEAST,
    valueOf: ({ min }) => min,
    tell: ({ list, path }) => line`At least **${figure(list, [...path, "min"], "points")}** points`,
  },
  {
    asks: /\b(?:ratios?|rates?)\b/,
    valueOf: ({ ratio_in: sent, ratio_out: received }) =>
      sent === undefined || received === undefined ? undefined : received / sent,
    tell: ({ list, path }) => line`**${figure(list, [...path, "ratio"], "text")}**`,
  },
];

const MOST_NAMED = 12;
const MOST_GROUPS = 8;

/** Whether one term of all of them is asked for. */
export const asksColumn = (asked: Understood): boolean =>
  COLUMNS.some(({ asks }) => says(asked, asks));

/** A line for each value of the terms that are asked for, with the programs that have it. */
export function columnLines(rows: readonly Listed[], asked: Understood): readonly Line[] {
  const sources = new Set(rows.map(({ from }) => from));
  const nameOf = (row: Listed): string =>
    sources.size > 1 ? `${row.from_name} to ${row.to_name}` : row.to_name;
  return COLUMNS.filter(({ asks }) => says(asked, asks)).flatMap(({ valueOf, tell }) => {
    const values = [...new Set(rows.flatMap((row) => valueOf(row) ?? []))].toSorted(
      (a, b) => a - b,
    );
    const unknown = rows.filter((row) => valueOf(row) === undefined);
    const lines = values.slice(0, MOST_GROUPS).flatMap((value) => {
      const own = rows.filter((row) => valueOf(row) === value);
      const [first] = own;
      const names = told(namesOf(own.map(nameOf), MOST_NAMED));
      return first === undefined
        ? []
        : [joinLines([tell(first), line`${names}. ${cite(first.list)}`], ": ")];
    });
    return [
      ...lines,
      ...(unknown.length === 0
        ? []
        : [line`No source says: ${told(namesOf(unknown.map(nameOf), MOST_NAMED))}`]),
    ];
  });
}
