import * as fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET, type Wallet } from "../../../server/accounts/wallet.ts";
import { type Member, openMember } from "../member.ts";
import { heldByChance } from "../wallets.ts";

const exported = z.object({
  file: z.string(),
  checksum: z.string(),
  rows: z.record(z.string(), z.number()),
});
const previewed = z.object({
  applied: z.boolean(),
  confirm_code: z.string().optional(),
  matched: z.array(z.looseObject({ id: z.string(), owner: z.string(), certainty: z.string() })),
  ambiguous: z.array(z.looseObject({ text: z.string() })),
  unmatched: z.array(z.looseObject({ text: z.string(), reason: z.string() })),
});

let member: Member;
beforeEach(async () => {
  member = await openMember();
});

const preview = async (content: string, more: object = {}) =>
  previewed.parse((await member.call("import_wallet", { content, ...more })).data);

async function importAll(content: string): Promise<void> {
  const { confirm_code } = await preview(content);
  await member.call("import_wallet", { confirm_code });
}

describe("import_wallet", () => {
  test("adds nothing before it is confirmed, then exactly what was shown, once", async () => {
    const { confirm_code, matched, ambiguous } = await preview(
      "plat x2, csr, 250k amex, 80k chase",
    );
    expect(ambiguous).toEqual([]);
    expect(matched).toMatchObject([
      { id: "amex-platinum", count: 2, certainty: "exact" },
      { id: "chase-sapphire-reserve", count: 1 },
      { id: "amex_membership_rewards", points: 250_000 },
      { id: "chase_ultimate_rewards", points: 80_000 },
    ]);
    expect(await member.wallet()).toEqual(EMPTY_WALLET);
    const done = await member.call("import_wallet", { confirm_code });
    expect(done).toMatchObject({ status: "ok", data: { applied: true } });
    const { cards, balances } = await member.wallet();
    expect(cards.map(({ card_id: id }) => id)).toEqual([
      "amex-platinum",
      "amex-platinum",
      "chase-sapphire-reserve",
    ]);
    expect(balances).toMatchObject([{ points: 250_000 }, { points: 80_000 }]);
    expect(await member.fail("import_wallet", { confirm_code })).toContain("used");
  });

  test("a year is no balance: with its card it is told, alone it is asked for", async () => {
    const { matched, unmatched } = await preview(
      "hyatt card opened 2020\namex gold since 2021\nhyatt 2021\ndelta 2,021\nchase 2021 points\n123456\n2000 in marriott",
    );
    expect(matched).toMatchObject([
      { kind: "card", id: "chase-hyatt", note: expect.stringContaining("2020") },
      { kind: "card", id: "amex-gold", note: expect.stringContaining("2021") },
      { kind: "balance", points: 2021 },
      { kind: "balance", points: 2021 },
    ]);
    expect(unmatched).toMatchObject([
      { text: "hyatt 2021", reason: expect.stringContaining("year or points") },
      { text: "123456", reason: expect.stringContaining("number alone") },
      { text: "2000 in marriott", reason: expect.stringContaining("year or points") },
    ]);
  });

  test("a full card number is told back as one, and never repeated", async () => {
    const told = await preview("chase sapphire preferred, 4111111111111111");
    expect(told.matched).toMatchObject([{ id: "chase-sapphire-preferred" }]);
    expect(told.unmatched).toMatchObject([{ reason: expect.stringContaining("card number") }]);
    expect(JSON.stringify(told)).not.toContain("4111");
  });

  test("another opening date of a card that is held is not taken, and that is said", async () => {
    await importAll("csr 2024-02-29");
    const { matched } = await preview("csr 2019-05\ncsr 2024-02");
    expect(matched[0]).toMatchObject({ note: expect.stringMatching(/2024-02-29.*2019-05/) });
    expect(matched[1]).not.toHaveProperty("note");
  });

  test("takes a short name for the card of the same issuer's list, and says that it did", async () => {
    const { matched } = await preview("plat x2, gold, csr");
    expect(matched[1]).toMatchObject({ id: "amex-gold", certainty: "likely" });
    const alone = await preview("gold");
    expect(alone.matched).toEqual([]);
    expect(alone.ambiguous).toMatchObject([{ text: "gold" }]);
  });

  test("does not add once more what is held", async () => {
    await importAll("plat");
    const { matched } = await preview("plat x2");
    expect(matched).toMatchObject([{ count: 2, already_held: 1 }]);
    await importAll("plat x2");
    expect((await member.wallet()).cards).toHaveLength(2);
  });

  test("reads dates, digits, nicknames and owners", async () => {
    await member.setWallet({
      ...EMPTY_WALLET,
      profile: { ...EMPTY_WALLET.profile, household: ["Sam"] },
    });
    await importAll(
      "Sam's csr opened March 2021\nmy wife's amex platinum (2019-05-02) ending in 1009\n- double cash \"old faithful\" closed 3/2024\n- Hyatt: 45,250",
    );
    expect(await member.wallet()).toMatchObject({
      cards: [
        { card_id: "chase-sapphire-reserve", owner: "Sam", opened_on: "2021-03" },
        { card_id: "amex-platinum", owner: "Sam", opened_on: "2019-05-02", last4: "1009" },
        { card_id: "citi-double-cash", nickname: "old faithful", closed_on: "2024-03-31" },
      ],
      balances: [{ program: "world_of_hyatt", points: 45_250 }],
    });
  });

  test("reads a table with columns of its own", async () => {
    await importAll(
      "Card Name,Date Opened,Last 4\nChase Freedom Flex,3/4/2020,5112\nnope nope,1/1/2020,1\n",
    );
    expect((await member.wallet()).cards).toMatchObject([
      { card_id: "chase-freedom-flex", opened_on: "2020-03-04", last4: "5112" },
    ]);
  });

  test("says what it does not know and takes no full card number", async () => {
    const { unmatched, matched } = await preview("xyzzy card, csr 4111 1111 1111 1111, wife's csr");
    expect(matched).toEqual([]);
    expect(unmatched).toMatchObject([
      { text: "xyzzy card", reason: expect.stringContaining("We don't know this card") },
      { text: "(a number)", reason: expect.stringContaining("last four digits") },
      { reason: expect.stringContaining("update_profile") },
    ]);
  });

  test("forgets a preview after ten minutes, and keeps it from others", async () => {
    const { confirm_code } = await preview("csr");
    const other = await openMember();
    expect(await other.fail("import_wallet", { confirm_code })).toContain("unknown");
    member.deps.wait(10 * 60_000);
    expect(await member.fail("import_wallet", { confirm_code })).toContain("older than 10 minutes");
    expect(await member.wallet()).toEqual(EMPTY_WALLET);
  });

  test("applies a code once when it is sent twice at the same time", async () => {
    const { confirm_code } = await preview("csr, 5k hyatt");
    const tries = await Promise.allSettled(
      [1, 2, 3, 4].map(() => member.call("import_wallet", { confirm_code })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await member.wallet()).cards).toHaveLength(1);
  });

  test("answers a flood of unknown names without holding up others", async () => {
    const flood = Array.from({ length: 400 }, (_, at) => `zzq${at} wert`).join("\n");
    const { unmatched } = await preview(flood);
    expect(unmatched).toHaveLength(400);
    const { unmatched: long } = await preview("zzq wert ".repeat(20_000));
    expect(long).toMatchObject([{ reason: expect.stringContaining("longer than 200") }]);
  });

  test("does not overwrite what was changed after the preview", async () => {
    const { confirm_code } = await preview("100k MR");
    await member.call("set_balance", { program: "MR", points: 7 });
    expect(await member.fail("import_wallet", { confirm_code })).toContain("changed since");
    expect((await member.wallet()).balances).toMatchObject([{ points: 7 }]);
  });

  test("says of every row of a table what became of it", async () => {
    const { matched, unmatched } = await preview(
      "card;program;points;opened\ncsr;;;2020-01\nquicksilver;;;2090-01\n;UR;abc;\n;UR;-5;\n",
    );
    expect(matched).toMatchObject([{ id: "chase-sapphire-reserve", opened_on: "2020-01" }]);
    expect(unmatched).toMatchObject([
      { reason: expect.stringContaining("future") },
      { reason: expect.stringContaining("whole number") },
      { reason: expect.stringContaining("whole number") },
    ]);
  });

  test("a dry run gives no code", async () => {
    expect((await preview("csr", { dry_run: true })).confirm_code).toBeUndefined();
  });

  test.each([
    ["{", "JSON cannot be read"],
    ['{"wallet":{"cards":[{"id":"x"}]}}', "cards.0.card_id"],
    ['{"cards":[],"note":"4111111111111111"}', "full card number"],
    ["section,id\ncards,x\n", "cards.0"],
  ])("refuses %s and says why", async (content, why) => {
    expect(await member.fail("import_wallet", { content })).toContain(why);
  });

  test("refuses JSON that is nested without end, whole or in a cell", async () => {
    const refusal = (content: string) => member.fail("import_wallet", { content });
    const nested = `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`;
    expect(await refusal(nested)).toContain("nested deeper");
    const cell = `${"[".repeat(5000)}${"]".repeat(5000)}`;
    expect(await refusal(`section,own\ncards,${cell}`)).toContain("not a wallet export");
  });
});

