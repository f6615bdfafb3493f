import { SELF } from "../../../../accounts/wallet.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { says } from "../../readings/says.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";

/* "If I opened the Green today, would I still be under": the accounts as they would be with it. */

const IF_OPENED =
  /\b(?:if|suppos\w+|say|assum\w+|after) (?:i|we|she|he|they|\S+)(?: \S+)? (?:open(?:ed|ing|s)?|get|got|gets|take|took|add(?:ed|s)?|appl(?:y|ied)|pick(?:ed)? up|sign(?:ed)? up)\b/;

/** The tools with the cards that are named opened today; as they are where nothing is supposed. */
export function withOpened(asked: Understood, toolbox: Toolbox): Toolbox {
  const cards = mentionsOf(asked, "card").flatMap(({ ids }) => (ids.length === 1 ? ids : []));
  if (cards.length === 0 || !says(asked, IF_OPENED)) return toolbox;
  const { today } = toolbox.scene;
  const opened = [...new Set(cards)].map((card) => ({
    id: `supposed-${card}`,
    card_id: card,
    owner: asked.owner ?? SELF,
    opened_on: today,
    chosen_categories: {},
    activations: [],
    former_products: [],
    authorized_user: false,
  }));
  return toolbox.supposing((wallet) => ({ ...wallet, cards: [...wallet.cards, ...opened] }));
}
