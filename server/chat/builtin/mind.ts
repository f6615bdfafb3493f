import type { Scene } from "../../tools/core/scene.ts";
import { type Classifier, toClassifier } from "../learning/classifier.ts";
import type { Intent } from "./intent.ts";
import type { Range } from "../language/words/asking.ts";
import type { FollowUp } from "./phrasings/follow-ups.ts";
import { learn } from "../learning/learn.ts";
import type { Lore } from "../learning/model.ts";
import type { Going } from "../learning/lessons.ts";
import type { Understood } from "../language/understood.ts";

/** What takes text apart. */
export interface Language {
  readonly understand: (text: string, scene: Scene) => Understood;
  /** The text with `<card>` and the like for what is linked. */
  readonly delexicalise: (asked: Understood, range?: Range) => string;
  readonly splitQuestions: (text: string) => readonly string[];
}

/** What was learned from the phrasings. */
interface Learned extends Pick<Lore, "words" | "vocabulary" | "turns"> {
  readonly classifier: Classifier;
  /** How likely a message goes on from a question in each way. */
  readonly goings: (text: string) => Readonly<Record<Going, number>>;
}

export interface Mind {
  readonly language: Language;
  readonly intents: readonly Intent[];
  /** Throws until it is ready. */
  readonly learned: () => Learned;
  /** True when what was learned is at hand. */
  readonly isReady: () => boolean;
  /** Recalls or learns without holding up others. */
  readonly warm: () => Promise<void>;
}

/** All that members ask, and how they go on. */
export interface Asked {
  readonly intents: readonly Intent[];
  readonly followUps: readonly FollowUp[];
}

export interface MindParts {
  readonly phrasings: Asked;
  /** Made with the words of the phrasings, which are known when they are first needed. */
  readonly languageOf: (vocabulary: () => ReadonlySet<string>) => Language;
  /** Where what was learned of these phrasings is kept; without it they are learned at once. */
  readonly keeper?: Keeper | undefined;
}

interface Keeper {
  /** What was learned before, if it was kept. */
  readonly recall: () => Lore | undefined;
  /** Learns aside. */
  readonly learn: () => Promise<Lore>;
}

export function createMind({ phrasings, languageOf, keeper }: MindParts): Mind {
  const { recall, learn: learnAside } = keeper ?? toKeeper(phrasings);
  let learned: Learned | undefined;
  const tryRecall = (): Learned | undefined => {
    const lore = learned === undefined ? recall() : undefined;
    if (lore !== undefined) learned = toLearned(lore);
    return learned;
  };
  const getLearned = (): Learned => {
    const known = tryRecall();
    if (known === undefined) throw new Error("the chat has not learned yet");
    return known;
  };
  return {
    language: languageOf(() => getLearned().vocabulary),
    intents: phrasings.intents,
    learned: getLearned,
    isReady: () => tryRecall() !== undefined,
    warm: async () => {
      if (tryRecall() === undefined) learned = toLearned(await learnAside());
    },
  };
}

const toKeeper = (phrasings: Asked): Keeper => ({
  recall: () => learn(phrasings),
  learn: async () => learn(phrasings),
});

function toLearned({ intents, goings, turns, words, vocabulary }: Lore): Learned {
  const going = toClassifier(goings);
  return {
    classifier: toClassifier(intents),
    goings: (text) => ({
      ...EVENLY,
      ...Object.fromEntries(
        going.predict(text).map(({ label, probability }) => [label, probability]),
      ),
    }),
    turns,
    words,
    vocabulary,
  };
}

/** Where nothing was learned of it. */
const EVENLY: Readonly<Record<Going, number>> = { stays: 0.5, turns: 0.25, parts: 0.25 };

/**
 * A mind that reads no text twice, for one answer on one wallet: a message is looked at whole, in
 * parts and beside what was said before.
 */
export function remembering(mind: Mind, scene: Scene): Mind {
  const { language } = mind;
  const understand = once((text) => language.understand(text, scene));
  const learned = lazily(() => {
    const all = mind.learned();
    const predict = once(all.classifier.predict);
    return { ...all, classifier: { predict }, goings: once(all.goings) };
  });
  return { ...mind, language: { ...language, understand }, learned };
}

function once<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = work(text);
    known.set(text, result);
    return result;
  };
}

function lazily<Result extends object>(work: () => Result): () => Result {
  let done: Result | undefined;
  return () => (done ??= work());
}
