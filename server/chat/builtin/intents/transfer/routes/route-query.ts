import type { Envelope } from "../../../../../tools/core/envelope.ts";
import type { FactIndex } from "../../../../../tools/core/facts.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import { ask } from "../../../compose/ask.ts";
import {
  answer,
  CAVEATS,
  cite,
  type Draft,
  type Line,
  line,
  told,
} from "../../../compose/draft.ts";
import { countFirst, countInWords } from "../../../compose/number-words.ts";
import { joinLines } from "../../../compose/rows.ts";
import { says } from "../../../readings/says.ts";
import { ownerOf } from "../../../readings/program-meant.ts";
import type { Understood } from "../../../../language/understood.ts";
import { asksWhether } from "../../../readings/asks-whether.ts";
import { type Ends, endsOf, sureEnd } from "../ends/ends.ts";
import { type RouteCondition, routeConditions } from "./route-conditions.ts";
import { asksColumn, columnLines } from "./route-columns.ts";
import { comparedSources } from "./route-counts.ts";
import { irreversible, namesOf, routesOf } from "./route-lines.ts";
import { unreachedFrom } from "./unreached.ts";
import { atEnd, type RouteOrder, routeOrder } from "./route-orders.ts";
import {
  endName,
  groupLines,
  type Listed,
  MOST_NAMED,
  programsIn,
  toNames,
  valueLine,
} from "./listed-routes.ts";

/*
 * A question over transfers: which of them, by their programs, time, ratio, fee and kind; how many;
 * the first of an order; whether any or all are so.
 */

const MOST_ROUTES = 200;
const MOST_LINES = 8;
const HOW_MANY = /\bhow many\b(?! (?:points|miles|days|hours))/;

/** What is asked over several transfers; undefined where it is one, or a plain list. */
export function queryRoutes(asked: Understood, toolbox: Toolbox): Draft | undefined {
  const { facts, wallet } = toolbox.scene;
  const compared = comparedSources(asked, toolbox);
  if (compared !== undefined) return compared;
  const ends = endsOf(asked, facts);
  const from = keysOf("from", ends, facts);
  const to = keysOf("to", ends, facts).filter((key) => !from.includes(key));
  const unreached = to.length === 1 ? unreachedFrom(to, asked, toolbox) : undefined;
  if (unreached !== undefined && from.length === 0) return unreached;
  const all = routeConditions(asked, facts);
  const order = routeOrder(asked);
  const isOne = from.length === 1 && to.length === 1;
  // "Are all airline partners one to one": of airlines, and not of whether they are some.
  const others = all.filter(({ of }) => of !== "kind");
  const conditions = others.length > 0 ? others : all;
  const isTold = others.length > 0 || order !== undefined;
  const isCounted = says(asked, HOW_MANY) && conditions.length > 0;
  const isColumn =
    from.length > 0 &&
    asksColumn(asked) &&
    (from.length > 1 || to.length > 1 || conditions.some(({ of }) => of === "kind"));
  if (isOne || !(isTold || isCounted || isColumn)) return undefined;
  if (from.length + to.length + wallet.cards.length + wallet.balances.length === 0)
    return undefined;
  const { lists, rows } = rowsOf({ from, to }, asked, toolbox);
  const kinds = others.length > 0 ? all.filter(({ of }) => of === "kind") : [];
  const known = rows.filter(
    (row) => row.state !== "ended" && kinds.every(({ holds }) => holds(row) === true),
  );
  if (known.length === 0) return undefined;
  const found = known.filter((row) => conditions.every(({ holds }) => holds(row) === true));
  const query = { rows: known, found, conditions, asked, lists };
  if (order !== undefined) return ordered(order, query);
  if (!isColumn || conditions.some(({ of }) => of !== "kind")) return listed(query);
  return draftOf(query, columnLines(found, asked), []);
}

function keysOf(role: "from" | "to", ends: Ends, facts: FactIndex): readonly string[] {
  const open = ends.from.length + ends.to.length === 0 && role === "from" ? ends.open : [];
  return [...new Set([...ends[role], ...open].map((end) => sureEnd(end, role, facts)))];
}

/** The transfers between the programs that are named; of the points held where no bank is. */
function rowsOf(
  { from, to }: Readonly<Record<"from" | "to", readonly string[]>>,
  asked: Understood,
  toolbox: Toolbox,
) {
  const owner = ownerOf(asked);
  const inputs =
    from.length > 0
      ? from.map((one) => ({ from: one }))
      : to.length > 0
        ? to.map((one) => ({ to: one, held_only: true }))
        : [{}];
  const lists = inputs.map((input) =>
    ask(toolbox, "list_transfer_routes", { ...input, limit: MOST_ROUTES, ...owner }),
  );
  const all = lists.flatMap((list) => routesOf(list).map((row): Listed => ({ ...row, list })));
  const between = all.filter((row) => to.length === 0 || to.includes(row.to));
  const usable = between.filter(({ state }) => state === "usable");
  return { lists, rows: from.length === 0 && usable.length > 0 ? usable : between };
}

