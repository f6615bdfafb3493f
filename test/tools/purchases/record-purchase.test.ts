import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { exportAccount, deleteAccount } from "../../../server/accounts/account-data.ts";
import { listPurchases, readMonth } from "../../../server/accounts/purchases.ts";
import { DEFAULT_CEILINGS } from "../../../server/accounts/plans.ts";
import {
  EMPTY_WALLET,
  newCard,
  type Wallet,
  type WalletCard,
} from "../../../server/accounts/wallet.ts";
import { type Member, openMember } from "../member.ts";
import { STATEMENT_FILES } from "./statement-files.ts";

/* The day is 2026-11-21. */

const GOLD: WalletCard = {
  ...newCard("gold-1", "amex-gold"),
  last4: "1009",
  opened_on: "2026-09-15",
};
const VENTURE: WalletCard = { ...newCard("venture-1", "capital-one-venture-x"), last4: "9020" };

const WALLET: Wallet = {
  ...EMPTY_WALLET,
  cards: [GOLD, VENTURE],
  bonuses: [
    {
      id: "bonus-1",
      wallet_card_id: "gold-1",
      status: "active",
      required_usd: 6000,
      net_spent_usd: 0,
      started_on: "2026-09-15",
      deadline: "2027-03-14",
      updated_on: "2026-09-15",
    },
  ],
};

const amex = (...rows: readonly string[]): string =>
  ["Date,Description,Amount,Reference", ...rows, ""].join("\n");

const OCTOBER = amex(
  "10/02/2026,WHOLE FOODS MARKET 101,120.00,R1",
  "10/09/2026,SUSHI BAR,80.50,R2",
  "10/12/2026,AUTOPAY PAYMENT - THANK YOU,-300.00,R3",
  "10/20/2026,WHOLE FOODS MARKET 101,-20.00,R4",
  "10/25/2026,AMEX Dining Credit,-10.00,R5",
  "10/30/2026,TRADER JOES #552,49.50,R6",
);

let member: Member;
beforeEach(async () => {
  member = await openMember();
  await member.setWallet(WALLET);
});

const answer = z.looseObject({
  log_id: z.string().optional(),
  confirm_code: z.string().optional(),
  rows: z.record(z.string(), z.int()),
});

const call = async (input: object) => {
  const { data, ...rest } = await member.call("record_purchase", input);
  return { ...rest, data: answer.parse(data) };
};

async function importFile(statement: string, more: object = {}) {
  const preview = await call({ statement, card: "gold", ...more });
  const { confirm_code: code } = preview.data;
  return code === undefined ? preview : call({ confirm_code: code });
}

const spentOf = async () => {
  const { data } = await member.call("get_bonus_progress", {});
  return z.object({ bonuses: z.array(z.object({ net_spent_usd: z.number() })) }).parse(data)
    .bonuses[0]?.net_spent_usd;
};

const log = () => listPurchases(member.deps, member.account.id);

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
        coverage: [{ months: { "2026-10": "covered", "2026-11": "partly" } }],
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
    expect(await member.fail("record_purchase", { undo: data.log_id })).toContain("undone already");
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

  test("with a full card number is refused, and nothing of it is kept", async () => {
    const message = await member.fail("record_purchase", {
      card: "gold",
      statement: amex("10/02/2026,PAID BY 4111111111111111,1.00,R"),
    });
    expect(message).toContain("full card number");
    expect(message).not.toContain("4111");
    expect(JSON.stringify(await member.deps.store.list("wallet-slips/"))).not.toContain("4111");
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
    [{ amount: 5, category: "dining" }, "Say which held card"],
    [{ amount: 5, card: "gold" }, "Give a merchant or a category"],
    [{ amount: 0, card: "gold", category: "dining" }, "Give the amount"],
    [{ amount: 5, card: "gold", category: "dining", date: "2026-11-22" }, "still to come"],
    [{ card: "gold" }, "Give one of these"],
    [{ undo: "nothing" }, "Nothing in the log"],
    [{ amount: 5, card: "gold", merchant: "4111 1111 1111 1111" }, "twelve digits"],
  ])("%j is refused", async (input, message) => {
    expect(await member.fail("record_purchase", input)).toContain(message);
  });
});

const row = fc.record({
  day: fc.integer({ min: 1, max: 28 }),
  cents: fc.integer({ min: -20_000, max: 50_000 }),
  text: fc.constantFrom("SHELL OIL 12", "CAFE", "TRADER JOES #1", "REFUND DESK"),
});

