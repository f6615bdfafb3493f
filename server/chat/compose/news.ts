import type { Line } from "./line.ts";

/** Names, figures and days: capitalized words and what has a digit. */
const TERM = /[\p{Lu}\d$][\p{L}\d.,:/%'’&+-]*/gu;
/** Any word, with figures. */
const WORD = /[\p{L}\d$][\p{L}\d.,:/%'’&+-]*/gu;

const partsOf = ({ text }: Line, part: RegExp): readonly string[] =>
  (text.match(part) ?? []).map((one) => one.toLowerCase().replace(/[.,:]+$/, ""));

const withNew = (part: RegExp) => (lines: readonly Line[], before: readonly Line[]) => {
  const told = new Set(before.flatMap((one) => partsOf(one, WORD)));
  return lines.filter((one) => partsOf(one, part).some((word) => !told.has(word)));
};

/** The rows that name something, or have a figure, that the lines before have not. */
export const withNewTerms = withNew(TERM);

/** The lines with a word that those before have not. */
export const withNewWords = withNew(WORD);
