import * as z from "zod";
import type { FactRow } from "../../contract/facts.ts";
import { excludeCardsParam, leftOutBy } from "../../member/excluded-cards.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { getNetwork, networkParam } from "../../member/listed-names.ts";
import type { Scene } from "../../member/scene.ts";
import { type HeldRanking, tellCredit } from "./purchase-ranking.ts";
import { spendingCard, toSpendingCard, firstRate } from "./ranked-row.ts";
import { findBetterIf, rankCards, TIE_CENTS, toJudge } from "../../advice/purchase/best-card.ts";
import { type ConditionalRate, RATE_SCALE } from "../../advice/purchase/rates.ts";
import { EARN_UNITS } from "../../../data/vocab-terms.ts";
import { toDollars } from "../../advice/money.ts";
import { tellConditions } from "../card-rows/rate-words.ts";

export const conditionalRow = z.object({
  card: spendingCard,
  if: z.array(z.string()).describe("All of these must hold."),
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

/** Cards with a better rate under conditions that are not known to be met. */
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

/** Cards that the shop accepts only on its website. */
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

export const refusedRow = z.object({
  card: spendingCard,
  network: z.string().optional(),
  reason: z.string(),
});

export const unvaluedRow = z.object({
  card: spendingCard,
  points: z.int().optional(),
  reason: z.string(),
});

export const refusedRows = (
  { ranking, purchaseAt }: HeldRanking,
  merchant: FactRow<"merchants"> | undefined,
): z.infer<typeof refusedRow>[] =>
  ranking.notAccepted.map((id) => {
    const { held } = purchaseAt(id);
    const reason = merchant === undefined ? "not taken" : tellTaken(merchant);
    return { card: toSpendingCard(held), network: held.card.network, reason };
  });

export const unvaluedRows = ({ ranking: { unvalued, unknown }, purchaseAt }: HeldRanking) => [
  ...unvalued.map(({ card, earning }) => ({
    card: toSpendingCard(purchaseAt(card).held),
    points: earning.points,
    reason: "Its points have no known value; set one with set_valuation_override.",
  })),
  ...unknown.map(({ card }) => ({
    card: toSpendingCard(purchaseAt(card).held),
    reason: "It has no verified rate for this purchase.",
  })),
];

/** `Costco takes Visa in its stores, Visa and Mastercard online.` */
const tellTaken = ({
  name,
  networks_in_store: inStore,
  networks_online: online,
}: FactRow<"merchants">) =>
  `${name} takes ${listNetworks(inStore)} in its stores, ${listNetworks(online)} online.`;

const listNetworks = (networks: readonly string[]): string =>
  networks.length === 0 ? "every network" : networks.join(" and ");

/** Limits the held cards to pay with: not excluded, and on a network the merchant takes. */
export const payingShape = {
  exclude_cards: excludeCardsParam.optional(),
  networks: z
    .array(networkParam)
    .min(1)
    .optional()
    .describe("The only networks accepted, if the member says so."),
};

const payingInput = z.object(payingShape);

/** Throws if an excluded card is not in the catalog. */
export function payingCards(
  scene: Scene,
  heldCards: readonly HeldCard[],
  { exclude_cards: excluded = [], networks: networkNames }: z.infer<typeof payingInput>,
) {
  const networks = networkNames?.map((name) => getNetwork(scene.facts, name));
  const isExcluded = leftOutBy(scene, excluded);
  const atHand = heldCards.filter((held) => !isExcluded(held));
  const isRefused = ({ card: { network } }: HeldCard): boolean =>
    networks !== undefined && (network === undefined || !networks.includes(network));
  return {
    cards: atHand.filter((held) => !isRefused(held)),
    refused: atHand.filter(isRefused).map((held) => ({
      card: toSpendingCard(held),
      network: held.card.network,
      reason: `As stated, only ${networks?.join(" or ") ?? ""} is accepted.`,
    })),
    assumptions: [
      excluded.length > 0 && "Excluded cards cannot be used for this purchase.",
      networks !== undefined && "Accepted networks are as given.",
    ],
  };
}
