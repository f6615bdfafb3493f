import type { MentionKind } from "../understood.ts";
import { isSeldomBought } from "../lexicon/weak-names.ts";
import type { Token } from "../words/tokenise.ts";

const toWords = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const OWNING = toWords(
  "my the a an your her his our their this that wife wifes husband husbands other old new which whose mine s",
);
const JOINING = toWords(
  "versus v against or and to from with for have than hold got into of on between about",
);
const AT = toWords("at from near inside");
const SHOPPING = toWords(
  "purchase purchases order orders store stores shopping run runs bill bills membership subscription app gift credit credits groceries haul trip spend spending checkout pickup delivery com online plan stock receipt",
);
const BUYING = toWords(
  "shop shopping buy buying spend spending ordering pay paying subscribe order using use cancel",
);
const POINTS = toWords(
  "points point miles mile rewards balance account award awards transfer transfers partner partners status flight flights loyalty program portal redemption elite avios",
);
const MOVING =
  /\b(?:transfer\w*|ratios?|convert\w*|move|moving|send|sending|redeem\w*|points|miles|partners?|award|feed\w*|turns? into|become\w*)\b|\b\d[\d,.]*k\b(?: \w+){0,2} to\b|\b\d{2,3},?\d{3}\b(?: \w+){0,2} to\b/;
const FLYING = toWords(
  "fly flying flew flown book booking booked stay staying stayed on flights ride riding rent renting",
);
const PAYING_WITH = toWords("take takes accept accepts accepted taking accepting honor");
const DOING = toWords("does is has will did if via called where");
/** What is said of cards without an article: "cancel gold", "is reserve worth it", "put it on flex". */
const BEFORE_CARDS = toWords(
  "compare comparing keep keeping cancel canceling close closing drop dropping downgrade upgrade ditch use using put putting swipe carry is does do did has on over vs versus add adding get getting got open apply consider considering thinking want not instead",
);
const CARD_WORDS = toWords("card cards visa mastercard");

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
  /^(?:a|an|the)$/.test(before) && /^(?:at|into|by|near|from|to|onto|past)$/.test(twoBefore);

const FUELLING = /\b(?:gas|fuel|fueling|fuelling|pumps?|diesel|tank|fill(?:ing)? up|gallons?)\b/;

/** "Costco 200 and target 60": no more than shops and prices. */
const BILLS = /^\S+(?: \S+)? \d+(?:(?: and| then| plus)* \S+(?: \S+)? \d+)*$/;

/** "Target 240, which card", "target 60": a price follows at once. */
const isPriced = ({ before, after, text }: Around): boolean =>
  /^(?:|for|and|then|plus)$/.test(before) &&
  /^\$?\d\d[\d,.]*$/.test(after) &&
  (/\b(?:cards?|bucks|dollars|swipe|pay)\b|\$/.test(text) || BILLS.test(text));

const isAlone = ({ endsClause, after }: Around): boolean =>
  endsClause ||
  /^(?:and|or|versus|but|with|using|if|when|which|what|do|does|this|today|is|are|gives|worth|at|for)$/.test(
    after,
  );

/** What is asked of a card, right after its name: "reserve fee", "flex at costco", "gold worth it". */
const OF_CARDS =
  /^(?:annual|fees?|earns?|earning|benefits?|perks?|credits?|bonus|sub|sign|signup|welcome|offer|lounges?|got|gets?|gives?|pays?|works?|charges?|costs?|counts?|has|have|declined|locked|frozen|worth|good|better|best|enough|renewal|renews?|any|anniversary|due|rate|rates|dining|grocery|groceries|gas|travel|rental|foreign|abroad|overseas|intl|covers?|coverage|insurance|downgrade|upgrade|refund|next|again|instead|too|last|first|at|in|on|or|if|vs)$/;

/** Plain words that are said in the same places: "is unlimited worth", "it is brilliant". */
const PLAIN_AS_WELL = /^(?:unlimited|brilliant|reserve|preferred|blue|everyday|cash)$/;

/** Cards whose one word is told beside a benefit; "unlimited lounge access" is of none. */
const SAID_OF_BENEFITS =
  /^(?:gold|green|reserve|brilliant|aspire|surpass|bevy|boundless|explorer|quest|flex)$/;

/** After these words another thing is said or asked of the card: "if i cancel gold what goes away". */
const SAYS_MORE =
  /^(?:and|or|now|next|to|what|whats|which|how|when|where|will|would|do|does|can|before|after|because|since)$/;

/** "Is reserve worth it", "dining on gold or flex": a card is spoken of by its bare name. */
function isSubjectOfCards({ name, before, after, endsClause, text }: Around): boolean {
  const isBegun = before === "" || BEFORE_CARDS.has(before);
  if (isBegun && OF_CARDS.test(after)) return true;
  if (before === "is" && HOW_MUCH.test(text) && /^(?:a|per|each|every)$/.test(after)) return true;
  const isDone = endsClause || SAYS_MORE.test(after);
  if (!isBegun || before === "" || !isDone) return false;
  return !PLAIN_AS_WELL.test(name) || GIVEN_UP.test(before);
}

/** "How much is surpass a year". */
const HOW_MUCH = /\bhow much is\b/;

