import { toCents } from "../money.ts";
import { toCoding } from "./coding.ts";
import type { Card, EarnBoost, EarnRate, Purchase } from "./purchase.ts";
import type { CategoryTree } from "./categories.ts";
import { type CardState, type Condition, boostOf, capKey, statusOf } from "./rate-status.ts";

/** Rates are kept as whole hundred-thousandths of a point (or per cent) for a dollar. */
export const RATE_SCALE = 100_000;

/** A share of a purchase and the rate it earns. */
export interface EarnPart {
  readonly rate: EarnRate;
  readonly cents: number;
  readonly isAfterCap: boolean;
  /** The level in earn-boosts.csv; 0 without one or beyond its cap. */
  readonly boostPercent: number;
  /** Points for a dollar or per cent back, boost included, times RATE_SCALE; whole. */
  readonly scaledRate: number;
}

interface CapState {
  readonly key: string;
  readonly period: NonNullable<EarnRate["cap_period"]>;
  /** Cents of purchases that still earn the rate in the running period. */
  readonly leftCents: number;
  /** False if the spend is unknown: then the whole cap counts as left. */
  readonly isKnown: boolean;
}

interface BestRate {
  readonly rate: EarnRate;
  readonly scaledRate: number;
  readonly isAfterCap: boolean;
  readonly cap: CapState | undefined;
}

/** A rate better than today's, and the conditions it needs. */
export interface ConditionalRate {
  readonly rate: EarnRate;
  readonly scaledRate: number;
  readonly conditions: readonly Condition[];
}

type EarnWarning =
  | { readonly kind: "disputed"; readonly rate: EarnRate }
  | { readonly kind: "unverified"; readonly rate: EarnRate }
  | { readonly kind: "cap_use_unknown"; readonly cap: CapState }
  /** No verified row says what these cents earn. */
  | { readonly kind: "rate_unknown"; readonly cents: number };

export interface Earning {
  /** The rate of the next dollar; undefined when no verified rate holds. */
  readonly best: BestRate | undefined;
  /** From the best rate down; empty without an amount. */
  readonly parts: readonly EarnPart[];
  /** Whole points, or cents where the card pays per cent; rounded down. */
  readonly points: number;
  readonly conditional: readonly ConditionalRate[];
  readonly warnings: readonly EarnWarning[];
}

/** An earning of a card with a verified rate that holds. */
export interface RatedEarning extends Earning {
  readonly best: BestRate;
}

export const isRated = (earning: Earning): earning is RatedEarning => earning.best !== undefined;

export interface EarningCard {
  readonly rates: readonly EarnRate[];
  readonly boosts?: readonly EarnBoost[];
  readonly state: CardState;
  readonly network?: Card["network"];
}

/**
 * The rates that one held card earns on one purchase, best first, each up to its cap. An `assumed`
 * rate counts as if its conditions were met.
 */
export function applicableRates(
  tree: CategoryTree,
  { rates, boosts = [], state }: EarningCard,
  purchase: Purchase,
  assumed?: EarnRate,
): Earning {
  const coding = toCoding(tree, purchase);
  const question = { tree, purchase, coding, state, rates };
  const holding: EarnRate[] = [];
  const open: OpenRate[] = [];
  const unverified: EarnRate[] = [];
  for (const rate of rates) {
    const status = statusOf(rate, question);
    if (status.kind === "unverified") unverified.push(rate);
    if (status.kind !== "holds") continue;
    const { conditions } = status;
    if (conditions.length === 0 || rate === assumed) holding.push(rate);
    else open.push({ rate, conditions });
  }
  const boost = boostOf(boosts, state, purchase.day);
  const offers = toOffers(holding, state);
  const { parts, restCents } = fill(offers, purchase.amountCents ?? 0);
  const boosted = boostParts(parts, boost, state);
  const best = bestOf(offers, boost, state);
  return {
    best,
    parts: boosted,
    points: Number(pointsOf(boosted) / (100n * BigInt(RATE_SCALE))),
    conditional: toConditional(open, boost, best?.scaledRate ?? 0),
    warnings: toWarnings({ offers, parts, best, unverified, restCents }),
  };
}

/** A rate that holds when its conditions are met. */
type OpenRate = Omit<ConditionalRate, "scaledRate">;

/** Rates that would pay more than the current best, highest first. */
function toConditional(
  open: readonly OpenRate[],
  boost: EarnBoost | undefined,
  best: number,
): readonly ConditionalRate[] {
  if (open.length === 0) return [];
  return open
    .map(({ rate, conditions }) => ({
      rate,
      scaledRate: scaleRate(rate.rate, boost),
      conditions,
    }))
    .filter(({ scaledRate }) => scaledRate > best)
    .toSorted((a, b) => b.scaledRate - a.scaledRate);
}

/** Points times RATE_SCALE times 100, whole. */
export const pointsOf = (parts: readonly EarnPart[]): bigint =>
  parts.reduce((sum, { cents, scaledRate }) => sum + BigInt(cents) * BigInt(scaledRate), 0n);

