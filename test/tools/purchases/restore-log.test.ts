import { describe, expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { deleteAccount } from "../../../server/accounts/account-data.ts";
import { listPurchases } from "../../../server/accounts/purchases.ts";
import { openAt } from "../../accounts/store/open-at.ts";
import { PLACES } from "../../accounts/store/places.ts";
import { type Member, openMember } from "../member.ts";
import { amex, OCTOBER, WALLET } from "./log-member.ts";

const JULY = amex("07/02/2026,WHOLE FOODS MARKET 101,60.00,J1", "07/30/2026,SUSHI BAR,40.00,J2");

const previewed = z.looseObject({ confirm_code: z.string() });
const exported = z.looseObject({ file: z.string() });

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
  const answer = await member.call("export_wallet", { format: "csv", sections: ["purchases"] });
  expect(answer["next_actions"]).toContainEqual(
    expect.stringContaining("send parts of fewer than 4000"),
  );
  const [header, ...lines] = exported.parse(answer.data).file.trimEnd().split("\r\n");
  expect(lines).toHaveLength(4600);
  const again = await openMember();
  await again.setWallet(WALLET);
  for (let from = 0; from < lines.length; from += 1600) {
    const content = [header, ...lines.slice(from, from + 1600)].join("\r\n");
    expect(content.length).toBeLessThanOrEqual(200_000);
    // oxlint-disable-next-line no-await-in-loop
    await confirm(again, "import_wallet", { content });
  }
  expect(await rowsOf(again)).toEqual(await rowsOf(member));
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
      { text: "line 2", reason: "2027-10-02 is still to come." },
      { text: "line 3", reason: "It is of more than $1,000,000; no purchase is." },
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
