import { describe, expect, test } from "vitest";
import { applicationCounts } from "../../server/advice/applications/application-counts.ts";
import { account, askFor, reportFacts, tables, verdictOf } from "./histories.ts";

const opened = (days: readonly string[]) => days.map((day) => account("citi-double-cash", day));

describe("5/24", () => {
  const ask = (days: readonly string[], on: string) =>
    verdictOf("chase-5-24", "chase-hyatt", on, opened(days));
  const five = ["2024-08-31", "2025-01-10", "2025-03-10", "2025-05-10", "2025-07-10"];

  test("clears the day after the oldest is 24 months old, on a shorter month's end too", () => {
    expect(ask(five, "2026-08-31")).toMatchObject({ result: "fail", clearsOn: "2026-09-01" });
    expect(ask(five, "2026-09-01").result).toBe("pass");
    const leap = ["2024-02-29", ...five.slice(1)];
    expect(ask(leap, "2026-02-28")).toMatchObject({ result: "fail", clearsOn: "2026-03-01" });
    expect(ask(leap, "2026-03-01").result).toBe("pass");
  });

  test("with seven, the third oldest has to drop off", () => {
    const seven = [...five, "2025-08-01", "2025-09-30"];
    expect(ask(seven, "2026-06-01")).toMatchObject({ result: "fail", clearsOn: "2027-03-11" });
  });

  test("business cards count as their issuer or their own terms report them", () => {
    const four = opened(five.slice(1));
    const withOne = (cardId: string) =>
      verdictOf("chase-5-24", "chase-hyatt", "2026-06-01", [...four, account(cardId, "2026-01-02")])
        .result;
    expect(withOne("chase-ink-cash")).toBe("pass");
    expect(withOne("amex-business-gold")).toBe("pass");
    expect(withOne("capital-one-spark-cash-select")).toBe("fail");
    expect(withOne("capital-one-spark-cash-plus")).toBe("unknown");
  });

  test("somebody else's account is a doubt, said apart", () => {
    const au = account("chase-hyatt", "2026-01-02", { authorizedUser: true });
    const verdict = verdictOf("chase-5-24", "chase-sapphire-preferred", "2026-06-01", [
      ...opened(five.slice(1)),
      au,
    ]);
    expect(verdict.result).toBe("unknown");
    expect(verdict.counted.filter((hit) => !hit.isCertain)).toMatchObject([
      { account: au, doubt: expect.stringContaining("Authorised user") },
    ]);
    expect(verdict.clearsOn).toBe("2027-01-11");
  });

  test("a month counts until its last day has dropped off, and is unknown in between", () => {
    const month = ["2024-05", ...five.slice(1)];
    expect(ask(month, "2026-04-30").result).toBe("fail");
    expect(ask(month, "2026-05-01").result).toBe("fail");
    expect(ask(month, "2026-05-02")).toMatchObject({
      result: "unknown",
      clearsOn: "2026-06-01",
      mayClearOn: "2026-05-02",
    });
    expect(ask(month, "2026-05-31").result).toBe("unknown");
    expect(ask(month, "2026-06-01").result).toBe("pass");
    expect(ask(month, "2026-04-30")).toMatchObject({
      clearsOn: "2026-06-01",
      mayClearOn: "2026-05-02",
    });
  });
});

describe("8/65 at Citi", () => {
  const ask = (days: readonly string[], on: string) => {
    const { verdicts } = askFor("citi-strata-premier", on, opened(days));
    const of = (id: string) => verdicts.find(({ ruleId }) => ruleId === id);
    return { eight: of("citi-1-8"), sixtyFive: of("citi-2-65") };
  };

  test("one card stops another for eight days", () => {
    expect(ask(["2026-03-01"], "2026-03-09").eight).toMatchObject({
      result: "fail",
      clearsOn: "2026-03-10",
    });
    expect(ask(["2026-03-01"], "2026-03-10").eight?.result).toBe("pass");
  });

  test("two cards stop a third until 65 days after the first of them", () => {
    const two = ["2026-03-01", "2026-03-20"];
    expect(ask(two, "2026-05-05").sixtyFive).toMatchObject({
      result: "fail",
      clearsOn: "2026-05-06",
    });
    expect(ask(two, "2026-05-06").sixtyFive?.result).toBe("pass");
  });

  test("business cards do not count", () => {
    const business = account("citi-aadvantage-business", "2026-03-05");
    expect(verdictOf("citi-1-8", "citi-strata-premier", "2026-03-06", [business]).result).toBe(
      "pass",
    );
  });
});

