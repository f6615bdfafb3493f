import * as fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { deleteAccount, exportAccount } from "../../../server/accounts/account-data.ts";
import { DEFAULT_CEILINGS } from "../../../server/accounts/plans.ts";
import { listPurchases, readMonth } from "../../../server/accounts/purchases.ts";
import type { Write } from "../../../server/accounts/store/store.ts";
import { call, importFile, log, member, OCTOBER, openLogMember, spentOf } from "./log-member.ts";
import { STATEMENT_FILES } from "./statement-files.ts";

beforeEach(openLogMember);

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
  const kept = { ...store };
  Object.assign(store, {
    get: (key: string) => (reads.push(key), kept.get(key)),
    commit: (batch: readonly Write[]) => (
      writes.push(...batch.map(({ key }) => key)),
      kept.commit(batch)
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
  const listed: number[] = [];
  store.list = async (...asked) => {
    const found = await kept.list(...asked);
    listed.push(found.length);
    return found;
  };
  expect(await listPurchases(member.deps, member.account.id)).toHaveLength(12_001);
  expect(Math.max(...listed)).toBe(1);
}, 60_000);

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
