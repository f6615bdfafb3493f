import * as z from "zod";
import type { FactRow } from "../../contract/facts.ts";
import type { HeldRanking } from "./purchase-ranking.ts";
import { spendingCard, toSpendingCard } from "./ranked-row.ts";

/* Held cards that are not ranked for a purchase, each with the reason. */

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

/** Those whose network the merchant does not take. */
export const refusedRows = (
  { ranking, placedOf }: HeldRanking,
  merchant: FactRow<"merchants"> | undefined,
): z.infer<typeof refusedRow>[] =>
  ranking.notAccepted.map((id) => {
    const { held } = placedOf(id);
    const reason = merchant === undefined ? "not taken" : tellTaken(merchant);
    return { card: toSpendingCard(held), network: held.card.network, reason };
  });

/** Those without a value of their points, or without a rate there. */
export const unvaluedRows = ({
  ranking: { unvalued, unknown },
  placedOf,
}: HeldRanking): z.infer<typeof unvaluedRow>[] => [
  ...unvalued.map(({ card, earning }) => ({
    card: toSpendingCard(placedOf(card).held),
    points: earning.points,
    reason: "Nobody has valued its points; set_valuation_override can.",
  })),
  ...unknown.map(({ card }) => ({
    card: toSpendingCard(placedOf(card).held),
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
