import * as z from "zod";
import { getNetwork, networkParam } from "../../member/listed-names.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { excludeCardsParam, leftOutBy } from "../../member/excluded-cards.ts";
import type { Scene } from "../../member/scene.ts";
import { textsWhere } from "../frame/texts-where.ts";
import { toSpendingCard } from "./ranked-row.ts";

/* Which of the held cards the member can pay with, by what he has at hand and what the place takes. */

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
  { exclude_cards: excluded = [], networks: networkNames }: z.infer<typeof payingInput>,
) {
  const networks = networkNames?.map((name) => getNetwork(scene.facts, name));
  const isExcluded = leftOutBy(scene, excluded);
  const isRefused = ({ card: { network } }: HeldCard): boolean =>
    networks !== undefined && (network === undefined || !networks.includes(network));
  const canPay = (held: HeldCard): boolean => !isExcluded(held) && !isRefused(held);
  return {
    canPay,
    /** True if a card is not held, or one of those held can pay. */
    isUsable: (card: HeldCard["card"], heldCards: readonly HeldCard[]): boolean => {
      const own = heldCards.filter((held) => held.card === card);
      return own.length === 0 || own.some(canPay);
    },
    /** Those at hand whose network is not taken. */
    refusedOf: (heldCards: readonly HeldCard[]) =>
      heldCards
        .filter((held) => !isExcluded(held) && isRefused(held))
        .map((held) => ({
          card: toSpendingCard(held),
          network: held.card.network,
          reason: `As was told, nothing but ${networks?.join(" or ") ?? ""} is taken.`,
        })),
    assumptions: textsWhere([
      [excluded.length > 0, "The cards to leave out cannot be used for this purchase."],
      [networks !== undefined, "What networks are taken is as given."],
    ]),
  };
}
