import type { BenefitQuery } from "../contract/benefits.ts";
import type { CardRow } from "../contract/cards.ts";
import { toAsciiJson } from "../contract/json.ts";
import type { Lookup } from "../contract/lookup.ts";
import { intersect } from "./bitset.ts";
import { wordsOf } from "../contract/names.ts";
import { indexWords, rowsWithWord, type WordIndex } from "./word-index.ts";

/** Every distinct benefit label and the rows of the cards that carry it, in list order. */
export interface BenefitIndex {
  readonly cards: readonly CardRow[];
  /** The JSON of each card's row up to its benefits. */
  readonly heads: readonly string[];
  readonly labels: readonly BenefitLabel[];
  /** Labels by their own words and by synonyms. */
  readonly words: WordIndex;
}

interface BenefitLabel {
  readonly json: string;
  readonly rows: Uint32Array;
}

export function indexBenefits(cards: readonly CardRow[], lookup: Lookup): BenefitIndex {
  const creditNames = new Map(lookup.cards.map(({ id, credit_names }) => [id, credit_names]));
  const rowsByLabel = new Map<string, number[]>();
  for (const [row, card] of cards.entries()) {
    for (const label of labelsOf(card, creditNames.get(card.id) ?? [])) {
      const rows = rowsByLabel.get(label);
      if (rows === undefined) rowsByLabel.set(label, [row]);
      else rows.push(row);
    }
  }
  const synonyms = new Map(lookup.benefits.map(({ name, aliases }) => [name, aliases]));
  const sorted = [...rowsByLabel].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    cards,
    heads: cards.map(toHead),
    labels: sorted.map(([label, rows]) => ({
      json: toAsciiJson(label),
      rows: Uint32Array.from(rows),
    })),
    words: indexWords(sorted.map(([label]) => toTerms(label, synonyms).flatMap(wordsOf))),
  };
}

/** The label, synonyms of its kind and synonyms of the benefit. */
function toTerms(
  label: string,
  synonyms: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const [kind = "", name = ""] = label.split(": ");
  return [label, ...(synonyms.get(`${kind}:`) ?? []), ...(synonyms.get(name) ?? [])];
}

/** The benefits of a card as labels prefixed by kind (SPEC 2.2). */
function labelsOf(card: CardRow, creditNames: readonly string[]): ReadonlySet<string> {
  return new Set([
    ...card.lounge_networks.map((name) => `lounge: ${name}`),
    ...[...card.credit_types, ...creditNames].map((name) => `credit: ${name}`),
    ...card.protections.map((name) => `protection: ${name}`),
    ...(card.has_elite_status_benefits ? ["status: Elite status"] : []),
    ...(card.has_free_night_certificate ? ["certificate: Free night"] : []),
  ]);
}

/** The cards with a label that holds every word of the query, as a JSON array. */
export function searchBenefits(index: BenefitIndex, { query, limit }: BenefitQuery): string {
  const matches = findLabels(index, wordsOf(query).map(toSingular));
  const rows: string[] = [];
  const next = matches.map(() => 0);
  while (rows.length < (limit ?? Infinity)) {
    const row = lowestRow(matches, next);
    if (row === undefined) break;
    const labels = takeRow(matches, next, row);
    rows.push(`${index.heads[row]}${labels.join(",")}]}`);
  }
  return `[${rows.join(",")}]`;
}

/** Labels are singular; a query word is a prefix, so the singular finds both. */
const toSingular = (word: string): string =>
  word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;

/** The labels in which every query word begins some word. */
function findLabels(
  { labels, words: index }: BenefitIndex,
  words: readonly string[],
): readonly BenefitLabel[] {
  const sets = words.map((word) => rowsWithWord(index, word));
  const numbers = intersect(sets, labels.length, Infinity, () => true);
  return numbers.flatMap((number) => labels[number] ?? []);
}

/** The first row, in list order, of any label that has rows left. */
function lowestRow(matches: readonly BenefitLabel[], next: readonly number[]): number | undefined {
  let lowest: number | undefined;
  for (const [at, { rows }] of matches.entries()) {
    const row = rows[next[at] ?? 0];
    if (row !== undefined && (lowest === undefined || row < lowest)) lowest = row;
  }
  return lowest;
}

/** Takes a row out of every label that has it and returns the JSON of those labels. */
function takeRow(matches: readonly BenefitLabel[], next: number[], row: number): string[] {
  const labels: string[] = [];
  for (const [at, { json, rows }] of matches.entries()) {
    const position = next[at] ?? 0;
    if (rows[position] !== row) continue;
    next[at] = position + 1;
    labels.push(json);
  }
  return labels;
}

/** Everything about a row that no search changes, written once. */
function toHead({ id, card_name, display_name, issuer, annual_fee }: CardRow): string {
  const row = { id, card_name, display_name, issuer, annual_fee };
  return `${toAsciiJson(row).slice(0, -1)},"matched_benefits":[`;
}
