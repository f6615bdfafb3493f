import * as z from "zod";
import { fittingCards, getHeld, type HeldCard, heldCardParam } from "./held-cards.ts";
import { getCard } from "./names.ts";
import { NeedsInput, UnknownName } from "./needs-input.ts";
import type { Scene } from "./scene.ts";

const MAX_LEFT_OUT = 20;

/** Cards that are not to be counted: `exclude_cards` of the tools that take several. */
export const excludeCardsParam = z
  .array(heldCardParam)
  .min(1)
  .max(MAX_LEFT_OUT)
  .describe("Held cards.");

/** Tells which held cards are excluded. Throws if a name matches no card. */
export function leftOutBy(scene: Scene, names: readonly string[]): (held: HeldCard) => boolean {
  const left = leftIds(scene, names);
  return ({ entry, card }) => left.has(entry.id) || left.has(card.id);
}

/** The scene as if none of these cards were held. Throws if a name matches no card. */
export function withoutCards(scene: Scene, names: readonly string[] = []): Scene {
  if (names.length === 0) return scene;
  const left = leftIds(scene, names);
  const { wallet, facts } = scene;
  const cards = wallet.cards.filter(
    ({ id, card_id: card }) => !left.has(id) && !left.has(facts.cards.get(card)?.id ?? card),
  );
  return { ...scene, wallet: { ...wallet, cards } };
}

const leftIds = (scene: Scene, names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => leftId(scene, name)));

/** The id of a catalog card, which excludes all held ones of it, or of one held card. */
function leftId(scene: Scene, name: string): string {
  if (scene.wallet.cards.some(({ id }) => id === name)) return name;
  try {
    return getCard(scene.facts, name).id;
  } catch (error) {
    if (!(error instanceof NeedsInput || error instanceof UnknownName)) throw error;
    const fitting = fittingCards(scene, name);
    const [card = "", ...others] = new Set(fitting.map((one) => one.card.id));
    return fitting.length > 1 && others.length === 0 ? card : getHeld(scene, name).entry.id;
  }
}
