import * as z from "zod";
import { worthOf } from "../../advice/applications/welcome-offers.ts";
import type { Scene } from "../../member/scene.ts";
import { toDollars } from "../../advice/money.ts";
import type { Card } from "../card-rows/card-brief.ts";
import { offersOf, runningOffer, toOfferText } from "../card-rows/card-offer.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { categoryParam, getCategory, getMerchant, merchantParam } from "../../member/names.ts";
import { matchedBenefit, toMatched, getBenefitWords } from "./benefit-match.ts";
import { type BenefitTerm, termsWith } from "../card-rows/benefit-terms.ts";
import { backPercentOf, toRateFinder } from "./compare-rows.ts";
import { toRateText } from "../card-rows/earn-row.ts";
import { rowsOf } from "../card-rows/card-record.ts";
import { isLive } from "./search-index.ts";
import { acceptanceOf } from "../../advice/purchase/acceptance.ts";
import type { EarnRate } from "../../advice/purchase/purchase.ts";
import { applicableRates, RATE_SCALE } from "../../advice/purchase/rates.ts";
import type { FactRow } from "../../contract/facts.ts";
import { toWouldBe } from "../../member/earners.ts";

/* A card's current welcome offer, with its value. */

const foundOffer = z.object({
  text: z.string(),
  seen_on: z.iso.date().describe("When it was seen; it may have ended since."),
  points: z.number().optional().describe("All its points."),
  cash_usd: z.number().optional().describe("All its cash and credits."),
  min_spend_usd: z.number().optional().describe("For all of it."),
  within_months: z.int().optional(),
  value_usd: z.number().optional().describe("At what the points count for; absent: unknown."),
});

type FoundOffer = z.infer<typeof foundOffer>;

const CASH = new Set(["cash", "statement_credit", "gift_card"]);

function offerNowOf(scene: Scene, card: Card): FoundOffer | undefined {
  const offers = offersOf(scene, card);
  const now = runningOffer(offers, card, scene.today);
  if (now === undefined) return undefined;
  const { cents } = worthOf(now, offers.value?.cpp);
  const sum = (isWanted: (reward: string) => boolean): number =>
    now.steps
      .filter(
        ({ reward, requires, merchants }) =>
          isWanted(reward) && requires.length + merchants.length === 0,
      )
      .reduce((total, { amount = 0 }) => total + amount, 0);
  const points = sum((reward) => reward === "points");
  const cash = sum((reward) => CASH.has(reward));
  const spends = now.steps.flatMap(({ min_spend_usd: least }) => least ?? []);
  const months = now.steps.flatMap(({ within_months: within }) => within ?? []);
  return {
    text: toOfferText(scene.facts, now),
    seen_on: now.seenOn,
    points: points === 0 ? undefined : points,
    cash_usd: cash === 0 ? undefined : cash,
    min_spend_usd: spends.length === 0 ? undefined : Math.max(...spends),
    within_months: months.length === 0 ? undefined : Math.max(...months),
    value_usd: cents === 0 ? undefined : toDollars(cents),
  };
}

const MAX_BENEFITS = 4;
const MAX_WORDS = 200;

const leastParam = z.number().positive().max(100).optional();
const amountParam = z.number().nonnegative().optional();

export const filterShape = {
  benefits: z
    .array(z.string().min(1).max(MAX_WORDS))
    .max(MAX_BENEFITS)
    .optional()
    .describe("All of these, each in words as for find_cards_by_benefit."),
  benefits_at_once: z
    .boolean()
    .optional()
    .describe("true: only benefits that need no spend first."),
  earns_on: categoryParam.optional().describe("A spend category: shows what each earns on it."),
  earns_at: merchantParam
    .optional()
    .describe("A merchant instead of earns_on: what cards accepted there earn."),
  earns_least: leastParam.describe("Minimum points per dollar or percent there, or on anything."),
  gives_back_least: leastParam.describe("At least this percent back, points at their value."),
  earns_in: z
    .enum(["percent", "points"])
    .optional()
    .describe("percent: only cards that give cash back there."),
  offer_points_min: amountParam.describe(
    "Only with a welcome offer of this many points or more; 0: any.",
  ),
  offer_spend_max: amountParam.describe(
    "Only with a welcome offer for at most this spend in US dollars.",
  ),
};

export const filteredShape = {
  carries: z.array(matchedBenefit).optional().describe("The terms of the benefits asked for."),
  earns: z
    .object({
      rate: z.number(),
      text: z.string(),
      unit: z.enum(["percent", "points"]),
      back_percent: z
        .number()
        .optional()
        .describe("Points at what they count for; absent: unknown."),
    })
    .optional()
    .describe("On earns_on, or at earns_at; without both its highest rate."),
  offer: foundOffer.optional().describe("Its welcome offer, where offers are asked for."),
};

/** An order by offers is a filter as well: it lists only cards that have one. */
type Filters = z.infer<z.ZodObject<typeof filterShape>> & {
  readonly order_by?: string | undefined;
};

const filtered = z.object(filteredShape);

/** The matching facts of a card; undefined if it does not match. */
export type Sift = (card: Card) => z.infer<typeof filtered> | undefined;

