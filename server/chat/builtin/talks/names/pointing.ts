import type { Understood } from "../../../language/understood.ts";

/* Words that point to something named before, such as "it" and "that one". */

const POINTING = new Set([
  "it",
  "its",
  "this",
  "that",
  "these",
  "those",
  "they",
  "them",
  "em",
  "their",
]);
const POINTED = new Set(["card", "cards", "one", "program", "ones"]);

/** "is it better to …" points to nothing. */
const EXPLETIVE =
  /^(?:its|it's|it is) (?:the|a|an|at|for|from|on|in|actually|more|like|my)\b|\b(?:is|was|does|did|would|will|can|could|has) it (?:better|best|true|possible|ok|okay|safe|smart|wise|too|make|take|matter|a good idea|a bad idea)\b|\bit (?:takes?|depends|seems|looks|happens|is|'s) |\b(?:that|this|these|those) (?!(?:cards?|ones?|program|worth|how|what|when|where|which|and|or|too|instead|then|now|have|has|cover|covers|include|includes|carry|carries|charge|charges)\b)\w+/;

/** "Back to that first fee": what is said after it may point. */
const BACK_THERE = /\b(?:back|return\w*|revert\w*) to (?:that|this|those|these) \w+(?: \w+)?/;

/** True when the text points to something named before. */
export const isPointing = ({ tokens }: Understood): boolean => {
  const text = tokens.join(" ").toLowerCase();
  const said = BACK_THERE.test(text) ? text.replace(BACK_THERE, " ") : text;
  return said.split(" ").some((token) => POINTING.has(bare(token))) && !EXPLETIVE.test(said);
};

const bare = (token: string): string => token.toLowerCase().replace(/['’]s$/, "");

/** The text with a name for the first word that points: "is it worth keeping" with the card's. */
export function resolvePointing({ tokens }: Understood, name: string): string {
  const at = tokens.findIndex((token) => POINTING.has(bare(token)));
  if (at === -1) return tokens.join(" ");
  const isTwo = POINTED.has(tokens[at + 1] ?? "") && tokens[at]?.startsWith("th") === true;
  return [...tokens.slice(0, at), name, ...tokens.slice(at + (isTwo ? 2 : 1))].join(" ");
}
