import type { Guess } from "./classifier.ts";
import { toWords } from "./features.ts";
import type { Intent } from "./intent.ts";
import type { Mind } from "./mind.ts";
import type { Mention, Understood } from "./understood.ts";

/** What a question asks, as far as it can be told. */
export type Verdict =
  | { readonly kind: "sure"; readonly intent: Intent }
  /** Two or three that it may be, likeliest first. */
  | { readonly kind: "unsure"; readonly among: readonly Intent[] }
  /** Not about cards and points, or not to be understood. */
  | { readonly kind: "outside" };

export interface Ranked {
  readonly intent: Intent;
  /** After slots; those of all intents sum up to 1. */
  readonly score: number;
}

/** From here on the likeliest is taken, when it is clearly likelier than the next. */
const SURE = 0.42;
const CLEARLY = 1.7;
/** What is this much less likely than the first is no option. */
const OPTION = 0.25;
const MOST_OPTIONS = 3;
/** Below this nothing is likely. */
const POSSIBLE = 0.12;
/** Without a name in it and with fewer words known than this, a text is of another world. */
const LEAST_KNOWN = 0.55;
/** Nor is a name enough when hardly any other word is known. */
const LEAST_KNOWN_NAMED = 0.3;

const FIT = { needed: 1.3, missing: 0.55, liked: 1.25, notLiked: 0.85, stray: 0.6 } as const;

export function decide(asked: Understood, mind: Mind): Verdict {
  const ruled = ruledBy(asked, mind);
  const ranked = rank(asked, mind);
  if (ruled.length > 0) {
    const intent = ranked.find((one) => ruled.includes(one.intent))?.intent ?? ruled[0];
    if (intent !== undefined) return { kind: "sure", intent };
  }
  const [first, second] = ranked;
  if (first === undefined) return { kind: "outside" };
  const isClear = first.score >= CLEARLY * (second?.score ?? 0);
  if (isOutside(asked, mind, first)) return { kind: "outside" };
  if (first.score >= SURE && isClear) return { kind: "sure", intent: first.intent };
  // Small talk is never offered as what may be meant.
  const among = ranked
    .filter(({ score, intent }) => score >= OPTION * first.score && intent.group !== "talk")
    .slice(0, MOST_OPTIONS)
    .map(({ intent }) => intent);
  const [only] = among;
  if (only === undefined) return { kind: "sure", intent: first.intent };
  if (first.score < POSSIBLE) return { kind: "outside" };
  return among.length === 1 ? { kind: "sure", intent: only } : { kind: "unsure", among };
}

/** All intents, likeliest first: the classifier's probability weighed by how the slots fit. */
export function rank(asked: Understood, mind: Mind): readonly Ranked[] {
  const best = new Map<string, number>();
  for (const reading of readingsOf(asked)) {
    for (const { label, probability } of guess(reading, mind)) {
      best.set(label, Math.max(best.get(label) ?? 0, probability));
    }
  }
  const kinds = kindsOf(asked);
  const scored = mind.intents.map((intent) => ({
    intent,
    score: (best.get(intent.id) ?? 0) * fitOf(intent, kinds),
  }));
  const sum = scored.reduce((total, { score }) => total + score, 0) || 1;
  return scored
    .map(({ intent, score }) => ({ intent, score: score / sum }))
    .toSorted((a, b) => b.score - a.score);
}

const guess = (asked: Understood, mind: Mind): readonly Guess[] =>
  mind.learned().classifier.predict(mind.language.delexicalise(asked));

function ruledBy(asked: Understood, { intents, language }: Mind): readonly Intent[] {
  const texts = readingsOf(asked).map(language.delexicalise);
  return intents.filter(
    ({ rules = [] }) =>
      rules.length > 0 && texts.some((text) => rules.some((rule) => rule.test(text))),
  );
}

/** What slots are there, by the names that intents like and need. */
export function kindsOf({ mentions, amounts, dates }: Understood): ReadonlySet<string> {
  return new Set([
    ...mentions.map(({ kind }) => kind),
    ...amounts.map(({ unit }) => (unit === "count" ? "points" : unit)),
    ...(dates.length > 0 ? ["date"] : []),
  ]);
}

function fitOf({ likes, needs, group }: Intent, kinds: ReadonlySet<string>): number {
  if (group === "talk") return kinds.size > 0 ? FIT.stray : 1;
  const wanted = new Set<string>([...likes, ...needs]);
  const needed = needs.every((kind) => kinds.has(kind));
  const need = needs.length === 0 ? 1 : needed ? FIT.needed : FIT.missing;
  const like =
    likes.length === 0 ? 1 : likes.some((kind) => kinds.has(kind)) ? FIT.liked : FIT.notLiked;
  const isStray = kinds.size > 0 && ![...kinds].some((kind) => wanted.has(kind));
  return need * like * (isStray ? FIT.stray : 1);
}

/** "hyatt" is a card and a program: once read as each. More than a few such places are read one way. */
export function readingsOf(asked: Understood): readonly Understood[] {
  const shared = asked.mentions.filter((one) =>
    asked.mentions.some((other) => other.kind !== one.kind && overlaps(one, other)),
  );
  const kinds = [...new Set(shared.map(({ kind }) => kind))];
  if (kinds.length < 2) return [asked];
  return kinds.map((kind) => ({
    ...asked,
    mentions: asked.mentions.filter(
      (one) =>
        one.kind === kind ||
        !asked.mentions.some((other) => other.kind === kind && overlaps(one, other)),
    ),
  }));
}

const overlaps = (one: Mention, other: Mention): boolean =>
  one.start < other.end && other.start < one.end;

/** Neither a name nor enough of the words in which members ask. */
function isOutside(asked: Understood, mind: Mind, first: Ranked): boolean {
  if (first.intent.group === "talk") return false;
  const known = knownShare(asked, mind);
  return known < (asked.mentions.length === 0 ? LEAST_KNOWN : LEAST_KNOWN_NAMED);
}

/** How many of the words, names and numbers apart, occur in phrasings; 1 when there are no others. */
export function knownShare(asked: Understood, mind: Mind): number {
  const { words } = mind.learned();
  const text = mind.language.delexicalise(asked);
  const plain = toWords(text).filter((word) => !word.startsWith("<") && !/^\d/.test(word));
  if (plain.length === 0) return 1;
  return plain.filter((word) => words.has(word)).length / plain.length;
}
