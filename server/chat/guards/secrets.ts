import { holdsCardNumber } from "../../accounts/card-number.ts";

/** In the groups of card numbers, right or mistyped; members who type one never mean points. */
const GROUPED =
  /(?<!\d)(?:[3-6]\d{3}(?:[ -]\d{4}){3}|3[47]\d{2}[ -]\d{6}[ -]\d{5}|[3-6]\d{14,15})(?!\d)/;

const DIGIT_WORDS: Readonly<Record<string, string>> = {
  zero: "0",
  oh: "0",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
};
const DIGIT_WORD = new RegExp(String.raw`\b(?:${Object.keys(DIGIT_WORDS).join("|")})\b`, "gi");

/** Digits that were spelled out, one after another. */
const SPELLED = /(?<!\d)\d(?:[ -]+\d){12,18}(?!\d)/;

const OTHER_SECRET = [
  /\b(?:cvv2?|cvc|cid|security code)\b\D{0,12}\d{3,4}\b/i,
  /\b\d{3}-\d{2}-\d{4}\b|\b(?:ssn|social security)\b\D{0,20}\d/i,
  /\bpin\b(?: code| number)?(?: is|:)? ?\d{4,6}\b/i,
  /\bpassword (?:is|:) ?\S+|\b(?:here is|here['’]?s|use) my password\b/i,
  /\b(?:code|digits|number)s? on the (?:back|front)(?: of (?:it|my card|the card))?(?: is| are|:) ?\d{3,4}\b/i,
];

const OFFERS =
  /\b(?:give|send|tell|type|share|want|need|paste|enter)\b.{0,20}\b(?:full |whole |credit |debit )*(?:card numbers?|cvv|ssn|social security number|pin number)\b/i;

/** Whether a text holds a card number in whatever form, or another secret, or offers one. */
export function holdsSecret(text: string): boolean {
  const plain = text.normalize("NFKC").replaceAll(/[\u2010-\u2015\u2212._/*|]+/g, "-");
  const digits = plain.replaceAll(DIGIT_WORD, (word) => DIGIT_WORDS[word.toLowerCase()] ?? word);
  return (
    holdsCardNumber(text.normalize("NFKC")) ||
    holdsCardNumber(plain) ||
    GROUPED.test(plain) ||
    SPELLED.test(digits) ||
    OTHER_SECRET.some((pattern) => pattern.test(text)) ||
    OFFERS.test(text)
  );
}
