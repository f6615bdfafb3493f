import type { Intent } from "../../intent.ts";
import { cardFacts, cardNetwork, pointCurrency } from "./card-facts.ts";
import { findCards } from "./find-cards.ts";

/** Questions about cards of the catalog. */
export const cardIntents: readonly Intent[] = [cardFacts, findCards, cardNetwork, pointCurrency];
