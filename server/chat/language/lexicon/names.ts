import { MENTION_KINDS, type MentionKind } from "../understood.ts";

/** One meaning of a name. */
export interface Meaning {
  readonly kind: MentionKind;
  readonly id: string;
  /** Plain English too: counts only when the words around it suggest a name. */
  readonly isWeak: boolean;
}

/** Every name with its meanings; its words are separated by single spaces. */
export type Names = Map<string, Meaning[]>;

/** Adds a meaning of a name; the same one twice is kept once. */
export function addName(names: Names, name: string, meaning: Meaning): void {
  const known = names.get(name);
  if (known === undefined) {
    if (name !== "") names.set(name, [meaning]);
  } else if (!known.some(({ kind, id }) => kind === meaning.kind && id === meaning.id)) {
    known.push(meaning);
  }
}

/** True if a name means something of a kind. */
export const isOf = (names: Names, name: string, kind: MentionKind): boolean =>
  names.get(name)?.some((one) => one.kind === kind) === true;

export interface Lexicon {
  readonly names: ReadonlyMap<string, readonly Meaning[]>;
  /** First words of the names that have several words. */
  readonly beginnings: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

export interface Found {
  readonly end: number;
  readonly meanings: readonly Meaning[];
}

/** All names that begin at a place, longest first. `formsAt` gives the ways a word may be read. */
export function namesAt(
  lexicon: Lexicon,
  start: number,
  formsAt: (place: number) => readonly string[],
): readonly Found[] {
  const found: Found[] = [];
  const walk = (before: string, place: number): void => {
    for (const form of formsAt(place)) {
      const name = before + form;
      const meanings = lexicon.names.get(name);
      if (meanings !== undefined) found.push({ end: place + 1, meanings });
      if (lexicon.beginnings.has(name)) walk(`${name} `, place + 1);
    }
  };
  walk("", start);
  return found.length < 2 ? found : found.toSorted((a, b) => b.end - a.end);
}

/** One line per name; reading it back is several times faster than gathering the names. */
export const writeNames = (names: Names): string =>
  [...names]
    .map(([name, meanings]) =>
      [
        name,
        ...meanings.map(({ kind, id, isWeak }) => `${kind}${isWeak ? WEAK : STRONG}${id}`),
      ].join("\t"),
    )
    .join("\n");

const WEAK = "~";
const STRONG = "=";

/** Reads what `writeNames` wrote. */
export const readNames = (text: string): Names =>
  new Map(
    text.split("\n").map((line) => {
      const [name = "", ...meanings] = line.split("\t");
      return [name, meanings.map(toMeaning)];
    }),
  );

function toMeaning(written: string): Meaning {
  const kind = MENTION_KINDS.find((one) => written.startsWith(one)) ?? "card";
  const end = kind.length;
  return { kind, id: written.slice(end + 1), isWeak: written[end] === WEAK };
}

/** Parses a table with one id per line: "uber_cash = uber cash, uber credit". */
export const toTable = (
  text: string,
): readonly (readonly [id: string, names: readonly string[]])[] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [id = "", names = ""] = line.split(" = ");
      return [id, names.split(", ")];
    });
