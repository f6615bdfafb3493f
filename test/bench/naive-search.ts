/**
 * What most would write for the card search: array methods. Names are compared by the same functions
 * as ours, and texts are normalised at the start.
 */
import type { CardFilters, CardRow } from "../../server/contract/cards.ts";
import { findByName, holdsWords, indexNames, type NameIndex } from "../../server/catalog/names.ts";
import { normalizeName, wordsOf } from "../../server/contract/names.ts";
import { placesWithin, toSearchNames } from "../../server/contract/search-names.ts";
import type { Vocabulary } from "./queries.ts";

/** The names and texts of a card, normalised. */
interface SearchableCard {
  readonly row: CardRow;
  readonly text: string;
  readonly wholes: readonly (readonly string[])[];
  readonly tier: string;
  readonly currency: string;
  readonly lounges: readonly string[];
  readonly credits: readonly string[];
  readonly protections: readonly string[];
  readonly families: readonly string[];
}

/** Gives the search over these cards. */
export function openNaiveSearch({
  cards: published,
  lookup,
}: Vocabulary): (filters: CardFilters) => readonly CardRow[] {
  const names: Names = {
    issuers: toNames(lookup.issuers),
    networks: toNames(lookup.networks),
    cardTypes: toNames(lookup.card_types),
    programs: toNames(lookup.programs),
    currencies: new Set(published.map((row) => row.rewards_currency)),
  };
  const cards = published.map((row) => toSearchable(row, lookup));
  return (filters) => {
    const wanted = toWanted(filters, names);
    return cards
      .filter((card) => passes(card, wanted))
      .map(({ row }) => row)
      .slice(0, filters.limit);
  };
}

interface Names {
  readonly issuers: NameIndex<string>;
  readonly networks: NameIndex<string>;
  readonly cardTypes: NameIndex<string>;
  readonly programs: NameIndex<string>;
  readonly currencies: ReadonlySet<CardRow["rewards_currency"]>;
}

/** The filters with their texts looked up or split once, not once a card. */
function toWanted(
  filters: CardFilters,
  { issuers, networks, cardTypes, programs, currencies }: Names,
) {
  const program = findName(programs, filters.rewards_currency);
  const isProgram = program !== undefined && currencies.has(program);
  return {
    ...filters,
    words: split(filters.search),
    issuer: findName(issuers, filters.issuer),
    cardType: findName(cardTypes, filters.card_type),
    network: findName(networks, filters.network),
    tier: split(filters.card_network_tier)?.join(" "),
    program: isProgram ? program : undefined,
    currency: isProgram ? undefined : split(filters.rewards_currency),
    lounge: split(filters.lounge_network),
    credit: split(filters.credit_type),
    protection: split(filters.protection),
    family: split(filters.family),
  };
}

const split = (text: string | undefined) => (text === undefined ? undefined : wordsOf(text));

/** The name that is meant; empty, which nothing is called, when it is unknown. */
const findName = (names: NameIndex<string>, wanted: string | undefined) =>
  wanted === undefined ? undefined : (findByName(names, wanted) ?? "");

function passes({ row, ...card }: SearchableCard, wanted: ReturnType<typeof toWanted>): boolean {
  return (
    (wanted.words === undefined || hasWords(card, wanted.words)) &&
    isEqual(row.issuer, wanted.issuer) &&
    isEqual(row.card_type, wanted.cardType) &&
    isEqual(row.network, wanted.network) &&
    isEqual(card.tier, wanted.tier) &&
    row.annual_fee >= (wanted.annual_fee_min ?? 0) &&
    row.annual_fee <= (wanted.annual_fee_max ?? Infinity) &&
    isEqual(row.rewards_currency, wanted.program) &&
    hasPart([card.currency], wanted.currency) &&
    hasPart(card.lounges, wanted.lounge) &&
    hasPart(card.credits, wanted.credit) &&
    hasPart(card.protections, wanted.protection) &&
    hasPart(card.families, wanted.family) &&
    isEqual(row.foreign_transaction_fee === 0, wanted.no_foreign_fee) &&
    isEqual(row.has_statement_credits, wanted.has_statement_credits) &&
    isEqual(row.has_elite_status_benefits, wanted.has_elite_status_benefits) &&
    isEqual(row.has_free_night_certificate, wanted.has_free_night_certificate) &&
    isEqual(row.welcome_offer_available, wanted.welcome_offer_available)
  );
}

/** Each word begins one of the card's or belongs to a whole name of its issuer. */
function hasWords(
  { text, wholes }: Omit<SearchableCard, "row">,
  words: readonly string[],
): boolean {
  const named = new Set(wholes.flatMap((whole) => placesWithin(words, whole)));
  return words.every((word, at) => named.has(at) || holdsWords(text, [word]));
}

const isEqual = (is: string | boolean, wanted: string | boolean | undefined): boolean =>
  wanted === undefined || is === wanted;

/** One of the texts holds every word. */
const hasPart = (texts: readonly string[], words: readonly string[] | undefined): boolean =>
  words === undefined || texts.some((text) => holdsWords(text, words));

interface Named {
  readonly name: string;
  readonly key?: string;
  readonly aliases: readonly string[];
}

function toNames(named: readonly Named[]): NameIndex<string> {
  return indexNames(named.map(({ name, key = name, aliases }) => [name, [name, key, ...aliases]]));
}

function toSearchable(row: CardRow, lookup: Vocabulary["lookup"]): SearchableCard {
  const issuer = lookup.issuers.find(({ name }) => name === row.issuer);
  const card = lookup.cards.find(({ id }) => id === row.id);
  const { words, wholes } = toSearchNames(row, card?.aliases ?? [], issuer?.aliases ?? []);
  return {
    row,
    text: [...words].join(" "),
    wholes,
    tier: normalizeName(row.card_network_tier),
    currency: normalizeName(row.rewards_currency),
    lounges: row.lounge_networks.map(normalizeName),
    credits: row.credit_types.map(normalizeName),
    protections: row.protections.map(normalizeName),
    families: row.family === undefined ? [] : [normalizeName(row.family.family_name)],
  };
}
