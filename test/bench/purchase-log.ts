import { NO_PURCHASES, type Purchase, toPurchaseWrites } from "../../server/accounts/purchases.ts";
import type { Write } from "../../server/accounts/store/store.ts";
import type { WalletCard } from "../../server/accounts/wallet.ts";
import { toMonthSums } from "../../server/member/logged.ts";

export interface LogShape {
  readonly months: number;
  readonly rowsAMonth: number;
  /** The credit that a row pays, if any; the other rows are purchases. */
  readonly creditOf?: (card: WalletCard, place: number) => string | undefined;
}

const A_YEAR: LogShape = { months: 12, rowsAMonth: 1000 };
const CATEGORIES = ["dining", "groceries", "gas", "travel", undefined];

/** Writes purchases on all cards of a wallet up to November 2026; 12,000 in a year by default. */
export function writesOfLog(
  accountId: string,
  cards: readonly WalletCard[],
  shape = A_YEAR,
): readonly Write[] {
  const months = Array.from({ length: shape.months }, (_, at) => {
    const name = new Date(Date.UTC(2026, 11 - shape.months + at, 1)).toISOString().slice(0, 7);
    const rows = Array.from({ length: shape.rowsAMonth }, (_row, place) =>
      toRow(name, place, cards, shape),
    );
    return { name, entry: { rows: [], version: null }, rows };
  });
  const sums = {
    ...NO_PURCHASES,
    months: Object.fromEntries(months.map(({ name, rows }) => [name, toMonthSums(rows)])),
  };
  return toPurchaseWrites(accountId, { sums: NO_PURCHASES, version: null }, sums, months);
}

function toRow(
  month: string,
  place: number,
  cards: readonly WalletCard[],
  { creditOf }: LogShape,
): Purchase {
  const card = cards[place % cards.length];
  if (card === undefined) throw new Error("no card");
  const credit = creditOf?.(card, place);
  return {
    id: `${month}-${place}`,
    wallet_card_id: card.id,
    on: `${month}-${String((place % 20) + 1).padStart(2, "0")}`,
    cents: 100 * ((place % 90) + 1) * (credit === undefined ? 1 : -1),
    text: `SHOP ${place}`,
    kind: credit === undefined ? "purchase" : "credit",
    credit,
    category: credit === undefined ? CATEGORIES[place % CATEGORIES.length] : undefined,
    source: "csv",
    log_id: "bench",
  };
}
