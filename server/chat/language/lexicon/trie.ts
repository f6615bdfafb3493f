import type { MentionKind } from "../understood.ts";

/** One meaning of a name. */
export interface Meaning {
  readonly kind: MentionKind;
  readonly id: string;
  /** Plain English too: it means this only where the words around it say so. */
  readonly isWeak: boolean;
}

/** Names by their words. */
export interface Trie {
  readonly next: Map<string, Trie>;
  readonly meanings: Meaning[];
}

export const createTrie = (): Trie => ({ next: new Map(), meanings: [] });

/** Adds a meaning of a name; the same one twice is kept once. */
export function addName(trie: Trie, words: readonly string[], meaning: Meaning): void {
  if (words.length === 0) return;
  const { meanings } = reach(trie, words);
  const isKnown = meanings.some(({ kind, id }) => kind === meaning.kind && id === meaning.id);
  if (!isKnown) meanings.push(meaning);
}

function reach(trie: Trie, words: readonly string[]): Trie {
  let node = trie;
  for (const word of words) {
    let next = node.next.get(word);
    if (next === undefined) {
      next = createTrie();
      node.next.set(word, next);
    }
    node = next;
  }
  return node;
}

/** What a name means; empty when it is none. */
export function meaningsOf(trie: Trie, words: readonly string[]): readonly Meaning[] {
  let node: Trie | undefined = trie;
  for (const word of words) node = node?.next.get(word);
  return node?.meanings ?? [];
}

export interface Found {
  readonly end: number;
  readonly meanings: readonly Meaning[];
}

/** Shorter names are made of any two words. */
const LEAST_JOINED = 7;

/** "Jet blue": a name of one word that was written as two. */
function joinedAt(
  trie: Trie,
  start: number,
  formsAt: (place: number) => readonly string[],
): Found | undefined {
  const word = `${formsAt(start).at(-1) ?? ""}${formsAt(start + 1)[0] ?? ""}`;
  const meanings = word.length < LEAST_JOINED ? [] : meaningsOf(trie, [word]);
  // "Thank you" are no points.
  const sure = meanings.filter(
    ({ kind, isWeak }) =>
      !isWeak && (kind === "merchant" || kind === "program") && word !== "thankyou",
  );
  return sure.length === 0 ? undefined : { end: start + 2, meanings: sure };
}

/** All names that begin at a place, longest first. `formsAt` gives the ways a word may be read. */
export function namesAt(
  trie: Trie,
  start: number,
  formsAt: (place: number) => readonly string[],
): readonly Found[] {
  const found: Found[] = [];
  const walk = (node: Trie, place: number): void => {
    if (node.meanings.length > 0) found.push({ end: place, meanings: node.meanings });
    if (node.next.size === 0) return;
    for (const form of formsAt(place)) {
      const next = node.next.get(form);
      if (next !== undefined) walk(next, place + 1);
    }
  };
  walk(trie, start);
  const joined = found.length > 0 ? undefined : joinedAt(trie, start, formsAt);
  if (joined !== undefined) return [joined];
  return found.length < 2 ? found : found.toSorted((a, b) => b.end - a.end);
}
