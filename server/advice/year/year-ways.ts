import type { CategoryTree } from "../purchase/categories.ts";
import { acceptanceOf } from "../purchase/acceptance.ts";
import { type Coding, toCoding } from "../purchase/coding.ts";
import type { EarnBoost, EarnRate, Purchase } from "../purchase/purchase.ts";
import {
  boostOf,
  capKey,
  type Condition,
  isFirstYear,
  isRunning,
  statusOf,
} from "../purchase/rate-status.ts";
import { RATE_SCALE, scaleRate } from "../purchase/rates.ts";
import { type ReachingRate, reachingRates, topOf, toReaching } from "../purchase/reaching-rates.ts";
import { isFreeGroup, type SpendLine, type YearInput } from "./yearly-plan.ts";
import type { Earner } from "../purchase/earner.ts";

/** The cap of a rate or boost level, and the key that spend counts under. */
export interface CapTerms {
  readonly key: string;
  readonly usd: number;
  readonly period: NonNullable<EarnRate["cap_period"]>;
}

/** A way to earn, not yet assigned to a part of the year or a place in the wallet. */
export interface DraftWay {
  readonly rate: EarnRate;
  readonly isAfterCap: boolean;
  readonly scaledRate: number;
  readonly value: number;
  readonly cap?: CapTerms | undefined;
  /** Open only when its option is picked. */
  readonly isOption: boolean;
  /** Unmet conditions that were not assumed. */
  readonly conditions: readonly Condition[];
}

/** A line of spend as rates are asked about it. */
export interface LineQuestion {
  readonly spend: SpendLine;
  readonly purchase: Purchase;
  readonly coding: Coding;
}

/** A rate that may hold for a line, before anything but its category is asked. */
export interface Prospect {
  readonly rate: EarnRate;
  /** It may hold in some months only, so it is asked about in each part of the year. */
  readonly isPassing: boolean;
  /** The most a cent may earn with it. */
  readonly most: number;
  /** A cent always earns that much, unconditionally. */
  readonly isSure: boolean;
}

export const toLineQuestions = (input: YearInput): readonly LineQuestion[] =>
  input.spend.map((spend) => {
    const { category, merchant, channel, via, abroad = false } = spend;
    const purchase: Purchase = {
      abroad,
      day: input.from,
      today: input.from,
      category,
      merchant,
      channel,
      via,
    };
    return { spend, purchase, coding: toCoding(input.tree, purchase) };
  });

/** The rates of a card that may hold for a line and earn at least so much, each with its most. */
export function prospectsOf(
  { tree }: YearInput,
  held: Earner,
  { spend, purchase }: LineQuestion,
  least = 0,
): readonly Prospect[] {
  const value = held.value;
  if (value === undefined) return [];
  if (acceptanceOf(held.card.network, purchase) !== "yes") return [];
  const { boosts, state } = held;
  const own = state.boost === undefined ? [] : boosts.filter(isLevelOf(held));
  const isAllPassing = own.some((row) => row.starts !== undefined || row.ends !== undefined);
  const more = Math.max(0, ...own.map((row) => row.percent_more));
  const scale = Math.round(value.centsPerPoint * CPP_SCALE);
  const prospects: Prospect[] = [];
  for (const { rate, isTimed, top, isSure } of ratesFor(tree, held.rates, spend)) {
    const most = (more === 0 ? top : scaleRate(topOf(rate), { percent_more: more })) * scale;
    if (most < least) continue;
    prospects.push({
      rate,
      isPassing: isTimed || isAllPassing,
      isSure: isSure && own.length === 0,
      most,
    });
  }
  return prospects;
}

const isLevelOf =
  ({ state }: Earner) =>
  ({ level }: EarnBoost): boolean =>
    level === state.boost?.level;

/** Marks a card's rate on a day: the rate is the same on days with equal marks. */
export function markOf(held: Earner, rate: EarnRate, day: string): string {
  const level = boostOf(held.boosts, held.state, day)?.level ?? "";
  if (!isRunning(rate, day)) return "";
  const isFirst = rate.requires.includes("first_year")
    ? isFirstYear(held.state.openedOn, day)
    : undefined;
  return `on ${isFirst} ${level}`;
}

/** The ways of one rate on a day, without worthless ones. */
export function draftsOf(
  { assumed, tree }: YearInput,
  held: Earner,
  { purchase, coding }: LineQuestion,
  rate: EarnRate,
  day: string,
): readonly DraftWay[] {
  const { state, rates } = held;
  const onDay = purchase.day === day ? purchase : { ...purchase, day };
  const status = statusOf(rate, { tree, purchase: onDay, coding, state, rates });
  const value = held.value;
  if (status.kind !== "holds" || value === undefined) return [];
  const isOption = isFreeGroup(rate, held.state);
  const conditions = status.conditions.filter(
    ({ kind }) => !assumed.includes(kind) && !(isOption && kind === rate.selection),
  );
  const fee = purchase.abroad ? held.card.foreign_transaction_fee : 0;
  const cost = Math.round(fee * RATE_SCALE) * CPP_SCALE;
  const toWay = (perDollar: number, boost: EarnBoost | undefined, cap?: CapTerms): DraftWay => {
    const scaledRate = scaleRate(perDollar, boost);
    return {
      rate,
      isAfterCap: perDollar !== rate.rate,
      scaledRate,
      value: scaledRate * Math.round(value.centsPerPoint * CPP_SCALE) - cost,
      isOption,
      conditions,
      cap,
    };
  };
  const boost = boostOf(held.boosts, held.state, day);
  return levels(rate, boost, toWay).filter((way) => way.value > 0);
}

const CPP_SCALE = 10_000;

/** Under the cap and after it, with the level of the card as far as it reaches. */
function levels(
  rate: EarnRate,
  boost: EarnBoost | undefined,
  toWay: (perDollar: number, boost: EarnBoost | undefined, cap?: CapTerms) => DraftWay,
): readonly DraftWay[] {
  const always = boost?.cap_usd === undefined ? boost : undefined;
  const after = rate.after_cap_rate === undefined ? [] : [toWay(rate.after_cap_rate, always)];
  if (rate.cap_usd !== undefined) {
    return [toWay(rate.rate, always, toCap(capKey(rate), rate)), ...after];
  }
  if (boost === undefined || boost === always) return [toWay(rate.rate, always)];
  // Boosts with a cap only raise uncapped rates: a flow cannot have two caps in a row.
  return [toWay(rate.rate, boost, toCap("level", boost)), toWay(rate.rate, undefined)];
}

const toCap = (key: string, { cap_usd: usd = 0, cap_period: period }: EarnRate | EarnBoost) => ({
  key,
  usd,
  period: period ?? ("calendar_year" as const),
});

/** The rates of a card that may reach a line. */
function ratesFor(
  tree: CategoryTree,
  rates: readonly EarnRate[],
  { category, merchant, channel, via, abroad = false }: SpendLine,
): readonly ReachingRate[] {
  // A purchase through a portal counts as another category, one at a merchant by its own rates.
  const isOther = merchant !== undefined || channel === "portal" || via !== undefined || abroad;
  return category === undefined || isOther
    ? rates.map((rate) => ({ ...toReaching(rate), isSure: false }))
    : reachingRates(tree, rates)(category);
}
