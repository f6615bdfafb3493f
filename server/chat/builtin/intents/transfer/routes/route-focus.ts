import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { type Line, line } from "../../../compose/draft.ts";
import { figure, type Path } from "../../../compose/figure.ts";
import { numberAt } from "../../../compose/rows.ts";
import { says } from "../../../readings/says.ts";
import type { Understood } from "../../../../language/understood.ts";

/*
 * What of a route is asked about besides whether it runs: its fee, its time, its least points. That
 * is told first.
 */

export const ASKS_FEE =
  /\b(?:fees?|charges?|charged|toll|surcharge|tax|excise|skims?|costs? (?:me )?(?:anything|extra|money|something)|for free|free of|any catch)\b/;
export const ASKS_TIME =
  /\b(?:how (?:long|fast|quick|quickly|soon)|instant|instantly|right away|at once|immediately|same day|how many (?:days|hours)|take (?:very |that |so |too )?long|slow|fast|(?:transfer|wait|waiting|processing|turnaround) times?)\b/;
export const ASKS_LEAST =
  /\b(?:smallest|minimum|min|fewest|least (?:i|we|you|points|amount)|the least)\b/;

/** The lines of what is asked about; none where only the route itself is. */
export function focusLines(list: Envelope, path: Path, asked: Understood): readonly Line[] {
  return [
    ...(says(asked, ASKS_FEE) ? [feeLine(list, path)] : []),
    ...(says(asked, ASKS_TIME) ? [timeLine(list, path)] : []),
    ...(says(asked, ASKS_LEAST) ? [leastLine(list, path)] : []),
  ];
}

/** Whether only so much of the route is asked, and not whether it runs. */
export const asksOfRoute = (asked: Understood): boolean =>
  [ASKS_FEE, ASKS_TIME, ASKS_LEAST].some((words) => says(asked, words));

function feeLine(list: Envelope, path: Path): Line {
  const fee = [...path, "fee"];
  if (numberAt(list, [...fee, "usd_per_point"]) === undefined) {
    return line`**No fee** is known for this transfer.`;
  }
  const each = figure(list, [...fee, "usd_per_point"], "text");
  return numberAt(list, [...fee, "max_usd"]) === undefined
    ? line`**A fee is charged**: **$${each}** a point.`
    : line`**A fee is charged**: **$${each}** a point, at most **${figure(list, [...fee, "max_usd"], "usd")}**.`;
}

function timeLine(list: Envelope, path: Path): Line {
  const hours = numberAt(list, [...path, "time"]);
  if (hours === undefined) return line`No source says how long it takes.`;
  return hours === 0
    ? line`The points usually arrive **at once**.`
    : line`It takes **up to ${figure(list, [...path, "time"], "count")} hours**, as reported.`;
}

function leastLine(list: Envelope, path: Path): Line {
  if (numberAt(list, [...path, "min"]) === undefined) return line`No source says the least points.`;
  const least = figure(list, [...path, "min"], "points");
  return numberAt(list, [...path, "increment"]) === undefined
    ? line`The least is **${least}** points.`
    : line`The least is **${least}** points, in steps of ${figure(list, [...path, "increment"], "points")}.`;
}
