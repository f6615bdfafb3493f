import { beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { EMPTY_WALLET, newCard } from "../../server/accounts/wallet.ts";
import { type Member, openMember } from "./member.ts";

/* What is kept beside a wallet for a while is bounded, however often somebody asks for more of it. */

const MEBIBYTE = 1_048_576;

let member: Member;
beforeEach(async () => {
  member = await openMember({ free: { tools: 1000, chat: 0 }, member: { tools: 0, chat: 0 } });
});

const keptBytes = async (purpose: string): Promise<number> => {
  const slips = await member.deps.store.list(`wallet-slips/${member.account.id}/${purpose}/`);
  return Buffer.byteLength(JSON.stringify(slips.map(({ value }) => value)));
};

const codeOf = z.object({ confirm_code: z.string() });

const backupOf = (cards: number, mark: string): string =>
  JSON.stringify({
    cards: Array.from({ length: cards }, (_, at) => ({
      ...newCard(`c${at}`, "amex-gold"),
      closed_on: "2026-01-01",
      note: `${mark}${"n".repeat(480)}`,
    })),
  });

const preview = async (content: string): Promise<string> => {
  const { data } = await member.call("import_wallet", { content });
  return codeOf.parse(data).confirm_code;
};

test("previews of backups make room for each other, and the newest can be confirmed", async () => {
  const codes: string[] = [];
  for (let at = 0; at < 30; at++) codes.push(await preview(backupOf(180, `${at} `)));
  expect(await keptBytes("preview")).toBeLessThan(1.1 * MEBIBYTE);
  const [oldest] = codes;
  expect(await member.fail("import_wallet", { confirm_code: oldest })).toContain("unknown");
  await member.call("import_wallet", { confirm_code: codes.at(-1) });
  expect((await member.wallet()).cards).toHaveLength(180);
});

test("a backup that the wallet has no room for is refused as it is previewed", async () => {
  const cards = Array.from({ length: 101 }, (_, at) => newCard(`c${at}`, "amex-gold"));
  const content = JSON.stringify({ cards });
  expect(await member.fail("import_wallet", { content })).toContain("101 open cards");
});

test("statements of several cards can be previewed first and confirmed then", async () => {
  const names = ["csr", "amex gold", "amex green"];
  const codes: string[] = [];
  for (const card of names) {
    await member.call("add_wallet_card", { card });
    const statement = "Date,Description,Amount\n2026-10-02,Mill,2.00\n";
    const { data } = await member.call("record_purchase", { statement, card });
    codes.push(codeOf.parse(data).confirm_code);
  }
  for (const confirm_code of codes) {
    const { data } = await member.call("record_purchase", { confirm_code });
    expect(data).toMatchObject({ applied: true });
  }
});

test("previews of statements make room for each other", async () => {
  await member.call("add_wallet_card", { card: "csr" });
  for (let at = 0; at < 12; at++) {
    const lines = Array.from(
      { length: 2000 },
      (_, row) => `2026-0${1 + (row % 9)}-11,${"D".repeat(60)}${at} ${row},${row}.01`,
    );
    const statement = ["Date,Description,Amount", ...lines].join("\n");
    await member.call("record_purchase", { statement, card: "csr" });
  }
  expect(await keptBytes("preview")).toBeLessThan(1.1 * MEBIBYTE);
});

test("a long answer is kept without its lists, and its request is still not done again", async () => {
  await member.call("add_wallet_card", { card: "csr" });
  const lines = Array.from({ length: 1500 }, (_, row) => `2026-07-11,Shop ${row},${row}.01`);
  const statement = ["Date,Description,Amount", ...lines].join("\n");
  const { data } = await member.call("record_purchase", { statement, card: "csr" });
  const apply = { ...codeOf.parse(data), idempotency_key: "k" };
  const first = await member.call("record_purchase", apply);
  expect(await keptBytes("reply")).toBeLessThan(8192);
  const again = await member.call("record_purchase", apply);
  expect(again).toMatchObject({
    summary: first.summary,
    data: { log_id: first.data?.["log_id"], purchases: [] },
  });
  expect(again.warnings.join(" ")).toContain("nothing was repeated. The lists");
});

test("removed cards that can come back are bounded by their size", async () => {
  const uses = Array.from({ length: 1000 }, (_, at) => ({
    id: `u${at}`,
    wallet_card_id: "c1",
    credit_name: "x".repeat(100),
    used_on: "2026-11-03",
    amount_usd: 1,
  }));
  for (let at = 0; at < 12; at++) {
    await member.setWallet({
      ...EMPTY_WALLET,
      cards: [newCard("c1", "amex-gold")],
      credit_uses: uses,
    });
    await member.call("remove_wallet_card", { wallet_card_id: "c1", confirm: true });
  }
  expect(await keptBytes("restore")).toBeLessThan(1.1 * MEBIBYTE);
});
