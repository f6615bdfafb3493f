import { beforeEach, expect, test } from "vitest";
import { exportAccount } from "../../../server/accounts/account-data.ts";
import { DEFAULT_CEILINGS } from "../../../server/accounts/plans.ts";
import { monthRecords, type Purchase } from "../../../server/accounts/purchases.ts";
import type { Json } from "../../../server/accounts/store/store.ts";
import type { Account } from "../../../server/accounts/users.ts";
import { openForAda } from "../support/ada.ts";
import { ORIGIN, type Site } from "../support/site.ts";
import type { Visitor } from "../support/visitor.ts";

/* The download of everything kept is made as its client reads it. */

let site: Site;
let ada: Visitor;
let account: Account;
/** The months that were read so far. */
let read: string[];
beforeEach(async () => {
  ({ site, ada, account } = await openForAda());
  read = [];
  const { store } = site.deps;
  const list = store.list.bind(store);
  store.list = async (prefix, options) => {
    const found = await list(prefix, options);
    const ids = found.map(({ key }) => key.split("/"));
    read.push(...ids.flatMap(([kind, , month = ""]) => (kind === "purchases" ? [month] : [])));
    return found;
  };
});

const purchaseOf = (month: string, day: number): Purchase => ({
  id: `${month}-${day}`,
  wallet_card_id: "gold-1",
  on: `${month}-0${day}`,
  cents: 100 * day,
  text: 'CAFÉ "寿司"',
  kind: "purchase",
  source: "csv",
  log_id: "log-1",
});

const keep = (month: string, rows = [purchaseOf(month, 1), purchaseOf(month, 2)]) =>
  site.deps.store.commit([monthRecords.put([account.id, month], { format: 1, rows })]);

const keepOther = (month: string, put: Json) =>
  site.deps.store.commit([{ key: monthRecords.key(account.id, month), put }]);

async function download() {
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const { body } = await site.app.request(`${ORIGIN}/account/export`, { headers: { cookie } });
  if (body === null) throw new Error("the answer has no body");
  return body.getReader();
}

const decoder = new TextDecoder();

test("an export of two months reads one at a time, only as the client reads", async () => {
  await keep("2026-09");
  await keep("2026-10");
  const reader = await download();
  expect(read).toEqual(["2026-09"]);
  const first = decoder.decode((await reader.read()).value);
  expect([first.includes("2026-09-02"), first.includes("2026-10")]).toEqual([true, false]);
  expect(read).toEqual(["2026-09"]);
  const second = decoder.decode((await reader.read()).value);
  expect(read).toEqual(["2026-09", "2026-10"]);
  const last = decoder.decode((await reader.read()).value);
  expect((await reader.read()).done).toBe(true);
  expect(JSON.parse(first + second + last)).toHaveProperty("purchases.length", 4);
});

test("a download that is given up reads no further", async () => {
  for (const month of ["2026-08", "2026-09", "2026-10"]) {
    // oxlint-disable-next-line no-await-in-loop
    await keep(month);
  }
  const reader = await download();
  await reader.read();
  const given = reader.read();
  await reader.cancel();
  await given;
  expect(read).toEqual(["2026-08"]);
  expect(site.logged).toEqual([]);
});

test("the oldest of three downloads of an account breaks off", async () => {
  await keep("2026-09");
  await keep("2026-10");
  const oldest = await download();
  await oldest.read();
  const others = [await download(), await download()];
  await expect(oldest.read()).rejects.toThrow("a newer download took its place");
  for (const reader of others) {
    // oxlint-disable-next-line no-await-in-loop
    while (!(await reader.read()).done);
  }
  const next = await download();
  await download();
  expect((await next.read()).done).toBe(false);
});

test.each([
  ["no month", []],
  ["a month", ["2026-09"]],
  ["a month of nothing between others", ["2026-08", "empty", "2026-10"]],
])("an export of %s has a line for each purchase", async (_name, months) => {
  for (const month of months) {
    // oxlint-disable-next-line no-await-in-loop
    await (month === "empty" ? keep("2026-09", []) : keep(month));
  }
  const { text } = await ada.get("/account/export");
  const exported = await exportAccount(site.deps, DEFAULT_CEILINGS, account.id);
  const { purchases = [], ...others } = exported ?? {};
  const lines = purchases.map((one) => `\n    ${JSON.stringify(one)}`).join(",");
  const start = JSON.stringify(others, undefined, 2).slice(0, -2);
  expect(text).toBe(`${start},\n  "purchases": [${lines}\n  ]\n}\n`);
});

test("a damaged month is left out", async () => {
  await keep("2026-08");
  await keepOther("2026-09", "half");
  await keep("2026-10");
  const { text } = await ada.get("/account/export");
  expect(JSON.parse(text)).toHaveProperty("purchases.length", 4);
});

test("a first month of a newer version is told, a later one breaks the download off", async () => {
  await keepOther("2026-10", { format: 2, rows: "otherwise" });
  const told = await ada.get("/account/export");
  expect(told.status).toBe(503);
  expect(told.text).toContain("last written by a newer version");
  await keep("2026-09");
  const reader = await download();
  await reader.read();
  await expect(reader.read()).rejects.toThrow("a newer version wrote a record of purchases");
  expect(site.logged.at(-1)).toContain("an export broke off");
});
