import type { Frame } from "../frame.ts";
import { phrases, says, spaced, wordSet } from "../language/words/phrases.ts";

/* The form of a question: which, how many, when or yes-no; "can" or "should"; and its verb. */

const WHEN = phrases(
  "when|whens|what day|what date|which day|which date|by when|til when|till when|until when|how long do i have|how long have i|how many days|what month|which month|how soon|deadline|due date|what time|last day|what is the date",
);
const ANY = phrases(
  "do i have|do we have|have i got|does she have|does he have|is there|are there|any|come with|comes with|include|includes|offer|give me a|do i get|do we get|do i own|do i hold|still have",
);
const COUNT = phrases("how many|number of|too many|too few");
const SUM = phrases(
  "total|totals|altogether|together|in all|all together|combined|all told|sum|add up|adds up|overall|all in|everything together",
);
const AMOUNT = phrases(
  "cost me|costs me|what am i paying|what do i pay|the damage|how bad|run me|set me back|whole bill|hold all|holding all|how much|what is the fee|what does it cost|how much does|how much is|what is left|how many points|how many miles|how high|what amount|what rate|at what",
);
const WHICH = wordSet("what which who whose where whats whos wheres list show rank");
const HOW = new Set(["how", "why", "hows"]);
const WHETHER = wordSet(
  "is are does do did can could should shall will would has have had am was were may might any isnt arent dont doesnt cant didnt wont",
);
export type AskedAs = Pick<Frame, "asks" | "verb"> & {
  readonly focus?: Frame["focus"] | undefined;
  /** Asks whether there is any such thing: "do I have", "is there". */
  readonly isOfAny: boolean;
};

export function readFocus(words: readonly string[]): AskedAs {
  const text = spaced(words);
  const verb = VERBS.find(([, forms]) => says(text, forms))?.[0];
  const asks = ASKS.find(([, forms]) => says(text, forms))?.[0];
  return { focus: focusOf(words, text), asks, verb, isOfAny: says(text, ANY) };
}

function focusOf(words: readonly string[], text: string): Frame["focus"] | undefined {
  if (says(text, WHEN)) return "when";
  if (says(text, SUM)) return "sum";
  if (says(text, COUNT)) return "count";
  if (says(text, AMOUNT)) return "amount";
  const first = words.find(
    (word, at) => WHICH.has(word) || HOW.has(word) || (WHETHER.has(word) && !isTold(words, at)),
  );
  if (first === undefined || HOW.has(first)) return undefined;
  if (WHICH.has(first)) return "which";
  return words.indexOf(first) <= MAX_BEFORE ? "whether" : undefined;
}

/** "I am at the airport", "if I could keep only one": not a question yet. */
const isTold = (words: readonly string[], at: number): boolean => TELLERS.has(words[at - 1] ?? "");
const TELLERS = wordSet("if i we they he she you");

/** "Sam's gold, is it …": how many words of the subject may come before the verb. */
const MAX_BEFORE = 12;

const VERBS: readonly (readonly [NonNullable<Frame["verb"]>, readonly string[]])[] = [
  [
    "downgrade",
    phrases(
      "downgrade|downgrading|go down to|step down|bring it down|downgraded|product change down",
    ),
  ],
  ["upgrade", phrases("upgrade|upgrading|upgraded|move up to|step up to")],
  [
    "cancel",
    phrases(
      "cancel|cancelled|canceled|closed|dropped|ditched|cancelling|canceling|close|closing|drop|dropping|ditch|ditching|get rid of|dump|kill|chop|shut down|let go|bail|cut it|cut them|cut this|cut that|cut my|cut the|cut one|i cut|we cut this|to cut|axe|lose",
    ),
  ],
  [
    "keep",
    phrases(
      "keep|keeping|hold on to|hold onto|hang on to|hang onto|renew|renewing|hold|stay with|stick with",
    ),
  ],
  [
    "move_back",
    phrases(
      "reversible|reverse|undo|undone|take it back|take them back|move back|move it back|move them back|get them back|bring back|bring them back|bring the points back|transfer back|transfer them back",
    ),
  ],
  ["transfer", phrases("transfer|transferring|move|moving|convert|converting|send|sending")],
  [
    "pay_points",
    phrases(
      "use points|use my points|use miles|pay with points|pay with miles|redeem|redeeming|burn|cash out|cash in",
    ),
  ],
  ["apply", phrases("apply|applying|approved|sign up|signing up|get approved|eligible|qualify")],
  ["add", phrases("add|adding|get|getting|open|opening|pick up")],
];

const ASKS: readonly (readonly [NonNullable<Frame["asks"]>, readonly string[]])[] = [
  ["time", phrases("is it time|time to|is now the time")],
  [
    "worth",
    phrases(
      "worth|worth it|worthwhile|good deal|good rate|pay for itself|pays for itself|paying for itself|earn its keep|earning its keep|worth the fee|make sense|makes sense",
    ),
  ],
  [
    "should",
    phrases(
      "should i|should we|shall i|should|better to|ought i|do i keep|do i cancel|do i renew|do i close|do i drop|do i downgrade|do i upgrade|do i transfer|do i move|do i hold|do i pay|do i use|would you|advise|recommend|smart to|good idea|am i better off|dumb to|stupid to|crazy to|makes sense to",
    ),
  ],
  ["can", phrases("can i|can we|could i|could we|may i|am i able|allowed|possible|can|able to")],
  ["is", phrases("is|are|does|did|will|has|have|am")],
];
