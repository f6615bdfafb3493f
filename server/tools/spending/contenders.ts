import { type CandidateCard, rankCards } from "../../advice/best-card.ts";
import { type CategoryTree, reaches } from "../../advice/categories.ts";
import type { EarnRate } from "../../advice/purchase.ts";
import type { Scene } from "../core/scene.ts";

/** Cards with a base rate and nothing else for a category rank there as they do everywhere. */
const PLAIN_SHOWN = 2;

/**
 * Who can be the best or the next best in a category: every card with a rate for it, and of the
 * others, which all earn their base rate, the best ones. Going through all of them for each
 * category would take most of the time of an answer and change nothing in it.
 */
export function findContenders(
  { facts, today }: Scene,
  cards: readonly CandidateCard[],
): (category: string) => readonly CandidateCard[] {
  const { tree } = facts;
  const purchase = { amountCents: 10_000, category: "everything_else", abroad: false, day: today };
  const { ranked } = rankCards(tree, cards, purchase);
  const places = new Map(ranked.map(({ card }, place) => [card, place]));
  const worth = new Map(ranked.map(({ card, totalCents }) => [card, totalCents]));
  return (category) => {
    const narrowed = cards.map((card) => narrow(tree, card, category));
    const plain = narrowed.filter(({ id, rates }) => places.has(id) && isPlain(rates));
    const inOrder = plain.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
    const most = worth.get(inOrder[0]?.id ?? "") ?? 0;
    const shown = new Set(
      inOrder.filter(({ id }, place) => place < PLAIN_SHOWN || most - (worth.get(id) ?? 0) < 1),
    );
    const isLeftOut = new Set(plain.filter((card) => !shown.has(card)));
    return narrowed.filter((card) => !isLeftOut.has(card));
  };
}

/** The card with the rates that reach the category; all of them where options hang together. */
function narrow(tree: CategoryTree, card: CandidateCard, category: string): CandidateCard {
  const own = card.rates.filter((rate) => reaches(tree, rate, [category]));
  const isChosen = own.some(({ selection }) => selection !== "always");
  return isChosen || own.length === 0 ? card : { ...card, rates: own };
}

const isPlain = ([first, ...others]: readonly EarnRate[]): boolean =>
  first !== undefined && others.length === 0 && isBase(first);

/** The same for every category: nothing to choose, to meet or to use up. */
const isBase = (rate: EarnRate): boolean =>
  rate.category === "everything_else" &&
  rate.selection === "always" &&
  rate.cap_usd === undefined &&
  rate.requires.length + rate.channels.length + rate.via.length === 0 &&
  rate.excluded_categories.length + rate.merchants.length === 0;
