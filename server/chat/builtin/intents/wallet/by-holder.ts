import { SELF } from "../../../../accounts/wallet.ts";
import { ask } from "../../compose/ask.ts";
import { answer, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines, joinParts } from "../../compose/rows.ts";
import { holdersOf } from "../../compose/whose.ts";
import { says } from "../../readings/says.ts";
import { type Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { inWords, type Row } from "./card-order.ts";
import { apartLines, asksApart } from "./held-apart.ts";
import { heldRows } from "./held-rows.ts";

/* The open cards of each person of the household, side by side. */

const EACH =
  /\b(?:whose|who (?:has|holds|owns) (?:what|which)|each of us|(?:by|per) (?:person|owner|holder))\b/;
const MINE =
  /\b(?:mine|my own|i have|i hold|i own|do i)\b|\b(?:me|i) (?:or|and|versus)\b|\b(?:or|and|versus) me\b/;
const FEES = /\b(?:fees?|pricier|priciest|expensive|costs?|costlier|pays?|paying|cheaper)\b/;
/** "His and mine together": the sum. */
const IN_ALL = /\b(?:together|altogether|in all|in total|combined|both of us)\b/;
const BOTH = /\b(?:and|or|versus|vs)\b|\b(which|what)\b.*\b\1\b/;

/** "Which are mine and which are Dana's", "whose card is which". */
export const asksEachHolder = (asked: Understood): boolean =>
  asked.mentions.every(({ kind }) => kind !== "card") &&
  !says(asked, IN_ALL) &&
  (asksApart(asked) ||
    says(asked, EACH) ||
    ((asked.owner ?? asked.beside) !== undefined && says(asked, MINE) && says(asked, BOTH)));

/** How many each holds, then the cards of each. */
export function byHolder(asked: Understood, toolbox: Toolbox): Draft {
  const wallet = ask(toolbox, "get_wallet", { include: ["cards"], status: "open" });
  const rows = heldRows(wallet);
  const owners = [...new Set(rows.map(({ row }) => row.owner))].toSorted(selfFirst);
  const of = (owner: string): readonly Row[] => rows.filter(({ row }) => row.owner === owner);
  const fees = says(asked, FEES) ? owners.map((owner) => feesOf(owner, toolbox)) : [];
  return answer({
    result: [
      ...(fees.length === 0 ? [] : [joinLines([joinParts(fees), line`.`], "")]),
      ...apartLines(rows, owners, asked),
      ...owners.map((owner) => ofHolder(owner, of(owner))),
    ],
    details: rows
      .filter(({ row }) => row.opened_on !== undefined)
      .map(
        ({ row, place }) =>
          line`${told(row.card_name)}: opened ${figure(wallet, ["cards", place, "opened_on"], "date")}`,
      ),
    envelopes: [wallet],
  });
}

/** What the cards of one come to a year. */
function feesOf(owner: string, toolbox: Toolbox): Line {
  const wallet = ask(toolbox, "get_wallet", { include: ["cards"], status: "open", owner });
  const whose = owner === SELF ? told("Yours") : holdersOf(owner);
  return line`${whose}: **${figure(wallet, ["totals", "annual_fees_usd"], "usd")}** in annual fees a year`;
}

const selfFirst = (a: string, b: string): number =>
  Number(b === SELF) - Number(a === SELF) || a.localeCompare(b);

function ofHolder(owner: string, rows: readonly Row[]): Line {
  const names = joinLines(
    rows.map(({ row }) => line`**${told(row.card_name)}**`),
    ", ",
  );
  const whose = owner === SELF ? told("Yours") : holdersOf(owner);
  return joinLines([line`${whose} (${told(inWords(rows.length).toLowerCase())}): `, names], "");
}
