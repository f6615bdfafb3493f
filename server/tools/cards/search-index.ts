import { wordsOf } from "../../contract/names.ts";
import { findExact } from "../../catalog/match-names.ts";
import type { FactIndex } from "../../member/facts.ts";
import { lexiconsOf } from "../../member/names.ts";
import {
  type BenefitTerm,
  benefitTerms,
  benefitWords,
  holdsAll,
  holdsWord,
} from "../card-rows/benefit-terms.ts";
import type { Card } from "../card-rows/card-brief.ts";
import { hasEnded } from "../card-rows/row-words.ts";
import { oncePer } from "../../contract/once-per.ts";

const WEIGHTS = { name: 8, issuer: 4, currency: 3, kind: 2, benefit: 2 } as const;

/** A card with exactly this name comes first. */
const EXACT_NAME = 100;
/** All words in one text score more than the same words in several. */
const TOGETHER = 6;
/** A prefix match scores less. */
const BEGUN = 0.6;

interface Text {
  readonly weight: number;
  readonly words: ReadonlySet<string>;
}

/** A card that matches all words, and its benefits that do. */
export interface FoundCard {
  readonly card: Card;
  readonly score: number;
  readonly benefits: readonly BenefitTerm[];
}

/** The words of every card, by the text they come from. */
export const searchIndexOf = oncePer((facts: FactIndex) => {
  const terms = benefitTerms(facts);
  return facts.tables.cards.map((card) => toIndexed(facts, card, terms.get(card.id)));
});

function toIndexed(facts: FactIndex, card: Card, benefits: readonly BenefitTerm[] = []) {
  const issuer = facts.tables.issuers.find(({ name }) => name === card.issuer);
  const currency = facts.programs.get(card.rewards_currency ?? "");
  const texts = [
    toText(WEIGHTS.name, [card.id, card.card_name, card.display_name, ...card.former_ids]),
    ...card.aliases.map((alias) => toText(WEIGHTS.name, [alias])),
    toText(WEIGHTS.issuer, [card.issuer, ...(issuer?.aliases ?? [])]),
    ...(currency === undefined
      ? []
      : [toText(WEIGHTS.currency, [currency.name, ...currency.aliases])]),
    toText(WEIGHTS.kind, [
      "credit card",
      card.card_type === "business" ? "business" : "personal consumer",
      card.network ?? "",
      card.card_network_tier,
      ...(card.annual_fee === 0 ? ["no annual fee"] : []),
    ]),
  ];
  const words = new Set([...texts, ...benefits].flatMap((one) => [...one.words]));
  return { card, texts, benefits, words };
}

const toText = (weight: number, names: readonly string[]): Text => ({
  weight,
  words: new Set(names.flatMap(wordsOf)),
});

/** Cards that contain every word, scored by where; benefits that have ended do not count. */
export function findByWords(facts: FactIndex, query: string, today: string): readonly FoundCard[] {
  const queryWords = benefitWords(query);
  const exact = new Set(findExact(lexiconsOf(facts).cards.matcher, query));
  if (queryWords.length === 0 && exact.size === 0) return [];
  return searchIndexOf(facts).flatMap((entry) => {
    const bonus = exact.has(entry.card) ? EXACT_NAME : 0;
    const isCandidate = queryWords.length > 0 && holdsAll(entry.words, queryWords);
    if (!isCandidate) return bonus === 0 ? [] : [{ card: entry.card, score: bonus, benefits: [] }];
    const benefits = entry.benefits.filter((one) => one.isVerified && isLive(one, today));
    const texts = [
      ...entry.texts,
      ...benefits.map(({ words }) => ({ weight: WEIGHTS.benefit, words })),
    ];
    const score = scoreOf(queryWords, texts);
    if (score === 0 && bonus === 0) return [];
    const among = benefits.filter(({ words }) => holdsAll(words, queryWords));
    return [{ card: entry.card, score: score + bonus, benefits: among }];
  });
}

export const isLive = ({ benefit }: BenefitTerm, today: string): boolean =>
  !("ends" in benefit.row) || !hasEnded(benefit.row, today);

function scoreOf(queryWords: readonly string[], texts: readonly Text[]): number {
  let sum = 0;
  for (const word of queryWords) {
    const best = Math.max(0, ...texts.map((text) => text.weight * qualityOf(word, text.words)));
    if (best === 0) return 0;
    sum += best;
  }
  const isTogether = texts.some(({ words }) => holdsAll(words, queryWords));
  return sum + (isTogether ? TOGETHER : 0);
}

const qualityOf = (word: string, words: ReadonlySet<string>): number =>
  words.has(word) ? 1 : holdsWord(words, word) ? BEGUN : 0;
