import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { cite, type Line, line } from "../../../compose/draft.ts";
import { figure } from "../../../compose/figure.ts";
import { joinLines, numberAt } from "../../../compose/rows.ts";
import { says } from "../../../readings/says.ts";
import type { Understood } from "../../../../language/understood.ts";

/* "Is it a good idea to move them": what the points count for before the transfer and after it. */

const ASKS_SENSE =
  /\b(?:good|bad|smart|dumb|stupid|wise|silly|terrible|decent|great|crazy|dumbest|worst)\b.* (?:idea|move|deal|transfer|rate|value|use|choice)\b|\b(?:worth (?:it|doing|moving|transferring|sending|the)|make sense|rip ?off|should (?:i|we)|waste|lose (?:value|money|out)|losing (?:value|money|out))\b/;

export const asksSense = (asked: Understood): boolean => says(asked, ASKS_SENSE);

/** Of a transfer worked out, where somebody has valued both. */
export function senseLine(found: Envelope, asked: Understood): readonly Line[] {
  const given = numberAt(found, ["gives_up", "value_usd"]);
  const got = numberAt(found, ["gets", "value_usd"]);
  if (!asksSense(asked) || given === undefined || got === undefined) return [];
  const verdict =
    got >= given
      ? line`**As a rule nothing is lost**:`
      : line`**As a rule value is lost**, unless the award is a very good one:`;
  return [
    joinLines([
      verdict,
      line`${figure(found, ["send"], "points")} points count for about **${figure(found, ["gives_up", "value_usd"], "usd")}** before it, the ${figure(found, ["receive"], "points")} that they become for about **${figure(found, ["gets", "value_usd"], "usd")}**. ${cite(found)}`,
    ]),
  ];
}
