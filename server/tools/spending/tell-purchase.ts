import type * as z from "zod";
import { byRewards, rewardsOf, TIE_CENTS } from "../../advice/purchase/best-card.ts";
import type { RankedCard } from "../../advice/purchase/card-verdict.ts";
import { count, formatCents, formatPoints, formatUsd, toDollars } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import { merchantName, tellRate } from "../card-rows/rate-words.ts";
import type { ReadPurchase } from "./purchase-input.ts";
import type { PurchaseRanking } from "./purchase-ranking.ts";
import { tellUnverified } from "./purchase-warnings.ts";
import { type conditionalRow, firstPart, type RankedRow } from "./ranked-row.ts";

/** The best card for a purchase, the next, and what would beat them, in a few sentences. */
export function tellPurchase(
  rows: readonly RankedRow[],
  { found, refused }: { readonly found: PurchaseRanking; readonly refused: number },
  { facts, today }: Scene,
  { purchase, merchant, category }: ReadPurchase,
): string {
  const { ranking, conditional, portalOf } = found;
  const [best] = rows;
  const next = rows[Math.max(1, ranking.ties.length)];
  const [top] = ranking.ranked;
  const where = merchant === undefined ? `on ${category?.name}` : `at ${merchant.name}`;
  const [chance] = conditional;
  const what = `${formatUsd(purchase.amountCents / 100)} ${where}`;
  if (best === undefined || top === undefined) {
    const unclear = ranking.unknown.length + ranking.unvalued.length;
    const { day } = purchase;
    if (refused + unclear === 0) {
      const none = day < today ? `No card was open on ${day}` : "No open card is held";
      return `${none}, so there is nothing to rank.`;
    }
    return `No held card can be ranked for ${what}: ${refused} not accepted, ${unclear} without a known rate or value.${tellChance(chance)}`;
  }
  const portal = portalOf(top.card);
  const booked = portal === undefined ? "" : ` through ${merchantName(facts, portal)}`;
  const ties =
    ranking.ties.length > 1 ? ` (level with ${count(ranking.ties.length - 1, "other card")})` : "";
  return [
    ...(merchant?.confidence === "unverified" ? [`${tellUnverified(merchant)}.`] : []),
    `Best for ${what}: ${best.card.card_name}${booked}${ties}, ${formatUsd(best.total_usd)} in all: ${tellFigures(best, top)}.`,
    ...(next === undefined ? [] : [`Next: ${next.card.card_name}, ${formatUsd(next.total_usd)}.`]),
    ...tellMostRewards(found, best),
  ]
    .join(" ")
    .concat(tellChance(chance));
}

/** The card that most people mean, where credits or a bonus put another first. */
function tellMostRewards({ ranking, heldOf }: PurchaseRanking, best: RankedRow): readonly string[] {
  const [most] = byRewards(ranking.ranked);
  const first = most && firstPart(most);
  const top = ranking.ranked.find(({ card }) => card === best.card.wallet_card_id);
  if (most === undefined || first === undefined || top === undefined) return [];
  if (rewardsOf(most) - rewardsOf(top) <= TIE_CENTS) return [];
  const rate = tellRate(first.scaledRate, first.rate.unit);
  const worth = formatUsd(toDollars(rewardsOf(most)));
  return [`By rewards alone: ${heldOf(most.card).card.card_name}, ${rate} (${worth}).`];
}

const tellChance = (chance: z.infer<typeof conditionalRow> | undefined): string =>
  chance === undefined
    ? ""
    : ` ${chance.card.card_name} would give ${formatUsd(chance.total_usd)} if ${chance.if.join(" and ")}.`;

function tellFigures(row: RankedRow, top: RankedCard): string {
  const first = firstPart(top);
  const rate = first === undefined ? "" : tellRate(first.scaledRate, first.rate.unit);
  const points =
    row.points === undefined || row.cpp === undefined
      ? ""
      : `${formatPoints(row.points)} points at ${formatCents(row.cpp)}, `;
  return [
    `${rate} (${points}${formatUsd(row.value_usd)})`,
    ...(row.credit_usd > 0 ? [`${formatUsd(row.credit_usd)} of credits`] : []),
    ...(row.bonus_usd > 0 ? [`${formatUsd(row.bonus_usd)} of a bonus in progress`] : []),
    ...(row.foreign_fee_usd > 0 ? [`${formatUsd(row.foreign_fee_usd)} of foreign fee`] : []),
  ].join(", ");
}
