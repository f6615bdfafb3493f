import { type Fact, readNumbers, type SaidNumber } from "./facts.ts";

/** A number that no result gives, in the sentence that says it. */
export interface Ungrounded {
  readonly sentence: string;
  readonly number: string;
}

/** The sentences of a text, with their line ends, so that together they are the text. */
const toSentences = (text: string): readonly string[] =>
  text.match(/[^\n]*?(?:[.!?](?=\s|$)|\n|$)\s*/gu)?.filter((one) => one !== "") ?? [];

/**
 * The numbers of a text that no result gives: each must be equal to one that counts the same, and,
 * where the sentence names something that results are about, be about that.
 */
export function findUngrounded(
  text: string,
  facts: readonly Fact[],
  asked: string,
): readonly Ungrounded[] {
  const names = new Set(facts.flatMap(({ subjects }) => subjects));
  const own = readNumbers(asked);
  return toSentences(withoutMarks(text)).flatMap((sentence) => {
    const lower = sentence.toLowerCase();
    const named = [...names].filter((name) => lower.includes(name));
    return readNumbers(sentence)
      .filter((said) => !isAsked(said, own) && !facts.some((fact) => fits(said, fact, named)))
      .map(({ text: number }) => ({ sentence, number }));
  });
}

/** Marks of sources and numbers of a list are no figures. */
const withoutMarks = (text: string): string =>
  text.replaceAll(/\[\d{1,2}\]/g, " ").replaceAll(/^\s*\d{1,2}[.)]\s/gm, " ");

/** What the asker wrote himself may be told back to him. */
const isAsked = (said: SaidNumber, own: readonly SaidNumber[]): boolean =>
  own.some((one) => one.value === said.value && isSameUnit(said.unit, one.unit));

function fits(said: SaidNumber, fact: Fact, named: readonly string[]): boolean {
  if (!isSameUnit(said.unit, fact.unit)) return false;
  if (!isSameValue(said, fact)) return false;
  if (named.length === 0 || fact.subjects.length === 0) return true;
  return fact.subjects.some((subject) => named.includes(subject));
}

function isSameValue({ value, tolerance }: SaidNumber, fact: Fact): boolean {
  if (typeof value === "string" || typeof fact.value === "string") {
    return typeof value === "string" && String(fact.value).startsWith(value.slice(0, 10));
  }
  return Math.abs(Math.abs(fact.value) - value) <= tolerance + 1e-9;
}

const isSameUnit = (said: string, known: string): boolean =>
  said === known || said === "any" || known === "any";

/** The text without the sentences that say something ungrounded. */
export function dropSentences(text: string, found: readonly Ungrounded[]): string {
  const bad = new Set(found.map(({ sentence }) => sentence.trim()));
  return toSentences(text)
    .filter((sentence) => !bad.has(withoutMarks(sentence).trim()))
    .join("")
    .trim();
}
