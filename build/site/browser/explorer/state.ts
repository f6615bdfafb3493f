import type { FlagName, GroupName } from "../../cards/filter-fields.ts";

/** The wanted cards. */
export interface Filters {
  /** As typed; each word must begin a word of the card's names, issuer or currency. */
  readonly search: string;
  /** The ticked values of each field that has some. */
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

/** All that the page shows, and so all that its address says. */
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

/** Ids that were asked for and are not picked, by why. */
export interface LeftOut {
  /** No open card has them. */
  readonly unknown: readonly string[];
  /** Cards over the most that are compared. */
  readonly surplus: readonly string[];
}

const NOTHING_LEFT_OUT: LeftOut = { unknown: [], surplus: [] };

/** More columns than this are no comparison any more. */
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

/** The filters with one value of a field ticked or not. */
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

/** The state after a step: what was left out before is no news once other cards are picked or shown. */
export const afterStep = (before: ExplorerState, after: ExplorerState): ExplorerState =>
  before.picked === after.picked && before.comparing === after.comparing
    ? after
    : { ...after, leftOut: NOTHING_LEFT_OUT };

/** A card picked or put back; one more than the most changes nothing. */
export function setPicked(state: ExplorerState, id: string, isPicked: boolean): ExplorerState {
  const picked = withOrWithout(state.picked, id, isPicked);
  return picked.length > MAX_PICKED ? state : { ...state, picked };
}

/** A column heading was used: its order, or the other way round when it was that already. */
export const sortBy = (state: ExplorerState, by: SortKey): ExplorerState => ({
  ...state,
  order: { by, descending: state.order.by === by && !state.order.descending },
});

function withOrWithout<T>(list: readonly T[], one: T, isIn: boolean): readonly T[] {
  const others = list.filter((other) => other !== one);
  return isIn ? [...others, one] : others;
}
