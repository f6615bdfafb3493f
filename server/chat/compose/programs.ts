import { programName } from "../../member/holdings.ts";
import type { Scene } from "../../member/scene.ts";
import { type Line, line } from "./line.ts";
import { text } from "./figures.ts";

/** Names that already end in their unit. */
const SAYS_UNIT = /(?:miles|points|avios|cash|dollars)$/i;

/** "Chase Ultimate Rewards points", "Capital One Miles". */
export const pointsOf = (name: string): Line =>
  SAYS_UNIT.test(name) ? line`${text(name)}` : line`${text(name)} points`;

/** The programs in which the wallet has points, of one owner or of all. */
export const heldPrograms = ({ wallet }: Scene, owner?: string): readonly string[] => [
  ...new Set(
    wallet.balances.flatMap((one) =>
      owner === undefined || one.owner === owner ? [one.program] : [],
    ),
  ),
];

const MAX_OPTIONS = 6;

/** Held programs as options when the chat asks back. */
export const heldOptions = (scene: Scene): readonly Line[] =>
  heldPrograms(scene)
    .slice(0, MAX_OPTIONS)
    .map((key) => line`${text(programName(scene, key))}`);
