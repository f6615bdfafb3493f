import * as z from "zod";

/* NIST SP 800-63B-4, section 3.1.1: length, a list of passwords to refuse, no composition rules. */

/** The shortest password that may sign in alone: a second factor beside it can go at any time. */
export const MIN_PASSWORD_CHARACTERS = 15;
/** Characters a password must have besides the names in it. */
const MIN_BESIDE_NAMES = 8;
const MAX_PASSWORD_CHARACTERS = 200;

/** A new password; each code point counts as a character. */
export const newPasswordField = z
  .string()
  .refine(
    (text) => lengthOf(text) >= MIN_PASSWORD_CHARACTERS,
    `Choose a password of at least ${MIN_PASSWORD_CHARACTERS} characters.`,
  )
  .refine(
    (text) => lengthOf(text) <= MAX_PASSWORD_CHARACTERS,
    `Choose a password of at most ${MAX_PASSWORD_CHARACTERS} characters.`,
  );

const lengthOf = (text: string): number => Array.from(text).length;

const NAMED =
  "Choose a password that is more than your e-mail address or the name of this service.";
const COMMON =
  "This password is among the first to be guessed. Choose another, such as four words.";

/** Why this password may not be chosen, as text for people; undefined when it may. */
export async function findWeakness(password: string, email: string): Promise<string | undefined> {
  const text = fold(password);
  const [name = "", domain = ""] = fold(email).split("@");
  const names = [`${name}@${domain}`, domain, name, "cardfile"].filter(({ length }) => length > 2);
  const rest = names.reduce((left, one) => left.replaceAll(one, ""), text);
  if (rest !== text && lengthOf(rest) < MIN_BESIDE_NAMES) return NAMED;
  // They take some megabytes, so they are loaded when a password is first chosen.
  const { COMMON_PASSWORDS } = await import("./common-passwords.ts");
  return isCommon(text, COMMON_PASSWORDS) ? COMMON : undefined;
}

/** The same characters in any case and from any keyboard. */
const fold = (text: string): string => text.normalize("NFKC").toLowerCase();

/** Up to this many different words, numbers or marks are still guessed, however often repeated. */
const MAX_COMMON_PARTS = 3;
const MAX_SHORT_PART = 3;
const PARTS = /\p{L}+|\p{N}+|[^\p{L}\p{N}]+/gu;

/** True for a common password, one repeated, and a few of them with digits and marks between. */
function isCommon(text: string, common: ReadonlySet<string>): boolean {
  if (common.has(text)) return true;
  const parts = new Set((text.match(PARTS) ?? []).map(toUnit));
  const isGuessed = (part: string): boolean => lengthOf(part) <= MAX_SHORT_PART || common.has(part);
  return parts.size <= MAX_COMMON_PARTS && [...parts].every(isGuessed);
}

/**
 * The shortest text that repeats to give this one, perhaps cut off at the end: `1234567890` for
 * 123456789012345.
 */
function toUnit(text: string): string {
  for (let length = 1; length < text.length; length++) {
    if (text.startsWith(text.slice(length))) return text.slice(0, length);
  }
  return text;
}
