import type { FactRow } from "../../contract/facts.ts";
import { normalizeName } from "../../contract/names.ts";
import { heldCards } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import { type Mention, mentionsOf, type Understood } from "../language/understood.ts";

/*
 * Cards share short names: "the reserve" exists at Chase, Delta and U.S. Bank. The wallet and the
 * rest of the question decide, then the usual meaning.
 */

type Card = FactRow<"cards">;
type Sieve = (card: Card) => boolean;

/** The cards that a mention most likely means; more than one when nothing decides. */
export function cardsMeant(mention: Mention, asked: Understood, scene: Scene): readonly string[] {
  if (mention.ids.length < 2) return ownCard(mention, asked, scene) ?? mention.ids;
  const cards = mention.ids.flatMap((id) => scene.facts.cards.get(id) ?? []);
  const issuers = new Set(mentionsOf(asked, "issuer").flatMap(({ ids }) => ids));
  const held = new Set(heldCards(scene).map(({ card }) => card.id));
  const likely = narrowed(cards, [({ issuer }) => issuers.has(issuer), ({ id }) => held.has(id)]);
  const isEither = likely.length > 1 && likely.every(({ id }) => held.has(id));
  const meant = isEither ? likely : narrowed(likely, usual(mention, asked, scene));
  return meant.map(({ id }) => id);
}

/** "My Venture" from someone who holds only the Venture X. */
function ownCard({ ids: [id = ""], start }: Mention, { tokens }: Understood, scene: Scene) {
  const named = scene.facts.cards.get(id);
  const held = heldCards(scene).map(({ card }) => card);
  if (named === undefined || tokens[start - 1] !== "my" || held.some((card) => card.id === id))
    return undefined;
  const begins = `${normalizeName(named.display_name)} `;
  const own = held.filter((card) => normalizeName(card.display_name).startsWith(begins));
  return own.length === 1 ? own.map((card) => card.id) : undefined;
}

/** Each sieve in turn, unless nothing would be left. */
const narrowed = (cards: readonly Card[], sieves: readonly Sieve[]): readonly Card[] =>
  sieves.reduce((left, sieve) => {
    const kept = left.filter(sieve);
    return kept.length > 0 ? kept : left;
  }, cards);

const BUSINESS = new Set(["business", "biz", "llc", "company"]);

/** Business cards only on request, open cards first, a bank's own before co-branded ones. */
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
