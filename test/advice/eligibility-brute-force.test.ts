import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { HistoryAccount } from "../../server/advice/applications/accounts.ts";
import { addDays, addMonths, daysBetween, spanOf } from "../../server/advice/days.ts";
import { account, askFor, tables, verdictOf } from "./histories.ts";

const opened = (days: readonly string[]) => days.map((day) => account("citi-double-cash", day));

describe("against brute force", () => {
  const base = spanOf("2024-01").first;
  const offsets = fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 9 });
  const rules = tables.issuerRules.filter(
    ({ kind, ends, unless }) => kind === "max_opened" && ends === undefined && unless.length === 0,
  );
  const oneRule = fc.constantFrom(...rules.filter(({ counted }) => counted === "personal_report"));
  const inWindow = (rule: (typeof rules)[number], on: string, day: string) => {
    const { window = 0, window_unit: unit } = rule;
    return on <= day && day <= (unit === "days" ? addDays(on, window) : addMonths(on, window));
  };
  const candidateOf = (rule: (typeof rules)[number]) => {
    const ids = rule.cards.length > 0 ? rule.cards : undefined;
    return (
      ids?.[0] ??
      tables.cards.find(
        ({ issuer, id }) => issuer === rule.issuer && !rule.except_cards.includes(id),
      )?.id ??
      ""
    );
  };

  test("fewer than the count pass, and the day it clears is the first that passes", () => {
    fc.assert(
      fc.property(oneRule, offsets, fc.integer({ min: 0, max: 900 }), (rule, days, at) => {
        const dates = days.map((offset) => addDays(base, offset));
        const day = addDays(base, at);
        const past = dates.filter((date) => date <= day);
        const fails = (on: string) =>
          past.filter((date) => inWindow(rule, date, on)).length >= (rule.count ?? 0);
        const verdict = verdictOf(rule.rule_id, candidateOf(rule), day, opened(past));
        expect(verdict.result).toBe(fails(day) ? "fail" : "pass");
        if (verdict.result === "pass") return;
        let first = day;
        while (fails(first)) first = addDays(first, 1);
        expect(verdict.clearsOn).toBe(first);
        expect(verdict.mayClearOn).toBe(first);
      }),
      { numRuns: 300 },
    );
  });

  test("with months alone it is unknown exactly when the days decide", () => {
    const months = fc.array(fc.integer({ min: 0, max: 33 }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(oneRule, months, fc.integer({ min: 0, max: 1000 }), (rule, picked, at) => {
        const day = addDays("2024-01-01", at);
        const known = picked
          .map((month) => addMonths("2024-01-01", month).slice(0, 7))
          .filter((month) => spanOf(month).last <= day);
        const [least, most] = [
          known.filter((m) => every(rule, m, day)),
          known.filter((m) => some(rule, m, day)),
        ];
        const count = rule.count ?? 0;
        const expected = least.length >= count ? "fail" : most.length >= count ? "unknown" : "pass";
        const verdict = verdictOf(rule.rule_id, candidateOf(rule), day, opened(known));
        expect(verdict.result).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });

  function daysOf(month: string) {
    const { first, last } = spanOf(month);
    const days = [];
    for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
    return days;
  }
  const every = (rule: (typeof rules)[number], month: string, day: string) =>
    daysOf(month).every((on) => inWindow(rule, on, day));
  const some = (rule: (typeof rules)[number], month: string, day: string) =>
    daysOf(month).some((on) => inWindow(rule, on, day));
});

describe("knowing more", () => {
  const TODAY = "2026-11-21";
  const back = fc.integer({ min: 0, max: 2200 });
  const cardIds = fc.constantFrom(
    "amex-gold",
    "amex-platinum",
    "amex-marriott-bevy",
    "chase-marriott-bold",
    "chase-hyatt",
    "chase-ink-cash",
    "citi-strata-premier",
    "citi-aadvantage-globe",
    "capital-one-venture",
    "capital-one-spark-cash-plus",
    "wells-fargo-autograph",
  );
  /** An account with all its days, and which of them are known as a month, or not at all. */
  const truth = fc.record({
    cardId: cardIds,
    days: fc.tuple(back, back, back).map((all) => all.toSorted((a, b) => b - a)),
    isClosed: fc.boolean(),
    hasBonus: fc.boolean(),
    known: fc.tuple(...Array.from({ length: 3 }, () => fc.constantFrom("day", "month", "none"))),
  });

  const told = (day: string, known: string | undefined) => {
    if (known === "none") return undefined;
    return known === "month" ? day.slice(0, 7) : day;
  };

  function toAccounts(one: {
    readonly cardId: string;
    readonly days: readonly number[];
    readonly isClosed: boolean;
    readonly hasBonus: boolean;
    readonly known: readonly (string | undefined)[];
  }): readonly [exact: HistoryAccount, vague: HistoryAccount] {
    const [open = "", bonus = "", closed = ""] = one.days.map((days) => addDays(TODAY, -days));
    const exact = account(one.cardId, open, {
      closedOn: one.isClosed ? closed : undefined,
      bonusReceivedOn: one.hasBonus ? bonus : undefined,
      bonusReceived: one.hasBonus,
    });
    const vagueBonus = one.hasBonus ? told(bonus, one.known[1]) : undefined;
    const vague = {
      ...exact,
      openedOn: told(open, one.known[0]),
      closedOn: one.isClosed ? (told(closed, one.known[2]) ?? closed) : undefined,
      bonusReceivedOn: vagueBonus,
      bonusReceived: one.known[1] === "none" ? undefined : one.hasBonus,
    };
    return [exact, vague];
  }

  test("never turns a pass into a fail or a fail into a pass, and comes clear no later", () => {
    fc.assert(
      fc.property(
        fc.array(truth, { maxLength: 6 }),
        cardIds,
        fc.integer({ min: -100, max: 400 }),
        (truths, cardId, later) => {
          const day = addDays(TODAY, Math.max(0, later));
          const pairs = truths.map(toAccounts);
          const rest = { knownUntil: TODAY };
          const exact = askFor(
            cardId,
            day,
            pairs.map(([one]) => one),
            rest,
          );
          const vague = askFor(
            cardId,
            day,
            pairs.map(([, one]) => one),
            rest,
          );
          for (const [at, verdict] of vague.verdicts.entries()) {
            const sure = exact.verdicts[at];
            if (verdict.result !== "unknown")
              expect(sure?.result, verdict.ruleId).toBe(verdict.result);
            if (verdict.result === "pass" || verdict.clearsOn === undefined) continue;
            const { clearsOn = day } = sure ?? {};
            expect(daysBetween(clearsOn, verdict.clearsOn), verdict.ruleId).toBeGreaterThanOrEqual(
              0,
            );
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test("makes the first clear day one on which the card certainly can be had", () => {
    fc.assert(
      fc.property(fc.array(truth, { maxLength: 6 }), cardIds, (truths, cardId) => {
        const vague = truths.map((one) => toAccounts(one)[1]);
        const { clearsOn } = askFor(cardId, TODAY, vague);
        if (clearsOn === undefined) return;
        const then = askFor(cardId, clearsOn, vague, { knownUntil: TODAY });
        expect(then).toMatchObject({ application: "pass", bonus: "pass", clearsOn });
      }),
      { numRuns: 300 },
    );
  });
});
