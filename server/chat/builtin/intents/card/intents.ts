import type { Intent } from "../../intent.ts";
import { cardFacts, cardNetwork, pointCurrency } from "./card-facts.ts";
import { compareCards } from "./compare-cards.ts";
import { findCards } from "./find-cards.ts";

/** Questions about cards of the catalog. */
export const cardIntents: readonly Intent[] = [
  cardFacts,
  compareCards,
  findCards,
  cardNetwork,
  pointCurrency,
];
