import { asksLacking } from "./asks-not.ts";
import { says } from "./says.ts";
import { asksWhether } from "./asks-whether.ts";
import type { Understood } from "../../language/understood.ts";

/*
 * What is asked of rows that fit a question, whatever they are rows of: which cards, how many, the
 * sum, the most of something, or whose.
 */

/** Words between "which" and "cards" that ask for something else than the cards. */
const OTHER =
  "on|in|from|with|for|do|does|did|is|are|can|could|should|has|have|i|credits?|lounges?|benefits?|perks?|insurances?|protections?|certificates?|nights?|fees?";
const WHICH_CARDS = new RegExp(
  String.raw`\b(?:which|what) (?:(?!(?:${OTHER})\b)\S+ ){0,4}cards?\b|\b(?:which|what) (?:one|ones)\b(?! of (?:the|these|those) (?:${OTHER})\b)|\b(?:from|on|with|by) (?:which|what) (?:of )?(?:my )?(?:\S+ )?cards?\b|\bany of (?:my|our) (?:\S+ )?cards\b|\b(?:rank|order|sort) (?:all )?(?:of )?(?:my|our) (?:\S+ )?cards\b`,
);

/** "Which of my cards …", "from which cards". */
export const asksWhichCards = (asked: Understood): boolean => says(asked, WHICH_CARDS);

/** "How many cards", "on how many of my cards". */
export const asksHowMany = (asked: Understood, noun: RegExp): boolean =>
  new RegExp(
    String.raw`\bhow many (?:of (?:my|our|the) |different )?(?:\S+ ){0,2}?(?:${noun.source})\b`,
  ).test(asked.tokens.join(" "));

const IN_ALL =
  /\b(?:totals?|totaling|in all|altogether|all together|combined|sums?|summed|adds? up|added up|overall|together|between us|between all)\b/;

/** "In total", "combined". */
export const asksTotal = (asked: Understood): boolean => says(asked, IN_ALL);

const MOST =
  /\b(?:(?:the|my|our) (?:\S+ )?(?:biggest|largest|highest|best|top)|biggest|largest|highest|greatest|most valuable|worth (?:the )?most|(?:has|have|gives?|carry|carries|offers?|with|comes? with|got|gets?|get me|gives? me|pays?|opens?) (?:me |us )?(?:the )?most|the most|more|better|best|bigger|larger|higher|rank|rank(?:ed|ing))\b/;
const LEAST = /\b(?:least|smallest|lowest|fewest|worst|fewer|less)\b/;

/** Which end of an order is asked for. */
export function endAsked(asked: Understood): "most" | "least" | undefined {
  if (says(asked, LEAST) && !says(asked, /\bat least\b/)) return "least";
  return says(asked, MOST) && !says(asked, /\b(?:any|some|no) ?more\b|\bmore than\b/)
    ? "most"
    : undefined;
}

const NONE =
  /\b(?:do not|does not|dont|doesnt|without|have no|has no|lack|lacks|no)\b(?: (?:have|has|get|give|carry|come|include|any|a|an|with|me))*/;

/** "Which of my cards do not have any": those without. */
export const asksWithout = (asked: Understood): boolean =>
  asksWhichCards(asked) &&
  (says(asked, NONE) || asksLacking(asked)) &&
  !says(asked, /\b(?:not|never) used?\b/);

/** Not "my son who is 6". */
const WHO =
  /\b(?:(?<!\b(?:sons?|daughters?|kids?|child|children|wife|husband|partner|spouse|mom|mother|dad|father|parents|sister|brother|friends?|someone|somebody|anyone|anybody|everyone|person|people|those|guy|one) )who|whose|which of us|either of us|each of us|both of us|(?:by|per) (?:person|owner|holder))\b/;
const SELF_WORDS = /\b(?:me|mine|i|my)\b/;
const BETWEEN = /\b(?:or|versus|vs|and|than|compared)\b/;

/** "Who has better …, me or Sam", "which of us", "his and mine": of each person of the household. */
export const asksWhose = (asked: Understood): boolean =>
  says(asked, WHO) ||
  ((asked.owner !== undefined || asked.beside !== undefined) &&
    says(asked, SELF_WORDS) &&
    says(asked, BETWEEN) &&
    says(asked, /\b(?:or|versus|vs|than|compared|more|better|same)\b/));

/** The question as one about everybody. */
export function ofEverybody(asked: Understood): Understood {
  const { owner, ...rest } = asked;
  return owner === undefined ? rest : { ...rest, beside: owner };
}

const OF_ASKER = /\b(?:do|am|will|would|can|could|did|have|is|are) (?:i|my|mine)\b/;

/** "Does Sam have more than me": whether it is so, by who has more. */
export const verdictOnMore = (asked: Understood, isAskerFirst: boolean): string =>
  asksWhether(asked) && !says(asked, /\b(?:who|whose|which)\b/)
    ? says(asked, OF_ASKER) === isAskerFirst
      ? "**Yes**: "
      : "**No**: "
    : "";

const YEAR =
  /\b(?:(?:a|per|each|every|in a|over a|over the|whole|full) (?:\S+ )?(?:year|yr)|yearly|annual(?:ly|ized)?|year(?:ly)? total)\b/;

/** "A year", not "this year". */
export const asksPerYear = (asked: Understood): boolean => says(asked, YEAR);

export const asksHowMuch = (asked: Understood): boolean =>
  says(
    asked,
    /\b(?:how much|what (?:is|are|do|does) (?:\S+ ){0,6}(?:worth|come to|total)|worth|dollars?|value)\b/,
  );

const FIRST =
  /\b(?:(?:runs? out|ends?|expires?|goes|lapses?|resets?|is due|is gone|up|use) (?:first|next|soonest|earliest)|(?:first|next|soonest|earliest)(?: one)? (?:to|that) (?:expires?|ends?|lapses?|runs? out|goes?|use|resets?)|(?:ending|expiring) (?:first|soonest|next))\b/;

/** "Which one runs out first". */
export const asksFirst = (asked: Understood): boolean => says(asked, FIRST);
