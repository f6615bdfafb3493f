import { cardRow, divideRounded, fixed, listOf, type Row, rowsOf, runsOn } from "./table.ts";

const BASE = "everything_else";

/** Rates are whole thousandths of a point a dollar or of a per cent. */
const RATE_DIGITS = 3;

/** A reward in its smallest unit: a cent of purchase at a thousandth of a point. */
export const UNITS_PER_POINT = 100_000;

const FULL_CENT = 1000;

export interface Purchase {
  readonly category: string;
  readonly amountCents: number;
  readonly day: string;
  readonly isAbroad: boolean;
}

/** A category and all it belongs to. */
function lineOf(category: string): readonly string[] {
  const parent = rowsOf("spend-categories").find((row) => row("key") === category)?.("parent");
  return parent === undefined || parent === "" ? [category] : [category, ...lineOf(parent)];
}

/** True if a purchase with the merchant itself earns it; online counts as online. */
function isOpenTo(row: Row, category: string): boolean {
  const channels = listOf(row("channels"));
  if (channels.length === 0) return row("via") === "";
  return channels.includes(category === "online_shopping" ? "online" : "direct");
}

/** The rates of a card that a purchase made with the merchant itself can earn. */
export function ratesFor(cardId: string, { category, amountCents, day, isAbroad }: Purchase) {
  const line = new Set([...lineOf(category), BASE]);
  const fits = (row: Row): boolean =>
    row("card_id") === cardId &&
    row("confidence") !== "unverified" &&
    line.has(row("category")) &&
    !listOf(row("excluded_categories")).some((one) => line.has(one)) &&
    row("merchants") === "" &&
    isOpenTo(row, category) &&
    ["anywhere", isAbroad ? "outside_us" : "us"].includes(row("region")) &&
    fixed(row("min_purchase_usd") || "0", 2) <= amountCents &&
    (row("max_purchase_usd") === "" || amountCents <= fixed(row("max_purchase_usd"), 2)) &&
    runsOn(row, day);
  return rowsOf("earn-rates").filter(fits);
}

/** Earns by its rates alone: a base rate is known, and nothing is to choose, activate or qualify for. */
export const isPlain = (cardId: string): boolean =>
  rowsOf("earn-rates").some(
    (row) =>
      row("card_id") === cardId && row("category") === BASE && row("confidence") !== "unverified",
  ) &&
  rowsOf("earn-boosts").every((row) => row("card_id") !== cardId) &&
  rowsOf("earn-rates").every(
    (row) => row("card_id") !== cardId || (row("selection") === "always" && row("requires") === ""),
  );

export const rateOf = (row: Row): number => fixed(row("rate"), RATE_DIGITS);

/** The rate beyond a row's cap: its own lower rate, or the base rate. */
export function rateAfterCap(row: Row, rows: readonly Row[]): number {
  if (row("after_cap_rate") !== "") return fixed(row("after_cap_rate"), RATE_DIGITS);
  const base = rows.filter((one) => one("category") === BASE && one("cap_usd") === "");
  return Math.max(0, ...base.map(rateOf));
}

interface Earned {
  readonly units: number;
  readonly capLeft: number | undefined;
}

/** The most that one purchase earns on a card, with so much spent towards its caps. */
export function earnedOn(cardId: string, purchase: Purchase, spentCents: number): Earned {
  const rows = ratesFor(cardId, purchase);
  const earned = rows.map((row) => {
    const cap = row("cap_usd");
    const left = cap === "" ? undefined : Math.max(0, fixed(cap, 2) - spentCents);
    const first = Math.min(purchase.amountCents, left ?? Infinity);
    const beyond = purchase.amountCents - first;
    const units = first * rateOf(row) + (beyond === 0 ? 0 : beyond * rateAfterCap(row, rows));
    return { units, capLeft: left };
  });
  const best = earned.toSorted((a, b) => b.units - a.units)[0];
  if (best === undefined) throw new Error(`${cardId} earns nothing on ${purchase.category}.`);
  return best;
}

/** Cents that units are worth, at thousandths of a cent a point or, of cash-like rewards, a cent. */
export const unitsInCents = (units: number, worth: number): number =>
  divideRounded(units * worth, UNITS_PER_POINT * FULL_CENT);

export const foreignFeeCents = (cardId: string, { isAbroad, amountCents }: Purchase): number =>
  isAbroad
    ? divideRounded(amountCents * fixed(cardRow(cardId)("foreign_transaction_fee"), 3), 100_000)
    : 0;
