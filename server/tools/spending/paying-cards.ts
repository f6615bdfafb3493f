import * as z from "zod";
import { NETWORKS } from "../../../data/vocab.ts";
import { cardParam, getCard } from "../core/find.ts";
import type { HeldCard } from "../core/held.ts";
import type { Scene } from "../core/scene.ts";
import { toSpendingCard } from "./ranked-row.ts";
import type { refusedRow } from "./unranked-rows.ts";

/*
 * Which of the held cards can pay: some are not at hand, and a place may take some networks only,
 * as the member tells it.
 */

const MOST_LEFT_OUT = 20;

export const payingShape = {
  without: z
    .array(cardParam)
    .min(1)
    .max(MOST_LEFT_OUT)
    .optional()
    .describe(
      "Held cards that cannot be used now: a wallet_card_id, or a card, which stands for all held of it.",
    ),
  networks: z
    .array(z.enum(NETWORKS))
    .min(1)
    .optional()
    .describe("The only networks taken, when the member says so; other cards are not accepted."),
};

interface Asked {
  readonly without?: readonly string[] | undefined;
  readonly networks?: readonly (typeof NETWORKS)[number][] | undefined;
}

/** Tells of a held card whether it can pay. Throws where a card left out is none of the catalog. */
export function payingCards({ facts, wallet }: Scene, { without = [], networks }: Asked) {
  const entries = new Set(wallet.cards.map(({ id }) => id));
  const leftOut = new Set(
    without.map((name) => (entries.has(name) ? name : getCard(facts, name).id)),
  );
  const isLeftOut = ({ entry, card }: HeldCard): boolean =>
    leftOut.has(entry.id) || leftOut.has(card.id);
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
          ...(one.card.network === undefined ? {} : { network: one.card.network }),
          reason: `As was told, nothing but ${networks?.join(" or ") ?? ""} is taken.`,
        })),
    assumptions: [
      ...(leftOut.size > 0 ? ["The cards to leave out cannot be used for this purchase."] : []),
      ...(networks === undefined ? [] : ["What networks are taken is as given."]),
    ],
  };
}
