import { type Line, line } from "../../compose/draft.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";

const CHANGES =
  /\b(?:can|could|may|how do|how can|is it possible|am) (?:i|we)\b(?: \S+){0,4} (?:change|set|override|adjust|edit|use|enter|put in|customi[sz]e|pick|choose|stuck with)\b/;

/** "And can I change that": that a figure of one's own may stand in place of the estimate. */
export const ownFigureLine = (asked: Understood): readonly Line[] =>
  says(asked, CHANGES) && !says(asked, /\b(?:points|miles|them) (?:for|on|at|to)\b/)
    ? [
        line`**Yes**, you can: a figure of your own then counts in every answer; set_valuation_override keeps it.`,
      ]
    : [];
