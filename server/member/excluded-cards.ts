import * as z from "zod";
import { cardParam, getCard } from "./names.ts";
import type { HeldCard } from "./held-cards.ts";
import type { Scene } from "./scene.ts";

const MOST_LEFT_OUT = 20;

/** Cards that are not to be counted: `exclude_cards` of the tools that take several. */
export const excludeCardsParam = z
  .array(cardParam)
  .min(1)
  .max(MOST_LEFT_OUT)
  .describe("Held cards.");

/** Whether a held card is left out. Throws where a name is of no card. */
export function leftOutBy(
  { facts, wallet }: Scene,
  names: readonly string[],
): (held: HeldCard) => boolean {
  const left = leftIds({ facts, wallet }, names);
  return ({ entry, card }) => left.has(entry.id) || left.has(card.id);
}

/** The scene as if none of the cards were held. Throws where a name is of no card. */
export function withoutCards(scene: Scene, names: readonly string[] = []): Scene {
  if (names.length === 0) return scene;
  const left = leftIds(scene, names);
  const { wallet, facts } = scene;
  const cards = wallet.cards.filter(
    ({ id, card_id: card }) => !left.has(id) && !left.has(facts.cards.get(card)?.id ?? card),
  );
  return { ...scene, wallet: { ...wallet, cards } };
}

function leftIds(
  { facts, wallet }: Pick<Scene, "facts" | "wallet">,
  names: readonly string[],
): ReadonlySet<string> {
  const entries = new Set(wallet.cards.map(({ id }) => id));
  return new Set(names.map((name) => (entries.has(name) ? name : getCard(facts, name).id)));
}
