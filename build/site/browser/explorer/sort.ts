import type { CardFacts } from "../../cards/card-facts.ts";
import type { SearchableCard } from "./filter.ts";
import type { Order, SortKey } from "./state.ts";

/** The sort key of each column; names keep their alphabetical order. */
const KEYS: Readonly<Record<SortKey, (card: CardFacts) => string | number>> = {
  name: () => 0,
  issuer: ({ issuer }) => issuer,
  network: ({ network }) => network,
  annual_fee: (card) => card.annual_fee,
  foreign_transaction_fee: (card) => card.foreign_transaction_fee,
  rewards_currency: (card) => card.rewards_currency,
};

/** Sorts cards; ties stay alphabetical in both directions. */
export function sortCards(
  cards: readonly SearchableCard[],
  { by, descending }: Order,
): readonly SearchableCard[] {
  if (by === "name") return descending ? cards.toReversed() : cards;
  const keyOf = KEYS[by];
  const sign = descending ? -1 : 1;
  return cards.toSorted((a, b) => sign * compare(keyOf(a.card), keyOf(b.card)));
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return order.compare(String(a), String(b));
}

const order = new Intl.Collator("en");
