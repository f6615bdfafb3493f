import * as z from "zod";
import { findBetterIf, type Judge, rankCards, toJudge } from "../../advice/purchase/best-card.ts";
import type { CandidateCard, RankedCard } from "../../advice/purchase/card-verdict.ts";
import type { CategoryTree } from "../../advice/purchase/categories.ts";
import { reachingRates } from "../../advice/purchase/reaching-rates.ts";
import type { FactRow } from "../../contract/facts.ts";
import { EARN_UNITS } from "../../../data/vocab-terms.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { toCents } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { valueBasis } from "../../member/point-values.ts";
import { withSpent } from "./candidates.ts";
import {
  AUTHORIZED_USER,
  capRow,
  spendingCard,
  toCap,
  toPurchaseFigures,
  toSpendingCard,
  toCapRow,
} from "./ranked-row.ts";
import { usualChannel } from "./purchase-input.ts";
import { tellConditions, tellPlace } from "../card-rows/rate-words.ts";
import type { EarnRate } from "../../advice/purchase/purchase.ts";
import { activationKey, capKey, isRunning } from "../../advice/purchase/rate-status.ts";
import { daysBetween } from "../../advice/days.ts";
import { groupBy } from "../../contract/group-by.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { toEarner } from "../../member/earners.ts";

const cheatCard = z.object({
  card: spendingCard,
  rate: z.number(),
  unit: z.enum(EARN_UNITS),
  rate_on: z.string(),
  percent_back: z.number().describe("Value of the rewards per $100, at cpp."),
  cpp: z.number(),
  cpp_basis: valueBasis.or(z.literal("face")),
  conditions: z.array(z.string()).describe("What to know about this card."),
});

export const cheatRow = z.object({
  category: z.string(),
  category_name: z.string(),
  best: cheatCard.optional(),
  ties: z.array(spendingCard).describe("Others that earn the same."),
  cap: capRow.optional(),
  after_cap: cheatCard.optional().describe("The best card once that cap is used up."),
  runner_up: cheatCard.optional(),
  better_if: z
    .array(z.object({ card: spendingCard, if: z.array(z.string()), percent_back: z.number() }))
    .describe("Held cards that would earn more, and when."),
});

const MAX_CHANCES = 3;

/** A plain purchase: only rates are shown, so it just has to be above minimum amounts. */
const PURCHASE_CENTS = 10_000;

interface CheatInput {
  /** On the day in question. */
  readonly scene: Scene;
  readonly today: string;
  readonly candidates: readonly CandidateCard[];
  readonly heldOf: (id: string) => HeldCard;
}

/** The best cards for a US purchase in a category, with no merchant and no portal. */
export function toCheatRow(
  { scene, today, candidates: all, heldOf }: CheatInput,
  { key, name }: FactRow<"spendCategories">,
): z.infer<typeof cheatRow> {
  const { tree } = scene.facts;
  const purchase = {
    amountCents: PURCHASE_CENTS,
    category: key,
    abroad: false,
    day: scene.today,
    today,
    channel: usualChannel(undefined, key, tree)?.channel,
  };
  const candidates = all.map((card) => withReachingRates(tree, card, key));
  const judge = toJudge(tree, purchase);
  const ranking = rankCards(candidates, judge);
  const [best, next] = ranking.ranked;
  const toCard = (one: RankedCard | undefined) => one && toCheatCard(scene, one, heldOf(one.card));
  const chances = findBetterIf(candidates, purchase, ranking, judge);
  return {
    category: key,
    category_name: name,
    best: toCard(best),
    ties: ranking.ties.filter((id) => id !== best?.card).map((id) => toSpendingCard(heldOf(id))),
    cap: best && toCap(best, heldOf(best.card).entry, scene.today),
    after_cap: best && toCard(bestAfterCap(candidates, judge, best, next)),
    runner_up: toCard(next),
    better_if: chances.slice(0, MAX_CHANCES).map(({ card, conditional, ranked: one }) => ({
      card: toSpendingCard(heldOf(card)),
      if: [...tellConditions(scene.facts, conditional.rate, conditional.conditions)],
      percent_back: percentOf(one),
    })),
  };
}

