import { wordSet } from "../words/phrases.ts";
import type { MentionKind } from "../understood.ts";
import type { Token } from "../words/tokenise.ts";

/* Many names are plain words too. The words around them show if a name is meant, and which kind. */

const OWNING = wordSet(
  "my the a an your her his our their this that wife wifes husband husbands other old new which whose mine s",
);
const JOINING = wordSet(
  "versus v against or and to from with for have than hold got into of on between about",
);
const AT = wordSet("at from near inside");
const SHOPPING = wordSet(
  "purchase purchases order orders store stores shopping run runs bill bills membership subscription app gift credit credits groceries haul trip spend spending checkout pickup delivery com online plan stock receipt",
);
const BUYING = wordSet(
  "shop shopping buy buying spend spending ordering pay paying subscribe order using use cancel",
);
const POINTS = wordSet(
  "points point miles mile rewards balance account award awards transfer transfers partner partners status flight flights loyalty program portal redemption elite avios",
);
const MOVING =
  /\b(?:transfer\w*|ratios?|convert\w*|move|moving|send|sending|redeem\w*|points|miles|partners?|award|feed\w*|how (?:long|fast)|turns? into|become\w*)\b|\b\d[\d,.]*k\b(?: \w+){0,2} to\b|\b\d{2,3},?\d{3}\b(?: \w+){0,2} to\b/;
const FLYING = wordSet(
  "fly flying flew flown book booking booked stay staying stayed on flights ride riding rent renting",
);
const PAYING_WITH = wordSet("take takes accept accepts accepted taking accepting honor");
const DOING = wordSet("does is has will did if via called where");
const CARD_WORDS = wordSet("card cards visa mastercard");
const GOES_ON = wordSet(
  "and or versus but with using if when which what do does this today is are gives worth at for",
);
/** Verbs used with cards only: "should I cancel reserve". */
const GIVING_UP = wordSet(
  "cancel canceling cancelling close closing keep keeping downgrade downgrading upgrade ditch drop compare",
);
/** Words that follow a card's name: "reserve fee", "flex at costco", "gold worth it". */
const OF_CARDS = wordSet(
  "annual fees fee earns earn earning benefits benefit perks perk credits credit bonus sub sign signup welcome offer lounges lounge got gets get gives give pays pay works work charges charge costs cost counts count has have declined locked frozen worth good better best enough renewal renews renew any anniversary due rate rates dining grocery groceries gas travel rental foreign abroad overseas intl covers cover coverage insurance downgrade upgrade refund next again instead too last first at in on or if vs cap caps capped 2x 3x 4x 5x 2% 3% 4% 5% 6%",
);
/** Words that follow an adjective: "the gold standard", "a reserve price". */
const NOT_CARDS = wordSet(
  "standard status price fund lounge bar member room hotel medal level tier airport airline airlines partner partners boarding seat seats way method name store language",
);
const BOUGHT_FOR = wordSet("on for cover category buying at in and or per of");
const SPENT_ON = wordSet(
  "spend spending purchases purchase category card cards rewards expenses bill bills bookings multipliers multiplier rates rate earnings earning",
);
const PAID_BY = wordSet("go goes on onto with payments payment should monthly through");
const PRICE = /^\$\d|^\d[\d,.]{2,}k?$|^\d+k$/;

/** The words around a place. */
export interface Around {
  readonly before: string;
  readonly after: string;
  readonly endsClause: boolean;
  /** Capitalised although it does not begin a sentence. */
  readonly isNamed: boolean;
  readonly text: string;
  /** The name is the whole text. */
  readonly isWhole: boolean;
  /** Between commas: "plat, gold, csr". */
  readonly isListed: boolean;
  /** "VS" is also an airline code: "110k VS". */
  readonly isVersus: boolean;
  /** Right after a number: "60k ultimate rewards". */
  readonly follows: boolean;
}

export function lookAround(
  tokens: readonly Token[],
  start: number,
  end: number,
  text: string,
): Around {
  const [previous, first, last] = [tokens[start - 1], tokens[start], tokens[end - 1]];
  // "Dana's surpass": a possessive name counts as an owning word.
  const isOwned = previous?.isPossessive === true && !previous.endsClause;
  const before = isOwned ? "s" : (previous?.word ?? "");
  const endsClause = last?.endsClause === true || end === tokens.length;
  return {
    before,
    after: tokens[end]?.word ?? "",
    endsClause,
    isNamed: first?.isCapital === true && !first.isFirst,
    text,
    isWhole: start === 0 && end === tokens.length,
    isVersus: first?.word === "versus",
    isListed: (start === 0 || previous?.endsClause === true) && last?.endsClause === true,
    follows: /^\d[\d,.]*[km]?$/.test(before),
  };
}

