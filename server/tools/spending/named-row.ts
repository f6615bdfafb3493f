import * as z from "zod";
import { rankCards } from "../../advice/purchase/best-card.ts";
import type { PurchaseToRank, RankedCard } from "../../advice/purchase/card-verdict.ts";
import { atOwnPortal } from "../../advice/purchase/own-portal.ts";
import { RATE_SCALE } from "../../advice/purchase/rates.ts";
import type { FactRow } from "../../contract/facts.ts";
import { EARN_UNITS } from "../../../data/vocab-terms.ts";
import { toWouldBe } from "../../member/earners.ts";
import { toDollars } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import type { PurchaseRanking } from "./purchase-ranking.ts";
import { firstPart } from "./ranked-row.ts";
import { tellPlace } from "../card-rows/rate-words.ts";

/** A card that was named, held or not, with what the purchase gives on it. */
export const namedRow = z.object({
  card_id: z.string(),
  card_name: z.string(),
  held: z.boolean(),
  rate: z.number().describe("Of the first dollar: points per dollar or per cent back."),
  unit: z.enum(EARN_UNITS),
  rate_on: z.string(),
  points: z.int().optional().describe("Absent where the card pays per cent."),
  cpp: z.number().describe("Cents per point."),
  value_usd: z.number().describe("What the rewards are worth at cpp."),
  foreign_fee_usd: z.number(),
  total_usd: z.number().describe("As in ranked."),
  more_usd: z
    .number()
    .optional()
    .describe("More than the next of those named; absent at the last."),
  more_points: z.int().optional().describe("The same in points; below 0: fewer."),
  over_held_usd: z
    .number()
    .optional()
    .describe("More than the best other held card; below 0: less. Absent when there is none."),
});

type NamedRow = z.infer<typeof namedRow>;

interface Asked {
  readonly found: PurchaseRanking;
  readonly purchase: PurchaseToRank;
  readonly owner: string | undefined;
}

interface Judged {
  readonly card: FactRow<"cards">;
  readonly ranked: RankedCard;
  readonly isHeld: boolean;
}

/** The named cards for the purchase, best first; without those that are not taken or not valued. */
export function namedRows(
  scene: Scene,
  cards: readonly FactRow<"cards">[],
  asked: Asked,
): readonly NamedRow[] {
  const judged = cards
    .flatMap((card) => judge(scene, card, asked) ?? [])
    .toSorted((a, b) => b.ranked.totalCents - a.ranked.totalCents);
  return judged.map((one, place) => toRow(scene, one, judged[place + 1], asked.found));
}

/** A held card as it is ranked; another as it would be if it were held. */
function judge(
  scene: Scene,
  card: FactRow<"cards">,
  { found, purchase, owner }: Asked,
): Judged | undefined {
  const isOf = (id: string): boolean => found.heldOf(id).card.id === card.id;
  const own = found.ranking.ranked.find((one) => isOf(one.card));
  if (own !== undefined) return { card, ranked: own, isHeld: true };
  const { notAccepted, unvalued, unknown } = found.ranking;
  const left = [
    ...notAccepted,
    ...unvalued.map((one) => one.card),
    ...unknown.map((one) => one.card),
  ];
  if (left.some(isOf)) return undefined;
  const wouldBe = toWouldBe(scene, card, owner);
  const { tree } = scene.facts;
  const [ranked] = rankCards(tree, [wouldBe], atOwnPortal(tree, wouldBe, purchase)).ranked;
  return ranked && { card, ranked, isHeld: false };
}

function toRow(
  { facts }: Scene,
  { card, ranked, isHeld }: Judged,
  next: Judged | undefined,
  { ranking, heldOf }: PurchaseRanking,
): NamedRow {
  const first = firstPart(ranked);
  const unit = first?.rate.unit ?? "percent";
  const other = ranking.ranked.find((one) => heldOf(one.card).card.id !== card.id);
  const inPoints = pointsOf(ranked);
  const nextPoints = next && pointsOf(next.ranked);
  return {
    card_id: card.id,
    card_name: card.card_name,
    held: isHeld,
    rate: (first?.scaledRate ?? 0) / RATE_SCALE,
    unit,
    rate_on: first === undefined ? "every purchase" : tellPlace(facts, first.rate),
    points: inPoints,
    cpp: ranked.value.centsPerPoint,
    value_usd: toDollars(ranked.rewardCents),
    foreign_fee_usd: toDollars(ranked.foreignFeeCents),
    total_usd: toDollars(ranked.totalCents),
    more_usd: next === undefined ? undefined : toDollars(between(ranked, next.ranked)),
    more_points:
      inPoints === undefined || nextPoints === undefined ? undefined : inPoints - nextPoints,
    over_held_usd: other === undefined ? undefined : toDollars(between(ranked, other)),
  };
}

/** Of the cents as they are told, so that the difference is that of the figures shown. */
const between = (one: RankedCard, other: RankedCard): number =>
  Math.round(one.totalCents) - Math.round(other.totalCents);

const pointsOf = (ranked: RankedCard): number | undefined =>
  firstPart(ranked)?.rate.unit === "points_per_dollar" ? ranked.earning.points : undefined;
