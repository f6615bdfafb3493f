import * as z from "zod";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { cite, type Line, line, told } from "../../../compose/draft.ts";
import { type Figure, figure, valueAt } from "../../../compose/figure.ts";
import type { Understood } from "../../../../language/understood.ts";
import { joinLines } from "../../../compose/rows.ts";
import { wordsOf } from "../../../readings/says.ts";
import { amountOfPurchase, nameIn, rankedOf, whereOf } from "./ranked-cards.ts";

/*
 * The cards that a question names, side by side on one purchase, and how far apart they are. Those
 * not held are counted as if they were.
 */

const namedRow = z.looseObject({
  card_id: z.string(),
  card_name: z.string(),
  held: z.boolean(),
  points: z.number().optional(),
  foreign_fee_usd: z.number(),
  more_usd: z.number().optional(),
  more_points: z.number().optional(),
  over_held_usd: z.number().optional(),
});

export type NamedRow = z.infer<typeof namedRow> & { readonly place: number };

/** The named cards of a ranking, best first; none where none was given with the call. */
export const namedOf = (ranking: Envelope): readonly NamedRow[] =>
  z
    .array(namedRow)
    .catch([])
    .parse(valueAt(ranking, ["named"]))
    .map((row, place) => ({ ...row, place }));

/** Asked how far apart cards are, rather than for the better one. */
export const asksGap = (asked: Understood): boolean => GAP.test(wordsOf(asked));

const GAP =
  /\bhow (?:much|many) (?:\S+ ){0,3}?(?:more|less|fewer|extra|better|worse|ahead|behind)\b|\b(?:how (?:much|many)|what)\b.*\b(?:los(?:e|ing)|giv(?:e|ing) up|miss(?:ing)? out|on the table|forgo(?:ing)?|gain(?:ing)?|cost(?:s|ing)? me)\b|\b(?:difference|gap)\b/;

/** Asked whether a card does better than what is held. */
export const asksBeats = (asked: Understood): boolean =>
  asksGap(asked) ||
  /\b(?:beats?|better|worse|more|less|fewer|extra|out ?earns?|instead)\b/.test(wordsOf(asked));

const totalAt = (ranking: Envelope, { place }: NamedRow): Figure =>
  figure(ranking, ["named", place, "total_usd"], "usd");

/** How much more, told without its sign. */
function apart(
  ranking: Envelope,
  { place }: NamedRow,
  key: string,
  unit: "usd" | "points",
): Figure {
  const found = figure(ranking, ["named", place, key], unit);
  return { ...found, text: found.text.replace(/^-/, "") };
}

/** What one named card brings on the purchase. */
export function worthLine(ranking: Envelope, row: NamedRow, where = told("")): Line {
  const total = totalAt(ranking, row);
  const name = told(row.card_name);
  const whose = told(row.held ? "your" : "the");
  const amount = amountOfPurchase(ranking);
  if (row.foreign_fee_usd > 0) {
    const fee = figure(ranking, ["named", row.place, "foreign_fee_usd"], "usd");
    const value = figure(ranking, ["named", row.place, "value_usd"], "usd");
    return line`On ${amount} the fee of ${whose} ${name} is **${fee}** and its rewards are worth ${value}: ${total} in all. ${cite(ranking)}`;
  }
  return row.points === undefined
    ? line`On ${amount}${where} ${whose} ${name} gives **${total}**. ${cite(ranking)}`
    : line`On ${amount}${where} ${whose} ${name} earns **${figure(ranking, ["named", row.place, "points"], "points")}** points, worth **${total}**. ${cite(ranking)}`;
}

/** How much more the first of the named cards gives than the next: in dollars, and in points. */
function gapLine(ranking: Envelope): Line | undefined {
  const [first, next] = namedOf(ranking);
  if (first?.more_usd === undefined || next === undefined) return undefined;
  const [one, other] = [told(first.card_name), told(next.card_name)];
  const where = told(whereOf(ranking));
  const totals = line`${totalAt(ranking, first)} against ${totalAt(ranking, next)} on ${amountOfPurchase(ranking)}. ${cite(ranking)}`;
  const more = apart(ranking, first, "more_usd", "usd");
  const said =
    first.more_usd === 0
      ? line`The **${one}** and the **${other}** give the same ${where}`
      : line`The **${one}** gives **${more} more** ${where} than the **${other}**`;
  return joinLines([joinLines([said, ...pointsApart(ranking, first)], ", "), totals], ": ");
}

/** Points are told apart only where both cards earn some. */
function pointsApart(ranking: Envelope, row: NamedRow): readonly Line[] {
  if (row.more_points === undefined || row.more_points === 0) return [];
  const points = apart(ranking, row, "more_points", "points");
  return [
    row.more_points > 0 ? line`**${points}** points more` : line`though **${points}** points fewer`,
  ];
}

/** One named card against the best of the others that are held. */
function overHeldLine(ranking: Envelope, isWhether: boolean): Line | undefined {
  const [row] = namedOf(ranking);
  const other = rankedOf(ranking).find(({ card }) => card.card_id !== row?.card_id);
  if (row?.over_held_usd === undefined || other === undefined) return undefined;
  const usd = apart(ranking, row, "over_held_usd", "usd");
  const best = told(nameIn(ranking, other.card));
  const own = told(row.card_name);
  const total = totalAt(ranking, row);
  const theirs = figure(ranking, ["ranked", other.place, "total_usd"], "usd");
  const where = told(whereOf(ranking));
  const amount = amountOfPurchase(ranking);
  if (row.over_held_usd === 0)
    return line`The **${own}** gives as much ${where} as your **${best}**: ${total} on ${amount}. ${cite(ranking)}`;
  const isMore = row.over_held_usd > 0;
  const said = line`the **${own}** gives **${usd} ${told(isMore ? "more" : "less")}** ${where} than your **${best}**: ${total} against ${theirs} on ${amount}. ${cite(ranking)}`;
  const verdict = isMore ? line`Yes,` : line`No,`;
  return isWhether ? joinLines([verdict, said], " ") : capital(said);
}

const capital = (one: Line): Line => ({
  ...one,
  strings: one.strings.map((words, at) => (at === 0 ? words.replace(/^the/, "The") : words)),
});

/** The gap that is asked for, of two named cards or of one against what is held. */
export function gapLines(ranking: Envelope, asked: Understood): readonly Line[] {
  const said =
    namedOf(ranking).length > 1 ? gapLine(ranking) : overHeldLine(ranking, !asksGap(asked));
  return said === undefined ? [] : [said];
}
