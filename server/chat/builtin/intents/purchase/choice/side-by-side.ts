import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { cite, type Line, line, told } from "../../../compose/draft.ts";
import { type Figure, figure } from "../../../compose/figure.ts";
import { joinLines, joinParts } from "../../../compose/rows.ts";
import { whoseOf } from "../../../compose/whose.ts";
import { says } from "../../../readings/says.ts";
import type { Understood } from "../../../../language/understood.ts";
import { asksWhether } from "../../../readings/asks-whether.ts";
import { namedOf, type NamedRow } from "./gap-lines.ts";
import {
  amountOfPurchase,
  nameIn,
  type Ranked,
  refusedOf,
  totalOf,
  whereOf,
} from "./ranked-cards.ts";

/* "Gold or Savor for dining", "whose Platinum for flights": the cards between which is chosen. */

const PREFERS =
  /\b(?:better|beats?|smarter|more|worth(?: it)?|higher|best|use|using)\b.*\b(?:than|over|instead of|rather than)\b|\bbeats?\b|\bout ?earns?\b/;
/** "Is the Gold worse than": yes is for the other. */
const IS_LESS = /\b(?:worse|less|lower|fewer)\b.*\bthan\b/;

/** Which of the cards that are named to take, with what each gives; undefined where one is named. */
export function chosenLine(
  ranking: Envelope,
  asked: Understood,
  first: string | undefined,
): Line | undefined {
  const [top, next, ...others] = namedOf(ranking);
  if (top === undefined) return undefined;
  if (next === undefined) return onlyTaken(ranking, top);
  const rows = [next, ...others];
  const where = told(whereOf(ranking));
  const amount = amountOfPurchase(ranking);
  const best = totalAt(ranking, top);
  const level = rows.filter((row) => totalAt(ranking, row).value === best.value);
  const lower = rows.filter((row) => !level.includes(row)).map((row) => givesLine(ranking, row));
  const isLess = says(asked, IS_LESS);
  const whether = asksWhether(asked) && (isLess || says(asked, PREFERS)) && first !== undefined;
  const isFirst = top.card_id === first;
  const isYes = level.length === 0 && isFirst !== isLess;
  const verdict = whether ? [isYes ? line`**Yes**.` : line`**No**.`] : [];
  if (level.length > 0) {
    const names = joinLines(
      [top, ...level].map((row) => line`**${told(row.card_name)}**${told(held(row))}`),
      " and ",
    );
    const same = joinLines([names, line`give the same ${where}: ${best} on ${amount} each`]);
    return ended([...verdict, joinParts([same, ...lower])], ranking);
  }
  const use = top.held
    ? line`Use the **${told(top.card_name)}** ${where}: it gives ${best} on ${amount}`
    : line`The **${told(top.card_name)}**, which you do not hold, gives more ${where}: ${best} on ${amount}`;
  return ended([...verdict, joinLines([use, ...lower], ", ")], ranking);
}

/** One of those named, where another of them is not taken. */
function onlyTaken(ranking: Envelope, top: NamedRow): Line | undefined {
  const [refused] = refusedOf(ranking);
  const where = told(whereOf(ranking));
  const [total, amount] = [totalAt(ranking, top), amountOfPurchase(ranking)];
  return refused === undefined || !top.held
    ? undefined
    : line`Use the **${told(top.card_name)}** ${where}: it gives ${total} on ${amount}, and the other is not taken there. ${cite(ranking)}`;
}

const held = (row: NamedRow): string => (row.held ? "" : " (not held)");

const ended = (lines: readonly Line[], ranking: Envelope): Line =>
  joinLines([joinLines(lines), line`. ${cite(ranking)}`], "");

const totalAt = (ranking: Envelope, { place }: NamedRow): Figure =>
  figure(ranking, ["named", place, "total_usd"], "usd");

const givesLine = (ranking: Envelope, row: NamedRow): Line =>
  line`the ${told(row.card_name)}${told(held(row))} ${totalAt(ranking, row)}`;

const WHOSE = /\bwhose\b|\bwhich of us\b|\bwho of us\b|\bwho (?:has|holds|got) the\b/;
/** "Sam's Platinum … than mine": one card of two persons. */
const THAN_MINE = /\b(?:than|or|over|beats?|versus) (?:mine|my own|my one|me|i do)\b/;

/** Whether one person's card is asked about beside the asker's. */
export const asksOfPersons = (asked: Understood): boolean =>
  asked.owner !== undefined && says(asked, THAN_MINE);

/** "Whose Gold": of the same card of several persons, or that only one holds it. */
export function whoseLine(
  ranking: Envelope,
  rows: readonly Ranked[],
  asked: Understood,
): Line | undefined {
  const [top] = rows;
  if (top === undefined || !(says(asked, WHOSE) || asksOfPersons(asked))) return undefined;
  const owners = [...new Set(rows.map(({ card }) => card.owner))];
  const where = told(whereOf(ranking));
  const [total, amount] = [totalOf(ranking, top), amountOfPurchase(ranking)];
  const level = rows.filter((row) => row.total_usd === top.total_usd);
  const best = [...new Set(level.map(({ card }) => card.owner))];
  const names = told(best.map(whoseOf).join(" and "));
  if (owners.length === 1)
    return line`**${told(capital(whoseOf(top.card.owner)))}**: nobody else of yours holds the **${told(top.card.card_name)}**. It gives ${total} on ${amount} ${where}. ${cite(ranking)}`;
  const isWhether = asksWhether(asked) && asked.owner !== undefined && !says(asked, /\bor\b/);
  if (best.length > 1 && isWhether)
    return line`**No**: ${names} give the same ${where}, ${total} on ${amount}. ${cite(ranking)}`;
  const verdict = isWhether ? `${best.includes(asked.owner ?? "") ? "Yes" : "No"}, ` : "";
  return best.length > 1
    ? line`**Either**: ${names} give the same ${where}, ${total} on ${amount}. ${cite(ranking)}`
    : line`**${told(capital(`${verdict}${whoseOf(top.card.owner)}`))}**: the **${told(nameIn(ranking, top.card))}** gives more ${where}, ${total} on ${amount}. ${cite(ranking)}`;
}

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
