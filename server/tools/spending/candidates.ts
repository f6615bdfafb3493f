import * as z from "zod";
import type { BonusGoal, CandidateCard } from "../../advice/purchase/card-verdict.ts";
import { reaches } from "../../advice/purchase/categories.ts";
import type { EarnRate } from "../../advice/purchase/purchase.ts";
import { capKey, isRunning } from "../../advice/purchase/rate-status.ts";
import { findExact } from "../../catalog/match-names.ts";
import { wordsOf } from "../../contract/names.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { toEarner } from "../../member/earners.ts";
import { categoryParam, getCategory, lexiconsOf } from "../../member/names.ts";
import { getHeld, type HeldCard, heldCardParam } from "../../member/held-cards.ts";
import { fromDollars } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import { valueOfProgram } from "../../member/point-values.ts";

/** What was spent towards caps, for one question. */
export const capSpentParam = z
  .array(
    z.strictObject({
      card: heldCardParam,
      category: categoryParam
        .optional()
        .describe("Of the capped rate; that of the purchase by default."),
      spent_usd: z.number().nonnegative().max(10_000_000),
    }),
  )
  .max(40)
  .describe("[{card,category?,spent_usd}]: spent towards capped rates, for this question only.");

export type CapSpentAsked = z.infer<typeof capSpentParam>;

/** A held card as it competes for a purchase, without credits of the place. */
export function toCandidate(scene: Scene, held: HeldCard): CandidateCard {
  const earner = toEarner(scene, held);
  const bonus = bonusOf(scene, held);
  const met = earner.state.met ?? [];
  return {
    ...earner,
    state: {
      // What the member says leads the cycle stands with what he chose.
      top: held.entry.chosen_categories,
      ...earner.state,
      met: hasMembership(scene, held, earner.rates) ? [...met, "paid_membership"] : met,
    },
    bonus,
  };
}

/** A spending bonus in progress, when what it is worth is recorded. */
function bonusOf(scene: Scene, { entry, card }: HeldCard): BonusGoal | undefined {
  const running = scene.wallet.bonuses.find(
    ({ wallet_card_id: id, status }) => id === entry.id && status === "active",
  );
  if (running === undefined) return undefined;
  const program = running.reward_program ?? card.rewards_currency;
  const value = program && valueOfProgram(scene, program, { owner: entry.owner });
  const { reward_usd: usd, reward_points: points, deadline } = running;
  const pointCents = points === undefined || !value ? 0 : points * value.cpp;
  const rewardCents = pointCents + (usd === undefined ? 0 : fromDollars(usd));
  if (rewardCents <= 0) return undefined;
  return {
    rewardCents,
    remainingCents: fromDollars(running.required_usd - running.net_spent_usd),
    deadline,
  };
}

/** Whether a membership of the profile is the one that a rate of the card asks for. */
function hasMembership(
  { facts, wallet }: Scene,
  { card }: HeldCard,
  rates: readonly EarnRate[],
): boolean {
  const { memberships } = wallet.profile;
  const paid = rates.filter(({ requires }) => requires.includes("paid_membership"));
  if (paid.length === 0 || memberships.length === 0) return false;
  const places = new Set(paid.flatMap(({ merchants }) => merchants));
  const cardWords = new Set(wordsOf(card.card_name));
  return memberships.some((name) => {
    const words = wordsOf(name);
    const known = findExact(lexiconsOf(facts).merchants.matcher, name);
    const isNamed = words.length > 0 && words.every((word) => cardWords.has(word));
    return isNamed || known.some(({ key }) => places.has(key));
  });
}

/** The candidates with the cap use that was given with the question. Throws when it fits no rate. */
export function withCapSpent(
  scene: Scene,
  held: readonly HeldCard[],
  candidates: readonly CandidateCard[],
  { asked, coded }: { readonly asked: CapSpentAsked; readonly coded: string | undefined },
): readonly CandidateCard[] {
  let changed = candidates;
  for (const { card, category, spent_usd: usd } of asked) {
    const { entry, card: catalog } = getHeld(scene, card, held);
    const key = category === undefined ? coded : getCategory(scene.facts, category).key;
    const rates = scene.facts.rowsOf("earnRates", catalog.id);
    const caps = rates
      .filter((rate) => rate.cap_usd !== undefined && isRunning(rate, scene.today))
      .filter((rate) => key !== undefined && reaches(scene.facts.tree, rate, [key]))
      .map(capKey);
    if (caps.length === 0) {
      throw new ToolError(
        `${catalog.card_name} has no capped rate on ${key ?? "that"} to count towards.`,
      );
    }
    const spent = Object.fromEntries(caps.map((cap) => [cap, fromDollars(usd)]));
    changed = changed.map((one) => (one.id === entry.id ? withSpent(one, spent) : one));
  }
  return changed;
}

/** The card with other cents spent towards some caps. */
export const withSpent = (
  card: CandidateCard,
  spent: Readonly<Record<string, number>>,
): CandidateCard => ({
  ...card,
  state: { ...card.state, spentCents: { ...card.state.spentCents, ...spent } },
});
