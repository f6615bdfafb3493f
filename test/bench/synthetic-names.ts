/**
 * Made-up brands of two words out of 8000, about as many different words as the names of 100,000
 * real cards would have: the real ones have some 400, and vocabularies grow with the square root.
 */
const SYLLABLES = "ba ce di fo gu la me ni po ru sa te vi xo zu ka le mi no qua".split(" ");

const WORDS = SYLLABLES.flatMap((first) =>
  SYLLABLES.flatMap((second) =>
    SYLLABLES.map((third) => `${first.charAt(0).toUpperCase()}${first.slice(1)}${second}${third}`),
  ),
);

/** Spreads the second words over the vocabulary; no two cards share both words. */
const STRIDE = 7;

/** The brand of the card with this number: "Bacedi Lameni". */
export function brandOf(at: number): string {
  const round = Math.floor(at / WORDS.length);
  const first = WORDS[at % WORDS.length];
  const second = WORDS[(at * STRIDE + round) % WORDS.length];
  return `${first} ${second}`;
}

/** "Bacedi Lameni" -> "bacedi-lameni" */
export const slugOf = (brand: string): string => brand.toLowerCase().replaceAll(" ", "-");