describe("American Express", () => {
  test("2/90 counts credit cards only", () => {
    const credit = account("amex-delta-gold", "2026-10-01");
    const charge = account("amex-gold", "2026-10-05");
    const ask = (history: readonly (typeof credit)[]) =>
      verdictOf("amex-2-90", "amex-hilton-honors", "2026-11-21", history);
    expect(ask([credit, charge]).result).toBe("pass");
    expect(ask([credit, credit])).toMatchObject({ result: "fail", clearsOn: "2026-12-31" });
  });

  test("a welcome offer comes once in a lifetime, and waiting does not help", () => {
    const old = account("amex-gold", "2009-02", { closedOn: "2010-01-01" });
    const verdict = verdictOf("amex-once-per-lifetime", "amex-gold", "2026-11-21", [old]);
    expect(verdict).toMatchObject({ result: "fail", effect: "bonus_denied" });
    expect(verdict.clearsOn).toBeUndefined();
    expect(askFor("amex-gold", "2026-11-21", [old])).toMatchObject({
      application: "pass",
      bonus: "fail",
      clearsOn: undefined,
    });
  });

  test("having been a product counts as having had it, and a change opens no account", () => {
    const changed = account("amex-green", "2026-11-01", {
      formerProducts: [{ cardId: "amex-gold", until: "2026-11-10" }],
    });
    const of = (rule: string, card: string) =>
      verdictOf(rule, card, "2026-11-21", [changed]).result;
    expect(of("amex-once-per-lifetime", "amex-gold")).toBe("fail");
    expect(of("amex-once-per-lifetime", "amex-green")).toBe("fail");
    expect(of("amex-1-90-same-card", "amex-gold")).toBe("fail");
    expect(of("amex-1-90-same-card", "amex-green")).toBe("pass");
  });

  test("a higher card of the family blocks a lower one, not the other way round", () => {
    const platinum = account("amex-platinum", "2015-06-01", { closedOn: "2017-06-01" });
    const gold = account("amex-gold", "2015-06-01");
    const day = "2026-11-21";
    expect(verdictOf("amex-family-gold", "amex-gold", day, [platinum]).result).toBe("fail");
    expect(askFor("amex-platinum", day, [gold]).bonus).toBe("pass");
  });

  test("cards of another issuer block Marriott cards for 30 days, 90 days and 24 months", () => {
    const chase = account("chase-marriott-bold", "2026-09-01", {
      closedOn: "2026-11-01",
      bonusReceivedOn: "2026-10-15",
    });
    const { verdicts } = askFor("amex-marriott-bevy", "2026-11-21", [chase]);
    const clears = Object.fromEntries(verdicts.map(({ ruleId, clearsOn }) => [ruleId, clearsOn]));
    expect(clears).toMatchObject({
      "amex-bevy-chase-30": "2026-12-02",
      "amex-marriott-chase-90": "2026-12-01",
      "amex-marriott-chase-24": "2028-10-16",
    });
    expect(askFor("amex-marriott-bevy", "2026-11-21", [chase]).clearsOn).toBe("2028-10-16");
  });
});

