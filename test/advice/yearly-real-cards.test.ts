import { describe, expect, test } from "vitest";
import { monthly, real, sum, tables, yearOf } from "./earning-fixtures.ts";

describe("all real cards", () => {
  const ids = [...new Set(tables.earnRates.map(({ card_id }) => card_id))];
  const spend = monthly({
    dining: 600,
    groceries: 800,
    gas: 200,
    streaming: 60,
    travel: 300,
    flights: 250,
    hotels: 250,
    utilities: 250,
    phone_service: 120,
    internet_cable: 90,
    drugstores: 60,
    online_shopping: 300,
    home_improvement: 150,
    transit: 80,
    rent: 2000,
    fitness: 50,
    everything_else: 900,
  });
  const all = { assumed: ["activation"] } as const;

  test.each(ids)("%s earns between nothing and ten per cent, all spend in place", (id) => {
    const year = yearOf([real(id)], spend, all);
    expect(sum(year.byLine.map(({ cents }) => cents))).toBe(year.spendCents);
    expect(sum(year.shares.map(({ cents }) => cents)) + year.unassignedCents).toBe(year.spendCents);
    expect(year.totalCents).toBeLessThan(year.spendCents / 10);
  });

  test("a wallet of every card is solved and no card of it could go for more", () => {
    const cards = ids.map((id) => real(id));
    const whole = yearOf(cards, spend, all);
    expect(whole.isExact).toBe(true);
    for (const { card } of whole.byCard.filter(({ cents }) => cents > 0)) {
      const fewer = yearOf(
        cards.filter(({ id }) => id !== card),
        spend,
        all,
      );
      expect(fewer.totalCents).toBeLessThanOrEqual(whole.totalCents);
    }
  });
});
