import { formatUsd } from "../../../advice/money.ts";
import type { DataOf } from "../../../tools/desk.ts";
import type { evaluateRenewal } from "../../../tools/fees/evaluate-renewal.ts";

/** What a year is worth beside the fee, from the worst to the best case. */
export function netText({ low, high }: DataOf<typeof evaluateRenewal>["net_usd"]): string {
  if (low === high) return `${size(low)} ${low < 0 ? "less" : "more"} than the fee`;
  if (low >= 0) return `${size(low)} to ${size(high)} more than the fee`;
  if (high <= 0) return `${size(high)} to ${size(low)} less than the fee`;
  return `from ${size(low)} less to ${size(high)} more than the fee`;
}

const size = (usd: number): string => formatUsd(Math.abs(usd));