/** True if the context shows that a plain word is a name of this kind. */
export const isNameHere = (kind: MentionKind, around: Around): boolean =>
  around.isNamed ||
  // "what about target?", or just the name in answer to a question.
  around.isWhole ||
  (around.before === "about" && around.endsClause) ||
  WEAK_TESTS[kind](around);

const isAlone = ({ endsClause, after }: Around): boolean => endsClause || GOES_ON.has(after);

const isOfBank = ({ before, after }: Around): boolean =>
  [DOING, PAYING_WITH, OWNING, JOINING].some((words) => words.has(before)) ||
  CARD_WORDS.has(after) ||
  ["versus", "or", "over"].includes(after);

const WEAK_TESTS: Readonly<Record<MentionKind, (around: Around) => boolean>> = {
  card: (around) =>
    (OWNING.has(around.before) && !NOT_CARDS.has(around.after)) ||
    CARD_WORDS.has(around.after) ||
    (JOINING.has(around.before) && isAlone(around)) ||
    around.isListed ||
    (["", "is", "does"].includes(around.before) && OF_CARDS.has(around.after)) ||
    (GIVING_UP.has(around.before) && (isAlone(around) || OF_CARDS.has(around.after))) ||
    ["versus", "or", "against"].includes(around.after),
  program: ({ before, after, follows, text, isVersus }) =>
    follows ||
    (POINTS.has(after) && !isVersus) ||
    (["to", "into", "from", "on", "with", "via", "at", "for", "in"].includes(before) &&
      MOVING.test(text)),
  merchant: (around) =>
    AT.has(around.before) ||
    SHOPPING.has(around.after) ||
    (BUYING.has(around.before) && isAlone(around)) ||
    (["for", "to", "in", "with", "on", "and", "or"].includes(around.before) && around.endsClause) ||
    isPriced(around) ||
    // "Target which card", "does target count as groceries": the question is about a shop.
    (around.before === "" && ["which", "what"].includes(around.after)) ||
    (["does", "do", "will"].includes(around.before) &&
      ["count", "code", "take", "accept"].includes(around.after)),
  category: isBought,
  issuer: isOfBank,
  network: isOfBank,
  benefit: () => true,
};

/** "Target 240, which card", "target 60": a price follows at once. */
const isPriced = ({ before, after }: Around): boolean =>
  /^(?:|for|and|then|plus)$/.test(before) && /^\$?\d\d[\d,.]*$/.test(after);

function isBought({ before, after, endsClause }: Around): boolean {
  const isPaid = ["the", "my", "our"].includes(before) && PAID_BY.has(after);
  const hasPrice = PRICE.test(before) || (!endsClause && PRICE.test(after));
  const isEnd = endsClause && !["to", "i", "we", "you", "they", "will", "like"].includes(before);
  return BOUGHT_FOR.has(before) || SPENT_ON.has(after) || isPaid || hasPrice || isEnd;
}

/** True where only a card can be meant: "the united club card", "cancel united club". */
export const isCardMeant = ({ before, after }: Around): boolean =>
  CARD_WORDS.has(after) || GIVING_UP.has(before) || (before === "my" && OF_CARDS.has(after));

/** The order of kinds when the context does not decide. */
export const PRIORITY: readonly MentionKind[] = [
  "benefit",
  "category",
  "issuer",
  "program",
  "merchant",
  "card",
  "network",
];

/** The kind that the context suggests; undefined when it does not. */
export function kindMeant(
  kinds: ReadonlySet<MentionKind>,
  { before, after, follows, endsClause, text }: Around,
): MentionKind | undefined {
  const isAsked = before === "for" && /\b(?:which|what|best|card)\b/.test(text) && endsClause;
  const tests: readonly (readonly [MentionKind, boolean])[] = [
    ["network", PAYING_WITH.has(before)],
    ["card", CARD_WORDS.has(after) && !kinds.has("issuer")],
    ["program", POINTS.has(after) || follows],
    ["merchant", AT.has(before) || SHOPPING.has(after)],
    ["program", ["to", "into", "from", "via", "through"].includes(before) && MOVING.test(text)],
    ["merchant", FLYING.has(before) || BUYING.has(before)],
    ["card", OWNING.has(before) && !kinds.has("issuer")],
    ["merchant", isAsked],
    ["program", MOVING.test(text)],
  ];
  return tests.find(([kind, holds]) => holds && kinds.has(kind))?.[0];
}
