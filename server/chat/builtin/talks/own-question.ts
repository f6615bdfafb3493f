import { asksAgain, isPart } from "./around/again.ts";
import { withoutLead } from "./around/leads.ts";
import { topicOf } from "./chain.ts";
import type { Intent } from "../intent.ts";
import { isPointing } from "./names/pointing.ts";
import { CLEAR } from "./part.ts";
import { rank } from "../ranking/rank.ts";
import { type Question, read, type Talk } from "./talk.ts";
import { mentionsOf, type Understood } from "../../language/understood.ts";

/*
 * Whether a part of a message asks something of its own, or only more of the question before it.
 */

/** From this score on it does even where both parts together ask what the first does. */
const VERY_CLEAR = 0.99;

/** Whether it asks something by itself that the one before does not ask. */
export function isOwn(talk: Talk, { text, asked, verdict }: Question, last: Question): boolean {
  if (verdict.kind !== "sure" || isMore(talk, text)) return false;
  const said = read(talk, text);
  if (last.verdict.kind === "sure" && last.verdict.intent === verdict.intent) {
    return isOfAnother(said, text, verdict.intent) || sharesNoName(said, last.asked);
  }
  // "And how much does it give me back": what the answer to a purchase tells.
  const isOfPurchase =
    verdict.intent.group === "purchase" &&
    topicGroupOf(last) === "purchase" &&
    !(topicOf(last)?.id === "best_card" && BESIDE_CHOICE.has(verdict.intent.id));
  if (isOfPurchase && said.mentions.length === 0) return false;
  // "What is its fee" names what "its" stands for.
  const named = isPointing(said) ? asked : said;
  const isNamed = named.mentions.length > 0 || said.owner !== undefined;
  if (isNamed && verdict.instead === undefined) return true;
  const ranked = rank(said, talk.mind, talk.scene.facts);
  const place = ranked.findIndex(({ intent }) => intent === verdict.intent);
  // By itself it is likelier something else: what it is here, it is as more of the one before.
  if (place > 0) return false;
  const score = ranked[0]?.score ?? 0;
  if (score >= VERY_CLEAR) return true;
  return score >= CLEAR && !isStillAbout(talk, `${last.text} ${text}`, last);
}

/** What the answer on which card to use does not tell: "and does it have a cap". */
const BESIDE_CHOICE: ReadonlySet<string> = new Set(["acceptance", "cap_left"]);

export const topicGroupOf = ({ verdict }: Question): string | undefined =>
  verdict.kind === "sure" ? verdict.intent.group : undefined;

/** "And the platinum?": the same of another card, which a question of one card does not hold too. */
const isOfAnother = ({ mentions }: Understood, text: string, { needs }: Intent): boolean =>
  withoutLead(text).follows &&
  needs.includes("card") &&
  mentions.some(({ kind }) => kind === "card");

/** "Does the Bilt cover lost bags and what is the phone cover on the Ink": of another card and another thing. */
const sharesNoName = (said: Understood, before: Understood): boolean =>
  (["card", "benefit"] as const).every((kind) => {
    const named = new Set(mentionsOf(before, kind).flatMap(({ ids }) => ids));
    const own = mentionsOf(said, kind);
    return (
      named.size > 0 && own.length > 0 && own.every(({ ids }) => ids.every((id) => !named.has(id)))
    );
  });

/** Whether both together are clearly what the one before asks. */
function isStillAbout(talk: Talk, both: string, { verdict }: Question): boolean {
  const [likeliest] = rank(read(talk, both), talk.mind, talk.scene.facts);
  const isSame = verdict.kind === "sure" && likeliest?.intent === verdict.intent;
  return isSame && likeliest.score >= CLEAR;
}

/** Asks no more than the one before: where that comes from, or how many times. */
export const isMore = (talk: Talk, text: string): boolean =>
  asksAgain(text, (said) => read(talk, said)) || isPart(read(talk, text));
