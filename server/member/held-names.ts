import { cut } from "../catalog/match-names.ts";
import type { FactRow } from "../contract/facts.ts";
import { heldCards } from "./held-cards.ts";
import { getCard } from "./names.ts";
import { NeedsInput } from "./needs-input.ts";
import type { Scene } from "./scene.ts";

interface Beside {
  readonly card: FactRow<"cards">;
  /** Set if more than the name decided. */
  readonly assumptions: readonly string[];
}

/**
 * Finds a tracked card; if the name is ambiguous, the only one of the matches that is held. Throws
 * as getCard does.
 */
export function getCardBeside(scene: Scene, name: string): Beside {
  try {
    return { card: getCard(scene.facts, name), assumptions: [] };
  } catch (error) {
    if (!(error instanceof NeedsInput)) throw error;
    const ids = new Set(error.need.candidates.map(({ id }) => id));
    const held = heldCards(scene).filter(({ card }) => ids.has(card.id));
    const [card, ...others] = new Set(held.map((one) => one.card));
    if (card === undefined || others.length > 0) throw error;
    const assumption = `"${cut(name)}" is read as the ${card.card_name}, the only held card it may mean.`;
    return { card, assumptions: [assumption] };
  }
}
