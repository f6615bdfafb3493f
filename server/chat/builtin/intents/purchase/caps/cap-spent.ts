import { heldCards } from "../../../../../tools/core/held.ts";
import type { Scene } from "../../../../../tools/core/scene.ts";
import { type Amount, amountsOf, type Understood } from "../../../../language/understood.ts";
import { monthlyUpTo } from "./cap-monthly.ts";
import { wordsOf } from "../../../readings/says.ts";

/*
 * What a question tells of a cap: how much of it is spent, what is left of it, or that it is gone.
 */

/** "19k in so far": dollars are often told without a sign. */
const UNITS: ReadonlySet<Amount["unit"]> = new Set(["usd", "points", "count"]);
/** Less than this without a sign is a rate, a day or a number of cards. */
const LEAST_USD = 50;

const sumsOf = ({ amounts }: Understood): readonly Amount[] =>
  amounts.filter(({ unit, value }) => unit === "usd" || (UNITS.has(unit) && value >= LEAST_USD));

/** The sums that are told, which may be those of a cap. */
export const sumsTold = (asked: Understood): readonly number[] =>
  sumsOf(asked).map(({ value }) => value);

const SHARES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:three quarters?|(?:a|one) quarter left)\b/, 0.75],
  [/\b(?:half|halfway|half way)\b/, 0.5],
  [/\b(?:a|one) quarter of (?:the|my|our|it)\b/, 0.25],
  [/\b(?:a|one) third\b/, 1 / 3],
  [/\btwo thirds\b/, 2 / 3],
];

const LEFT_AFTER =
  /^(?:is |are )?(?:left|remaining|remain|to go|unused|still left|of room|of runway)\b/;
/** Dollars of a cap that the question says are spent; undefined when it does not say. */
export function spentTold(
  asked: Understood,
  limit: number,
  when: { readonly today: string; readonly period: string },
): number | undefined {
  const isGone = isUsedUp(asked) || isGoneTold(asked, limit);
  if (isGone && sumsTold(asked).includes(limit)) return limit;
  for (const sum of sumsOf(asked)) {
    if (isNameOfCap(sum, asked) || (isGone && isPrice(sum, asked))) continue;
    if (sum.value === limit && !isGone && !isSpent(sum, asked)) continue;
    if (isLeft(sum, asked)) return Math.max(0, limit - sum.value);
    return Math.min(limit, monthlyUpTo(sum, asked, when) ?? sum.value);
  }
  const percent = asked.amounts.find(({ unit, value }) => unit === "percent" && value > 9);
  if (percent !== undefined) return (limit * Math.min(100, percent.value)) / 100;
  const [, share] = SHARES.find(([said]) => said.test(wordsOf(asked))) ?? [];
  if (share !== undefined && !ASKS_SHARE.test(wordsOf(asked)))
    return Math.round(limit * share * 100) / 100;
  return isGone ? limit : undefined;
}

const ASKS_SHARE = /\b(?:am i|are we|have i|did i|have we|is it) (?:\w+ ){0,3}(?:half|a third)/;

const isLeft = ({ end }: Amount, { tokens }: Understood): boolean =>
  LEFT_AFTER.test(tokens.slice(end, end + 3).join(" "));

/** "I did 1,500 of it": what stands after such a word is spent, though it be as much as the cap. */
const isSpent = ({ start }: Amount, { tokens }: Understood): boolean =>
  /\b(?:put|did|spent|ran|run|used|charged|burned|dropped|through)(?: (?:like|about|around|exactly|all))?$/.test(
    tokens.slice(Math.max(0, start - 3), start).join(" "),
  );

/** "Groceries, 200": right after what is bought it is its price. */
const isPrice = ({ start }: Amount, { mentions }: Understood): boolean =>
  mentions.some(({ kind, end }) => (kind === "category" || kind === "merchant") && end === start);

/** What something costs beside which a cap is talked of. */
export const priceTold = (asked: Understood): number | undefined =>
  sumsOf(asked).find((sum) => isPrice(sum, asked))?.value;

