/**
 * Normalises names for comparison: letters and digits only, lower case, accents and trade marks
 * dropped, `+` and `&` spelt out, one space between words, initials with full stops as one word.
 * "Flying Blue" and "FLYING-BLUE!" are one name, as are "U.S. Bank" and "US Bank"; "One Key" and
 * "One Key+" are two.
 */
export function normalizeName(name: string): string {
  const text = toNameLength(name);
  if (PLAIN_WORDS.test(text)) return text.toLowerCase();
  return normalizeForm(text.replaceAll(/[\u2122\u00AE\u00A9\u2120]/g, ""), "NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(INITIALS, (initials) => `${initials.replaceAll(".", "")} `)
    .replaceAll("+", " plus ")
    .replaceAll("&", " and ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Longer than any name, even when spelt out. */
const MAX_NAME_LENGTH = 200;

/**
 * Normalises the start of a text, up to the length of a name: one character can expand to eighteen,
 * and sorting a run of combining marks takes quadratic time.
 */
export const normalizeForm = (text: string, form: "NFKC" | "NFKD"): string =>
  toNameLength(toNameLength(text).normalize(form));

const toNameLength = (text: string): string => text.trim().slice(0, MAX_NAME_LENGTH);

/** The name without spaces: "J.P. Morgan" and "jpmorgan" are the same. */
export const compactName = (name: string): string => withoutBlanks(normalizeName(name));

export const withoutBlanks = (normalized: string): string => normalized.replaceAll(" ", "");

/** The words of a text, compared as names are. */
export function wordsOf(text: string): readonly string[] {
  const normalized = normalizeName(text);
  return normalized === "" ? [] : normalized.split(" ");
}

/** Single letters with full stops between, as in "U.S." and "J.P. Morgan". */
const INITIALS = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])\.?/gu;

/** Most names are already in this form. */
const PLAIN_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/i;