export function toSift(scene: Scene, filters: Filters): Sift {
  const wanted = (filters.benefits ?? []).map((benefit) => getBenefitWords(scene, benefit));
  const rateOf = toRates(scene, filters);
  const atOnce = filters.benefits_at_once === true;
  return (card) => {
    const carried = wanted.map((words) =>
      carriedBy(scene, card, words).filter((term) => !atOnce || isAtOnce(term)),
    );
    if (carried.some((terms) => terms.length === 0)) return undefined;
    const earns = rateOf?.(card);
    if (earns === undefined && filters.earns_at !== undefined) return undefined;
    if ((earns?.rate ?? 0) < (filters.earns_least ?? 0)) return undefined;
    if (filters.earns_in !== undefined && earns?.unit !== filters.earns_in) return undefined;
    if ((earns?.back_percent ?? 0) < (filters.gives_back_least ?? 0)) return undefined;
    const offer = asksOffers(filters) ? offerNowOf(scene, card) : undefined;
    if (asksOffers(filters) && !isLarge(offer, filters)) return undefined;
    return {
      carries:
        carried.length === 0
          ? undefined
          : carried.flat().map((term) => toMatched(scene.facts, term, scene.today)),
      earns,
      offer,
    };
  };
}

const asksOffers = ({ offer_points_min: least, offer_spend_max: most, order_by: order }: Filters) =>
  least !== undefined || most !== undefined || order?.startsWith("offer_") === true;

const isLarge = (
  offer: FoundOffer | undefined,
  { offer_points_min: least = 0, offer_spend_max: most }: Filters,
): boolean =>
  offer !== undefined &&
  (offer.points ?? 0) >= least &&
  (most === undefined || (offer.min_spend_usd ?? Infinity) <= most);

const carriedBy = ({ facts, today }: Scene, card: Card, words: readonly string[]) =>
  termsWith(facts, card, words).filter(
    (term) => term.isVerified && isLive(term, today) && opensSomething(term),
  );

/** No spend is required first. */
const isAtOnce = ({ benefit: { row } }: BenefitTerm): boolean =>
  !("spend_usd" in row && row.spend_usd !== undefined) &&
  !("annual_spend_usd" in row && row.annual_spend_usd !== undefined);

/** A membership with no visits included gets you into no lounge. */
const opensSomething = ({ benefit }: BenefitTerm): boolean =>
  benefit.kind !== "lounge" || benefit.row.visits_per_year !== 0;

/**
 * The card's rate at the merchant; or on the category, with nothing chosen or activated; or its
 * highest rate. Undefined if the filters do not involve rates.
 */
function toRates(
  scene: Scene,
  { earns_on: on, earns_at: at, earns_least: leastRate, gives_back_least: leastBack }: Filters,
) {
  const isAsked = (leastRate ?? leastBack) !== undefined;
  const rateOf = toPlaceRates(scene, { on, at }) ?? (isAsked ? highestRateOf(scene) : undefined);
  if (rateOf === undefined) return undefined;
  return (card: Card): NonNullable<z.infer<typeof filtered>["earns"]> | undefined => {
    const { rate, row } = rateOf(card);
    if (row === undefined) return undefined;
    const back = backPercentOf(row, rate, offersOf(scene, card).value?.cpp);
    return {
      rate,
      text: toRateText(scene.facts, row, scene.today),
      unit: row.unit === "percent" ? "percent" : "points",
      back_percent: back,
    };
  };
}

function toPlaceRates(
  scene: Scene,
  { on, at }: { readonly on: string | undefined; readonly at: string | undefined },
) {
  const { facts, today } = scene;
  if (at !== undefined) {
    const merchant = getMerchant(facts, at);
    return (card: Card) => rateAtMerchant(scene, card, merchant);
  }
  if (on === undefined) return undefined;
  const { key } = getCategory(facts, on);
  return (card: Card) => toRateFinder({ scene, card, rows: rowsOf(facts, card, today) })(key);
}

/** A card's highest rate, with whatever conditions; the row states them. */
const highestRateOf =
  ({ facts, today }: Scene) =>
  (card: Card) => {
    const [row] = rowsOf(facts, card, today)
      .rates.filter(isUsable)
      .toSorted((a, b) => b.rate - a.rate);
    return { rate: row?.rate ?? 0, row };
  };

/*
 * A card's rate at one merchant, for a search over all cards. Most rates that name a shop need its
 * membership or an activation: they count, and their text names the condition.
 */

function rateAtMerchant(scene: Scene, card: Card, merchant: FactRow<"merchants">) {
  const { facts, today } = scene;
  const taken = acceptanceOf(card.network, { merchant });
  // A store means paying in person, so what its website takes does not help.
  const isTaken = taken !== "no" && !(taken === "online_only" && merchant.kind === "store");
  if (!isTaken) return { rate: 0, row: undefined };
  const earner = { ...toWouldBe(scene, card), rates: rowsOf(facts, card, today).rates };
  const purchase = { merchant, abroad: false, day: today } as const;
  const { best, conditional } = applicableRates(facts.tree, earner, purchase);
  const more = conditional.find(({ rate }) => isOfShop(rate));
  const found = more ?? best;
  return { rate: (found?.scaledRate ?? 0) / RATE_SCALE, row: found?.rate };
}

/** Bookings through a portal or another service are not purchases from the merchant. */
const isOfShop = ({ merchants, channels, via }: EarnRate): boolean =>
  merchants.length > 0 && !channels.includes("portal") && via.length === 0;
