import type { Understood } from "../understood.ts";
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
