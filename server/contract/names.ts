/**
 * Normalises names for comparison: letters and digits only, lower case, accents dropped, `+` and
 * `&` spelt out, trade marks dropped, words separated by one blank, initials with full stops one
 * word. "Flying Blue" and "FLYING-BLUE!" are one name, as are "U.S. Bank" and "US Bank"; "One Key"
 * and "One Key+" are two.
 */
export function normalizeName(name: string): string {
  if (PLAIN_WORDS.test(name)) return name.toLowerCase();
  return normalizeForm(name.replaceAll(/[\u2122\u00AE\u00A9\u2120]/g, ""), "NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(INITIALS, (initials) => `${initials.replaceAll(".", "")} `)
    .replaceAll("+", " plus ")
    .replaceAll("&", " and ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/**
 * Unicode normalisation sorts each run of combining marks in quadratic time, so that a stranger's
 * long run would block the process; no word has more than a few.
 */
export const normalizeForm = (text: string, form: "NFKC" | "NFKD"): string =>
  text.replaceAll(LONG_MARKS, "$1").normalize(form);

const LONG_MARKS = /(\p{M}{8})\p{M}+/gu;

/** The name without blanks: "J.P. Morgan" and "jpmorgan" are the same. */
export const compactName = (name: string): string => normalizeName(name).replaceAll(" ", "");

/** The words of a text, compared as names are. */
export function wordsOf(text: string): readonly string[] {
  const normalized = normalizeName(text);
  return normalized === "" ? [] : normalized.split(" ");
}

/** Single letters with full stops between, as in "U.S." and "J.P. Morgan". */
const INITIALS = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])\.?/gu;

/** Most names are written so already. */
const PLAIN_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/i;
