import { LOUNGE_NETWORKS } from "../../../../../data/vocab.ts";
import { cite, type Draft, line, quote } from "../../compose/draft.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { isFunctionWord } from "../../../language/unknown/name-words.ts";
import { isCommonWord } from "../../../language/words/common.ts";
import { CITY_WORDS } from "../../../language/words/us-cities.ts";
import type { Understood } from "../../../language/understood.ts";

/*
 * "The Sahara Sky Club", "the Monsoon Lounge": a name that no lounge of the data has. What it sounds
 * like is another's, and what opens with the cards is no answer to whether that one does.
 */

const NAMED = /((?:[\p{L}][\p{L}'’-]+ ){1,3})(sky clubs?|lounges?|club lounges?)(?![\p{L}])/giu;

const KNOWN_WORDS = new Set(
  LOUNGE_NETWORKS.flatMap((name) => name.toLowerCase().split(" ")).concat(
    "airport airline terminal hotel business first class the".split(" "),
  ),
);
/** Shorter ones are codes of airports. */
const LEAST_NAME = 4;

/** The name of a lounge that nobody knows; undefined where none is named. */
export function unknownLounge({ text, mentions }: Understood): string | undefined {
  const linked = new Set(mentions.flatMap((one) => one.text.toLowerCase().split(/\s+/)));
  const isKnown = (word: string): boolean => {
    const low = word.toLowerCase().replace(/['’]s$/, "");
    return (
      low.length < LEAST_NAME ||
      linked.has(low) ||
      KNOWN_WORDS.has(low) ||
      isFunctionWord(low) ||
      CITY_WORDS.has(low) ||
      isCommonWord(low)
    );
  };
  for (const [, before = "", noun = ""] of text.matchAll(NAMED)) {
    const last = before.trim().split(" ").at(-1) ?? "";
    if (last !== "" && !isKnown(last)) return `${last} ${noun}`;
  }
  return undefined;
}

/** The question of all lounges, in place of the one that nobody knows. */
export const ofAll = (said: Understood): Understood => ({
  ...said,
  text: "which lounges",
  tokens: ["which", "lounges"],
  mentions: said.mentions.filter(({ kind }) => kind !== "benefit"),
});

/** Told before what the cards do open. */
export function withUnknown(draft: Draft, name: string, list: Envelope): Draft {
  return {
    ...draft,
    result: [
      line`No lounge called **${quote(name)}** is in my data, so I **cannot say** whether a card of yours opens it. ${cite(list)}`,
      ...draft.result,
    ],
  };
}
