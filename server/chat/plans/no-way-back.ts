import { text } from "../compose/figures.ts";
import { type Line, line } from "../compose/line.ts";
import { programName } from "../compose/programs.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";

/** Says no, or yes when the question was whether they stay. */
export function noWayBack(frame: Frame, { scene }: Toolbox): Line {
  const [to] = idsOf(frame, "program", "to");
  const where = to === undefined ? line`where they went` : line`in ${text(programName(scene, to))}`;
  return frame.negated
    ? line`**Yes**, they stay ${where} for good: a transfer cannot be undone.`
    : line`**No**, a transfer cannot be undone: points that were moved stay ${where}.`;
}
