import { cardNames } from "../../../member/names.ts";
import type { FactIndex } from "../../../member/facts.ts";
import { isCommonWord } from "../words/common.ts";
import type { LinkedName } from "./link.ts";
import { nameWords, type Token } from "../words/tokenise.ts";

/*
 * Names of cards as they are heard: "capitol won ventura ex", "wells argo auto graph". Each word may be
 * another word of the language; only the whole sounds like a name.
 */

/** Shorter names sound like too much else. */
const LEAST_SOUNDS = 9;
const MOST_WORDS = 6;
/** How much of a name may be heard wrong. */
const MOST_WRONG = 0.09;

/** How a name sounds, with how much each letter weighs. */
interface Sound {
  readonly letters: string;
  readonly weights: readonly number[];
  readonly weight: number;
}

interface Heard extends Sound {
  readonly id: string;
}

/** By their first and last sounds, which are seldom heard wrong. */
type Sounds = ReadonlyMap<string, readonly Heard[]>;

const frameOf = (sound: string): string => `${sound.charAt(0)}${sound.at(-1) ?? ""}`;

const known = new WeakMap<FactIndex, Sounds>();

/** The names that are linked, with those that are only heard in the place of what stands there. */
export function withHeardNames(
  linked: readonly LinkedName[],
  tokens: readonly Token[],
  facts: FactIndex,
): readonly LinkedName[] {
  const heard = findHeard(tokens, linked, soundsOf(facts));
  if (heard.length === 0) return linked;
  const kept = linked.filter(
    ({ start, end }) => !heard.some((one) => start < one.end && one.start < end),
  );
  return [...kept, ...heard].toSorted((a, b) => a.start - b.start);
}

/** "32,000 lifemiles": so many of them, and no word of a name. */
const SUM = /^\$?(?:\d{1,3}(?:,\d{3})+|\d{4,})$/;

function findHeard(
  tokens: readonly Token[],
  linked: readonly LinkedName[],
  names: Sounds,
): readonly LinkedName[] {
  const found: LinkedName[] = [];
  // "Freedom" is a part of a name, as a bank is; what is linked by more words is heard right.
  // "Chase freedom flecks": the name of several goes on with a word that nobody knows.
  const isLinked = (at: number): boolean =>
    linked.some(({ start, end }) => start <= at && at < end);
  const goesOn = ({ end, kinds }: LinkedName): boolean =>
    kinds.has("card") &&
    tokens[end - 1]?.endsClause === false &&
    tokens[end] !== undefined &&
    !isLinked(end) &&
    !isCommonWord(tokens[end].word);
  const isSure = (at: number): boolean =>
    linked.some(
      (name) =>
        name.start <= at &&
        at < name.end &&
        name.end - name.start > 1 &&
        (name.kinds.has("card") || !name.kinds.has("issuer")) &&
        !goesOn(name),
    );
  for (let start = 0; start < tokens.length; start += 1) {
    const word = tokens[start]?.word ?? "";
    const isName = !isSure(start) && !PLAIN.has(word) && !SUM.test(word);
    const name = isName ? heardAt(tokens, start, names, isSure) : undefined;
    if (name === undefined) continue;
    found.push(name);
    start = name.end - 1;
  }
  return found;
}

/** The name that a run of words is nearest to; of runs as near, the longest. */
function heardAt(
  tokens: readonly Token[],
  start: number,
  names: Sounds,
  isSure: (at: number) => boolean,
): LinkedName | undefined {
  let best: { readonly name: LinkedName; readonly wrong: number } | undefined;
  for (let end = start + 2; end <= Math.min(tokens.length, start + MOST_WORDS); end += 1) {
    // Names that were linked as such are not heard as another, nor over the end of a sentence.
    if (isSure(end - 1) || PLAIN.has(tokens[end - 1]?.word ?? "")) break;
    if (tokens.slice(start, end - 1).some(({ endsClause }) => endsClause)) break;
    const sound = soundOf(tokens.slice(start, end).map(({ word }) => word));
    if (sound.length < LEAST_SOUNDS) continue;
    const nearest = nearTo(weighed(sound), names.get(frameOf(sound)) ?? []);
    if (nearest !== undefined && nearest.wrong <= (best?.wrong ?? MOST_WRONG)) {
      best = {
        name: { start, end, kinds: new Map([["card", [...nearest.ids]]]) },
        wrong: nearest.wrong,
      };
    }
  }
  return best?.name;
}

