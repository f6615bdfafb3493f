import { tokenise } from "../language/words/tokenise.ts";
import { hashOf } from "./seeded.ts";

/*
 * Features of a sentence for the classifier: words, pairs and triples of words, and parts of longer
 * words, hashed into one space. Parts cover unseen endings and typing errors; triples with a gap
 * cover inserted words.
 */

/** Hash buckets; with this many, collisions do little harm. */
export const BUCKETS = 1 << 18;

const PIECE = 4;
/** Shorter words are not split into parts. */
const MIN_LETTERS = 4;
const WEIGHTS = {
  word: 1,
  pair: 0.65,
  apart: 0.3,
  triple: 0.25,
  piece: 0.35,
} as const;

/** Buckets with their weights, as a vector of unit length. */
export interface Features {
  readonly buckets: Uint32Array;
  readonly weights: Float32Array;
}

/** Words tokenised like those of a question; `<slot>`, `5/24` and `1:1` stay whole. */
export const toWords = (text: string): readonly string[] =>
  withoutFiller(text.toLowerCase().split(/\s+/).flatMap(partsOf).join(" ").trim())
    .replaceAll(/<card>(?: credit)? cards?\b/g, "<card>")
    .replaceAll(/<program> (?:points?|miles?|rewards)\b/g, "<program>")
    .split(" ")
    .filter((word) => word !== "");

const known = new Map<string, readonly string[]>();

/** Phrasings repeat their words, so tokenise each plain one once. */
function partsOf(chunk: string): readonly string[] {
  const before = known.get(chunk);
  if (before !== undefined) return before;
  const parts = tokenise(chunk).map(({ word }) => word);
  if (known.size < MAX_REMEMBERED) known.set(chunk, parts);
  return parts;
}

/** Members write anything, so the cache needs a bound. */
const MAX_REMEMBERED = 20_000;

/** Features of delexicalised texts; caches words, because phrasings share most of them. */
export function createFeaturizer(): (text: string) => Features {
  const seen = new Map<string, Word>();
  const toWord = (text: string): Word => {
    const before = seen.get(text);
    if (before !== undefined) return before;
    const word = { hash: hashOf(text), pieces: piecesOf(text) };
    if (seen.size < MAX_REMEMBERED) seen.set(text, word);
    return word;
  };
  return (text) => toFeatures(["^", ...toWords(text), "$"].map(toWord));
}

interface Word {
  readonly hash: number;
  /** Buckets of its pieces. */
  readonly pieces: readonly number[];
}

function toFeatures(words: readonly Word[]): Features {
  const found = new Map<number, number>();
  const add = (bucket: number, weight: number): void => {
    found.set(bucket, Math.max(found.get(bucket) ?? 0, weight));
  };
  words.forEach(({ hash, pieces }, place) => {
    const next = words[place + 1];
    const last = words[place + 2];
    if (place > 0 && next !== undefined) add(bucketOf(hash), WEIGHTS.word);
    for (const piece of pieces) add(piece, WEIGHTS.piece);
    if (next === undefined) return;
    const pair = mix(hash, next.hash);
    add(bucketOf(pair), WEIGHTS.pair);
    if (last === undefined) return;
    add(bucketOf(mix(pair, last.hash)), WEIGHTS.triple);
    add(bucketOf(mix(~hash, last.hash)), WEIGHTS.apart);
  });
  return toUnit(found);
}

const mix = (left: number, right: number): number =>
  (Math.imul(left ^ (left >>> 13), 0x5bd1e995) + right) | 0;

const bucketOf = (hash: number): number => ((hash ^ (hash >>> 15)) >>> 0) % BUCKETS;

function piecesOf(word: string): readonly number[] {
  if (word.length < MIN_LETTERS || word.startsWith("<")) return [];
  const whole = `_${word}_`;
  return Array.from({ length: Math.max(0, whole.length - PIECE + 1) }, (_, start) =>
    bucketOf(hashOf(whole.slice(start, start + PIECE))),
  );
}

function toUnit(found: ReadonlyMap<number, number>): Features {
  const buckets = new Uint32Array(found.size);
  const weights = new Float32Array(found.size);
  let squares = 0;
  for (const weight of found.values()) squares += weight * weight;
  const length = Math.sqrt(squares) || 1;
  let at = 0;
  for (const [bucket, weight] of found) {
    buckets[at] = bucket;
    weights[at] = weight / length;
    at += 1;
  }
  return { buckets, weights };
}

/*
 * Many people wrap a question in words that add nothing. These are dropped before training and
 * prediction, so that no phrasing has to repeat them.
 */

const OPENERS = [
  "hi|hello|hey|yo|hiya|heya|howdy|good (?:morning|afternoon|evening)",
  "there|guys|everyone|all|folks|friend|team",
  "ok|okay|so|well|alright|right|um|uh|hmm|anyway|anyways|basically|actually|honestly|oh|and|but",
  "(?:a |one |just a |just one )?(?:quick|dumb|stupid|simple|random|silly|weird) (?:question|one)(?: for you)?",
  "question",
  "sorry|sorry to bother you(?: again)?|sorry if this is (?:a )?(?:dumb|stupid|silly|obvious)(?: question)?",
  "bear with me|help me out(?: here)?|this may be (?:a )?(?:dumb|stupid|silly)(?: question)?",
  "(?:i was |i am |was |am |just )+(?:wondering|curious)(?: if you (?:could|can|would) (?:please )?tell me| about this)?",
  "(?:can|could|would) you (?:please |kindly )?(?:tell me|let me know|help me understand|explain to me)",
  "(?:i )?(?:would|want to|wanted to|need to) (?:like to )?(?:ask|know)(?: you)?(?: something)?",
  "do you (?:happen to )?know|any idea|any chance you know",
  "(?:my )?<person> and i were (?:just )?(?:talking|wondering|arguing)(?: about this)?",
];

const CLOSERS = [
  "(?:many |much |ok )?(?:thanks|thank you|thx|ty|tysm|cheers)(?: so much| a lot| a bunch| a ton| very much| again)?(?: in advance)?",
  "(?:please and |and )?thank you|in advance|much appreciated|appreciate it",
  "any (?:help|advice|info|input|ideas|idea|thoughts)(?: is| would be)?(?: much| greatly)?(?: appreciated| welcome| please)?",
  "asap|quickly|lol|lmao|haha|tbh|idk|ngl|btw|fyi|pls|plz|kindly",
  "i have no (?:idea|clue)|no idea|i forgot|i forget|not sure|help",
];

const BEFORE = new RegExp(`^(?:(?:${OPENERS.join("|")}) )+`);
const AFTER = new RegExp(`(?: (?:${CLOSERS.join("|")}))+$`);
/** With fewer words left, the filler was the message: "hey there", "thanks a lot". */
const MIN_WORDS = 2;

/** Drops filler around a delexicalised question; keeps a text that is all filler. */
export function withoutFiller(text: string): string {
  const bare = text.replace(BEFORE, "").replace(AFTER, "");
  return bare.split(" ").length < MIN_WORDS && !bare.startsWith("<") ? text : bare;
}
