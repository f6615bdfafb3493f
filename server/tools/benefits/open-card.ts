import { ToolError } from "../../contract/tool-error.ts";
import { fittingCards, getHeld, type HeldCard, heldCards } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";

/** The open card that is meant. A card that is held no more is told so, not unknown. */
export function getOpenHeld(scene: Scene, name: string, owner?: string): HeldCard {
  const open = heldCards(scene, { owner });
  const isOpen = fittingCards(scene, name, open).length > 0;
  const [closed] = isOpen ? [] : fittingCards(scene, name, closedCards(scene, owner));
  if (closed === undefined) return getHeld(scene, name, open);
  const { closed_on: day } = closed.entry;
  throw new ToolError(`${closed.card.card_name} was closed on ${day}; its benefits are gone.`);
}

const closedCards = (scene: Scene, owner?: string): readonly HeldCard[] =>
  heldCards(scene, { owner, status: "closed" });
