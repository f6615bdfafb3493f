import type { Frame } from "../frame.ts";
import type { Label } from "../learning/lore.ts";
import type { Doubt } from "../reading/subjects.ts";

/** What was asked before, as it was understood. */
export interface Before {
  readonly label: Label;
  readonly frame: Frame;
  /** The cards that its answer names first. */
  readonly cards: () => readonly string[];
  /** The card named last, as it was written. */
  readonly card: { readonly card: string; readonly text: string } | undefined;
  /** Names that it was asked back about. */
  readonly doubts: readonly Doubt[];
}
