import { addBit, addBits, type Bits, emptyBits } from "./bitset.ts";

/** All distinct words of some texts in alphabetical order, with the rows of each. */
export interface WordIndex {
  readonly size: number;
  readonly words: readonly string[];
  readonly rows: readonly WordRows[];
}

/** The rows of a word in the smaller form: row numbers if few, one bit per row if many. */
type WordRows = { readonly numbers: Uint32Array } | { readonly bits: Bits };

export function indexWords(texts: readonly Iterable<string>[]): WordIndex {
  const rowsByWord = new Map<string, number[]>();
  for (const [row, names] of texts.entries()) {
    for (const word of new Set(names)) {
      const rows = rowsByWord.get(word);
      if (rows === undefined) rowsByWord.set(word, [row]);
      else rows.push(row);
    }
  }
  const sorted = [...rowsByWord].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    size: texts.length,
    words: sorted.map(([word]) => word),
    rows: sorted.map(([, rows]) => toWordRows(rows, texts.length)),
  };
}

/** The rows with a word that begins with `begun`. */
export function rowsWithWord({ size, words, rows }: WordIndex, begun: string): Bits {
  const found = emptyBits(size);
  for (let at = firstFrom(words, begun); words[at]?.startsWith(begun); at++) {
    const word = rows[at];
    if (word !== undefined) addRows(found, word);
  }
  return found;
}

function addRows(found: Bits, rows: WordRows): void {
  if ("bits" in rows) addBits(found, rows.bits);
  else for (const row of rows.numbers) addBit(found, row);
}

/** The index of the first word that is not before this one in the alphabet. */
function firstFrom(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function toWordRows(rows: readonly number[], size: number): WordRows {
  const bits = emptyBits(size);
  if (rows.length < bits.length) return { numbers: Uint32Array.from(rows) };
  for (const row of rows) addBit(bits, row);
  return { bits };
}
