import type { Mention, Understood } from "../understood.ts";
import type { Range } from "../words/asking.ts";
import { benefitSortOf } from "./benefit-sorts.ts";
import { findPlacesOf } from "./stand-ins.ts";

/** Something in the text with the word that stands for it. */
interface StandIn {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

/**
 * The question without its names and figures, for rules and the classifier: the same sentence on
 * another thing of the same kind gives the same text. A place with several kinds stands as its first
 * mention, the kind that the words around tell or else the first of a fixed order: a combined word
 * would tell Hyatt, a program and a merchant, from Flying Blue, a program alone. A benefit stands as
 * its sort, for lounges, covers and credits are asked about in words of their own. Names nobody knows
 * stand as `<card>` or `<program>`, since they are asked about alike. With a range, of its words alone.
 */
export function delexicalise(understood: Understood, range?: Range): string {
  const { tokens } = understood;
  const { start: first, end: last } = range ?? { start: 0, end: tokens.length };
  const standIns = collect(understood);
  const words: string[] = [];
  for (let at = first; at < last; at++) {
    const standIn = standIns.find(({ start }) => start === at);
    if (standIn === undefined) {
      words.push(tokens[at] ?? "");
      continue;
    }
    words.push(standIn.word);
    at = standIn.end - 1;
  }
  return withoutEchoes(words).join(" ");
}

function collect(understood: Understood): readonly StandIn[] {
  const all: StandIn[] = [
    ...byPlace(understood.mentions).map(toStandIn),
    ...findPlacesOf(understood),
    ...understood.amounts.map(({ start, end, unit }) => ({ start, end, word: `<${unit}>` })),
    ...understood.dates.map(({ start, end }) => ({ start, end, word: "<date>" })),
  ];
  const kept: StandIn[] = [];
  for (const one of all) {
    if (!kept.some(({ start, end }) => one.start < end && start < one.end)) kept.push(one);
  }
  return kept;
}

function byPlace(mentions: readonly Mention[]): readonly (readonly Mention[])[] {
  const places = new Map<number, Mention[]>();
  for (const mention of mentions) {
    const at = places.get(mention.start) ?? [];
    at.push(mention);
    places.set(mention.start, at);
  }
  return [...places.values()];
}

function toStandIn(mentions: readonly Mention[]): StandIn {
  const [first] = mentions;
  return { start: first?.start ?? 0, end: first?.end ?? 0, word: `<${wordOf(first)}>` };
}

function wordOf(mention: Mention | undefined): string {
  if (mention?.kind !== "benefit") return mention?.kind ?? "card";
  const [id = ""] = mention.ids;
  return benefitSortOf(id);
}

const ECHOES: ReadonlyMap<string, RegExp> = new Map([
  ["<card>", /^cards?$/],
  ["<points>", /^(?:points?|miles?)$/],
  ["<program>", /^(?:points?|miles?|rewards)$/],
]);

/** "<card> card" and "<program> points" say no more than without. */
function withoutEchoes(words: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const [at, word] of words.entries()) {
    const last = kept.at(-1) ?? "";
    if (ECHOES.get(last)?.test(word) === true) continue;
    const isCreditCard =
      last === "<card>" && word === "credit" && ["cards", "card"].includes(words[at + 1] ?? "");
    if (!isCreditCard) kept.push(word);
  }
  return kept;
}
