import { join } from "node:path";
import { readTables } from "../../build/read.ts";
import { toCategoryTree } from "../../server/advice/purchase/categories.ts";
import type { Card, EarnRate, Merchant } from "../../server/advice/purchase/purchase.ts";
import { type Earner, FACE_VALUE } from "../../server/advice/purchase/earner.ts";

export const { tables } = readTables(join(import.meta.dirname, "../../data"));
export const tree = toCategoryTree(tables.spendCategories);

/** The last release of the data the rows are of. */
export const TODAY = "2026-10-10";

const RATE: EarnRate = {
  card_id: "card",
  category: "everything_else",
  rate: 1,
  unit: "percent",
  merchants: [],
  channels: [],
  via: [],
  region: "anywhere",
  excluded_categories: [],
  excluded_merchants: [],
  leaves_out: "",
  excludes_club_fuel: undefined,
  covers: "all",
  min_purchase_usd: undefined,
  max_purchase_usd: undefined,
  cap_usd: undefined,
  cap_period: undefined,
  cap_group: "",
  after_cap_rate: undefined,
  selection: "always",
  select_group: "",
  select_option: "",
  select_count: undefined,
  activate_by: undefined,
  requires: [],
  starts: undefined,
  ends: undefined,
  confidence: "confirmed",
  as_of: undefined,
  note: "",
};

export const rateOf = (cells: Partial<EarnRate>): EarnRate => ({ ...RATE, ...cells });

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
