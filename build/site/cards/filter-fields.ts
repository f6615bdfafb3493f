import { normalizeName } from "../../../server/contract/names.ts";
import type { CardFacts } from "./card-facts.ts";
import { toTitleCase } from "./labels.ts";

/*
 * Card filters, used for both the form and the script. Names are those of the API's filters, and of
 * the parameters in the page address.
 */

/** A field with a list of values to tick. */
interface FilterGroup {
  readonly name: string;
  readonly label: string;
  /** any: one of the ticked values is enough. all: a card must have each of them. */
  readonly match: "any" | "all";
  readonly valuesOf: (card: CardFacts) => readonly string[];
  /** Formats a value; by default the value itself. */
  readonly show?: (value: string) => string;
}

export const FILTER_GROUPS = [
  {
    name: "card_type",
    label: "Kind",
    match: "any",
    valuesOf: (card: CardFacts) => [card.card_type],
    show: toTitleCase,
  },
  {
    name: "network",
    label: "Network",
    match: "any",
    valuesOf: (card: CardFacts) => [card.network],
  },
  { name: "issuer", label: "Issuer", match: "any", valuesOf: (card: CardFacts) => [card.issuer] },
  {
    name: "rewards_currency",
    label: "Rewards currency",
    match: "any",
    valuesOf: (card: CardFacts) => [card.rewards_currency],
  },
  {
    name: "credit_type",
    label: "Statement credit",
    match: "all",
    valuesOf: (card: CardFacts) => card.credit_types,
  },
  {
    name: "lounge_network",
    label: "Lounge",
    match: "all",
    valuesOf: (card: CardFacts) => card.lounge_networks,
  },
  {
    name: "protection",
    label: "Protection",
    match: "all",
    valuesOf: (card: CardFacts) => card.protections,
  },
  {
    name: "family",
    label: "Family",
    match: "any",
    valuesOf: ({ family }: CardFacts) => (family === undefined ? [] : [family.family_name]),
  },
] as const satisfies readonly FilterGroup[];

export type GroupName = (typeof FILTER_GROUPS)[number]["name"];

/** The label of a filter value. */
export function showValue(group: FilterGroup, value: string): string {
  return group.show?.(value) ?? value;
}

/** A yes-or-no filter. */
interface FilterFlag {
  readonly name: string;
  readonly label: string;
  readonly holds: (card: CardFacts) => boolean;
}

export const FILTER_FLAGS = [
  {
    name: "no_foreign_fee",
    label: "No foreign fee",
    holds: (card: CardFacts) => card.foreign_transaction_fee === 0,
  },
  {
    name: "has_statement_credits",
    label: "Statement credits",
    holds: (card: CardFacts) => card.has_statement_credits,
  },
  {
    name: "has_elite_status_benefits",
    label: "Elite status",
    holds: (card: CardFacts) => card.has_elite_status_benefits,
  },
  {
    name: "has_free_night_certificate",
    label: "Free night",
    holds: (card: CardFacts) => card.has_free_night_certificate,
  },
  {
    name: "welcome_offer_available",
    label: "Welcome offer",
    holds: (card: CardFacts) => card.welcome_offer_available,
  },
] as const satisfies readonly FilterFlag[];

export type FlagName = (typeof FILTER_FLAGS)[number]["name"];

/** Values that occur in a field, alphabetically, with their numbers of cards. */
export function listOptions(
  { valuesOf }: FilterGroup,
  cards: readonly CardFacts[],
): readonly (readonly [value: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const value of cards.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => (normalizeName(a) < normalizeName(b) ? -1 : 1));
}
