import type { Understood } from "../../language/understood.ts";
import { says } from "./says.ts";

/* "My second highest fee", "the third oldest": which of an order is asked for. */

export const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"] as const;

const FORMS: readonly RegExp[] = [
  /\b(?:second|2nd|runner[- ]up)\b/,
  /\b(?:third|3rd)\b/,
  /\b(?:fourth|4th)\b/,
  /\b(?:fifth|5th)\b/,
  /\b(?:sixth|6th)\b/,
];

export interface Place {
  /** None for the first of the order. */
  readonly place: number;
  /** "second ", to stand before what it is of; empty for the first. */
  readonly ordinal: string;
}

export function placeAsked(asked: Understood): Place {
  const at = FORMS.findIndex((form) => says(asked, form));
  return at === -1
    ? { place: 0, ordinal: "" }
    : { place: at + 1, ordinal: `${ORDINALS[at + 1] ?? ""} ` };
}

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
const END = String.raw`(?:oldest|newest|latest|most|least|(?:big|larg|high|small|low|few|cheap|pric|dear|costl|steep)\S*est)`;
const SEVERAL = new RegExp(
  String.raw`\b(?:top|first|last) (two|three|four|five|six|[2-6])\b|\b(two|three|four|five|six|[2-6]) (?:\S+ ){0,3}?${END}\b`,
);

/** "My three oldest", "the top two": the places from the first on; else the one that is asked for. */
export function placesAsked(asked: Understood): readonly Place[] {
  const [, top, many = top] = SEVERAL.exec(asked.tokens.join(" ")) ?? [];
  if (many === undefined) return [placeAsked(asked)];
  const count = NUMBERS[many] ?? Number(many);
  return ORDINALS.slice(0, count).map((word, place) => ({
    place,
    ordinal: place === 0 ? "" : `${word} `,
  }));
}
