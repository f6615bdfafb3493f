import type { FactRow } from "../../contract/facts.ts";

type Category = Pick<FactRow<"spendCategories">, "key" | "parent" | "group">;

/** The category of the base rate: it covers every purchase. */
export const BASE_CATEGORY = "everything_else";

export const ONLINE_SHOPPING = "online_shopping";

/** The tree of spend-categories.csv, ready for look-ups. */
export interface CategoryTree {
  /** From a key to itself, its parent, and so on up. */
  readonly lines: ReadonlyMap<string, readonly string[]>;
}

/** Indexes the rows of spend-categories.csv. */
export function toCategoryTree(rows: readonly Category[]): CategoryTree {
  const parents = new Map(rows.map(({ key, parent }) => [key, parent]));
  return { lines: new Map(rows.map(({ key }) => [key, climb(key, parents)])) };
}

/** The key itself, its parent, and so on up; an unknown key stands alone. */
export function ancestorsOf(tree: CategoryTree, key: string): readonly string[] {
  return tree.lines.get(key) ?? [key];
}

/** True if a rate on one category covers a purchase in another: itself, its children, or all. */
export function isCovered(tree: CategoryTree, by: string, category: string): boolean {
  return by === BASE_CATEGORY || ancestorsOf(tree, category).includes(by);
}

/**
 * True if a rate covers a purchase that counts as any of `categories`. Excluded categories include
 * their children, and a single one excludes the purchase.
 */
export function reaches(
  tree: CategoryTree,
  rate: Pick<FactRow<"earnRates">, "category" | "excluded_categories">,
  categories: readonly string[],
): boolean {
  const isExcluded = (category: string) =>
    rate.excluded_categories.some((excluded) => isCovered(tree, excluded, category));
  if (categories.some(isExcluded)) return false;
  return (
    rate.category === BASE_CATEGORY ||
    categories.some((category) => isCovered(tree, rate.category, category))
  );
}

function climb(
  key: string,
  parents: ReadonlyMap<string, string | undefined>,
  below: readonly string[] = [],
): readonly string[] {
  const line = [...below, key];
  const parent = parents.get(key);
  return parent === undefined || line.includes(parent) ? line : climb(parent, parents, line);
}
