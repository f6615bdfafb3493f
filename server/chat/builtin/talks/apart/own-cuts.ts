import { type End, endsOf } from "../../../language/words/ends.ts";
import { ASKS } from "../../../language/words/split.ts";
import { decide } from "../../ranking/decide.ts";
import { kindsOf, rank } from "../../ranking/rank.ts";
import { asksAgain, isAsking, isPart } from "../around/again.ts";
import { isOfRows } from "../carried/of-rows.ts";
import { topicOf } from "../chain.ts";
import { isAside } from "../around/background.ts";
import { isFragment } from "../around/fragments.ts";
import { isTold } from "../around/told.ts";
import { type Question, read, type Talk } from "../talk.ts";
import { isAnsweredAlone, oddsOf, type Trait, traitsOf, weighed } from "./traits.ts";

/*
 * Where a message asks a second thing that has nothing to do with the first: each is read by itself,
 * for a name of one is none of the other.
 */

type CutTrait =
  | Trait
  | "firstCertain"
  | "wholeCertain"
  | "firstTalk"
  | "firstLength"
  | "firstAsks"
  | "firstMarked"
  | "joined"
  | "listed"
  | "same"
  | "tells"
  | "short"
  | "points"
  | "list";

/**
 * How much each tells, in log odds: fitted to questions of the evaluation, and to pairs of them that
 * are put together.
 */
const WEIGHTS = {
  firstCertain: 0.55,
  certain: 0.5,
  firstTalk: -5.2,
  wholeCertain: -0.31,
  same: -3.52,
  parting: 0.2,
  lacks: -3,
  length: 1.12,
  firstLength: 1.08,
  named: 0.52,
  firstAsks: 1.47,
  joined: 1.21,
  // Not fitted: few of the evaluation write lines or slashes, and who does means two things.
  listed: 3,
  outside: -4.24,
  smallTalk: -2.75,
  sameGroup: -1.54,
  subject: 1.1,
  firstMarked: 1.24,
  tells: -4,
  shares: -2.71,
  harks: -0.75,
  short: -0.77,
  points: -3,
  list: -3,
} as const satisfies Partial<Record<CutTrait, number>>;
const EVEN = -10.3;
/** How much it tells that the second can be answered by itself. */
const ANSWERED = 1.62;
/** From these odds on they are two: a half that is lost is worse than one that is answered for itself. */
const TWO = 0.9;
/** Looked at in one message, ends of sentences first. */
const MOST_PLACES = 8;
const LEAST_WORDS = 2;
/** Each place costs several readings of the text; longer ones are stories, which are read as such. */
const MOST_WORDS = 70;

/** The message in pieces of which each stands by itself: one as a rule, and so many at most. */
export function ownCutsOf(talk: Talk, text: string, most: number): readonly string[] {
  if (most < 2 || wordsIn(text) > MOST_WORDS) return [text];
  const ends = endsOf(text)
    .filter(({ first, second }) => [first, second].every((half) => wordsIn(half) >= LEAST_WORDS))
    .filter(({ second }) => !NOT_THAT.test(second))
    .filter(({ first, second }) => !HALF_SUBJECT.test(first) && ![first, second].some(isTold))
    .slice(0, MOST_PLACES);
  if (ends.length === 0) return [text];
  const asked = asAsked(talk, text);
  const whole = certaintyOf(talk, asked);
  // Whether a half can be answered alone takes longest to tell: of those that may be one only.
  const best = ends
    .map((end) => ({ end, odds: oddsOfTwo(talk, end, whole) }))
    .filter(({ odds }) => odds >= TWO)
    .toSorted((a, b) => b.odds - a.odds)
    .find(({ end }) => !isHalf(talk, end.first, asked));
  if (best === undefined) return [text];
  const before = ownCutsOf(talk, best.end.first, most - 1);
  return [...before, ...ownCutsOf(talk, best.end.second, most - before.length)];
}

/** "Do my credits [and points beat my fees]": asks of nothing yet. */
const HALF_SUBJECT =
  /^(?:so |and |ok )?(?:(?:what|how much|how) (?=(?:do|does|did|will|would|can|could) ))?(?:do|does|did|is|are|will|would|can|could|have|has) (?:my|our|the|all|his|her) \S+$/i;

/** "Dana's and [not mine]": of what stands before it. */
const NOT_THAT =
  /^(?:and |but )?not (?:mine|me|my|hers?|his|theirs?|ours|the|on|in|at|for|with|from)\b/i;

