import type { Token } from "./tokenise.ts";

/** Words of a text, by tokens: from `start` up to but not with `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Shorter sentences tell nothing by themselves. */
const MIN_WORDS = 3;
const END = /^["'”’)]*\s*(?<mark>[.?!…]+)(?:["'”’)]*\s|["'”’)]*$)|^\s*\n/;

/** The sentences of several that end with a question mark; none where there is but one. */
export function findAsking(text: string, tokens: readonly Token[]): readonly Range[] {
  const sentences: (Range & { readonly asks: boolean })[] = [];
  let start = 0;
  for (const [at, { to }] of tokens.entries()) {
    const end = END.exec(text.slice(to, to + 8));
    if (end === null && at < tokens.length - 1) continue;
    const asks = end?.groups?.["mark"]?.includes("?") === true;
    if (at + 1 - start >= MIN_WORDS) sentences.push({ start, end: at + 1, asks });
    start = at + 1;
  }
  if (sentences.length < 2) return [];
  const asking = sentences.filter(({ asks }) => asks);
  return asking.map((one) => ({ start: one.start, end: one.end }));
}
