import { groupBy } from "../../contract/group-by.ts";
import { type Assigned, type Assignment, assignBest } from "../solver/choice-branch-and-bound.ts";
import type { EarnRate } from "../purchase/purchase.ts";
import { optionOf } from "../purchase/rate-status.ts";
import { RATE_SCALE } from "../purchase/rates.ts";
import { type ConditionalRate, toConditional } from "./conditional-rates.ts";
import { findTopSpendGap } from "./top-spend.ts";
import { toSetting, toYearProblem, type YearSetting } from "./year-problem.ts";
import {
  groupName,
  isFreeGroup,
  toWholeCents,
  type YearInput,
  type YearWay,
} from "./yearly-plan.ts";
import type { PointValue } from "../purchase/earner.ts";

/** Spend of one line on one card at one rate. */
interface YearShare {
  readonly line: string;
  /** The id of the held card. */
  readonly card: string;
  readonly rate: EarnRate;
  readonly isAfterCap: boolean;
  /** Points for a dollar or per cent back, times RATE_SCALE. */
  readonly scaledRate: number;
  /** Cents spent in the year. */
  readonly cents: number;
  /** Whole points (cents where the card pays per cent), rounded down. */
  readonly points: number;
  /** Cents the points are worth, less the foreign fee; shares add up to the total. */
  readonly rewardCents: number;
}

interface CardYear {
  readonly card: string;
  readonly cents: number;
  readonly points: number;
  readonly rewardCents: number;
  readonly value: PointValue;
}

interface LineYear {
  readonly line: string;
  readonly cents: number;
  readonly rewardCents: number;
  /** Spend that earns nothing on any card that is held. */
  readonly unassignedCents: number;
}

/** Options that the assignment picks; for top_spend those the spend makes lead. */
interface PickedOptions {
  readonly card: string;
  readonly group: string;
  readonly selection: EarnRate["selection"];
  readonly options: readonly string[];
}

export interface YearRewards {
  readonly shares: readonly YearShare[];
  readonly byCard: readonly CardYear[];
  readonly byLine: readonly LineYear[];
  readonly totalCents: number;
  readonly baselineCents: number;
  readonly spendCents: number;
  readonly unassignedCents: number;
  readonly picked: readonly PickedOptions[];
  /** True if no other assignment and no other choice is worth more. */
  readonly isExact: boolean;
  /** No assignment is worth more than this. */
  readonly boundCents: number;
  /** Cents of the total that an issuer who picks by spend alone would not pay; 0 when exact. */
  readonly overstatedCents: number;
  /** Cards left out because their points have no known value. */
  readonly unvalued: readonly string[];
  /** Better rates that would hold under conditions that were not assumed. */
  readonly conditional: () => readonly ConditionalRate[];
  /** Rates counted on which sources disagree. */
  readonly disputed: readonly { readonly card: string; readonly rate: EarnRate }[];
}

/** The best a wallet can earn in a year of even spend: a min-cost flow under all caps. */
export const estimateYear = (input: YearInput): YearRewards => solveYear(toSetting(input));

/** The same of a year that is set out already. */
export function solveYear(setting: YearSetting): YearRewards {
  const { input } = setting;
  const problem = toYearProblem(setting);
  const assignment = assignBest(problem);
  const gap = findTopSpendGap(input, problem, assignment);
  const shares = toShares(input, assignment.flows);
  const spendCents = sumOf(input.spend, ({ monthlyCents }) => monthlyCents * 12);
  const byLine = toLines(input, shares);
  return {
    shares,
    byCard: toCardYears(input, shares),
    byLine,
    totalCents: toWholeCents(assignment.value),
    baselineCents: Math.round((spendCents * input.baselinePercent) / 100),
    spendCents,
    unassignedCents: sumOf(byLine, ({ unassignedCents }) => unassignedCents),
    picked: toPicked(input, assignment.flows),
    isExact: assignment.bound === assignment.value && gap === 0n,
    boundCents: toWholeCents(assignment.bound),
    overstatedCents: toWholeCents(gap),
    unvalued: input.cards.filter((held) => held.value === undefined).map(({ id }) => id),
    disputed: toDisputed(shares),
    // Lazy: few callers need it, and it takes as long as the rest.
    conditional: () => toConditional(input, problem, assignment.flows),
  };
}

