import { wordSet } from "./phrases.ts";
import type { Token } from "./tokenise.ts";

/** A question or an order. */
const ASKS =
  /^(?:(?:and|also|but|so|then|ok|okay|plus|hi|hey|hello|thanks|please|pls)[, ]+)*(?:what|whats|which|who|when|where|why|how|hows|is|are|was|were|do|does|did|can|could|should|shall|will|would|may|am|have|has|list|show|tell|give|compare|add|remove|set|find|help|explain|calculate|record|mark|save|export|any)\b/i;

/** Sentence ends, but not those of "U.S. Bank", "St. Regis", "vs." or "2.5". */
const SENTENCE_END =
  /(?<=[?!])\s+|(?<!\b(?:[A-Za-z]|st|dr|mr|mrs|ms|vs|approx|inc|no|etc))(?<=[.;])\s+|\s*\n+\s*/i;

/** Line breaks within a sentence: "Which card\nfor groceries?". */
const WRAPPED = /(?<=[\p{L}\p{N},'"’$%])[ \t]*\n[ \t]*(?=[\p{L}\p{N}$])/giu;

/** A word that may join two questions, followed by the opening of the second. */
const JOINT =
  /[,;]?\s+(?:and|n|&|plus|then|but)\s+(?:also\s+)?(?=(?:what|whats|what's|which|when|whens|how|hows|where|wheres|why|who|whos|whether|should|can|could|do|does|is|are|will|would)\b)/gi;
const MAX_CUTS = 4;

/** The two halves at each joining word, last place first. */
export const cutsOf = (part: string): readonly (readonly [first: string, second: string])[] =>
  [...part.matchAll(JOINT)]
    .slice(-MAX_CUTS)
    .toReversed()
    .map(({ 0: { length }, index }) => [part.slice(0, index), part.slice(index + length)] as const)
    .filter((halves) => halves.every((half) => half.trim().includes(" ")));

/**
 * Splits a message into questions. Statements stay with the question after them, which may be about
 * them; those after the last question stay with it.
 */
export function splitQuestions(text: string): readonly string[] {
  const pieces = unwrapped(text)
    .split(SENTENCE_END)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const questions: string[] = [];
  let told: string[] = [];
  for (const piece of pieces) {
    const [first = ""] = piece.toLowerCase().split(" ");
    // "Downgrade it? Since I have the Venture X now": the reason for the question before.
    if (told.length === 0 && questions.length > 0 && REASONS.has(first)) continue;
    told.push(piece);
    if (piece.endsWith("?") || ASKS.test(piece)) {
      questions.push(told.join(" "));
      told = [];
    }
  }
  const last = questions.pop();
  if (last === undefined) return told.length === 0 ? [] : [told.join(" ")];
  return [...questions, [last, ...told].join(" ")];
}

const REASONS = wordSet("since because cause cuz coz");

/** Joins wrapped lines, unless the next line is a question of its own. */
const unwrapped = (text: string): string =>
  text.replaceAll(WRAPPED, (gap, at: number) =>
    ASKS.test(text.slice(at + gap.length)) ? gap : " ",
  );

/** Words of a text in tokens, `end` exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Shorter sentences mean nothing by themselves. */
const MIN_WORDS = 3;
const END = /^["'”’)]*\s*(?<mark>[.?!…]+)(?:["'”’)]*\s|["'”’)]*$)|^\s*\n/;

/** The sentences that end with a question mark; empty when there is only one sentence. */
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