interface Query {
  readonly rows: readonly Listed[];
  readonly found: readonly Listed[];
  readonly conditions: readonly RouteCondition[];
  readonly asked: Understood;
  readonly lists: readonly Envelope[];
}

const draftOf = ({ lists }: Query, result: readonly Line[], details: readonly Line[]): Draft => {
  const [list] = lists;
  return answer({
    result,
    details: details.slice(0, MOST_LINES),
    caveats: list === undefined ? [] : [...irreversible(list), CAVEATS.asOf(list)],
    envelopes: lists,
  });
};

const conditionWords = (conditions: readonly RouteCondition[]): string =>
  conditions.map(({ words }) => words).join(" and ");

const ALL = /\b(?:all|every|each|always)\b/;

/** All that fit, how many they are, and whether any or all do. */
function listed(query: Query): Draft {
  const { rows, found, conditions, asked } = query;
  const words = told(conditionWords(conditions));
  const others = rows.filter((row) => !found.includes(row));
  const unknown = others.filter((row) => conditions.some(({ holds }) => holds(row) === undefined));
  const isWhether = asksWhether(asked);
  const isAll = isWhether && says(asked, ALL);
  if (found.length === 0) {
    const none = told(isWhether ? "**No**, none" : "**None**");
    return draftOf(
      query,
      [
        marked(line`${none} of them is known to be so: none ${words}.`, query),
        ...unknownLine(unknown, rows),
      ],
      groupLines(rows),
    );
  }
  if (isAll && others.length > 0) {
    const first = line`**No**, not **${told(toNames(others, rows))}**; the others ${words}.`;
    return draftOf(query, [marked(first, query)], groupLines(others));
  }
  const names = programsIn(found, rows);
  const all = programsIn(rows, rows).length;
  const many = countInWords(names.length);
  const count = names.length === all ? `all ${many}` : `${many} of ${countInWords(all)}`;
  const yes = isWhether
    ? `**Yes**, ${count}`
    : `**${count.slice(0, 1).toUpperCase()}${count.slice(1)}**`;
  const first = line`${told(yes)} ${words}: **${told(namesOf(names, MOST_NAMED))}**.`;
  return draftOf(query, [marked(first, query), ...unknownLine(unknown, rows)], groupLines(found));
}

const marked = (said: Line, { lists: [list] }: Query): Line =>
  list === undefined ? said : joinLines([said, line`${cite(list)}`]);

const unknownLine = (rows: readonly Listed[], all: readonly Listed[]): readonly Line[] =>
  rows.length === 0
    ? []
    : [line`Not known of ${told(namesOf(programsIn(rows, all), MOST_NAMED))}.`];

/** The first of an order, all that are level. */
function ordered(order: RouteOrder, query: Query): Draft {
  const among = query.conditions.length > 0 ? query.found : query.rows;
  const ends = atEnd(among, order);
  const [first] = ends;
  if (first === undefined) {
    return draftOf(query, [line`No source says it of any of these transfers.`], []);
  }
  const names = [...new Set(ends.map((row) => endName(row, among)))];
  const value = valueLine(order, first);
  const many = told(names.length > 1 ? "are" : "is");
  const result =
    names.length <= MOST_NAMED
      ? joinLines(
          [line`The ${told(order.word)} ${many} **${told(names.join(", "))}**: `, value, line`.`],
          "",
        )
      : joinLines(
          [
            line`**${told(countFirst(names.length))}** transfers share the ${told(order.word)}: `,
            value,
            line`.`,
          ],
          "",
        );
  return draftOf(
    query,
    [joinLines([result, line`${cite(first.list)}`])],
    groupLines(names.length > MOST_NAMED ? ends : restOf(among, ends, order)),
  );
}

const restOf = (
  among: readonly Listed[],
  ends: readonly Listed[],
  { isMost, valueOf }: RouteOrder,
): readonly Listed[] =>
  among
    .filter((row) => !ends.includes(row) && valueOf(row) !== undefined)
    .toSorted((a, b) => ((valueOf(a) ?? 0) - (valueOf(b) ?? 0)) * (isMost ? -1 : 1))
    .slice(0, MOST_NAMED);
