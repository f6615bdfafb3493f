import * as z from "zod";
import { CARD_STATUSES, CARD_TYPES } from "../../../data/vocab.ts";
import { groupBy } from "../../contract/group-by.ts";
import type { FactRow } from "../../contract/facts.ts";
import { type HeldCard, heldCards } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";

export type Card = FactRow<"cards">;

export const cardRef = z.object({ card_id: z.string(), card_name: z.string() });

export const toCardRef = ({ id, card_name }: Pick<Card, "id" | "card_name">) => ({
  card_id: id,
  card_name,
});

export const cardBrief = cardRef.extend({
  issuer: z.string(),
  card_type: z.enum(CARD_TYPES),
  annual_fee_usd: z.number().describe("From the catalog, second year on."),
  status: z
    .enum(CARD_STATUSES)
    .describe("open: takes applications. product_change_only: reached only by product change."),
  held: z.boolean().describe("Open in the wallet now."),
  wallet_card_ids: z.array(z.string()).describe("Of the open ones in the wallet."),
});

/** The wallet's cards by catalog id, open and closed. */
export type Holdings = ReadonlyMap<string, readonly HeldCard[]>;

export const holdingsOf = (scene: Scene): Holdings =>
  groupBy(heldCards(scene, { status: "all" }), ({ card }) => card.id);

export const openIds = (holdings: Holdings, cardId: string): string[] =>
  (holdings.get(cardId) ?? []).filter(({ isOpen }) => isOpen).map(({ entry }) => entry.id);

export function toBrief(card: Card, holdings: Holdings): z.infer<typeof cardBrief> {
  const ids = openIds(holdings, card.id);
  return {
    ...card,
    ...toCardRef(card),
    annual_fee_usd: card.annual_fee,
    held: ids.length > 0,
    wallet_card_ids: ids,
  };
}

export const isOnOffer = ({ status }: Card): boolean => status === "open";
