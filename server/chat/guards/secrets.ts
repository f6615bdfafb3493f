import { holdsCardNumber } from "../../accounts/card-number.ts";
import { finder, wordsOf } from "./find.ts";

/** In the groups of card numbers, right or mistyped; nobody means points by one. */
const GROUPED =
  /(?<!\d)(?:[3-6]\d{3}(?:[ -]\d{4}){3}|3[47]\d{2}[ -]\d{6}[ -]\d{5}|[3-6]\d{14,15})(?!\d)/;
const MARKS_BETWEEN = /[\u2010-\u2015\u2212._/*|]/g;

const OTHER_SECRET =
  /\b(?:cvv2?|cvc|cid|security code)\b\D{0,12}\d{3,4}\b|\b\d{3}[- ]\d{2}[- ]\d{4}\b|\b(?:ssn|social security|my social)\b\D{0,20}\d|\bpin\b(?: code| number)?(?: is|:)? ?\d{4,6}\b|\b(?:code|digits|number)s? on the (?:back|front)\b\D{0,30}\d{3,4}\b/i;

/** Offers a secret, or asks for one. */
const ABOUT_SECRET = finder(`
give|gimme|send|tell|type|share|want|need|paste|enter|show|what|get|use|here … full card number|whole card number|full credit card number|full number of my|full number of the|full number of her|full number of his|full number on|my card number|my credit card number|your card number|cvv|cvc|ssn|social security number|pin number|16 digits|sixteen digits|my password ! stole|stolen|lost|reset|forgot
password is|customer full card number
`);

const DIGITS = new Map(
  "zero one two three four five six seven eight nine"
    .split(" ")
    .map((word, digit) => [word, String(digit)] as const),
);
DIGITS.set("oh", "0");
const MIN_DIGITS = 13;

/** Thirteen or more single digits in a row, as figures or as words. */
function isSpelledOut(words: readonly string[]): boolean {
  let run = 0;
  return words.some((word) => {
    const digit = DIGITS.get(word) ?? word;
    run = digit.length === 1 && digit >= "0" && digit <= "9" ? run + 1 : 0;
    return run >= MIN_DIGITS;
  });
}

/** Whether a text holds a card number in whatever form, or another secret, or offers or wants one. */
export function holdsSecret(written: string): boolean {
  const text = written.normalize("NFKC");
  const plain = text.replaceAll(MARKS_BETWEEN, "-");
  const words = wordsOf(text);
  return (
    holdsCardNumber(text) ||
    holdsCardNumber(plain) ||
    GROUPED.test(plain) ||
    OTHER_SECRET.test(text) ||
    isSpelledOut(wordsOf(plain)) ||
    ABOUT_SECRET(words)
  );
}
