import { mostWorth, type Option } from "./assignment.ts";
import type { HeldCard, Holdings } from "./holdings.ts";
import { rateAfterCap, rateOf, ratesFor, UNITS_PER_POINT } from "./purchase.ts";
import { cardRow, fixed, sum } from "./table.ts";
import { worthOf } from "./worth.ts";

const CAPS_A_YEAR: Readonly<Record<string, number>> = {
  billing_cycle: 12,
  month: 12,
  quarter: 4,
  half_year: 2,
  calendar_year: 1,
  anniversary_year: 1,
};

const FULL_CENT = 1000;

/** A year is of small purchases, so rates from a least amount on are not assumed. */
const SMALL = 0;

/** The options of each category on one card: under its caps, and without one. */
function optionsOn(card: HeldCard, category: string, wallet: Holdings, day: string): Option[] {
  const purchase = { category, amountCents: SMALL, day, isAbroad: false };
  const rows = ratesFor(card.card_id, purchase);
  const currency = cardRow(card.card_id)("rewards_currency");
  const worth = worthOf(wallet, card.owner, currency, day) ?? 0;
  return rows.flatMap((row) => {
    const free = { place: `${card.id} ${category}`, room: Infinity };
    if (row("cap_usd") === "") return [{ ...free, worth: rateOf(row) * worth }];
    const group = row("cap_group") || `${row("category")} ${row("region")}`;
    const room = fixed(row("cap_usd"), 2) * (CAPS_A_YEAR[row("cap_period")] ?? 0);
    return [
      { place: `${card.id} cap ${group}`, room, worth: rateOf(row) * worth },
      { ...free, worth: rateAfterCap(row, rows) * worth },
    ];
  });
}

export interface Spending {
  readonly category: string;
  readonly monthlyCents: number;
}

/** Cents of rewards when every dollar of a year goes where it earns most. */
export function bestYearCents(wallet: Holdings, spend: readonly Spending[], day: string): number {
  const supplies = spend.map(({ category, monthlyCents }) => ({
    amount: 12 * monthlyCents,
    options: wallet.cards.flatMap((card) => optionsOn(card, category, wallet, day)),
  }));
  return mostWorth(supplies) / (UNITS_PER_POINT * FULL_CENT);
}

/** The fees of a normal year, in cents. */
export const feesCents = (cards: readonly HeldCard[]): number =>
  sum(cards.map(({ card_id: id }) => fixed(cardRow(id)("annual_fee"), 2)));
