/**
 * How names are compared everywhere: letters and digits only, lower case, accents dropped, `+` and
 * `&` spelt out, trade marks dropped, words separated by one blank. "Flying Blue" and "FLYING-BLUE!" are one name, "One
 * Key" and "One Key+" are two.
 */
export function normalizeName(name: string): string {
  if (PLAIN_WORDS.test(name)) return name.toLowerCase();
  return name
    .replaceAll(/[\u2122\u00AE\u00A9\u2120]/g, "")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("+", " plus ")
    .replaceAll("&", " and ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Most names are written so already. */
const PLAIN_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/i;
