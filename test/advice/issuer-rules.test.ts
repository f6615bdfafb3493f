import { describe, expect, test } from "vitest";
import type { HistoryAccount } from "../../server/advice/applications/accounts.ts";
import { addDays, addMonths } from "../../server/advice/days.ts";
import type { Rule } from "../../server/advice/applications/eligibility.ts";
import { account, askFor, cardUnder, reportFacts, tables, verdictOf } from "./histories.ts";

/*
 * Every rule of data/issuer-rules.csv with histories made from the row itself: one that meets it,
 * one that does not, and the day on which it clears.
 */

const dayFor = ({ ends, starts }: Rule) => ends ?? laterDay(starts, "2026-11-21");
const laterDay = (a: string | undefined, b: string) => (a !== undefined && a > b ? a : b);
/** The result of a failing rule: without a dated source nobody is told no. */
const failing = ({ confidence }: Rule) => (confidence === "unverified" ? "unknown" : "fail");

/** A card whose accounts the rule counts. */
function countedCard({ issuer, counted, rule_id }: Rule): string {
  const card = tables.cards.find(({ id, issuer: of, card_type: type }) => {
    const kind = reportFacts.terms(id)?.account_kind;
    if (counted === "personal_report") return type === "personal";
    if (of !== issuer) return false;
    if (counted === "issuer_personal") return type === "personal";
    if (counted === "issuer_business") return type === "business";
    if (counted === "issuer_credit") return kind === "credit";
    return counted === "issuer_charge" ? kind === "charge" : true;
  });
  if (card === undefined) throw new Error(`no card counted by ${rule_id}`);
  return card.id;
}

const times = (count: number, one: HistoryAccount) => Array.from({ length: count }, () => one);

function clearDay({ window, window_unit: unit }: Rule, from: string): string {
  if (window === undefined) throw new Error("no window");
  return addDays(unit === "days" ? addDays(from, window) : addMonths(from, window), 1);
}

const ofKind = (kind: Rule["kind"]) =>
  tables.issuerRules
    .filter((rule) => rule.kind === kind)
    .map((rule) => [rule.rule_id, rule] as const);

test("every rule speaks of some card and is tested below", () => {
  const tested = (["max_opened", "max_held", "bonus_window", "needs"] as const).flatMap(ofKind);
  expect(tested).toHaveLength(tables.issuerRules.length);
  for (const rule of tables.issuerRules) expect(cardUnder(rule)).toBeTruthy();
});

describe.each(ofKind("max_opened"))("%s", (ruleId, rule) => {
  const day = dayFor(rule);
  const count = rule.count ?? 0;
  const opened = addDays(day, -1);
  const one = account(countedCard(rule), opened);
  const ask = (history: readonly HistoryAccount[], on = day) =>
    verdictOf(ruleId, cardUnder(rule), on, history, { notMet: new Set(rule.unless) });

  test("passes with one fewer than the count", () => {
    expect(ask(times(count - 1, one)).result).toBe("pass");
  });

  test("fails with the count, until the day after the window", () => {
    const history = times(count, one);
    const verdict = ask(history);
    expect(verdict).toMatchObject({ result: failing(rule), limit: count });
    expect(verdict.counted).toHaveLength(count);
    expect(verdict.clearsOn).toBe(clearDay(rule, opened));
    expect(ask(history, clearDay(rule, opened)).result).toBe("pass");
    expect(ask(history, addDays(clearDay(rule, opened), -1)).result).toBe(failing(rule));
  });

  test("is unknown when the last one has no day at all", () => {
    const history = [...times(count - 1, one), { ...one, openedOn: undefined }];
    expect(ask(history).result).toBe("unknown");
  });

  test("counts nothing that is somebody else's account with certainty", () => {
    const result = ask(times(count, { ...one, authorizedUser: true })).result;
    expect(result).not.toBe("fail");
  });
});

