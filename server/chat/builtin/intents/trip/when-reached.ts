import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { cite, type Line, line } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { numberAt, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import { knowsSpend } from "../year/need-spend.ts";

/* When the points of a goal are together, for who asks when. */

const ASKS_WHEN = /\bwhen\b|\bhow (?:long|soon|many (?:more )?(?:months|years))\b/;

/** By when spending alone has closed the gap, soonest first; that it is not known where no spend is. */
export function whenLine(
  found: Envelope,
  ways: readonly Path[],
  asked: Understood,
  toolbox: Toolbox,
): readonly Line[] {
  if (!says(asked, ASKS_WHEN)) return [];
  const [way] = ways
    .filter((one) => textAt(found, [...one, "kind"]) === "spend")
    .filter((one) => numberAt(found, [...one, "months"]) !== undefined)
    .toSorted(
      (a, b) => (numberAt(found, [...a, "months"]) ?? 0) - (numberAt(found, [...b, "months"]) ?? 0),
    );
  if (way === undefined || textAt(found, [...way, "by_when"]) === undefined) {
    return knowsSpend(asked, toolbox)
      ? []
      : [
          line`**When is not known**: your wallet has no monthly spend, so I cannot say what comes in by itself.`,
        ];
  }
  return [
    line`By spending alone **${figure(found, [...way, "by_when"], "date")}**: that takes **${figure(found, [...way, "months"], "count")} months**. ${cite(found)}`,
  ];
}
