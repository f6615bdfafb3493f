import { text } from "../compose/figures.ts";
import { type Line, line } from "../compose/line.ts";
import { programName } from "../compose/programs.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";

/** Says no, or yes when the question was whether they stay. */
export function noWayBack(frame: Frame, { scene }: Toolbox): Line {
  // Points that were sent lie in an airline's or hotel's program, whichever way the words put it.
  const partner = [...idsOf(frame, "program", "to"), ...idsOf(frame, "program", "from", "of")].find(
    (key) => scene.facts.programs.get(key)?.category !== "transferable",
  );
  const where =
    partner === undefined ? line`where they went` : line`in ${text(programName(scene, partner))}`;
  return frame.negated
    ? line`**Yes**, they stay ${where} for good: a transfer cannot be undone.`
    : line`**No**, a transfer cannot be undone: points that were moved stay ${where}.`;
}
