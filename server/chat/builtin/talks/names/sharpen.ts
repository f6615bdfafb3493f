import type { FactRow } from "../../../../contract/facts.ts";
import type { FactIndex } from "../../../../tools/core/facts.ts";
import { heldCards } from "../../../../tools/core/held.ts";
import { nameWords } from "../../../language/words/tokenise.ts";
import { type Question, read, type Talk } from "../talk.ts";
import { type Mention, mentionsOf, type Understood } from "../../../language/understood.ts";

/*
 * What was talked of before tells which card a short name means: after the Sapphire Preferred "the
 * reserve" is Chase's, and "the business one" is the business card of the same name.
 */

type Card = FactRow<"cards">;

/** The question with full names where the one before tells which card is meant. */
export function sharpen(talk: Talk, asked: Understood, before: Question | undefined): Understood {
  if (before === undefined) return asked;
  const last = lastCard(talk, before.asked);
  const one = namedOne(talk, asked, before.asked, last ?? answeredCard(talk, asked, before));
  if (one !== undefined) return read(talk, one);
  const both = inBoth(talk, asked, before.asked);
  if (both !== undefined) return read(talk, both);
  const short = soleName(asked);
  const whole = talk.scene.facts.cards.get(short?.ids[0] ?? "");
  if (short !== undefined && whole !== undefined) {
    return read(talk, withName(asked, short, whole.card_name));
  }
  const doubtful = mentionsOf(asked, "card").find(({ ids }) => ids.length > 1);
  if (doubtful === undefined || last === undefined) return asked;
  const meant = alike(talk, doubtful, last);
  return meant === undefined ? asked : read(talk, withName(asked, doubtful, meant.card_name));
}

/** The card that our answer named, where "the other one" is another than that. */
function answeredCard(talk: Talk, asked: Understood, before: Question): Card | undefined {
  if (!asked.tokens.includes("other")) return undefined;
  const name = talk.recall(before);
  return talk.scene.facts.facts.tables.cards.find(({ card_name: one }) => one === name);
}

/** A card by one word, which among more words may be none: "surpass". */
function soleName({ mentions, tokens }: Understood): Mention | undefined {
  const [card, ...more] = mentions;
  if (card?.kind !== "card" || card.ids.length !== 1 || more.length > 0) return undefined;
  return tokens.length <= SHORT && card.end - card.start === 1 ? card : undefined;
}

/** "And the surpass?", words. */
const SHORT = 3;

/** The card that a question is about: the one that is named last and is sure, or held alone of its name. */
export function lastCard({ scene }: Talk, asked: Understood): Card | undefined {
  const held = new Set(heldCards(scene).map(({ card }) => card.id));
  const sure = mentionsOf(asked, "card").flatMap(({ ids }) => {
    const own = ids.length === 1 ? ids : ids.filter((id) => held.has(id));
    return own.length === 1 ? own : [];
  });
  return scene.facts.cards.get(sure.at(-1) ?? "");
}

const TYPE = /\b(personal|business|small business)\b/;

/** "The personal Platinum" after "the Delta card", of which it was not clear which: the one of these. */
function inBoth(talk: Talk, asked: Understood, before: Understood): string | undefined {
  const open = mentionsOf(before, "card").findLast(({ ids }) => ids.length > 1);
  const [named, more] = mentionsOf(asked, "card");
  if (open === undefined || named === undefined || more !== undefined) return undefined;
  if (lastCard(talk, before) !== undefined) return undefined;
  const type = TYPE.exec(asked.tokens.join(" "))?.[1] ?? "";
  const words = nameWords(named.text);
  const cards = open.ids
    .flatMap((id) => talk.scene.facts.cards.get(id) ?? [])
    .filter(({ card_name: name }) => words.every((word) => nameWords(name).includes(word)))
    .filter(({ card_type: own }) => type === "" || type.endsWith(own));
  // Who means the business card says so.
  const usual = cards.length > 1 ? cards.filter(({ card_type: own }) => own === "personal") : cards;
  const [only] = usual;
  if (only === undefined || usual.length > 1) return undefined;
  return withName(asked, named, only.card_name).replace(TYPE, "");
}

/** Of several cards the one somebody has or had, else of the same bank, and of the same type where that is not enough. */
function alike({ scene }: Talk, { ids }: Mention, last: Card): Card | undefined {
  const cards = ids.flatMap((id) => scene.facts.cards.get(id) ?? []);
  const owned = new Set(scene.wallet.cards.map(({ card_id: id }) => id));
  const [own, more] = cards.filter(({ id }) => owned.has(id) && id !== last.id);
  if (own !== undefined && more === undefined) return own;
  const sameBank = cards.filter(({ issuer, id }) => issuer === last.issuer && id !== last.id);
  const sameType = sameBank.filter(({ card_type: type }) => type === last.card_type);
  const left = sameBank.length === 1 ? sameBank : sameType;
  return left.length === 1 ? left[0] : undefined;
}

