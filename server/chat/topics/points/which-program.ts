import { ask, endWith } from "../../ask.ts";
import { askBack } from "../../compose/draft.ts";
import { type Line, line } from "../../compose/line.ts";
import { heldOptions, heldPrograms } from "../../compose/programs.ts";
import { possessive } from "../../compose/whose.ts";
import type { Frame } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";

/** The one program in which there are points, when none was named; else asks which. */
export function onlyProgram({ owner }: Frame, { scene }: Toolbox): string {
  const [only, ...others] = heldPrograms(scene, owner);
  return only !== undefined && others.length === 0
    ? only
    : endWith(askBack(line`Which points do you mean?`, heldOptions(scene)));
}

/** Points in a program, with their owner. */
export interface HeldPoints {
  readonly points: number;
  readonly whose: Line;
}

/** An owner's points in a program; everybody's without an owner. */
export function heldPoints(
  program: string,
  { owner }: Frame,
  toolbox: Toolbox,
): HeldPoints | undefined {
  if (!heldPrograms(toolbox.scene, owner).includes(program)) return undefined;
  const { data } = ask(toolbox, "list_balances", { program, owner });
  const [only, ...others] = data.by_owner;
  const isShared = only === undefined || others.length > 0;
  return {
    points: data.total_points,
    whose: isShared ? line`your household's` : possessive(only.owner),
  };
}
