import type { FactIndex } from "../../../../tools/core/facts.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import { issuersOf } from "../../readings/with-bank.ts";
import { amountsOf, type DateMention, type Understood } from "../../../language/understood.ts";
import { inWords, type Row } from "./card-order.ts";

/* Held cards by their bank and by whether they cost something. */

const FREE =
  /\b(?:free|(?:no|without (?:an? |any )?|zero) (?:annual |yearly )?(?:fees?|af|cost|charge)|(?:cost|costs|charge|charges) (?:me |us )?nothing(?! (?:abroad|overseas|extra|outside|in|for)\b)|nothing a year|not (?:have|charge|carry|cost|come with|got)(?: (?:me|us))?(?: (?:an?|any))? (?:(?:annual|yearly) )?(?:fees?|af|anything))\b/;
/** "That are not free": those are not asked for. */
const NOT_FREE =
  /\bnot free\b|(?<!\bnot )\b(?:have|has|with|charge|charges) an? (?:annual |yearly )?fee\b/;

const OVER = /\b(?:over|above|more than|at least|north of|higher than)$/;
const UNDER = /\b(?:under|below|less than|at most|cheaper than|lower than)$/;
const FEE = /\b(?:fees?|costs?|costing|a year|annually|af)\b/;

/** Fees that are not for the year. */
const OTHER_FEES =
  /\b(?:foreign(?: transaction)?|transaction|authorized users?|aus?) (?:fees?|costs?)\b/g;

/** Whether what the cards cost is to be told of each. */
export const tellsFee = (asked: Understood): boolean =>
  FEE.test(asked.tokens.join(" ").replaceAll(OTHER_FEES, ""));

/** "Which of mine have no annual fee", "a fee over 400": whether a fee is one of those. */
export function feeAsked(asked: Understood): (usd: number) => boolean {
  if (says(asked, FREE) && !says(asked, NOT_FREE)) return (usd) => usd === 0;
  if (!tellsFee(asked) && !says(asked, NOT_FREE)) return () => true;
  for (const { start, value } of amountsOf(asked, "usd", "count", "points")) {
    const before = asked.tokens.slice(Math.max(0, start - 3), start).join(" ");
    if (OVER.test(before)) return (usd) => usd > value;
    if (UNDER.test(before)) return (usd) => usd < value;
  }
  return says(asked, NOT_FREE) ? (usd) => usd > 0 : () => true;
}

/** "In 2023", "before 2021", "since May": whether a day or month of opening is meant. */
export function isOpenedIn(
  on: string,
  { from, to, start }: DateMention,
  asked: Understood,
): boolean {
  const word = asked.tokens[start - 1] ?? "";
  const [first, last] = [from, to].map((day) => day.slice(0, on.length));
  if (on === "" || first === undefined || last === undefined) return false;
  if (/^(?:before|until)$/.test(word)) return on < first;
  if (/^(?:after|past)$/.test(word)) return on > last;
  return on >= first && (word === "since" || on <= last);
}

/** ", now with Citi" of a card whose accounts went to another bank. */
export function movedTo({ row }: Row, facts: FactIndex): string {
  const [before, now] = issuersOf(row.card_id, facts);
  return now === before || now === undefined ? "" : `, now with ${now}`;
}

/** "How many from Amex, and from Chase": each bank's by itself, none too. */
export function bankLine(
  wallet: Envelope,
  rows: readonly Row[],
  banks: ReadonlySet<string>,
): readonly Line[] {
  if (banks.size < 2) return [];
  const parts = [...banks].map((bank) => {
    const own = rows.filter(({ row }) => row.issuer === bank);
    const [first] = own;
    if (first === undefined) return line`**none** with ${told(bank)}`;
    return line`**${told(inWords(own.length))}** with ${figure(wallet, ["cards", first.place, "issuer"], "text")}`;
  });
  return [joinLines([joinLines(parts, ", "), line`.`], "")];
}
