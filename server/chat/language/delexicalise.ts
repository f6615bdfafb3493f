import { groupBy } from "../../contract/group-by.ts";
import { wordSet } from "./words/phrases.ts";
import type { Mention, Understood } from "./understood.ts";
import type { Range } from "./words/split.ts";
import { LOUNGE_NETWORKS, PROTECTIONS } from "../../../data/vocab.ts";
import { placeEnd } from "./names/country-names.ts";
import { nameWords, tokenise } from "./words/tokenise.ts";

/*
 * `Understood` says which people, countries and unknown names occur, but not where; their words do.
 */

interface Place {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

/** Finds where people, countries and unknown names stand in the text. */
function findPlacesOf({
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

const OF_PROGRAMS = wordSet("miles points air airlines airline airways hotels hotel");

/** Sorts of benefits, because people ask about lounges and credits differently. */
export const BENEFIT_SORTS = [
  "lounge",
  "cover",
  "night",
  "foreign_fee",
  "status",
  "credit",
] as const;

export type BenefitSort = (typeof BENEFIT_SORTS)[number];

const LOUNGES: ReadonlySet<string> = new Set(["lounge", ...LOUNGE_NETWORKS]);
const COVERS: ReadonlySet<string> = new Set(["travel insurance", ...PROTECTIONS]);

/** Anything else is a credit. */
const PATTERNS: readonly (readonly [RegExp, BenefitSort])[] = [
  [/\bforeign transaction\b/i, "foreign_fee"],
  [/\b(?:free night|award night|certificate|companion|voucher)\b/i, "night"],
  [/\bstatus$/i, "status"],
];

export function benefitSortOf(id: string): BenefitSort {
  if (LOUNGES.has(id)) return "lounge";
  if (COVERS.has(id)) return "cover";
  return PATTERNS.find(([pattern]) => pattern.test(id))?.[1] ?? "credit";
}

/** A place in the text with its placeholder. */
interface StandIn {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

/**
 * The question with placeholders for names and figures, for rules and the classifier: the same
 * sentence about another thing of the same kind gives the same text. A name of several kinds gets
 * one placeholder, that of the kind the context suggests or else the first in a fixed order: a
 * combined one would separate Hyatt, a program and a merchant, from Flying Blue, only a program. A
 * benefit gets its sort, because people ask differently about lounges, cover and credits. Unknown
 * names become `<card>` or `<program>`. With a range, only its words.
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
    ...[...groupBy(understood.mentions, ({ start }) => start).values()].map(toStandIn),
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

/** Drops repeats: "<card> card" says no more than "<card>". */
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
