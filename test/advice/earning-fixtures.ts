import { join } from "node:path";
import { readTables } from "../../build/read.ts";
import { toCategoryTree } from "../../server/advice/purchase/categories.ts";
import type { Card, EarnRate, Merchant } from "../../server/advice/purchase/purchase.ts";
import { type Earner, FACE_VALUE } from "../../server/advice/purchase/earner.ts";
import { PLAIN_RATE } from "../../server/member/own-cards.ts";
import { estimateYear } from "../../server/advice/year/yearly-rewards.ts";
import type { SpendLine, YearInput } from "../../server/advice/year/yearly-plan.ts";

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

/** A year of spending from the day of the data. */
export const yearOf = (
  cards: readonly Earner[],
  spend: readonly SpendLine[],
  cells: Partial<YearInput> = {},
) => estimateYear({ tree, cards, spend, from: TODAY, baselinePercent: 2, assumed: [], ...cells });

/** Dollars a month by category. */
export const monthly = (usd: Readonly<Record<string, number>>): readonly SpendLine[] =>
  Object.entries(usd).map(([key, amount]) => ({
    key,
    category: key,
    monthlyCents: Math.round(amount * 100),
  }));

export const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
