import { ask } from "../../compose/ask.ts";
import { type Line, line } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { numberAt } from "../../compose/rows.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";

/** What points of a program count for with and without a card that opens them. */
export function valueLines(
  program: string,
  points: number | undefined,
  owner: string | undefined,
  toolbox: Toolbox,
): { readonly envelope: Envelope; readonly lines: readonly Line[] } {
  const whose = owner === undefined ? {} : { owner };
  if (points === undefined) {
    const envelope = ask(toolbox, "list_valuations", { programs: [program], ...whose });
    return { envelope, lines: ratesOf(envelope) };
  }
  const envelope = ask(toolbox, "value_points", { program, points: Math.round(points), ...whose });
  return { envelope, lines: sumsOf(envelope) };
}

function ratesOf(listed: Envelope): readonly Line[] {
  const row = ["valuations", 0] as const;
  if (
    numberAt(listed, [...row, "with_card", "typical"]) === undefined ||
    numberAt(listed, [...row, "without_card", "typical"]) === undefined
  ) {
    return [];
  }
  const name = figure(listed, [...row, "program_name"], "text");
  const open = figure(listed, [...row, "with_card", "typical"], "cpp");
  const locked = figure(listed, [...row, "without_card", "typical"], "cpp");
  return [
    line`A point of ${name} counts for about ${open} with a card that opens transfers, ${locked} without.`,
  ];
}

function sumsOf(valued: Envelope): readonly Line[] {
  const points = figure(valued, ["points"], "points");
  const name = figure(valued, ["program_name"], "text");
  const open = numberAt(valued, ["with_card", "value_usd"]);
  const locked = numberAt(valued, ["without_card", "value_usd"]);
  if (open !== undefined && locked !== undefined) {
    return [
      line`${points} points of ${name} count for about ${figure(valued, ["with_card", "value_usd"], "usd")} with a card that opens transfers, ${figure(valued, ["without_card", "value_usd"], "usd")} without.`,
    ];
  }
  return numberAt(valued, ["counted_usd"]) === undefined
    ? []
    : [
        line`${points} points of ${name} count for about ${figure(valued, ["counted_usd"], "usd")}.`,
      ];
}
