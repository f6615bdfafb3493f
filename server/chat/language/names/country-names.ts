import type { Token } from "../words/tokenise.ts";
import type { LinkedName } from "./link.ts";
import { placeEnd } from "./places.ts";

/*
 * Countries are no airlines: who asks for a card in the United Kingdom means no United miles, and in
 * France no card of Air France.
 */

/** So many words before a name may belong to the country that it is a part of. */
const MOST_BEFORE = 2;

/** At home, so no place abroad: "the United States". */
const AT_HOME = new Set("states nations".split(" "));

/** The names without those that are a country's, or a part of its name. */
export function withoutCountries(
  linked: readonly LinkedName[],
  tokens: readonly Token[],
): readonly LinkedName[] {
  const words = tokens.map(({ word }) => word);
  return linked.filter((name) => !isOfCountry(name, words));
}

function isOfCountry({ start, end, kinds }: LinkedName, words: readonly string[]): boolean {
  if (words[start] === "united" && end === start + 1 && AT_HOME.has(words[end] ?? "")) return true;
  for (let from = Math.max(0, start - MOST_BEFORE); from <= start; from += 1) {
    const until = placeEnd(words, from) ?? 0;
    if (until < end) continue;
    const isLonger = from < start || until > end;
    const isWhere = words[from - 1] === "in";
    const isOnlyCard = kinds.has("card") && kinds.size === 1;
    if (isLonger || isWhere || isOnlyCard) return true;
  }
  return false;
}
