import { createMatcher, matchName, meaningsOf } from "../catalog/match-names.ts";
import type { CardFilters, CardRow } from "../contract/cards.ts";

/*
 * A search that finds nothing says which of its filters no card fits, and what comes nearest: lest a
 * slip of the pen is taken for a fact about cards.
 */

interface Field {
  readonly name: "issuer" | "network" | "rewards_currency" | "lounge_network" | "credit_type";
  readonly label: string;
  readonly of: (card: CardRow) => readonly string[];
}

const FIELDS: readonly Field[] = [
  { name: "issuer", label: "issuer", of: (card) => [card.issuer] },
  { name: "network", label: "network", of: (card) => [card.network] },
  {
    name: "rewards_currency",
    label: "rewards currency",
    of: (card) => [card.rewards_currency],
  },
  { name: "lounge_network", label: "lounge network", of: (card) => card.lounge_networks },
  { name: "credit_type", label: "credit type", of: (card) => card.credit_types },
];

const MAX_SHOWN = 60;
const MAX_NEAREST = 4;

/** A note for each filter that by itself fits no card. */
export const notesOnUnknown = (
  asked: CardFilters,
  cards: readonly CardRow[],
  fitsAny: (filter: CardFilters) => boolean,
): readonly string[] =>
  FIELDS.flatMap(({ name, label, of }) => {
    const value = asked[name];
    if (value === undefined || fitsAny({ [name]: value })) return [];
    const values = [...new Set(cards.flatMap(of))].toSorted();
    const matcher = createMatcher(values.map((one) => ({ value: one, names: [one] })));
    const nearest = meaningsOf(matchName(matcher, value)).slice(0, MAX_NEAREST);
    const shown = value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value;
    const help = nearest.length === 0 ? "" : ` Nearest: ${nearest.join("; ")}.`;
    return [`No open card has the ${label} "${shown}".${help}`];
  });
