import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { cite, type Line, line, told } from "../../../compose/draft.ts";
import { figure } from "../../../compose/figure.ts";
import { countFirst, countInWords } from "../../../compose/number-words.ts";
import { joinLines } from "../../../compose/rows.ts";
import { says } from "../../../readings/says.ts";
import type { Understood } from "../../../../language/understood.ts";
import { asksWhether } from "../../../readings/asks-whether.ts";
import {
  amountOfPurchase,
  nameIn,
  type Ranked,
  rankedOf,
  totalOf,
} from "../choice/ranked-cards.ts";

/* What of foreign fees is asked: which held cards charge one, which do not, whether one card will do. */

const WHICH = String.raw`\b(?:which|what|who|how many|any|list|show|all)\b`;
const FEES = String.raw`(?:\bfees?\b|\bftfs?\b|\bextra\b)`;
const FREE = new RegExp(
  String.raw`${WHICH}.*\b(?:no|not|without|free|zero|never|dont|waives?|lacks?)\b.*${FEES}|${WHICH}.*\bfee ?free\b|${WHICH}.*${FEES}.*\bfree\b`,
);
const CHARGING = new RegExp(
  String.raw`${WHICH}.*\b(?:charges?|charging|has|have|with|carry|carries|takes?|costs?|hits?)\b.*${FEES}|\bwhich\b.*\bcards? (?:charges?|dings?|costs?|hits?|sting|penali[sz]es?) (?:me|us)\b`,
);

/** The held cards with a foreign fee, or those without, where these are asked for. */
export function feeSortLines(ranking: Envelope, asked: Understood): readonly Line[] {
  if (says(asked, BOTH)) return [false, true].map((isFree) => sortLine(ranking, isFree, false));
  const isFree = says(asked, FREE);
  const isWhether = asksWhether(asked) && !says(asked, /\b(?:how many|which|what)\b/);
  return isFree || says(asked, CHARGING) ? [sortLine(ranking, isFree, isWhether)] : [];
}

/** The cards of the sort that is not asked for. */
export const otherSort = (ranking: Envelope, asked: Understood): readonly Line[] =>
  says(asked, BOTH) ? [] : [sortLine(ranking, !says(asked, FREE), false)];

/** "Which have one and which do not". */
const BOTH =
  /\b(?:which|what)\b.*\bfees?\b.*\b(?:and|or) (?:which|what)\b|\bfees?\b.*\band (?:which|what) (?:do|are|have) (?:not|no)\b/;

function sortLine(ranking: Envelope, isFree: boolean, isWhether: boolean): Line {
  const rows = rankedOf(ranking);
  const found = rows.filter(({ foreign_fee_usd: usd }) => usd > 0 !== isFree);
  const what = told(`${isFree ? "no" : "a"} foreign transaction fee`);
  if (found.length === 0) {
    return line`${told(isWhether ? "**No**, none" : "**None**")} of your cards is known to charge ${what}. ${cite(ranking)}`;
  }
  const many = found.length === rows.length ? "all" : countInWords(found.length);
  const count = isWhether
    ? `**Yes**, ${many}`
    : `**${found.length === rows.length ? "All" : countFirst(found.length)}**`;
  const names = joinLines(
    found.map((row) => nameLine(ranking, row)),
    ", ",
  );
  return joinLines(
    [
      line`${told(count)} of your cards ${told(found.length === 1 ? "charges" : "charge")} ${what}: `,
      names,
      line`. ${cite(ranking)}`,
    ],
    "",
  );
}

const nameLine = (ranking: Envelope, row: Ranked): Line =>
  row.foreign_fee_usd > 0
    ? chargingLine(ranking, row)
    : line`**${told(nameIn(ranking, row.card))}**`;

/** A card by what it charges abroad. */
export const chargingLine = (ranking: Envelope, { card, place }: Ranked): Line =>
  line`**${told(nameIn(ranking, card))}** (${figure(ranking, ["ranked", place, "foreign_fee_percent"], "percent")}, ${figure(ranking, ["ranked", place, "foreign_fee_usd"], "usd")} on ${amountOfPurchase(ranking)})`;

/** Whether the one card that is named will do abroad, around its fee: against what it earns. */
export function willDoLine(
  ranking: Envelope,
  card: string,
  fee: Line,
  asked: Understood,
): Line | undefined {
  const row = rankedOf(ranking).find((one) => one.card.card_id === card);
  if (row === undefined || !asksWhether(asked)) return undefined;
  if (says(asked, ASKS_FEE))
    return joinLines([row.foreign_fee_usd === 0 ? line`**No**.` : line`**Yes**.`, fee]);
  const [total, amount] = [totalOf(ranking, row), amountOfPurchase(ranking)];
  if (row.foreign_fee_usd === 0)
    return joinLines([line`**Yes**.`, fee, line`It gives ${total} on ${amount}.`]);
  const usd = figure(ranking, ["ranked", row.place, "foreign_fee_usd"], "usd");
  return row.total_usd < 0
    ? joinLines([
        line`**No**, not without a loss.`,
        fee,
        line`On ${amount} that is **${usd}**, more than it earns.`,
      ])
    : joinLines([
        line`**Yes**, though it costs.`,
        fee,
        line`On ${amount} that is ${usd}, and it still gives ${total}.`,
      ]);
}

/** The fee itself is asked about, and yes is that there is one. */
export const ASKS_FEE =
  /(?<!\b(?:no|without(?: an?)?|zero|free of)(?: \S+){0,2} )\b(?:fees?|charges?|ftfs?|cost|costs|extra)\b/;
