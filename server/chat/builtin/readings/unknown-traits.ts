import { says } from "./says.ts";
import type { Understood } from "../../language/understood.ts";

/* What people ask of cards and the catalog does not know of any card: it is said to be so. */

const TRAITS: readonly (readonly [RegExp, string])[] = [
  [
    /\bchecked (?:\w+ )?(?:bags?|luggage|baggage)\b|\bbags? (?:free|for free)\b|\bfree (?:\w+ ){0,1}(?:bags?|luggage|baggage)\b|\bfor (?:checked |checking )?bags?\b(?! (?:delay|loss))|\bbag (?:fees?|perks?|benefits?)\b/,
    "free checked bags",
  ],
  [
    /\b(?:priority|preferred|early|group) boarding\b|\bboards? (?:me |us |you )?(?:early|first|ahead|before)\b/,
    "boarding",
  ],
  [/\b(?:metal|heav(?:y|iest)|weighs?)\b/, "what a card is made of"],
  [/\bcolou?rs?\b/, "its colour"],
  [/\b(?:contactless|tap to pay)\b/, "whether it is contactless"],
  [/\bcredit (?:limits?|lines?)\b/, "credit limits"],
  [/\b(?:expir(?:y|ation) dates?|cvv)\b/, "what is printed on it"],
  [
    /\b(?:need|require[sd]?|have to have)\b.*\bmembership\b|\bmembership\b.*\b(?:needed|required)\b/,
    "whether a membership is needed",
  ],
];

/** The traits that are asked for and nobody can tell; in words. */
export const unknownTraits = (asked: Understood): readonly string[] =>
  TRAITS.filter(([said]) => says(asked, said)).map(([, name]) => name);
