import type { SiteFacts } from "../facts.ts";
import type { ValuedCard } from "./card-facts.ts";

/** The cards, each with the estimate for its currency. Cards name a program by its display name. */
export function valueCards({ cards, valuations }: SiteFacts): readonly ValuedCard[] {
  const values = new Map(valuations.map(({ display_name, value }) => [display_name, value]));
  return cards.map((card) => ({ ...card, point_value: values.get(card.rewards_currency) }));
}
