import type { MentionKind } from "../understood.ts";
import { isSeldomBought } from "../lexicon/weak-names.ts";
import {
  AT,
  BEFORE_CARDS,
  BUYING,
  CARD_WORDS,
  DOING,
  ENDS_OF,
  FLYING,
  GOES_ON_WORDS,
  JOINING,
  MOVING,
  OWNING,
  PAID_BY,
  PAYING_WITH,
  POINTS,
  SHOPPING,
  SPENT_ON,
  toWords,
} from "./context-words.ts";
import type { Token } from "../words/tokenise.ts";

/** The words around a place. */
export interface Around {
  /** The words of the place itself. */
  readonly name: string;
  readonly before: string;
  readonly twoBefore: string;
  readonly after: string;
  readonly endsClause: boolean;
  /** Written as names are: with a capital where a sentence does not begin. */
  readonly isNamed: boolean;
  readonly text: string;
  /** All there is. */
  readonly isWhole: boolean;
  /** Between commas: "plat, gold, csr". */
  readonly isListed: boolean;
  /** A number stands right before it: "60k ultimate rewards". */
  readonly follows: boolean;
  /** Another card is named beside it: "gold and sapphire preferred". */
  readonly isBesideCard: boolean;
  /** A program or bank is named right before the word that leads to it: "capital one to turkish". */
  readonly isAfterSource: boolean;
  /** A benefit is named beside it: "gold uber cash". */
  readonly isBesideBenefit: boolean;
}

export function lookAround(
  tokens: readonly Token[],
  start: number,
  end: number,
  text: string,
  beside: Pick<Around, "isBesideCard" | "isBesideBenefit" | "isAfterSource">,
): Around {
  const first = tokens[start];
  const last = tokens[end - 1];
  // "Dana's surpass" is owned as "the surpass" is.
  const owned = tokens[start - 1]?.isPossessive === true && !tokens[start - 1]?.endsClause;
  const before = owned ? "s" : (tokens[start - 1]?.word ?? "");
  return {
    name: tokens
      .slice(start, end)
      .map(({ word }) => word)
      .join(" "),
    before,
    twoBefore: tokens[start - 2]?.word ?? "",
    after: tokens[end]?.word ?? "",
    endsClause: last === undefined || last.endsClause || end === tokens.length,
    isNamed: first !== undefined && first.isCapital && !first.isFirst,
    text,
    isWhole: start === 0 && end === tokens.length,
    isListed:
      tokens.length > 1 &&
      (start === 0 || tokens[start - 1]?.endsClause === true) &&
      last?.endsClause === true,
    follows: /^\d[\d,.]*[km]?$/.test(before) || before === "k" || before === "<points>",
    ...beside,
  };
}

/** Whether the words around say that a plain word is a name of this kind. */
export function isNameHere(kind: MentionKind, around: Around): boolean {
  if (around.isNamed && kind !== "category") return true;
  // "what about target?", or no more than the name, as an answer to a question.
  if (around.isWhole || (around.before === "about" && around.endsClause)) return true;
  return WEAK_TESTS[kind](around);
}

/** "Into a shell", "by the sunoco": one of a chain, as stations are told. */
const isOneOfMany = ({ before, twoBefore }: Around): boolean =>
  ["a", "an", "the"].includes(before) &&
  ["at", "into", "by", "near", "from", "to", "onto", "past"].includes(twoBefore);

const FUELLING = /\b(?:gas|fuel|fueling|fuelling|pumps?|diesel|tank|fill(?:ing)? up|gallons?)\b/;

/** "Costco 200 and target 60": no more than shops and prices. */
const BILLS = /^\S+(?: \S+)? \d+(?:(?: and| then| plus)* \S+(?: \S+)? \d+)*$/;

/** "Target 240, which card", "target 60": a price follows at once. */
const isPriced = ({ before, after, text }: Around): boolean =>
  /^(?:|for|and|then|plus)$/.test(before) &&
  /^\$?\d\d[\d,.]*$/.test(after) &&
  (/\b(?:cards?|bucks|dollars|swipe|pay)\b|\$/.test(text) || BILLS.test(text));

const isAlone = ({ endsClause, after }: Around): boolean => endsClause || GOES_ON_WORDS.has(after);

