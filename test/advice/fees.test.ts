import { describe, expect, test } from "vitest";
import { type FeeCard, type FeeFacts, upcomingFees } from "../../server/advice/fees/fees.ts";
import { renewalValue } from "../../server/advice/fees/renewal.ts";
import { cardsById, reportFacts, tables } from "./histories.ts";

const facts: FeeFacts = {
  card: (id) => cardsById.get(id),
  terms: reportFacts.terms,
  policies: tables.issuerPolicies,
  changes: tables.changes,
};
const TODAY = "2026-11-21";

const list = (cards: readonly Partial<FeeCard>[], months = 12, today = TODAY, from = facts) =>
  upcomingFees(
    cards.map((card, at) => ({ ref: `w${at}`, cardId: "amex-gold", ...card })),
    from,
    today,
    months,
  );

describe("annual fees", () => {
  test("fall due on the anniversary, and can be undone for the days of the issuer's policy", () => {
    const { fees, totalCents } = list([{ openedOn: "2022-02-28" }]);
    expect(fees).toMatchObject([
      {
        cents: 32_500,
        basis: "catalog",
        due: { first: "2027-02-28", last: "2027-02-28" },
        dueMonth: "2027-02",
        isFirstYear: false,
        isPosted: false,
        decideBy: { day: "2027-03-30", refundDays: 30, confidence: "confirmed" },
      },
    ]);
    expect(totalCents).toBe(32_500);
  });

  test("of a card opened on 29 February fall due on the 28th", () => {
    expect(list([{ openedOn: "2024-02-29" }]).fees[0]?.due.first).toBe("2027-02-28");
    expect(list([{ openedOn: "2024-02-29" }], 12, "2027-12-01").fees[0]?.due.first).toBe(
      "2028-02-29",
    );
  });

  test("already posted stay on the list while the refund window is open, outside of the total", () => {
    const of = (openedOn: string) => list([{ openedOn }], 3);
    expect(of("2024-10-22")).toMatchObject({
      fees: [{ isPosted: true, decideBy: { day: "2026-11-21" } }],
      totalCents: 0,
    });
    expect(of("2024-10-21").fees).toEqual([]);
  });

  test("of the first year count from the opening", () => {
    const blue = { cardId: "amex-blue-cash-preferred", openedOn: "2026-12-01" };
    expect(list([blue], 11).fees).toEqual([]);
    expect(list([blue], 13).fees).toMatchObject([
      { due: { first: "2027-12-01" }, isFirstYear: false },
    ]);
    expect(list([{ openedOn: "2026-12-01" }], 1).fees).toMatchObject([{ isFirstYear: true }]);
  });

  test("with a month alone are due in it, and the day to decide is the safe one", () => {
    expect(list([{ openedOn: "2025-03" }]).fees).toMatchObject([
      { due: { first: "2027-03-01", last: "2027-03-31" }, decideBy: { day: "2027-03-31" } },
    ]);
  });

  test("without an opening are unknown, not left out in silence", () => {
    const { fees, unknown, yearCents } = list([{}, { cardId: "no-such-card" }]);
    expect(fees).toEqual([]);
    expect(yearCents).toBe(32_500);
    expect(unknown).toMatchObject([
      { ref: "w0", reason: expect.stringContaining("opening") },
      { ref: "w1", reason: expect.stringContaining("catalog") },
    ]);
  });

  test("are the member's own figure where there is one", () => {
    const { fees } = list([{ openedOn: "2022-02-28", overrideCents: 25_000 }]);
    expect(fees).toMatchObject([{ cents: 25_000, basis: "member" }]);
    expect(list([{ openedOn: "2022-02-28", overrideCents: 0 }]).fees).toEqual([]);
  });

  test("are not owed for closed cards, closings before the day, and other people's accounts", () => {
    const openedOn = "2022-02-28";
    expect(list([{ openedOn, closedOn: "2026-01-01" }]).fees).toEqual([]);
    expect(list([{ openedOn, closedOn: "2027-02-28" }]).fees).toEqual([]);
    expect(list([{ openedOn, authorizedUser: true }]).fees).toEqual([]);
    expect(list([{ openedOn, closedOn: "2027-03-01" }]).fees).toHaveLength(1);
  });

  test("that rise between the opening and the day say so, and before the rise are the old ones", () => {
    const ihg = { cardId: "chase-ihg-premier", openedOn: "2024-12-10" };
    const [fee] = list([ihg]).fees;
    expect(fee?.warnings).toContain(
      "The fee went from $99 to $150 on 2026-10-01 (new accounts; holders in 2027).",
    );
    const past = list([{ ...ihg, openedOn: "2024-09-10" }], 1, "2026-09-01");
    expect(past.fees).toMatchObject([{ cents: 9900 }]);
  });

  test("that rise for holders later are the old ones until then", () => {
    const ihg = { cardId: "chase-ihg-premier", openedOn: "2024-12-10" };
    expect(list([ihg], 24).fees.map(({ due, cents }) => [due.first, cents])).toEqual([
      ["2026-12-10", 9900],
      ["2027-12-10", 15_000],
    ]);
    expect(list([ihg]).yearCents).toBe(9900);
    expect(list([{ ...ihg, openedOn: "2026-10-02" }]).fees).toMatchObject([{ cents: 15_000 }]);
  });

  test("due on both ends of a window count at its start alone", () => {
    const ventureX = { cardId: "capital-one-venture-x", openedOn: "2025-11-21" };
    expect(list([ventureX])).toMatchObject({ totalCents: 39_500, yearCents: 39_500 });
    expect(list([{ ...ventureX, openedOn: "2025-11" }]).totalCents).toBe(39_500);
    expect(list([{ ...ventureX, openedOn: "2025-02-21" }], 3).fees).toEqual([]);
    expect(list([{ ...ventureX, openedOn: "2025-02" }], 3).fees).toHaveLength(1);
  });

  test("of a disputed refund window warn, and without a policy have no day", () => {
    const citi = { cardId: "citi-strata-premier", openedOn: "2025-01-10" };
    expect(list([citi]).fees[0]?.warnings).toContain("Sources disagree about the refund window.");
    const fnbo = list([{ cardId: "fnbo-amtrak-preferred", openedOn: "2025-01-10" }]).fees[0];
    expect(fnbo?.decideBy).toBeUndefined();
  });

  test("of every real card are whole cents, once a year, and sorted", () => {
    const cards = tables.cards.map(({ id }, at) => ({
      cardId: id,
      openedOn: `2024-${String((at % 12) + 1).padStart(2, "0")}-${String((at % 28) + 1).padStart(2, "0")}`,
    }));
    const { fees, totalCents, yearCents } = list(cards, 12);
    const coming = fees.filter(({ isPosted }) => !isPosted);
    expect(new Set(coming.map(({ ref }) => ref)).size).toBe(coming.length);
    expect(totalCents).toBe(yearCents);
    expect(Number.isInteger(totalCents)).toBe(true);
    expect(fees.map(({ due }) => due.first)).toEqual(fees.map(({ due }) => due.first).toSorted());
  });
});

