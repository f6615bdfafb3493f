import { cite, type Line, line } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, textAt } from "../../compose/rows.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";

/** What becomes of a balance: it ends with the account, or counts for less. */
export function riskLine(found: Envelope, row: Path): Line {
  const points = figure(found, [...row, "points"], "points");
  const program = figure(found, [...row, "program_name"], "text");
  return textAt(found, [...row, "risk"]) === "account_closure"
    ? joinLines([
        line`You would **lose** your **${points} ${program} points**: they end with the last account that earns them.`,
        ...daysOf(found, row),
        line`${cite(found)}`,
      ])
    : joinLines([
        line`You keep your **${points} ${program} points**, but they **no longer move to partners**.`,
        ...worthOf(found, row),
        line`${cite(found)}`,
      ]);
}

function daysOf(found: Envelope, row: Path): readonly Line[] {
  const days = numberAt(found, [...row, "days_left"]);
  if (days === undefined) return [];
  return days === 0
    ? [line`They go at once, so use or move them before.`]
    : [line`They are gone ${figure(found, [...row, "days_left"], "count")} days after it closes.`];
}

function worthOf(found: Envelope, row: Path): readonly Line[] {
  if (numberAt(found, [...row, "value_usd"]) === undefined) return [];
  const before = figure(found, [...row, "value_usd"], "usd");
  return numberAt(found, [...row, "value_after_usd"]) === undefined
    ? [line`Now they count for about ${before}; what they count for then nobody says.`]
    : [
        line`They would count for about **${figure(found, [...row, "value_after_usd"], "usd")}** instead of ${before}.`,
      ];
}
