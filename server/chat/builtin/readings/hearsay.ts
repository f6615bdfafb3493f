import { wordsOf } from "./says.ts";
import type { Understood } from "../../language/understood.ts";

/*
 * "My fiancé says Hyatt points are worth more": who said it is not whose points are asked about, and
 * what was said is to be told right or wrong.
 */

const SAYS = [
  "says?|said|saying|thinks?|thought|claims?|claimed|swears?|swore|insists?|insisted|reckons?|argues?|believes?|tells?|told|keeps (?:saying|telling)|heard|read",
  "is (?:saying|convinced|sure|telling|adamant|certain)|was (?:saying|telling)|bets?|mentioned|wrote|posted|always says",
].join("|");
const BY = new RegExp(
  String.raw`\b(?:my|our|the|some|this|a|his|her) (?:\w+ ){1,3}?(?:${SAYS})\b|\b(?:he|she|they|people|everyone|everybody|someone|somebody|reddit|i|we) (?:\w+ )?(?:${SAYS})\b`,
  "g",
);
/** "In my view", "my question is". */
const ASIDE =
  /\bin my (?:opinion|view|mind|book|head)\b|\bmy (?:question|understanding|guess|impression) (?:is|was)\b/g;

/** The words without who is said to have said them. */
export const withoutHearsay = (asked: Understood): string =>
  wordsOf(asked).replaceAll(BY, "").replaceAll(ASIDE, "").trim();

export const isHearsay = (asked: Understood): boolean => wordsOf(asked).search(BY) >= 0;