describe("renewal", () => {
  const base = { feeCents: 32_500, credits: [], perks: [], earnAboveBaselineCents: 0 };

  test("weighs used credits, earning and perks against the fee", () => {
    const value = renewalValue({
      ...base,
      credits: [
        { name: "Dining", yearCents: 12_000, usedPercent: 100, easePercent: 90 },
        { name: "Uber Cash", yearCents: 12_000, usedPercent: 50 },
      ],
      earnAboveBaselineCents: 9000,
      perks: [{ name: "No foreign fee", cents: 1000 }],
    });
    expect(value).toMatchObject({
      creditsCents: { low: 16_800, high: 16_800 },
      netCents: { low: -5700, high: -5700 },
      missingCents: { low: 5700, high: 5700 },
      unknown: [],
    });
    expect(value.breakEvenUsedPercent).toBe(99);
  });

  test("leaves what is not known as a range, and says what it is", () => {
    const value = renewalValue({
      feeCents: 10_000,
      perks: [],
      credits: [
        { name: "Hotel", yearCents: 15_000 },
        { name: "Lounge", usedPercent: 100 },
      ],
    });
    expect(value.netCents).toEqual({ low: -10_000, high: 5000 });
    expect(value.missingCents).toEqual({ low: 0, high: 10_000 });
    expect(value.unknown).toHaveLength(3);
  });

  test("breaks even at nothing without a fee, and never when all of it is too little", () => {
    expect(renewalValue({ ...base, feeCents: 0 }).breakEvenUsedPercent).toBe(0);
    expect(renewalValue(base).breakEvenUsedPercent).toBeUndefined();
  });
});
