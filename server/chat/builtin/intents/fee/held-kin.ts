import { heldCards } from "../../../../tools/core/held.ts";
import type { Scene } from "../../../../tools/core/scene.ts";
import type { MeantCard } from "../../held-meant.ts";

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
