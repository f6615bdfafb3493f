import type { CardRow } from "../contract/cards.ts";
import type { Lookup } from "../contract/lookup.ts";
import { normalizeName, wordsOf } from "../contract/names.ts";
import { type SearchNames, toSearchNames } from "../contract/search-names.ts";
import { addBit, type Bits, emptyBits } from "./bitset.ts";
import { indexNames, type NameIndex } from "./names.ts";
import { indexWords, type WordIndex } from "./word-index.ts";

/** The values of one field and the rows that have them. */
export type ValueIndex = ReadonlyMap<string, ValueRows>;

interface ValueRows {
  readonly normalized: string;
  readonly rows: Bits;
}

/** The cards as columns and sets of rows, in the order of the list. */
export interface CardIndex {
  readonly size: number;
  /** The JSON of each row, ASCII only. */
  readonly json: readonly string[];
  readonly annualFee: Float64Array;
  readonly issuers: NameIndex<string>;
  readonly networks: NameIndex<string>;
  readonly cardTypes: NameIndex<string>;
  readonly currencies: NameIndex<string>;
  readonly words: WordIndex;
  readonly wholes: readonly WholeName[];
  readonly family: WordIndex;
  readonly issuer: ValueIndex;
  readonly cardType: ValueIndex;
  readonly network: ValueIndex;
  readonly tier: ValueIndex;
  readonly currency: ValueIndex;
  readonly lounge: ValueIndex;
  readonly credit: ValueIndex;
  readonly protection: ValueIndex;
  readonly noForeignFee: Flag;
  readonly statementCredits: Flag;
  readonly eliteStatus: Flag;
  readonly freeNight: Flag;
  readonly welcomeOffer: Flag;
}

/** A name that matches only when all its words are in the search, and its rows. */
export interface WholeName {
  readonly words: readonly string[];
  readonly rows: Bits;
}

/** The rows for which something is true, and those for which it is not. */
export interface Flag {
  readonly yes: Bits;
  readonly no: Bits;
}

export function indexCards(
  cards: readonly CardRow[],
  json: readonly string[],
  lookup: Lookup,
): CardIndex {
  const values = (of: (card: CardRow) => readonly string[]) => indexValues(cards, of);
  const flag = (of: (card: CardRow) => boolean) => indexFlag(cards, of);
  const searched = namesOfCards(cards, lookup);
  return {
    size: cards.length,
    json,
    annualFee: Float64Array.from(cards, (card) => card.annual_fee),
    issuers: indexNames(lookup.issuers.map(({ name, aliases }) => [name, [name, ...aliases]])),
    networks: indexNames(lookup.networks.map(({ name, aliases }) => [name, [name, ...aliases]])),
    cardTypes: indexNames(lookup.card_types.map(({ name, aliases }) => [name, [name, ...aliases]])),
    currencies: indexNames(
      lookup.programs.map(({ key, name, aliases }) => [name, [name, key, ...aliases]]),
    ),
    words: indexWords(searched.map(({ words }) => words)),
    wholes: indexWholes(searched),
    family: indexWords(
      cards.map(({ family }) => (family === undefined ? [] : wordsOf(family.family_name))),
    ),
    issuer: values((card) => [card.issuer]),
    cardType: values((card) => [card.card_type]),
    network: values((card) => [card.network]),
    tier: values((card) => [card.card_network_tier]),
    currency: values((card) => [card.rewards_currency]),
    lounge: values((card) => card.lounge_networks),
    credit: values((card) => card.credit_types),
    protection: values((card) => card.protections),
    noForeignFee: flag((card) => card.foreign_transaction_fee === 0),
    statementCredits: flag((card) => card.has_statement_credits),
    eliteStatus: flag((card) => card.has_elite_status_benefits),
    freeNight: flag((card) => card.has_free_night_certificate),
    welcomeOffer: flag((card) => card.welcome_offer_available),
  };
}

function namesOfCards(cards: readonly CardRow[], lookup: Lookup) {
  const issuerNames = new Map(lookup.issuers.map(({ name, aliases }) => [name, aliases]));
  const cardNames = new Map(lookup.cards.map(({ id, aliases }) => [id, aliases]));
  return cards.map((card) =>
    toSearchNames(card, cardNames.get(card.id) ?? [], issuerNames.get(card.issuer) ?? []),
  );
}

function indexValues(
  cards: readonly CardRow[],
  valuesOf: (card: CardRow) => readonly string[],
): ValueIndex {
  const index = new Map<string, ValueRows>();
  for (const [row, card] of cards.entries()) {
    for (const value of valuesOf(card)) {
      const entry = index.get(value) ?? {
        normalized: normalizeName(value),
        rows: emptyBits(cards.length),
      };
      addBit(entry.rows, row);
      index.set(value, entry);
    }
  }
  return index;
}

function indexWholes(searched: readonly SearchNames[]): readonly WholeName[] {
  const byName = new Map<string, WholeName>();
  for (const [row, { wholes }] of searched.entries()) {
    for (const words of wholes) {
      const name = words.join(" ");
      const whole = byName.get(name) ?? { words, rows: emptyBits(searched.length) };
      addBit(whole.rows, row);
      byName.set(name, whole);
    }
  }
  return [...byName.values()];
}

function indexFlag(cards: readonly CardRow[], isSet: (card: CardRow) => boolean): Flag {
  const yes = emptyBits(cards.length);
  const no = emptyBits(cards.length);
  for (const [row, card] of cards.entries()) addBit(isSet(card) ? yes : no, row);
  return { yes, no };
}
