import { ToolError } from "../../contract/tool-error.ts";
import { fittingCards, getHeld, type HeldCard, heldCards } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";

/** The open card that is meant. A card that is held no more is told so, not unknown. */
export function getOpenHeld(scene: Scene, asked: string, owner?: string): HeldCard {
  const open = heldCards(scene, { owner });
  const isOpen = fittingCards(scene, asked, open).length > 0;
  const [closed] = isOpen ? [] : fittingCards(scene, asked, closedCards(scene, owner));
  if (closed === undefined) return getHeld(scene, asked, open);
  const { closed_on: day } = closed.entry;
  throw new ToolError(`${closed.card.card_name} was closed on ${day}; its benefits are gone.`);
}

const closedCards = (scene: Scene, owner?: string): readonly HeldCard[] =>
  heldCards(scene, { owner, status: "closed" });
