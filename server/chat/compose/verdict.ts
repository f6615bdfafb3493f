import type { Frame } from "../frame.ts";
import { EMPTY, type Line, line, sentence } from "./line.ts";

/** "**Yes**: " or "**No**: " before the answer to a yes-or-no question, else empty. */
export const yesOrNoTo = ({ focus }: Pick<Frame, "focus">, holds: boolean): Line =>
  focus === "whether" ? verdict(holds) : EMPTY;

export const verdict = (holds: boolean): Line => (holds ? line`**Yes**: ` : line`**No**: `);

/** The fact without its yes or no, for answers that ignore a condition of the question. */
export const withoutVerdict = ({ text }: Line): Line =>
  VERDICT.test(text) ? sentence({ text: text.replace(VERDICT, "") }) : { text };
const VERDICT = /^\*\*(?:Yes|No)(?:, [^*]+)?\*\*[:.,] /;