/** What is asked of a card, right after its name: "reserve fee", "flex at costco", "gold worth it". */
const OF_CARDS = new Set(
  "annual fees fee earns earn earning benefits benefit perks perk credits credit bonus sub sign signup welcome offer lounges lounge got gets get gives give pays pay works work charges charge costs cost counts count has have declined locked frozen worth good better best enough renewal renews renew any anniversary due rate rates dining grocery groceries gas travel rental foreign abroad overseas intl covers cover coverage insurance downgrade upgrade refund next again instead too last first at in on or if vs".split(
    " ",
  ),
);

/** Plain words that are said in the same places: "is unlimited worth", "it is brilliant". */
const PLAIN_AS_WELL = new Set(
  "unlimited brilliant reserve preferred blue everyday cash".split(" "),
);

/** Cards whose one word is told beside a benefit; "unlimited lounge access" is of none. */
const SAID_OF_BENEFITS = new Set(
  "gold green reserve brilliant aspire surpass bevy boundless explorer quest flex".split(" "),
);

/** After these words another thing is said or asked of the card: "if i cancel gold what goes away". */
const SAYS_MORE = new Set(
  "and or now next to what whats which how when where will would do does can before after because since".split(
    " ",
  ),
);

/** "Is reserve worth it", "dining on gold or flex": a card is spoken of by its bare name. */
function isSubjectOfCards({ name, before, after, endsClause, text }: Around): boolean {
  const isBegun = before === "" || BEFORE_CARDS.has(before);
  if (isBegun && OF_CARDS.has(after)) return true;
  if (before === "is" && HOW_MUCH.test(text) && ["a", "per", "each", "every"].includes(after))
    return true;
  const isDone = endsClause || SAYS_MORE.has(after);
  if (!isBegun || before === "" || !isDone) return false;
  return !PLAIN_AS_WELL.has(name) || GIVEN_UP.has(before);
}

/** "How much is surpass a year". */
const HOW_MUCH = /\bhow much is\b/;

/** What is done with cards alone: "should I cancel reserve". */
const GIVEN_UP = new Set(
  "cancel canceling downgrade downgrading ditch ditching cancelling".split(" "),
);

/** "Target which card", "does target count as groceries": a shop is what is asked about. */
const isShopAsked = ({ before, after, text }: Around): boolean =>
  (before === "" && ["which", "what"].includes(after) && /\bcards?\b/.test(text)) ||
  (["does", "do", "would", "will"].includes(before) &&
    ["counts", "count", "counted", "codes", "code", "register", "take", "accept"].includes(after));

/** "Which card for internet", "what does the flex earn on tickets": nothing more is said of what is bought. */
const isCardFor = ({ before, endsClause, text }: Around): boolean =>
  ["for", "on"].includes(before) && endsClause && FOR_WHAT.test(text);

const FOR_WHAT =
  /\b(?:which|what|best|top|right) (?:\w+ ){0,2}cards?\b|\bcards?\b.*\buse\b|\b(?:earns?|earning|any good|gets?|gives?) (?:for|on) \w+$/;

const isBought = (around: Around): boolean =>
  ["on", "for", "cover", "category", "buying", "at", "in", "and", "or", "per", "of"].includes(
    around.before,
  ) ||
  (["a", "an", "new", "some", "my"].includes(around.before) &&
    ["for", "on", "buy", "buying", "bought"].includes(around.twoBefore)) ||
  SPENT_ON.has(around.after) ||
  isPaid(around) ||
  isEarnedFrom(around) ||
  (around.before !== "to" &&
    !["i", "we", "you", "they", "a", "an", "will", "like"].includes(around.before) &&
    around.endsClause);

/** "Rent 2600", "$450 insurance", "should the rent go on it": told with its price, or as what is paid. */
const isPaid = ({ before, after, endsClause }: Around): boolean =>
  PRICE.test(before) ||
  (!endsClause && PRICE.test(after)) ||
  (["the", "my", "our", "her", "his", "their"].includes(before) && PAID_BY.has(after));

/** "From rent only", "just my travel", "what does my rent earn": as a part of what is spent. */
const isEarnedFrom = ({ before, twoBefore, after, endsClause, text }: Around): boolean =>
  EARNED.test(text) &&
  (["only", "alone", "spend", "just", "itself", "by", "money"].includes(after) ||
    (["from", "just", "only", "off"].includes(before) && (endsClause || GOES_ON.has(after))) ||
    (["my", "our", "the"].includes(before) &&
      (["from", "just", "only", "off", "of"].includes(twoBefore) || EARNS.has(after))));

