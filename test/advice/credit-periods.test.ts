import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type CreditState,
  creditState,
  type CreditUse,
  creditYearCents,
} from "../../server/advice/benefits/credit-periods.ts";
import { spendGate } from "../../server/advice/benefits/credit-terms.ts";
import { addDays } from "../../server/advice/days.ts";
import { anniversaryPeriod, calendarPeriod, isInPeriod } from "../../server/advice/periods.ts";
import { tables } from "./histories.ts";

function creditOf(cardId: string, name: string) {
  const row = tables.credits.find((one) => one.card_id === cardId && one.credit_name === name);
  if (row === undefined) throw new Error(`no credit ${name} of ${cardId}`);
  return row;
}

const at = (day: string) => ({ first: day, last: day });

const ask = (
  cardId: string,
  name: string,
  today: string,
  uses: readonly CreditUse[] = [],
  openedOn?: string,
) => creditState({ credit: creditOf(cardId, name), today, uses, openedOn });

describe("calendar credits", () => {
  test("December of Uber Cash is 35 dollars, every other month 15", () => {
    expect(ask("amex-platinum", "Uber Cash", "2026-12-05")).toMatchObject({
      amount: 3500,
      left: 3500,
      period: { start: at("2026-12-01"), end: at("2026-12-31") },
      expiresOn: "2026-12-31",
      nextReset: "2027-01-01",
    });
    expect(ask("amex-platinum", "Uber Cash", "2026-11-30")).toMatchObject({ amount: 1500 });
    expect(creditYearCents(creditOf("amex-platinum", "Uber Cash"))).toBe(20_000);
  });

  test("only the uses of the period count, and never more than there is", () => {
    const uses = [
      { day: "2026-09-30", cents: 9000 },
      { day: "2026-10-01", cents: 4000 },
      { day: "2026-12-31", cents: 4000 },
    ];
    const of = (today: string) => ask("amex-business-platinum", "Indeed", today, uses);
    expect(of("2026-11-21")).toMatchObject({ status: "open", used: 4000, left: 5000 });
    expect(of("2026-09-30")).toMatchObject({ status: "used", left: 0 });
    expect(of("2027-01-01")).toMatchObject({ status: "open", left: 9000 });
    const over = ask("amex-business-platinum", "Indeed", "2026-11-21", [
      { day: "2026-11-01", cents: 99_999 },
    ]);
    expect(over).toMatchObject({ status: "used", left: 0 });
  });

  test("half a year and a year begin in January and July", () => {
    const half = ask("chase-sapphire-reserve-business", "ZipRecruiter", "2026-06-30");
    expect(half.period).toEqual({ start: at("2026-01-01"), end: at("2026-06-30") });
    const last = ask("chase-sapphire-reserve-business", "ZipRecruiter", "2027-07-01");
    expect(last).toMatchObject({ expiresOn: "2027-12-31", nextReset: undefined });
    expect(ask("chase-sapphire-reserve-business", "ZipRecruiter", "2028-01-01").status).toBe(
      "ended",
    );
  });

  test("a credit that begins in the middle of a year counts from then", () => {
    const name = "ChatGPT Business";
    expect(ask("amex-business-gold", name, "2026-05-11")).toMatchObject({
      status: "not_started",
      nextReset: "2026-05-12",
    });
    expect(ask("amex-business-gold", name, "2026-05-12").period?.start).toEqual(at("2026-05-12"));
  });
});

