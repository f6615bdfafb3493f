import type { FlagName, GroupName } from "../../cards/filter-fields.ts";

/** The wanted cards. */
export interface Filters {
  /** As typed; each word must begin a word of the card's names, issuer or currency. */
  readonly search: string;
  /** Ticked values, for fields that have any. */
  readonly values: ReadonlyMap<GroupName, readonly string[]>;
  readonly flags: readonly FlagName[];
  /** Bounds of the annual fee in US dollars. */
  readonly least: number | undefined;
  readonly most: number | undefined;
}

export const SORT_KEYS = [
  "name",
  "issuer",
  "network",
  "annual_fee",
  "foreign_transaction_fee",
  "rewards_currency",
] as const;

export type SortKey = (typeof SORT_KEYS)[number];

export interface Order {
  readonly by: SortKey;
  readonly descending: boolean;
}

/** Everything the page shows and its address stores. */
export interface ExplorerState {
  readonly filters: Filters;
  readonly order: Order;
  /** Ids of the cards picked to compare, in the order they were picked. */
  readonly picked: readonly string[];
  /** The picked cards are shown side by side instead of the list. */
  readonly comparing: boolean;
  readonly onlyDifferences: boolean;
  /** The ids in the address that could not be picked; shown until the picks change. */
  readonly leftOut: LeftOut;
}

/** Requested ids that were not picked, by reason. */
export interface LeftOut {
  /** Ids of no open card. */
  readonly unknown: readonly string[];
  /** Cards beyond MAX_PICKED. */
  readonly surplus: readonly string[];
}

const NOTHING_LEFT_OUT: LeftOut = { unknown: [], surplus: [] };

/** More columns are hard to compare. */
export const MAX_PICKED = 5;

export const NO_FILTERS: Filters = {
  search: "",
  values: new Map(),
  flags: [],
  least: undefined,
  most: undefined,
};

export const FIRST_STATE: ExplorerState = {
  filters: NO_FILTERS,
  order: { by: "name", descending: false },
  picked: [],
  comparing: false,
  onlyDifferences: false,
  leftOut: NOTHING_LEFT_OUT,
};

/** Ticks or unticks one value of a field. */
export function setValue(
  filters: Filters,
  name: GroupName,
  value: string,
  isTicked: boolean,
): Filters {
  const ticked = withOrWithout(filters.values.get(name) ?? [], value, isTicked);
  const values = new Map(filters.values);
  if (ticked.length === 0) values.delete(name);
  else values.set(name, ticked);
  return { ...filters, values };
}

export const setFlag = (filters: Filters, name: FlagName, isTicked: boolean): Filters => ({
  ...filters,
  flags: withOrWithout(filters.flags, name, isTicked),
});

/** Clears `leftOut` once picks or the view change, since it is then outdated. */
export const afterStep = (before: ExplorerState, after: ExplorerState): ExplorerState =>
  before.picked === after.picked && before.comparing === after.comparing
    ? after
    : { ...after, leftOut: NOTHING_LEFT_OUT };

/** Picks or unpicks a card; does nothing when MAX_PICKED is reached. */
export function setPicked(state: ExplorerState, id: string, isPicked: boolean): ExplorerState {
  const picked = withOrWithout(state.picked, id, isPicked);
  return picked.length > MAX_PICKED ? state : { ...state, picked };
}

/** Sorts by a column, or reverses the order if already sorted by it. */
export const sortBy = (state: ExplorerState, by: SortKey): ExplorerState => ({
  ...state,
  order: { by, descending: state.order.by === by && !state.order.descending },
});

function withOrWithout<T>(list: readonly T[], one: T, isIn: boolean): readonly T[] {
  const others = list.filter((other) => other !== one);
  return isIn ? [...others, one] : others;
}
