import type { CardFilters } from "../contract/cards.ts";
import { normalizeName } from "../contract/names.ts";
import { addBit, type Bits, emptyBits, intersect, unionOf } from "./bitset.ts";
import type { CardIndex, Flag, ValueIndex, WordIndex } from "./card-index.ts";
import { findByName, holdsWords, type NameIndex, wordsOf } from "./names.ts";

/** The numbers of the rows that pass all filters, in the order of the list. */
export function findCards(index: CardIndex, filters: CardFilters): readonly number[] {
  const sets = [
    ...searchSets(index, filters.search),
    ...exactSet(index, index.issuer, filters.issuer, index.issuers),
    ...exactSet(index, index.cardType, filters.card_type, index.cardTypes),
    ...exactSet(index, index.network, filters.network, index.networks),
    ...exactSet(index, index.tier, filters.card_network_tier),
    ...currencySet(index, filters.rewards_currency),
    ...partialSet(index, index.lounge, filters.lounge_network),
    ...partialSet(index, index.credit, filters.credit_type),
    ...partialSet(index, index.protection, filters.protection),
    ...partialSet(index, index.family, filters.family),
    ...flagSet(index.noForeignFee, filters.no_foreign_fee),
    ...flagSet(index.statementCredits, filters.has_statement_credits),
    ...flagSet(index.eliteStatus, filters.has_elite_status_benefits),
    ...flagSet(index.freeNight, filters.has_free_night_certificate),
    ...flagSet(index.welcomeOffer, filters.welcome_offer_available),
  ];
  const least = filters.annual_fee_min ?? 0;
  const most = filters.annual_fee_max ?? Infinity;
  const { annualFee } = index;
  return intersect(sets, index.size, filters.limit ?? Infinity, (row) => {
    const fee = annualFee[row] ?? 0;
    return fee >= least && fee <= most;
  });
}

/** The matching rows as a JSON array. */
export function searchCards(index: CardIndex, filters: CardFilters): string {
  const { json } = index;
  return `[${findCards(index, filters)
    .map((row) => json[row])
    .join(",")}]`;
}

/** Each word must begin some word of the card's texts. */
function searchSets({ words, size }: CardIndex, search: string | undefined): readonly Bits[] {
  if (isAbsent(search)) return [];
  const asked = wordsOf(search);
  // Something without a letter or digit was asked for; no card has it.
  if (asked.length === 0) return [emptyBits(size)];
  return asked.map((word) => rowsWithWord(words, word, size));
}

const isAbsent = (text: string | undefined): text is undefined | "" =>
  text === undefined || text === "";

function rowsWithWord({ joined, starts, rows }: WordIndex, word: string, size: number): Bits {
  const found = emptyBits(size);
  const begun = `\n${word}`;
  for (let at = joined.indexOf(begun); at !== -1; at = joined.indexOf(begun, at + 1)) {
    for (const row of rows[lastAtOrBefore(starts, at)] ?? []) addBit(found, row);
  }
  return found;
}

/** The number of the word that covers a position: the last one that starts at or before it. */
function lastAtOrBefore(starts: Uint32Array, position: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The value itself, by its name or a nickname. */
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

/** Every value that holds the words asked for. */
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

/** The program of that name, key or nickname; else every currency that holds the words. */
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
