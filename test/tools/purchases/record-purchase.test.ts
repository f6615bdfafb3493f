import { beforeEach, describe, expect, test } from "vitest";
import {
  amex,
  call,
  importFile,
  log,
  member,
  OCTOBER,
  openLogMember,
  spentOf,
  WALLET,
} from "./log-member.ts";
import { STATEMENT_FILES } from "./statement-files.ts";

beforeEach(openLogMember);

describe("a statement that is imported", () => {
  test("counts towards the bonus, the cap, the credit and the spending profile", async () => {
    const { summary, data } = await importFile(OCTOBER);
    expect(summary).toContain("5 purchases new, 0 corrected, 0 known, 1 payment or fee left out");
    // 120 + 80.50 − 20 + 49.50 = 230 net; of groceries 120 − 20 + 49.50 = 149.50; the credit is no spend.
    expect(data["feeds"]).toMatchObject([
      { kind: "bonus", before_usd: 0, after_usd: 230, of_usd: 6000 },
      { kind: "cap", before_usd: 0, after_usd: 149.5, of_usd: 25_000 },
      { kind: "credit", name: "Dining at Grubhub and partners", after_usd: 10 },
      { kind: "spending", after_usd: 230 },
    ]);
    expect(await spentOf()).toBe(230);
    // October is whole: 149.50 on groceries, and the sushi bar is of no category.
    expect(await member.call("get_spending_profile")).toMatchObject({
      data: {
        source: "log",
        spend: { groceries: 149.5, everything_else: 80.5 },
        coverage: [
          {
            months: { "2026-10": "covered", "2026-11": "partly" },
            statements: [{ log_id: data.log_id, from: "2026-10-02", to: "2026-10-30" }],
          },
        ],
      },
    });
    const best = await member.call("best_card_for_purchase", {
      category: "groceries",
      amount: 100,
    });
    expect(JSON.stringify(best.data)).toContain("24850.5");
  });

  test("is only shown before it is confirmed, and a code is used once", async () => {
    const { data } = await call({ statement: OCTOBER, card: "gold" });
    expect(await log()).toEqual([]);
    await call({ confirm_code: data.confirm_code });
    expect(await log()).toHaveLength(5);
    expect(await member.fail("record_purchase", { confirm_code: data.confirm_code })).toContain(
      "used",
    );
  });

  test("twice counts once, and has nothing to confirm", async () => {
    await importFile(OCTOBER);
    const before = await log();
    const { data } = await importFile(OCTOBER);
    expect(data).toMatchObject({ rows: { added: 0, corrected: 0, known: 5 } });
    expect(data.confirm_code).toBeUndefined();
    expect(await log()).toEqual(before);
  });

  test("corrects a row of the same reference, and undo brings the old one back", async () => {
    await importFile(OCTOBER);
    const before = await log();
    const { data } = await importFile(
      amex("10/09/2026,SUSHI BAR,95.50,R2", "10/10/2026,TAXI,10.00,R9"),
    );
    expect(data.rows).toMatchObject({ added: 1, corrected: 1, known: 0 });
    expect(await spentOf()).toBe(255);
    const undone = await call({ undo: data.log_id });
    expect(undone.data.rows).toMatchObject({ removed: 1, corrected: 1 });
    expect(await log()).toEqual(before);
    expect(await member.fail("record_purchase", { undo: data.log_id })).toContain("already undone");
  });

  test("that is undone leaves the wallet as it was", async () => {
    const { data } = await importFile(OCTOBER);
    await call({ undo: data.log_id });
    expect(await member.wallet()).toEqual(WALLET);
    expect(await log()).toEqual([]);
    expect(await spentOf()).toBe(0);
  });

  test("in another format of the same days adds nothing", async () => {
    const files = STATEMENT_FILES.filter(({ bank }) => bank === "Chase" || bank.includes("SGML"));
    const [csv, ofx] = files.map(({ content }) => content);
    await importFile(csv ?? "");
    const { data } = await importFile(ofx ?? "");
    // The one on another day by the other file is another purchase; the payment is left out.
    expect(data.rows).toMatchObject({ added: 2, known: 0, left_out: 1 });
    const sameDay = amex("10/03/2026,WHOLEFDS,82.14,X");
    expect((await importFile(sameDay)).data.rows).toMatchObject({ added: 0, known: 1 });
  });

  test("goes to the card whose last digits it names, and else asks", async () => {
    const capitalOne = STATEMENT_FILES.find(({ bank }) => bank === "Capital One")?.content;
    const { data } = await call({ statement: capitalOne });
    await call({ confirm_code: data.confirm_code });
    expect((await log()).map((row) => row.wallet_card_id)).toEqual(["venture-1", "venture-1"]);
    expect(await member.call("record_purchase", { statement: OCTOBER })).toMatchObject({
      status: "needs_input",
      needs_input: { argument: "card", candidates: [{ id: "gold-1" }, { id: "venture-1" }] },
    });
  });

  test("with other columns is remembered by its form", async () => {
    const file = "When,Where,What,Sum\n10/02/2026,Mill,Flour,2.00\n";
    await importFile(file, { columns: { date: "When", text: "Where", amount: "Sum" } });
    const next = await call({ statement: file.replace("Mill", "Bakery"), card: "gold" });
    expect(next.data["columns"]).toMatchObject({ text: "Where" });
  });

  test("with a full card number in a line is taken without it, and nothing of the line is kept", async () => {
    const statement = amex(
      "10/02/2026,PAID BY 4111x1111x1111x1111,1.00,R",
      "10/03/2026,MILL,2.00,S",
    );
    const preview = await call({ statement, card: "gold" });
    expect(preview.data).toMatchObject({ rows: { added: 1 }, unread: [{ line: 2 }] });
    expect(preview.warnings.join(" ")).toContain("Line 2: It contains a full card number");
    const slips = await member.deps.store.list("wallet-slips/");
    await call({ confirm_code: preview.data.confirm_code });
    expect((await log()).map(({ text }) => text)).toEqual(["MILL"]);
    expect(JSON.stringify([preview, slips, await log()])).not.toContain("1111");
  });
});

