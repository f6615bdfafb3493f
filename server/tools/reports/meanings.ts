import { findExact, type Match, matchName, type NameMatcher } from "../../catalog/match-names.ts";
import { normalizeName } from "../../contract/names.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { Candidate } from "../../member/needs-input.ts";
import type { FactIndex } from "../../member/facts.ts";
import { lexiconsOf } from "../../member/names.ts";
import { findOwner, isRelation } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { mapInPieces } from "../frame/in-pieces.ts";
import type { JottedItem } from "./read-text.ts";

export type Card = FactRow<"cards">;
export type Program = FactRow<"programs">;

/** A name with one meaning, certain or likely. */
export interface Clear<Value> {
  readonly value: Value;
  readonly isLikely: boolean;
  readonly others: readonly Candidate[];
}

/** A name with several meanings, or none. */
export type Unclear = { readonly candidates: readonly Candidate[] } | { readonly reason: string };

type Meaning<Value> = Clear<Value> | Unclear;

/** A search takes milliseconds, and an import must not hold up other requests. */
const MAX_SEARCHES = 40;
const MAX_WORDS = 8;
const LONGEST_NAME = 80;

export interface Look {
  /** Issuers of the cards that are certain. */
  readonly sureIssuers: ReadonlySet<string>;
  /** The number of names that may still be searched for. */
  searches: number;
}

export const openLook = async (items: readonly JottedItem[], scene: Scene): Promise<Look> => ({
  sureIssuers: await sureIssuers(items, scene),
  searches: MAX_SEARCHES,
});

/** Exact matches only, if it does not look like a name or the searches are used up. */
function lookUp<Value>(matcher: NameMatcher<Value>, name: string, look: Look): Match<Value> {
  const exact = findExact(matcher, name);
  const isName = name.length <= LONGEST_NAME && name.split(" ").length <= MAX_WORDS;
  if (exact.length === 0 && (!isName || name === "" || look.searches <= 0)) {
    return { kind: "unknown", nearest: [] };
  }
  if (exact.length === 0) look.searches--;
  return matchName(matcher, name);
}

/** The issuers of unambiguous cards: a short name is likelier one of theirs. */
async function sureIssuers(
  items: readonly JottedItem[],
  { facts }: Scene,
): Promise<ReadonlySet<string>> {
  const { matcher } = lexiconsOf(facts).cards;
  const issuers = await mapInPieces(items, ({ kind, name }) => {
    const [only, ...others] = kind === "card" ? findExact(matcher, singular(name)) : [];
    return others.length === 0 ? only?.issuer : undefined;
  });
  return new Set(issuers.filter((issuer) => issuer !== undefined));
}

/** "plats" is the plural of "plat". */
const singular = (name: string): string => name.replace(/(?<=\p{L}{3})(?<!s)s$/iu, "");

export function meaningOfCard(name: string, look: Look, { facts }: Scene): Meaning<Card> {
  const { matcher, toCandidate } = lexiconsOf(facts).cards;
  const isPlain = findExact(matcher, name).length > 0;
  const match = lookUp(matcher, isPlain ? name : singular(name), look);
  if (match.kind === "found") return { value: match.value, isLikely: false, others: [] };
  if (match.kind === "unknown") return unknown("card", match.nearest.map(toCandidate));
  const isOne = match.values.length === 1;
  const likely = isOne ? match.values : likelyCards(singular(name), match.values, look, facts);
  const [only, ...more] = likely;
  if (only === undefined || more.length > 0) return { candidates: match.values.map(toCandidate) };
  const others = match.values.filter((card) => card !== only).map(toCandidate);
  return { value: only, isLikely: true, others };
}

/**
 * Prefers open cards with exactly this short name without the issuer: "gold" is the Amex Gold
 * rather than the Delta Gold. Among these, cards of issuers that other entries clearly name.
 */
function likelyCards(
  name: string,
  cards: readonly Card[],
  { sureIssuers: sure }: Look,
  facts: FactIndex,
): readonly Card[] {
  const short = normalizeName(name);
  const sameName = cards.filter((card) => card.status === "open" && toShort(card, facts) === short);
  const ofSure = sameName.filter(({ issuer }) => sure.has(issuer));
  return ofSure.length > 0 ? ofSure : sameName;
}

/** A card's short name without the issuer in front. */
function toShort({ display_name: called, issuer: name }: Card, facts: FactIndex): string {
  const issuer = facts.tables.issuers.find((one) => one.name === name);
  const short = normalizeName(called);
  const before = [name, ...(issuer?.aliases ?? [])]
    .map((one) => `${normalizeName(one)} `)
    .find((one) => short.startsWith(one));
  return before === undefined ? short : short.slice(before.length);
}

export function meaningOfProgram(name: string, look: Look, { facts }: Scene): Meaning<Program> {
  const { matcher, toCandidate } = lexiconsOf(facts).programs;
  const match = lookUp(matcher, name, look);
  if (match.kind === "found") return { value: match.value, isLikely: false, others: [] };
  if (match.kind === "ambiguous") return { candidates: match.values.map(toCandidate) };
  return unknown("program", match.nearest.map(toCandidate));
}

/** The start of the reason why an unknown card is left out. */
export const UNKNOWN_CARD = "We don't know this card.";

/** The bank with the longest name at the start of a card's name. */
export function issuerIn(name: string, { facts }: Scene): string | undefined {
  const { matcher } = lexiconsOf(facts).issuers;
  const words = name.split(" ");
  const starts = words.map((_, at) => words.slice(0, words.length - at).join(" "));
  return starts.map((start) => findExact(matcher, start)[0]?.name).find((one) => one !== undefined);
}

function unknown(noun: string, nearest: readonly Candidate[]): Unclear {
  const names = nearest.map(({ label }) => label).join("; ");
  return { reason: `We don't know this ${noun}.${names === "" ? "" : ` Nearest: ${names}.`}` };
}

/** Headings that name a kind of thing, not a person. */
const KINDS = new Set(
  "also airline airlines balance balances bank business card cards cash closed credit hotel hotels miles note notes open personal points total travel wallet".split(
    " ",
  ),
);

/** True if the text before a colon is a person: of the household, a relation or a first name. */
export function isPerson(name: string, { wallet, facts }: Scene): boolean {
  if (findOwner(wallet, name) !== undefined || isRelation(name)) return true;
  if (!/^\p{Lu}\p{Ll}+$/u.test(name) || KINDS.has(name.toLowerCase())) return false;
  return !isThing(name, { facts });
}

/** True for the name of a card, program or bank. */
export function isThing(name: string, { facts }: Pick<Scene, "facts">): boolean {
  const { cards, programs, issuers } = lexiconsOf(facts);
  const lexicons = [cards, programs, issuers];
  return [name, singular(name)].some((one) =>
    lexicons.some(({ matcher }) => findExact<unknown>(matcher, one).length > 0),
  );
}
