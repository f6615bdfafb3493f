import { wordsOf } from "../../../../server/contract/names.ts";
import { placesWithin, toSearchNames } from "../../../../server/contract/search-names.ts";
import { FILTER_FLAGS, FILTER_GROUPS, type GroupName } from "../../cards/filter-fields.ts";
import type { CardFacts, ListedCard, ValuedCard } from "../../cards/card-facts.ts";
import type { Nicknames } from "../../cards/nicknames.ts";
import type { Filters } from "./state.ts";

/** A card with its search terms. */
export interface SearchableCard {
  readonly card: ValuedCard;
  /** Normalised words, each preceded by a space. */
  readonly words: string;
  /** Words of names that match only as a whole. */
  readonly wholes: readonly (readonly string[])[];
}

/** Uses the same terms as the API's `search`. */
export function toSearchable(card: ListedCard, nicknames: Nicknames): SearchableCard {
  const ofIssuer = nicknames.get("issuer")?.get(card.issuer) ?? [];
  const { words, wholes } = toSearchNames(card, card.nicknames, ofIssuer);
  return { card, words: ` ${[...words].join(" ")}`, wholes };
}

/** Cards that pass all filters, in the given order. */
export function findCards(
  cards: readonly SearchableCard[],
  filters: Filters,
): readonly SearchableCard[] {
  const tests = toTests(filters);
  return cards.filter((card) => tests.every((test) => test(card)));
}

type Test = (card: SearchableCard) => boolean;

function toTests(filters: Filters): readonly Test[] {
  const { least = 0, most = Infinity } = filters;
  return [
    ...toSearchTests(filters.search),
    ...FILTER_GROUPS.flatMap((group) => toGroupTests(group, filters.values.get(group.name) ?? [])),
    ...FILTER_FLAGS.filter(({ name }) => filters.flags.includes(name)).map(
      ({ holds }): Test =>
        ({ card }) =>
          holds(card),
    ),
    ({ card }) => card.annual_fee >= least && card.annual_fee <= most,
  ];
}

/**
 * Each word must be a prefix of a word of the card or part of a whole name. A search without any
 * letter or digit matches nothing.
 */
function toSearchTests(search: string): readonly Test[] {
  if (search.trim() === "") return [];
  const asked = wordsOf(search);
  if (asked.length === 0) return [() => false];
  return asked.map(
    (word, at) => (card) =>
      card.words.includes(` ${word}`) ||
      card.wholes.some((whole) => placesWithin(asked, whole).includes(at)),
  );
}

type Group = (typeof FILTER_GROUPS)[number];

function toGroupTests(group: Group, ticked: readonly string[]): readonly Test[] {
  if (ticked.length === 0) return [];
  const valuesOf: (card: CardFacts) => readonly string[] = group.valuesOf;
  if (group.match === "all") {
    return ticked.map(
      (value) =>
        ({ card }) =>
          valuesOf(card).includes(value),
    );
  }
  return [({ card }) => valuesOf(card).some((value) => ticked.includes(value))];
}

/** The number of cards left by each value of a field, with all other filters unchanged. */
export type OptionCounts = ReadonlyMap<GroupName, ReadonlyMap<string, number>>;

export function countOptions(cards: readonly SearchableCard[], filters: Filters): OptionCounts {
  const found = findCards(cards, filters);
  const counts = FILTER_GROUPS.map((group): [GroupName, ReadonlyMap<string, number>] => {
    // For "any" fields, each value is counted as if it alone were ticked.
    const isWidened = group.match === "any" && filters.values.has(group.name);
    const left = isWidened ? findCards(cards, withoutGroup(filters, group.name)) : found;
    return [group.name, countValues(group, left)];
  });
  return new Map(counts);
}

function withoutGroup(filters: Filters, name: GroupName): Filters {
  const values = new Map(filters.values);
  values.delete(name);
  return { ...filters, values };
}

function countValues({ valuesOf }: Group, cards: readonly SearchableCard[]) {
  const counts = new Map<string, number>();
  for (const { card } of cards) {
    for (const value of valuesOf(card)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
