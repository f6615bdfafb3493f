import type { Intent } from "../../intent.ts";
import { cardFacts, cardNetwork } from "./card-facts.ts";
import { compareCards } from "./compare-cards.ts";
import { findCards } from "./find-cards.ts";
import { pointCurrency } from "./point-currency.ts";

/** Questions about cards of the catalog. */
export const cardIntents: readonly Intent[] = [
  cardFacts,
  compareCards,
  findCards,
  cardNetwork,
  pointCurrency,
];
