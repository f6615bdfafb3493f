import * as z from "zod";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { CAVEATS, cite, type Line, line, told } from "../../../compose/draft.ts";
import { type Figure, figure, type Path, valueAt } from "../../../compose/figure.ts";
import { type HeldRef, heldRef, nameOfHeld } from "../../../compose/held-name.ts";

/*
 * What best_card_for_purchase found, as rows with their places, and the lines that tell them.
 */

const rankedRow = z.looseObject({
  card: heldRef,
  rate: z.number(),
  unit: z.string(),
  rate_on: z.string(),
  points: z.number().optional(),
  cpp: z.number(),
  cpp_basis: z.string(),
  foreign_fee_usd: z.number(),
  credit_usd: z.number(),
  bonus_usd: z.number(),
  total_usd: z.number(),
  cap: z
    .looseObject({ limit_usd: z.number(), left_usd: z.number(), left_known: z.boolean() })
    .optional(),
  why: z.array(z.string()),
  conditions: z.array(z.string()),
});

export type Ranked = z.infer<typeof rankedRow> & {
  readonly place: number;
  /** What it gives, of a hundred that are spent. */
  readonly percent_back: number;
};

const chanceRow = z.looseObject({ card: heldRef, if: z.array(z.string()), total_usd: z.number() });
const refusedRow = z.looseObject({ card: heldRef, reason: z.string() });

const listOf = <Row extends z.ZodType>(ranking: Envelope, key: string, row: Row) =>
  z
    .array(row)
    .catch([])
    .parse(valueAt(ranking, [key]));

export const rankedOf = (ranking: Envelope): readonly Ranked[] =>
  listOf(ranking, "ranked", rankedRow).map((row, place) => ({
    ...row,
    place,
    percent_back: row.points === undefined ? row.rate : row.rate * row.cpp,
  }));

export const refusedOf = (ranking: Envelope) => listOf(ranking, "not_accepted", refusedRow);

/** Cards that nobody can rate or value there. */
export const unclearOf = (ranking: Envelope) => listOf(ranking, "unvalued", refusedRow);

const chancesOf = (ranking: Envelope) => listOf(ranking, "conditional", chanceRow);

/** All cards a ranking tells of, to tell apart those of one name. */
const cardsOf = (ranking: Envelope): readonly HeldRef[] => [
  ...rankedOf(ranking).map(({ card }) => card),
  ...refusedOf(ranking).map(({ card }) => card),
  ...unclearOf(ranking).map(({ card }) => card),
];

export const nameIn = (ranking: Envelope, card: HeldRef): string =>
  nameOfHeld(card, cardsOf(ranking));

export const totalOf = (ranking: Envelope, { place }: Ranked): Figure =>
  figure(ranking, ["ranked", place, "total_usd"], "usd");

export const amountOfPurchase = (ranking: Envelope): Figure =>
  figure(ranking, ["purchase", "amount_usd"], "usd");

/** `4x` or `3%`. */
export const rateOf = (ranking: Envelope, path: Path, unit: string): Figure =>
  figure(ranking, [...path, "rate"], unit === "percent" ? "percent" : "rate");

export const rateIn = (ranking: Envelope, { place, unit }: Ranked): Figure =>
  rateOf(ranking, ["ranked", place], unit);

/** `at Costco`, `for Groceries`. */
export function whereOf(ranking: Envelope): string {
  const merchant = valueAt(ranking, ["purchase", "merchant_name"]);
  if (typeof merchant === "string") return `at ${merchant}`;
  if (valueAt(ranking, ["purchase", "category"]) === "everything_else") return "for any purchase";
  const category = valueAt(ranking, ["purchase", "category_name"]);
  return typeof category === "string" ? `for ${category}` : "there";
}

/** Cards that give as much as the best. */
export const levelWith = (ranking: Envelope): readonly Ranked[] => {
  const ids = new Set(
    z
      .array(z.string())
      .catch([])
      .parse(valueAt(ranking, ["ties"])),
  );
  return rankedOf(ranking).filter(({ card }) => ids.has(card.wallet_card_id));
};

