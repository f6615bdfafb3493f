import { addMonths } from "../../advice/days.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { greatestSend, received } from "../../advice/transfers/transfer-amounts.ts";
import { toTransferProgram } from "../../advice/transfers/program-links.ts";
import { stillRunning, toSeenOffers } from "../../advice/applications/welcome-offers.ts";
import type { FactRow } from "../../contract/facts.ts";
import { oncePer } from "../../contract/once-per.ts";
import { heldCards } from "../../member/held-cards.ts";
import { eligibilityOf } from "../../member/history.ts";
import { formatPoints, formatUsd } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { compact } from "../frame/texts.ts";
import type { YearSpend } from "../year/year-input.ts";
import { cardsOn, programName } from "../../member/holdings.ts";
import type { PlannedGoal } from "./goal-input.ts";
import { toWayBase, type WayRow } from "./goal-rows.ts";
import { findWayOn } from "./goal-spend.ts";

const MAX_OFFERS = 5;
/** Eligibility is checked only for this many of the best offers. */
const MAX_CHECKED = 8;

type Card = FactRow<"cards">;
type Step = FactRow<"offers">;

export interface PointsOffer {
  readonly card: Card;
  readonly program: string;
  readonly terms: NonNullable<WayRow["offer"]>;
  readonly rows: readonly Step[];
  /** Computed on demand, once. */
  readonly eligibility: () => NonNullable<WayRow["eligibility"]>;
}

/** Offers of points on cards that the owner does not hold and could apply for. */
export function pointsOffers(
  scene: Scene,
  owner: string,
  spend: YearSpend | undefined,
): readonly PointsOffer[] {
  const { facts, wallet } = scene;
  const held = new Set(heldCards(scene, { owner }).map(({ card }) => card.id));
  const monthly = spend?.lines.reduce((sum, { monthlyUsd }) => sum + monthlyUsd, 0);
  const eligibilityOn = oncePer((card: Card) => toEligibility(scene, card, owner));
  return facts.tables.cards
    .filter(({ status, id }) => status === "open" && !held.has(id))
    .filter((card) => card.card_type !== "business" || wallet.profile.business_eligible !== false)
    .flatMap((card) => toPointsOffer(scene, card, monthly) ?? [])
    .map((offer) => ({ ...offer, eligibility: () => eligibilityOn(offer.card) }));
}

function toPointsOffer({ facts, today }: Scene, card: Card, monthly: number | undefined) {
  const seen = toSeenOffers(facts.rowsOf("offers", card.id).filter(isUsable)).find(
    ({ channel }) => channel === "public",
  );
  const offer = seen && stillRunning(seen, today);
  if (card.rewards_currency === undefined || offer === undefined) return undefined;
  const counted = offer.steps.filter(isForSpendAnywhere);
  const reached = counted.filter((step) => monthly === undefined || isReached(step, monthly));
  const steps = reached.length > 0 ? reached : counted;
  const points = steps.reduce((sum, { amount = 0 }) => sum + amount, 0);
  if (points === 0) return undefined;
  return {
    card,
    program: toTransferProgram(facts.tables, card.rewards_currency),
    terms: {
      points,
      min_spend_usd: greatest(steps.map((step) => step.min_spend_usd)),
      within_months: greatest(steps.map((step) => step.within_months)),
      seen_on: offer.seenOn,
      reaches_spend: monthly === undefined ? undefined : reached.length > 0,
    },
    rows: offer.steps,
  };
}

const greatest = (figures: readonly (number | undefined)[]): number | undefined =>
  figures.filter((figure) => figure !== undefined).toSorted((a, b) => b - a)[0];

const isForSpendAnywhere = ({ reward, merchants, requires }: Step): boolean =>
  reward === "points" && merchants.length === 0 && requires.length === 0;

const isReached = ({ min_spend_usd: least = 0, within_months: within }: Step, monthly: number) =>
  within === undefined ? least === 0 || monthly > 0 : least <= monthly * within;

interface Fitting {
  readonly offer: PointsOffer;
  /** In the goal's program. */
  readonly points: number;
}

interface Ranked extends Fitting {
  readonly eligibility: NonNullable<WayRow["eligibility"]>;
}

