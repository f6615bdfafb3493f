import { train } from "./classifier.ts";
import { toWords } from "./features.ts";
import { goes, type Phrased, toLessons, toGoings, toTurns } from "./lessons.ts";
import { toLines } from "./templates.ts";
import type { FollowUp } from "../builtin/phrasings/follow-ups.ts";
import type { Lore } from "./model.ts";

/** All that is learned from. */
export interface Phrasings {
  readonly intents: readonly Phrased[];
  readonly followUps: readonly FollowUp[];
}

/** Learns the phrasings of all intents; some seconds of work. */
export function learn({ intents, followUps }: Phrasings): Lore {
  return {
    intents: train([...toLessons(intents), ...toLessons(goes(intents, followUps))]),
    goings: train(toGoings(followUps)),
    turns: toTurns(intents, followUps),
    vocabulary: vocabularyOf([...intents, ...goes(intents, followUps)]),
    words: vocabularyOf(intents.filter(({ group }) => group !== "talk")),
  };
}

/** All words of the phrasings. */
const vocabularyOf = (intents: readonly Pick<Phrased, "phrasings">[]): ReadonlySet<string> =>
  new Set(
    intents.flatMap(({ phrasings }) =>
      toLines(phrasings).flatMap((template) => toWords(template.replaceAll(/\{\w+\}|[()|]/g, " "))),
    ),
  );
