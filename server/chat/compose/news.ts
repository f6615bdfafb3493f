import type { Line } from "./line.ts";

/** Names, figures and days: capitalised words and words with a digit. */
const TERM = /[\p{Lu}\d$][\p{L}\d.,:/%'’&+-]*/gu;
/** Any word or figure. */
const WORD = /[\p{L}\d$][\p{L}\d.,:/%'’&+-]*/gu;

const partsOf = ({ text }: Line, part: RegExp): readonly string[] =>
  (text.match(part) ?? []).map((one) => one.toLowerCase().replace(/[.,:]+$/, ""));

const withNew = (part: RegExp) => (lines: readonly Line[], before: readonly Line[]) => {
  const told = new Set(before.flatMap((one) => partsOf(one, WORD)));
  return lines.filter((one) => partsOf(one, part).some((word) => !told.has(word)));
};

/** The rows with a name or figure that is not in the lines before. */
export const withNewTerms = withNew(TERM);

/** The lines with a word that is not in the lines before. */
export const withNewWords = withNew(WORD);
