import * as z from "zod";
import { oncePer } from "../../contract/once-per.ts";
import type { Scene } from "../../member/scene.ts";
import { type Earner, FACE_VALUE } from "../../advice/purchase/earner.ts";
import { estimateYear, type YearRewards } from "../../advice/year/yearly-rewards.ts";
import { toEarner } from "../../member/earners.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { PLAIN_RATE } from "../../member/own-cards.ts";
import { toDollars, formatPoints, formatUsd } from "../../advice/money.ts";
import { compact, type Notes } from "../frame/texts.ts";
import {
  earningCards,
  type SpendAsked,
  toYearInput,
  findProfileSpend,
  toYearSpend,
  yearAssumptions,
} from "../year/year-input.ts";
import { spendGate } from "../../advice/benefits/credit-terms.ts";
import type { RenewalValue } from "../../advice/fees/renewal.ts";
import type { CreditYears } from "../year/credit-years.ts";
import { withEntries } from "../year/fee-cards.ts";

export const withoutCard = (scene: Scene, walletCardId: string): Scene =>
  withEntries(
    scene,
    scene.wallet.cards.filter(({ id }) => id !== walletCardId),
  );

export const withProduct = (scene: Scene, walletCardId: string, cardId: string): Scene =>
  withEntries(
    scene,
    scene.wallet.cards.map((one) => (one.id === walletCardId ? { ...one, card_id: cardId } : one)),
  );

interface Given {
  readonly spend?: SpendAsked | undefined;
  readonly baseline_pct?: number | undefined;
}

interface EarnAbove {
  /** Undefined without a spending profile: spend is never guessed. */
  readonly cents?: number;
  readonly centsPerPoint?: number | undefined;
  readonly basis?: "service_estimate" | "own" | "face" | undefined;
  readonly spendUsd?: number | undefined;
  readonly assumptions: readonly string[];
  readonly warnings: Notes;
}

/**
 * The household's rewards with and without the card, both above those of a plain card at the
 * baseline: spend that another card rewards equally is no reason to pay a fee. Points that only
 * this card unlocks are worth less without it.
 */
export function earnAbove(scene: Scene, held: HeldCard, given: Given): EarnAbove {
  const spend = given.spend ? toYearSpend(scene, given.spend) : findProfileSpend(scene);
  if (spend === undefined) return { assumptions: [], warnings: [NO_PROFILE] };
  const { baseline_pct: baselinePercent = scene.wallet.profile.baseline_percent } = given;
  const plain = plainCard(held, baselinePercent);
  const yearOf = (earners: readonly Earner[]) =>
    estimateYear(toYearInput(scene, [...earners, plain], spend));
  const key = JSON.stringify([given.spend, baselinePercent]);
  const year = knownYears(scene).get(key) ?? yearOf(earnersOf(scene));
  knownYears(scene).set(key, year);
  const own = year.byCard.find(({ card }) => card === held.entry.id);
  const others = earnersOf(withoutCard(scene, held.entry.id));
  const yearWithout = own?.cents || isRevalued(year, others) ? yearOf(others) : year;
  const isExact = year.isExact && yearWithout.isExact;
  return {
    cents: Math.max(0, year.totalCents - yearWithout.totalCents),
    centsPerPoint: own?.value.centsPerPoint,
    basis: own?.value.basis,
    spendUsd: own && toDollars(own.cents),
    assumptions: [
      `Earning is how much less the household's cards, with a plain ${baselinePercent}% card beside them, would earn without this one.`,
      ...yearAssumptions(scene, spend),
    ],
    warnings: [
      ...spend.warnings,
      !isExact && "Earning is a good assignment of the spend, not proven the best.",
      year.unvalued.includes(held.entry.id) && UNVALUED,
    ],
  };
}

const earnersOf = (scene: Scene): readonly Earner[] =>
  earningCards(scene).map((held) => toEarner(scene, held));

/** Cached: callers that go through the cards one by one need the same year each time. */
const knownYears = oncePer<Scene, Map<string, YearRewards>>(() => new Map());