describe("what was told before", () => {
  test("of a bonus stands for its day, and later purchases are added", async () => {
    await member.call("record_bonus_progress", { card: "gold", action: "update", net_spent: 1000 });
    await importFile(OCTOBER);
    expect(await spentOf()).toBe(1000);
    await member.call("record_bonus_progress", { card: "gold", action: "update", delta: 5 });
    expect(await spentOf()).toBe(1005);
  });

  test("of the spending profile stays as it is until it is cleared", async () => {
    await member.call("update_profile", { spend: { rent: 2000 } });
    await importFile(OCTOBER);
    expect((await member.wallet()).spend).toEqual({ rent: 2000 });
    await member.call("update_profile", { spend: null });
    expect((await member.wallet()).spend).toEqual({ groceries: 149.5, everything_else: 80.5 });
  });

  test("of a credit is not counted again when the statement shows it", async () => {
    const credit = { credit: "grubhub", card: "gold", amount: 10, date: "2026-10-22" };
    await member.call("record_credit_use", credit);
    const { data } = await importFile(OCTOBER);
    expect(JSON.stringify(data["feeds"])).not.toContain('"credit"');
  });

  test("by hand is the same purchase as the row of the statement", async () => {
    const told = { card: "gold", merchant: "trader joes", amount: 49.5, date: "2026-10-28" };
    await call(told);
    const { data } = await importFile(OCTOBER);
    expect(data.rows).toMatchObject({ added: 4, corrected: 1 });
    expect(await spentOf()).toBe(230);
    await call({ undo: data.log_id });
    expect(await spentOf()).toBe(49.5);
  });
});

describe("one purchase", () => {
  test("counts at once, and undo takes it back", async () => {
    const { data, summary } = await call({ card: "gold", merchant: "whole foods", amount: 84.2 });
    expect(summary).toBe(
      "Logged purchase: $84.20 on American Express Gold Card, 2026-11-21. American Express Gold " +
        "Card bonus $84.20 of $6,000; American Express Gold Card Groceries $84.20 of $25,000.",
    );
    expect(await spentOf()).toBe(84.2);
    await call({ undo: data.log_id });
    expect(await spentOf()).toBe(0);
  });

  test("that came back is below zero", async () => {
    await call({ card: "gold", category: "dining", amount: -12.5 });
    expect(await spentOf()).toBe(-12.5);
  });

  test("as a dry run changes nothing", async () => {
    await call({ card: "gold", category: "dining", amount: 12.5, dry_run: true });
    expect(await log()).toEqual([]);
  });

  test("under one key is done once", async () => {
    const input = { card: "gold", category: "dining", amount: 12.5, idempotency_key: "k" };
    await call(input);
    await call(input);
    expect(await spentOf()).toBe(12.5);
  });

  test.each([
    [{ amount: 0.001, card: "gold", category: "dining" }, "at least one cent"],
    [{ amount: 5, card: "gold", category: "dining", date: "0001-01-01" }, "the years 1950 to 2199"],
    [{ amount: 5, category: "dining" }, "Say which held card"],
    [{ amount: 5, card: "gold" }, "Give a merchant or a category"],
    [{ amount: 0, card: "gold", category: "dining" }, "Give the amount"],
    [{ amount: 5, card: "gold", category: "dining", date: "2026-11-22" }, "is in the future"],
    [{ card: "gold" }, "Give one of these"],
    [{ undo: "nothing" }, "Nothing in the log"],
    [{ amount: 5, card: "gold", merchant: "4111 1111 1111 1111" }, "twelve or more digits"],
    [{ amount: 5, card: "gold", merchant: "4111x1111x1111x1111" }, "twelve or more digits"],
  ])("%j is refused", async (input, message) => {
    expect(await member.fail("record_purchase", input)).toContain(message);
  });
});
