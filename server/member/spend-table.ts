import type { FactRow } from "../contract/facts.ts";
import { ToolError } from "../contract/tool-error.ts";
import type { FactIndex } from "./facts.ts";
import { formatUsd } from "../advice/money.ts";
import { getCategory } from "./names.ts";
import { NeedsInput, UnknownName } from "./needs-input.ts";

interface SpendEntry {
  readonly category: FactRow<"spendCategories">;
  readonly usd: number;
}

export interface SpendTable {
  readonly entries: readonly SpendEntry[];
  /** Names that match no category, or several. */
  readonly warnings: readonly string[];
}

/**
 * Monthly dollars by category, loosely named. Unreadable entries are left out with a warning, as
 * the rest still counts. Throws if nothing can be read, or if two names mean one category.
 */
export function readSpendTable(
  facts: FactIndex,
  table: Readonly<Record<string, number>>,
): SpendTable {
  const entries = new Map<string, SpendEntry>();
  const unread: { readonly error: Error; readonly usd: number }[] = [];
  for (const [name, usd] of Object.entries(table)) {
    const category = findCategory(facts, name);
    if (category instanceof Error) {
      unread.push({ error: category, usd });
      continue;
    }
    if (entries.has(category.key)) {
      throw new ToolError(`Two of the names mean ${category.name}. Give it once, with the sum.`);
    }
    entries.set(category.key, { category, usd });
  }
  const [first] = unread;
  if (first !== undefined && entries.size === 0) throw first.error;
  return {
    entries: [...entries.values()],
    warnings: unread.map(
      ({ error, usd }) => `${formatUsd(usd)} a month left out: ${error.message}`,
    ),
  };
}

const MAX_TOLD = 5;

/**
 * The stored spend by category. Categories that are not, or no longer, in the catalog are left out
 * with a warning, as the rest still counts.
 */
export function readKeptSpend(
  { categories }: FactIndex,
  kept: Readonly<Record<string, number>> = {},
): SpendTable {
  const unknown = Object.keys(kept).filter((key) => !categories.has(key));
  const told = unknown.slice(0, MAX_TOLD).join(", ");
  const more = unknown.length > MAX_TOLD ? ` and ${unknown.length - MAX_TOLD} more` : "";
  return {
    entries: Object.entries(kept).flatMap(([key, usd]) => {
      const category = categories.get(key);
      return category === undefined ? [] : [{ category, usd }];
    }),
    warnings:
      unknown.length === 0
        ? []
        : [
            `Left out of the spending profile: ${told}${more}, not known as a category. Set it to 0 to remove it.`,
          ],
  };
}

/** The category, or why the name matches no single one. */
export function findCategory(facts: FactIndex, name: string): FactRow<"spendCategories"> | Error {
  try {
    return getCategory(facts, name);
  } catch (error) {
    if (error instanceof NeedsInput || error instanceof UnknownName) return error;
    throw error;
  }
}
