import * as z from "zod";
import {
  cut,
  createMatcher,
  findExact,
  type Match,
  matchName,
  type Named,
  type NameMatcher,
  rankNames,
  wordsToMatch,
} from "../catalog/match-names.ts";
import { compactName, wordsOf } from "../contract/names.ts";
import type { FactRow } from "../contract/facts.ts";
import { oncePer } from "../contract/once-per.ts";
import type { FactIndex } from "./facts.ts";
import { type Candidate, NeedsInput, UnknownName } from "./needs-input.ts";

/*
 * Resolves names. A name with several meanings asks which one (NeedsInput); a name with none is an
 * error that lists the nearest. Never a silent guess.
 */

const nameParam = z.string().min(1).max(200);
export const cardParam = nameParam.describe("By any name, such as `csr`.");
export const programParam = nameParam.describe("By any name, such as `MR`.");
export const merchantParam = nameParam.describe("By any name, such as `whole foods`.");
export const categoryParam = nameParam.describe("A spend category, by key or loosely by name.");
export const issuerParam = nameParam.describe("By any name, such as `amex`.");

/** A kind of thing that has names. */
export interface Lexicon<Value> {
  /** The noun for these things in errors: a card, a program. */
  readonly noun: string;
  readonly matcher: NameMatcher<Value>;
  readonly toCandidate: (value: Value) => Candidate;
  /** Advice for a name that matches nothing. */
  readonly help?: (name: string) => string;
  /** The value in a sentence, without the member's own words that the label may hold. */
  readonly toText?: (value: Value) => string;
}

/** Resolves a name. Throws NeedsInput, or UnknownName with the nearest names. */
export function getMeant<Value>(lexicon: Lexicon<Value>, name: string): Value {
  const match = matchName(lexicon.matcher, name);
  return match.kind === "found" ? match.value : refuse(lexicon, name, match);
}

/** Asks which of several is meant, or names the nearest. */
export function refuse<Value>(
  { noun, matcher, toCandidate, toText, help }: Lexicon<Value>,
  name: string,
  match: Exclude<Match<Value>, { kind: "found" }>,
): never {
  const tell = (values: readonly Value[]): string =>
    [...new Set(values.map(toText ?? ((value) => toCandidate(value).label)))].join("; ");
  if (match.kind === "ambiguous") {
    const candidates = match.values.map(toCandidate);
    const names = tell(match.values);
    const question =
      candidates.length === 1
        ? `"${cut(name)}" may mean the ${noun} ${names}. Is it this one?`
        : `"${cut(name)}" may mean more than one ${noun}: ${names}. Which one?`;
    throw new NeedsInput(question, { given: name, candidates });
  }
  // A short list is shown in full instead of searched.
  const all = matcher.entries.length > MAX_TOLD ? [] : matcher.entries.map(({ value }) => value);
  const near = match.nearest.length === 0 ? all : match.nearest;
  const candidates = near.map(toCandidate);
  const lead = match.nearest.length === 0 ? "Options" : "Nearest";
  const more = near.length === 0 ? help?.(name) : `${lead}: ${tell(near)}.`;
  const hint = more === undefined || more === "" ? "" : ` ${more}`;
  throw new UnknownName(`No ${noun} is called "${cut(name)}".${hint}`, {
    given: name,
    candidates,
  });
}

const MAX_TOLD = 30;

interface Lexicons {
  readonly cards: Lexicon<FactRow<"cards">>;
  readonly programs: Lexicon<FactRow<"programs">>;
  readonly merchants: Lexicon<FactRow<"merchants">>;
  readonly categories: Lexicon<FactRow<"spendCategories">>;
  readonly issuers: Lexicon<FactRow<"issuers">>;
}

/** Any tracked card, open or not. */
export const getCard = (facts: FactIndex, name: string): FactRow<"cards"> =>
  facts.cards.get(name) ?? getMeant(lexiconsOf(facts).cards, name);

/** A resolved card, and if its name had to be corrected. */
interface UnderstoodCard {
  readonly card: FactRow<"cards">;
  readonly isRepaired: boolean;
}

/** A corrected name must fit one card this many times better than any other. */
const CLEARLY_REPAIRED = 1.4;
/** A wider margin for a card that takes no applications: another one is more likely meant. */
const WORTH_ASKING = 2;
const MAX_ASKED = 6;

/**
 * Finds a card that will be saved: a misspelled name asks which card is meant if it may be several,
 * or one that takes no applications. Throws as getCard does.
 */
