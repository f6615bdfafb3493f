import { asksAgain, isPart } from "../around/again.ts";
import { topicOf } from "../chain.ts";
import { asksEarned, isPointedOut, tellsGone } from "../buying/purchase-words.ts";
import { hasSubject, point } from "../names/point.ts";
import { isFragment } from "../around/fragments.ts";
import { isStillTheirs } from "../names/still-theirs.ts";
import { withoutLead } from "../around/leads.ts";
import { isPointing } from "../names/pointing.ts";
import { type Question, read, type Talk } from "../talk.ts";
import { amountsOf, mentionsOf, type Understood } from "../../../language/understood.ts";
import { HARKS_BACK, isAnsweredAlone, type Trait, traitsOf, weighed } from "./traits.ts";

/*
 * Whether a message that follows a question asks something of its own: read as more of the question
 * before, "cpp table pls" would be taken for one more word on a fee.
 */

/**
 * How much each tells, in log odds: fitted to the talks of the evaluation, and to its single
 * questions each asked after another on something else.
 */
const WEIGHTS: Readonly<Record<Trait, number>> = {
  certain: 0.46,
  parting: 0.29,
  length: 1.84,
  subject: 1.1,
  named: 0.28,
  wide: 0.12,
  smallTalk: -4,
  outside: -3.2,
  begins: -3,
  leads: -3.25,
  harks: -0.9,
  mayHark: -0.76,
  lacks: -2.2,
  sameGroup: -1.2,
  shares: -3.35,
  rivals: -1.8,
  foreign: 1.4,
};
const EVEN = -6.1;
/** How much it tells that it can be answered by itself. */
const ANSWERED = 2.75;
/**
 * From these odds on it is read by itself. Of the questions asked after others each is one in thirty,
 * of the talks one in a hundred, that is taken for the other there.
 */
const STANDS = -0.2;
/** The same for what points at the one that was named. */
const STANDS_NAMED = 1.2;

/** A message that is read without the question before it, whole; undefined where it leans on that. */
export function standing(talk: Talk, text: string, before: Question): string | undefined {
  const said = read(talk, text);
  const leans =
    HARKS_BACK.test(text) ||
    IS_CUT_OFF.test(before.text) ||
    isOnlyNamed(talk, text) ||
    isNamedOne(said) ||
    isStillTheirs(said, before) ||
    (topicOf(before)?.group === "purchase" && tellsOfCards(said)) ||
    isPart(read(talk, withoutLead(text).told)) ||
    asksAgain(text, (one) => read(talk, one));
  if (leans) return undefined;
  const odds = weighed(traitsOf(talk, said, before), WEIGHTS) + EVEN;
  return isBeyond(STANDS, odds, talk, said) ? text : namedInFull(talk, said, before);
}

const isBeyond = (bound: number, odds: number, talk: Talk, said: Understood): boolean =>
  odds >= bound || (odds + ANSWERED >= bound && isAnsweredAlone(talk, said));

/** "What about the Flex": a name in the place of another, and nothing else. */
function isOnlyNamed(talk: Talk, text: string): boolean {
  const { told, follows } = withoutLead(text);
  const named = read(talk, told);
  return follows && named.mentions.length > 0 && isFragment(named);
}

/** "Can i move my freedom points to", which the next message ends. */
const IS_CUT_OFF = /\b(?:to|for|at|from|with|the|my|and|or|of)\s*$/i;

/** What is told after a purchase of a card that cannot be used or of a cap that is reached, or asked of what a card brings. */
const tellsOfCards = (said: Understood): boolean =>
  tellsGone(said) ||
  isPointedOut(said) ||
  (asksEarned(said) && mentionsOf(said, "category").length === 0) ||
  (mentionsOf(said, "card").length > 0 && IS_AWAY.test(said.tokens.join(" ")));

const IS_AWAY =
  /\b(?:lost|left|forgot|misplaced|declined|frozen|(?:can not|cannot|could not) find|not (?:got|on me|with me|here)|at home)\b/;

/** "The hyatt one", of what was told. */
const isNamedOne = ({ mentions, tokens }: Understood): boolean =>
  mentions.some(({ end }) => /^ones?$/.test(tokens[end] ?? ""));

/** What is named in the place of "it" is shared with the question before, and tells nothing. */
const OF_SAME: typeof WEIGHTS = { ...WEIGHTS, shares: 0, rivals: 0, foreign: 0 };

/** "What lounges does it open", after its fee: what it asks of the card that was named, in full. */
function namedInFull(talk: Talk, asked: Understood, before: Question): string | undefined {
  // What was paid is lost without the question that told it.
  const isPaid = amountsOf(before.asked, "usd").length > 0;
  const isOfCard =
    !isPaid &&
    mentionsOf(before.asked, "card").length === 1 &&
    mentionsOf(before.asked, "benefit").length === 0;
  if (!isOfCard || !isPointing(asked) || hasSubject(asked)) return undefined;
  const named = point(talk, asked, () => before);
  if (named === undefined) return undefined;
  const odds = weighed(traitsOf(talk, named, before), OF_SAME) + EVEN;
  return isBeyond(STANDS_NAMED, odds, talk, named) ? named.text : undefined;
}
