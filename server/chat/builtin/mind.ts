import type { Scene } from "../../tools/core/scene.ts";
import { type Classifier, toClassifier } from "./classifier.ts";
import type { Intent } from "./intent.ts";
import { learn, learnInSlices } from "./learning/learn.ts";
import type { Lore } from "./learning/model.ts";
import type { Understood } from "./understood.ts";

/** What takes text apart. */
export interface Language {
  readonly understand: (text: string, scene: Scene) => Understood;
  /** The text with `<card>` and the like for what is linked. */
  readonly delexicalise: (asked: Understood) => string;
  readonly splitQuestions: (text: string) => readonly string[];
}

/** What was learned from the phrasings. */
interface Learned extends Pick<Lore, "words" | "vocabulary"> {
  readonly classifier: Classifier;
}

export interface Mind {
  readonly language: Language;
  readonly intents: readonly Intent[];
  /** Learns at the first call, unless that was done. */
  readonly learned: () => Learned;
  /** Recalls or learns without holding up others; before the first question, at best. */
  readonly warm: () => Promise<void>;
}

export interface MindParts {
  readonly intents: readonly Intent[];
  /** Made with the words of the phrasings, which are known when they are first needed. */
  readonly languageOf: (vocabulary: () => ReadonlySet<string>) => Language;
  /** What was learned of these intents before, if it was kept. */
  readonly recall?: (() => Lore | undefined) | undefined;
}

export function createMind({ intents, languageOf, recall = () => undefined }: MindParts): Mind {
  let learned: Learned | undefined;
  let warming: Promise<void> | undefined;
  const warm = async (): Promise<void> => {
    const lore = recall() ?? (await learnInSlices(intents));
    learned ??= toLearned(lore);
  };
  const getLearned = (): Learned => (learned ??= toLearned(recall() ?? learn(intents)));
  return {
    language: languageOf(() => getLearned().vocabulary),
    intents,
    learned: getLearned,
    warm: () => (learned === undefined ? (warming ??= warm()) : Promise.resolve()),
  };
}

const toLearned = ({ model, words, vocabulary }: Lore): Learned => ({
  classifier: toClassifier(model),
  words,
  vocabulary,
});