describe("anniversary credits", () => {
  const travel = (today: string, openedOn?: string, uses: readonly CreditUse[] = []) =>
    ask("capital-one-venture-x", "Capital One Travel", today, uses, openedOn);

  test("run from the day of the opening", () => {
    expect(travel("2026-05-09", "2024-05-10")).toMatchObject({
      status: "open",
      left: 30_000,
      period: { start: at("2025-05-10"), end: at("2026-05-09") },
      nextReset: "2026-05-10",
      isExact: true,
    });
    expect(travel("2026-05-10", "2024-05-10").period?.start).toEqual(at("2026-05-10"));
  });

  test("opened on 29 February they begin on 28 February, and on the 29th in leap years", () => {
    expect(travel("2027-03-01", "2024-02-29").period).toEqual({
      start: at("2027-02-28"),
      end: at("2028-02-28"),
    });
    expect(travel("2028-02-29", "2024-02-29").period?.start).toEqual(at("2028-02-29"));
  });

  test("without an opening day nothing is guessed", () => {
    expect(travel("2026-11-21")).toMatchObject({
      status: "unknown",
      amount: 30_000,
      reasons: [expect.stringContaining("not recorded")],
    });
    expect(travel("2026-11-21").left).toBeUndefined();
  });

  test("a month is enough outside of that month, and says so", () => {
    expect(travel("2026-11-21", "2024-05")).toMatchObject({
      status: "open",
      left: 30_000,
      period: {
        start: { first: "2026-05-01", last: "2026-05-31" },
        end: { first: "2027-04-30", last: "2027-05-30" },
      },
      expiresOn: "2027-04-30",
      isExact: false,
    });
    const use = [{ day: "2026-05-20", cents: 10_000 }];
    expect(travel("2026-11-21", "2024-05", use)).toMatchObject({
      status: "open",
      left: 20_000,
      leftAtMost: 30_000,
      reasons: [expect.stringContaining("opening day decides")],
    });
    const sure = [{ day: "2026-06-01", cents: 10_000 }];
    expect(travel("2026-11-21", "2024-05", sure)).toMatchObject({ status: "open", left: 20_000 });
  });
});

describe("other credits", () => {
  test("a rolling credit is taken by one use and comes back years after it", () => {
    const of = (today: string, uses: readonly CreditUse[]) =>
      ask("amex-platinum", "Global Entry or TSA PreCheck", today, uses);
    const uses = [{ day: "2024-02-29", cents: 8500 }];
    expect(of("2026-11-21", [])).toMatchObject({ status: "open", left: 12_000 });
    expect(of("2028-02-28", uses)).toMatchObject({
      status: "used",
      left: 0,
      nextReset: "2028-02-29",
    });
    expect(of("2028-02-29", uses)).toMatchObject({ status: "open", left: 12_000 });
  });

  test("without a basis it is whole when unused for its length, and unknown after a use", () => {
    const of = (uses: readonly CreditUse[]) =>
      ask("chase-ihg-business", "Expensify", "2026-11-21", uses);
    expect(of([])).toMatchObject({ status: "open", left: 10_000 });
    expect(of([]).expiresOn).toBeUndefined();
    expect(of([{ day: "2025-11-21", cents: 100 }])).toMatchObject({ status: "open" });
    expect(of([{ day: "2025-11-22", cents: 100 }])).toMatchObject({ status: "unknown" });
  });

  test("a membership is taken once, and its last day is the one to activate on", () => {
    const of = (uses: readonly CreditUse[]) =>
      ask("chase-sapphire-reserve", "DashPass membership", "2026-11-21", uses);
    expect(of([])).toMatchObject({ status: "open", expiresOn: "2027-12-31" });
    expect(of([{ day: "2026-02-01", cents: 1 }])).toMatchObject({ status: "used", left: 0 });
  });

  test("the first year ends the day before the anniversary", () => {
    const of = (today: string, openedOn?: string) =>
      ask("citi-strata-elite", "Citigold Private Client first year", today, [], openedOn);
    expect(of("2026-08-31", "2025-09-01")).toMatchObject({
      status: "open",
      expiresOn: "2026-08-31",
    });
    expect(of("2026-09-01", "2025-09-01").status).toBe("ended");
    expect(of("2026-09-10", "2025-09").status).toBe("unknown");
  });

  test("an amount nobody states, no period and no source are unknown", () => {
    expect(ask("citi-prestige", "Global Entry or TSA PreCheck", "2026-11-21").left).toBeUndefined();
    expect(ask("usbank-skypass-select", "Global Entry or TSA PreCheck", "2026-11-21").status).toBe(
      "unknown",
    );
    expect(ask("nfcu-flagship-premier", "Airline credit", "2026-11-21")).toMatchObject({
      status: "unknown",
      reasons: ["No dated source for this credit."],
    });
    expect(ask("nfcu-flagship-premier", "Airline credit", "2026-11-21").amount).toBeUndefined();
  });

  test("each booking starts anew, and a share of each purchase is not counted", () => {
    expect(ask("amex-platinum", "The Hotel Collection property", "2026-11-21")).toMatchObject({
      status: "per_booking",
      amount: 10_000,
    });
    expect(ask("amex-delta-blue", "Delta inflight food and drink", "2026-11-21")).toMatchObject({
      status: "uncounted",
      unit: "percent",
      amount: 20,
    });
  });

  test("a credit that a yearly spend opens is locked until that is met or it was used", () => {
    const credit = creditOf("chase-sapphire-reserve", "The Shops at Chase");
    const input = { credit, today: "2026-11-21", uses: [] };
    expect(creditState(input)).toMatchObject({
      status: "locked",
      amount: 25_000,
      expiresOn: "2026-12-31",
      conditions: expect.arrayContaining(["It unlocks after $75,000 a calendar year."]),
    });
    expect(creditState(input)).not.toHaveProperty("left");
    expect(creditState({ ...input, isSpendMet: true })).toMatchObject({
      status: "open",
      left: 25_000,
    });
    const used = [{ day: "2026-05-01", cents: 5000 }];
    expect(creditState({ ...input, uses: used })).toMatchObject({ status: "open", left: 20_000 });
    const before = [{ day: "2025-05-01", cents: 5000 }];
    expect(creditState({ ...input, uses: before }).status).toBe("locked");
  });

  test.each([
    ["amex-business-platinum", "Adobe", "after $600 there a calendar year"],
    ["boa-royal-one", "Anniversary cruise reward", "after $10,000 an anniversary year"],
    ["usbank-skypass-select", "Renewal miles", "after $35,000 a year"],
    ["boa-royal-one-plus", "Anniversary cruise reward", "after $20,000 an anniversary year"],
    ["amex-gold", "Uber Cash", undefined],
  ])("the spend that opens %s %s is told: %s", (card, name, words) => {
    expect(spendGate(creditOf(card, name))).toBe(words);
  });

  test("a spend that no source gives is told as unknown", () => {
    const gate = { ...creditOf("amex-gold", "Uber Cash"), requires: ["annual_spend"] as const };
    expect(spendGate(gate)).toBe("after a yearly spend that no source gives");
  });

  test("a credit that asks for enrolment is not open before it", () => {
    const credit = creditOf("amex-platinum", "Uber Cash");
    const input = { credit, today: "2026-11-21", uses: [] };
    expect(creditState({ ...input, enrolled: false }).status).toBe("not_enrolled");
    expect(creditState({ ...input, enrolled: true }).conditions).not.toContain(
      "Enrollment is required.",
    );
    expect(creditState(input).conditions).toContain("Enrollment is required.");
  });
});