/** The offers that best help a goal, those the rules allow first, with their source rows. */
export function toOfferWays(
  scene: Scene,
  owner: string,
  planned: PlannedGoal,
  offers: readonly PointsOffer[],
): readonly { readonly way: WayRow; readonly rows: readonly Step[] }[] {
  if (planned.plan.missing === 0) return [];
  const cards = cardsOn(scene, owner, scene.today);
  const fitting = offers
    .flatMap((offer) => {
      const after = new Set([...cards, offer.card.id]);
      const rule = findWayOn(scene, offer.program, planned.program.key, after);
      const send = rule === undefined ? 0 : greatestSend(rule, offer.terms.points);
      return rule === undefined || send === 0 ? [] : [{ offer, points: received(rule, send) }];
    })
    .toSorted((a, b) => byEase(scene, planned, a, b))
    .slice(0, MAX_CHECKED);
  return fitting
    .map((one) => ({ ...one, eligibility: one.offer.eligibility() }))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .slice(0, MAX_OFFERS)
    .map((ranked) => ({ way: toOfferWay(scene, planned, ranked), rows: ranked.offer.rows }));
}

/** Offers within the spend first; then those that close the gap, cheapest first; then by points. */
function byEase(scene: Scene, { plan }: PlannedGoal, a: Fitting, b: Fitting): number {
  const [mine, other] = [a.points >= plan.missing, b.points >= plan.missing];
  const byReach = Number(isBeyondSpend(a.offer)) - Number(isBeyondSpend(b.offer));
  if (byReach !== 0) return byReach;
  if (mine !== other) return mine ? -1 : 1;
  if (!mine) return b.points - a.points;
  const byFee = firstYearFee(scene, a.offer.card) - firstYearFee(scene, b.offer.card);
  return byFee || (a.offer.terms.min_spend_usd ?? 0) - (b.offer.terms.min_spend_usd ?? 0);
}

const isBeyondSpend = ({ terms }: PointsOffer): boolean => terms.reaches_spend === false;

const firstYearFee = ({ facts }: Scene, card: Card): number =>
  facts.rowsOf("terms", card.id)[0]?.first_year_fee_usd ?? card.annual_fee;

function toEligibility(scene: Scene, card: Card, owner: string): Ranked["eligibility"] {
  const { application, bonus, clearsOn } = eligibilityOf(scene, card, { owner });
  const isOpen = application === "pass" && bonus === "pass";
  return { application, bonus, clears_on: isOpen ? undefined : clearsOn };
}

/** Cards the owner can get come first, then unclear ones, then those the rules refuse. */
function rankOf({ eligibility: { application, bonus }, offer }: Ranked): number {
  const results = new Set([application, bonus]);
  const rule = results.has("fail") ? 2 : results.has("unknown") ? 1 : 0;
  return rule * 2 + Number(isBeyondSpend(offer));
}

function tellOffer(terms: PointsOffer["terms"], from: string): string {
  const { points, min_spend_usd: least, within_months: months, seen_on: day } = terms;
  const spend = least === undefined ? "" : ` after ${formatUsd(least)}`;
  const time = months === undefined ? "" : ` within ${months} months`;
  return `${formatPoints(points)} points of ${from}${spend}${time}, as seen on ${day}.`;
}

function toOfferWay(
  scene: Scene,
  planned: PlannedGoal,
  { offer, points, eligibility }: Ranked,
): WayRow {
  const { missing } = planned.plan;
  const { card, program, terms } = offer;
  const months = terms.reaches_spend === true ? terms.within_months : undefined;
  const fee = firstYearFee(scene, card);
  return {
    ...toWayBase(planned, months === undefined ? undefined : addMonths(scene.today, months)),
    kind: "offer",
    in_plan: false,
    points,
    closes: points >= missing,
    cost_usd: fee,
    from: program,
    card_id: card.id,
    card_name: card.card_name,
    offer: terms,
    eligibility,
    steps: compact([
      tellOffer(terms, programName(scene, program)),
      program !== planned.program.key &&
        `They become ${formatPoints(points)} of ${planned.program.name}.`,
      `The first year costs ${formatUsd(fee)}.`,
    ]),
  };
}