export function getCardToKeep(facts: FactIndex, name: string): UnderstoodCard {
  const card = getCard(facts, name);
  if (!isMisspelt(cardNames(facts, card), name)) return { card, isRepaired: false };
  const lexicon = lexiconsOf(facts).cards;
  const ranked = rankNames(lexicon.matcher, name);
  const best = ranked[0]?.score ?? 0;
  const margin = card.status === "open" ? CLEARLY_REPAIRED : WORTH_ASKING;
  const close = ranked.filter(({ score }) => best < score * margin).map(({ value }) => value);
  if (card.status === "open" && close.length < 2) return { card, isRepaired: true };
  return refuse(lexicon, name, { kind: "ambiguous", values: close.slice(0, MAX_ASKED) });
}

/** True if a word of the query is neither a word of the names nor the beginning of one. */
function isMisspelt(names: readonly string[], name: string): boolean {
  const compact = compactName(name);
  if (names.some((one) => compactName(one) === compact)) return false;
  const words = names.flatMap(wordsOf);
  return wordsToMatch(name).some((word) => !words.some((other) => other.startsWith(word)));
}

export const getProgram = (facts: FactIndex, name: string): FactRow<"programs"> =>
  facts.programs.get(name) ?? getMeant(lexiconsOf(facts).programs, name);

export const getMerchant = (facts: FactIndex, name: string): FactRow<"merchants"> =>
  facts.merchants.get(name) ?? getMeant(lexiconsOf(facts).merchants, name);

/** True if the name may mean a merchant. */
export const isKnownMerchant = (facts: FactIndex, name: string): boolean =>
  facts.merchants.has(name) ||
  matchName(lexiconsOf(facts).merchants.matcher, name).kind !== "unknown";

export const getCategory = (facts: FactIndex, name: string): FactRow<"spendCategories"> =>
  facts.categories.get(name) ?? getMeant(lexiconsOf(facts).categories, name);

export const getIssuer = (facts: FactIndex, name: string): FactRow<"issuers"> =>
  getMeant(lexiconsOf(facts).issuers, name);

/** Matchers of names for all cards, programs, merchants, categories and issuers. */
export const lexiconsOf = oncePer((facts: FactIndex): Lexicons => {
  const { cards, programs, merchants, spendCategories, issuers } = facts.tables;
  const byKey = {
    toCandidate: (row: { key: string; name: string }) => ({ id: row.key, label: row.name }),
  };
  return {
    cards: {
      noun: "card",
      matcher: createMatcher(cards.map((card) => ({ value: card, names: cardNames(facts, card) }))),
      toCandidate: (card) => ({ id: card.id, label: card.card_name }),
      help: () => "search_cards finds cards by issuer, fee, benefit or words of the name.",
    },
    programs: {
      noun: "program",
      matcher: createMatcher(programs.map(toNamed)),
      ...byKey,
      help: () => "list_valuations lists the programs.",
    },
    merchants: { noun: "merchant", matcher: createMatcher(merchants.map(toNamed)), ...byKey },
    categories: {
      noun: "category",
      matcher: createMatcher(spendCategories.map((row) => toNamedCategory(facts, row))),
      ...byKey,
      help: (name) => categoryHelp(name, lexiconsOf(facts).merchants.matcher, spendCategories),
    },
    issuers: {
      noun: "issuer",
      matcher: createMatcher(
        issuers.map((issuer) => ({ value: issuer, names: [issuer.name, ...issuer.aliases] })),
      ),
      toCandidate: (issuer) => ({ id: issuer.name, label: issuer.name }),
    },
  };
});

/** Names a merchant's category, or else the everyday categories. */
function categoryHelp(
  name: string,
  merchants: NameMatcher<FactRow<"merchants">>,
  categories: readonly FactRow<"spendCategories">[],
): string {
  const [merchant, ...others] = findExact(merchants, name);
  if (merchant !== undefined && others.length === 0)
    return `${merchant.name} is a merchant in the category ${merchant.category}.`;
  const everyday = categories.filter((one) => one.everyday).map(({ key }) => key);
  return `Everyday ones: ${everyday.join(", ")}.`;
}

const toNamed = <Row extends { key: string; name: string; aliases: readonly string[] }>(
  row: Row,
): Named<Row> => ({ value: row, names: [row.name, row.key, ...row.aliases] });

const toNamedCategory = ({ nicknamesOf }: FactIndex, row: FactRow<"spendCategories">) => ({
  value: row,
  names: [...toNamed(row).names, ...nicknamesOf("category", row.key)],
});

/** A card goes by its names, and by its short name after any name of its issuer. */
export function cardNames(facts: FactIndex, card: FactRow<"cards">): readonly string[] {
  const issuer = facts.tables.issuers.find(({ name: called }) => called === card.issuer);
  return [
    card.id,
    card.card_name,
    card.display_name,
    ...card.former_ids,
    ...card.aliases,
    ...[card.issuer, ...(issuer?.aliases ?? [])].map((by) => `${by} ${card.display_name}`),
  ];
}
