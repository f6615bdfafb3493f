import type { Day } from "../days.ts";
import { toCents } from "../money.ts";
import { isUsable, type PlainRow } from "../plain-row.ts";

export type OfferStep = PlainRow<"offers">;

/** An offer as it was seen on one day in one place: all its steps. */
export interface SeenOffer<Step extends OfferStep = OfferStep> {
  readonly seenOn: Day;
  readonly channel: OfferStep["channel"];
  readonly steps: readonly Step[];
}

/** Why the worth of a step is not in the sum. */
type NotCounted =
  /** It requires something other than spend anywhere with the card. */
  | "other_condition"
  /** Certificates, matches and higher rates are worth what is made of them. */
  | "no_fixed_value"
  | "no_amount"
  /** Nobody says what its points are worth. */
  | "no_point_value"
  /** It requires more spend than is expected. */
  | "out_of_reach"
  | "unverified";

export interface OfferWorth<Step extends OfferStep = OfferStep> {
  readonly cents: number;
  readonly notCounted: readonly { readonly step: Step; readonly why: NotCounted }[];
}

/** The offers of a card, those seen last first; of one day the public one comes first. */
export function toSeenOffers<Step extends OfferStep>(
  rows: readonly Step[],
): readonly SeenOffer<Step>[] {
  const offers = new Map<string, Step[]>();
  for (const row of rows) {
    const key = `${row.seen_on} ${row.channel}`;
    const steps = offers.get(key);
    if (steps === undefined) offers.set(key, [row]);
    else steps.push(row);
  }
  return [...offers.values()]
    .flatMap((steps) => {
      const [first] = steps;
      if (first === undefined) return [];
      const inOrder = steps.toSorted((a, b) => a.step - b.step);
      return [{ seenOn: first.seen_on, channel: first.channel, steps: inOrder }];
    })
    .toSorted((a, b) => (a.seenOn === b.seenOn ? byChannel(a, b) : a.seenOn < b.seenOn ? 1 : -1));
}

const byChannel = (a: SeenOffer, b: SeenOffer): number =>
  Number(b.channel === "public") - Number(a.channel === "public");

/** True if its main step ended before a day; an extra that outlasts it is no offer of its own. */
export const isOver = ({ steps }: SeenOffer, today: Day): boolean =>
  steps.some(({ step, ends }) => step === steps[0]?.step && hasEnded(ends, today));

/** An offer without its extras that ended before a day; undefined if it is over. */
export const stillRunning = <Step extends OfferStep>(offer: SeenOffer<Step>, today: Day) =>
  isOver(offer, today)
    ? undefined
    : { ...offer, steps: offer.steps.filter(({ ends }) => !hasEnded(ends, today)) };

const hasEnded = (ends: Day | undefined, today: Day): boolean => ends !== undefined && ends < today;

/** The possible spend within a number of months; undefined without a deadline. */
export type SpendWithin = (months: number | undefined) => number;

/**
 * The value of an offer in cents, given the value of a point. With `spendWithin`, in cents, only
 * steps within reach of the spend count.
 */
export function worthOf<Step extends OfferStep>(
  { steps }: SeenOffer<Step>,
  centsPerPoint: number | undefined,
  spendWithin?: SpendWithin,
): OfferWorth<Step> {
  const judged = steps.map((step) => ({
    step,
    worth: stepWorth(step, centsPerPoint, spendWithin),
  }));
  return {
    cents: judged.reduce((sum, { worth }) => sum + (typeof worth === "number" ? worth : 0), 0),
    notCounted: judged.flatMap(({ step, worth }) =>
      typeof worth === "number" ? [] : [{ step, why: worth }],
    ),
  };
}

const CASH_LIKE: ReadonlySet<OfferStep["reward"]> = new Set([
  "cash",
  "statement_credit",
  "gift_card",
]);

function stepWorth(
  step: OfferStep,
  centsPerPoint: number | undefined,
  spendWithin: SpendWithin | undefined,
): number | NotCounted {
  const { reward, amount, requires, merchants, min_spend_usd: least, within_months: months } = step;
  if (!isUsable(step)) return "unverified";
  if (requires.length > 0 || merchants.length > 0) return "other_condition";
  if (reward !== "points" && !CASH_LIKE.has(reward)) return "no_fixed_value";
  if (amount === undefined) return "no_amount";
  const isReached =
    least === undefined || spendWithin === undefined || toCents(least) <= spendWithin(months);
  if (!isReached) return "out_of_reach";
  if (reward !== "points") return toCents(amount);
  return centsPerPoint === undefined ? "no_point_value" : Math.round(amount * centsPerPoint);
}

/**
 * The most valuable public offer ever seen; on a tie, the one seen last. Without a point value, the
 * one with the most points.
 */
export function bestPublic<Step extends OfferStep>(
  offers: readonly SeenOffer<Step>[],
  centsPerPoint: number | undefined,
): SeenOffer<Step> | undefined {
  let best: SeenOffer<Step> | undefined;
  let most = 0;
  for (const offer of offers) {
    const { cents } = worthOf(offer, centsPerPoint ?? 1);
    if (offer.channel !== "public" || cents <= most) continue;
    best = offer;
    most = cents;
  }
  return best;
}
