import { SELF } from "../../../../accounts/wallet.ts";
import { type Line, line, told } from "../../compose/draft.ts";
import { joinLines } from "../../compose/rows.ts";
import { holderOf } from "../../compose/whose.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { verdictOnMore } from "../../readings/rows-asked.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import { inWords, type Row } from "./card-order.ts";

/* What two people of the household hold both, what only one of them has, and who has more. */

const SAME =
  /\b(?:same|in common|both (?:have|hold|own|got)|both \S+ and (?:i|me)|alike|overlap\w*|shared?|twice)\b/;
const ONLY =
  /\b(?:only|just|alone)\b|\b(?:does|do) not(?: (?:have|hold|own|got))?(?: (?:too|either|yet))?$/;
/** "Dana's and not mine", "mine but not hers". */
const NOT_MINE = /\b(?:and|but) not (?:mine|me|my|i)\b/;
const NOT_OTHERS = /\b(?:mine|me|my|i)\b.*\b(?:and|but) not (?!mine|me|my|i\b)\S+/;
const MORE = /\b(?:more|most|fewer|less) (?:\S+ )?cards?\b/;

const ONLY_I = /\bonly (?:i|me) (?:have|hold|own|got)\b/;

export const asksApart = (asked: Understood): boolean =>
  ((asked.owner ?? asked.beside) !== undefined || says(asked, ONLY_I)) &&
  asked.mentions.every(({ kind }) => kind !== "card") &&
  [SAME, ONLY, MORE, NOT_MINE, NOT_OTHERS].some((words) => says(asked, words));

/** The line that answers it; none where it is not about just two people. */
export function apartLines(
  rows: readonly Row[],
  owners: readonly string[],
  asked: Understood,
): readonly Line[] {
  const [first, second, ...others] = owners;
  if (first === undefined || second === undefined || others.length > 0 || !asksApart(asked))
    return [];
  const of = (owner: string): readonly Row[] => rows.filter(({ row }) => row.owner === owner);
  if (says(asked, MORE)) return [moreLine(first, of(first), second, of(second), asked)];
  if (says(asked, SAME)) return [sameLine(of(first), of(second), asked)];
  const isOfAsker = asked.owner === undefined && asked.beside === undefined;
  if (isOfAsker) return [onlyLine(SELF, without(of(SELF), of(first === SELF ? second : first)))];
  const other = asked.owner ?? asked.beside ?? second;
  if (says(asked, NOT_MINE)) return [onlyLine(other, without(of(other), of(SELF)))];
  if (says(asked, NOT_OTHERS)) return [onlyLine(SELF, without(of(SELF), of(other)))];
  const lacks = says(asked, /\bnot\b/) !== says(asked, MINE) ? other : SELF;
  const holder = lacks === first ? second : first;
  return [onlyLine(holder, without(of(holder), of(lacks)))];
}

const MINE = /\b(?:i|we) (?:do |have )?not\b/;

const namesOf = (rows: readonly Row[]): string => rows.map(({ row }) => row.card_name).join(", ");

const without = (rows: readonly Row[], others: readonly Row[]): readonly Row[] =>
  rows.filter(({ row }) => !others.some((one) => one.row.card_id === row.card_id));

const who = (owner: string) => (owner === SELF ? told("You") : holderOf(owner));

function sameLine(own: readonly Row[], others: readonly Row[], asked: Understood): Line {
  const both = own.filter((one) => !without([one], others).includes(one));
  const isAll = both.length === own.length && both.length === others.length;
  const yes = told(
    !asksWhether(asked) ? "" : isAll ? "**Yes**. " : both.length > 0 ? "**In part**. " : "**No**. ",
  );
  return both.length === 0
    ? line`${yes}**None** of the cards is held by both of you.`
    : line`${yes}Both of you hold the **${told(namesOf(both))}**.`;
}

const onlyLine = (holder: string, rows: readonly Row[]): Line =>
  rows.length === 0
    ? line`**None**: what ${told(holder === SELF ? "you hold" : `${holderOf(holder).told} holds`)} both of you hold.`
    : line`Only **${who(holder)}** ${told(holder === SELF ? "hold" : "holds")} the **${told(namesOf(rows))}**.`;

const many = (rows: readonly Row[]) => told(inWords(rows.length).toLowerCase());

function moreLine(
  first: string,
  own: readonly Row[],
  second: string,
  others: readonly Row[],
  asked: Understood,
): Line {
  if (own.length === others.length) return line`**As many** each: ${many(own)}.`;
  const isFirst = own.length > others.length;
  const [most, least] = isFirst ? [own, others] : [others, own];
  const yes = told(verdictOnMore(asked, (isFirst ? first : second) === SELF));
  const [more, less] = isFirst ? [first, second] : [second, first];
  return joinLines(
    [
      line`${yes}**${who(more)}** ${told(more === SELF ? "hold" : "holds")} more cards: **${many(most)}**, `,
      line`${told(less === SELF ? "you" : holderOf(less).told)} ${many(least)}.`,
    ],
    "",
  );
}
