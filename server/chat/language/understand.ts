import type { Wallet } from "../../accounts/wallet.ts";
import { heldCards } from "../../member/held-cards.ts";
import type { FactIndex } from "../../member/facts.ts";
import type { Scene } from "../../member/scene.ts";
import type { Amount, DateMention, Mention, MentionKind, Understood } from "./understood.ts";
import { findAsking } from "./words/split.ts";
import { type AmountPlace, readAmounts } from "./numbers/amounts.ts";
import { common, CITY_WORDS } from "./words/common.ts";
import { readDates } from "./days/dates.ts";
import { type LinkedName, linkNames } from "./names/link.ts";
import { lexiconOf } from "./lexicon/lexicon.ts";
import type { Lexicon } from "./lexicon/names.ts";
import { withoutCountries, PLACE_WORDS, placeEnd } from "./names/country-names.ts";
import { withLastDigits, withSharedNames } from "./names/last-digits.ts";
import { findPeople, type PersonPlace } from "./people/people.ts";
import { strangerOf } from "./people/strangers.ts";
import { pricesBeside } from "./numbers/prices-beside.ts";
import { createRepairer, type Repairer } from "./words/repair.ts";
import { type Token, tokenise } from "./words/tokenise.ts";
import { type NamePlace, overlaps, toLinkedWords } from "./names/linked-words.ts";
import { findUnknownNames, isNameMaterial } from "./names/unknown-names.ts";

export interface UnderstandOptions {
  /** Lower-case words of the phrasings: never typing errors, and candidates for repair. */
  readonly vocabulary?: ReadonlySet<string>;
}

/** "Chase -> Hyatt". */
const ARROWS = ["->", "=>", "→", " > "];

/** Takes a question apart: names, amounts, dates, people and places. Never throws. */
export function understand(
  written: string,
  scene: Scene,
  options: UnderstandOptions = {},
): Understood {
  const text = ARROWS.reduce((all, arrow) => all.replaceAll(arrow, " to "), written);
  const lexicon = lexiconOf(scene.facts);
  const repairer = repairerOf(scene.facts, lexicon, options.vocabulary ?? NO_WORDS);
  const { tokens, unheard, repaired } = repairAll(text, repairer, namesOf(scene.wallet));
  const linked = linkAll(tokens, lexicon, scene);
  const words = tokens.map((token) => wordOf(token, lexicon));
  const unknown = findUnknownNames(
    toLinkedWords(tokens, linked, { unheard, repaired }),
    scene.facts,
  );
  const found = linked.filter((name) => !unknown.some((place) => overlaps(place, name)));
  const people = toPeople(words, scene.wallet, found);
  const names = found.filter((name) => !people.some((place) => overlaps(place, name)));
  const taken = [...names, ...people, ...unknown];
  const isTaken = (place: number): boolean =>
    taken.some(({ start, end }) => place >= start && place < end);
  const places = toPlaces(words, isTaken);
  const dates = readDates(words, scene.today, isTaken).filter(
    (date) => !taken.some((place) => overlaps(place, date)),
  );
  const isProgram = (place: number): boolean =>
    names.some(
      ({ start, kinds }) => start === place && (kinds.has("program") || kinds.has("issuer")),
    );
  const read = readAmounts(
    words,
    (place) => isTaken(place) || dates.some((date) => place >= date.start && place < date.end),
    { isProgram, isShopping: isShopping(names) },
  );
  const amounts = pricesBeside(read, words);
  const cut = (place: NamePlace): string => textOf(text, tokens, place);
  const owner = ownerOf(people);
  const beside = people.find(({ named }) => named !== undefined)?.named;
  const [country] = places;
  const isOfHousehold = people.some((one) => (one.owner ?? one.named) !== undefined);
  const stranger = isOfHousehold
    ? undefined
    : strangerOf(tokens, scene.wallet, [...names.filter(({ kinds }) => isHeld(kinds)), ...unknown]);
  return {
    text,
    tokens: words,
    mentions: withSharedNames(toMentions(names, cut)),
    unknownNames: unknown.map(cut),
    amounts: amounts.map((amount) => toAmount(amount, cut)),
    dates: dates.map((date): DateMention => ({ ...date, text: cut(date) })),
    asking: findAsking(text, tokens),
    ...(owner === undefined ? {} : { owner }),
    ...(owner !== undefined || beside === undefined ? {} : { beside }),
    ...(stranger === undefined ? {} : { stranger }),
    ...(country === undefined ? {} : { country: cut(country) }),
  };
}

/** "Macys" instead of "macy" when that is the name. */
const wordOf = ({ word, joined }: Token, { words }: Lexicon): string =>
  joined === `${word}s` && !words.has(word) && words.has(joined) ? joined : word;

function linkAll(tokens: readonly Token[], lexicon: Lexicon, scene: Scene) {
  const linked = linkNames(tokens, lexicon, new Set(heldCards(scene).map(({ card }) => card.id)));
  const held = withLastDigits(linked, tokens, scene.wallet);
  return withoutCountries(held, tokens);
}

const NO_WORDS: ReadonlySet<string> = new Set();

const repairers = new WeakMap<FactIndex, WeakMap<ReadonlySet<string>, Repairer>>();

