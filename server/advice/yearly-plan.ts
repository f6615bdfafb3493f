import type { CategoryTree } from "./categories.ts";
import type { AssignmentProblem, Demand, Way } from "./choice-search.ts";
import { toMonths, toSegments, type YearSegment } from "./year-segments.ts";
import { toCents } from "./plain-row.ts";
import {
  acceptanceOf,
  type Card,
  type Channel,
  type EarnBoost,
  type EarnRate,
  type Merchant,
  type Purchase,
  toCoding,
} from "./purchase.ts";
import {
  boostOf,
  type CardState,
  capKey,
  type Condition,
  optionOf,
  type Question,
  statusOf,
} from "./rate-status.ts";
import { RATE_SCALE, scaleRate } from "./rates.ts";

/** Whose word a value is. */
type ValueBasis = "service" | "member" | "quoted" | "face";

/** What a point (or a cent of cash back) is worth. */
export interface PointValue {
  readonly centsPerPoint: number;
  readonly basis: ValueBasis;
}

/** A card as it is held, or as it would be. */
export interface WalletCard {
  /** Of the holding, not of the catalog: a wallet may hold a card twice. */
  readonly id: string;
  readonly card: Card;
  readonly rates: readonly EarnRate[];
  readonly boosts: readonly EarnBoost[];
  readonly state: CardState;
  /** Not needed for cards that pay per cent: a cent is a cent. */
  readonly value?: PointValue;
}

/** What a member spends on one kind of purchase, evenly over the year. */
export interface SpendLine {
  readonly key: string;
  readonly monthlyCents: number;
  readonly category?: string;
  readonly merchant?: Merchant;
  readonly channel?: Channel;
  readonly via?: string;
  readonly abroad?: boolean;
  /** The usual amount of one purchase, for rates that ask for a least amount. */
  readonly purchaseCents?: number;
}

export interface YearInput {
  readonly tree: CategoryTree;
  readonly cards: readonly WalletCard[];
  readonly spend: readonly SpendLine[];
  /** Today; the year is twelve whole months from the first of its month. */
  readonly from: string;
  /** What a plain card would pay, in per cent. */
  readonly baselinePercent: number;
  /** Conditions taken as met, to be told as assumptions: activation, say. */
  readonly assumed: readonly Condition["kind"][];
}

/** A way to earn, with what is told of it afterwards. */
export interface YearWay extends Way {
  readonly line: number;
  readonly rate: EarnRate;
  readonly isAfterCap: boolean;
  /** Points for a dollar times RATE_SCALE. */
  readonly scaledRate: number;
}

interface YearDemand extends Demand<YearWay> {
  readonly line: number;
}

export interface YearProblem extends AssignmentProblem<YearWay> {
  readonly demands: readonly YearDemand[];
  /** Rates that would hold under conditions nobody assumed. */
  readonly conditional: readonly {
    readonly card: number;
    readonly rate: EarnRate;
    readonly conditions: readonly Condition[];
  }[];
}

/** Values are whole numbers of this many to the cent, for a cent of spend. */
export const VALUE_SCALE = 100n * BigInt(RATE_SCALE) * 10_000n;

const CPP_SCALE = 10_000;

/** Cents per point as they count for a card: its value, or a cent where it pays per cent. */
export function valueOfCard({ value, rates }: WalletCard): PointValue | undefined {
  return value ?? (rates[0]?.unit === "percent" ? { centsPerPoint: 1, basis: "face" } : undefined);
}

/** Sets out a year: every line of spend in every segment, with all ways to earn. */
export function toYearProblem(input: YearInput): YearProblem {
  const months = toMonths(input.from);
  const segments = toSegments(months, input.cards);
  const caps = new Map<string, { readonly place: number; readonly cents: number }>();
  const conditional = new Map<EarnRate, YearProblem["conditional"][number]>();
  const demands = segments.flatMap((segment) =>
    input.spend.map((spend, line) => {
      const ways = input.cards.flatMap((held, card) => {
        const builder = { input, held, card, segment, line, caps, conditional };
        return waysOf(builder, toPurchase(spend, segment, input.from));
      });
      return { line, cents: spend.monthlyCents * segment.months, ways };
    }),
  );
  const groups = input.cards.flatMap(({ rates }, card) =>
    rates.flatMap(({ select_group: group, select_count: count }) =>
      group === "" ? [] : [[groupName(card, group), count ?? 1] as const],
    ),
  );
  return {
    demands,
    capacities: [...caps.values()].map(({ cents }) => cents),
    counts: new Map(groups),
    conditional: [...conditional.values()],
  };
}

/** The name of a group of options across the wallet. */
export const groupName = (card: number, group: string) => `${card}|${group}`;

