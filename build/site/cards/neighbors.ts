import { groupBy } from "../../../server/contract/group-by.ts";
import { NO_REWARDS } from "../../../data/vocab.ts";
import type { CardFacts } from "./card-facts.ts";

/** Related cards in the catalog. */
export interface Neighbors {
  /** Cards of its family, including itself; empty without a family. */
  readonly family: readonly CardFacts[];
  /** Number of cards of the issuer, including this one. */
  readonly ofIssuer: number;
  /** Number of cards with the same currency; 0 for a card that earns nothing. */
  readonly ofCurrency: number;
  /** Cards of other families with the same currency and the nearest annual fees, by fee. */
  readonly nearest: readonly CardFacts[];
}

const MAX_NEAREST = 6;

/** Indexes all cards once, so the cost per card does not grow with the catalog. */
export function toNeighbors(cards: readonly CardFacts[]): (card: CardFacts) => Neighbors {
  const families = groupBy(cards, ({ family }) => family?.family_name ?? "");
  const issuers = groupBy(cards, ({ issuer }) => issuer);
  const byFee = cards.toSorted((a, b) => a.annual_fee - b.annual_fee);
  const currencies = groupBy(byFee, ({ rewards_currency: currency }) => currency);
  const places = new Map(
    [...currencies.values()].flatMap((group) =>
      [...group.entries()].map(([at, { id }]) => [id, at]),
    ),
  );
  return (card) => {
    const { family, issuer, rewards_currency: currency } = card;
    const alike = currency === NO_REWARDS ? [] : (currencies.get(currency) ?? []);
    return {
      family: family === undefined ? [] : (families.get(family.family_name) ?? []),
      ofIssuer: issuers.get(issuer)?.length ?? 0,
      ofCurrency: alike.length,
      nearest: nearestTo(card, alike, places.get(card.id) ?? 0),
    };
  };
}

/** Walks outwards in both directions from the card's place in the list sorted by fee. */
function nearestTo(
  card: CardFacts,
  byFee: readonly CardFacts[],
  place: number,
): readonly CardFacts[] {
  const found: CardFacts[] = [];
  let below = place - 1;
  let above = place + 1;
  while (found.length < MAX_NEAREST && (below >= 0 || above < byFee.length)) {
    const lower = byFee[below];
    const higher = byFee[above];
    const takesLower = distanceOf(card, lower) <= distanceOf(card, higher);
    const next = takesLower ? lower : higher;
    if (takesLower) below -= 1;
    else above += 1;
    if (next !== undefined && !isSameFamily(card, next)) found.push(next);
  }
  return found.toSorted(
    (a, b) => a.annual_fee - b.annual_fee || (a.card_name < b.card_name ? -1 : 1),
  );
}

const distanceOf = (card: CardFacts, other: CardFacts | undefined): number =>
  other === undefined ? Infinity : Math.abs(other.annual_fee - card.annual_fee);

const isSameFamily = ({ family }: CardFacts, other: CardFacts): boolean =>
  family !== undefined && family.family_name === other.family?.family_name;