/** "The 25k cap", "of the 1,500": the size of the cap, not what is spent. */
const isNameOfCap = ({ start, end }: Amount, { tokens }: Understood): boolean =>
  /^(?:\w+ ){0,2}(?:cap|limit|ceiling|max|maximum|threshold)\b/.test(
    tokens.slice(end, end + 3).join(" "),
  ) ||
  /\b(?:of|from) (?:the|my|our|that) $/.test(
    `${tokens.slice(Math.max(0, start - 2), start).join(" ")} `,
  );

/** That a cap is used up, or what comes after it. */
const CAP_GONE = [
  "hit|reached|reaching|maxed|max out|used (?:it |it all |all of it |that |them )?up",
  "cap out|capped|topped out|tapped out|blew|blown|burned|burnt|torched|exhausted",
  "used all|ate up|eaten up|chewed through|ran out|run out",
  "(?:ran|run|went|gone|going|been|burned|blew|blown) (?:right |clean |clear |all the way |already )?(?:through|thru|threw|past|over)",
  "over the|after|once|exceed|exceeded|already spent|have spent|spent all|spent the (?:whole|full|entire)",
  "limit used|cap reached|put <?|(?:is|are|all) (?:used|gone|full|done|toast|shot|spent)",
  "full up|filled (?:up )?(?:the|my|our)|switch(?:ed|ing)? (?:to|too|over)",
].join("|");
const USED_UP = new RegExp(String.raw`\b(?:${CAP_GONE})\b`);

/** Whether it asks if the cap is used up. */
export const asksWhether = (asked: Understood): boolean =>
  /\b(?:have (?:i|we)|(?:am i|are we) (?:\w+ )?(?:at|over|past|through|done|near|still)|did (?:i|we)|know (?:if|whether)|wonder(?:s|ing)? (?:if|whether)|is it)\b/.test(
    wordsOf(asked),
  ) && !/\bhow (?:much|close|far|many)\b/.test(wordsOf(asked));

/** "Still 4x?": asked whether the rate goes on. */
export const asksStill = (asked: Understood): boolean =>
  /\bstill (?:\S+ ){0,3}?(?:\d|earn|get|good|counts?|bonus|going|work)|\b(?:do|am|will|would) (?:i|we) still\b/.test(
    wordsOf(asked),
  );

/** "I already burned the whole six grand": told beside a purchase that the cap is gone. */
export const isGoneTold = (asked: Understood, limit: number): boolean =>
  (tellsGone(asked, limit) || GONE_AFTER.test(wordsOf(asked))) && !ASKS_IT.test(wordsOf(asked));

const GONE_AFTER =
  /\b(?:cap|limit)(?: \S+){0,3} (?:is|are|already|was|has been) (?:\S+ ){0,2}(?:gone|used|reached|hit|maxed|full|done|blown|exhausted|finished)\b/;

const GOING = [
  String.raw`hit|hitting|reach\w*|max(?:ed|ing)?|used|burn\w*|blew|blow\w*|exhaust\w*`,
  String.raw`tap(?:ped)|topped|chew\w*|ate|eaten|went|gone|ran|run|past|over|beyond|above|through|thru`,
  String.raw`exceed\w*|pass(?:ed|ing)?|cross\w*|finish\w*|fill(?:ed)?`,
].join("|");
/** What one does to a cap; the sum of it may stand for the cap. */
const GOES = new RegExp(`^(?:${GOING})$`);
/** Told of the very sum of the cap only, for it is told of purchases too. */
const SPENDS = /^(?:spent|spend|spending|put|did|done|charged|dropped|bought)$/;
/** "Already buy six thousand there": of what was, however it is said. */
const BUYS = /^(?:buy|buying|got|get|pay|paid)$/;
const CAP = /^(?:cap|caps|limit|max|maximum|ceiling|threshold)$/;
/** So far after it what is meant may stand, words. */
const MOST_GOES = 6;

function tellsGone(asked: Understood, limit: number): boolean {
  const { tokens } = asked;
  const isLimit = (at: number): boolean =>
    sumsOf(asked).some(({ start, end, value }) => value === limit && at >= start && at < end);
  return tokens.some((word, at) => {
    const after = Array.from({ length: MOST_GOES }, (_, more) => at + 1 + more);
    if (GOES.test(word)) return after.some((one) => CAP.test(tokens[one] ?? "") || isLimit(one));
    const isPast = SPENDS.test(word) || (BUYS.test(word) && tokens[at - 1] === "already");
    return isPast && after.some(isLimit);
  });
}

