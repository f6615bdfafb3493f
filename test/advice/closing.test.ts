import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clawbackRisk, closingEffects } from "../../server/advice/applications/closing.ts";
import { addDays } from "../../server/advice/days.ts";
import { account, reportFacts, tables } from "./histories.ts";

const close = (history: readonly ReturnType<typeof account>[], ref: string, closedOn: string) =>
  closingEffects({ ref, closedOn, history, rules: tables.issuerRules, facts: reportFacts });

const find = (effects: ReturnType<typeof close>, ruleId: string) =>
  effects.find((effect) => effect.ruleId === ruleId);

describe("closing an account", () => {
  const gold = account("amex-gold", "2025-02-28", { ref: "gold" });
  const green = account("amex-green", "2024-01-15", { ref: "green" });

  test("takes nothing off 5/24, and one off the cards held", () => {
    const effects = close([gold, green], "gold", "2026-11-21");
    expect(find(effects, "chase-5-24")).toMatchObject({
      effect: "still_counts",
      countBefore: 1,
      countAfter: 1,
      until: "2027-02-28",
    });
    expect(find(effects, "amex-10-charge-cards")).toMatchObject({
      effect: "one_fewer",
      countBefore: 2,
      countAfter: 1,
      limit: 10,
    });
  });

  test("lets a rule go that blocks while a card is held, or a window later", () => {
    const csp = account("chase-sapphire-preferred", "2021-06-30", { ref: "csp" });
    expect(find(close([csp], "csp", "2026-11-21"), "chase-sapphire-held")).toMatchObject({
      effect: "clears",
      on: "2026-11-22",
    });
    const boa = account("boa-customized-cash", "2020-01-01", { ref: "boa" });
    // Twenty-four months after the leap day, and the day after.
    expect(find(close([boa], "boa", "2028-02-29"), "boa-24-months")?.on).toBe("2030-03-01");
  });

  test("of an account that is not in the history does nothing", () => {
    expect(close([gold], "other", "2026-11-21")).toEqual([]);
  });

  test("never lets an opening count longer or shorter", () => {
    const days = fc.integer({ min: 0, max: 900 }).map((later) => addDays("2024-06-01", later));
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 400 }), (opened, later) => {
        const one = account("amex-gold", opened, { ref: "one" });
        const effect = find(close([one], "one", addDays(opened, later)), "chase-5-24");
        expect(effect).toMatchObject({ countBefore: 1, countAfter: 1 });
        expect(effect?.until).toBe(find(close([one, green], "one", opened), "chase-5-24")?.until);
      }),
      { numRuns: 30 },
    );
  });
});

describe("a welcome bonus", () => {
  const risk = (openedOn: string | undefined, day: string, issuer = "American Express") =>
    clawbackRisk(issuer, openedOn, day, tables.issuerPolicies);

  test("is safe from the month that the issuer names, counted to the last day it may be", () => {
    expect(risk("2025-11-21", "2026-11-20")?.safeFrom).toBe("2026-11-21");
    expect(risk("2025-11-21", "2026-11-21")).toBeUndefined();
    expect(risk("2025-11", "2026-11-21")?.safeFrom).toBe("2026-11-30");
    expect(risk("2026-08-31", "2026-11-21", "Chase")).toMatchObject({
      months: 6,
      safeFrom: "2027-02-28",
    });
  });

  test("is in no danger that a source tells of without a policy or a day", () => {
    expect(risk(undefined, "2026-11-21")).toBeUndefined();
    expect(risk("2026-11-01", "2026-11-21", "Discover")).toBeUndefined();
  });
});
