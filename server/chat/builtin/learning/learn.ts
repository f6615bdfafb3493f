import { train, trainInSlices } from "../classifier.ts";
import { toWords } from "../features.ts";
import type { Intent } from "../intent.ts";
import { toLessons } from "../lessons.ts";
import { toLines } from "../templates.ts";
import type { Lore } from "./model.ts";

/** Learns the phrasings of all intents; some seconds of work. */
export const learn = (intents: readonly Intent[]): Lore => ({
  model: train(toLessons(intents)),
  ...wordsOf(intents),
});

/** The same without holding up whatever else the process does. */
export const learnInSlices = async (intents: readonly Intent[]): Promise<Lore> => ({
  model: await trainInSlices(toLessons(intents), pause),
  ...wordsOf(intents),
});

/** Lets whatever waits have its turn. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

const wordsOf = (intents: readonly Intent[]): Pick<Lore, "vocabulary" | "words"> => ({
  vocabulary: vocabularyOf(intents),
  words: vocabularyOf(intents.filter(({ group }) => group !== "talk")),
});

/** All words of the phrasings. */
const vocabularyOf = (intents: readonly Intent[]): ReadonlySet<string> =>
  new Set(
    intents.flatMap(({ phrasings }) =>
      toLines(phrasings).flatMap((template) => toWords(template.replaceAll(/\{\w+\}|[()|]/g, " "))),
    ),
  );
