import * as z from "zod";
import { heldCardRef, toHeldRef } from "../../member/held-cards.ts";
import { toCents, toDollars } from "../../advice/money.ts";
import type { CreditRow } from "./credit-row.ts";
import type { HeldCredit } from "../../member/held-credits.ts";

/* What credits come to: all together, of each card beside its fee, and of each person. */

const YEAR_MONTHS = 12;

const sums = {
  credits: z.int(),
  left_usd: z.number().describe("Left in the running periods, of the rows that are counted."),
  used_usd: z.number().describe("Logged in the running periods, of the same rows."),
  period_usd: z.number().describe("One period of each of the counted rows, whole."),
  year_usd: z.number().describe("All periods of a year of the counted rows, at face value."),
  month_usd: z.number().describe("A twelfth of year_usd."),
};

export const totals = z.object({
  ...sums,
  cards: z.int().describe("How many cards carry them."),
  not_counted: z.int().describe("Open or locked rows that totals leave out: see conditions."),
});

export const cardSums = z.object({
  ...heldCardRef.shape,
  ...sums,
  annual_fee_usd: z.number(),
  year_less_fee_usd: z.number().describe("year_usd less the annual fee."),
});

export const ownerSums = z.object({ owner: z.string(), ...sums });

type Rows = readonly CreditRow[];

export const toTotals = (rows: Rows): z.infer<typeof totals> => ({
  ...toSums(rows),
  cards: new Set(rows.map((row) => row.wallet_card_id)).size,
  not_counted: rows.filter(
    ({ status, counted }) => (status === "open" || status === "locked") && !counted,
  ).length,
});

function toSums(rows: Rows) {
  const counted = rows.filter((row) => row.counted);
  const sum = (pick: (row: CreditRow) => number | undefined) =>
    toDollars(counted.reduce((cents, row) => cents + toCents(pick(row) ?? 0), 0));
  const year = sum((row) => row.year_usd);
  return {
    credits: rows.length,
    left_usd: sum((row) => row.left),
    used_usd: sum((row) => row.used),
    period_usd: sum((row) => row.per_period),
    year_usd: year,
    month_usd: toDollars(Math.round(toCents(year) / YEAR_MONTHS)),
  };
}

/** Each card that carries one of them. */
export function sumsByCard(credits: readonly HeldCredit[], rows: Rows): z.infer<typeof cardSums>[] {
  const held = new Map(credits.map((one) => [one.held.entry.id, one.held]));
  return [...held].map(([id, one]) => {
    const own = toSums(rows.filter((row) => row.wallet_card_id === id));
    const fee = one.entry.annual_fee_override_usd ?? one.card.annual_fee;
    const less = toDollars(toCents(own.year_usd) - toCents(fee));
    return { ...toHeldRef(one), ...own, annual_fee_usd: fee, year_less_fee_usd: less };
  });
}

export const sumsByOwner = (rows: Rows): z.infer<typeof ownerSums>[] =>
  [...new Set(rows.map(({ owner }) => owner))].map((owner) => ({
    owner,
    ...toSums(rows.filter((row) => row.owner === owner)),
  }));
