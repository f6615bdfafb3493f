import {
  FILTER_FLAGS,
  FILTER_GROUPS,
  type GroupName,
  listOptions,
} from "../../cards/filter-fields.ts";
import type { CardFacts } from "../../cards/card-facts.ts";
import { type Nicknames, toFinder } from "../../cards/nicknames.ts";
import {
  type ExplorerState,
  type Filters,
  FIRST_STATE,
  MAX_PICKED,
  type Order,
  SORT_KEYS,
} from "./state.ts";

/** The state as a URL query, without defaults. */
export function toQuery({
  filters,
  order,
  picked,
  comparing,
  onlyDifferences,
}: ExplorerState): URLSearchParams {
  const query = new URLSearchParams();
  if (filters.search !== "") query.append("search", filters.search);
  for (const { name } of FILTER_GROUPS) {
    for (const value of filters.values.get(name) ?? []) query.append(name, value);
  }
  if (filters.least !== undefined) query.append("annual_fee_min", String(filters.least));
  if (filters.most !== undefined) query.append("annual_fee_max", String(filters.most));
  for (const name of filters.flags) query.append(name, "true");
  if (order.by !== "name" || order.descending) {
    query.append("sort", (order.descending ? "-" : "") + order.by);
  }
  if (picked.length > 0) query.append(comparing ? "compare" : "picked", picked.join(","));
  if (onlyDifferences) query.append("only", "differences");
  return query;
}

/** The URL of a state, with commas left unescaped. */
export function toAddress(path: string, state: ExplorerState): string {
  const query = toQuery(state).toString().replaceAll("%2C", ",");
  return query === "" ? path : `${path}?${query}`;
}

/** Reads the state from a query. Values may be nicknames, as in the API; odd ones are ignored. */
export function readState(
  query: URLSearchParams,
  cards: readonly CardFacts[],
  nicknames: Nicknames,
): ExplorerState {
  const compared = query.get("compare");
  const { picked, leftOut } = readPicked(compared ?? query.get("picked") ?? "", cards);
  return {
    filters: readFilters(query, cards, nicknames),
    order: readOrder(query.get("sort") ?? ""),
    picked,
    comparing: compared !== null && picked.length > 0,
    onlyDifferences: query.get("only") === "differences",
    leftOut,
  };
}

function readFilters(
  query: URLSearchParams,
  cards: readonly CardFacts[],
  nicknames: Nicknames,
): Filters {
  const values = new Map<GroupName, readonly string[]>();
  for (const group of FILTER_GROUPS) {
    const options = listOptions(group, cards).map(([value]) => value);
    const find = toFinder(options, nicknames.get(group.name));
    const asked = query.getAll(group.name).filter((value) => value !== "");
    // Unknown values stay, so that no card is found, which is correct.
    const ticked = new Set(asked.map((value) => find(value) ?? value));
    if (ticked.size > 0) values.set(group.name, [...ticked]);
  }
  return {
    search: query.get("search") ?? "",
    values,
    flags: FILTER_FLAGS.map(({ name }) => name).filter((name) => query.get(name) === "true"),
    least: readDollars(query.get("annual_fee_min")),
    most: readDollars(query.get("annual_fee_max")),
  };
}

/** US dollars as typed; undefined when not an amount. */
export function readDollars(text: string | null): number | undefined {
  return text !== null && /^\d{1,7}(?:\.\d+)?$/.test(text.trim()) ? Number(text) : undefined;
}

function readOrder(text: string): Order {
  const descending = text.startsWith("-");
  const by = SORT_KEYS.find((key) => key === text.slice(descending ? 1 : 0));
  return by === undefined ? FIRST_STATE.order : { by, descending };
}

/** The named cards, up to the maximum; unknown ids do not count towards it. */
function readPicked(
  text: string,
  cards: readonly CardFacts[],
): Pick<ExplorerState, "picked" | "leftOut"> {
  const open = new Set(cards.map(({ id }) => id));
  const asked = [...new Set(text.split(",").map((id) => id.trim()))].filter((id) => id !== "");
  const known = asked.filter((id) => open.has(id));
  return {
    picked: known.slice(0, MAX_PICKED),
    leftOut: {
      unknown: asked.filter((id) => !open.has(id)),
      surplus: known.slice(MAX_PICKED),
    },
  };
}
