import type { FactRow } from "../../../contract/facts.ts";
import { normalizeName } from "../../../contract/names.ts";
import type { FactIndex } from "../../../tools/core/facts.ts";
import { heldCards } from "../../../tools/core/held.ts";
import type { Scene } from "../../../tools/core/scene.ts";
import { isSeveral } from "./any-of.ts";
import { type Mention, mentionsOf, type Understood } from "../../language/understood.ts";

/*
 * Short names are shared: "the reserve" is a card of Chase, of Delta and of U.S. Bank, each with a
 * business card of the name. What the wallet and the rest of the question tell decides; then what
 * everybody means who says no more. When that leaves several, it is asked back.
 */

type Card = FactRow<"cards">;

interface Meant {
  readonly asked: Understood;
  /** Ids of the cards that were taken for granted, for the answer to say so. */
  readonly taken: readonly string[];
}

/** The question with each short name as the one card that it means, where that can be told. */
export function withCardsMeant(
  asked: Understood,
  scene: Scene,
  { isOfCatalog, isOfEach }: { readonly isOfCatalog: boolean; readonly isOfEach: boolean },
): Meant {
  const taken: string[] = [];
  const held = new Set(heldCards(scene).map(({ card }) => card.id));
  const mentions = asked.mentions.flatMap((mention): readonly Mention[] => {
    if (mention.kind !== "card" || mention.ids.length < 2) return [mention];
    const cards = withOwned(
      mention.ids.flatMap((id) => scene.facts.cards.get(id) ?? []),
      scene,
    );
    const likely = narrowed(cards, evidence(mention, asked, scene, isOfCatalog));
    if (isSeveral(mention)) return isOfEach ? eachOf(mention, likely) : [ofAll(mention, likely)];
    // Of two that are held either may be meant.
    const isEither = likely.length > 1 && likely.every(({ id }) => held.has(id));
    const usual = isEither ? likely : narrowed(likely, usualOf(asked, mention, scene));
    const [meant] = usual;
    if (meant === undefined || usual.length > 1) {
      return [{ ...mention, ids: usual.map(({ id }) => id) }];
    }
    if (likely.length > 1) taken.push(meant.id);
    return [{ ...mention, ids: [meant.id] }];
  });
  return { asked: { ...asked, mentions }, taken };
}

/** "The fees of my Inks": of each that has the name, as if all were told by name. */
function eachOf(mention: Mention, cards: readonly Card[]): readonly Mention[] {
  const open = cards.filter(({ status }) => status === "open");
  const each = open.length > 0 && cards.length > MOST_EACH ? open : cards;
  return each.length > MOST_EACH
    ? [ofAll(mention, each)]
    : each.map(({ id }) => ({ ...mention, ids: [id] }));
}

const ofAll = (mention: Mention, cards: readonly Card[]): Mention => ({
  ...mention,
  ids: cards.map(({ id }) => id),
});

/** More at once would be a list to read. */
const MOST_EACH = 7;

/** "My American Airlines card": one of the wallet that earns the same may be one of a bank that has no more of it. */
function withOwned(cards: readonly Card[], { wallet, facts }: Scene): readonly Card[] {
  const [first] = cards;
  const program = first?.rewards_currency;
  const isOfOne =
    facts.programs.get(program ?? "")?.category !== "transferable" &&
    cards.every((card) => card.rewards_currency === program);
  if (program === undefined || !isOfOne) return cards;
  const owned = wallet.cards.flatMap(({ card_id: id }) => facts.cards.get(id) ?? []);
  const more = owned.filter((card) => card.rewards_currency === program && !cards.includes(card));
  return [...cards, ...more];
}

type Sieve = (card: Card) => boolean;

/** Each sieve in turn, unless nothing would be left. */
const narrowed = (cards: readonly Card[], sieves: readonly Sieve[]): readonly Card[] =>
  sieves.reduce((left, sieve) => {
    const kept = left.filter(sieve);
    return kept.length > 0 ? kept : left;
  }, cards);

/** What is said and held: the bank that is named, cards of the wallet, the bank of the other card. */
function evidence(
  mention: Mention,
  asked: Understood,
  scene: Scene,
  isOfCatalog: boolean,
): readonly Sieve[] {
  const issuers = new Set(mentionsOf(asked, "issuer").flatMap(({ ids }) => ids));
  const held = new Set(heldCards(scene).map(({ card }) => card.id));
  const owned = new Set(scene.wallet.cards.map(({ card_id: id }) => id));
  const [other] = asked.mentions.flatMap(({ kind, ids, start }) =>
    kind === "card" && ids.length === 1 && start !== mention.start
      ? (scene.facts.cards.get(ids[0] ?? "") ?? [])
      : [],
  );
  const beside = besideOf(mention, asked);
  const isEarned = (program: string | undefined): boolean =>
    scene.facts.programs.has(program ?? "");
  return [
    ({ issuer }) => issuers.has(issuer),
    (card) => beside.some((word) => wordsOf(card).has(word)),
    // A question of the catalog may well be about a card that is not held.
    ({ id }) => !isOfCatalog && held.has(id),
    ({ id }) => !isOfCatalog && owned.has(id),
    // "The Platinum" beside the Venture X: no bank's card that earns nothing.
    ({ issuer, rewards_currency: program }) =>
      other !== undefined &&
      issuer === other.issuer &&
      isEarned(program) === isEarned(other.rewards_currency),
    ({ card_type: type }) => other !== undefined && type === other.card_type,
  ];
}

/** "Gold Delta Amex", "the Southwest card, the Plus one": words of its name that stand beside it. */
const besideOf = ({ start, end }: Mention, { tokens }: Understood): readonly string[] =>
  [tokens[start - 1], tokens[end]].flatMap((word) =>
    word === undefined || word.length < LEAST_TELLING ? [] : [word],
  );

/** Shorter words tell no card from another. */
const LEAST_TELLING = 4;

const wordsOf = ({ display_name: name }: Card): ReadonlySet<string> =>
  new Set(
    normalizeName(name)
      .split(" ")
      .filter((word) => word !== "card"),
  );

const BUSINESS = /\b(?:business|biz|llc|company)\b/i;

/**
 * Who means the business card says so; who means an airline's, a hotel's or an employer's card says
 * whose; and without more the card of the plain name is meant.
 */
function usualOf({ text }: Understood, mention: Mention, { facts }: Scene): readonly Sieve[] {
  const isBusiness = BUSINESS.test(text);
  const said = normalizeName(mention.text);
  return [
    ({ card_type: type }) => (type === "business") === isBusiness,
    ({ status }) => status === "open",
    ({ rewards_currency: program }) =>
      facts.programs.get(program ?? "")?.category === "transferable",
    (card) => plainNames(card, facts).has(said),
  ];
}

/** What a card is called without its bank: "platinum" of Amex Platinum. */
function plainNames(card: Card, { facts }: FactIndex): ReadonlySet<string> {
  const bank = facts.tables.issuers.find(({ name }) => name === card.issuer);
  const name = normalizeName(card.display_name);
  const banks = [card.issuer, ...(bank?.aliases ?? [])].map(normalizeName);
  return new Set(
    banks.flatMap((one) => (name.startsWith(`${one} `) ? name.slice(one.length + 1) : [])),
  );
}