/** `7.60 dollars on 100: 4x on Restaurants`, of one card. */
export function returnOf(ranking: Envelope, row: Ranked): Line {
  const total = totalOf(ranking, row);
  const amount = amountOfPurchase(ranking);
  return line`${total} on ${amount}, at ${rateIn(ranking, row)} on ${told(row.rate_on)}`;
}

/** How what a card gives comes about. */
export function arithmeticOf(ranking: Envelope, row: Ranked): readonly Line[] {
  const { place, why, points } = row;
  const value = figure(ranking, ["ranked", place, "value_usd"], "usd");
  return [
    ...why.map((words) => line`${told(capital(words))}`),
    ...(points === undefined
      ? []
      : [
          line`${figure(ranking, ["ranked", place, "points"], "points")} points at ${figure(ranking, ["ranked", place, "cpp"], "cpp")} (${told(basisOf(row))}) make ${value}`,
        ]),
  ];
}

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

const basisOf = ({ cpp_basis: basis }: Ranked): string =>
  basis === "own" ? "your own figure" : "our estimate";

export const nextLine = (ranking: Envelope, row: Ranked): Line =>
  line`Next: ${told(nameIn(ranking, row.card))}, ${totalOf(ranking, row)} at ${rateIn(ranking, row)}`;

/** What of it is the share of a bonus in progress, which no rate tells. */
export const bonusLine = (ranking: Envelope, { place, bonus_usd: usd }: Ranked): readonly Line[] =>
  usd > 0
    ? [
        line`${figure(ranking, ["ranked", place, "bonus_usd"], "usd")} of that is its share of the welcome bonus in progress.`,
      ]
    : [];

/** What would beat the best card, the most first. */
export const chanceLines = (ranking: Envelope, most: number): readonly Line[] =>
  chancesOf(ranking)
    .slice(0, most)
    .map(
      (row, at) =>
        line`**${told(nameIn(ranking, row.card))}** would give ${figure(ranking, ["conditional", at, "total_usd"], "usd")} if ${told(row.if.join(" and "))}`,
    );

/** Cards the merchant does not take, with what it takes. */
export function refusedLines(ranking: Envelope): readonly Line[] {
  const refused = refusedOf(ranking);
  const [first] = refused;
  if (first === undefined) return [];
  const names = [...new Set(refused.map(({ card }) => nameIn(ranking, card)))].join(", ");
  return [line`Not taken: ${told(names)}. ${told(first.reason)}`];
}

export function conditionLines(row: Ranked, most: number): readonly Line[] {
  return row.conditions.slice(0, most).map((words) => line`Note: ${told(words)}`);
}

/** What limits a ranking: estimates, foreign fees, the day of the facts. */
export function caveatsOf(ranking: Envelope, isForeign = false): readonly Line[] {
  const counts = rankedOf(ranking).some(({ points }) => points !== undefined);
  return [
    ...(counts ? [CAVEATS.estimate] : []),
    ...(isForeign ? [line`Counted as charged abroad, foreign transaction fees taken off.`] : []),
    CAVEATS.asOf(ranking),
  ];
}

/** The best card in one sentence, with those that are level. */
export function bestLine(ranking: Envelope, best: Ranked): Line {
  const level = levelWith(ranking).filter(({ place }) => place !== best.place);
  const name = told(nameIn(ranking, best.card));
  const total = totalOf(ranking, best);
  const where = told(whereOf(ranking));
  const amount = amountOfPurchase(ranking);
  if (level.length > 0) {
    const others = told(level.map(({ card }) => nameIn(ranking, card)).join(", "));
    return line`Use the **${name}** ${where}: it gives ${total} on ${amount}, at ${rateIn(ranking, best)}. Just as good: **${others}**. ${cite(ranking)}`;
  }
  return line`Use the **${name}** ${where}: it gives ${total} on ${amount}, at ${rateIn(ranking, best)}. ${cite(ranking)}`;
}
