import * as z from "zod";
import type { EarnRate } from "../../advice/purchase/purchase.ts";
import { scaleRate } from "../../advice/purchase/rates.ts";
import type { PointValue } from "../../advice/purchase/wallet-card.ts";
import type { YearRewards } from "../../advice/year/yearly-rewards.ts";
import type { FactIndex } from "../../member/facts.ts";
import { heldCardRef, type HeldCard, toHeldRef } from "../../member/held-cards.ts";
import { toDollars } from "../../member/money.ts";
import { valueBasis } from "../../member/point-values.ts";
import {
  categoryName,
  tellCap,
  tellConditions,
  tellPlace,
  tellRate,
} from "../card-rows/rate-words.ts";

/** What a year of rewards is told by: cards, categories, what was picked and what was not counted. */

export const pointsWorth = {
  cpp: z.number().optional().describe("Cents a point; absent for cash back, which is cash."),
  cpp_basis: valueBasis.optional(),
};

export const toPointsWorth = (value: PointValue | undefined) =>
  value === undefined || value.basis === "face" || value.basis === "quoted"
    ? {}
    : {
        cpp: value.centsPerPoint,
        cpp_basis: value.basis === "member" ? ("own" as const) : ("service_estimate" as const),
      };

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
  return_percent: z.number().describe("Value for every 100 dollars of the category."),
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
  categories: z.array(z.string()).describe("Of the spend, those it would hold for."),
  if: z.array(z.string()).describe("What would have to be so."),
  would_add_usd: z
    .number()
    .optional()
    .describe("A year, at the least, by itself. Absent: only in place of another choice."),
});

type Held = ReadonlyMap<string, HeldCard>;

const nameOf = (held: Held, id: string) => ({
  wallet_card_id: id,
  card_name: held.get(id)?.card.card_name ?? id,
});

const isCash = (value: PointValue | undefined, rate?: EarnRate): boolean =>
  rate?.unit === "percent" || value?.basis === "face";

export function toCardYearRows(
  year: YearRewards,
  held: Held,
  feeCents: (id: string) => number,
): z.infer<typeof cardYearRow>[] {
  return year.byCard.flatMap(({ card, cents, points, rewardCents, value }) => {
    const own = held.get(card);
    if (own === undefined) return [];
    const rate = year.shares.find((share) => share.card === card)?.rate;
    return [
      {
        ...toHeldRef(own),
        spend_usd: toDollars(cents),
        points: isCash(value, rate) ? undefined : points,
        value_usd: toDollars(rewardCents),
        ...toPointsWorth(value),
        annual_fee_usd: toDollars(feeCents(card)),
        net_usd: toDollars(rewardCents - feeCents(card)),
      },
    ];
  });
}

export function toCategoryRows(
  facts: FactIndex,
  year: YearRewards,
  held: Held,
): z.infer<typeof categoryYearRow>[] {
  return year.byLine.map(({ line, cents, rewardCents, unassignedCents }) => ({
    category: line,
    category_name: categoryName(facts, line),
    monthly_usd: toDollars(cents / 12),
    yearly_usd: toDollars(cents),
    value_usd: toDollars(rewardCents),
    return_percent: Math.round((rewardCents * 10_000) / cents) / 100,
    unassigned_usd: unassignedCents === 0 ? undefined : toDollars(unassignedCents),
    cards: year.shares
      .filter((share) => share.line === line)
      .map(({ card, rate, isAfterCap, scaledRate, cents: spent, points, rewardCents: worth }) => ({
        ...nameOf(held, card),
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

export const toPickedRows = (
  facts: FactIndex,
  year: YearRewards,
  held: Held,
): z.infer<typeof pickedRow>[] =>
  year.picked.flatMap(({ card, group, selection, options }) =>
    selection === "choice" || selection === "top_spend"
      ? [
          {
            ...nameOf(held, card),
            kind: selection,
            group,
            options: options.map((option) => categoryName(facts, option)),
          },
        ]
      : [],
  );

const MOST_NOT_COUNTED = 15;

/** The better rates that were not counted, those that would add most first. */
export const toNotCountedRows = (
  facts: FactIndex,
  year: YearRewards,
  held: Held,
): z.infer<typeof notCountedRow>[] =>
  year
    .conditional()
    .filter(({ addsCents }) => addsCents === undefined || addsCents > 0)
    .toSorted((a, b) => (b.addsCents ?? 0) - (a.addsCents ?? 0))
    .slice(0, MOST_NOT_COUNTED)
    .map(({ card, rate, conditions, lines, addsCents }) => ({
      ...nameOf(held, card),
      rate: tellRate(scaleRate(rate.rate), rate.unit),
      on: tellPlace(facts, rate),
      categories: lines.map((line) => categoryName(facts, line)),
      if: [...tellConditions(facts, rate, conditions)],
      would_add_usd: addsCents === undefined ? undefined : toDollars(addsCents),
    }));

/** What keeps the year from being certain. */
export function yearWarnings(
  facts: FactIndex,
  year: YearRewards,
  held: Held,
  until: string,
): readonly string[] {
  const named = (id: string) => held.get(id)?.card.card_name ?? id;
  const bare = (id: string) => facts.rowsOf("earnRates", held.get(id)?.card.id ?? "").length === 0;
  return [
    ...unique(
      year.unvalued.map((id) =>
        bare(id)
          ? `The catalog has no earn rates for ${named(id)}; it counts as earning nothing.`
          : `Nobody has valued the points of ${named(id)}; it counts as earning nothing.`,
      ),
    ),
    ...unique(
      year.disputed.map(
        ({ card, rate }) =>
          `Sources disagree on the rate of ${named(card)} on ${tellPlace(facts, rate)}, which is counted${rate.note === "" ? "." : `: ${rate.note}`}`,
      ),
    ),
    ...unique([...held.values()].flatMap((one) => rotationWarning(facts, one, until))),
    ...(year.isExact
      ? []
      : [
          "The assignment may not be the best there is, or an issuer that picks by most spend may pay less; see bound_usd and overstated_usd.",
        ]),
  ];
}

/** Rotating categories are told a quarter or two ahead; the rest of the year is not known. */
function rotationWarning(
  { rowsOf }: FactIndex,
  { card }: HeldCard,
  until: string,
): readonly string[] {
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

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];
