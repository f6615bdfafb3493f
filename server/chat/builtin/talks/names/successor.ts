import { chainOf } from "../chain.ts";
import { lastCard } from "./sharpen.ts";
import { type Question, read, type Talk } from "../talk.ts";
import type { Understood } from "../../../language/understood.ts";

/* After a card that is gone, "the new one" is the card that took its place. */

const NEW_ONE =
  /\b(?:the|that|this|its|my) (?:new (?:one|card)|replacement|successor)\b|\b(?:the |what )(?:one|card) (?:that )?(?:replace[sd]|took its place|comes after)(?: it)?\b/;

/** The question with the name of the successor; undefined where none is meant. */
export function ofSuccessor(
  talk: Talk,
  asked: Understood,
  last: Question | undefined,
): Understood | undefined {
  const text = asked.tokens.join(" ");
  const said = NEW_ONE.exec(text)?.[0];
  if (said === undefined) return undefined;
  const { cards } = talk.scene.facts;
  const next = chainOf(last)
    .map((one) => cards.get(lastCard(talk, one.asked)?.successor ?? ""))
    .find((card) => card !== undefined);
  return next === undefined ? undefined : read(talk, text.replace(said, `the ${next.card_name}`));
}
