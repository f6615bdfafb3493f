import { wordsOf } from "../../catalog/names.ts";
import { ToolError } from "../../mcp/tool.ts";
import { cardNames } from "../core/find.ts";
import { getHeld, type HeldCard, heldCards } from "../core/held.ts";
import type { Scene } from "../core/scene.ts";

/**
 * The open card that is meant: the only one that all words fit, such as "gold" with one Gold held.
 * Throws NeedsInput when several are. A card that is held no more is told so, not unknown.
 */
export function getOpenHeld(scene: Scene, asked: string, owner?: string): HeldCard {
  const open = heldCards(scene, { owner });
  const [only, ...others] = fitting(scene, asked, open);
  if (only !== undefined && others.length === 0) return only;
  const [closed] = only === undefined ? fitting(scene, asked, closedCards(scene, owner)) : [];
  if (closed === undefined) return getHeld(scene, asked, open);
  const { closed_on: day } = closed.entry;
  throw new ToolError(`${closed.card.card_name} was closed on ${day}; its benefits are gone.`);
}

const closedCards = (scene: Scene, owner?: string): readonly HeldCard[] =>
  heldCards(scene, { owner, status: "closed" });

const FILLERS = new Set(["card", "credit", "my", "the"]);
const MIN_BEGUN = 3;

/** Cards all of whose asked words are, or begin, words of their names. */
function fitting(scene: Scene, asked: string, among: readonly HeldCard[]): readonly HeldCard[] {
  const exact = among.filter(({ entry }) => entry.id === asked);
  if (exact.length > 0) return exact;
  const words = wordsOf(asked).filter((word) => !FILLERS.has(word));
  if (words.length === 0) return [];
  return among.filter((held) => {
    const names = cardWords(scene, held);
    return words.every((word) =>
      names.some((name) => name === word || (word.length >= MIN_BEGUN && name.startsWith(word))),
    );
  });
}

/** The words a held card goes by: of its names, its owner and what the member calls it. */
export function cardWords({ facts }: Scene, { entry, card }: HeldCard): readonly string[] {
  const { id, nickname = "", last4 = "", owner } = entry;
  return [id, nickname, last4, owner, ...cardNames(facts, card)].flatMap(wordsOf);
}
