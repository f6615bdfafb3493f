import type { Figure } from "./figures.ts";

/** A sentence, or a part of one, whose digits all come from figures. */
export interface Line {
  readonly text: string;
}

/**
 * A template of our own words around figures and other lines: ``line`Use the ${name}.` ``. Throws
 * on a digit in the words.
 */
export function line(words: TemplateStringsArray, ...pieces: readonly (Figure | Line)[]): Line {
  const bare = words.find((one) => /\d/.test(one));
  if (bare !== undefined) throw new TypeError(`a bare number in an answer: ${bare.trim()}`);
  return { text: String.raw({ raw: words }, ...pieces.map((piece) => piece.text)) };
}

export const EMPTY: Line = { text: "" };

export const when = (applies: boolean, make: () => Line): Line => (applies ? make() : EMPTY);

export const ifKnown = <Value>(value: Value | undefined, make: (value: Value) => Line): Line =>
  value === undefined ? EMPTY : make(value);

/** Only when the value is above zero. */
export const ifMore = (value: number | undefined, make: (value: number) => Line): Line =>
  value !== undefined && value > 0 ? make(value) : EMPTY;

export const withoutEmpty = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ text }) => text !== "");

const textsOf = (lines: readonly Line[]) => withoutEmpty(lines).map(({ text }) => text);

/** Several lines as one; empty ones leave nothing behind. */
export const join = (lines: readonly Line[], between = " "): Line => ({
  text: textsOf(lines).join(between),
});

/** "a, b and c", of those that are not empty. */
export function listed(lines: readonly Line[], last = "and"): Line {
  const texts = textsOf(lines);
  const end = texts.at(-1) ?? "";
  return { text: texts.length < 2 ? end : `${texts.slice(0, -1).join(", ")} ${last} ${end}` };
}

/** The first `most` of them, and a note that there are others. */
export function listedSome(lines: readonly Line[], most: number, last = "and"): Line {
  return lines.length <= most
    ? listed(lines, last)
    : listed([...lines.slice(0, most), line`others`], last);
}

export const bold = (one: Figure | Line): Line => ({ text: `**${one.text}**` });

/** Begins with a capital letter, whatever marks stand before it, and ends in a full stop. */
export const sentence = ({ text }: Line): Line => ({
  text:
    text.replace(/\p{L}/u, (letter, at: number) =>
      /^\W*$/u.test(text.slice(0, at)) ? letter.toUpperCase() : letter,
    ) + (/[.!?]$/.test(text) ? "" : "."),
});
