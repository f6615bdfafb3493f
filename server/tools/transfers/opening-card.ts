import * as z from "zod";
import type { OpeningCard } from "../../advice/transfers/transfer-terms.ts";
import { toRatio } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { cardName, feeOf } from "../../member/holdings.ts";

/** A card that would open a route or better its ratio. */
export const openingCard = z.object({
  card_id: z.string(),
  card_name: z.string(),
  effect: z.enum(["opens", "betters"]),
  ratio: z.string().describe("Points sent to points received, as `4:3`."),
  ratio_in: z.int(),
  ratio_out: z.int(),
  takes_applications: z.boolean(),
  annual_fee_usd: z.number().optional().describe("By the catalog, after any free first year."),
  note: z.string().optional(),
});

type Row = z.infer<typeof openingCard>;

/** Cards one can apply for first, the best ratio first among them. */
export const toOpeningCards = (
  scene: Scene,
  cards: readonly OpeningCard[],
  effect: Row["effect"],
): Row[] =>
  cards
    .map((card) => ({
      ...card,
      card_name: cardName(scene, card.card_id),
      effect,
      ratio: toRatio(card),
      takes_applications: scene.facts.cards.get(card.card_id)?.status === "open",
      annual_fee_usd: feeOf(scene, card.card_id),
    }))
    .toSorted(
      (a, b) =>
        Number(b.takes_applications) - Number(a.takes_applications) ||
        b.ratio_out * a.ratio_in - a.ratio_out * b.ratio_in,
    );

/** `Chase Sapphire Reserve (1:1), Chase Sapphire Preferred (4:3)` */
export const tellOpeningCards = (cards: readonly Row[]): string =>
  cards.map(({ card_name: name, ratio }) => `${name} (${ratio})`).join(", ");
