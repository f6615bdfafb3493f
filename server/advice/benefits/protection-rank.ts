import { addMonths, type Day } from "../days.ts";
import { isUsable, type PlainRow } from "../plain-row.ts";

type Protection = PlainRow<"protections">;

/** A guide older than this may have been replaced. */
const OLD_MONTHS = 30;

/** True if the source is so old that the cover may have changed or ended since. */
export const isOldSource = ({ as_of: asOf }: Protection, today: Day): boolean =>
  asOf === undefined || addMonths(asOf, OLD_MONTHS) < today;

/**
 * Orders covers, best first: verified, primary, recent source, longer warranty, higher limit,
 * earlier start, lower deductible, longer cover, secondary not unstated. Below 0 if `a` is better.
 */
export function compareProtections(a: Protection, b: Protection, today: Day): number {
  const ranks = [rankOf(a, today), rankOf(b, today)] as const;
  const at = ranks[0].findIndex((rank, place) => rank !== ranks[1][place]);
  return at < 0 ? 0 : (ranks[0][at] ?? 0) - (ranks[1][at] ?? 0);
}

const NEVER = Number.MAX_SAFE_INTEGER;

function rankOf(row: Protection, today: Day): readonly number[] {
  return [
    isUsable(row) ? 0 : 1,
    row.position === "primary" ? 0 : 1,
    isOldSource(row, today) ? 1 : 0,
    -(row.warranty_months ?? 0),
    -(row.limit_usd ?? 0),
    row.after_hours ?? NEVER,
    row.deductible_usd ?? 0,
    -(row.covered_days ?? 0),
    row.position === "secondary" ? 0 : 1,
  ];
}
