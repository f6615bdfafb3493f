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

interface SpendTable {
  readonly entries: readonly SpendEntry[];
  /** Names that match no category, or several. */
  readonly warnings: readonly string[];
}

/**
 * Monthly dollars by category, loosely named. What cannot be read is left out and told, for the rest
 * is still worth counting. Throws when nothing can be read, and when two names mean one category.
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

/** The category, or why a name is of no single one. */
function findCategory(facts: FactIndex, name: string): FactRow<"spendCategories"> | Error {
  try {
    return getCategory(facts, name);
  } catch (error) {
    if (error instanceof NeedsInput || error instanceof UnknownName) return error;
    throw error;
  }
}
