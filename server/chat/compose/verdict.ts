import type { Frame } from "../frame.ts";
import { EMPTY, type Line, line } from "./line.ts";

/** "**Yes**: " or "**No**: " in front of an answer; empty unless the question wants one of them. */
export const yesOrNoTo = ({ focus }: Pick<Frame, "focus">, holds: boolean): Line =>
  focus === "whether" ? verdict(holds) : EMPTY;

export const verdict = (holds: boolean): Line => (holds ? line`**Yes**: ` : line`**No**: `);
