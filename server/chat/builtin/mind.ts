import type { Scene } from "../../tools/core/scene.ts";
import { type Classifier, train, trainInSlices } from "./classifier.ts";
import { toWords } from "./features.ts";
import type { Intent } from "./intent.ts";
import { toLessons } from "./lessons.ts";
import { toLines } from "./templates.ts";
import type { Understood } from "./understood.ts";

/** What takes text apart. */
export interface Language {
  readonly understand: (text: string, scene: Scene) => Understood;
  /** The text with `<card>` and the like for what is linked. */
  readonly delexicalise: (asked: Understood) => string;
  readonly splitQuestions: (text: string) => readonly string[];
}

/** What was learned from the phrasings. */
interface Learned {
  readonly classifier: Classifier;
  /** The words in which members ask about cards and points. */
  readonly words: ReadonlySet<string>;
}

export interface Mind {
  readonly language: Language;
  readonly intents: readonly Intent[];
  /** Learns at the first call, unless that was done. */
  readonly learned: () => Learned;
  /** Learns without holding up others; before the first question, at best. */
  readonly warm: () => Promise<void>;
}

export function createMind(intents: readonly Intent[], language: Language): Mind {
  let learned: Learned | undefined;
  let warming: Promise<void> | undefined;
  const warm = async (): Promise<void> => {
    const classifier = await trainInSlices(toLessons(intents), pause);
    learned ??= { classifier, words: toWordsOf(intents) };
  };
  return {
    language,
    intents,
    learned: () => (learned ??= learn(intents)),
    warm: () => (learned === undefined ? (warming ??= warm()) : Promise.resolve()),
  };
}

/** Lets whatever waits have its turn. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

const learn = (intents: readonly Intent[]): Learned => ({
  classifier: train(toLessons(intents)),
  words: toWordsOf(intents),
});

const toWordsOf = (intents: readonly Intent[]): ReadonlySet<string> =>
  vocabularyOf(intents.filter(({ group }) => group !== "talk"));

/** All words of the phrasings. */
export const vocabularyOf = (intents: readonly Intent[]): ReadonlySet<string> =>
  new Set(
    intents.flatMap(({ phrasings }) =>
      toLines(phrasings).flatMap((template) => toWords(template.replaceAll(/\{\w+\}|[()|]/g, " "))),
    ),
  );