/** A rate as a whole number of RATE_SCALE, raised by a boost. Rates have at most two decimals. */
export const scaleRate = (rate: number, boost?: Pick<EarnBoost, "percent_more">): number =>
  Math.round(rate * 100) * Math.round((100 + (boost?.percent_more ?? 0)) * 10);

interface Offer {
  readonly rate: EarnRate;
  readonly plain: number;
  readonly isAfterCap: boolean;
  readonly cap: CapState | undefined;
}

/** Every way a dollar may earn, best first: each rate up to its cap, and the rate after it. */
function toOffers(holding: readonly EarnRate[], state: CardState): readonly Offer[] {
  const offers: Offer[] = [];
  for (const rate of holding) {
    const cap = capOf(rate, state);
    offers.push({ rate, plain: rate.rate, isAfterCap: false, cap });
    const after = cap === undefined ? undefined : rate.after_cap_rate;
    if (after !== undefined) offers.push({ rate, plain: after, isAfterCap: true, cap: undefined });
  }
  return offers.toSorted((a, b) => b.plain - a.plain);
}

function capOf(rate: EarnRate, state: CardState): CapState | undefined {
  if (rate.cap_usd === undefined || rate.cap_period === undefined) return undefined;
  const key = capKey(rate);
  const spent = state.spentCents?.[key];
  const left = Math.max(0, toCents(rate.cap_usd) - (spent ?? 0));
  return { key, period: rate.cap_period, leftCents: left, isKnown: spent !== undefined };
}

function fill(offers: readonly Offer[], amountCents: number) {
  const left = new Map<string, number>();
  for (const { cap } of offers) if (cap !== undefined) left.set(cap.key, cap.leftCents);
  const parts: EarnPart[] = [];
  let restCents = amountCents;
  for (const { rate, plain, isAfterCap, cap } of offers) {
    const room = cap === undefined ? restCents : (left.get(cap.key) ?? 0);
    const cents = Math.min(room, restCents);
    if (cents <= 0) continue;
    if (cap !== undefined) left.set(cap.key, room - cents);
    restCents -= cents;
    parts.push({ rate, cents, isAfterCap, boostPercent: 0, scaledRate: scaleRate(plain) });
  }
  return { parts, restCents };
}

/** Raises the first cents up to the cap of the level. */
function boostParts(
  parts: readonly EarnPart[],
  boost: EarnBoost | undefined,
  state: CardState,
): readonly EarnPart[] {
  if (boost === undefined) return parts;
  let left = boostLeft(boost, state);
  return parts.flatMap((part) => {
    const cents = Math.min(left, part.cents);
    left -= cents;
    const raised = Math.round((part.scaledRate / 1000) * (1000 + boost.percent_more * 10));
    return [
      { ...part, cents, boostPercent: boost.percent_more, scaledRate: raised },
      { ...part, cents: part.cents - cents },
    ].filter((share) => share.cents > 0);
  });
}

const boostLeft = ({ cap_usd: cap }: EarnBoost, { boost }: CardState): number =>
  cap === undefined ? Infinity : Math.max(0, toCents(cap) - (boost?.spentCents ?? 0));

function bestOf(
  offers: readonly Offer[],
  boost: EarnBoost | undefined,
  state: CardState,
): BestRate | undefined {
  const first = offers.find(({ cap }) => cap === undefined || cap.leftCents > 0);
  if (first === undefined) return undefined;
  const raise = boost !== undefined && boostLeft(boost, state) > 0 ? boost : undefined;
  const { rate, plain, isAfterCap, cap } = first;
  const scaledRate = scaleRate(plain, raise);
  return { rate, scaledRate, isAfterCap, cap };
}

interface Earned {
  readonly offers: readonly Offer[];
  readonly parts: readonly EarnPart[];
  readonly best: BestRate | undefined;
  readonly unverified: readonly EarnRate[];
  readonly restCents: number;
}

/** Doubts about the counted rates, and about better ones that do not count because of doubts. */
function toWarnings({
  offers,
  parts,
  best,
  unverified,
  restCents,
}: Earned): readonly EarnWarning[] {
  const used = new Set(parts.map(({ rate }) => rate));
  if (best !== undefined) used.add(best.rate);
  const least = best === undefined || best.isAfterCap ? 0 : best.rate.rate;
  const caps = new Map<string, CapState>();
  for (const { rate, cap } of offers) {
    if (cap !== undefined && used.has(rate)) caps.set(cap.key, cap);
  }
  const warnings: EarnWarning[] = [];
  for (const rate of used) {
    if (rate.confidence === "disputed") warnings.push({ kind: "disputed", rate });
  }
  for (const rate of unverified) {
    if (rate.rate > least) warnings.push({ kind: "unverified", rate });
  }
  for (const cap of caps.values()) {
    if (!cap.isKnown) warnings.push({ kind: "cap_use_unknown", cap });
  }
  if (restCents > 0) warnings.push({ kind: "rate_unknown", cents: restCents });
  return warnings;
}
