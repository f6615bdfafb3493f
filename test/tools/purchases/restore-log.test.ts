import { describe, expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { deleteAccount } from "../../../server/accounts/account-data.ts";
import { listPurchases, monthRecords, type Purchase } from "../../../server/accounts/purchases.ts";
import { MAX_MCP_BODY_BYTES } from "../../../server/mcp/limits.ts";
import {
  MAX_STATEMENT_LENGTH,
  MAX_STATEMENT_ROWS,
} from "../../../server/tools/purchases/statement.ts";
import { openAt } from "../../accounts/store/open-at.ts";
import { PLACES } from "../../accounts/store/places.ts";
import { type Member, openMember } from "../member.ts";
import { amex, OCTOBER, WALLET } from "./log-member.ts";

const JULY = amex("07/02/2026,WHOLE FOODS MARKET 101,60.00,J1", "07/30/2026,SUSHI BAR,40.00,J2");

const previewed = z.looseObject({ confirm_code: z.string() });
const exported = z.looseObject({ file: z.string(), parts: z.int().optional() });

async function confirm(member: Member, tool: string, input: object): Promise<string> {
  const { confirm_code } = previewed.parse((await member.call(tool, input)).data);
  return (await member.call(tool, { confirm_code })).summary;
}

const exportOf = async (member: Member, input: object): Promise<string> =>
  exported.parse((await member.call("export_wallet", input)).data).file;

const rowsOf = async ({ deps, account }: Member) =>
  (await listPurchases(deps, account.id)).map(({ id, on, cents, text, cap }) => ({
    id,
    on,
    cents,
    text,
    cap,
  }));

describe.each(PLACES)("the log in $name", ({ isMissing, make }) => {
  test.skipIf(isMissing)("comes back from its export after the account was deleted", async () => {
    const store = await openAt(await make());
    onTestFinished(() => store.close?.());
    // The store has a clock of its own.
    const now = new Date().toISOString();
    const member = await openMember(undefined, { store, now });
    await member.setWallet(WALLET);
    for (const statement of [JULY, OCTOBER]) {
      // A log is changed by one call after the other.
      // oxlint-disable-next-line no-await-in-loop
      await confirm(member, "record_purchase", { statement, card: "gold" });
    }
    const before = await rowsOf(member);
    expect(before).toHaveLength(7);
    const progress = (await member.call("get_bonus_progress")).summary;
    const wallet = await exportOf(member, { format: "json" });
    const purchases = await exportOf(member, { format: "csv", sections: ["purchases"] });

    await deleteAccount(member.deps, Buffer.alloc(32), member.account.id);
    expect(await store.list("purchases/")).toEqual([]);
    const again = await openMember(undefined, { store, now });
    await confirm(again, "import_wallet", { content: wallet });
    expect(await confirm(again, "import_wallet", { content: purchases })).toContain(
      "7 purchases new, 0 corrected, 0 known",
    );
    expect(await rowsOf(again)).toEqual(before);
    expect((await again.call("get_bonus_progress")).summary).toBe(progress);
    expect(await again.call("import_wallet", { content: purchases })).toMatchObject({
      data: { effects: [{ section: "purchases", added: 0, replaced: 0, same: 7 }] },
    });
  });
});

const LOG_ALONE = { format: "csv", sections: ["purchases"] };

/** Exports the log part after part, and imports each part as it is. */
async function restore(member: Member): Promise<{ again: Member; parts: readonly string[] }> {
  const again = await openMember();
  await again.setWallet(WALLET);
  const parts: string[] = [];
  let many = 1;
  for (let part = 1; part <= many; part += 1) {
    // A log is changed by one call after the other.
    // oxlint-disable-next-line no-await-in-loop
    const { data } = await member.call("export_wallet", { ...LOG_ALONE, part });
    const { file, parts: told = 1 } = exported.parse(data);
    many = told;
    parts.push(file);
    // oxlint-disable-next-line no-await-in-loop
    await confirm(again, "import_wallet", { content: file });
  }
  return { again, parts };
}

/** Keeps months of purchases as they are. */
const keepMonths = ({ deps, account }: Member, months: Readonly<Record<string, Purchase[]>>) =>
  deps.store.commit(
    Object.entries(months).map(([month, rows]) =>
      monthRecords.put([account.id, month], { format: 1, rows }),
    ),
  );

const purchasesOf = (month: string, many: number, text: (at: number) => string): Purchase[] =>
  Array.from({ length: many }, (_, at) => ({
    id: `${month}-${at}`,
    wallet_card_id: "gold-1",
    on: `${month}-${String((at % 28) + 1).padStart(2, "0")}`,
    cents: 100 + at,
    text: text(at),
    kind: "purchase",
    source: "csv",
    log_id: "log-1",
  }));

test("a log that is too long for one import comes back in the parts that the export tells", async () => {
  const member = await openMember();
  await member.setWallet(WALLET);
  const rows = (month: string) =>
    Array.from(
      { length: 2300 },
      (_, at) => `${month}/07/2026,SUSHI BAR ${at},${at + 1}.25,${month}-${at}`,
    );
  for (const month of ["05", "06"]) {
    const statement = amex(...rows(month));
    // A log is changed by one call after the other.
    // oxlint-disable-next-line no-await-in-loop
    await confirm(member, "record_purchase", { statement, card: "gold" });
  }
  const first = await member.call("export_wallet", LOG_ALONE);
  expect(first.summary).toBe("The purchase log as CSV: 4,600 purchases, part 1 of 2.");
  expect(first["next_actions"]).toContainEqual("Call again with part 2 for the next.");
  expect(first.data).toMatchObject({
    file_name: "cardfile-purchases-2026-11-21-part-1.csv",
    parts: 2,
  });
  const last = await member.call("export_wallet", { ...LOG_ALONE, part: 2 });
  expect(last["next_actions"]).toHaveLength(1);
  expect(await member.fail("export_wallet", { ...LOG_ALONE, part: 3 })).toContain(
    "There is no part 3: ask for a part from 1 to 2.",
  );

  const { again, parts } = await restore(member);
  expect(parts[0]).toBe(first.data?.["file"]);
  expect(parts.flatMap((part) => part.trimEnd().split("\r\n").slice(1))).toHaveLength(4600);
  expect(await rowsOf(again)).toEqual(await rowsOf(member));
});

const CJK = "寿".repeat(78);

test.each([
  ["the fewest characters", 3000, (at: number) => (at % 2 === 0 ? "" : "X")],
  ["quotes and the most characters", 900, (at: number) => `"${CJK.slice(String(at).length)}${at}"`],
])("a log of texts of %s comes back in parts", async (_name, many, text) => {
  const member = await openMember();
  await member.setWallet(WALLET);
  const months = ["2026-05", "2026-06"];
  await keepMonths(
    member,
    Object.fromEntries(months.map((month) => [month, purchasesOf(month, many, text)])),
  );
  const { again, parts } = await restore(member);
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(MAX_STATEMENT_LENGTH);
    expect(part.split("\r\n").length - 1).toBeLessThan(MAX_STATEMENT_ROWS);
    // A client may escape all but ASCII.
    const sent = JSON.stringify(part).replaceAll(/[^ -~]/g, String.raw`\u0000`);
    expect(sent.length).toBeLessThan(MAX_MCP_BODY_BYTES);
  }
  expect(await textsOf(again)).toEqual(await textsOf(member));
});

