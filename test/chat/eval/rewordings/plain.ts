import { pick, type Rewording, type Written } from "./written.ts";

/** Changes beside the words: punctuation, capitals, small talk, a typing error. */

/** Why somebody asks; none of it is about cards or points in particular. */
const WHY = [
  "Trying to sort out my cards this weekend.",
  "Heading out with the kids in a bit.",
  "I never really understood how all of this works.",
  "Just got home from a twelve hour shift.",
  "My sister keeps asking me about these things.",
  "I just want to get this right for once.",
] as const;

const whyAt = (at: number): string => pick(WHY, at) ?? "";

const ENDED = /[?.!…]["'”’)]*$/;
const END_MARKS = /[?!.,;:]+(?=\s|$)/g;
const ARTICLES = /\b(?:the|a|an|my) /gi;
/** Words long enough to be read with two letters changed. */
const PLAIN_WORD = /\b[a-z]{6,}\b/g;

export const PLAIN: readonly Rewording[] = [
  { name: "why, before it", reword: ({ text, at }) => `${whyAt(at)} ${text}` },
  {
    name: "why, after it",
    reword: ({ text, at }) => `${text}${ENDED.test(text) ? "" : "?"} ${whyAt(at)}`,
  },
  { name: "politely", reword: ({ text }) => `hey there, quick question: ${text} thanks so much!` },
  { name: "small letters", reword: ({ text }) => text.toLowerCase() },
  { name: "capitals", reword: ({ text }) => text.toUpperCase() },
  { name: "no marks", reword: ({ text }) => text.replaceAll(END_MARKS, "") },
  { name: "no articles", reword: ({ text }) => text.replaceAll(ARTICLES, "") },
  { name: "a slip", reword: withSlip },
];

/** Two letters of a plain word change places. */
function withSlip({ text, at }: Written): string {
  const words = [...text.matchAll(PLAIN_WORD)];
  const word = words[at % Math.max(1, words.length)];
  if (word === undefined) return text;
  const place = word.index + 1 + (at % (word[0].length - 3));
  const [first = "", second = ""] = text.slice(place, place + 2);
  return text.slice(0, place) + second + first + text.slice(place + 2);
}
