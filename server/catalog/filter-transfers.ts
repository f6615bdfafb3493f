import type { TransferFilters, TransferRow } from "../contract/transfers.ts";

/** Every route, ended ones included, with the JSON of its row. */
export interface TransferRows {
  readonly rows: readonly TransferRow[];
  readonly json: readonly string[];
}

/** The routes that pass the filters, as a JSON array (SPEC 4.6). */
export function filterTransfers({ rows, json }: TransferRows, filters: TransferFilters): string {
  const activeOnly = filters.active_only ?? true;
  const passes = (row: TransferRow) =>
    (row.is_active || !activeOnly) &&
    (filters.has_bonus === undefined || hasBonus(row) === filters.has_bonus);
  return `[${json.filter((_, at) => isPassing(rows[at], passes)).join(",")}]`;
}

const hasBonus = (row: TransferRow): boolean => row.is_active && row.has_transfer_bonus;

const isPassing = (row: TransferRow | undefined, passes: (row: TransferRow) => boolean) =>
  row !== undefined && passes(row);
