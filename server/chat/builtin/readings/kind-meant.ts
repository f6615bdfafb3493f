import type { FactRow } from "../../../contract/facts.ts";
import { type HeldCard, heldCards } from "../../../tools/core/held.ts";
import type { Scene } from "../../../tools/core/scene.ts";
import { cardTypeAsked } from "./card-type-asked.ts";
import { says } from "./says.ts";
import type { Mention, Understood } from "../understood.ts";

/*
 * Which sort of the held cards a question chooses from: "which Chase card", "my visas", "the cards
 * without a fee".
 */

type Card = FactRow<"cards">;

const BEFORE =
  /\b(?:which|what|best|top|any|only|just|of|from|among|for|with|use)(?: (?:of|just|only|all))*(?: (?:my|our|the|his|her))*$|\b(?:my|our)$/;
const AFTER = /^(?:credit )?(?:cards?|ones?)\b|^(?:in my wallet|i (?:have|hold|own)|of mine)\b/;
/** "Which Chase is best for gas". */
const CHOOSES = /^(?:is|should|do|does|would|gets?|gives?|earns?|pays?|for|at|on|only|alone)\b/;
const WHICH = /\b(?:which|what|best|top|just|only)(?: of)?(?: (?:my|our|the))*$/;
const MOST_BEFORE = 4;
const MOST_AFTER = 3;

const FREE =
  /\b(?:no|zero|without (?:an?|any)|non) ?(?:annual |yearly )?(?:fee|af)s? (?:credit )?cards?\b|\b(?:free|feeless|fee free) (?:credit )?cards?\b|\bcards? (?:with no|without(?: an?)?|that (?:have|has) no) (?:annual |yearly )?(?:fees?|af)\b/;
const OF_TYPE = /\b(?:business|biz|personal) (?:credit )?(?:cards?|ones?)\b/;

/** What a card must be to be of the sort that is told; undefined where any will do. */
function kindMeant(asked: Understood): ((card: Card) => boolean) | undefined {
  const banks = new Set(
    asked.mentions.filter((one) => isKind(one, asked)).flatMap(({ ids }) => ids),
  );
  const type = says(asked, OF_TYPE) ? cardTypeAsked(asked) : undefined;
  const isFree = says(asked, FREE);
  if (banks.size === 0 && type === undefined && !isFree) return undefined;
  return ({ issuer, network, card_type: ofType, annual_fee: fee }) =>
    (banks.size === 0 || banks.has(issuer) || banks.has(network ?? "")) &&
    (type === undefined || ofType === type) &&
    (!isFree || fee === 0);
}

/** A bank or network by whose cards it is chosen, and not one that is a card's or program's name. */
function isKind(mention: Mention, asked: Understood): boolean {
  const { kind, start, end } = mention;
  if (kind !== "issuer" && kind !== "network") return false;
  const isOther = asked.mentions.some(
    (one) =>
      (one.kind === "card" || one.kind === "merchant" || one.kind === "benefit") &&
      one.start <= start &&
      one.end >= end,
  );
  if (isOther) return false;
  const before = asked.tokens.slice(Math.max(0, start - MOST_BEFORE), start).join(" ");
  const after = asked.tokens.slice(end, end + MOST_AFTER).join(" ");
  // "Out of my visas": the word itself is of cards.
  const isPlural = kind === "network" && /s$/i.test(mention.text) && BEFORE.test(before);
  return (
    isPlural ||
    (BEFORE.test(before) && AFTER.test(after)) ||
    (WHICH.test(before) && CHOOSES.test(after))
  );
}

/** The held cards that are not of the sort that is told; none where all or none are. */
export function notOfKind(asked: Understood, scene: Scene): readonly string[] {
  const isMeant = kindMeant(asked);
  if (isMeant === undefined) return [];
  const held = heldCards(scene);
  const others = held.filter(({ card }) => !isMeant(card));
  return others.length === held.length ? [] : [...new Set(others.map(idOf))];
}

/** Whether a sort is told of which no card is held. */
export const holdsNoneOf = (asked: Understood, scene: Scene): boolean => {
  const isMeant = kindMeant(asked);
  return isMeant !== undefined && !heldCards(scene).some(({ card }) => isMeant(card));
};

const idOf = ({ card }: HeldCard): string => card.id;