test("whatever is imported, twice is as once and undone is as never", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
      const lines = rows.map(
        ({ day, cents, text }) =>
          `10/${String(day).padStart(2, "0")}/2026,${text},${(cents / 100).toFixed(2)}`,
      );
      const file = ["Date,Description,Amount", ...lines, ""].join("\n");
      const columns = { date: "Date", text: "Description", amount: "Amount", charges: "positive" };
      const before = [await member.wallet(), await log()];
      const first = await importFile(file, { columns });
      const once = [await member.wallet(), await log()];
      const second = await importFile(file, { columns });
      expect(second.data.rows).toMatchObject({ added: 0, corrected: 0 });
      expect([await member.wallet(), await log()]).toEqual(once);
      if (first.data.log_id !== undefined) await call({ undo: first.data.log_id });
      expect([await member.wallet(), await log()]).toEqual(before);
    }),
    { numRuns: 25 },
  );
});

test("the account's export holds the log, and its deletion leaves nothing of it", async () => {
  await importFile(OCTOBER);
  const { deps, account } = member;
  const exported = await exportAccount(deps, DEFAULT_CEILINGS, account.id);
  expect(exported?.purchases).toHaveLength(5);
  await deleteAccount(deps, Buffer.alloc(32), account.id);
  expect(await deps.store.list("purchases/")).toEqual([]);
  expect(await deps.store.list("purchase-sums/")).toEqual([]);
});

test("sums that are lost are made anew from the months", async () => {
  await importFile(OCTOBER);
  const key = `purchase-sums/${member.account.id}`;
  await member.deps.store.commit([{ key, put: "half" }]);
  expect(await spentOf()).toBe(0);
  await call({ card: "gold", category: "dining", amount: 1 });
  expect(await spentOf()).toBe(231);
});

test("a log of 12,000 purchases is read by month: an import reads and writes its own alone", async () => {
  const months = Array.from({ length: 12 }, (_, at) => {
    const month = new Date(Date.UTC(2025, 10 + at, 1)).toISOString().slice(0, 7);
    const lines = Array.from(
      { length: 1000 },
      (_row, place) => `${month}-${String((place % 28) + 1).padStart(2, "0")},SHOP ${place},1.00`,
    );
    return ["Date,Description,Amount", ...lines, ""].join("\n");
  });
  // A wallet is changed by one call after the other.
  // oxlint-disable-next-line no-await-in-loop
  for (const file of months) await importFile(file);
  const { store } = member.deps;
  const [reads, writes]: [string[], string[]] = [[], []];
  const { get, commit } = store;
  Object.assign(store, {
    get: (key: string) => (reads.push(key), get(key)),
    commit: (batch: readonly { key: string }[]) => (
      writes.push(...batch.map(({ key }) => key)),
      Reflect.apply(commit, store, [batch])
    ),
  });
  await call({ card: "gold", category: "dining", amount: 2, date: "2026-10-15" });
  const ofLog = (keys: readonly string[]) => [
    ...new Set(keys.filter((key) => key.startsWith("purchases/"))),
  ];
  expect(ofLog(reads)).toEqual([`purchases/${member.account.id}/2026-10`]);
  expect(ofLog(writes)).toEqual([`purchases/${member.account.id}/2026-10`]);
  reads.length = 0;
  await member.call("get_bonus_progress", {});
  expect(ofLog(reads)).toEqual([]);
  expect((await readMonth(member.deps, member.account.id, "2026-10")).rows).toHaveLength(1001);
}, 60_000);

test("set_spending_profile answers as update_profile does, for one release", async () => {
  const old = { spend: { gas: 40 }, replace: true };
  const { data } = await member.call("set_spending_profile", old);
  expect(data).toMatchObject({ spend: { gas: 40 }, changed: [{ field: "spend.gas", new: 40 }] });
  const list = await member.post({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });
  expect(await list.text()).not.toContain("set_spending_profile");
});

test("the exported log is known where it is, and restores what was lost", async () => {
  await importFile(OCTOBER);
  await call({ card: "venture", merchant: "delta", category: "flights", amount: 450.5 });
  const { data } = await member.call("export_wallet", { format: "csv", sections: ["purchases"] });
  const statement = z.object({ file: z.string() }).parse(data).file;
  const before = [
    await spentOf(),
    (await log()).map(({ id, on, cents, text }) => [id, on, cents, text]),
  ];
  expect((await call({ statement })).data.rows).toMatchObject({ added: 0, corrected: 0, known: 6 });
  const { deps, account } = member;
  const keys = ["purchases/", "purchase-sums/"].map((prefix) => deps.store.list(prefix));
  const kept = (await Promise.all(keys)).flat();
  await deps.store.commit(kept.map(({ key }) => ({ key, del: true as const })));
  expect(await listPurchases(deps, account.id)).toEqual([]);
  const preview = await call({ statement });
  await call({ confirm_code: preview.data.confirm_code });
  expect([
    await spentOf(),
    (await log()).map(({ id, on, cents, text }) => [id, on, cents, text]),
  ]).toEqual(before);
});

test("a statement is no list of cards, and is told so", async () => {
  for (const content of [OCTOBER, ...STATEMENT_FILES.slice(0, 7).map((file) => file.content)]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await member.fail("import_wallet", { content })).toContain("a statement of purchases");
  }
});