describe("48 months", () => {
  const ask = (bonus: string, on: string) =>
    verdictOf("citi-48-months", "citi-aadvantage-globe", on, [
      account("citi-aadvantage-globe", "2021-01-05", { bonusReceivedOn: bonus }),
    ]);

  test("count from the bonus, over a leap day too", () => {
    expect(ask("2024-02-29", "2028-02-29")).toMatchObject({
      result: "fail",
      clearsOn: "2028-03-01",
    });
    expect(ask("2023-02-28", "2027-02-28")).toMatchObject({
      result: "fail",
      clearsOn: "2027-03-01",
    });
    expect(ask("2023-02-28", "2027-03-01").result).toBe("pass");
  });

  test("a bonus nobody recorded is a doubt as long as it may be in the window", () => {
    const silent = { bonusReceived: undefined };
    const of = (rest: object) =>
      verdictOf("citi-48-months", "citi-aadvantage-globe", "2026-11-21", [
        account("citi-aadvantage-globe", "2021-01-05", { ...silent, ...rest }),
      ]);
    expect(of({})).toMatchObject({ result: "unknown", clearsOn: "2030-11-22" });
    expect(of({ closedOn: "2022-05-05" }).result).toBe("pass");
    expect(of({ closedOn: "2027-05-05" }).clearsOn).toBe("2030-11-22");
    expect(of({ closedOn: "2023-05-05" })).toMatchObject({
      result: "unknown",
      clearsOn: "2027-05-06",
    });
  });

  test("the bonus is that of the product the account was, and a doubt for the one it became", () => {
    const changed = account("citi-aadvantage-globe", "2023-01-05", {
      bonusReceivedOn: "2023-04-01",
      formerProducts: [{ cardId: "citi-aadvantage-mileup", until: "2025-01-01" }],
    });
    const of = (rule: string, card: string) =>
      verdictOf(rule, card, "2026-11-21", [changed]).result;
    expect(of("citi-48-months", "citi-aadvantage-mileup")).toBe("fail");
    expect(of("citi-48-months", "citi-aadvantage-globe")).toBe("unknown");
    expect(of("citi-48-months", "citi-aadvantage-platinum-select")).toBe("pass");
  });
});

test("a rule with `unless` binds as the member says", () => {
  const history = opened(["2026-05-01", "2026-06-01", "2026-07-01"]);
  const of = (rest: object) =>
    verdictOf("boa-3-12-any", "boa-travel-rewards", "2026-11-21", history, rest).result;
  const bank = new Set(["bank_relationship"]);
  expect(of({ met: bank })).toBe("pass");
  expect(of({ notMet: bank })).toBe("fail");
  expect(of({})).toBe("unknown");
});

test("a rule that has ended or not begun does not speak", () => {
  const ids = (day: string) =>
    askFor("chase-sapphire-preferred", day, []).verdicts.map(({ ruleId }) => ruleId);
  expect(ids("2025-06-22")).toContain("chase-sapphire-48");
  expect(ids("2025-06-23")).not.toContain("chase-sapphire-48");
  expect(ids("2025-06-23")).toContain("chase-sapphire-held");
});

test("what is planned counts from its day, and what is recorded has happened by today", () => {
  const plan = account("citi-double-cash", "2026-12-01");
  const of = (day: string, knownUntil: string, on = "2026-12-01") =>
    verdictOf("citi-1-8", "citi-strata-premier", day, [{ ...plan, openedOn: on }], { knownUntil })
      .result;
  expect(of("2026-11-30", "2026-11-21")).toBe("pass");
  expect(of("2026-12-03", "2026-11-21")).toBe("fail");
  expect(of("2026-12-10", "2026-11-21")).toBe("pass");
  expect(of("2026-11-29", "2026-11-21", "2026-11")).toBe("unknown");
  expect(of("2026-11-30", "2026-11-21", "2026-11")).toBe("pass");
  expect(of("2026-11-30", "2026-11-30", "2026-11")).toBe("unknown");
});

test("the counts of an application history name the next drop-off", () => {
  const history = [
    ...opened(["2025-02-28", "2025-08-31", "2026-06-15"]),
    account("chase-ink-cash", "2026-10-01"),
  ];
  const day = "2026-11-21";
  const counts = applicationCounts(history, tables.issuerRules, reportFacts, {
    day,
    knownUntil: day,
  });
  const of = (id: string) => counts.find(({ ruleId }) => ruleId === id);
  expect(of("chase-5-24")).toMatchObject({
    count: 3,
    mayCount: 0,
    limit: 5,
    result: "pass",
    nextDropOff: "2027-03-01",
  });
  expect(of("chase-1-30-business")).toMatchObject({ count: 0, nextDropOff: undefined });
  expect(of("usbank-5-12")).toMatchObject({ count: 1, nextDropOff: "2027-06-16" });
  expect(of("amex-2-90")).toMatchObject({ count: 0, limit: 2, result: "pass" });
});
