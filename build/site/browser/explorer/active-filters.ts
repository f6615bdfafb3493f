import { FILTER_FLAGS, FILTER_GROUPS, showValue } from "../../cards/filter-fields.ts";
import { formatFee } from "../../cards/labels.ts";
import { findCards, type SearchableCard } from "./filter.ts";
import { type Filters, setFlag, setValue } from "./state.ts";

/** An active filter, and the filters without it. */
export interface ActiveFilter {
  readonly label: string;
  readonly without: Filters;
}

export function listActive(filters: Filters): readonly ActiveFilter[] {
  const { search, least, most } = filters;
  const active: ActiveFilter[] = [];
  if (search.trim() !== "") {
    active.push({ label: `Search: ${search.trim()}`, without: { ...filters, search: "" } });
  }
  for (const group of FILTER_GROUPS) {
    for (const value of filters.values.get(group.name) ?? []) {
      active.push({
        label: `${group.label}: ${showValue(group, value)}`,
        without: setValue(filters, group.name, value, false),
      });
    }
  }
  if (least !== undefined) {
    const label = `Annual fee from ${formatFee(least)}`;
    active.push({ label, without: { ...filters, least: undefined } });
  }
  if (most !== undefined) {
    const label = `Annual fee up to ${formatFee(most)}`;
    active.push({ label, without: { ...filters, most: undefined } });
  }
  for (const { name, label } of FILTER_FLAGS) {
    if (filters.flags.includes(name))
      active.push({ label, without: setFlag(filters, name, false) });
  }
  return active;
}

/** A filter to remove, with the number of cards found without it. */
export interface Loosening extends ActiveFilter {
  readonly count: number;
}

/** For empty results: single filters whose removal finds cards, most cards first. */
export const listLoosenings = (
  cards: readonly SearchableCard[],
  filters: Filters,
): readonly Loosening[] =>
  listActive(filters)
    .map((active) => ({ ...active, count: findCards(cards, active.without).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
