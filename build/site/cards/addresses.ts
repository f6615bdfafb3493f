import { cardPage, cardsPage } from "../../../server/contract/pages.ts";
import { urlFor } from "../../../server/contract/route.ts";
import type { CardFacts } from "./card-facts.ts";

export const cardAddress = (id: string): string => urlFor(cardPage.path, { cardId: id });

/** The list with one filter set. */
export const listAddress = (name: string, value: string): string =>
  `${cardsPage.path}?${name}=${encodeURIComponent(value)}`;

/** The list with a card picked, or with several cards side by side. */
export const compareAddress = (cards: readonly Pick<CardFacts, "id">[]): string =>
  `${cardsPage.path}?${cards.length > 1 ? "compare" : "picked"}=${cards.map(({ id }) => id).join(",")}`;
