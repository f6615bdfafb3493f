import type { SiteFacts } from "../facts.ts";
import type { ListedCard, ValuedCard } from "./card-facts.ts";

/** Adds estimates to cards, which refer to programs by display name. */
function valueCards({ cards, valuations }: SiteFacts): readonly ValuedCard[] {
  const values = new Map(valuations.map(({ display_name, value }) => [display_name, value]));
  return cards.map((card) => ({ ...card, point_value: values.get(card.rewards_currency) }));
}

/** The same, with nicknames. */
export function listCards(facts: SiteFacts): readonly ListedCard[] {
  const nicknames = new Map(facts.lookup.cards.map(({ id, aliases }) => [id, aliases]));
  return valueCards(facts).map((card) => ({ ...card, nicknames: nicknames.get(card.id) ?? [] }));
}
