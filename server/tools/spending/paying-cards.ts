import * as z from "zod";
import { getNetwork, networkParam } from "../../member/listed-names.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { excludeCardsParam, leftOutBy } from "../../member/excluded-cards.ts";
import type { Scene } from "../../member/scene.ts";
import { toSpendingCard } from "./ranked-row.ts";
import type { refusedRow } from "./unranked-rows.ts";

/*
 * Which of the held cards can pay: some are not at hand, and a place may take some networks only,
 * as the member tells it.
 */

export const payingShape = {
  exclude_cards: excludeCardsParam.optional(),
  networks: z
    .array(networkParam)
    .min(1)
    .optional()
    .describe("The only networks taken, when the member says so."),
};

interface Asked {
  readonly exclude_cards?: readonly string[] | undefined;
  readonly networks?: readonly string[] | undefined;
}

/** Tells of a held card whether it can pay. Throws where a card left out is none of the catalog. */
export function payingCards(scene: Scene, asked: Asked) {
  const { exclude_cards: excluded = [] } = asked;
  const networks = asked.networks?.map((name) => getNetwork(scene.facts, name));
  const isLeftOut = leftOutBy(scene, excluded);
  const isRefused = ({ card: { network } }: HeldCard): boolean =>
    networks !== undefined && (network === undefined || !networks.includes(network));
  const canPay = (held: HeldCard): boolean => !isLeftOut(held) && !isRefused(held);
  return {
    canPay,
    /** Whether a card is not held, or one that is held of it can pay. */
    isUsable: (id: string, held: readonly HeldCard[]): boolean => {
      const own = held.filter(({ card }) => card.id === id);
      return own.length === 0 || own.some(canPay);
    },
    /** Those at hand whose network is not taken. */
    refusedOf: (held: readonly HeldCard[]): readonly z.infer<typeof refusedRow>[] =>
      held
        .filter((one) => !isLeftOut(one) && isRefused(one))
        .map((one) => ({
          card: toSpendingCard(one),
          network: one.card.network,
          reason: `As was told, nothing but ${networks?.join(" or ") ?? ""} is taken.`,
        })),
    assumptions: [
      ...(excluded.length > 0 ? ["The cards to leave out cannot be used for this purchase."] : []),
      ...(networks === undefined ? [] : ["What networks are taken is as given."]),
    ],
  };
}
