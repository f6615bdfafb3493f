import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  offerAtOpening,
  stepDeadline,
  toSpendSteps,
} from "../../server/advice/applications/bonus-steps.ts";
import { upcomingFees } from "../../server/advice/fees/fees.ts";
import { comesAgain, creditYear } from "../../server/advice/fees/renewal-credits.ts";
import { type RenewalCredit, renewalValue } from "../../server/advice/fees/renewal.ts";
import { toSeenOffers } from "../../server/advice/applications/welcome-offers.ts";
import { cardsById, reportFacts, tables } from "./histories.ts";

const creditsOf = (cardId: string) => tables.credits.filter((row) => row.card_id === cardId);

function creditOf(cardId: string, name: string) {
  const row = creditsOf(cardId).find((one) => one.credit_name === name);
  if (row === undefined) throw new Error(`no credit ${name}`);
  return row;
}

const TODAY = "2026-11-21";
const FROM = "2027-03-14";

describe("the value of a renewal", () => {
  const credit: fc.Arbitrary<RenewalCredit> = fc.record({
    name: fc.constantFrom("a", "b", "c"),
    yearCents: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined }),
    usedPercent: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
    easePercent: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
    isSure: fc.boolean(),
  });

  test("is a range with its parts as its sum, and more use is never worth less", () => {
    fc.assert(
      fc.property(
        fc.array(credit, { maxLength: 6 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined }),
        (credits, feeCents, earn) => {
          const value = renewalValue({
            feeCents,
            credits,
            earnAboveBaselineCents: earn,
            perks: [],
          });
          expect(value.netCents.low).toBeLessThanOrEqual(value.netCents.high);
          expect(value.netCents.low).toBe(value.creditsCents.low + (earn ?? 0) - feeCents);
          expect(value.missingCents.high).toBe(Math.max(0, -value.netCents.low));
        },
      ),
    );
  });

  test("at the share that breaks even pays for the fee, and at one less does not", () => {
    fc.assert(
      fc.property(
        fc.array(credit, { maxLength: 6 }),
        fc.integer({ min: 1, max: 100_000 }),
        (credits, feeCents) => {
          const { breakEvenUsedPercent: share } = renewalValue({ feeCents, credits, perks: [] });
          const netAt = (usedPercent: number) =>
            renewalValue({
              feeCents,
              credits: credits.map((one) => ({
                ...one,
                usedPercent: one.isSure ? 100 : usedPercent,
              })),
              perks: [],
            }).netCents.low;
          if (share === undefined) expect(netAt(100)).toBeLessThan(0);
          else {
            expect(netAt(share)).toBeGreaterThanOrEqual(0);
            if (share > 0) expect(netAt(share - 1)).toBeLessThan(0);
          }
        },
      ),
    );
  });
});

describe("a credit in the coming year", () => {
  const year = (cardId: string, name: string, rest = {}) =>
    creditYear({ credit: creditOf(cardId, name), from: FROM, today: TODAY, uses: [], ...rest });

  test("is logged in full only when the log reaches back far enough", () => {
    const uses = [{ day: "2026-11-03", cents: 1000 }];
    expect(year("amex-gold", "Uber Cash", { uses, loggedSince: "2026-11-03" })).toMatchObject({
      basis: "logged",
      credit: { yearCents: 12_000, used: { low: 1000, high: 12_000 } },
    });
    expect(year("amex-gold", "Uber Cash", { uses, loggedSince: "2025-12-21" })).toMatchObject({
      credit: { used: { low: 1000, high: 1000 } },
    });
  });

  test("of points that come by themselves counts at their value, and without one is unknown", () => {
    const name = "Anniversary miles";
    expect(year("capital-one-venture-x", name, { centsPerPoint: 1.7 })).toMatchObject({
      basis: "automatic",
      credit: { yearCents: 17_000, isSure: true },
    });
    expect(year("capital-one-venture-x", name).credit.yearCents).toBeUndefined();
  });

  test("of several years counts as a year's share, used or not", () => {
    const uses = [{ day: "2024-06-01", cents: 12_000 }];
    const name = "Global Entry or TSA PreCheck";
    expect(year("amex-platinum", name, { uses, loggedSince: "2024-06-01" })).toMatchObject({
      credit: { yearCents: 3000, used: { low: 3000, high: 3000 } },
    });
  });

  test("that ends within the year counts up to its end", () => {
    // Monthly $10 to 31 December 2027; from 14 March 2027 these are March to December.
    const row = creditOf("chase-sapphire-preferred", "DoorDash promos");
    expect(year("chase-sapphire-preferred", row.credit_name).credit.yearCents).toBe(10_000);
    expect(comesAgain(row, "2028-01-01")).toBe(false);
  });

  test("is never more than is stated, nor more than there is", () => {
    const stated = { cents: 99_999 };
    expect(year("amex-gold", "Uber Cash", { stated }).credit.used).toEqual({
      low: 12_000,
      high: 12_000,
    });
  });
});

test("a fee that is announced for a day to come holds from then on", () => {
  const [first] = tables.changes;
  if (first === undefined) throw new Error("no changes");
  const change = {
    ...first,
    date: "2027-01-01",
    subject: "amex-gold",
    kind: "fee",
    field: "annual_fee",
    old: "325",
    new: "395",
  } as const;
  const facts = {
    card: (id: string) => cardsById.get(id),
    terms: reportFacts.terms,
    policies: tables.issuerPolicies,
    changes: [change],
  };
  const feeOf = (openedOn: string) =>
    upcomingFees([{ ref: "w", cardId: "amex-gold", openedOn }], facts, TODAY, 12).fees[0]?.cents;
  expect(feeOf("2020-12-31")).toBe(32_500);
  expect(feeOf("2020-01-01")).toBe(39_500);
  expect(feeOf("2020-03-01")).toBe(39_500);
});

describe("the steps of an offer", () => {
  const offersOf = (cardId: string) =>
    toSeenOffers(tables.offers.filter((row) => row.card_id === cardId));

  test("are those that spend anywhere reaches; the others are told apart", () => {
    const [latest] = offersOf("barclays-wyndham-earner");
    if (latest === undefined) throw new Error("no offer");
    const { steps, left } = toSpendSteps(latest);
    expect(steps).toMatchObject([{ requiredCents: 100_000, points: 30_000 }]);
    expect(left).toMatchObject([{ step: 2, merchants: ["wyndham"] }]);
  });

  test("are those of the offer that ran on the day of the opening", () => {
    const of = (opened?: string) =>
      offerAtOpening(offersOf("chase-sapphire-preferred"), opened)?.seenOn;
    expect(of("2026-07-31")).toBe("2026-07-09");
    expect(of("2026-08-01")).toBe("2026-06-08");
    expect(of("2020-01-01")).toBe("2025-05-15");
    expect(of()).toBe("2026-10-07");
  });

  test("end the day before the same day of a later month, at the earliest it may be", () => {
    expect(stepDeadline("2024-02-29", 12)).toBe("2025-02-27");
    expect(stepDeadline("2026-10", 3)).toBe("2026-12-31");
    expect(stepDeadline(undefined, 3)).toBeUndefined();
  });
});