/** No name is heard over these. */
const PLAIN = new Set(
  "an a the my your his her our their of in at to for with and or is it do does i".split(" "),
);

interface Near {
  readonly ids: ReadonlySet<string>;
  readonly wrong: number;
}

/** The cards whose names sound most like it. */
function nearTo(sound: Sound, names: readonly Heard[]): Near | undefined {
  let least = MOST_WRONG;
  let ids = new Set<string>();
  for (const other of names) {
    if (Math.abs(other.letters.length - sound.letters.length) > 2) continue;
    const longest = Math.max(other.letters.length, sound.letters.length);
    const most = least * longest;
    // What one has more than the other must be added, whatever else is.
    if (Math.abs(other.weight - sound.weight) > most) continue;
    const wrong = distance(sound, other, most) / longest;
    if (wrong > least) continue;
    if (wrong < least) ids = new Set();
    least = wrong;
    ids.add(other.id);
  }
  return ids.size === 0 ? undefined : { ids, wrong: least };
}

/** All names of several words, by how they sound. */
function soundsOf(facts: FactIndex): Sounds {
  const before = known.get(facts);
  if (before !== undefined) return before;
  const names = facts.facts.tables.cards.flatMap((card) =>
    [...new Set(cardNames(facts, card).map((name) => soundOf(nameWords(name.replace(ENDING, "")))))]
      .filter((sound) => sound.length >= LEAST_SOUNDS)
      .map((sound) => ({ id: card.id, ...weighed(sound) })),
  );
  const sounds = new Map<string, Heard[]>();
  for (const name of names) {
    const frame = frameOf(name.letters);
    sounds.set(frame, [...(sounds.get(frame) ?? []), name]);
  }
  known.set(facts, sounds);
  return sounds;
}

const ENDING = /(?: credit| rewards credit)? card(?: from american express)?$/i;

/** Words that sound like those of names. */
const HOMOPHONES: ReadonlyMap<string, string> = new Map([
  ["won", "one"],
  ["1", "one"],
  ["ex", "x"],
  ["eks", "x"],
  ["2", "to"],
  ["too", "to"],
  ["two", "to"],
  ["4", "for"],
]);

/** Near enough to how words sound together: one letter for those that sound the same. */
const soundOf = (words: readonly string[]): string =>
  words
    .map((word) => HOMOPHONES.get(word) ?? word)
    .join("")
    .replaceAll(/[^a-z]/g, "")
    .replaceAll("ph", "f")
    .replaceAll("x", "ks")
    .replaceAll(/ck|q|c(?=[aoulrkt])|c$/g, "k")
    .replaceAll("c", "s")
    .replaceAll("z", "s")
    .replaceAll("y", "i")
    .replaceAll(/(.)\1+/g, "$1");

/** How far two sounds are apart, or infinity beyond `most`; vowels are often heard wrong. */
function distance(
  { letters: a, weights: own }: Sound,
  { letters: b, weights }: Sound,
  most: number,
): number {
  let beforeLast: number[] = [];
  let last = [0];
  for (const weight of weights) last.push((last.at(-1) ?? 0) + weight);
  for (let i = 1; i <= a.length; i += 1) {
    const one = a.charAt(i - 1);
    const weight = own[i - 1] ?? 1;
    const row = [(last[0] ?? 0) + weight];
    let least = row[0] ?? 0;
    for (let j = 1; j <= b.length; j += 1) {
      const other = b.charAt(j - 1);
      const otherWeight = weights[j - 1] ?? 1;
      const isSwapped = i > 1 && j > 1 && one === b[j - 2] && a[i - 2] === other;
      const cell = Math.min(
        (last[j] ?? 0) + weight,
        (row[j - 1] ?? 0) + otherWeight,
        (last[j - 1] ?? 0) + (one === other ? 0 : Math.max(weight, otherWeight)),
        isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      row.push(cell);
      least = Math.min(least, cell);
    }
    // A swap looks back two rows, which costs one: both are too far off.
    if (least > most && Math.min(...last) + 1 > most) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = row;
  }
  return last.at(-1) ?? 0;
}

const VOWELS = "aeiou";
const weightOf = (letter: string): number => (VOWELS.includes(letter) ? 0.5 : 1);

function weighed(letters: string): Sound {
  const weights = Array.from(letters, weightOf);
  return { letters, weights, weight: weights.reduce((sum, one) => sum + one, 0) };
}
