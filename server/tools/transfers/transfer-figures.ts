import * as z from "zod";
import { toTransferProgram } from "../../advice/transfers/program-links.ts";
import type { Scene } from "../../member/scene.ts";
import { toUsd, cppShape, valueOfProgram } from "../../member/point-values.ts";
import type { OpeningCard } from "../../advice/transfers/transfer-terms.ts";
import { toRatio } from "../../advice/money.ts";
import { cardName, feeOf } from "../../member/holdings.ts";

export const valued = z.object({
  points: z.int(),
  value_usd: z.number().optional().describe("At cpp; absent without a known value."),
  ...cppShape,
});

export function toValued(scene: Scene, program: string, owner: string, points: number) {
  const value = valueOfProgram(scene, program, { owner });
  if (value === undefined) return { points };
  return { points, value_usd: toUsd(points, value.cpp), cpp: value.cpp, cpp_basis: value.basis };
}

/** An owner's points in a program and those linked to it; undefined without a balance. */
export function balanceOf({ wallet, facts }: Scene, program: string, owner: string) {
  const joined = toTransferProgram(facts.tables, program);
  const balances = wallet.balances.filter(
    (one) => one.owner === owner && toTransferProgram(facts.tables, one.program) === joined,
  );
  if (balances.length === 0) return undefined;
  return balances.reduce((sum, { points }) => sum + points, 0);
}

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

type OpeningCardRow = z.infer<typeof openingCard>;

/** Cards open to applications first, then by best ratio. */
export const toOpeningCards = (
  scene: Scene,
  cards: readonly OpeningCard[],
  effect: OpeningCardRow["effect"],
): OpeningCardRow[] =>
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
export const tellOpeningCards = (cards: readonly OpeningCardRow[]): string =>
  cards.map(({ card_name: name, ratio }) => `${name} (${ratio})`).join(", ");
