import { refuse } from "../compose/draft.ts";
import { line } from "../compose/line.ts";
import type { Conversation } from "../reasoner.ts";
import { REPLIES } from "../topics/replies.ts";
import { finder, wordsOf } from "./find.ts";
import { foreignReply } from "./foreign.ts";
import { isInjection, isOrderOnOthers } from "./orders.ts";
import { INTEREST, plainReply, holdsSecret } from "./requests.ts";
import { answerSideRequest, type Guarded } from "./side-requests.ts";

const SECRET = refuse(
  line`Please do not share full card numbers, security codes or passwords: I never need them, do not keep what you typed, and have none to give out.`,
  line`Cards are identified by name here; ask me about yours by its name.`,
);

const INSTRUCTIONS = refuse(
  line`I cannot do that. I answer questions about credit cards, points and your own wallet, and nothing in a message changes what I may do or whose wallet I read.`,
);

const EMPTY = refuse(
  line`I could not find a question in that. Ask me, for example, which of your cards to use at a shop, what your points are worth, or when a fee is due.`,
);

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** "Apr" also means April, so this runs before dates are read. */
const INTEREST_RATE = finder(
  "what apr|which apr|whats the apr|what is the apr|its apr|my apr|low apr|lowest apr|high apr|intro apr|zero apr|purchase apr|variable apr|apr on|apr of|apr for|apr rate|apr card",
);

/** Replies that come before reading: to a front end's own requests, and refusals. */
export const preflight = (text: string, conversation: Conversation): Guarded | undefined =>
  answerSideRequest(conversation) ?? guard(text);

/** Refuses texts that must not be read; undefined for questions. */
function guard(text: string): Guarded | undefined {
  if (holdsSecret(text)) return { intent: "card_number", draft: SECRET };
  if (!LETTER_OR_DIGIT.test(text)) return { intent: "nonsense", draft: EMPTY };
  if (isInjection(text)) return { intent: "prompt_injection", draft: INSTRUCTIONS };
  if (isOrderOnOthers(text)) return { intent: "other_members", draft: REPLIES.other_members };
  const words = wordsOf(text);
  if (INTEREST_RATE(words)) return { intent: INTEREST, draft: undefined };
  const foreign = foreignReply(text);
  if (foreign !== undefined) return { intent: "not_english", draft: foreign };
  if (isNonsense(words)) return { intent: "nonsense", draft: EMPTY };
  const intent = plainReply(words);
  if (intent === undefined) return undefined;
  return { intent, draft: intent === INTEREST ? undefined : REPLIES[intent] };
}

const MAX_WORDS = 3;

const isNonsense = (words: readonly string[]): boolean =>
  words.length > 0 && words.length <= MAX_WORDS && words.every(isMash);

const ROWS_OF_KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const SOUNDS = new Set("aeiouyáéíóú0123456789");

/** "asdf", "jjjj", "hgklm": the first keys of a row, one letter again and again, or no vowel. */
function isMash(word: string): boolean {
  const letters = Array.from(word);
  const begins = word.slice(0, 4);
  if (begins.length === 4 && ROWS_OF_KEYS.some((row) => row.includes(begins))) return true;
  const isOneLetter = letters.length > 2 && new Set(letters).size === 1;
  return isOneLetter || (letters.length > 5 && !letters.some((letter) => SOUNDS.has(letter)));
}