const textsOf = async (member: Member) =>
  (await rowsOf(member)).map(({ id, on, cents, text }) => [id, on, cents, text].join()).toSorted();

test("a log of one part is told as before, and has no other", async () => {
  const member = await openMember();
  await member.setWallet(WALLET);
  await keepMonths(member, { "2026-05": purchasesOf("2026-05", 2, () => "SUSHI BAR") });
  const whole = await member.call("export_wallet", { ...LOG_ALONE, part: 1 });
  expect(whole.summary).toBe("The purchase log as CSV: 2 purchases.");
  expect(whole["next_actions"]).toHaveLength(1);
  expect(whole.data).not.toHaveProperty("parts");
  expect(whole.data).toHaveProperty("file_name", "cardfile-purchases-2026-11-21.csv");
  expect(await member.fail("export_wallet", { ...LOG_ALONE, part: 2 })).toContain(
    "There is no part 2: ask for the purchases without part.",
  );
  expect(await member.fail("export_wallet", { format: "csv", part: 1 })).toContain(
    "leave part out, or ask for purchases alone",
  );
});

test("a part is put together a month at a time", async () => {
  const member = await openMember();
  await keepMonths(member, {
    "2026-05": purchasesOf("2026-05", 2, () => "SUSHI BAR"),
    "2026-06": purchasesOf("2026-06", 2, () => "SUSHI BAR"),
  });
  const { store } = member.deps;
  const list = store.list.bind(store);
  const listed: number[] = [];
  store.list = async (prefix, options) => {
    const found = await list(prefix, options);
    if (prefix.startsWith("purchases/")) listed.push(found.length);
    return found;
  };
  await member.call("export_wallet", LOG_ALONE);
  expect(listed).toEqual([1, 1, 0]);
});

const LOG = "purchase_id,date,text,amount,type,category,card";

test("a log of a card that is not held asks for the wallet, not for an argument", async () => {
  const member = await openMember();
  await member.setWallet(WALLET);
  const content = [LOG, "p-1,2026-10-02,SUSHI BAR,80.50,purchase,dining,other-1"].join("\r\n");
  expect(await member.fail("import_wallet", { content })).toContain(
    "Import the wallet it was exported with first",
  );
});

test("a log has no purchases of later days or of millions", async () => {
  const member = await openMember();
  await member.setWallet(WALLET);
  const content = [
    LOG,
    "p-1,2027-10-02,SUSHI BAR,80.50,purchase,dining,gold-1",
    "p-2,2026-10-02,SUSHI BAR,9999999.00,purchase,dining,gold-1",
    "p-3,2026-10-02,SUSHI BAR,80.50,purchase,dining,gold-1",
  ].join("\r\n");
  expect((await member.call("import_wallet", { content })).data).toMatchObject({
    unmatched: [
      { text: "line 2", reason: "2027-10-02 is in the future." },
      { text: "line 3", reason: "It is over $1,000,000, the most for a purchase." },
    ],
    effects: [{ section: "purchases", added: 1 }],
  });
});

test("a log of purchases without texts is read", async () => {
  const member = await openMember();
  await member.setWallet(WALLET);
  const content = [LOG, "p-1,2026-10-02,,80.50,purchase,dining,gold-1"].join("\r\n");
  expect((await member.call("import_wallet", { content })).data).toMatchObject({
    effects: [{ section: "purchases", added: 1 }],
  });
});
