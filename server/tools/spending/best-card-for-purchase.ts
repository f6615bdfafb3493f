import * as z from "zod";
import { amountParam } from "../../member/amounts.ts";
import { byRewards } from "../../advice/purchase/best-card.ts";
import type { FactRow } from "../../contract/facts.ts";
import { cardParam } from "../../member/names.ts";
import { getCardOf, type HeldCard, heldCards } from "../../member/held-cards.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { getOwner, ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { sceneOn } from "../../member/scene-on.ts";
import { type CapSpending, capSpentParam } from "./candidates.ts";
import {
  conditionalRow,
  type ConditionalRow,
  toConditionalRows,
  payingCards,
  payingShape,
  refusedRow,
  refusedRows,
  unvaluedRow,
  unvaluedRows,
} from "./unranked-rows.ts";
import { namedRow, namedRows } from "./named-row.ts";
import { purchaseShape, type ReadPurchase, readPurchase } from "./purchase-input.ts";
import { type HeldRanking, rankHeldCards } from "./purchase-ranking.ts";
import { type RankedRow, rankedRow, toRankedRow } from "./ranked-row.ts";
import { purchaseWarnings, tellPurchase } from "./tell-purchase.ts";

const MAX_NAMED = 5;

const data = z.object({
  purchase: z.object({
    amount_usd: z.number(),
    date: z.iso.date(),
    merchant: z.string().optional(),
    merchant_name: z.string().optional(),
    category: z.string().optional().describe("As it codes."),
    category_name: z.string().optional(),
    channel: z.string().optional(),
  }),
  ranked: z.array(rankedRow).describe("Best first, by total_usd."),
  by_rewards: z
    .array(z.string())
    .describe("wallet_card_ids, best first by rewards less the foreign fee alone."),
  ties: z.array(z.string()).describe("wallet_card_ids within half a cent of the best."),
  not_accepted: z.array(refusedRow),
  unvalued: z.array(unvaluedRow),
  conditional: z.array(conditionalRow).describe("What would beat the best card, and when."),
  named: z.array(namedRow).optional().describe("The cards given, held or not, best first."),
});

export const bestCardForPurchase = defineReader({
  name: "best_card_for_purchase",
  title: "Best held card for a purchase",
  description:
    "Which card do I use, swipe or pay with right now for ONE purchase at a store or merchant " +
    "(Target, Amazon), or in a category (gas, groceries, dinner, rent, hotel, flight, buying " +
    "online, in another country)? Ranks cards already held by rate and cap left, unused " +
    "credits, bonus in progress, acceptance (Costco), activation, foreign fees, in dollars. " +
    "All categories: category_cheat_sheet; cards to apply for: rank_candidate_cards.",
  input: z.strictObject({
    ...purchaseShape,
    owner: ownerParam.optional(),
    cap_spent: capSpentParam.optional(),
    all_credits: z
      .boolean()
      .optional()
      .describe("Count credits that later purchases would use as well."),
    month_usd: amountParam
      .optional()
      .describe("Dollars spent there each month, to show when a cap is full."),
    ...payingShape,
    cards: z
      .array(cardParam)
      .min(1)
      .max(MAX_NAMED)
      .optional()
      .describe("Cards to compare, held or not."),
    as_if: asIfParam,
  }),
  data,
  brief: {
    rows: "ranked",
    columns: {
      ranked:
        "card total_usd rate unit points value_usd credit_usd bonus_usd foreign_fee_usd conditions",
    },
  },
  answer: ({ month_usd: monthUsd, ...input }, scene) => {
    const read = readPurchase(input, scene);
    // Caps, credits and held cards are those on the day of the purchase.
    const then = sceneOn(scene, read.purchase.day);
    const owner = input.owner === undefined ? undefined : getOwner(scene.wallet, input.owner);
    const held = heldCards(then, { owner });
    const paying = payingCards(scene, held, input);
    const named = namedCards(scene, input.cards, held, paying.cards);
    const standings = rankHeldCards(then, held, read, {
      capSpending: input.cap_spent ?? [],
      countsAllCredits: input.all_credits ?? false,
      payingCards: paying.cards,
    });
    const conditional = toConditionalRows(then, standings);
    const refused = [...paying.refused, ...refusedRows(standings, read.merchant)];
    const { ranked, ties } = standings.ranking;
    const rows = ranked.map((one) =>
      toRankedRow(then, one, standings.purchaseAt(one.card), monthUsd),
    );
    return {
      summary: tellPurchase({ rows, standings, conditional, refused: refused.length }, scene, read),
      data: {
        purchase: toPurchaseRow(read, input.amount),
        ranked: rows,
        by_rewards: byRewards(ranked).map(({ card }) => card),
        ties: [...ties],
        not_accepted: refused,
        unvalued: unvaluedRows(standings),
        conditional,
        named: named.length === 0 ? undefined : namedRows(then, named, standings, owner),
      },
      assumptions: [
        ...read.assumptions,
        ...paying.assumptions,
        ...assumptionsOf(rows, input.cap_spent, then.today < scene.today),
      ],
      warnings: purchaseWarnings(read),
      sources: sourcesOf(then, standings, read.merchant),
      next_actions: held.length === 0 ? [ADD_CARDS] : nextActions(rows[0], conditional),
    };
  },
});

