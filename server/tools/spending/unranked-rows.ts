import * as z from "zod";
import type { FactRow } from "../../contract/facts.ts";
import type { PurchaseRanking } from "./purchase-ranking.ts";
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
  { ranking, heldOf }: PurchaseRanking,
  merchant: FactRow<"merchants"> | undefined,
): readonly z.infer<typeof refusedRow>[] =>
  ranking.notAccepted.map((id) => {
    const held = heldOf(id);
    const { network } = held.card;
    const reason = merchant === undefined ? "not taken" : tellTaken(merchant);
    return { card: toSpendingCard(held), network, reason };
  });

/** Those that nobody can value or rate there. */
export const unvaluedRows = ({
  ranking: { unvalued, unknown },
  heldOf,
}: PurchaseRanking): readonly z.infer<typeof unvaluedRow>[] => [
  ...unvalued.map(({ card, earning }) => ({
    card: toSpendingCard(heldOf(card)),
    points: earning.points,
    reason: "Nobody has valued its points; set_valuation_override can.",
  })),
  ...unknown.map(({ card }) => ({
    card: toSpendingCard(heldOf(card)),
    reason: "No verified rate of it holds for this purchase.",
  })),
];

/** `Costco takes Visa in its stores, Visa and Mastercard online.` */
function tellTaken({
  name,
  networks_in_store: inStore,
  networks_online: online,
}: FactRow<"merchants">) {
  return `${name} takes ${listNetworks(inStore)} in its stores, ${listNetworks(online)} online.`;
}

const listNetworks = (networks: readonly string[]): string =>
  networks.length === 0 ? "every network" : networks.join(" and ");
