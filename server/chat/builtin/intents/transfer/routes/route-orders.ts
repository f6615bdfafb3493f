import { says } from "../../../readings/says.ts";
import type { Understood } from "../../../../language/understood.ts";
import type { Route } from "./route-lines.ts";

/* Transfers by their time, their ratio or their least points, and which end comes first. */

export interface RouteOrder {
  readonly of: "time" | "ratio" | "min";
  readonly word: string;
  readonly isMost: boolean;
  readonly valueOf: (route: Route) => number | undefined;
}

const RATIO = String.raw`(?:transfer |conversion |exchange )?(?:ratios?|rates?|conversions?|deals?)\b`;
const LEAST = String.raw`(?:transfer )?(?:minimums?|min|threshold)\b`;

const byTime = ({ time }: Route) => time;
const byMin = ({ min }: Route) => min;
const byRatio = ({ ratio_in: sent, ratio_out: received }: Route) =>
  sent === undefined || received === undefined ? undefined : received / sent;

const ORDERS: readonly (RouteOrder & { readonly words: RegExp })[] = [
  {
    of: "time",
    word: "fastest",
    isMost: false,
    words: /\b(?:fastest|quickest|soonest|(?:take|takes) the least time)\b/,
    valueOf: byTime,
  },
  {
    of: "time",
    word: "slowest",
    isMost: true,
    words: /\b(?:slowest|(?:take|takes) (?:the )?longest|longest)\b/,
    valueOf: byTime,
  },
  {
    of: "ratio",
    word: "best ratio",
    isMost: true,
    words: new RegExp(String.raw`\b(?:best|highest|greatest|nicest) ${RATIO}`),
    valueOf: byRatio,
  },
  {
    of: "ratio",
    word: "worst ratio",
    isMost: false,
    words: new RegExp(String.raw`\b(?:worst|lowest|poorest) ${RATIO}`),
    valueOf: byRatio,
  },
  {
    of: "min",
    word: "highest minimum",
    isMost: true,
    words: new RegExp(String.raw`\b(?:highest|biggest|largest) ${LEAST}`),
    valueOf: byMin,
  },
  {
    of: "min",
    word: "lowest minimum",
    isMost: false,
    words: new RegExp(String.raw`\b(?:lowest|smallest) ${LEAST}`),
    valueOf: byMin,
  },
];

/** The order that is asked for; undefined where none is. */
export const routeOrder = (asked: Understood): RouteOrder | undefined =>
  ORDERS.find(({ words }) => says(asked, words));

/** The routes at that end, all that are level; those of which it is not known never are. */
export function atEnd<One extends Route>(
  routes: readonly One[],
  { isMost, valueOf }: RouteOrder,
): readonly One[] {
  const values = routes.flatMap((route) => valueOf(route) ?? []);
  if (values.length === 0) return [];
  const end = isMost ? Math.max(...values) : Math.min(...values);
  return routes.filter((route) => valueOf(route) === end);
}
