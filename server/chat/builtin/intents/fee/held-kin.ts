import { heldCards } from "../../../../tools/core/held.ts";
import type { Scene } from "../../../../tools/core/scene.ts";
import type { MeantCard } from "../../readings/held-meant.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import { heldByBank } from "../../readings/held-preferred.ts";

/**
 * "The Citi Strata card" of who holds a Strata Premier alone: a name that is cut short is that of
 * another card of the catalog too, but what posts is what is held. The name that is told says which.
 */
export function withKin(meant: MeantCard, scene: Scene): MeantCard {
  const card = meant.kind === "catalog" ? scene.facts.cards.get(meant.id) : undefined;
  if (card === undefined) return meant;
  const kin = heldCards(scene).filter(
    ({ card: one }) =>
      one.issuer === card.issuer && one.display_name.startsWith(`${card.display_name} `),
  );
  const [only, ...others] = kin;
  return only === undefined || others.length > 0 ? meant : { kind: "held", held: only };
}

/** The question with the card that is meant by its bank or by what it earns: "the United fee". */
export function heldByName(asked: Understood, scene: Scene): Understood {
  if (mentionsOf(asked, "card").length > 0) return asked;
  const earned = mentionsOf(asked, "program")[0];
  const cards = heldCards(scene, { owner: asked.owner }).filter(({ card }) =>
    earned?.ids.includes(card.rewards_currency ?? ""),
  );
  const ids = [...new Set(cards.map(({ card }) => card.id))];
  return earned !== undefined && ids.length === 1
    ? { ...asked, mentions: [...asked.mentions, { ...earned, kind: "card", ids }] }
    : heldByBank(asked, scene);
}
