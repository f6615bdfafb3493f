import { heldCards } from "../../../../tools/core/held.ts";
import type { Understood } from "../../../language/understood.ts";
import { withPerson } from "../carried/carry.ts";
import { lastCard } from "../names/sharpen.ts";
import { type Question, read, type Talk } from "../talk.ts";

/** A message that goes on from an answer. */
export interface Next {
  readonly talk: Talk;
  readonly text: string;
  /** Its words without those around them. */
  readonly bare: string;
  readonly said: Understood;
  readonly before: Question;
}

/** What a few words ask of an answer to one of these questions, where by themselves they ask of something else. */
export interface Form {
  readonly after: ReadonlySet<string>;
  readonly isSaid: (next: Next) => boolean;
  readonly ask: (next: Next) => Question | undefined;
}

/** The card that the question names, else the one that our answer names first; held ones only. */
export function heldCardOf({ talk, before }: Next): string | undefined {
  const told = talk.recall(before);
  const card =
    lastCard(talk, before.asked) ??
    (told === undefined ? undefined : lastCard(talk, read(talk, told)));
  const isHeld = heldCards(talk.scene).some((one) => one.card.id === card?.id);
  return isHeld ? card?.card_name : undefined;
}

/** A question of an intent in these words, of the same person; undefined where it has no answer. */
export function asks({ talk, text, before }: Next, id: string, words: string) {
  return asksOf(
    { talk, text, before },
    id,
    withPerson(read(talk, words), before.asked, read(talk, text)),
  );
}

/** The same of what is understood already. */
export function asksOf(
  { talk, text }: Pick<Next, "talk" | "text" | "before">,
  id: string,
  asked: Understood,
): Question | undefined {
  const intent = talk.mind.intents.find((one) => one.id === id);
  if (intent === undefined) return undefined;
  const question: Question = { text, asked, verdict: { kind: "sure", intent } };
  return talk.isAnswered(question) ? question : undefined;
}
