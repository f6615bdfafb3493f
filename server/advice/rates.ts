import { type Card, type EarnBoost, type EarnRate, type Purchase, toCoding } from "./purchase.ts";
import type { CategoryTree } from "./categories.ts";
import {
  type CardState,
  type Condition,
  type RateStatus,
  boostOf,
  capKey,
  statusOf,
} from "./rate-status.ts";

/** Rates are kept as whole hundred-thousandths of a point (or per cent) for a dollar. */
export const RATE_SCALE = 100_000;

/** A share of a purchase and the rate it earns. */
export interface EarnPart {
  readonly rate: EarnRate;
  readonly cents: number;
  readonly isAfterCap: boolean;
  /** Of a level of earn-boosts.csv; 0 without one or beyond its cap. */
  readonly boostPercent: number;
  /** Points for a dollar or per cent back, boost included, times RATE_SCALE; whole. */
  readonly scaledRate: number;
}

interface CapState {
  readonly key: string;
  readonly period: NonNullable<EarnRate["cap_period"]>;
  /** Cents of purchases that still earn the rate in the running period. */
  readonly leftCents: number;
  /** False where nobody told what was spent: then the whole cap counts as left. */
  readonly isKnown: boolean;
}

interface BestRate {
  readonly rate: EarnRate;
  readonly scaledRate: number;
  readonly isAfterCap: boolean;
  readonly cap?: CapState;
}

/** A rate better than the one of today, and what would have to be so. */
export interface ConditionalRate {
  readonly rate: EarnRate;
  readonly scaledRate: number;
  readonly conditions: readonly Condition[];
}

type EarnWarning =
  | { readonly kind: "disputed"; readonly rate: EarnRate }
  | { readonly kind: "unverified"; readonly rate: EarnRate }
  | { readonly kind: "cap_use_unknown"; readonly cap: CapState }
  /** These cents earn what no verified row tells. */
  | { readonly kind: "rate_unknown"; readonly cents: number };

export interface Earning {
  /** The rate of the next dollar; undefined when no verified rate holds. */
  readonly best?: BestRate;
  /** From the best rate down; empty without an amount. */
  readonly parts: readonly EarnPart[];
  /** Whole points, or cents where the card pays per cent; rounded down. */
  readonly points: number;
  readonly conditional: readonly ConditionalRate[];
  readonly warnings: readonly EarnWarning[];
}

export interface EarningCard {
  readonly rates: readonly EarnRate[];
  readonly boosts?: readonly EarnBoost[];
  readonly state: CardState;
  readonly network?: Card["network"];
}

/**
 * What one held card earns on one purchase: best rates first, each up to its cap. A rate that is
 * `assumed` holds as if its conditions were met.
 */
export function applicableRates(
  tree: CategoryTree,
  { rates, boosts = [], state }: EarningCard,
  purchase: Purchase,
  assumed?: EarnRate,
): Earning {
  const coding = toCoding(tree, purchase);
  const question = { tree, purchase, coding, state, rates };
  const asked: AskedRate[] = [];
  for (const rate of rates) {
    const status = statusOf(rate, question);
    if (status.kind !== "no") asked.push({ rate, status });
  }
  const holding = asked.flatMap(({ rate, status }) =>
    status.kind === "holds" && (status.conditions.length === 0 || rate === assumed) ? [rate] : [],
  );
  const boost = boostOf(boosts, state, purchase.day);
  const offers = toOffers(holding, state);
  const { parts, restCents } = fill(offers, purchase.amountCents ?? 0);
  const boosted = boostParts(parts, boost, state);
  const best = bestOf(offers, boost, state);
  const conditional = asked
    .flatMap(({ rate, status }) =>
      status.kind === "holds" && status.conditions.length > 0 && rate !== assumed
        ? [{ rate, conditions: status.conditions, scaledRate: scaleRate(rate.rate, boost) }]
        : [],
    )
    .filter(({ scaledRate }) => scaledRate > (best?.scaledRate ?? 0))
    .toSorted((a, b) => b.scaledRate - a.scaledRate);
  const used = new Set([...parts.map(({ rate }) => rate), ...(best ? [best.rate] : [])]);
  const caps = offers.flatMap(({ rate, cap }) => (cap && used.has(rate) ? [cap] : []));
  return {
    ...(best === undefined ? {} : { best }),
    parts: boosted,
    points: Number(pointsOf(boosted) / (100n * BigInt(RATE_SCALE))),
    conditional,
    warnings: [
      ...[...used].filter(isDisputed).map((rate) => ({ kind: "disputed", rate }) as const),
      ...unverifiedRates(asked, best).map((rate) => ({ kind: "unverified", rate }) as const),
      ...uniqueCaps(caps)
        .filter(({ isKnown }) => !isKnown)
        .map((cap) => ({ kind: "cap_use_unknown", cap }) as const),
      ...(restCents > 0 ? [{ kind: "rate_unknown", cents: restCents } as const] : []),
    ],
  };
}

interface AskedRate {
  readonly rate: EarnRate;
  readonly status: RateStatus;
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
  readonly cap?: CapState;
}

/** Every way a dollar may earn, best first: each rate up to its cap, and the rate after it. */
function toOffers(holding: readonly EarnRate[], state: CardState): readonly Offer[] {
  return holding
    .flatMap((rate): readonly Offer[] => {
      const cap = capOf(rate, state);
      const before = { rate, plain: rate.rate, isAfterCap: false };
      if (cap === undefined) return [before];
      const after = rate.after_cap_rate;
      const capped = { ...before, cap };
      return after === undefined ? [capped] : [capped, { rate, plain: after, isAfterCap: true }];
    })
    .toSorted((a, b) => b.plain - a.plain);
}

function capOf(rate: EarnRate, state: CardState): CapState | undefined {
  if (rate.cap_usd === undefined || rate.cap_period === undefined) return undefined;
  const key = capKey(rate);
  const spent = state.spentCents?.[key];
  const left = Math.max(0, Math.round(rate.cap_usd * 100) - (spent ?? 0));
  return { key, period: rate.cap_period, leftCents: left, isKnown: spent !== undefined };
}

function fill(offers: readonly Offer[], amountCents: number) {
  const left = new Map(offers.flatMap(({ cap }) => (cap ? [[cap.key, cap.leftCents]] : [])));
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
  cap === undefined ? Infinity : Math.max(0, Math.round(cap * 100) - (boost?.spentCents ?? 0));

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
  return { rate, scaledRate, isAfterCap, ...(cap === undefined ? {} : { cap }) };
}

const isDisputed = ({ confidence }: EarnRate) => confidence === "disputed";

function unverifiedRates(
  asked: readonly AskedRate[],
  best: BestRate | undefined,
): readonly EarnRate[] {
  return asked
    .filter(({ rate, status }) => {
      return (
        status.kind === "unverified" && rate.rate > (best?.isAfterCap ? 0 : (best?.rate.rate ?? 0))
      );
    })
    .map(({ rate }) => rate);
}

const uniqueCaps = (caps: readonly CapState[]) => [
  ...new Map(caps.map((cap) => [cap.key, cap])).values(),
];
