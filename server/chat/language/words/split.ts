import type { Token } from "./tokenise.ts";

/** A sentence that asks or orders. */
const ASKS =
  /^(?:(?:and|also|but|so|then|ok|okay|plus|hi|hey|hello|thanks|please|pls)[, ]+)*(?:what|whats|which|who|when|where|why|how|hows|is|are|was|were|do|does|did|can|could|should|shall|will|would|may|am|have|has|list|show|tell|give|compare|add|remove|set|find|help|explain|calculate|record|mark|save|export|any)\b/i;

/** Sentence ends, but not those of "U.S. Bank", "St. Regis", "vs." or "2.5". */
const SENTENCE_END =
  /(?<=[?!])\s+|(?<!\b(?:[A-Za-z]|st|dr|mr|mrs|ms|vs|approx|inc|no|etc))(?<=[.;])\s+|\s*\n+\s*/i;

/** Where a line ends that is no sentence: "Which card\nfor groceries?". */
const WRAPPED = /(?<=[\p{L}\p{N},'"’$%])[ \t]*\n[ \t]*(?=[\p{L}\p{N}$])/giu;

/** A second question of its own: "which card at costco and how many points do i have". */
const SECOND =
  /\s+and\s+(?=(?:which|when|where|how (?:many|much|long)|what(?:'?s| is| are| do| does)|should i|can i|do i|does (?:my|the)|is (?:my|the|there)|are my)\b)(?!.*\b(?:it|its|it's|they|them|that|those|one)\b)/i;

const JOINED =
  /[,;]?\s+(?:and|plus)\s+also\s+(?=\S)|,\s+also\s+(?=\S)|,\s+and\s+(?=(?:what|which|how|when|where|who|should|can|do|does|is)\b)/i;

/** A second question that may lean on the first, or be no more than the rest of it. */
const MAYBE_SECOND =
  /[,;]?\s+(?:and|n|&|plus|then)\s+(?:also\s+)?(?=(?:(?:until|till|by|at|on|in|from|to|up to|with) (?:which|what|when|how)|if [^,?]{3,60},? (?:can|could|do|would|what|which|how)|which|when|where|who|how|whether|what|whats|what's|should (?:i|we)|can (?:i|we|they|it)|could (?:i|we|they|it)|do (?:i|we|they)|will (?:i|we|my|it|they)|does|is|are)\b)/gi;

/** "How many I have, what they are worth": a list of what is asked. */
const LISTED_SECOND =
  /,\s+(?=(?:what|whats|what's|whether|how (?:much|many|long)|when|where|which) (?:\S+ )?(?:it|they|them|that|those)\b)/gi;

/** "And fee on it", "and its cap": a column of the card that the first half asks for. */
const COLUMN_SECOND =
  /[,;?]?\s+(?:and|n|&|plus)\s+(?=(?:(?:the |what |its |it's )*(?:annual |yearly |foreign )?(?:fee|cap|limit|rate|bonus|offer|cost|credits?|perks|due date)s?\b[^,.?!]{0,24}\b(?:it|that|that one|that card)\W*$|its (?:\S+ ){0,2}\S+\W*$))/gi;

/** "And tonight we are having pizza, so which card": what leads to a second question comes before it; not "do Dana and I". */
const LED_SECOND =
  /(?<!\b(?:do|does|did|can|could|will|would|should|between|have|has) \S+)[,;]?\s+(?:and|but|plus)\s+(?=(?:tonight|tomorrow|today|next|this|if|when|since|for|in|at|on|over|because|while|once|after|before|i|i'm|im|i am|we|we're|my|our|say|suppose)\b[^?!.]{3,70}\b(?:which|what|how|who|do i|do we|should i|should we|can i|can we|is it|is that)\b)/gi;

/** What is told before the first question is no question. */
const ASKED_FIRST =
  /(?:^|[,;:–—.]\s*)(?:\W*(?:and|so|ok|okay|hi|hey|hello|please|pls|now|well)\b)*\W*(?:what|whats|what's|which|who|where|when|why|how|should|can|could|do|does|is|are|am|will|would|tell me|show me)\b/i;

/** A question that begins where no word joins it to what is before, in a text without marks. */
const RUN_ON =
  /(?<!\b(?:and|n|&|plus|then|know|no|matter|see|like|of|for|by|with|from|to|at|than|just|exactly|about|say|says|said|told|tell|thats|that's|is|was|show|figure|out|if|me)) +(?=(?:which (?:of|one|card)|what(?:'s|s| is| day| date| happens| will| do| does)|how (?:much|many|long))\b)|(?<!\b(?:which|what|whats|what's|how|when|where|who|why|if)\b(?: \S+){0,4}) +(?=(?:can|should|do|will|am) (?:i|we|they)\b)/gi;

/** Shorter texts do not run on, words. */
const MIN_RUN_ON = 12;
const MAX_CUTS = 4;

/** "How much is on each of them", "what would that come to": of what is asked before, whatever that is. */
const SUMS_UP =
  /^(?:and )?(?:how (?:much|many) (?:is|are|do|does|would) (?:(?:i|we|they|it|that|this|you) )?(?:(?:have|get|got|be) )?(?:(?:left|there) )?(?:on|in) (?:each|both|it|them|those|either)\b|(?:how much|what) (?:would|does|do|will|might) (?:that|it|they|this|both|those) (?:all )?(?:(?:come|add up|amount)(?: out)? to|make)\b)(?!.*\bworth\b)[^,.?!]{0,20}[.?!]*$/i;

/** A place where a second question may begin. */
export interface Cut {
  readonly first: string;
  readonly second: string;
  /** True when a word joins them; where none does, the second must say more to be one. */
  readonly isJoined: boolean;
}

/** The two questions that a part may be, split where another may begin: from the last such place on. */
export function cutsOf(part: string): readonly Cut[] {
  const isLong = part.split(/\s+/).length >= MIN_RUN_ON;
  const runOn = isLong ? [...part.matchAll(RUN_ON)] : [];
  const [led = [], listed = []] = [LED_SECOND, LISTED_SECOND].map((second) =>
    [...part.matchAll(second)].filter(({ index }) => ASKED_FIRST.test(part.slice(0, index))),
  );
  const joined = [...part.matchAll(MAYBE_SECOND), ...led, ...part.matchAll(COLUMN_SECOND)];
  return [...joined, ...listed, ...runOn.slice(1)]
    .toSorted((a, b) => b.index - a.index)
    .map((place) => ({
      first: part.slice(0, place.index),
      second: part.slice(place.index + place[0].length),
      isJoined: joined.includes(place),
    }))
    .filter(({ first, second }) => [first, second].every((half) => /\s/.test(half.trim())))
    .filter(({ second }) => !SUMS_UP.test(second))
    .slice(0, MAX_CUTS);
}

/** The clauses that a text may be split into, of two words at least each, from the last on. */
export const clauseCuts = (part: string): readonly Cut[] =>
  [...part.matchAll(CLAUSE_END)]
    .toReversed()
    .map((place) => ({
      first: part.slice(0, place.index),
      second: part.slice(place.index + place[0].length),
      isJoined: false,
    }))
    .filter(({ first, second }) => [first, second].every((half) => /\s/.test(half.trim())))
    .slice(0, MAX_CUTS);
const CLAUSE_END = /[.,;:] +/g;

/** "Two things: 1) … 2) …", in one line or several. */
const NUMBERED = /(?:^|\s)\(?[1-4][.)]\s+/g;
const ITEM = "\n\u2022 ";

/** A list with its items marked, each in its line; a number alone is none. */
const itemised = (text: string): string =>
  (text.match(NUMBERED) ?? []).length > 1 ? text.replaceAll(NUMBERED, ITEM) : text;

/**
 * The questions of a message. What is told before a question stays with it, for it may be what the
 * question is about; what follows the last one stays with that.
 */
export function splitQuestions(text: string): readonly string[] {
  const pieces = unwrapped(itemised(text))
    .split(SENTENCE_END)
    .flatMap((sentence) => splitJoined(sentence))
    .flatMap((sentence) => (ASKS.test(sentence) ? sentence.split(SECOND) : [sentence]))
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const questions: string[] = [];
  let told: string[] = [];
  for (const piece of pieces) {
    const isItem = piece.startsWith(ITEM.trim());
    if (told.length === 0 && questions.length > 0 && REASON.test(piece)) continue;
    // What is told before a list leads to all of it.
    if (isItem && questions.length === 0) told = [];
    told.push(isItem ? piece.slice(ITEM.trim().length).trim() : piece);
    if (piece.endsWith("?") || isItem || ASKS.test(piece)) {
      questions.push(told.join(" "));
      told = [];
    }
  }
  const last = questions.pop();
  if (last === undefined) return told.length === 0 ? [] : [told.join(" ")];
  return [...questions, [last, ...told].join(" ")];
}

/** "Downgrade it? Since I have the Venture X now": why it was asked, and no question of its own. */
const REASON = /^(?:since|because|cause|cuz|coz) (?:i|we|my|our|im|i'm|we're)\b[^?]*$/i;

/** Apart where a second question is joined, but for one that only sums up the first. */
function splitJoined(sentence: string): readonly string[] {
  const [first = "", ...others] = sentence.split(JOINED);
  const last = others.at(-1);
  return last !== undefined && SUMS_UP.test(last) ? [sentence] : [first, ...others];
}

/** In one line what goes on in the next; a line that asks or lists by itself stays one. */
const unwrapped = (text: string): string =>
  text.replaceAll(WRAPPED, (gap, at: number) => {
    const rest = text.slice(at + gap.length);
    return ASKS.test(rest) || LISTED.test(rest) ? gap : " ";
  });

const LISTED = /^(?:\d+[.)]|\u2022) /;

/** Words of a text, by tokens: from `start` up to but not with `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Shorter sentences tell nothing by themselves. */
const MIN_WORDS = 3;
const END = /^["'”’)]*\s*(?<mark>[.?!…]+)(?:["'”’)]*\s|["'”’)]*$)|^\s*\n/;

/** The sentences of several that end with a question mark; none where there is but one. */
export function findAsking(text: string, tokens: readonly Token[]): readonly Range[] {
  const sentences: (Range & { readonly asks: boolean })[] = [];
  let start = 0;
  for (const [at, { to }] of tokens.entries()) {
    const end = END.exec(text.slice(to, to + 8));
    if (end === null && at < tokens.length - 1) continue;
    const asks = end?.groups?.["mark"]?.includes("?") === true;
    if (at + 1 - start >= MIN_WORDS) sentences.push({ start, end: at + 1, asks });
    start = at + 1;
  }
  if (sentences.length < 2) return [];
  const asking = sentences.filter(({ asks }) => asks);
  return asking.map((one) => ({ start: one.start, end: one.end }));
}
