import type { SiteFacts } from "../facts.ts";
import type { ListedCard, ValuedCard } from "./card-facts.ts";

/** The cards, each with the estimate for its currency. Cards name a program by its display name. */
function valueCards({ cards, valuations }: SiteFacts): readonly ValuedCard[] {
  const values = new Map(valuations.map(({ display_name, value }) => [display_name, value]));
  return cards.map((card) => ({ ...card, point_value: values.get(card.rewards_currency) }));
}

/** The same with what people call them. */
export function listCards(facts: SiteFacts): readonly ListedCard[] {
  const nicknames = new Map(facts.lookup.cards.map(({ id, aliases }) => [id, aliases]));
  return valueCards(facts).map((card) => ({ ...card, nicknames: nicknames.get(card.id) ?? [] }));
}