describe("periods", () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map((later) => addDays("1990-01-01", later));
  const lengths = fc.constantFrom(1, 3, 6, 12);

  test("cover every day exactly once, whatever the day of the opening", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 5000 }), lengths, (opened, later, months) => {
        const today = addDays(opened, later);
        for (const found of [
          anniversaryPeriod(months, opened, today),
          calendarPeriod(months, today),
        ]) {
          if (!("period" in found)) throw new Error("no period");
          expect(isInPeriod(found.period, today)).toBe(true);
        }
        const found = anniversaryPeriod(months, opened, today);
        if (!("period" in found)) throw new Error("no period");
        const next = addDays(found.period.end.last, 1);
        expect(anniversaryPeriod(months, opened, next)).toMatchObject({
          period: { start: at(next) },
        });
      }),
    );
  });
});

describe.each([undefined, "2024-02-29", "2025-11", "2026-11-21"])("opened %s", (openedOn) => {
  test.each(["2026-11-21", "2026-12-31", "2028-02-29"])(
    "every real credit has a sane state on %s",
    (today) => {
      for (const credit of tables.credits) {
        const uses = [{ day: "2026-11-20", cents: 500 }];
        checkState(creditState({ credit, openedOn, today, uses }), today);
      }
    },
  );
});

function checkState(state: CreditState, today: string) {
  const { status, amount = 0, left = 0, expiresOn = today, nextReset } = state;
  expect(status !== "unknown" || state.reasons.length > 0).toBe(true);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left).toBeLessThanOrEqual(amount);
  expect(expiresOn >= today).toBe(true);
  expect(nextReset === undefined || nextReset > today).toBe(true);
}

test("no unverified credit is counted with, and a year of each is whole cents", () => {
  for (const credit of tables.credits) {
    const { status } = creditState({ credit, today: "2026-11-21", uses: [] });
    const cents = creditYearCents(credit) ?? 0;
    if (credit.confidence === "unverified") expect([status, cents]).toEqual(["unknown", 0]);
    expect(Number.isInteger(cents) && cents >= 0 && cents <= 500_000).toBe(true);
  }
});
