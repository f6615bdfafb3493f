import * as z from "zod";
import { CARD_STATUSES, CARD_TYPES } from "../../../data/vocab.ts";
import type { FactRow } from "../../contract/facts.ts";
import { type HeldCard, heldCards } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";

export type Card = FactRow<"cards">;

/** What every list of cards tells of each. */
export const cardBrief = z.object({
  card_id: z.string(),
  card_name: z.string(),
  issuer: z.string(),
  card_type: z.enum(CARD_TYPES),
  annual_fee_usd: z.number().describe("Of the catalog, from the second year on."),
  status: z
    .enum(CARD_STATUSES)
    .describe("open takes applications; product_change_only is reached by changing another card."),
  held: z.boolean().describe("Open in the wallet now."),
  wallet_card_ids: z.array(z.string()).describe("Of the open ones in the wallet."),
});

/** The cards of the wallet by the card of the catalog, open and closed. */
export type Holdings = ReadonlyMap<string, readonly HeldCard[]>;

export function holdingsOf(scene: Scene): Holdings {
  const holdings = new Map<string, HeldCard[]>();
  for (const held of heldCards(scene, { status: "all" })) {
    const own = holdings.get(held.card.id);
    if (own === undefined) holdings.set(held.card.id, [held]);
    else own.push(held);
  }
  return holdings;
}

/** The ids in the wallet of those that are open. */
export const openIds = (holdings: Holdings, cardId: string): string[] =>
  (holdings.get(cardId) ?? []).filter(({ isOpen }) => isOpen).map(({ entry }) => entry.id);

export function toBrief(card: Card, holdings: Holdings): z.infer<typeof cardBrief> {
  const ids = openIds(holdings, card.id);
  return {
    card_id: card.id,
    card_name: card.card_name,
    issuer: card.issuer,
    card_type: card.card_type,
    annual_fee_usd: card.annual_fee,
    status: card.status,
    held: ids.length > 0,
    wallet_card_ids: ids,
  };
}

/** Whether anybody can still apply for it. */
export const isOnOffer = ({ status }: Card): boolean => status === "open";