const EARNED =
  /\b(?:points|pts|miles|cash ?back|rewards|earn\w*|mak(?:e|es|ing)|getting|bring(?:s|ing)?)\b/;
const EARNS = new Set(
  "earns earn earning makes make making brings bring gets get gives give generates generate pays pay worth net".split(
    " ",
  ),
);
const GOES_ON = new Set(
  "how what a per each every in over do i we and for yearly annually".split(" "),
);

const PRICE = /^\$\d|^\d[\d,.]{2,}k?$|^\d+k$/;

const WEAK_TESTS: Readonly<Record<MentionKind, (around: Around) => boolean>> = {
  card: (around) =>
    (OWNING.has(around.before) && !NOT_CARDS.has(around.after)) ||
    CARD_WORDS.has(around.after) ||
    (JOINING.has(around.before) && isAlone(around)) ||
    around.isListed ||
    around.isBesideCard ||
    (around.isBesideBenefit && SAID_OF_BENEFITS.has(around.name)) ||
    isSubjectOfCards(around) ||
    ["versus", "or"].includes(around.after),
  program: (around) =>
    POINTS.has(around.after) ||
    around.follows ||
    (around.isAfterSource && ["to", "into"].includes(around.before)) ||
    FLYING.has(around.before) ||
    (["much", "many"].includes(around.before) && around.endsClause) ||
    (ENDS_OF.has(around.before) && (MOVING.test(around.text) || /\bprograms?\b/.test(around.text))),
  merchant: (around) =>
    (AT.has(around.before) &&
      !["most", "least", "all", "once", "first", "best", "any"].includes(around.after)) ||
    SHOPPING.has(around.after) ||
    ((BUYING.has(around.before) || FLYING.has(around.before)) && isAlone(around)) ||
    (["for", "to", "in", "with", "on", "and", "or"].includes(around.before) && around.endsClause) ||
    (isOneOfMany(around) && FUELLING.test(around.text)) ||
    isPriced(around) ||
    isShopAsked(around),
  category: (around) => (!isSeldomBought(around.name) || isCardFor(around)) && isBought(around),
  issuer: (around) =>
    ["versus", "or", "over"].includes(around.after) ||
    DOING.has(around.before) ||
    CARD_WORDS.has(around.after) ||
    OWNING.has(around.before) ||
    JOINING.has(around.before) ||
    ["versus", "or"].includes(around.after),
  network: (around) =>
    DOING.has(around.before) ||
    PAYING_WITH.has(around.before) ||
    CARD_WORDS.has(around.after) ||
    OWNING.has(around.before) ||
    (JOINING.has(around.before) && isAlone(around)),
  benefit: () => true,
};

/** What follows an adjective: "the gold standard", "a reserve price". */
const NOT_CARDS = toWords(
  "standard status price fund lounge bar member room hotel medal level tier airport airline airlines partner partners boarding seat seats way method name store language",
);

/** The order in which kinds are meant when nothing around a name tells which. */
export const PRIORITY: readonly MentionKind[] = [
  "benefit",
  "category",
  "issuer",
  "program",
  "merchant",
  "card",
  "network",
];

/** Which of several kinds is meant at a place; undefined when the words around do not tell. */
export function kindMeant(
  kinds: ReadonlySet<MentionKind>,
  around: Around,
): MentionKind | undefined {
  const { before, after, text } = around;
  const tests: readonly (readonly [MentionKind, boolean])[] = [
    ["network", PAYING_WITH.has(before)],
    ["card", CARD_WORDS.has(after) && !kinds.has("issuer")],
    ["program", POINTS.has(after) || around.follows],
    ["merchant", AT.has(before) || SHOPPING.has(after)],
    ["program", ["to", "into", "from", "via", "through"].includes(before) && MOVING.test(text)],
    ["merchant", FLYING.has(before) || BUYING.has(before)],
    ["card", OWNING.has(before) && !kinds.has("issuer")],
    [
      "merchant",
      before === "for" && /\bwhich\b|\bwhat\b|\bbest\b|\bcard\b/.test(text) && around.endsClause,
    ],
    ["program", MOVING.test(text)],
  ];
  return tests.find(([kind, holds]) => holds && kinds.has(kind))?.[0];
}
