import { PROTECTIONS } from "../../../../../data/vocab.ts";
import { says } from "../../readings/says.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";

/* Which benefits the cards that are looked for shall carry, in words that the search knows. */

/** Benefits that people ask for without their names. */
const IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:hotel|free|anniversary) (?:\w+ )?nights?\b|\bnights? (?:free|on the house|at (?:a|any) hotel)\b|\bfree (?:hotel )?stays?\b/,
    "free night",
  ],
];

const FOREIGN = /\bforeign\b/i;
const NIGHT = /\bnights?\b/i;
/** A night that comes with each year of the card, and not with an offer or after spending. */
const EACH_YEAR =
  /\b(?:(?:every|each|per|a) (?:\S+ )?(?:year|yr)|yearly|annual(?:ly)?|anniversary)\b/;

/** Of these the tools know the name, whatever people say. */
const COVERS: ReadonlySet<string> = new Set(PROTECTIONS);

/** "A busted phone" is phone protection; the words of rentals tell which cover is meant. */
const toBenefit = (text: string, id: string): string =>
  /^(?:airport )?lounge (?:pass(?:es)?|visits?|access|entry)$/i.test(text)
    ? "lounge"
    : COVERS.has(id) && !/\b(?:rental|car)\b/i.test(text)
      ? id.toLowerCase()
      : text;

/** All benefits that are named, but for the foreign fee, which is a filter of its own. */
export function benefitsIn(asked: Understood): readonly string[] {
  const named = mentionsOf(asked, "benefit")
    .map(({ text, ids: [id = ""] }) => toBenefit(text, id))
    .filter((text) => !FOREIGN.test(text));
  // Cover that comes first is asked for by that word, which stands in its terms.
  const first = says(asked, /\bprimary\b/) ? "primary " : "";
  const names = named.map((text) =>
    /\b(?:rental|car)\b/i.test(text) ? ofFirst(first, text) : text,
  );
  const told =
    names.length > 0 ? names : IN_WORDS.filter(([said]) => says(asked, said)).map(byName);
  return [
    ...new Set(
      told
        .map((name) => ofHotels(name, asked))
        .map((name) => (isEachYear(name, asked) ? `${name} annual` : name)),
    ),
  ];
}

const ofFirst = (first: string, text: string): string =>
  text.toLowerCase().startsWith(first) ? text : `${first}${text}`;

/** "Hotel cards with gold status": of a hotel, and not of whoever rents cars. */
const ofHotels = (name: string, asked: Understood): string =>
  /\bstatus\b/i.test(name) && says(asked, /\bhotels?\b/) ? `hotel ${name}` : name;

const byName = ([, name]: (typeof IN_WORDS)[number]): string => name;

const NEAR = 3;

/** "A free night every year"; "under $100 a year" is of a fee. */
function isEachYear(name: string, asked: Understood): boolean {
  if (!NIGHT.test(name)) return false;
  const at = asked.tokens.findLastIndex((token) => NIGHT.test(token));
  return EACH_YEAR.test(asked.tokens.slice(Math.max(0, at - NEAR), at + 1 + NEAR).join(" "));
}

/** "Free to use overseas" is said of the foreign fee without its name. */
export const isForeignFree = (asked: Understood): boolean =>
  says(asked, FOREIGN) ||
  says(
    asked,
    /\b(?:free|fees?|charges?|charging|charge|adds?|extra|surcharge|nothing|dings?|dinged|stings?|gouges?|penali[sz]es?)\b.*\b(?:abroad|overseas)\b/,
  );