describe("export_wallet", () => {
  test.each(["json", "csv"])("as %s gives back the same wallet", async (format) => {
    await member.setWallet(DEMO_WALLET);
    const { file, rows } = exported.parse((await member.call("export_wallet", { format })).data);
    expect(rows).toMatchObject({ cards: 7, balances: 5, spend: 10, profile: 1 });
    const other = await openMember();
    const told = await other.call("import_wallet", { content: file });
    const { confirm_code } = previewed.parse(told.data);
    await other.call("import_wallet", { confirm_code });
    expect(await other.wallet()).toEqual(DEMO_WALLET);
    // Into the same wallet it changes nothing.
    expect(
      previewed.parse((await other.call("import_wallet", { content: file })).data).confirm_code,
    ).toBeUndefined();
  });

  test("an id of an entry is not taken for a card number", async () => {
    const wallet = {
      ...EMPTY_WALLET,
      certificates: [{ id: "0aa2625433663863", name: "Free night", owner: "me" }],
    };
    const { data } = await member.call("import_wallet", { content: JSON.stringify(wallet) });
    expect(data?.["effects"]).toContainEqual(
      expect.objectContaining({ section: "certificates", added: 1 }),
    );
  });

  test("and import are the identity, whatever is in the wallet", async () => {
    await fc.assert(
      fc.asyncProperty(
        heldByChance,
        fc.constantFrom("json", "csv"),
        async (wallet: Wallet, format) => {
          const [from, to] = [await openMember(), await openMember()];
          await from.setWallet(wallet);
          const { file } = exported.parse((await from.call("export_wallet", { format })).data);
          const told = await to.call("import_wallet", { content: file });
          const { confirm_code } = previewed.parse(told.data);
          if (confirm_code !== undefined) await to.call("import_wallet", { confirm_code });
          expect(await to.wallet()).toEqual(wallet);
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each(["=", "+", "-", "@", "＝", "＋", "－", "＠"])(
    "hides from a spreadsheet what it would run as a formula: %s",
    async (sign) => {
      await member.setWallet({
        ...EMPTY_WALLET,
        certificates: [{ id: "a", name: `${sign}HYPERLINK("http://x")`, owner: "me" }],
      });
      const { file } = exported.parse((await member.call("export_wallet", { format: "csv" })).data);
      expect(file).toContain(`"'${sign}HYPERLINK(""http://x"")"`);
    },
  );
});
