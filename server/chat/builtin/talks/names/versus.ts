import { decide } from "../../ranking/decide.ts";
import type { Understood } from "../../../language/understood.ts";
import { type Question, read, type Talk } from "../talk.ts";
import { lastCard } from "./sharpen.ts";

const VERSUS = /^(?:vs\.?|versus|v|compared (?:to|with)|against|next to)\s+(?=\S)/i;

/** "Vs the preferred?": the card before and this one. */
export function compare(
  talk: Talk,
  text: string,
  before: Question,
  asked: Understood,
): Question | undefined {
  const card = VERSUS.test(text) ? lastCard(talk, before.asked) : undefined;
  if (card === undefined || !asked.mentions.some(({ kind }) => kind === "card")) return undefined;
  const both = read(talk, `${card.card_name} versus ${asked.tokens.join(" ").replace(VERSUS, "")}`);
  return { text, asked: both, verdict: decide(both, talk.mind, talk.scene.facts) };
}
