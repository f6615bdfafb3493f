import { chainOf, isBack, topicOf } from "../chain.ts";
import type { Intent } from "../../intent.ts";
import { withPerson } from "./carry.ts";
import { saysAll } from "../../intents/transfer/amount/whole-balance.ts";
import { kindsOf } from "../../ranking/rank.ts";
import { namedPrograms } from "../../readings/program-meant.ts";
import { type Question, read, type Talk } from "../talk.ts";
import type { Understood } from "../../../language/understood.ts";

/*
 * "Chase only: how many are left after", of an award that was talked of: no balance as it is now, but
 * what stays of one once its points have moved there.
 */

const LEFT =
  /\b(?:left(?: ?over)?|left ?overs?|remain(?:s|ing)?|stays?|still (?:have|be there)|enough|have after(?:wards?)?|afterwards?|(?:how|too) (?:far |much )?short|short (?:by|of))\b/;
/** Questions about points that shall reach a program. */
const MOVING = new Set([
  "transfer_amount",
  "fund_award",
  "route_check",
  "points_goal",
  "transfer_sources",
]);

/** "Say all of mine, how many is that", of points that were said to move: the same with all of them. */
export function allOfThem(
  talk: Talk,
  text: string,
  asked: Understood,
  last: Question | undefined,
): Question | undefined {
  const isBare = asked.mentions.length === 0 && asked.amounts.length === 0;
  if (last === undefined || !isBare || !saysAll(asked) || !ROUTED.has(topicOf(last)?.id ?? ""))
    return undefined;
  const question = {
    ...last,
    text,
    asked: withPerson(
      read(talk, [...last.asked.tokens, "all", "of", "them"].join(" ")),
      last.asked,
      asked,
    ),
  };
  return talk.isAnswered(question) ? question : undefined;
}

const ROUTED = new Set(["route_check", "transfer_amount"]);

export function leftAfter(
  talk: Talk,
  text: string,
  asked: Understood,
  last: Question | undefined,
): Question | undefined {
  const intent = talk.mind.intents.find(({ id }) => id === "transfer_amount");
  if (intent === undefined || !LEFT.test(asked.tokens.join(" "))) return undefined;
  if (kindsOf(asked).has("points")) return undefined;
  const { facts } = talk.scene;
  const award = chainOf(last).find((one) => isMove(one) && kindsOf(one.asked).has("points"));
  const there = new Set(
    award === undefined ? [] : namedPrograms(award.asked, facts).flatMap(({ ids }) => ids),
  );
  const named = namedPrograms(asked, facts);
  const isOther = ({ ids }: { readonly ids: readonly string[] }): boolean =>
    !ids.some((id) => there.has(id));
  const sources = [...new Set(named.filter(isOther).map((one) => one.text))];
  const isOfAward = award === last || named.some((one) => !isOther(one)) || isBack(text);
  const isOfBank = named.some(({ ids }) => ids.some((id) => isBank(facts.programs.get(id))));
  const isBare = award === last && kindsOf(asked).size === 0 && namesBank(talk, award);
  if (award === undefined || !isOfAward || !(isOfBank || isBare)) return undefined;
  const isEnough = asked.tokens.includes("enough") ? ["enough"] : [];
  const from = sources.flatMap((one) => ["from", one]);
  const words = [...award.asked.tokens, ...from, ...isEnough, ...ASKED];
  const whole = read(talk, words.join(" "));
  const owner = asked.owner ?? award.asked.owner;
  return {
    text,
    asked: owner === undefined ? whole : { ...whole, owner },
    verdict: { kind: "sure", intent },
  };
}

const namesBank = ({ scene: { facts } }: Talk, award: Question | undefined): boolean =>
  award !== undefined &&
  namedPrograms(award.asked, facts).some(({ ids }) =>
    ids.some((id) => isBank(facts.programs.get(id))),
  );

const isBank = (program: { readonly category: string } | undefined): boolean =>
  program?.category === "transferable";

const ASKED = ["how", "many", "are", "left"];

const isMove = (one: Question): boolean =>
  MOVING.has(topicOf(one)?.id ?? "") ||
  (one.verdict.kind === "unsure" && one.verdict.among.some(({ id }: Intent) => MOVING.has(id)));
