import { join } from "node:path";
import { readTables } from "../../build/read.ts";
import { toCategoryTree } from "../../server/advice/purchase/categories.ts";
import type { Card, EarnRate, Merchant } from "../../server/advice/purchase/purchase.ts";
import { type Earner, FACE_VALUE } from "../../server/advice/purchase/earner.ts";
import { PLAIN_RATE } from "../../server/member/own-cards.ts";

export const { tables } = readTables(join(import.meta.dirname, "../../data"));
export const tree = toCategoryTree(tables.spendCategories);

/** The last release of the data the rows are of. */
export const TODAY = "2026-10-10";

export const rateOf = (cells: Partial<EarnRate>): EarnRate => ({
  ...PLAIN_RATE,
  card_id: "card",
  rate: 1,
  ...cells,
});

const must = <Found>(found: Found | undefined, key: string): Found => {
  if (found === undefined) throw new Error(`no row ${key}`);
  return found;
};

export const merchantOf = (key: string): Merchant =>
  must(
    tables.merchants.find((row) => row.key === key),
    key,
  );

const cardOf = (id: string): Card =>
  must(
    tables.cards.find((row) => row.id === id),
    id,
  );

/** A card of made-up rates, which pay cash unless told. */
export const madeUp = (
  id: string,
  rates: readonly EarnRate[],
  cells: Partial<Earner> = {},
): Earner => ({
  id,
  card: { ...cardOf("alliant-cashback"), foreign_transaction_fee: 0 },
  rates,
  boosts: [],
  state: {},
  value: FACE_VALUE,
  ...cells,
});

/** A real card with its real rates, its points at a cent unless told. */
export const real = (id: string, cells: Partial<Earner> = {}): Earner => ({
  id,
  card: cardOf(id),
  rates: tables.earnRates.filter(({ card_id }) => card_id === id),
  boosts: tables.earnBoosts.filter(({ card_id }) => card_id === id),
  state: {},
  value: { centsPerPoint: 1, basis: "service_estimate" },
  ...cells,
});
