import type { FactIndex } from "../../../tools/core/facts.ts";
import { heldCards } from "../../../tools/core/held.ts";
import type { Scene } from "../../../tools/core/scene.ts";
import { cardTypeAsked } from "./card-type-asked.ts";
import { says } from "./says.ts";
import { isWithBank } from "./with-bank.ts";
import { type Mention, mentionsOf, type Understood } from "../../language/understood.ts";

/*
 * Which sort of the held cards a question means: "which Chase card", "my visas", "my business
 * cards", "the cards without a fee". In a question of what cards give, a bank that is named is
 * theirs. In one of a purchase it may as well be a shop's or a payment's, so there only the words
 * around it tell that cards are chosen by it.
 */

interface HeldKind {
  /** Issuers and networks, by name; empty where any will do. */
  readonly brands: ReadonlySet<string>;
  readonly type: "business" | "personal" | undefined;
  readonly isFree: boolean;
}

/** Of what cards give: whether a held card is of the banks and the sort that are named. */
export const ofKindNamed = (asked: Understood, facts: FactIndex): ((cardId: string) => boolean) =>
  isOf(kindNamed(asked), facts);

/** Of a purchase: the held cards that are not of the sort it chooses from; none where all or none are. */
export function notOfKind(asked: Understood, scene: Scene): readonly string[] {
  const kind = kindChosen(asked);
  if (kind === undefined) return [];
  const isMeant = isOf(kind, scene.facts);
  const held = heldCards(scene).map(({ card }) => card.id);
  const others = held.filter((id) => !isMeant(id));
  return others.length === held.length ? [] : [...new Set(others)];
}

/** Of a purchase: whether it chooses from a sort of which no card is held. */
export function holdsNoneOf(asked: Understood, scene: Scene): boolean {
  const kind = kindChosen(asked);
  if (kind === undefined) return false;
  const isMeant = isOf(kind, scene.facts);
  return !heldCards(scene).some(({ card }) => isMeant(card.id));
}

const isOf =
  ({ brands, type, isFree }: HeldKind, facts: FactIndex) =>
  (cardId: string): boolean => {
    const card = facts.cards.get(cardId);
    return (
      (brands.size === 0 || isWithBank(cardId, brands, facts) || brands.has(card?.network ?? "")) &&
      (type === undefined || card?.card_type === type) &&
      (!isFree || card?.annual_fee === 0)
    );
  };

const kindNamed = (asked: Understood): HeldKind => ({
  brands: says(asked, ANY_CARD) ? new Set() : banksNamed(asked),
  type: cardTypeAsked(asked),
  isFree: false,
});

/** "On the Discover, or on any card". */
const ANY_CARD = /\b(?:any|another|some|all) (?:other )?(?:of my )?cards?\b/;

/** A bank's name may stand in that of a card or a benefit: "amex lounge". */
const banksNamed = (asked: Understood): ReadonlySet<string> =>
  new Set(
    mentionsOf(asked, "issuer")
      .filter(
        ({ start, end }) =>
          !asked.mentions.some(
            (one) =>
              (one.kind === "benefit" || one.kind === "card") && one.start < end && start < one.end,
          ),
      )
      .flatMap(({ ids }) => ids),
  );

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

/** The sort that is chosen from; undefined where any card will do. */
function kindChosen(asked: Understood): HeldKind | undefined {
  const brands = new Set(
    asked.mentions.filter((one) => isChosenBy(one, asked)).flatMap(({ ids }) => ids),
  );
  const type = says(asked, OF_TYPE) ? cardTypeAsked(asked) : undefined;
  const isFree = says(asked, FREE);
  const isAny = brands.size === 0 && type === undefined && !isFree;
  return isAny ? undefined : { brands, type, isFree };
}

/** A bank or network by whose cards it is chosen, and not one that is a card's or program's name. */
function isChosenBy(mention: Mention, asked: Understood): boolean {
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
