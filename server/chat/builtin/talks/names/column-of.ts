import type { Group } from "../../intent.ts";
import { decide } from "../../ranking/decide.ts";
import { chainOf, topicOf } from "../chain.ts";
import { type Question, read, type Talk } from "../talk.ts";
import type { Understood } from "../../../language/understood.ts";
import { withPerson } from "../carried/carry.ts";
import { lastCard } from "./sharpen.ts";

/* "And the fee?": of the card that was talked of, whatever was asked of it last. */

const COLUMN =
  /^(?:(?:and|ok|okay|so|also|what about|how about|what is|what s|whats) )*(?:the |its |their )?(?<column>(?:annual |yearly |foreign |foreign transaction )?fee|welcome (?:bonus|offer)|foreign transaction fee|network|issuer)$/;
/** In which a fee is one of the points that move. */
const OF_POINTS: ReadonlySet<Group> = new Set<Group>(["transfer", "value", "trip"]);

export function askColumn(
  talk: Talk,
  text: string,
  said: Understood,
  before: Question,
): Question | undefined {
  const column = COLUMN.exec(said.tokens.join(" "))?.groups?.["column"];
  const group = topicOf(before)?.group;
  if (column === undefined || group === undefined || group === "talk") return undefined;
  if (OF_POINTS.has(group)) return ofTransfer(talk, text, before);
  const card =
    (group === "purchase" ? talk.recall(before) : undefined) ??
    chainOf(before).flatMap((one) => lastCard(talk, one.asked)?.card_name ?? [])[0];
  if (card === undefined) return undefined;
  const whole = read(talk, `what is the ${column} of the ${card}`);
  const asked = withPerson(whole, before.asked, said);
  const question: Question = { text, asked, verdict: decide(asked, talk.mind, talk.scene.facts) };
  return talk.isAnswered(question) ? question : undefined;
}

/** What it costs to move the points. */
function ofTransfer(talk: Talk, text: string, before: Question): Question | undefined {
  if (topicOf(before)?.group !== "transfer") return undefined;
  const whole = read(talk, [...before.asked.tokens, "what is the fee"].join(" "));
  return { text, asked: withPerson(whole, before.asked, whole), verdict: before.verdict };
}
