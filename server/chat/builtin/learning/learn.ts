import { type Lesson, train, trainInSlices } from "./classifier.ts";
import { toWords } from "./features.ts";
import type { Intent } from "../intent.ts";
import { goes, toLessons, toGoings, toTurns } from "./lessons.ts";
import { toLines } from "./templates.ts";
import type { FollowUp } from "../phrasings/follow-ups.ts";
import type { Lore, Model } from "./model.ts";

/** All that is learned from. */
export interface Phrasings {
  readonly intents: readonly Intent[];
  readonly followUps: readonly FollowUp[];
}

/** Learns the phrasings of all intents; some seconds of work. */
export const learn = (phrasings: Phrasings): Lore => {
  const { intents, goings } = lessonsOf(phrasings);
  return toLore(phrasings, train(intents), train(goings));
};

/** The same without holding up whatever else the process does. */
export const learnInSlices = async (phrasings: Phrasings): Promise<Lore> => {
  const { intents, goings } = lessonsOf(phrasings);
  return toLore(phrasings, await trainInSlices(intents, pause), await trainInSlices(goings, pause));
};

/** Lets whatever waits have its turn. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

const lessonsOf = ({ intents, followUps }: Phrasings): Record<"intents" | "goings", Lesson[]> => ({
  intents: [...toLessons(intents), ...toLessons(goes(intents, followUps))],
  goings: [...toGoings(followUps)],
});

function toLore({ intents, followUps }: Phrasings, model: Model, goings: Model): Lore {
  return {
    intents: model,
    goings,
    turns: toTurns(intents, followUps),
    vocabulary: vocabularyOf([...intents, ...goes(intents, followUps)]),
    words: vocabularyOf(intents.filter(({ group }) => group !== "talk")),
  };
}

/** All words of the phrasings. */
const vocabularyOf = (intents: readonly Pick<Intent, "phrasings">[]): ReadonlySet<string> =>
  new Set(
    intents.flatMap(({ phrasings }) =>
      toLines(phrasings).flatMap((template) => toWords(template.replaceAll(/\{\w+\}|[()|]/g, " "))),
    ),
  );