/** Keeps only the rates that reach the category; if some depend on a choice, keeps all rates. */
function withReachingRates(tree: CategoryTree, card: CandidateCard, category: string) {
  const rates = reachingRates(tree, card.rates)(category).map(({ rate }) => rate);
  return rates.every(({ selection }) => selection === "always") ? { ...card, rates } : card;
}

/** The best card once the running cap of the best one is used up: the same card or the next. */
function bestAfterCap(
  candidates: readonly CandidateCard[],
  judge: Judge,
  best: RankedCard,
  next: RankedCard | undefined,
): RankedCard | undefined {
  const { rate, cap } = best.earning.best;
  const held = candidates.find(({ id }) => id === best.card);
  if (cap === undefined || rate.cap_usd === undefined || held === undefined) return undefined;
  const used = withSpent(held, { [cap.key]: toCents(rate.cap_usd) });
  const [after] = rankCards([used], judge).ranked;
  return after === undefined || (next !== undefined && next.totalCents > after.totalCents)
    ? next
    : after;
}

/** Percent of the purchase, to a hundredth. */
const percentOf = ({ rewardCents }: RankedCard): number =>
  Math.round((rewardCents * 10_000) / PURCHASE_CENTS) / 100;

const toCheatCard = ({ facts }: Scene, ranked: RankedCard, held: HeldCard) => ({
  card: toSpendingCard(held),
  ...toPurchaseFigures(facts, ranked),
  percent_back: percentOf(ranked),
  conditions: held.entry.authorized_user ? [AUTHORIZED_USER] : [],
});

/** A rotating rate of a held card: its current categories, and if it is activated. */
export const rotatingRow = z.object({
  card: spendingCard,
  on: z.array(z.string()).describe("Categories and merchants of the period."),
  rates: z.array(z.number()),
  unit: z.enum(EARN_UNITS),
  starts: z.iso.date().optional(),
  ends: z.iso.date().optional(),
  activate_by: z.iso.date().optional(),
  days_left: z.int().optional().describe("To activate; 0 on the last day."),
  status: z.enum(["activated", "due", "late"]),
  activation: z.string().describe("What update_wallet_card takes to record it."),
  cap: capRow.optional(),
});

export type RotatingRow = z.infer<typeof rotatingRow>;

/** The rotating rates that run on the scene's day, one row for each card and period. */
export const rotatingRows = (scene: Scene, heldCards: readonly HeldCard[], today: string) =>
  heldCards.flatMap((held) => {
    const running = scene.facts
      .rowsOf("earnRates", held.card.id)
      .filter((rate) => rate.selection === "activation" && isUsable(rate))
      .filter((rate) => isRunning(rate, scene.today));
    // Rates in the same calendar of the issuer belong together.
    const periods = groupBy(running, ({ cap_group: group, starts }) => `${group} ${starts ?? ""}`);
    return [...periods.values()].flatMap(([first, ...others]) =>
      first === undefined ? [] : [toRow(scene, held, [first, ...others], today)],
    );
  });

function toRow(
  scene: Scene,
  held: HeldCard,
  rates: readonly [EarnRate, ...EarnRate[]],
  today: string,
): RotatingRow {
  const [first] = rates;
  const { unit, starts, ends, activate_by: by } = first;
  const isActivated = rates.some((rate) => held.entry.activations.includes(activationKey(rate)));
  const isLate = by !== undefined && by < today;
  const status = isActivated ? "activated" : isLate ? "late" : "due";
  return {
    card: toSpendingCard(held),
    on: [...new Set(rates.map((rate) => tellPlace(scene.facts, rate)))],
    rates: [...new Set(rates.map(({ rate }) => rate))].toSorted((a, b) => b - a),
    unit,
    starts,
    ends,
    activate_by: by,
    days_left: status === "due" && by !== undefined ? daysBetween(today, by) : undefined,
    status,
    activation: activationKey(first),
    cap: toCapRow(first, capLeft(scene, held, first), held.entry, scene.today),
  };
}

function capLeft(scene: Scene, held: HeldCard, rate: EarnRate) {
  const spent = toEarner(scene, held).state.spentCents?.[capKey(rate)];
  const leftCents = Math.max(0, toCents(rate.cap_usd ?? 0) - (spent ?? 0));
  return { leftCents, isKnown: spent !== undefined };
}
