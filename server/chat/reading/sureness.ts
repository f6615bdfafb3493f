import type { Frame } from "../frame.ts";
import type { Understood } from "../language/understood.ts";
import type { Label } from "../learning/lore.ts";
import { isChat } from "../topics/ids.ts";
import { phrases, says, spaced } from "../language/words/phrases.ts";
import type { Ranked } from "./rank.ts";

/** The sum of what tells for something, each by its weight. */
export const weigh = (
  weights: Readonly<Record<string, number>>,
  signs: Readonly<Record<string, number>>,
): number =>
  Object.entries(weights).reduce((sum, [key, weight]) => sum + weight * (signs[key] ?? 0), 0);

/* How sure a reading is as a whole: what is asked, and that nothing of the question was left out. */

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

/** What each tells, as log odds of a right answer over a wrong one: fitted to questions and talks, the
 * words to questions of people who had not seen the phrasings, of whose long ones many are misread. */
const WEIGHTS = {
  always: 3.93,
  /** How likely what is asked is, by itself and beside the next. */
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
/** Of a probability beside the next one. */
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
