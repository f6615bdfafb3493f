import type { EvalCase } from "./case.ts";

/*
 * The same question, written otherwise: what it means is the same, so its answer has to be. It shows
 * what case by case work cannot, for nobody chose these words to fit the engine.
 */

export interface Rewording {
  readonly name: string;
  /** The text in other words; the place of the case in the list picks among several. */
  readonly reword: (text: string, at: number) => string;
}

/** Why somebody asks; none of it is about cards or points in particular. */
const WHY = [
  "Trying to sort out my cards this weekend.",
  "Heading out with the kids in a bit.",
  "I never really understood how all of this works.",
  "Just got home from a twelve hour shift.",
  "My sister keeps asking me about these things.",
  "I just want to get this right for once.",
] as const;

const whyAt = (at: number): string => WHY[at % WHY.length] ?? "";

const ENDED = /[?.!…]["'”’)]*$/;
const END_MARKS = /[?!.,;:]+(?=\s|$)/g;
const ARTICLES = /\b(?:the|a|an|my) /gi;
/** Words long enough to be read with two letters changed. */
const PLAIN_WORD = /\b[a-z]{6,}\b/g;

export const REWORDINGS: readonly Rewording[] = [
  { name: "why, before it", reword: (text, at) => `${whyAt(at)} ${text}` },
  {
    name: "why, after it",
    reword: (text, at) => `${text}${ENDED.test(text) ? "" : "?"} ${whyAt(at)}`,
  },
  { name: "politely", reword: (text) => `hey there, quick question: ${text} thanks so much!` },
  { name: "small letters", reword: (text) => text.toLowerCase() },
  { name: "capitals", reword: (text) => text.toUpperCase() },
  { name: "no marks", reword: (text) => text.replaceAll(END_MARKS, "") },
  { name: "no articles", reword: (text) => text.replaceAll(ARTICLES, "") },
  { name: "a slip", reword: withSlip },
];

/** Two letters of a plain word change places. */
function withSlip(text: string, at: number): string {
  const words = [...text.matchAll(PLAIN_WORD)];
  const word = words[at % Math.max(1, words.length)];
  if (word === undefined) return text;
  const place = word.index + 1 + (at % (word[0].length - 3));
  const [first = "", second = ""] = text.slice(place, place + 2);
  return text.slice(0, place) + second + first + text.slice(place + 2);
}

/** Small talk and refusals are about their words; a talk has more than one message to write anew. */
const OF_WORDS: ReadonlySet<string> = new Set(["talk", "trap"]);

export const isReworded = ({ group, messages }: EvalCase): boolean =>
  messages.length === 1 && !OF_WORDS.has(group);

/** The case with its question in other words; undefined where that changes nothing. */
export function reworded(
  evalCase: EvalCase,
  { reword }: Rewording,
  at: number,
): EvalCase | undefined {
  const [only] = evalCase.messages;
  const content = only === undefined ? "" : reword(only.content, at);
  if (only === undefined || content === only.content || content.trim() === "") return undefined;
  return { ...evalCase, messages: [{ ...only, content }] };
}
