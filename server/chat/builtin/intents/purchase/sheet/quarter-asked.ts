import { wordsOf } from "../../../readings/says.ts";
import type { Understood } from "../../../../language/understood.ts";
import type { Toolbox } from "../../../../toolbox.ts";

/* Which quarter's categories are asked about. */

const NEXT =
  /\bnext (?:quarters?|qtr|ones?|categories|up)\b|\b(?:what|which|whats)(?: is| are)?(?: \S+)? (?:next|after(?:wards?| that)?)\b|\bcomes? (?:next|after)\b|\band then\b/;

const QUARTER_MONTHS = 3;

/** A day of the next quarter when that is asked for; a day that is named; else undefined. */
export function dayOf(asked: Understood, { scene }: Toolbox): string | undefined {
  const later = asked.dates.find(({ from }) => from > scene.today)?.from;
  if (later !== undefined) return later;
  if (!NEXT.test(wordsOf(asked))) return undefined;
  const [year = 0, month = 1] = scene.today.split("-").map(Number);
  const first = (Math.floor((month - 1) / QUARTER_MONTHS) + 1) * QUARTER_MONTHS;
  const [nextYear, nextMonth] = first >= 12 ? [year + 1, 1] : [year, first + 1];
  return `${nextYear}-${String(nextMonth).padStart(2, "0")}-01`;
}