const ONE = /\b(?:the|my|our|that|his|her) ((?:\S+ ){1,3})(?:one|version|card)\b(?! of\b)/;
/** "The one with the X": told by a word of its name after it. */
const ONE_WITH =
  /\b(?:the|that) one (?:with|that has|that says|called|named) (?:the |an? )?(\S+)(?! (?:fee|credit|points|bonus)\b)/;
const ONES = new RegExp(ONE, "g");
const NO_NAMES = new Set("first second third last same new old next only best right".split(" "));

/** Whether a card is named by a word of its name: "the business one". */
export const pointsAtOne = (asked: Understood): boolean => ONE.test(tokensOf(asked).join(" "));

/** "Capital One" is no one of anything. */
const tokensOf = ({ tokens, mentions }: Understood): readonly string[] =>
  tokens.map((token, at) =>
    token === "one" && mentions.some(({ start, end }) => start < at && at < end) ? "1" : token,
  );

/** "The business one", "my delta card": a card by a word of its name. */
function namedOne(
  talk: Talk,
  asked: Understood,
  before: Understood,
  last: Card | undefined,
): string | undefined {
  const text = asked.tokens.join(" ");
  const sure = mentionsOf(asked, "card").some(({ ids }) => ids.length === 1);
  if (sure) return undefined;
  const [whole, mark = ""] = ONE_WITH.exec(text) ?? [];
  const told = mark === "" ? undefined : findByWords(talk, nameWords(mark), before, last);
  if (whole !== undefined && told !== undefined) return text.replace(whole, told.card_name);
  // "The other card he has, the hotel one": what is said last tells which.
  for (const [said, middle = ""] of [...tokensOf(asked).join(" ").matchAll(ONES)].toReversed()) {
    const words = nameWords(middle).filter((word) => word !== "other");
    const isName = words.length > 0 && !words.some((word) => NO_NAMES.has(word));
    const meant = isName ? findByWords(talk, words, before, last) : undefined;
    if (meant !== undefined) return text.replace(said, meant.card_name);
  }
  return undefined;
}

/** Of those that the name before may have meant, else of those held, else of the same bank and name. */
function findByWords(
  { scene }: Talk,
  words: readonly string[],
  before: Understood,
  last: Card | undefined,
): Card | undefined {
  const { facts } = scene;
  const has = (card: Card): boolean => {
    const name = new Set(nameWords(`${card.card_name} ${card.card_type} ${sortsOf(card, facts)}`));
    return words.every((word) => name.has(word)) && card.id !== last?.id;
  };
  const offered = mentionsOf(before, "card")
    .flatMap(({ ids }) => ids)
    .flatMap((id) => facts.cards.get(id) ?? []);
  const held = heldCards(scene).map(({ card }) => card);
  const { owner } = before;
  const theirs = owner === undefined ? [] : heldCards(scene, { owner }).map(({ card }) => card);
  for (const cards of [offered, theirs, held]) {
    const fitting = [...new Set(cards.filter(has))];
    if (fitting.length === 1) return fitting[0];
  }
  if (last === undefined) return undefined;
  const own = nameWords(last.display_name).filter((word) => !/^(?:card|amex|business)$/.test(word));
  const kin = facts.facts.tables.cards
    .filter((card) => card.issuer === last.issuer && card.status === "open" && has(card))
    .filter(({ card_name: name }) => own.every((word) => nameWords(name).includes(word)));
  const ofType = kin.filter(({ card_type: type }) => type === last.card_type);
  return (ofType.length > 0 ? ofType : kin).toSorted(
    (a, b) => a.card_name.length - b.card_name.length,
  )[0];
}

/** What people call a card by what its points are for: "the hotel one", "the airplane one". */
const sortsOf = ({ rewards_currency: program }: Card, { programs }: FactIndex): string =>
  SORTS[programs.get(program ?? "")?.category ?? ""] ?? "";

const SORTS: Readonly<Record<string, string>> = {
  hotel: "hotel hotels",
  airline: "airline airplane plane flight flights flying",
};

const withName = ({ tokens }: Understood, { start, end }: Mention, name: string): string =>
  [...tokens.slice(0, start), name, ...tokens.slice(end)].join(" ");