const ASKS_IT =
  /\b(?:(?:is|are|does) (?:\S+ ){1,4}(?:capped|limited)\b(?! out)|have (?:i|we) (?:hit|reached|maxed)|am i|are we|how close|did (?:i|we)|will (?:i|we)|when (?:do|does|will|would)|at what point|how (?:much|many)(?: \S+){0,2} more|before (?:\S+ ){0,4}(?:caps?|limit|maxe?s?|hit(?:s|ting)?|runs? out|drops?))\b/;

/** Whether it tells that the cap is used up. */
const isUsedUp = (asked: Understood): boolean =>
  USED_UP.test(wordsOf(asked)) && !ASKS_IT.test(wordsOf(asked));

/** "If it is used up": asked for then, whatever is spent by now. */
const WHEN_GONE =
  /\b(?:if|once|when|after)\b(?: \S+){0,5} (?:used up|gone|hit|reached|maxed|maxed out|full|runs? out|done|over)\b|\bafter (?:the|that|my|our|this) (?:cap|limit)\b/;

/** "When does it run out" asks for the cap, and tells nothing of it. */
const ASKS_WHEN = /\b(?:when|at what point) (?:do|does|will|would)\b/;

export const isWhenGone = (asked: Understood): boolean =>
  WHEN_GONE.test(wordsOf(asked)) && !ASKS_WHEN.test(wordsOf(asked));

/** Whether the card that comes after the cap is asked for too. */
export const asksAfter = (asked: Understood): boolean =>
  /\b(?:after that|and then|then what|afterwards?|next|instead|switch|after it|second)\b/.test(
    wordsOf(asked),
  );

/** "I hit the 1,500": stands beside what tells of a cap, and is not what something costs. */
const isOfCap = (sum: Amount, asked: Understood): boolean =>
  isNameOfCap(sum, asked) ||
  /\b(?:hit|reached|maxed|used)\b/.test(
    asked.tokens.slice(Math.max(0, sum.start - 4), sum.start).join(" "),
  );

/** A cap of another size is told to be reached: not of what is asked about. */
export function isOtherCap(asked: Understood, limit: number): boolean {
  const [first] = amountsOf(asked, "usd");
  return (
    first !== undefined &&
    first.value < limit &&
    isOfCap(first, asked) &&
    /\b(?:hit|reached|maxed|used up)\b/.test(wordsOf(asked)) &&
    !isWhenGone(asked) &&
    !sumsTold(asked).includes(limit)
  );
}

/** Kinds of purchase by words that are short for them where a cap is talked of. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:sup|supers?|supermkt|super market|grocer\w*|food (?:store|shop|shopping|market))\b/,
    "groceries",
  ],
  [/\b(?:restaurants?|resto|eating out|eats)\b/, "dining"],
];

/** The kind of purchase that is meant; undefined when none is told. */
export const kindTold = (asked: Understood): string | undefined =>
  KINDS.find(([said]) => said.test(wordsOf(asked)))?.[1];

/** Words of card names that tell no card apart. */
const COMMON =
  /^(?:amex|american|express|chase|citi|capital|one|card|cash|the|it|from|us|bank|back|credit|business|blue|wells|fargo)$/;

/** The question with the held card that one word of it names: "Gold us sup cap". */
export function heldByWord(asked: Understood, scene: Scene): Understood {
  if (asked.mentions.some(({ kind }) => kind === "card")) return asked;
  const said = new Set(asked.tokens.filter((word) => !COMMON.test(word)));
  const cards = heldCards(scene, { owner: asked.owner }).map(({ card }) => card);
  const ids = new Set(
    cards
      .filter(({ display_name: name }) =>
        name
          .toLowerCase()
          .split(/\W+/)
          .some((word) => said.has(word)),
      )
      .map(({ id }) => id),
  );
  const [id] = ids;
  if (id === undefined || ids.size > 1) return asked;
  return {
    ...asked,
    mentions: [...asked.mentions, { kind: "card", ids: [id], start: 0, end: 0, text: "" }],
  };
}
