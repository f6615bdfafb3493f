import type { Frame } from "../frame.ts";
import type { Understood } from "../language/understood.ts";
import type { Label, Lore } from "../learning/lore.ts";
import { wordSet } from "../language/words/phrases.ts";
import { type Ranked, weigh } from "./rank.ts";
import { delexicalise } from "../language/delexicalise.ts";
import { toWords } from "../learning/features.ts";

/* The confidence in a reading. */

/**
 * Log odds of a correct answer. `alone` was fitted to questions from people who had not seen the
 * phrasings, `followUp` to conversations, where a long message is often a new question.
 */
const WEIGHTS = {
  alone: { always: 0.3, likely: 0.57, words: 0, unread: 0, manyAmounts: -0.65 },
  followUp: { always: 2.7, likely: 0.3, words: -0.73, unread: -1.37, manyAmounts: -0.75 },
} as const;

/** Bounds for the classifier's probability; the extremes mean little. */
const LIKELY = { least: 0.02, most: 0.9989 };
const MANY_AMOUNTS = 3;

interface Read {
  readonly asked: Understood;
  readonly label: Label;
  readonly frame: Frame;
  readonly ranked: readonly Ranked[];
  readonly isFollowUp: boolean;
}

/** Between 0 and 1. */
export function surenessOf({ asked, label, frame, ranked, isFollowUp }: Read): number {
  const likely = Math.min(LIKELY.most, Math.max(LIKELY.least, likelihoodOf(ranked, label.topic)));
  const odds = weigh(isFollowUp ? WEIGHTS.followUp : WEIGHTS.alone, {
    always: 1,
    likely: Math.log(likely / (1 - likely)),
    words: Math.log(asked.tokens.length),
    unread: Number(frame.unread.length > 0),
    manyAmounts: Number(asked.amounts.length >= MANY_AMOUNTS),
  });
  return 1 / (1 + Math.exp(-odds));
}

/** The likelihood of a topic: readings within one topic lead to the same frame. */
const likelihoodOf = (ranked: readonly Ranked[], topic: string): number =>
  ranked.filter(({ label }) => label.topic === topic).reduce((sum, { score }) => sum + score, 0);

/** From this score on, unknown words do not make a question off-topic. */
const CLEAR = 0.35;
/** Below that score, a smaller share of known telling words makes it off-topic. */
const MIN_KNOWN = { unnamed: 0.4, named: 0.25 } as const;

/** True when no label is likely and too few words are ones people use here. */
export function isOutside(
  asked: Understood,
  [first]: readonly Ranked[],
  { words }: Pick<Lore, "words">,
): boolean {
  if (first === undefined) return true;
  if (first.score >= CLEAR) return false;
  const isNamed = asked.mentions.length > 0;
  const telling = tellingOf(asked);
  if (!isNamed && telling.length === 0) return true;
  // One odd word beside a name says nothing: "gas on the turnpike".
  if (isNamed && telling.length === 1) return false;
  const known = telling.filter((word) => words.has(word)).length;
  const share = telling.length === 0 ? 1 : known / telling.length;
  return share < (isNamed ? MIN_KNOWN.named : MIN_KNOWN.unnamed);
}

/** Words of any question, which say nothing about its subject. */
const PLAIN = wordSet(
  "a an the and or but if so as at by for from in into of off on out over to up with about than then i me my mine we us our you your he she it its they them their this that these those there here is am are was were be been being do does did done doing have has had having will would can could should shall may might must what which who whom whose when where why how not no yes any some all more most much many one ones just now still also too very really please get got getting go going make know tell want need think like let s t m re",
);

/** The words that are not names, numbers or plain question words. */
const tellingOf = (asked: Understood): readonly string[] =>
  toWords(delexicalise(asked)).filter(
    (word) =>
      !word.startsWith("<") &&
      !PLAIN.has(word) &&
      !("0" <= word.charAt(0) && word.charAt(0) <= "9"),
  );
