import { heldCards } from "../../../../tools/core/held.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";

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

/** Beside what all cards would earn, where one alone is asked for. */
export const againstAll = (
  asked: Understood,
  { scene }: Toolbox,
): { readonly against_cards?: readonly string[] } => {
  const held = heldCards(scene, { owner: asked.owner }).filter(
    ({ entry }) => !entry.authorized_user,
  );
  return isAlone(asked) && held.length > 1
    ? { against_cards: held.map(({ entry }) => entry.id) }
    : {};
};
