/** Thirteen to nineteen digits, as cards are numbered, in groups or not. */
const LONG_NUMBER = /(?<![\d.,])\d(?:[ -]?\d){12,18}(?![\d.,]*\d)/g;

/** Whether a text holds what looks like a full card number, which is never accepted nor stored. */
export function holdsCardNumber(text: string): boolean {
  return (text.match(LONG_NUMBER) ?? []).some((found) => passesLuhn(found.replaceAll(/\D/g, "")));
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