/** The most a year earns at a multiple of its spend, in whole cents; sets it up only once. */
export function earningsByScale(input: YearInput): (times: number) => number {
  const problem = toYearProblem(toSetting(input));
  return (times) => {
    const demands = problem.demands.map((one) => ({ ...one, cents: one.cents * times }));
    return toWholeCents(assignBest({ ...problem, demands }).value);
  };
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** One share for each line, card, rate and boost level, with cents rounded so that they add up. */
function toShares({ cards, spend }: YearInput, flows: Assignment<YearWay>["flows"]) {
  const merged = new Map<
    string,
    { readonly way: YearWay; cents: number; points: bigint; value: bigint }
  >();
  for (const { way, cents } of flows) {
    const place = cards[way.card]?.rates.indexOf(way.rate) ?? -1;
    const key = [way.line, way.card, place, way.isAfterCap, way.scaledRate].join();
    const entry = merged.get(key) ?? { way, cents: 0, points: 0n, value: 0n };
    entry.cents += cents;
    entry.points += BigInt(cents) * BigInt(way.scaledRate);
    entry.value += BigInt(cents) * BigInt(way.value);
    merged.set(key, entry);
  }
  let exact = 0n;
  return [...merged.values()].map(({ way, cents, points, value }): YearShare => {
    const before = toWholeCents(exact);
    exact += value;
    return {
      line: spend[way.line]?.key ?? "",
      card: cards[way.card]?.id ?? "",
      rate: way.rate,
      isAfterCap: way.isAfterCap,
      scaledRate: way.scaledRate,
      cents,
      points: Number(points / (100n * BigInt(RATE_SCALE))),
      rewardCents: toWholeCents(exact) - before,
    };
  });
}

function toCardYears({ cards }: YearInput, shares: readonly YearShare[]): readonly CardYear[] {
  const byCard = groupBy(shares, ({ card }) => card);
  return cards.flatMap((held) => {
    const value = held.value;
    if (value === undefined) return [];
    const own = byCard.get(held.id) ?? [];
    return [
      {
        card: held.id,
        cents: sumOf(own, ({ cents }) => cents),
        points: sumOf(own, ({ points }) => points),
        rewardCents: sumOf(own, ({ rewardCents }) => rewardCents),
        value,
      },
    ];
  });
}

function toLines({ spend }: YearInput, shares: readonly YearShare[]): readonly LineYear[] {
  return spend.map(({ key, monthlyCents }) => {
    const own = shares.filter(({ line }) => line === key);
    const cents = sumOf(own, (share) => share.cents);
    return {
      line: key,
      cents: monthlyCents * 12,
      rewardCents: sumOf(own, ({ rewardCents }) => rewardCents),
      unassignedCents: monthlyCents * 12 - cents,
    };
  });
}

function toPicked(
  { cards }: YearInput,
  flows: readonly Assigned<YearWay>[],
): readonly PickedOptions[] {
  return cards.flatMap((held, card) => {
    const free = held.rates.filter(
      (rate) => rate.select_group !== "" && isFreeGroup(rate, held.state),
    );
    if (free.length === 0) return [];
    const groups = new Map(free.map((rate) => [rate.select_group, rate.selection]));
    return [...groups].flatMap(([group, selection]) => {
      const options = flows
        .filter(({ way }) => way.option?.group === groupName(card, group))
        .map(({ way }) => optionOf(way.rate));
      return options.length === 0
        ? []
        : [{ card: held.id, group, selection, options: [...new Set(options)] }];
    });
  });
}

function toDisputed(shares: readonly YearShare[]) {
  const rates = new Map(
    shares
      .filter(({ rate }) => rate.confidence === "disputed")
      .map(({ card, rate }) => [rate, { card, rate }]),
  );
  return [...rates.values()];
}