interface Builder {
  readonly input: YearInput;
  readonly held: WalletCard;
  readonly card: number;
  readonly segment: YearSegment;
  readonly line: number;
  readonly caps: Map<string, { readonly place: number; readonly cents: number }>;
  readonly conditional: Map<EarnRate, YearProblem["conditional"][number]>;
}

const toPurchase = (spend: SpendLine, { midDay }: YearSegment, today: string): Purchase => {
  const { category, merchant, channel, via, abroad = false, purchaseCents } = spend;
  return {
    abroad,
    day: midDay,
    today,
    ...(purchaseCents === undefined ? {} : { amountCents: purchaseCents }),
    ...(category === undefined ? {} : { category }),
    ...(merchant === undefined ? {} : { merchant }),
    ...(channel === undefined ? {} : { channel }),
    ...(via === undefined ? {} : { via }),
  };
};

function waysOf(builder: Builder, purchase: Purchase): readonly YearWay[] {
  const { held, input } = builder;
  if (acceptanceOf(held.card.network, purchase) !== "yes") return [];
  const value = valueOfCard(held);
  if (value === undefined) return [];
  const coding = toCoding(input.tree, purchase);
  const question = { tree: input.tree, purchase, coding, state: held.state, rates: held.rates };
  return held.rates
    .flatMap((rate) => waysOfRate(builder, rate, question, value))
    .filter((way) => way.value > 0);
}

function waysOfRate(
  builder: Builder,
  rate: EarnRate,
  question: Question,
  { centsPerPoint }: PointValue,
): readonly YearWay[] {
  const { held, card, line, input } = builder;
  const status = statusOf(rate, question);
  if (status.kind !== "holds") return [];
  const isFree = isFreeGroup(rate, held.state);
  const open = status.conditions.filter(
    ({ kind }) => !input.assumed.includes(kind) && !(isFree && kind === rate.selection),
  );
  if (open.length > 0) {
    builder.conditional.set(rate, { card, rate, conditions: open });
    return [];
  }
  const option = isFree
    ? { option: { group: groupName(card, rate.select_group), option: optionOf(rate) } }
    : {};
  const fee = question.purchase.abroad ? held.card.foreign_transaction_fee : 0;
  const toWay = (perDollar: number, boost: EarnBoost | undefined, cap: number | undefined) => {
    const scaledRate = scaleRate(perDollar, boost);
    const worth = scaledRate * Math.round(centsPerPoint * CPP_SCALE);
    const cost = Math.round(fee * RATE_SCALE) * CPP_SCALE;
    const isAfterCap = perDollar !== rate.rate;
    const place = cap === undefined ? {} : { cap };
    return { card, line, rate, isAfterCap, scaledRate, value: worth - cost, ...option, ...place };
  };
  const boost = boostOf(held.boosts, held.state, builder.segment.midDay);
  const always = boost?.cap_usd === undefined ? boost : undefined;
  const cap = rate.cap_usd === undefined ? undefined : placeOf(builder, capKey(rate), rate);
  const after =
    rate.after_cap_rate === undefined ? [] : [toWay(rate.after_cap_rate, always, undefined)];
  if (cap !== undefined) return [toWay(rate.rate, always, cap), ...after];
  if (boost === always) return [toWay(rate.rate, always, undefined)];
  // A level with a cap of its own raises uncapped rates only: two caps in a row are no flow.
  const under = boost && placeOf(builder, "level", boost);
  return [toWay(rate.rate, boost, under), toWay(rate.rate, undefined, undefined)];
}

/** Options nobody chose yet are free to pick; who leads a cycle follows from the spend. */
export const isFreeGroup = ({ selection, select_group: group }: EarnRate, { chosen }: CardState) =>
  selection === "top_spend" || (selection === "choice" && chosen?.[group] === undefined);

type Capped = Pick<EarnRate, "cap_usd" | "cap_period">;

/** The place of a cap; each run of its period has its own. */
function placeOf({ caps, card, segment, held }: Builder, key: string, capped: Capped): number {
  const { cap_usd: usd = 0, cap_period: period = "calendar_year" } = capped;
  const { name, share } = segment.spans[period];
  const id = `${card}|${key}|${name}`;
  const known = caps.get(id);
  if (known !== undefined) return known.place;
  const isOnce = period === "lifetime" || period === "promotion";
  const spent = isOnce ? (held.state.spentCents?.[key] ?? 0) : 0;
  const cents = Math.max(0, Math.floor((toCents(usd) * share.months) / share.of) - spent);
  caps.set(id, { place: caps.size, cents });
  return caps.size - 1;
}
