import type { Frame } from "../frame.ts";
import type { Understood } from "../language/understood.ts";
import type { Label, Lore } from "../learning/lore.ts";
import { isChat } from "../topics/ids.ts";
import { phrases, says, spaced, wordSet } from "../language/words/phrases.ts";
import { type Ranked, weigh } from "./rank.ts";
import { delexicalise } from "../language/delexicalise.ts";
import { toWords } from "../learning/features.ts";

/*
 * The confidence in a reading as a whole: in its label, and that nothing of the question was left
 * out.
 */

/** A question as it was read. */
interface Read {
  readonly asked: Understood;
  readonly label: Label;
  readonly frame: Frame;
  readonly ranked: readonly Ranked[];
  readonly isFollowUp: boolean;
  /** One of several questions of the message. */
  readonly isPart: boolean;
}

/**
 * Log odds of a right answer over a wrong one, fitted to questions and talks; those of words to
 * questions by people who had not seen the phrasings, whose long questions are often misread.
 */
const WEIGHTS = {
  always: 3.93,
  /** The likelihood of the label, by itself and beside the next. */
  likely: 0.11,
  ahead: 0.18,
  words: -0.92,
  followUp: -0.68,
  laterPart: 0.53,
  /** About the chat: gives no figure of any card. */
  talk: 0.89,
  /** Seems to ask more than one thing. */
  asksMore: -0.34,
  /** A name that no slot took. */
  unread: -0.11,
  manyAmounts: -0.45,
  order: -0.78,
} as const;

type Signs = Record<keyof typeof WEIGHTS, number>;

/** Bounds of what the classifier says, whose ends mean little. */
const LIKELY = { least: 0.02, most: 0.9989 };
/** The lowest ratio of a probability to the next. */
const MIN_NEXT = LIKELY.least ** 2;
const MAX_AHEAD = 6;
const MANY_AMOUNTS = 3;

/** Between 0 and 1. */
export function surenessOf(read: Read): number {
  return 1 / (1 + Math.exp(-weigh(WEIGHTS, signsOf(read))));
}

function signsOf({ asked, label, frame, ranked, isFollowUp, isPart }: Read): Signs {
  const { amounts, tokens } = asked;
  const own = ranked.find(({ id }) => id === label.id)?.score ?? 0;
  const next = ranked.find(({ id }) => id !== label.id)?.score ?? 0;
  const likely = Math.min(LIKELY.most, Math.max(LIKELY.least, own));
  return {
    always: 1,
    likely: Math.log(likely / (1 - likely)),
    ahead: Math.min(MAX_AHEAD, Math.log(likely / Math.max(next, MIN_NEXT))),
    words: Math.log(tokens.length),
    followUp: Number(isFollowUp),
    laterPart: Number(isPart && isFollowUp),
    talk: Number(isChat(label.topic)),
    asksMore: Number(says(spaced(tokens), FURTHER)),
    unread: Number(frame.unread.length > 0),
    manyAmounts: Number(amounts.length >= MANY_AMOUNTS),
    order: Number(frame.order !== undefined),
  };
}

const FURTHER = phrases(
  ["and", "n", "plus", "or"]
    .flatMap((joint) =>
      [
        "how",
        "what",
        "whats",
        "which",
        "when",
        "where",
        "is",
        "do",
        "does",
        "can",
        "by",
        "until",
      ].map((word) => `${joint} ${word}`),
    )
    .join("|"),
);

/** From here on words that no phrasing has make no other world's question of it. */
const CLEAR = 0.35;
/** With fewer of its telling words known than this, what is less clear is of another world. */
const MIN_KNOWN = { unnamed: 0.4, named: 0.25 } as const;

/** True when nothing is likely and too few of the words are those in which people ask here. */
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

/** Words of any question, which tell nothing of what it is about. */
const PLAIN = wordSet(
  "a an the and or but if so as at by for from in into of off on out over to up with about than then i me my mine we us our you your he she it its they them their this that these those there here is am are was were be been being do does did done doing have has had having will would can could should shall may might must what which who whom whose when where why how not no yes any some all more most much many one ones just now still also too very really please get got getting go going make know tell want need think like let s t m re",
);

/** The words that are no names, no numbers and no words of any question. */
const tellingOf = (asked: Understood): readonly string[] =>
  toWords(delexicalise(asked)).filter(
    (word) =>
      !word.startsWith("<") &&
      !PLAIN.has(word) &&
      !("0" <= word.charAt(0) && word.charAt(0) <= "9"),
  );
