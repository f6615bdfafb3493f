import type { Understood } from "../understood.ts";
import { placeEnd } from "../names/places.ts";
import { nameWords, tokenise } from "../words/tokenise.ts";

/*
 * People, countries and unheard names are told in a question taken apart, but not where they
 * stand; their words tell.
 */

interface Place {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

/** Where people, countries and names that nobody knows stand in the text. */
export function findPlacesOf({
  tokens,
  unknownNames,
  owner,
  beside,
  country,
}: Understood): readonly Place[] {
  const places: Place[] = [];
  for (const name of unknownNames) {
    const words = tokenise(name).map(({ word }) => word);
    const word = OF_PROGRAMS.has(words.at(-1) ?? "") ? "<program>" : "<card>";
    places.push(...sequences(tokens, words).map((place) => ({ ...place, word })));
  }
  places.push(...relations(tokens));
  const person = owner ?? beside;
  if (person !== undefined) {
    const words = nameWords(person);
    const also = [...words.slice(0, -1), `${words.at(-1) ?? ""}s`];
    for (const said of [words, also])
      places.push(...sequences(tokens, said).map((place) => ({ ...place, word: "<person>" })));
  }
  if (country !== undefined) places.push(...abroad(tokens));
  return places;
}

function sequences(tokens: readonly string[], words: readonly string[]) {
  if (words.length === 0) return [];
  return tokens.flatMap((_, start) =>
    words.every((word, offset) => tokens[start + offset] === word)
      ? [{ start, end: start + words.length }]
      : [],
  );
}

const RELATION =
  /^(?:wife|wifes|husband|husbands|spouse|p2|p2s|girlfriend|boyfriend|player2|<person>)$/;

function relations(tokens: readonly string[]): readonly Place[] {
  return tokens.flatMap((token, at) => {
    const isMine = ["my", "the"].includes(tokens[at - 1] ?? "");
    if (
      !RELATION.test(token) &&
      !(isMine && ["partner", "partners", "fiancee", "fiance", "so"].includes(token))
    )
      return [];
    return [{ start: isMine ? at - 1 : at, end: at + 1, word: "<person>" }];
  });
}

function abroad(tokens: readonly string[]): readonly Place[] {
  return tokens.flatMap((_, start) => {
    const end = placeEnd(tokens, start);
    return end === undefined ? [] : [{ start, end, word: "<country>" }];
  });
}

const OF_PROGRAMS = new Set("miles points air airlines airline airways hotels hotel".split(" "));
