import * as z from "zod";
import { cardParam, getCard } from "./find.ts";
import type { HeldCard } from "./held.ts";
import type { Scene } from "./scene.ts";

const MOST_LEFT_OUT = 20;

/** Cards that are not to be counted: `exclude_cards` of the tools that take several. */
export const excludeCardsParam = z
  .array(cardParam)
  .min(1)
  .max(MOST_LEFT_OUT)
  .describe(
    "Held cards to leave out: a wallet_card_id, or a card, which stands for all held of it.",
  );

/** Whether a held card is left out. Throws where a name is of no card. */
export function leftOutBy(
  { facts, wallet }: Scene,
  names: readonly string[],
): (held: HeldCard) => boolean {
  const entries = new Set(wallet.cards.map(({ id }) => id));
  const left = new Set(names.map((name) => (entries.has(name) ? name : getCard(facts, name).id)));
  return ({ entry, card }) => left.has(entry.id) || left.has(card.id);
}
