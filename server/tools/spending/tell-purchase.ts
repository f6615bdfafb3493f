import { byRewards, rewardsOf, TIE_CENTS } from "../../advice/purchase/best-card.ts";
import type { RankedCard } from "../../advice/purchase/card-verdict.ts";
import { isShopsFuel } from "../../advice/purchase/coding.ts";
import type { FactRow } from "../../contract/facts.ts";
import { count, formatCents, formatPoints, formatUsd, toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { merchantName, tellRate } from "../card-rows/rate-words.ts";
import { compact, type Notes } from "../frame/texts.ts";
import type { ConditionalRow } from "./unranked-rows.ts";
import type { ReadPurchase } from "./purchase-input.ts";
import type { HeldRanking } from "./purchase-ranking.ts";
import { firstRate, type RankedRow } from "./ranked-row.ts";

interface RankedPurchase {
  readonly rows: readonly RankedRow[];
  readonly standings: HeldRanking;
  readonly conditional: readonly ConditionalRow[];
  readonly refused: number;
}

/** The best card for a purchase, the next, and what would beat them, in a few sentences. */
export function tellPurchase(
  { rows, standings, conditional, refused }: RankedPurchase,
  { facts }: Scene,
  { purchase, merchant, category }: ReadPurchase,
): string {
  const { ranking, purchaseAt } = standings;
  const [best] = rows;
  const [top] = ranking.ranked;
  const [chance] = conditional;
  const where = merchant === undefined ? `on ${category?.name}` : `at ${merchant.name}`;
  const what = `${formatUsd(toDollars(purchase.amountCents))} ${where}`;
  const hope =
    chance &&
    `${chance.card.card_name} would give ${formatUsd(chance.total_usd)} if ${chance.if.join(" and ")}.`;
  if (best === undefined || top === undefined) {
    const unclear = ranking.unknown.length + ranking.unvalued.length;
    if (refused + unclear === 0) {
      return `There is no open card on ${purchase.day}, so there is nothing to rank.`;
    }
    const none = `No held card can be ranked for ${what}: ${refused} not accepted, ${unclear} without a known rate or value.`;
    return compact([none, hope]).join(" ");
  }
  const ties = Math.max(1, ranking.ties.length);
  const next = rows[ties];
  const { portal } = purchaseAt(top.card);
  const booked = portal === undefined ? "" : ` through ${merchantName(facts, portal)}`;
  const level = ties > 1 ? ` (tied with ${count(ties - 1, "other card")})` : "";
  return compact([
    merchant?.confidence === "unverified" && `${tellUnverified(merchant)}.`,
    `Best for ${what}: ${best.card.card_name}${booked}${level}, ${formatUsd(best.total_usd)} in all: ${tellFigures(best, top)}.`,
    next && `Next: ${next.card.card_name}, ${formatUsd(next.total_usd)}.`,
    tellMostRewards(standings, top),
    hope,
  ]).join(" ");
}

/** The best card by rewards alone, if credits or a bonus put another one first. */
function tellMostRewards({ ranking, purchaseAt }: HeldRanking, top: RankedCard) {
  const [most] = byRewards(ranking.ranked);
  if (most === undefined || rewardsOf(most) - rewardsOf(top) <= TIE_CENTS) return undefined;
  const worth = formatUsd(toDollars(rewardsOf(most)));
  return `By rewards alone: ${purchaseAt(most.card).held.card.card_name}, ${tellFirstRate(most)} (${worth}).`;
}

function tellFirstRate(ranked: RankedCard): string {
  const { rate, scaledRate } = firstRate(ranked);
  return tellRate(scaledRate, rate.unit);
}

function tellFigures(row: RankedRow, top: RankedCard): string {
  const points =
    row.points === undefined
      ? ""
      : `${formatPoints(row.points)} points at ${formatCents(row.cpp)}, `;
  return compact([
    `${tellFirstRate(top)} (${points}${formatUsd(row.value_usd)})`,
    row.credit_usd > 0 && `${formatUsd(row.credit_usd)} of credits`,
    row.bonus_usd > 0 && `${formatUsd(row.bonus_usd)} of a bonus in progress`,
    row.foreign_fee_usd > 0 && `${formatUsd(row.foreign_fee_usd)} of foreign fee`,
  ]).join(", ");
}

/** Categories in which the payee often charges a fee for cards. */
const FEE_CATEGORIES: ReadonlySet<string> = new Set(["rent", "mortgage", "taxes", "education"]);

const tellUnverified = ({ name }: Pick<FactRow<"merchants">, "name">): string =>
  `How ${name} codes is not verified`;

export const purchaseWarnings = ({ merchant, category, warnings }: ReadPurchase): Notes => [
  merchant?.confidence === "unverified" &&
    `${tellUnverified(merchant)}, so only rates on every purchase, on the merchant itself or on ` +
      "a category that was given are counted.",
  ...warnings,
  merchant && noteOf(merchant),
  merchant !== undefined &&
    category?.key === "gas" &&
    isShopsFuel(merchant) &&
    "Rates on gas whose terms leave out fuel sold by superstores, supermarkets or warehouse " +
      "clubs are not counted here.",
  FEE_CATEGORIES.has(category?.key ?? "") &&
    `Whether paying ${category?.name.toLowerCase()} by card costs a fee is not in the data, so none ` +
      "is counted: ask, and subtract it from the dollars here.",
];

function noteOf({ confidence, name, note, category_basis: basis }: FactRow<"merchants">) {
  if (confidence === "disputed") return `Sources disagree on how ${name} codes: ${note}.`;
  return note !== "" && basis !== "kind" && `${name}: ${note}.`;
}