/** What is done with cards alone: "should I cancel reserve". */
const GIVEN_UP = /^(?:cancel|canceling|downgrade|downgrading|ditch|ditching|cancelling)$/;

/** "Target which card", "does target count as groceries": a shop is what is asked about. */
const isShopAsked = ({ before, after, text }: Around): boolean =>
  (before === "" && /^(?:which|what)$/.test(after) && /\bcards?\b/.test(text)) ||
  (/^(?:does|do|would|will)$/.test(before) &&
    /^(?:counts?|counted|codes?|register|take|accept)$/.test(after));

/** "Which card for internet", "what does the flex earn on tickets": nothing more is said of what is bought. */
const isCardFor = ({ before, endsClause, text }: Around): boolean =>
  /^(?:for|on)$/.test(before) && endsClause && FOR_WHAT.test(text);

const FOR_WHAT =
  /\b(?:which|what|best|top|right) (?:\w+ ){0,2}cards?\b|\bcards?\b.*\buse\b|\b(?:earns?|earning|any good|gets?|gives?) (?:for|on) \w+$/;

const isBought = (around: Around): boolean =>
  /^(?:on|for|cover|category|buying|at|in|and|or|per|of)$/.test(around.before) ||
  (/^(?:a|an|new|some|my)$/.test(around.before) &&
    /^(?:for|on|buy|buying|bought)$/.test(around.twoBefore)) ||
  /^(?:spend|spending|purchases|purchase|category|card|cards|rewards|expenses|bill|bills|bookings|multipliers?|rates?|earnings?)$/.test(
    around.after,
  ) ||
  isPaid(around) ||
  isEarnedFrom(around) ||
  (around.before !== "to" &&
    !/^(?:i|we|you|they|a|an|will|like)$/.test(around.before) &&
    around.endsClause);

/** "Rent 2600", "$450 insurance", "should the rent go on it": told with its price, or as what is paid. */
const isPaid = ({ before, after, endsClause }: Around): boolean =>
  PRICE.test(before) ||
  (!endsClause && PRICE.test(after)) ||
  (/^(?:the|my|our|her|his|their)$/.test(before) &&
    /^(?:go|goes|on|onto|with|payments?|should|monthly|through)$/.test(after));

/** "From rent only", "just my travel", "what does my rent earn": as a part of what is spent. */
const isEarnedFrom = ({ before, twoBefore, after, endsClause, text }: Around): boolean =>
  EARNED.test(text) &&
  (/^(?:only|alone|spend|just|itself|by|itself|money)$/.test(after) ||
    (/^(?:from|just|only|off)$/.test(before) && (endsClause || GOES_ON.test(after))) ||
    (/^(?:my|our|the)$/.test(before) &&
      (/^(?:from|just|only|off|of)$/.test(twoBefore) || EARNS.test(after))));

const EARNED =
  /\b(?:points|pts|miles|cash ?back|rewards|earn\w*|mak(?:e|es|ing)|getting|bring(?:s|ing)?)\b/;
const EARNS = /^(?:earns?|earning|makes?|making|brings?|gets?|gives?|generates?|pays?|worth|net)$/;
const GOES_ON = /^(?:how|what|a|per|each|every|in|over|do|i|we|and|for|yearly|annually)$/;

const PRICE = /^\$\d|^\d[\d,.]{2,}k?$|^\d+k$/;

const WEAK_TESTS: Readonly<Record<MentionKind, (around: Around) => boolean>> = {
  card: (around) =>
    (OWNING.has(around.before) && !NOT_CARDS.has(around.after)) ||
    CARD_WORDS.has(around.after) ||
    (JOINING.has(around.before) && isAlone(around)) ||
    around.isListed ||
    around.isBesideCard ||
    (around.isBesideBenefit && SAID_OF_BENEFITS.test(around.name)) ||
    isSubjectOfCards(around) ||
    /^(?:versus|or)$/.test(around.after),
  program: (around) =>
    POINTS.has(around.after) ||
    around.follows ||
    (around.isAfterSource && /^(?:to|into)$/.test(around.before)) ||
    FLYING.has(around.before) ||
    (/^(?:much|many)$/.test(around.before) && around.endsClause) ||
    (/^(?:to|into|from|on|with|via|through|at|for|in|becomes?)$/.test(around.before) &&
      (MOVING.test(around.text) || /\bprograms?\b/.test(around.text))),
  merchant: (around) =>
    (AT.has(around.before) && !/^(?:most|least|all|once|first|best|any)$/.test(around.after)) ||
    SHOPPING.has(around.after) ||
    ((BUYING.has(around.before) || FLYING.has(around.before)) && isAlone(around)) ||
    (/^(?:for|to|in|with|on|and|or)$/.test(around.before) && around.endsClause) ||
    (isOneOfMany(around) && FUELLING.test(around.text)) ||
    isPriced(around) ||
    isShopAsked(around),
  category: (around) => (!isSeldomBought(around.name) || isCardFor(around)) && isBought(around),
  issuer: (around) =>
    /^(?:versus|or|over)$/.test(around.after) ||
    DOING.has(around.before) ||
    CARD_WORDS.has(around.after) ||
    OWNING.has(around.before) ||
    JOINING.has(around.before) ||
    /^(?:versus|or)$/.test(around.after),
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
    ["program", /^(?:to|into|from|via|through)$/.test(before) && MOVING.test(text)],
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