/** "What does the Ink Cash": whose verb comes after what is joined to it. */
const NO_VERB =
  /^(?:and |so |ok )?(?:what|how (?:much|many)) (?:do|does|did|will|would|can) (?=\S)/i;

/**
 * "What is the fee [and the foreign fee on the CSR]": no question yet, where the whole is one. What must
 * be asked back about the first half is told in the second.
 */
function isHalf(talk: Talk, first: string, whole: Question): boolean {
  const named = first.replace(NO_VERB, "");
  if (named !== first && isFragment(read(talk, named))) return true;
  const one = asAsked(talk, first);
  return (
    one.verdict.kind === "sure" &&
    (one.asked.mentions.length === 0 || topicOf(one)?.group === topicOf(whole)?.group) &&
    !talk.isAnswered(one) &&
    talk.isAnswered(whole)
  );
}

const wordsIn = (text: string): number => (text.match(/\S+/g) ?? []).length;

/** What somebody tells of himself, which asks nothing. */
const TELLS = /\b(?:i|i'm|im|my|we|he|she|they|it|was|is|are|am)\b/i;

/** Whether it asks anything, by its mark or its words. */
const asks = (text: string): boolean => text.includes("?") || ASKS.test(text) || isAsking(text);

/** "What would it be", "which card and how much", "would each of them pay": of what is asked first. */
const POINTS_FIRST =
  /^(?:\S+ ){0,3}(?:it|its|it's|they|them|those|that|that's|thats)\b|^(?:which|what) (?:cards?|ones?)(?: and (?:how much|when))?[.,?!]|\b(?:each|all|both|any|one|which) of (?:them|those|these)\b/i;

/** "1) lifemiles": an item of what is asked before it. */
const ITEM = /^\(?\d[.)]/;

/** Fewer words of the first are a name that leads to the rest. */
const SHORT = 4;

function oddsOfTwo(
  talk: Talk,
  { first, second, isJoined, isListed }: End,
  wholeCertain: number,
): number {
  const one = asAsked(talk, first);
  const other = asAsked(talk, second);
  const isMore = isPart(other.asked) || asksAgain(second, (text) => read(talk, text));
  if (isMore || isOfRows(one, other.asked) || ITEM.test(second) || isAside(talk, second)) {
    return Number.NEGATIVE_INFINITY;
  }
  const topic = topicOf(one);
  const traits: Record<CutTrait, number> = {
    ...traitsOf(talk, other.asked, one),
    firstCertain: certaintyOf(talk, one),
    wholeCertain,
    firstTalk: Number(topic?.group === "talk" || one.verdict.kind === "outside"),
    firstLength: Math.log(Math.max(1, one.asked.tokens.length)),
    firstAsks: Number(ASKS.test(first)),
    firstMarked: Number(first.endsWith("?")),
    joined: Number(isJoined),
    listed: Number(isListed),
    same: Number(topic === topicOf(other) && !isParallel(one, other)),
    tells: Number(TELLS.test(first) && !asks(first)),
    short: Number(one.asked.tokens.length < SHORT),
    points: Number(POINTS_FIRST.test(second)),
    list: Number(isFragment(other.asked)),
  };
  const odds = weighed(traits, WEIGHTS) + EVEN;
  const isOpen = odds + ANSWERED >= TWO;
  return isOpen && isAnsweredAlone(talk, other.asked) ? odds + ANSWERED : odds;
}

/** "Move 30k Citi to JetBlue, 20k Bilt to Hyatt": the same asked twice, each time of all that it takes. */
function isParallel(one: Question, other: Question): boolean {
  const [kinds, others] = [kindsOf(one.asked), kindsOf(other.asked)];
  const ids = new Set(one.asked.mentions.flatMap((named) => named.ids));
  const isLike =
    kinds.size > 1 && kinds.size === others.size && [...kinds].every((kind) => others.has(kind));
  return isLike && !other.asked.mentions.some((named) => named.ids.some((id) => ids.has(id)));
}

function asAsked(talk: Talk, text: string): Question {
  const asked = read(talk, text);
  return { text, asked, verdict: decide(asked, talk.mind, talk.scene.facts) };
}

function certaintyOf(talk: Talk, question: Question): number {
  const topic = topicOf(question);
  const ranked = rank(question.asked, talk.mind, talk.scene.facts);
  return oddsOf(ranked.find(({ intent }) => intent === topic)?.score ?? 0);
}
