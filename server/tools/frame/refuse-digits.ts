import { holdsIssuedNumber, plainDigits } from "../../accounts/card-number.ts";
import type { Wallet } from "../../accounts/wallet.ts";
import { ToolError } from "../../contract/tool-error.ts";

/** A date or month between 1900 and 2099; groups of a card number do not look like one. */
const DATE = /(?<![\d-])(?:19|20)\d{2}-(?:0[1-9]|1[0-2])(?:-\d{2})?(?![\d-])/g;

/** Twelve digits or more, written together or in groups; card numbers have 13 to 19. */
const LONG_NUMBER = /\p{Nd}(?:[^\p{L}\p{N}]{0,3}\p{Nd}){11,}/u;

/**
 * Throws if any text in an input may be a card number, right or mistyped: none is ever stored. Held
 * cards' ids are exempt, as we generate them.
 */
export function refuseCardNumbers(input: object, { cards }: Pick<Wallet, "cards">): void {
  const known = new Set(cards.map(({ id }) => id));
  for (const [field, value] of Object.entries(input)) {
    const isLong = textsOf([field, value]).some((text) => !known.has(text) && isCardNumber(text));
    if (isLong) {
      throw new ToolError(
        "Nothing was stored: a text in this call has twelve or more digits, like a card number. " +
          "Give at most the last four, as last4.",
      );
    }
  }
}

const isCardNumber = (text: string): boolean =>
  LONG_NUMBER.test(plainDigits(text).replaceAll(DATE, "x")) || holdsIssuedNumber(text);

/** Every text in a value, the keys of records among them. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsOf(inner)]);
}
