/*
 * Many wrap a question in words that tell nothing of it. They are left out before it is learned from
 * or guessed, so that no phrasing has to be written with each of them.
 */

const OPENERS = [
  "hi|hello|hey|yo|hiya|heya|howdy|good (?:morning|afternoon|evening)",
  "there|guys|everyone|all|folks|friend|team",
  "ok|okay|so|well|alright|right|um|uh|hmm|anyway|anyways|basically|actually|honestly|oh|and|but",
  "(?:a |one |just a |just one )?(?:quick|dumb|stupid|simple|random|silly|weird) (?:question|one)(?: for you)?",
  "question",
  "sorry|sorry to bother you(?: again)?|sorry if this is (?:a )?(?:dumb|stupid|silly|obvious)(?: question)?",
  "bear with me|help me out(?: here)?|this may be (?:a )?(?:dumb|stupid|silly)(?: question)?",
  "(?:i was |i am |was |am |just )+(?:wondering|curious)(?: if you (?:could|can|would) (?:please )?tell me| about this)?",
  "(?:can|could|would) you (?:please |kindly )?(?:tell me|let me know|help me understand|explain to me)",
  "(?:i )?(?:would|want to|wanted to|need to) (?:like to )?(?:ask|know)(?: you)?(?: something)?",
  "do you (?:happen to )?know|any idea|any chance you know",
  "(?:my )?<person> and i were (?:just )?(?:talking|wondering|arguing)(?: about this)?",
];

const CLOSERS = [
  "(?:many |much |ok )?(?:thanks|thank you|thx|ty|tysm|cheers)(?: so much| a lot| a bunch| a ton| very much| again)?(?: in advance)?",
  "(?:please and |and )?thank you|in advance|much appreciated|appreciate it",
  "any (?:help|advice|info|input|ideas|idea|thoughts)(?: is| would be)?(?: much| greatly)?(?: appreciated| welcome| please)?",
  "asap|quickly|lol|lmao|haha|tbh|idk|ngl|btw|fyi|pls|plz|kindly",
  "i have no (?:idea|clue)|no idea|i forgot|i forget|not sure|help",
];

const BEFORE = new RegExp(`^(?:(?:${OPENERS.join("|")}) )+`);
const AFTER = new RegExp(`(?: (?:${CLOSERS.join("|")}))+$`);
/** Fewer words left are the words that were meant: "hey there", "thanks a lot". */
const MIN_WORDS = 2;

/** A delexicalised question without what is said around it; as it was when there is nothing else. */
export function withoutFiller(text: string): string {
  const bare = text.replace(BEFORE, "").replace(AFTER, "");
  return bare.split(" ").length < MIN_WORDS && !bare.startsWith("<") ? text : bare;
}