describe.each(ofKind("max_held"))("%s", (ruleId, rule) => {
  const day = dayFor(rule);
  const count = rule.count ?? 0;
  const one = account(countedCard(rule), "2015-03-04");
  const ask = (history: readonly HistoryAccount[]) =>
    verdictOf(ruleId, cardUnder(rule), day, history);

  test("passes with one fewer than the count, and with closed ones", () => {
    const closed = times(count, { ...one, closedOn: day });
    expect(ask([...times(count - 1, one), ...closed]).result).toBe("pass");
  });

  test("fails with the count, and waiting does not help", () => {
    const verdict = ask(times(count, one));
    expect(verdict.result).toBe(failing(rule));
    expect(verdict.clearsOn).toBeUndefined();
  });

  test("clears on the day one is going to be closed", () => {
    const history = [...times(count - 1, one), { ...one, closedOn: addDays(day, 9) }];
    expect(ask(history).clearsOn).toBe(addDays(day, 9));
  });
});

describe.each(ofKind("bonus_window"))("%s", (ruleId, rule) => {
  const day = dayFor(rule);
  const card = cardUnder(rule);
  const ask = (history: readonly HistoryAccount[], on = day) =>
    verdictOf(ruleId, card, on, history);
  const blocking = rule.blocking_cards.length === 0 ? [card] : rule.blocking_cards;

  test("passes without any history", () => {
    expect(ask([]).result).toBe("pass");
  });

  test("every blocking card fails in every blocking state, and only with a window it clears", () => {
    for (const cardId of blocking) {
      for (const state of rule.blocking_states) {
        const one = inState(cardId, state, addDays(day, -1));
        const verdict = ask([one]);
        expect(verdict.result, `${cardId} ${state}`).toBe(failing(rule));
        const isLasting = state === "held" || state === "ever_held" || rule.window === undefined;
        if (!isLasting && rule.ends === undefined) {
          const clears = clearDay(rule, addDays(day, -1));
          expect(verdict.clearsOn).toBe(clears);
          expect(ask([one], clears).result).toBe("pass");
        } else {
          expect(verdict.clearsOn).toBe(
            rule.ends === undefined ? undefined : addDays(rule.ends, 1),
          );
        }
      }
    }
  });

  test("a blocking card closed without a bonus long ago blocks only where having had it does", () => {
    const closed = account(blocking[0] ?? "", "2001-01-01", { closedOn: "2002-01-01" });
    const isLifelong = rule.blocking_states.includes("ever_held");
    expect(ask([closed]).result).toBe(isLifelong ? failing(rule) : "pass");
  });

  test("somebody else's account blocks nothing", () => {
    const others = blocking.map((id) => account(id, "2024-01-01", { authorizedUser: true }));
    expect(ask(others).result).toBe("pass");
  });
});

function inState(cardId: string, state: Rule["blocking_states"][number], day: string) {
  if (state === "held" || state === "ever_held") return account(cardId, day);
  if (state === "bonus_received") {
    return account(cardId, "2016-01-01", { closedOn: "2035-01-01", bonusReceivedOn: day });
  }
  return account(cardId, state === "opened" ? day : "2016-01-01", { closedOn: day });
}

describe.each(ofKind("needs"))("%s", (ruleId, rule) => {
  const [day, card] = [dayFor(rule), cardUnder(rule)];

  test("passes, fails or stays unknown as the member says", () => {
    const said = new Set([ruleId]);
    expect(verdictOf(ruleId, card, day, [], { met: said }).result).toBe("pass");
    expect(verdictOf(ruleId, card, day, [], { notMet: said }).result).toBe(failing(rule));
    expect(verdictOf(ruleId, card, day, []).result).toBe("unknown");
  });
});

test("every real card can be asked for with nothing and with one account of every card", () => {
  const everything = tables.cards.map((card, at) =>
    account(card.id, `2025-${String((at % 12) + 1).padStart(2, "0")}`, {
      bonusReceived: undefined,
    }),
  );
  for (const card of tables.cards) {
    const fresh = askFor(card.id, "2026-11-21", []);
    expect(fresh.application).not.toBe("fail");
    expect(fresh.bonus).not.toBe("fail");
    const full = askFor(card.id, "2026-11-21", everything);
    for (const verdict of full.verdicts) {
      expect(
        verdict.result === "pass" ||
          verdict.clearsOn === undefined ||
          verdict.clearsOn > "2026-11-21",
      ).toBe(true);
    }
  }
});
