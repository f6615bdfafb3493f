import * as z from "zod";
import type { BonusGoal, CandidateCard } from "../../advice/purchase/card-verdict.ts";
import { reaches } from "../../advice/purchase/categories.ts";
import type { EarnRate } from "../../advice/purchase/purchase.ts";
import { capKey, isRunning } from "../../advice/purchase/rate-status.ts";
import { findExact } from "../../catalog/match-names.ts";
import { wordsOf } from "../../contract/names.ts";
import type { Wallet } from "../../accounts/wallet.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { toEarner } from "../../member/earners.ts";
import { categoryParam, getCategory, lexiconsOf } from "../../member/names.ts";
import { getHeld, type HeldCard, heldCardParam } from "../../member/held-cards.ts";
import { toCents } from "../../advice/money.ts";
import { bonusSpent } from "../../member/logged.ts";
import type { Scene } from "../../member/scene.ts";
import { valueOfProgram } from "../../member/point-values.ts";

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

export type CapSpending = z.infer<typeof capSpentParam>;

/** A held card as a candidate for a purchase, before any credits at the merchant. */
export function toCandidate(scene: Scene, held: HeldCard): CandidateCard {
  const earner = toEarner(scene, held);
  const met = earner.state.met ?? [];
  return {
    ...earner,
    state: {
      // Unless known otherwise, the chosen categories count as the cycle's top-spend ones.
      top: held.entry.chosen_categories,
      ...earner.state,
      met: hasMembership(scene, held, earner.rates) ? [...met, "paid_membership"] : met,
    },
    bonus: toBonusGoal(scene, held),
  };
}

export const runningBonus = ({ bonuses }: Wallet, walletCardId: string) =>
  bonuses.find((one) => one.wallet_card_id === walletCardId && one.status === "active");

/** Undefined unless the worth of the bonus in progress is recorded. */
function toBonusGoal(scene: Scene, { entry, card }: HeldCard): BonusGoal | undefined {
  const bonus = runningBonus(scene.wallet, entry.id);
  if (bonus === undefined) return undefined;
  const program = bonus.reward_program ?? card.rewards_currency;
  const value = program && valueOfProgram(scene, program, { owner: entry.owner });
  const { reward_usd: usd = 0, reward_points: points = 0, deadline } = bonus;
  const rewardCents = points * (value ? value.cpp : 0) + toCents(usd);
  if (rewardCents <= 0) return undefined;
  const remainingCents = toCents(bonus.required_usd - bonusSpent(scene, bonus));
  return { rewardCents, remainingCents, deadline };
}

function hasMembership({ facts, wallet }: Scene, { card }: HeldCard, rates: readonly EarnRate[]) {
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

/** The candidates with the cap use given in the question. Throws if it fits no rate. */
export function withCapSpending(
  scene: Scene,
  heldCards: readonly HeldCard[],
  candidates: readonly CandidateCard[],
  { capSpending, categoryKey }: { capSpending: CapSpending; categoryKey: string | undefined },
): readonly CandidateCard[] {
  const { facts, today } = scene;
  const spentById = new Map<string, Record<string, number>>();
  for (const { card: name, category, spent_usd: usd } of capSpending) {
    const { entry, card } = getHeld(scene, name, heldCards);
    const key = category === undefined ? categoryKey : getCategory(facts, category).key;
    const capped = facts
      .rowsOf("earnRates", card.id)
      .filter((rate) => rate.cap_usd !== undefined && isRunning(rate, today))
      .filter((rate) => key !== undefined && reaches(facts.tree, rate, [key]));
    if (capped.length === 0) {
      throw new ToolError(
        `${card.card_name} has no capped rate on ${key ?? "that"} to count towards.`,
      );
    }
    const spent = Object.fromEntries(capped.map((rate) => [capKey(rate), toCents(usd)]));
    spentById.set(entry.id, { ...spentById.get(entry.id), ...spent });
  }
  return candidates.map((one) => withSpent(one, spentById.get(one.id)));
}

export const withSpent = (card: CandidateCard, spent: Readonly<Record<string, number>> = {}) => ({
  ...card,
  state: { ...card.state, spentCents: { ...card.state.spentCents, ...spent } },
});