/** True if some card's points are worth something else than in the given year. */
function isRevalued({ byCard }: YearRewards, earners: readonly Earner[]): boolean {
  const values = new Map(byCard.map(({ card, value }) => [card, value.centsPerPoint]));
  return earners.some(({ id, value }) => values.get(id) !== value?.centsPerPoint);
}

const UNVALUED = "The card's points have no known value; its earning counts as nothing.";

const NO_PROFILE =
  "The wallet has no spending profile, so what the card earns is unknown and counts as nothing. " +
  "Save one with update_profile or give assumptions.spend.";

/** A flat-rate card to compare with. */
const plainCard = ({ card }: HeldCard, percent: number): Earner => ({
  id: "plain",
  card: { ...card, id: "plain", network: undefined, foreign_transaction_fee: 0 },
  rates: [{ ...PLAIN_RATE, rate: percent }],
  boosts: [],
  state: {},
  value: FACE_VALUE,
});

export const assumptionRow = z.object({
  kind: z.enum(["credit", "earn", "perk"]),
  name: z.string(),
  full_usd: z.number().optional().describe("All of it in a year, at face or at cpp."),
  low_usd: z.number(),
  high_usd: z.number(),
  basis: z
    .enum(["stated", "logged", "automatic", "unknown", "spend"])
    .describe("stated: by the member. logged: by what was recorded. automatic: comes by itself."),
  logged_usd: z.number().optional(),
  cpp: z.number().optional().describe("Cents per point, where it pays in points."),
  cpp_basis: z.enum(["service_estimate", "own", "face"]).optional(),
  conditions: z.array(z.string()),
});

type AssumptionRow = z.infer<typeof assumptionRow>;

interface Parts {
  readonly credits: CreditYears;
  readonly value: RenewalValue;
  readonly earn: EarnAbove;
  readonly perks: readonly { readonly name: string; readonly cents: number }[];
}

export const toAssumptionRows = ({ credits, value, earn, perks }: Parts): AssumptionRow[] => [
  ...credits.years.map((one, at) => toCreditRow(credits, one, value.credits[at]?.value)),
  toEarnRow(earn),
  ...perks.map(({ name, cents }): AssumptionRow => ({
    kind: "perk",
    name,
    low_usd: toDollars(cents),
    high_usd: toDollars(cents),
    basis: "stated",
    conditions: [],
  })),
];

function toCreditRow(
  { value: counted }: CreditYears,
  { row, year }: CreditYears["years"][number],
  worth: { readonly low: number; readonly high: number } = { low: 0, high: 0 },
): AssumptionRow {
  const { yearCents } = year.credit;
  const isPoints = row.form === "points";
  const gate = spendGate(row);
  return {
    kind: "credit",
    name: row.credit_name,
    full_usd: toDollars(yearCents),
    low_usd: toDollars(worth.low),
    high_usd: toDollars(worth.high),
    basis: year.basis,
    logged_usd: toDollars(year.loggedCents),
    cpp: isPoints ? counted?.cpp : undefined,
    cpp_basis: isPoints ? counted?.basis : undefined,
    conditions: compact([
      isPoints && row.amount_usd !== undefined && `${formatPoints(row.amount_usd)} points.`,
      row.enrollment_required === true && "Enrollment is required.",
      gate !== undefined && `It unlocks ${gate}.`,
      row.ends !== undefined && `Ends on ${row.ends}.`,
    ]),
  };
}

function toEarnRow(earn: EarnAbove): AssumptionRow {
  const { cents = 0, centsPerPoint, basis, spendUsd } = earn;
  return {
    kind: "earn",
    name: "Earning beyond the other cards and a plain card",
    low_usd: toDollars(cents),
    high_usd: toDollars(cents),
    basis: earn.cents === undefined ? "unknown" : "spend",
    cpp: centsPerPoint,
    cpp_basis: basis,
    conditions:
      spendUsd === undefined ? [] : [`With ${formatUsd(spendUsd)} a year of spend on it.`],
  };
}
