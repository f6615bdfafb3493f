import { type HeldCard, heldCards, toHeldCandidate } from "../../../../tools/core/held.ts";
import type { Scene } from "../../../../tools/core/scene.ts";

/**
 * The held card that an option names by more than its name: one of several of the same kind, told
 * apart by its holder, last digits or opening date. Undefined when a name says enough.
 */
export function findHeldOption(option: string, scene: Scene): HeldCard | undefined {
  const held = heldCards(scene);
  const fitting = held.filter((one) => isToldBy(one, option));
  const [only] = fitting;
  if (only === undefined || fitting.length > 1) return undefined;
  const alike = held.filter(({ card }) => card.id === only.card.id);
  return alike.length > 1 ? only : undefined;
}

function isToldBy(held: HeldCard, option: string): boolean {
  if (toHeldCandidate(held).name === option) return true;
  const { opened_on: opened } = held.entry;
  if (!option.startsWith(held.card.card_name)) return false;
  return opened === undefined ? option.includes("no opening date") : option.includes(opened);
}
