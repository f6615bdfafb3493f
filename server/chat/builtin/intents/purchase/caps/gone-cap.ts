import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { ask } from "../../../compose/ask.ts";
import type { Understood } from "../../../../language/understood.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import { isGoneTold } from "./cap-spent.ts";
import type { Capped } from "./cap-told.ts";
import { PLAIN_USD, type PurchaseInput } from "../asked/purchase-slots.ts";
import { sumsOf } from "../asked/purchase-sums.ts";
import { rankedOf } from "../choice/ranked-cards.ts";

/* A purchase beside which it is told that the cap of a card is used up. */

interface Place {
  readonly ranking: Envelope;
  readonly purchase: PurchaseInput;
  /** Those that are named; any where none is. */
  readonly cards: readonly string[];
}

/** The capped rate that is told to be used up, for what is bought now. */
export function goneOf(
  { ranking, purchase, cards }: Place,
  asked: Understood,
  toolbox: Toolbox,
): Capped | undefined {
  const sums = sumsOf(asked);
  const rows = rankedOf(ranking).filter(
    ({ card, cap }) =>
      cap !== undefined &&
      (cards.length === 0 || cards.includes(card.card_id)) &&
      isGoneTold(asked, cap.limit_usd),
  );
  const row = rows.find(({ cap }) => sums.includes(cap?.limit_usd ?? 0)) ?? rows[0];
  if (row === undefined) return undefined;
  const limit = row.cap?.limit_usd;
  if (purchase.amount !== limit) return { ranking, row, purchase };
  // The sum that was taken for the price is that of the cap.
  const now = { ...purchase, amount: sums.find((sum) => sum !== limit) ?? PLAIN_USD };
  const anew = ask(toolbox, "best_card_for_purchase", now);
  const same = rankedOf(anew).find(({ card }) => card.wallet_card_id === row.card.wallet_card_id);
  return { ranking: anew, row: same ?? row, purchase: now };
}
