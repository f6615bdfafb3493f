import * as z from "zod";
import { atOwnPortal, judgeCard, type RankedCard } from "../../advice/purchase/card-verdict.ts";
import type { FactRow } from "../../contract/facts.ts";
import { EARN_UNITS } from "../../../data/vocab-terms.ts";
import { toWouldBe } from "../../member/earners.ts";
import { toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import type { HeldRanking } from "./purchase-ranking.ts";
import { toPurchaseFigures } from "./ranked-row.ts";

export const namedRow = z.object({
  card_id: z.string(),
  card_name: z.string(),
  held: z.boolean(),
  rate: z.number().describe("For the first dollar: points per dollar or percent back."),
  unit: z.enum(EARN_UNITS),
  rate_on: z.string(),
  points: z.int().optional().describe("Absent if the card pays a percent."),
  cpp: z.number().describe("Cents per point."),
  value_usd: z.number().describe("What the rewards are worth at cpp."),
  foreign_fee_usd: z.number(),
  total_usd: z.number().describe("As in ranked."),
  more_usd: z.number().optional().describe("Lead over the next one named; absent for the last."),
  more_points: z.int().optional().describe("The same in points; below 0: fewer."),
  over_held_usd: z
    .number()
    .optional()
    .describe("More than the best other held card; below 0: less. Absent when there is none."),
});

/** The named cards for the purchase, best first; skips cards not accepted or not valued. */
export function namedRows(
  scene: Scene,
  cards: readonly FactRow<"cards">[],
  standings: HeldRanking,
  owner: string | undefined,
): z.infer<typeof namedRow>[] {
  const { ranked: heldOnes } = standings.ranking;
  const cardOf = (ranked: RankedCard) => standings.purchaseAt(ranked.card).held.card;
  return cards
    .flatMap((card) => {
      const own = heldOnes.find((one) => cardOf(one) === card);
      const ranked = own ?? rankWouldBe(scene, card, standings, owner);
      return ranked === undefined ? [] : [{ card, ranked, isHeld: own !== undefined }];
    })
    .toSorted((a, b) => b.ranked.totalCents - a.ranked.totalCents)
    .map(({ card, ranked, isHeld }, place, all) => {
      const next = all[place + 1]?.ranked;
      const otherHeld = heldOnes.find((one) => cardOf(one) !== card);
      const figures = toPurchaseFigures(scene.facts, ranked);
      const nextPoints = next && toPurchaseFigures(scene.facts, next).points;
      return {
        card_id: card.id,
        card_name: card.card_name,
        held: isHeld,
        ...figures,
        more_usd: next && moreUsd(ranked, next),
        more_points:
          figures.points === undefined || nextPoints === undefined
            ? undefined
            : figures.points - nextPoints,
        over_held_usd: otherHeld && moreUsd(ranked, otherHeld),
      };
    });
}

/** Ranks a card that is not held as if it were; undefined for an unranked held card. */
function rankWouldBe(
  scene: Scene,
  card: FactRow<"cards">,
  { candidates, purchase }: HeldRanking,
  owner: string | undefined,
): RankedCard | undefined {
  if (candidates.some((candidate) => candidate.card.id === card.id)) return undefined;
  const wouldBe = toWouldBe(scene, card, owner);
  const { tree } = scene.facts;
  const verdict = judgeCard(tree, wouldBe, atOwnPortal(tree, wouldBe, purchase));
  return verdict.kind === "ranked" ? verdict.ranked : undefined;
}

/** The difference of the figures as shown, rounded to the cent. */
const moreUsd = (one: RankedCard, other: RankedCard): number =>
  toDollars(Math.round(one.totalCents) - Math.round(other.totalCents));
