import * as z from "zod";
import type { FactRow } from "../../contract/facts.ts";
import { excludeCardsParam, leftOutBy } from "../../member/excluded-cards.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { getNetwork, networkParam } from "../../member/listed-names.ts";
import type { Scene } from "../../member/scene.ts";
import type { HeldRanking } from "./purchase-ranking.ts";
import { spendingCard, toSpendingCard } from "./ranked-row.ts";

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
    reason: "Nobody has valued its points; set_valuation_override can.",
  })),
  ...unknown.map(({ card }) => ({
    card: toSpendingCard(purchaseAt(card).held),
    reason: "No verified rate of it holds for this purchase.",
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

/** The held cards that the member can pay with: those at hand that the merchant accepts. */
export const payingShape = {
  exclude_cards: excludeCardsParam.optional(),
  networks: z
    .array(networkParam)
    .min(1)
    .optional()
    .describe("The only networks taken, when the member says so."),
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
      reason: `As was told, nothing but ${networks?.join(" or ") ?? ""} is taken.`,
    })),
    assumptions: [
      excluded.length > 0 && "The cards to leave out cannot be used for this purchase.",
      networks !== undefined && "What networks are taken is as given.",
    ],
  };
}
