import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { cite, type Line, line, told } from "../../../compose/draft.ts";
import { figure } from "../../../compose/figure.ts";
import { nameOfHeld } from "../../../compose/held-name.ts";
import { joinLines } from "../../../compose/rows.ts";
import { says } from "../../../readings/says.ts";
import type { Understood } from "../../../../language/understood.ts";
import { type Rotating, toPeriod } from "./sheet-rows.ts";

/* What is asked of a quarter's categories beside what they are: what is left, until when, whether it begins anew. */

/** What is left of the cap of the quarter, where it is known, and until when it runs. */
export function leftLine(sheet: Envelope, { place, card, cap, ends }: Rotating): readonly Line[] {
  if (cap === undefined) return [];
  const of = (key: string, unit: "usd" | "date") =>
    figure(sheet, ["rotating", place, ...key.split(".")], unit);
  const name = told(nameOfHeld(card, [card]));
  const limit = of("cap.limit_usd", "usd");
  if (!cap.left_known)
    return [
      line`The cap of the **${name}** there is ${limit} ${told(toPeriod(cap.period))}; how much of it you used is **not recorded**, so what is left is not known. ${cite(sheet)}`,
    ];
  const left = of("cap.left_usd", "usd");
  const said =
    left.value === 0
      ? line`The cap of ${limit} ${told(toPeriod(cap.period))} on the rotating categories of the **${name}** is used up`
      : line`**${left}** of the cap of ${limit} ${told(toPeriod(cap.period))} is left on the rotating categories of the **${name}**`;
  const until =
    ends === undefined
      ? line`. ${cite(sheet)}`
      : line`, until ${of("ends", "date")}. ${cite(sheet)}`;
  return [joinLines([said, until], "")];
}

const RESETS = /\b(?:resets?|starts? over|refresh\w*|renews?|comes? back|anew)\b/;

/** "Does the cap reset each quarter". */
export const resetLine = (
  sheet: Envelope,
  [row]: readonly Rotating[],
  asked: Understood,
): readonly Line[] =>
  row?.cap === undefined || !says(asked, RESETS)
    ? []
    : [
        line`**Yes**: it is ${figure(sheet, ["rotating", row.place, "cap", "limit_usd"], "usd")} ${told(toPeriod(row.cap.period))}, and begins anew with each. ${cite(sheet)}`,
      ];

const ASKS_END =
  /\b(?:when|how long|until when|what (?:day|date))\b.*\b(?:change|changes|end|ends|over|switch\w*|rotate\w*|reset\w*|run|runs|last|lasts|expire\w*|good)\b/;

export const asksEnd = (asked: Understood): boolean => says(asked, ASKS_END);

/** The last day of what runs. */
export const endLine = (sheet: Envelope, { place, ends }: Rotating): readonly Line[] =>
  ends === undefined
    ? []
    : [
        line`They run until **${figure(sheet, ["rotating", place, "ends"], "date")}**; others come the day after. ${cite(sheet)}`,
      ];
