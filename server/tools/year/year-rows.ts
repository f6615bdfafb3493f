import * as z from "zod";
import { scaleRate } from "../../advice/purchase/rates.ts";
import type { PointValue } from "../../advice/purchase/earner.ts";
import type { FeeCard } from "../../advice/year/card-change.ts";
import type { FactIndex } from "../../member/facts.ts";
import { heldCardRef, type HeldCard, toHeldRef } from "../../member/held-cards.ts";
import { toDollars } from "../../advice/money.ts";
import { valueBasis } from "../../member/point-values.ts";
import {
  categoryName,
  tellCap,
  tellConditions,
  tellPlace,
  tellRate,
} from "../card-rows/rate-words.ts";
import { compact } from "../frame/texts.ts";
import { type CountedYear, feeCents } from "./fee-cards.ts";

/* The rows of a year of rewards: cards, categories, choices, and rates that were not counted. */

export const feeShape = {
  annual_fee_usd: z.number(),
  first_year_fee_usd: z.number().optional().describe("Only where it differs."),
};

export const toFeesAndWorth = ({ annualFeeCents, firstYearFeeCents, value }: FeeCard) => ({
  annual_fee_usd: toDollars(annualFeeCents),
  first_year_fee_usd:
    firstYearFeeCents === undefined || firstYearFeeCents === annualFeeCents
      ? undefined
      : toDollars(firstYearFeeCents),
  ...toPointsWorth(value),
});

export const pointsWorth = {
  cpp: z.number().optional().describe("Cents a point; absent for cash back, which is cash."),
  cpp_basis: valueBasis.optional(),
};

export const toPointsWorth = (value: PointValue | undefined) =>
  value === undefined || value.basis === "face"
    ? {}
    : { cpp: value.centsPerPoint, cpp_basis: value.basis };

const cardName = z.object({ wallet_card_id: z.string(), card_name: z.string() });

export const cardYearRow = heldCardRef.extend({
  spend_usd: z.number().describe("Of the year, on this card."),
  points: z.int().optional().describe("Earned in the year; absent for cash back."),
  value_usd: z.number(),
  ...pointsWorth,
  annual_fee_usd: z.number(),
  net_usd: z.number().describe("Value less the fee; credits and benefits are not in it."),
});

export const categoryYearRow = z.object({
  category: z.string(),
  category_name: z.string(),
  monthly_usd: z.number(),
  yearly_usd: z.number(),
  value_usd: z.number(),
  return_percent: z.number().describe("Value per $100 of the category."),
  unassigned_usd: z.number().optional().describe("Spend that earns nothing on any card."),
  cards: z.array(
    cardName.extend({
      spend_usd: z.number().describe("Of the year."),
      rate: z.string(),
      points: z.int().optional(),
      value_usd: z.number(),
      cap: z.string().optional().describe("The limit of spend at this rate."),
      beyond_cap: z.boolean().optional().describe("True: what is spent after a limit."),
      runs: z.string().optional().describe("The months of a rate that comes and goes."),
      confidence: z.string(),
    }),
  ),
});

export const pickedRow = cardName.extend({
  kind: z.enum(["choice", "top_spend"]).describe("The member's choice, or where most is spent."),
  group: z.string(),
  options: z.array(z.string()),
});

export const notCountedRow = cardName.extend({
  rate: z.string(),
  on: z.string(),
  categories: z.array(z.string()).describe("Of the spend, those it would apply to."),
  if: z.array(z.string()).describe("What would have to hold."),
  would_add_usd: z
    .number()
    .optional()
    .describe("A year, at the least, by itself. Absent: only in place of another choice."),
});

const findHeld = ({ cards }: CountedYear, id: string) => cards.find(({ entry }) => entry.id === id);

const nameOf = (counted: CountedYear, id: string) => findHeld(counted, id)?.card.card_name ?? id;

const toCardName = (counted: CountedYear, id: string): z.infer<typeof cardName> => ({
  wallet_card_id: id,
  card_name: nameOf(counted, id),
});

export function toCardYearRows(counted: CountedYear): z.infer<typeof cardYearRow>[] {
  const { byCard, shares } = counted.year;
  return byCard
    .flatMap(({ card, cents, points, rewardCents, value }) => {
      const held = findHeld(counted, card);
      if (held === undefined) return [];
      const rate = shares.find((share) => share.card === card)?.rate;
      return [
        {
          ...toHeldRef(held),
          spend_usd: toDollars(cents),
          points: rate?.unit === "percent" || value.basis === "face" ? undefined : points,
          value_usd: toDollars(rewardCents),
          ...toPointsWorth(value),
          annual_fee_usd: toDollars(feeCents(held)),
          net_usd: toDollars(rewardCents - feeCents(held)),
        },
      ];
    })
    .toSorted((a, b) => b.value_usd - a.value_usd);
}

