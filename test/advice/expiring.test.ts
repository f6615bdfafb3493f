import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bonusDeadline,
  bonusPace,
  plannedPace,
} from "../../server/advice/applications/bonus-pace.ts";
import { dueCertificates } from "../../server/advice/benefits/certificates-due.ts";
import { creditState } from "../../server/advice/benefits/credit-periods.ts";
import { addDays } from "../../server/advice/days.ts";
import { listExpiring } from "../../server/advice/benefits/expiring.ts";
import { tables } from "./histories.ts";

const TODAY = "2026-11-21";

describe("what expires", () => {
  const uber = tables.credits.filter(
    (row) => row.card_id === "amex-platinum" && row.credit_name === "Uber Cash",
  );
  const held = (uses: readonly { day: string; cents: number }[] = []) =>
    uber.map((credit) => ({
      ref: "w1",
      name: credit.credit_name,
      state: creditState({ credit, today: TODAY, uses }),
    }));

  test("is sorted by day, then by value, with what to do", () => {
    const items = listExpiring({
      today: TODAY,
      withinDays: 30,
      credits: held(),
      certificates: [
        { ref: "c1", name: "Free night", expiresOn: "2026-11-30", valueCents: 20_000 },
      ],
      points: [
        { ref: "p1", name: "Avios", expiresOn: "2026-12-21", valueCents: 100 },
        { ref: "p2", name: "Bonvoy", expiresOn: "2026-12-22" },
        { ref: "p3", name: "Miles" },
      ],
      activations: [{ ref: "w2", name: "Rotating quarter", expiresOn: TODAY }],
      bonuses: [{ ref: "b1", name: "Welcome bonus", expiresOn: "2026-11-20" }],
    });
    expect(items.map(({ name, daysLeft }) => [name, daysLeft])).toEqual([
      ["Rotating quarter", 0],
      ["Free night", 9],
      ["Uber Cash", 9],
      ["Avios", 30],
    ]);
    expect(items[2]).toMatchObject({ valueCents: 1500, valueBasis: "face", kind: "credit" });
  });

  test("does not hold what is used", () => {
    const used = held([{ day: "2026-11-01", cents: 1500 }]);
    expect(listExpiring({ today: TODAY, withinDays: 365, credits: used })).toEqual([]);
  });

  test("is inside its days for every real credit", () => {
    const credits = tables.credits.map((credit) => ({
      ref: credit.card_id,
      name: credit.credit_name,
      state: creditState({ credit, today: TODAY, uses: [], openedOn: "2024-05" }),
    }));
    const items = listExpiring({ today: TODAY, withinDays: 60, credits });
    expect(items.length).toBeGreaterThan(50);
    for (const { expiresOn } of items) {
      expect(expiresOn >= TODAY && expiresOn <= addDays(TODAY, 60)).toBe(true);
    }
  });
});

describe("certificates that are due", () => {
  const of = (cardId: string, openedOn?: string, today = TODAY) =>
    dueCertificates(
      tables.certificates.filter((row) => row.card_id === cardId),
      openedOn,
      today,
    );

  test("come with the next anniversary and last as long as a source says", () => {
    expect(of("chase-hyatt", "2024-02-29")).toMatchObject([
      { name: "Free Night Award", due: { first: "2027-02-28" }, usableUntil: "2028-02-28" },
    ]);
    expect(of("chase-hyatt", "2025-11-21")[0]?.due?.first).toBe("2027-11-21");
    expect(of("chase-hyatt", "2026-11-21")[0]?.due?.first).toBe("2027-11-21");
  });

  test("are unknown without an opening, and in the month of it", () => {
    expect(of("chase-hyatt")).toMatchObject([{ unknown: expect.stringContaining("not recorded") }]);
    expect(of("chase-hyatt", "2024-11")).toMatchObject([
      {
        due: { first: "2026-11-22", last: "2026-11-30" },
        unknown: expect.stringContaining("may have passed"),
      },
    ]);
    expect(of("chase-hyatt", "2024-10")[0]).toMatchObject({
      due: { first: "2027-10-01", last: "2027-10-31" },
    });
  });
});

describe("bonus pace", () => {
  const ask = (netSpentCents: number, deadline?: string, today = TODAY) =>
    bonusPace({ requiredCents: 400_000, netSpentCents, deadline, today });

  test("spreads what is left over the days, today and the last day included", () => {
    expect(ask(100_000, "2026-12-20")).toMatchObject({
      status: "open",
      leftCents: 300_000,
      daysLeft: 29,
      perWeekCents: 70_000,
    });
    expect(ask(399_999, "2026-11-21")).toMatchObject({ daysLeft: 0, perWeekCents: 1 });
  });

  test("is done, missed or unknown", () => {
    expect(ask(400_000)).toMatchObject({ status: "done", leftCents: 0 });
    expect(ask(400_000, "2026-01-01")).toMatchObject({ status: "done" });
    expect(ask(1, "2026-11-20")).toMatchObject({ status: "missed", daysLeft: -1 });
    expect(ask(1).status).toBe("unknown");
    expect(ask(1).perWeekCents).toBeUndefined();
  });

  test("tells when it is done at a pace, and what it takes to be in time", () => {
    const weekly = { cents: 70_000, days: 7 };
    expect(plannedPace(ask(100_000, "2026-12-20"), weekly, TODAY)).toEqual({
      doneOn: "2026-12-20",
      isInTime: true,
      missingCents: 0,
      neededCents: 70_000,
    });
    const daily = { cents: 5000, days: 1 };
    expect(plannedPace(ask(100_000, "2026-12-20"), daily, TODAY)).toEqual({
      doneOn: "2027-01-19",
      isInTime: false,
      missingCents: 150_000,
      neededCents: 10_000,
    });
    expect(plannedPace(ask(100_000), daily, TODAY)).toEqual({ doneOn: "2027-01-19" });
    expect(plannedPace(ask(400_000), daily, TODAY)).toBeUndefined();
  });

  test("counts refunds beyond the purchases", () => {
    expect(ask(-5000, "2026-12-20").leftCents).toBe(405_000);
  });

  test("is the least weekly sum that gets there in time", () => {
    const cents = fc.integer({ min: 1, max: 2_000_000 });
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 400 }), (left, days) => {
        const pace = bonusPace({
          requiredCents: left,
          netSpentCents: 0,
          deadline: addDays(TODAY, days),
          today: TODAY,
        });
        const { perWeekCents = 0, daysLeft = 0 } = pace;
        const inTime = (weekly: number) => weekly * Math.max(7, daysLeft + 1) >= left * 7;
        expect(inTime(perWeekCents)).toBe(true);
        expect(inTime(perWeekCents - 1)).toBe(false);
      }),
    );
  });

  test("ends the day before the same day of a later month", () => {
    expect(bonusDeadline("2026-11-30", 3)).toEqual({ first: "2027-02-27", last: "2027-02-27" });
    expect(bonusDeadline("2026-11", 3)).toEqual({ first: "2027-01-31", last: "2027-02-27" });
  });
});
