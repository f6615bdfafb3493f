import { phrases, says, spaced } from "../reading/phrases.ts";

/*
 * Requests to change something: they begin with a verb of change, or have one after a plea, and ask
 * nothing. The chat only reads.
 */

const PLEAS = phrases(
  "please|pls|plz|can you|could you|would you|will you|go ahead and|go and|i want you to|i need you to|i would like you to|hey|ok|okay|so|now|just|also|and|i want to|i need to|i would like to|note to self|hi|hello",
);
/** Verbs that change something wherever they stand first. */
const VERBS = new Set(
  "remind email text ping notify alert dispute schedule log record delete erase remove rename store track untrack mark unmark link hook connect attach import upload undo revert reset wipe enroll register jot note pay freeze lock book reserve call cancel close add set update change switch flip lower raise make treat value hide zelle venmo wire sign".split(
    " ",
  ),
);
/** Only with a word that it shall be done now, or for the asker. */
const MOVES = new Set(
  "transfer move send convert redeem downgrade upgrade apply order get".split(" "),
);
const NOW = phrases("for me|right now|now|today|please|pls|immediately|on my behalf");
/** "Cancel my Gold or keep it": a word that asks makes a question of it. */
const ASKING = phrases(
  "what|which|how|why|who|when|where|whether|worth|should|does|do i|will|would it|is it|or|if|versus|vs|compare|best|effect",
);
/** What of a wallet is changed; without one of these, "make" and the like ask for something else. */
const THINGS = phrases(
  "me|my|wallet|reminder|points|miles|card|bill|credit|airport|fee|for me|balance|account|spend|spending|night|charge|owner|values|closed|it|that|this",
);

/** True when the message tells to change, book, pay or remember something. */
export function isRequest(tokens: readonly string[]): boolean {
  const words = withoutPleas(tokens);
  const [first = ""] = words;
  const text = spaced(words);
  if (says(text, ASKING)) return false;
  if (MOVES.has(first)) return says(spaced(tokens), NOW);
  return VERBS.has(first) && says(text, THINGS);
}

function withoutPleas(tokens: readonly string[]): readonly string[] {
  let left = spaced(tokens);
  for (;;) {
    const plea = PLEAS.find((one) => left.startsWith(` ${one} `));
    if (plea === undefined) return left.trim().split(" ");
    left = left.slice(plea.length + 1);
  }
}
