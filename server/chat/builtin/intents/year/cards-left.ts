import { heldCards } from "../../../../tools/core/held.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { mentionsOf, type Understood } from "../../understood.ts";

const ALONE =
  /\b(?:only|just|nothing but|solely)(?: (?:had|have|used|use|using|kept|keep|with|the|my|our|a))*$/;

/** "With only the Double Cash": one card left, not one that comes or goes. */
export const isAlone = (asked: Understood): boolean => {
  const [first] = mentionsOf(asked, "card");
  return first !== undefined && ALONE.test(asked.tokens.slice(0, first.start).join(" "));
};

/** The cards of the wallet that the question leaves out: all but those it names alone. */
export function leftOut(
  asked: Understood,
  { scene }: Toolbox,
): { readonly exclude_cards?: readonly string[] } {
  if (!isAlone(asked)) return {};
  const named = new Set(mentionsOf(asked, "card").flatMap(({ ids }) => ids));
  const held = heldCards(scene);
  const others = held.filter(({ card, entry }) => !named.has(card.id) && !named.has(entry.id));
  return others.length === held.length
    ? {}
    : { exclude_cards: others.map(({ entry }) => entry.id) };
}
