import * as z from "zod";
import { findBetterIf, rankCards, TIE_CENTS, toJudge } from "../../advice/purchase/best-card.ts";
import { type ConditionalRate, RATE_SCALE } from "../../advice/purchase/rates.ts";
import { EARN_UNITS } from "../../../data/vocab-terms.ts";
import { toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { tellConditions } from "../card-rows/rate-words.ts";
import { tellCredit } from "./purchase-credits.ts";
import type { HeldRanking } from "./purchase-ranking.ts";
import { firstRate, spendingCard, toSpendingCard } from "./ranked-row.ts";

export const conditionalRow = z.object({
  card: spendingCard,
  if: z.array(z.string()).describe("All of these must be so."),
  rate: z.number(),
  unit: z.enum(EARN_UNITS),
  total_usd: z.number(),
  more_usd: z.number().optional().describe("More than the best card; absent when there is none."),
});

export type ConditionalRow = z.infer<typeof conditionalRow>;

interface Chance {
  readonly card: string;
  readonly if: readonly string[];
  readonly rate: Pick<ConditionalRate, "rate" | "scaledRate">;
  readonly totalCents: number;
}

export function toConditionalRows(scene: Scene, standings: HeldRanking): ConditionalRow[] {
  const bestCents = standings.ranking.ranked[0]?.totalCents;
  return [...ifMet(scene, standings), ...ifCredited(standings), ...ifOnline(scene, standings)]
    .map(({ card, if: conditions, rate: { rate, scaledRate }, totalCents }) => ({
      card: toSpendingCard(standings.purchaseAt(card).held),
      if: [...conditions],
      rate: scaledRate / RATE_SCALE,
      unit: rate.unit,
      total_usd: toDollars(totalCents),
      more_usd: bestCents === undefined ? undefined : toDollars(totalCents - bestCents),
    }))
    .toSorted((a, b) => b.total_usd - a.total_usd);
}

/** Cards with a better rate, whose conditions are not known to be met. */
function ifMet({ facts }: Scene, { candidates, purchase, ranking, judge }: HeldRanking) {
  const better = findBetterIf(candidates, purchase, ranking, judge);
  return better.map(({ card, conditional, ranked }): Chance => ({
    card,
    if: tellConditions(facts, conditional.rate, conditional.conditions),
    rate: conditional,
    totalCents: ranked.totalCents,
  }));
}

/** Cards with a credit that may not pay for this purchase. */
const ifCredited = ({ ranking, purchaseAt, purchase }: HeldRanking): readonly Chance[] =>
  ranking.ranked
    .flatMap((one) =>
      purchaseAt(one.card)
        .credits.filter(({ unless, isAside }) => unless !== undefined && !isAside)
        .map((credit) => ({
          card: one.card,
          if: [`${tellCredit(credit)} pays for it: ${credit.unless}`],
          rate: firstRate(one),
          totalCents:
            one.totalCents + Math.min(credit.usableCents, purchase.amountCents - one.creditCents),
        })),
    )
    .filter(beats(ranking.ranked[0]?.totalCents));

/** Cards that the shop takes at its website only. */
function ifOnline({ facts }: Scene, { candidates, purchase, ranking }: HeldRanking) {
  if (purchase.channel !== "in_store" || ranking.notAccepted.length === 0) return [];
  const refused = candidates.filter(({ id }) => ranking.notAccepted.includes(id));
  const online = rankCards(refused, toJudge(facts.tree, { ...purchase, channel: "online" }));
  return online.ranked
    .map((one): Chance => ({
      card: one.card,
      if: ["it is bought at the merchant's website, which takes this card's network"],
      rate: firstRate(one),
      totalCents: one.totalCents,
    }))
    .filter(beats(ranking.ranked[0]?.totalCents));
}

const beats =
  (bestCents = -Infinity) =>
  ({ totalCents }: Chance): boolean =>
    totalCents - bestCents > TIE_CENTS;
