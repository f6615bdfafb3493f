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
import {
  activationCents,
  creditLapse,
  rankLapsing,
} from "../../server/advice/benefits/expiring.ts";
import { tables } from "./histories.ts";

const TODAY = "2026-11-21";

const amount = fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined });
const thing = fc.record({
  name: fc.string({ maxLength: 4 }),
  lastDay: fc.option(
    fc.integer({ min: -9, max: 60 }).map((days) => addDays(TODAY, days)),
    { nil: undefined },
  ),
  valueCents: amount,
  isAtStake: fc.boolean(),
});

describe("what lapses", () => {
  test("has the most dollars at stake for each day left first, the rest by day", () => {
    const at = (name: string, days: number, valueCents?: number, isAtStake = true) => ({
      name,
      lastDay: addDays(TODAY, days),
      valueCents,
      isAtStake,
    });
    const ranked = rankLapsing(
      [
        at("$50 in 40 days", 40, 5000),
        at("$10 today", 0, 1000),
        at("$10 in 9 days", 9, 1000),
        at("$7 in 9 days", 9, 700),
        at("not at stake, $900 tomorrow", 1, 90_000, false),
        at("no dollars, today", 0),
        at("yesterday", -1, 5000),
        at("too far", 46, 5000),
        { name: "never", isAtStake: true, valueCents: 5000 },
      ],
      TODAY,
      45,
    );
    expect(ranked.map(({ name, daysLeft }) => [name, daysLeft])).toEqual([
      ["$10 today", 0],
      ["$50 in 40 days", 40],
      ["$10 in 9 days", 9],
      ["$7 in 9 days", 9],
      ["no dollars, today", 0],
      ["not at stake, $900 tomorrow", 1],
    ]);
  });

  test("is each thing within its days once, whatever order they came in", () => {
    fc.assert(
      fc.property(fc.array(thing), fc.integer({ min: 0, max: 50 }), (things, days) => {
        const ranked = rankLapsing(things, TODAY, days);
        const until = addDays(TODAY, days);
        const within = things.filter(
          ({ lastDay }) => lastDay !== undefined && lastDay >= TODAY && lastDay <= until,
        );
        expect(ranked).toHaveLength(within.length);
        expect(rankLapsing(things.toReversed(), TODAY, days).map(toText)).toEqual(
          ranked.map(toText),
        );
        const stakes = ranked.map(
          ({ isAtStake, valueCents = 0, daysLeft }) =>
            (isAtStake ? valueCents : 0) / (daysLeft + 1),
        );
        expect(stakes).toEqual(stakes.toSorted((a, b) => b - a));
      }),
    );
  });

  const toText = ({
    name,
    lastDay,
    valueCents,
    isAtStake,
  }: Parameters<typeof rankLapsing>[0][number]) =>
    JSON.stringify([name, lastDay, valueCents, isAtStake && (valueCents ?? 0) > 0]);

  test("of a credit is what is left of it, and nothing once it is used", () => {
    const uber = tables.credits.filter(
      (row) => row.card_id === "amex-platinum" && row.credit_name === "Uber Cash",
    );
    const lapses = (cents: number) =>
      uber.map((credit) =>
        creditLapse(creditState({ credit, today: TODAY, uses: [{ day: "2026-11-01", cents }] })),
      );
    expect(lapses(0)).toMatchObject([{ valueCents: 1500, lastDay: "2026-11-30", needs: "use" }]);
    expect(lapses(1500)).toEqual([undefined]);
  });

  test("of an activation is what its cap can bring beyond the plain rate", () => {
    const rate = tables.earnRates.find(
      ({ card_id: card, starts, selection }) =>
        card === "chase-freedom-flex" && starts === "2026-10-01" && selection === "activation",
    );
    // $1,500 at 5 less 1 points a dollar, 1.5 cents each: $90.
    expect(rate && activationCents(rate, 1.5)).toBe(9000);
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
