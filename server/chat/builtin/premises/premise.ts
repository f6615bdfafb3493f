import type { Envelope } from "../../../tools/core/envelope.ts";
import type { Line } from "../compose/draft.ts";

/** Something that a question takes for granted and is not so. */
export interface Premise {
  readonly note: Line;
  /** What the note rests on. */
  readonly envelopes: readonly Envelope[];
  /** An answer with such words tells it already. */
  readonly isSaid: RegExp;
}

/** Before a card that is asked about: "does the Gold give 5x" takes nothing for granted. */
export const ASKS_OF = /\b(?:do|does|did|would|will|if|can|could|is|whether)(?: \S+){0,2}$/;
