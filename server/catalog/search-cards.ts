import type { CardFilters } from "../contract/cards.ts";
import { normalizeName, wordsOf } from "../contract/names.ts";
import { placesWithin } from "../contract/search-names.ts";
import { addBits, type Bits, emptyBits, intersect, unionOf } from "./bitset.ts";
import type { CardIndex, Flag, ValueIndex, WholeName } from "./card-index.ts";
import { findByName, holdsWords, type NameIndex } from "./names.ts";
import { rowsWithWord, type WordIndex } from "./word-index.ts";

/** The numbers of the rows that pass all filters, in the order of the list. */
export function findCards(index: CardIndex, filters: CardFilters): readonly number[] {
  const sets: Bits[] = [];
  // Loop over the given filters only: checking every possible one costs more than the search.
  for (const field of Object.keys(filters)) {
    if (isSetField(field)) sets.push(...TO_SETS[field](index, filters));
  }
  const least = filters.annual_fee_min ?? 0;
  const most = filters.annual_fee_max ?? Infinity;
  const { annualFee } = index;
  return intersect(sets, index.size, filters.limit ?? Infinity, (row) => {
    const fee = annualFee[row] ?? 0;
    return fee >= least && fee <= most;
  });
}

type SetField = Exclude<keyof CardFilters, "annual_fee_min" | "annual_fee_max" | "limit">;

type ToSets = (index: CardIndex, filters: CardFilters) => readonly Bits[];

/** The rows each filter allows; fees and the limit are not sets of rows. */
const TO_SETS: Readonly<Record<SetField, ToSets>> = {
  search: (index, { search }) => wordSets(index, index.words, search, index.wholes),
  issuer: (index, { issuer }) => exactSet(index, index.issuer, issuer, index.issuers),
  card_type: (index, { card_type: type }) => exactSet(index, index.cardType, type, index.cardTypes),
  network: (index, { network }) => exactSet(index, index.network, network, index.networks),
  card_network_tier: (index, { card_network_tier: tier }) => exactSet(index, index.tier, tier),
  rewards_currency: (index, { rewards_currency: name }) => currencySet(index, name),
  lounge_network: (index, { lounge_network: name }) => partialSet(index, index.lounge, name),
  credit_type: (index, { credit_type: type }) => partialSet(index, index.credit, type),
  protection: (index, { protection }) => partialSet(index, index.protection, protection),
  family: (index, { family }) => wordSets(index, index.family, family),
  no_foreign_fee: (index, { no_foreign_fee: is }) => flagSet(index.noForeignFee, is),
  has_statement_credits: (index, { has_statement_credits: has }) =>
    flagSet(index.statementCredits, has),
  has_elite_status_benefits: (index, { has_elite_status_benefits: has }) =>
    flagSet(index.eliteStatus, has),
  has_free_night_certificate: (index, { has_free_night_certificate: has }) =>
    flagSet(index.freeNight, has),
  welcome_offer_available: (index, { welcome_offer_available: is }) =>
    flagSet(index.welcomeOffer, is),
};

const isSetField = (field: string): field is SetField => Object.hasOwn(TO_SETS, field);

/** The matching rows as a JSON array. */
export function searchCards(index: CardIndex, filters: CardFilters): string {
  const { json } = index;
  return `[${findCards(index, filters)
    .map((row) => json[row])
    .join(",")}]`;
}

/** Each word must begin some word of the card, or belong to a whole name in the search. */
function wordSets(
  { size }: CardIndex,
  index: WordIndex,
  wanted: string | undefined,
  wholes: readonly WholeName[] = [],
): readonly Bits[] {
  if (isAbsent(wanted)) return [];
  const asked = wordsOf(wanted);
  // The search has no letter or digit, so no card matches.
  if (asked.length === 0) return [emptyBits(size)];
  const sets = asked.map((word) => rowsWithWord(index, word));
  for (const { words, rows } of wholes) {
    for (const place of placesWithin(asked, words)) addBits(sets[place] ?? emptyBits(size), rows);
  }
  return sets;
}

const isAbsent = (text: string | undefined): text is undefined | "" =>
  text === undefined || text === "";

/** The rows of one value, found by its name or a nickname. */
function exactSet(
  { size }: CardIndex,
  values: ValueIndex,
  wanted: string | undefined,
  nicknames?: NameIndex<string>,
): readonly Bits[] {
  if (isAbsent(wanted)) return [];
  const name = nicknames && findByName(nicknames, wanted);
  const rows =
    name === undefined ? rowsOfValue(values, normalizeName(wanted)) : values.get(name)?.rows;
  return [rows ?? emptyBits(size)];
}

function rowsOfValue(values: ValueIndex, normalized: string): Bits | undefined {
  for (const value of values.values()) if (value.normalized === normalized) return value.rows;
  return undefined;
}

/** The rows of every value that contains the words. */
function partialSet(
  { size }: CardIndex,
  values: ValueIndex,
  wanted: string | undefined,
): readonly Bits[] {
  if (isAbsent(wanted)) return [];
  const words = wordsOf(wanted);
  const matching = words.length === 0 ? [] : [...values.values()];
  const sets = matching
    .filter(({ normalized }) => holdsWords(normalized, words))
    .map(({ rows }) => rows);
  return [unionOf(sets, size)];
}

/** The program with this name, key or nickname; else every currency that contains the words. */
function currencySet(index: CardIndex, wanted: string | undefined): readonly Bits[] {
  if (isAbsent(wanted)) return [];
  const program = findByName(index.currencies, wanted);
  const rows = program === undefined ? undefined : index.currency.get(program)?.rows;
  return rows === undefined ? partialSet(index, index.currency, wanted) : [rows];
}

function flagSet({ yes, no }: Flag, wanted: boolean | undefined): readonly Bits[] {
  if (wanted === undefined) return [];
  return [wanted ? yes : no];
}
