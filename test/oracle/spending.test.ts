import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { walletOf } from "../tools/held.ts";
import { ask, tryCases } from "./ask.ts";
import { earnedOn, foreignFeeCents, isPlain, unitsInCents, UNITS_PER_POINT } from "./purchase.ts";
import { cardRow, rowsOf, sum, tellOwn } from "./table.ts";
import { cardsOf, isValued, OPEN_CARDS, ownCardsOf, today, valuationsOf } from "./wallets.ts";
import { worthOf } from "./worth.ts";
import { bestYearCents, feesCents } from "./year.ts";

const CARDS = OPEN_CARDS.filter((id) => isPlain(id) && isValued(cardRow(id)("rewards_currency")));
/** Cards whose rates are the same all year. */
const YEAR_CARDS = CARDS.filter((id) =>
  rowsOf("earn-rates")
    .filter((row) => row("card_id") === id)
    .every((row) => `${row("starts")}${row("ends")}` === "" && row("cap_period") !== "promotion"),
);
/** Delivered food is bought from the restaurant or from who delivers it, so it is not asked about. */
const CATEGORIES = rowsOf("spend-categories")
  .map((row) => row("key"))
  .filter((key) => key !== "food_delivery");
const OWN = ["amex_membership_rewards", "capital_one_miles", "delta_skymiles", "hilton_honors"];

/** Rows of rates with a cap, of cards that are asked about. */
const CAPPED = rowsOf("earn-rates").filter(
  (row) => row("cap_usd") !== "" && row("channels") !== "portal" && CARDS.includes(row("card_id")),
);
/** Some of all, and of what has caps as many. */
const cardOf = (ids: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(...ids),
    fc.constantFrom(...CAPPED.map((row) => row("card_id")).filter((id) => ids.includes(id))),
  );
const category = fc.oneof(
  fc.constantFrom(...CATEGORIES),
  fc.constantFrom(...CAPPED.map((row) => row("category"))),
);

const cents = (usd: number | undefined): number | undefined =>
  usd === undefined ? undefined : Math.round(usd * 100);

const purchases = fc.record({
  tracked: cardsOf(cardOf(CARDS), { minLength: 1, maxLength: 4 }),
  own: ownCardsOf(CATEGORIES, OWN),
  valuations: valuationsOf(OWN),
  category,
  amountCents: fc.oneof(
    fc.integer({ min: 1, max: 50_000 }),
    fc.integer({ min: 1, max: 2_000_000 }),
  ),
  country: fc.constantFrom(undefined, "FR"),
  /** The rest of each cap, if given. */
  leftUsd: fc.option(fc.nat(2000), { nil: undefined }),
  day: today,
});
const purchaseShape = z.object({
  ranked: z.array(
    z.object({
      card: z.object({ card_id: z.string() }),
      points: z.number().optional(),
      value_usd: z.number(),
      cap: z.object({ left_usd: z.number() }).optional(),
      foreign_fee_usd: z.number(),
      credit_usd: z.number(),
      bonus_usd: z.number(),
      total_usd: z.number(),
    }),
  ),
});

test("a purchase earns on each card what rates, caps and foreign fees come to", async () => {
  await tryCases(
    purchases,
    async ({ tracked, own, valuations, country, leftUsd, day, ...rest }) => {
      const cards = [...tracked, ...own];
      tellOwn(cards);
      const wallet = walletOf(cards, { valuations });
      const purchase = { ...rest, day, isAbroad: country !== undefined };
      const spentUsd = (cardId: string): number => {
        const { capLeft: cap = 0 } = earnedOn(cardId, purchase, 0);
        return leftUsd === undefined ? 0 : Math.max(0, cap / 100 - leftUsd);
      };
      const input = {
        category: rest.category,
        amount: rest.amountCents / 100,
        country,
        channel: undefined,
        cap_spent: cards
          .map(({ id, card_id: cardId }) => ({ card: id, spent_usd: spentUsd(cardId) }))
          .filter(({ spent_usd: spent }) => spent > 0),
      };
      const question = { wallet, today: day, tool: "best_card_for_purchase", input };
      const { ranked } = await ask(question, purchaseShape);
      expect(ranked).toHaveLength(cards.length);
      for (const { card, points, cap, ...row } of ranked) {
        const earned = earnedOn(card.card_id, purchase, 100 * spentUsd(card.card_id));
        const worth = worthOf(wallet, "me", cardRow(card.card_id)("rewards_currency"), day) ?? 0;
        expect({ card, value: cents(row.value_usd), fee: cents(row.foreign_fee_usd) }).toEqual({
          card,
          value: unitsInCents(earned.units, worth),
          fee: foreignFeeCents(card.card_id, purchase),
        });
        if (points !== undefined) expect(points).toBe(Math.floor(earned.units / UNITS_PER_POINT));
        expect(cents(cap?.left_usd) ?? 0).toBe(earned.capLeft ?? 0);
        // The total is rounded once, its parts each.
        const total = row.value_usd + row.credit_usd + row.bonus_usd - row.foreign_fee_usd;
        expect(Math.abs(row.total_usd - total)).toBeLessThan(0.016);
      }
    },
  );
});

const years = fc.record({
  tracked: cardsOf(cardOf(YEAR_CARDS), { minLength: 1, maxLength: 5 }),
  own: ownCardsOf(CATEGORIES, OWN),
  valuations: valuationsOf(OWN),
  spend: fc.uniqueArray(
    fc.record({
      category,
      monthlyCents: fc.integer({ min: 1, max: 200 }).map((hundreds) => hundreds * 10_000),
    }),
    { selector: (one) => one.category, minLength: 1, maxLength: 6 },
  ),
  baseline: fc.constantFrom(0, 150, 200),
  day: today,
});
const yearShape = z.object({
  total_usd: z.number(),
  fees_usd: z.number(),
  net_of_fees_usd: z.number(),
  spend_usd: z.number(),
  baseline_usd: z.number(),
  above_baseline_usd: z.number(),
});

test("a year earns what the best place of every dollar brings", async () => {
  await tryCases(years, async ({ tracked, own, valuations, spend, baseline, day }) => {
    const cards = [...tracked, ...own];
    tellOwn(cards);
    const wallet = walletOf(cards, { valuations });
    const monthly = spend.map((one) => [one.category, one.monthlyCents / 100] as const);
    const input = { spend: Object.fromEntries(monthly), baseline_pct: baseline / 100 };
    const question = { wallet, today: day, tool: "estimate_annual_rewards", input };
    const year = await ask(question, yearShape);
    const total = Math.round(year.total_usd * 100);
    // Each share of a category is told in whole cents.
    expect(Math.abs(total - bestYearCents(wallet, spend, day))).toBeLessThanOrEqual(3);
    const yearly = 12 * sum(spend.map(({ monthlyCents }) => monthlyCents));
    const plain = (yearly * baseline) / 10_000;
    const fees = feesCents(cards);
    expect(year).toEqual({
      total_usd: year.total_usd,
      fees_usd: fees / 100,
      net_of_fees_usd: (total - fees) / 100,
      spend_usd: yearly / 100,
      baseline_usd: plain / 100,
      above_baseline_usd: (total - fees - plain) / 100,
    });
  });
});
