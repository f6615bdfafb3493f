import { withPerson } from "../carried/carry.ts";
import { topicOf } from "../chain.ts";
import { says } from "../../readings/says.ts";
import { type Question, read, type Talk } from "../talk.ts";
import type { Understood } from "../../../language/understood.ts";

/* "How much do they pay", "what is the deductible": more of the cover that was asked about. */

const PAYS = "(?:pay|pays|pay out|cover|covers|reimburse|reimburses|give|get back)";
const MORE = new RegExp(
  [
    String.raw`\bdeductibles?\b`,
    String.raw`\bclaims?\b`,
    String.raw`\b(?:how much|what|how long|how many (?:hours|days|months))\b(?: \S+){0,7}? ${PAYS}\b`,
    String.raw`\b(?:limit|max(?:imum)?|most (?:they|it) ${PAYS})\b`,
    String.raw`\b(?:kicks? in|after how (?:many|long))\b`,
  ].join("|"),
);
/** Longer ones ask for themselves, words. */
const MOST_WORDS = 12;

export function moreOfCover(
  talk: Talk,
  text: string,
  asked: Understood,
  last: Question,
): Question | undefined {
  const intent = talk.mind.intents.find(({ id }) => id === "protection");
  const isBare = asked.mentions.length === 0 && asked.tokens.length <= MOST_WORDS;
  if (intent === undefined || topicOf(last)?.group !== intent.group) return undefined;
  if (!isBare || !says(asked, MORE)) return undefined;
  const both = read(talk, [...last.asked.tokens, ...asked.tokens].join(" "));
  const question: Question = {
    text,
    asked: withPerson(both, last.asked, asked),
    verdict: { kind: "sure", intent },
  };
  return talk.isAnswered(question) ? question : undefined;
}