/** Built once for each build of the facts and vocabulary. */
function repairerOf(facts: FactIndex, lexicon: Lexicon, vocabulary: ReadonlySet<string>): Repairer {
  const ofFacts = repairers.get(facts) ?? new WeakMap<ReadonlySet<string>, Repairer>();
  repairers.set(facts, ofFacts);
  const built = ofFacts.get(vocabulary);
  if (built !== undefined) return built;
  const repairer = createRepairer([
    lexicon.words,
    vocabulary,
    new Set([...common, ...PLACE_WORDS, ...CITY_WORDS]),
  ]);
  ofFacts.set(vocabulary, repairer);
  return repairer;
}

/** Repairs typing errors, and marks the words that were unknown before or still are. */
function repairAll(text: string, repairer: Repairer, own: ReadonlySet<string>) {
  const tokens: Token[] = [];
  const unheard: boolean[] = [];
  const repaired: boolean[] = [];
  const written = tokenise(text);
  for (const [at, token] of written.entries()) {
    const isInName = isWithinName(written, at);
    const isPlain = !/^\p{L}+$/u.test(token.word) || own.has(token.word);
    if (isInName || isPlain || repairer.isKnown(token.joined)) {
      tokens.push(token);
      unheard.push(isInName && !isPlain && !repairer.isKnown(token.joined));
      repaired.push(false);
      continue;
    }
    const word = repairer.repair(token.word);
    const joined = word === token.word ? token.joined : word;
    for (const part of tokenise(word)) {
      tokens.push({
        ...token,
        word: part.word,
        joined: part.word === word ? joined : part.word,
      });
      unheard.push(isNameMaterial(part.word) && !repairer.isKnown(part.word));
      repaired.push(word !== token.word);
    }
  }
  return { tokens, unheard, repaired };
}

/** "Chase Wayfarer Reserve": a word between two capitals is part of a name, not an error. */
const isWithinName = (tokens: readonly Token[], at: number): boolean =>
  [at - 1, at, at + 1].every((place) => tokens[place]?.isCapital === true);

const households = new WeakMap<Wallet, ReadonlySet<string>>();

/** Names of the household, which are not typing errors. */
function namesOf(wallet: Wallet): ReadonlySet<string> {
  const known = households.get(wallet);
  if (known !== undefined) return known;
  const people = new Set([...wallet.profile.household, ...wallet.cards.map(({ owner }) => owner)]);
  const names = new Set(
    [...people].flatMap((name) => tokenise(name, true).flatMap(({ word }) => [word, `${word}s`])),
  );
  households.set(wallet, names);
  return names;
}

/** True if shops or goods are named and no points; trips may be paid with either. */
const isShopping = (names: readonly LinkedName[]): boolean =>
  !names.some(({ kinds }) => kinds.has("program")) &&
  names.some(({ kinds }) =>
    kinds.has("category")
      ? kinds.get("category")?.some((id) => !TRIPS.test(id)) === true
      : kinds.has("merchant"),
  );

const TRIPS = /^(?:travel|flights?|hotels?|cruises?|car_rentals|trains|vacation)/;

const isInside = (inner: NamePlace, outer: NamePlace): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

function toPlaces(
  words: readonly string[],
  isTaken: (place: number) => boolean,
): readonly NamePlace[] {
  const places: NamePlace[] = [];
  for (let start = 0; start < words.length; start++) {
    const end = isTaken(start) ? undefined : placeEnd(words, start);
    if (end === undefined) continue;
    places.push({ start, end });
    start = end - 1;
  }
  return places;
}

/** "Sam's points" and "Sam's cards" are of a person, "Sam's Club" is not. */
const toPeople = (
  words: readonly string[],
  wallet: Wallet,
  found: readonly LinkedName[],
): readonly PersonPlace[] =>
  findPeople(words, wallet).filter(
    (place) =>
      // "At Sam's" is a shop.
      words[place.start - 1] !== "at" &&
      !found.some((name) => overlaps(place, name) && !isInside(withoutCard(name, words), place)),
  );

const withoutCard = ({ start, end }: NamePlace, words: readonly string[]): NamePlace => ({
  start,
  end: ["card", "cards"].includes(words[end - 1] ?? "") ? end - 1 : end,
});

/** Things a person can hold; "my kid's orthodontist" is just a place to pay. */
const isHeld = (kinds: LinkedName["kinds"]): boolean =>
  (["card", "program", "issuer", "benefit"] as const).some((kind) => kinds.has(kind));

const ownerOf = (people: readonly PersonPlace[]): string | undefined =>
  people.find(({ owner }) => owner !== undefined)?.owner;

function toMentions(
  names: readonly LinkedName[],
  cut: (place: NamePlace) => string,
): readonly Mention[] {
  return names.flatMap(({ start, end, kinds }) =>
    [...kinds].map(([kind, ids]: readonly [MentionKind, readonly string[]]) => ({
      kind,
      ids,
      start,
      end,
      text: cut({ start, end }),
    })),
  );
}

const toAmount = (
  { start, end, unit, value }: AmountPlace,
  cut: (place: NamePlace) => string,
): Amount => ({
  start,
  end,
  text: cut({ start, end }),
  unit,
  value,
});

const textOf = (text: string, tokens: readonly Token[], { start, end }: NamePlace): string =>
  text.slice(tokens[start]?.from ?? 0, tokens[end - 1]?.to ?? text.length);
