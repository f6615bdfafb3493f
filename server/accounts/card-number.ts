/** Thirteen to nineteen digits, the lengths of card numbers, grouped or not. */
const LONG_NUMBER = /(?<![\d.,])\d(?:[ -]?\d){12,18}(?![\d.,]*\d)/g;

/** True if a text holds something like a full card number, which is never accepted or stored. */
export const holdsCardNumber = (text: string): boolean =>
  (text.match(LONG_NUMBER) ?? []).some((found) => passesLuhn(found.replaceAll(/\D/g, "")));

/** First digits and lengths of the cards of the large networks (ISO/IEC 7812). */
const ISSUED = /^(?:4\d{15}|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|6\d{15})$/;

/** Fifteen digits or more with at most three other characters between neighbours. */
const SPACED_DIGITS = /\d(?:\D{0,3}\d){14,}/g;
const FEWEST_DIGITS = 15;
const MOST_DIGITS = 16;

/** The same for texts full of reference numbers, where one in ten passes Luhn by chance. */
export const holdsIssuedNumber = (text: string): boolean =>
  text.length >= FEWEST_DIGITS &&
  (
    plainDigits(text)
      .replaceAll(/[\p{Cf}\p{M}]/gu, "")
      .match(SPACED_DIGITS) ?? []
  ).some(holdsIssuedGroups);

/** The whole text with full-width, raised and circled digits turned into plain ones. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/(?!\d)[\p{N}\p{So}]/gu, (sign) => sign.normalize("NFKC"));

/** True if consecutive groups of digits form a card number. */
function holdsIssuedGroups(digits: string): boolean {
  const groups = digits.match(/\d+/g) ?? [];
  return groups.some((_, from) => {
    let number = "";
    for (let at = from; at < groups.length && number.length < MOST_DIGITS; at++) {
      number += groups[at];
      if (ISSUED.test(number) && passesLuhn(number)) return true;
    }
    return false;
  });
}

/** The text without full card numbers. */
export const withoutCardNumbers = (text: string): string =>
  text.replaceAll(LONG_NUMBER, (found) => (passesLuhn(found.replaceAll(/\D/g, "")) ? "" : found));

/** A text with at least this share of digits counts as a number, whatever separates them. */
const MOSTLY_DIGITS = 0.6;

/** True if texts stored side by side hold a card number, in one of them or spread over several. */
export function hideCardNumber(texts: readonly string[]): boolean {
  if (texts.some(holdsCardNumber)) return true;
  const spread = texts.filter(isMostlyDigits).join("").replaceAll(/\D/g, "");
  return spread.length >= 13 && spread.length <= 19 && passesLuhn(spread);
}

function isMostlyDigits(text: string): boolean {
  const characters = text.replaceAll(/\s/g, "");
  return characters.replaceAll(/\D/g, "").length >= characters.length * MOSTLY_DIGITS;
}

/** The check digit of card numbers (ISO/IEC 7812-1). */
function passesLuhn(digits: string): boolean {
  const sum = digits
    .split("")
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
