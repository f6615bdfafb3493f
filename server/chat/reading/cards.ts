import type { FactRow } from "../../contract/facts.ts";
import { normalizeName } from "../../contract/names.ts";
import { heldCards } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import { type Mention, mentionsOf, type Understood } from "../language/understood.ts";

/*
 * Short names are shared: "the reserve" is a card of Chase, of Delta and of U.S. Bank. What the wallet
 * and the rest of the question tell decides, then what most people mean who say no more.
 */

type Card = FactRow<"cards">;
type Sieve = (card: Card) => boolean;

/** The cards that a mention most likely means; more than one when nothing decides. */
export function cardsMeant(mention: Mention, asked: Understood, scene: Scene): readonly string[] {
  if (mention.ids.length < 2) return mention.ids;
  const cards = mention.ids.flatMap((id) => scene.facts.cards.get(id) ?? []);
  const likely = narrowed(cards, evidence(mention, asked, scene));
  const held = heldIds(scene);
  const isEither = likely.length > 1 && likely.every(({ id }) => held.has(id));
  const meant = isEither ? likely : narrowed(likely, usual(mention, asked, scene));
  return meant.map(({ id }) => id);
}

const heldIds = (scene: Scene): ReadonlySet<string> =>
  new Set(heldCards(scene).map(({ card }) => card.id));

/** Each sieve in turn, unless nothing would be left. */
const narrowed = (cards: readonly Card[], sieves: readonly Sieve[]): readonly Card[] =>
  sieves.reduce((left, sieve) => {
    const kept = left.filter(sieve);
    return kept.length > 0 ? kept : left;
  }, cards);

/** The bank that is named, words beside the name, cards of the wallet, the other card named. */
function evidence(mention: Mention, asked: Understood, scene: Scene): readonly Sieve[] {
  const issuers = new Set(mentionsOf(asked, "issuer").flatMap(({ ids }) => ids));
  const held = heldIds(scene);
  const owned = new Set(scene.wallet.cards.map(({ card_id: id }) => id));
  const beside = [asked.tokens[mention.start - 1], asked.tokens[mention.end]].filter(
    (word) => word !== undefined && word.length >= MIN_TELLING,
  );
  const [other] = mentionsOf(asked, "card").flatMap(({ ids, start }) =>
    ids.length === 1 && start !== mention.start ? (scene.facts.cards.get(ids[0] ?? "") ?? []) : [],
  );
  return [
    ({ issuer }) => issuers.has(issuer),
    (card) => beside.some((word) => wordsOf(card).has(word ?? "")),
    ({ id }) => held.has(id),
    ({ id }) => owned.has(id),
    ({ issuer }) => other !== undefined && issuer === other.issuer,
    ({ card_type: type }) => other !== undefined && type === other.card_type,
  ];
}

/** Shorter words tell no card from another. */
const MIN_TELLING = 4;

const wordsOf = ({ display_name: name }: Card): ReadonlySet<string> =>
  new Set(
    normalizeName(name)
      .split(" ")
      .filter((word) => word !== "card"),
  );

const BUSINESS = new Set(["business", "biz", "llc", "company"]);

/** The business card only when that is said, open ones first, a bank's own before co-branded ones. */
function usual(mention: Mention, { tokens }: Understood, { facts }: Scene): readonly Sieve[] {
  const isBusiness = tokens.some((word) => BUSINESS.has(word));
  const said = normalizeName(mention.text);
  return [
    ({ card_type: type }) => (type === "business") === isBusiness,
    ({ status }) => status === "open",
    ({ rewards_currency: program }) =>
      facts.programs.get(program ?? "")?.category === "transferable",
    (card) => normalizeName(card.display_name).endsWith(` ${said}`),
    (card) =>
      mention.ids.every((id) => {
        const other = normalizeName(facts.cards.get(id)?.display_name ?? "");
        return id === card.id || !normalizeName(card.display_name).endsWith(` ${other}`);
      }),
    ({ aliases }) => aliases.some((one) => one.startsWith(`the ${said}`)),
  ];
}
