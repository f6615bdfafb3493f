import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { type Line, line, told } from "../../../compose/draft.ts";
import { figure } from "../../../compose/figure.ts";
import { joinLines } from "../../../compose/rows.ts";
import { namesOf, type Route } from "./route-lines.ts";
import type { RouteOrder } from "./route-orders.ts";

/* Transfers of several lists, named and told in groups. */

/** So many programs are named in one line. */
export const MOST_NAMED = 14;

/** A route with the list it is of, for its figures. */
export type Listed = Route & { readonly list: Envelope };

/** What the points reach; where all reach one program, what reaches it. */
export const programsIn = (rows: readonly Listed[], all: readonly Listed[]): readonly string[] => {
  const isOne = all.every(({ to }) => to === all[0]?.to);
  return [...new Set(rows.map((row) => (isOne ? row.from_name : row.to_name)))];
};

/** The same in one text: `Hyatt, United and others`. */
export const toNames = (rows: readonly Listed[], all: readonly Listed[]): string =>
  namesOf(programsIn(rows, all), MOST_NAMED);

/** By the program where all leave one, else with the points that leave. */
export const endName = (row: Listed, among: readonly Listed[]): string =>
  among.every(({ to }) => to === row.to)
    ? row.from_name
    : among.every(({ from }) => from === row.from)
      ? row.to_name
      : `${row.from_name} to ${row.to_name}`;

/** What the first of an order has: its ratio, its least number of points, or its time. */
export function valueLine({ of }: RouteOrder, { list, path, time }: Listed): Line {
  if (of === "ratio") return line`${figure(list, [...path, "ratio"], "text")}`;
  if (of === "min") return line`at least ${figure(list, [...path, "min"], "points")} points`;
  return time === 0
    ? line`usually at once`
    : line`up to ${figure(list, [...path, "time"], "count")} ${hoursWord(time)}, as reported`;
}

/** A line for each program that points leave: its partners with ratio and time. */
export function groupLines(rows: readonly Listed[]): readonly Line[] {
  const sources = [...new Set(rows.map(({ from_name: name }) => name))];
  return sources.map((source) => {
    const own = rows.filter(({ from_name: name }) => name === source);
    return joinLines(
      [
        line`${told(source)}: `,
        joinLines(own.slice(0, MOST_NAMED).map(termLine), ", "),
        line`${told(own.length > MOST_NAMED ? " and others" : "")}`,
      ],
      "",
    );
  });
}

const hoursWord = (hours: number | undefined) => told(hours === 1 ? "hour" : "hours");

/** `Singapore Airlines KrisFlyer (1:1, up to 24 hours)` */
function termLine({ list, path, to_name: name, ratio, time }: Listed): Line {
  const parts = [
    ...(ratio === undefined ? [] : [line`${figure(list, [...path, "ratio"], "text")}`]),
    ...(time === undefined
      ? []
      : time === 0
        ? [line`at once`]
        : [line`up to ${figure(list, [...path, "time"], "count")} ${hoursWord(time)}`]),
  ];
  return parts.length === 0
    ? line`${told(name)}`
    : joinLines([line`${told(name)} (`, joinLines(parts, ", "), line`)`], "");
}
