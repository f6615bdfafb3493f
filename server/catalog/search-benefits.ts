import type { BenefitQuery } from "../contract/benefits.ts";
import type { CardRow } from "../contract/cards.ts";
import type { Lookup } from "../contract/lookup.ts";
import { normalizeName } from "../contract/names.ts";
import { holdsWords, wordsOf } from "./names.ts";

/** Every distinct benefit label and the rows of the cards that carry it, in the order of the list. */
export interface BenefitIndex {
  readonly cards: readonly CardRow[];
  readonly labels: readonly BenefitLabel[];
  /** The terms of all labels, one label a line, each begun by a blank. */
  readonly joined: string;
}

interface BenefitLabel {
  readonly label: string;
  /** The words it is found by: its own and other words for it, normalised. */
  readonly terms: string;
  /** Where its line starts in `joined`. */
  readonly start: number;
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
  let start = 0;
  const labels = sorted.map(([label, rows]): BenefitLabel => {
    const terms = toTerms(label, synonyms);
    const entry = { label, terms, start, rows: Uint32Array.from(rows) };
    start += terms.length + 2;
    return entry;
  });
  return { cards, labels, joined: labels.map(({ terms }) => ` ${terms}\n`).join("") };
}

/** The label, other words for its kind and other words for the benefit, as one text. */
function toTerms(label: string, synonyms: ReadonlyMap<string, readonly string[]>): string {
  const [kind = "", name = ""] = label.split(": ");
  const others = [...(synonyms.get(`${kind}:`) ?? []), ...(synonyms.get(name) ?? [])];
  return normalizeName([label, ...others].join(" "));
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
    rows.push(toRowJson(index.cards[row], labels));
  }
  return `[${rows.join(",")}]`;
}

/** Labels are in the singular; a word matches what it begins, so that this finds both. */
const toSingular = (word: string): string =>
  word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;

function findLabels(
  { labels, joined }: BenefitIndex,
  words: readonly string[],
): readonly BenefitLabel[] {
  const [first = "", ...others] = words;
  const begun = ` ${first}`;
  const found: BenefitLabel[] = [];
  let number = 0;
  for (let at = joined.indexOf(begun); at !== -1; at = joined.indexOf(begun, at)) {
    while ((labels[number + 1]?.start ?? Infinity) <= at) number++;
    const label = labels[number];
    if (label === undefined) break;
    if (holdsWords(label.terms, others)) found.push(label);
    at = labels[number + 1]?.start ?? joined.length;
    if (at >= joined.length) break;
  }
  return found;
}

/** The first row, in the order of the list, that a label has and that was not taken yet. */
function lowestRow(matches: readonly BenefitLabel[], next: readonly number[]): number | undefined {
  let lowest: number | undefined;
  for (const [at, { rows }] of matches.entries()) {
    const row = rows[next[at] ?? 0];
    if (row !== undefined && (lowest === undefined || row < lowest)) lowest = row;
  }
  return lowest;
}

/** Takes a row out of every label that has it and returns those labels. */
function takeRow(matches: readonly BenefitLabel[], next: number[], row: number): string[] {
  const labels: string[] = [];
  for (const [at, { label, rows }] of matches.entries()) {
    const position = next[at] ?? 0;
    if (rows[position] !== row) continue;
    next[at] = position + 1;
    labels.push(label);
  }
  return labels;
}

function toRowJson(card: CardRow | undefined, labels: readonly string[]): string {
  if (card === undefined) return "{}";
  const { id, card_name, display_name, issuer, annual_fee } = card;
  return JSON.stringify({
    id,
    card_name,
    display_name,
    issuer,
    annual_fee,
    matched_benefits: labels,
  });
}
