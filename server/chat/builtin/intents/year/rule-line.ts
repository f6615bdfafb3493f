import type { Envelope } from "../../../../tools/core/envelope.ts";
import { type Line, line } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { textAt } from "../../compose/rows.ts";

/** What stands in the way by its name: "three counted" alone says nothing. */
export function ruleLine(found: Envelope, row: Path): Line {
  const reason = figure(found, [...row, "eligibility", "reason"], "text");
  return textAt(found, [...row, "eligibility", "rule"]) === undefined
    ? line`${reason}`
    : line`${figure(found, [...row, "eligibility", "rule"], "text")}: ${reason}`;
}