export function toCategoryRows(counted: CountedYear): z.infer<typeof categoryYearRow>[] {
  const { scene, year } = counted;
  return year.byLine.map(({ line, cents, rewardCents, unassignedCents }) => ({
    category: line,
    category_name: categoryName(scene.facts, line),
    monthly_usd: toDollars(cents / 12),
    yearly_usd: toDollars(cents),
    value_usd: toDollars(rewardCents),
    return_percent: Math.round((rewardCents * 10_000) / cents) / 100,
    unassigned_usd: unassignedCents === 0 ? undefined : toDollars(unassignedCents),
    cards: year.shares
      .filter((share) => share.line === line)
      .map(({ card, rate, isAfterCap, scaledRate, cents: spent, points, rewardCents: worth }) => ({
        ...toCardName(counted, card),
        spend_usd: toDollars(spent),
        rate: tellRate(scaledRate, rate.unit),
        points: rate.unit === "percent" ? undefined : points,
        value_usd: toDollars(worth),
        cap: rate.cap_usd === undefined || isAfterCap ? undefined : tellCap(rate),
        beyond_cap: isAfterCap ? true : undefined,
        runs:
          rate.starts === undefined && rate.ends === undefined
            ? undefined
            : `${rate.starts ?? "now"} to ${rate.ends ?? "further notice"}`,
        confidence: rate.confidence,
      }))
      .toSorted((a, b) => b.spend_usd - a.spend_usd),
  }));
}

export const toPickedRows = (counted: CountedYear): z.infer<typeof pickedRow>[] =>
  counted.year.picked.flatMap(({ card, group, selection, options: keys }) => {
    if (selection !== "choice" && selection !== "top_spend") return [];
    const options = keys.map((key) => categoryName(counted.scene.facts, key));
    return [{ ...toCardName(counted, card), kind: selection, group, options }];
  });

const MAX_NOT_COUNTED = 15;

/** Better rates that were not counted, largest gain first. */
export function toNotCountedRows(counted: CountedYear): z.infer<typeof notCountedRow>[] {
  const { facts } = counted.scene;
  return counted.year
    .conditional()
    .filter(({ addsCents }) => addsCents === undefined || addsCents > 0)
    .toSorted((a, b) => (b.addsCents ?? 0) - (a.addsCents ?? 0))
    .slice(0, MAX_NOT_COUNTED)
    .map(({ card, rate, conditions, lines, addsCents }) => ({
      ...toCardName(counted, card),
      rate: tellRate(scaleRate(rate.rate), rate.unit),
      on: tellPlace(facts, rate),
      categories: lines.map((line) => categoryName(facts, line)),
      if: tellConditions(facts, rate, conditions),
      would_add_usd: toDollars(addsCents),
    }));
}

export function yearWarnings(counted: CountedYear, until: string): readonly string[] {
  const { year, cards, scene } = counted;
  const { facts } = scene;
  const unvalued = cards.filter(({ entry }) => year.unvalued.includes(entry.id));
  const texts = compact([
    ...unvalued.map(({ card }) =>
      facts.rowsOf("earnRates", card.id).length === 0
        ? `The catalog has no earn rates for ${card.card_name}; it counts as earning nothing.`
        : `No value is known for the points of ${card.card_name}; it counts as earning nothing.`,
    ),
    ...year.disputed.map(
      ({ card, rate }) =>
        `Sources disagree on the rate of ${nameOf(counted, card)} on ${tellPlace(facts, rate)}, which is counted${rate.note === "" ? "." : `: ${rate.note}`}`,
    ),
    ...cards.flatMap((held) => rotationWarning(facts, held, until)),
    !year.isExact &&
      "The assignment may not be the best, or an issuer that picks by most spend may pay less; see bound_usd and overstated_usd.",
  ]);
  return [...new Set(texts)];
}

/** Issuers announce rotating categories a quarter or two ahead; the rest of the year is unknown. */
function rotationWarning({ rowsOf }: FactIndex, { card }: HeldCard, until: string) {
  const ends = rowsOf("earnRates", card.id)
    .filter(
      ({ selection, cap_period: period }) => selection === "activation" && period === "quarter",
    )
    .flatMap((rate) => rate.ends ?? []);
  const last = ends.toSorted().at(-1);
  if (last === undefined || last >= until) return [];
  return [
    `The rotating categories of ${card.card_name} are known up to ${last}; later months count at its other rates.`,
  ];
}