const assumptionsOf = (
  rows: readonly RankedRow[],
  capSpending: CapSpending = [],
  isPast: boolean,
) => [
  isPast && AS_OF_THEN,
  "Points count at estimates or the member's own values, credits at face value.",
  capSpending.length > 0 && CAPS_GIVEN,
  rows.some((row) => row.bonus_usd > 0) && BONUS_COUNTED,
];

const ADD_CARDS = "Add the member's cards with add_wallet_card or import_wallet.";
const AS_OF_THEN =
  "Cards and credits count as of that day, rates as far as their changes are dated, and " +
  "bonuses and caps with everything recorded since.";
const CAPS_GIVEN = "Spend towards caps is as given, and is not saved.";
const BONUS_COUNTED = "A bonus in progress counts by its share for each dollar left to spend.";

/** The cards named in the question, without held cards that cannot pay here. */
function namedCards(
  scene: Scene,
  names: readonly string[] = [],
  held: readonly HeldCard[],
  paying: readonly HeldCard[],
) {
  const cards = [...new Set(names.map((name) => getCardOf(scene, name)))];
  return cards.filter((card) => !isAmong(held, card) || isAmong(paying, card));
}

const isAmong = (among: readonly HeldCard[], card: FactRow<"cards">): boolean =>
  among.some((one) => one.card === card);

const toPurchaseRow = ({ purchase, merchant, category }: ReadPurchase, usd: number) => ({
  amount_usd: usd,
  date: purchase.day,
  merchant: merchant?.key,
  merchant_name: merchant?.name,
  category: category?.key,
  category_name: category?.name,
  channel: purchase.channel,
});

function sourcesOf(
  { facts }: Scene,
  { ranking, purchaseAt }: HeldRanking,
  merchant: FactRow<"merchants"> | undefined,
) {
  const shown = ranking.ranked.slice(0, 3);
  const rates = shown.flatMap(({ card, earning }) => {
    const used = new Set(earning.parts.map(({ rate }) => rate));
    return facts.rowsOf("earnRates", purchaseAt(card).held.card.id).filter((row) => used.has(row));
  });
  const credits = shown.flatMap(({ card }) => purchaseAt(card).credits.map(({ row }) => row));
  return [...(merchant === undefined ? [] : [merchant]), ...rates, ...credits];
}

const nextActions = (best: RankedRow | undefined, conditional: readonly ConditionalRow[]) => [
  (best?.credit_usd ?? 0) > 0 && "After the purchase, log the credit with record_credit_use.",
  (best?.bonus_usd ?? 0) > 0 && "After the purchase, log the spend with record_bonus_progress.",
  best?.cap?.left_known === false &&
    "Record spend towards the cap with update_wallet_card, or give cap_spent.",
  conditional.some((row) => row.if.some((text) => text.includes("activated"))) &&
    "Activate the rotating rate with the issuer, then record it with update_wallet_card.",
];
