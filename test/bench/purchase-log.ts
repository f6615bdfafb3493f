import { NO_PURCHASES, type Purchase, toPurchaseWrites } from "../../server/accounts/purchases.ts";
import type { Write } from "../../server/accounts/store/store.ts";
import type { WalletCard } from "../../server/accounts/wallet.ts";
import { toMonthSums } from "../../server/member/logged.ts";

const MONTHS = 12;
const ROWS_A_MONTH = 1000;
const CATEGORIES = ["dining", "groceries", "gas", "travel", undefined];

/** Writes 12,000 purchases over the year up to November 2026, on all cards of a wallet. */
export function writesOfLog(accountId: string, cards: readonly WalletCard[]): readonly Write[] {
  const months = Array.from({ length: MONTHS }, (_, at) => {
    const name = new Date(Date.UTC(2025, 11 + at, 1)).toISOString().slice(0, 7);
    const rows = Array.from({ length: ROWS_A_MONTH }, (_row, place) => toRow(name, place, cards));
    return { name, entry: { rows: [], version: null }, rows };
  });
  const sums = {
    ...NO_PURCHASES,
    months: Object.fromEntries(months.map(({ name, rows }) => [name, toMonthSums(rows)])),
  };
  return toPurchaseWrites(accountId, { sums: NO_PURCHASES, version: null }, sums, months);
}

function toRow(month: string, place: number, cards: readonly WalletCard[]): Purchase {
  const card = cards[place % cards.length];
  if (card === undefined) throw new Error("no card");
  return {
    id: `${month}-${place}`,
    wallet_card_id: card.id,
    on: `${month}-${String((place % 20) + 1).padStart(2, "0")}`,
    cents: 100 * ((place % 90) + 1),
    text: `SHOP ${place}`,
    kind: "purchase",
    category: CATEGORIES[place % CATEGORIES.length],
    source: "csv",
    log_id: "bench",
  };
}
