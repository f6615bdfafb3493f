import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { held, walletOf } from "../held.ts";
import { type Member, openMember } from "../member.ts";

let member: Member;
beforeEach(async () => {
  member = await openMember();
});

const READERS = [
  ["list_credits", {}],
  ["list_expiring", { within_days: 400 }],
  ["list_lounge_access", { guests: 2 }],
  ["check_protection", { protection: "trip delay" }],
  ["list_certificates", {}],
] as const;

describe.each(READERS)("%s", (tool, input) => {
  test("answers for the demonstration wallet, an empty one and closed cards alone", async () => {
    const closed = walletOf([held("amex-platinum", { closed_on: "2026-01-01" })]);
    for (const wallet of [DEMO_WALLET, EMPTY_WALLET, closed]) {
      await member.setWallet(wallet);
      expect((await member.call(tool, input)).status).toBe("ok");
    }
  });
});

describe("totals", () => {
  test("of what expires hold no credit that list_credits does not count", async () => {
    await member.setWallet(
      walletOf([
        held("chase-sapphire-reserve", { opened_on: "2024-01-05" }),
        held("chase-united-explorer"),
      ]),
    );
    const { data } = await member.call("list_credits", {});
    const { data: lapsing } = await member.call("list_expiring", {
      within_days: 400,
      kinds: ["credit"],
    });
    const toRows = (found: unknown) =>
      z
        .array(z.looseObject({ counted: z.boolean(), value_usd: z.number().optional() }))
        .parse(found);
    const left = toRows(data?.["credits"]).filter(({ counted }) => !counted).length;
    const items = toRows(lapsing?.["items"]);
    const cents = items
      .filter(({ counted }) => counted)
      .reduce((sum, { value_usd: usd = 0 }) => sum + Math.round(usd * 100), 0);
    expect(left).toBeGreaterThan(0);
    expect(items.some(({ counted }) => !counted)).toBe(true);
    // No spend has opened it, so that there is nothing to lapse.
    expect(items.filter(({ name }) => name === "The Shops at Chase")).toEqual([]);
    expect(lapsing?.["totals"]).toMatchObject({ value_usd: cents / 100 });
  });

  test("of certificates tell those due apart, and days of which only the month is known", async () => {
    await member.setWallet(walletOf([held("chase-ihg-premier", { opened_on: "2024-06" })]));
    const { summary, data, warnings } = await member.call("list_certificates");
    expect(data).toMatchObject({
      certificates: [{ due_from: "2027-06-01", due_until: "2027-06-30", dates_exact: false }],
    });
    expect(z.object({ due_upper_bound_usd: z.number() }).parse(data?.["totals"])).not.toEqual({
      due_upper_bound_usd: 0,
    });
    expect(summary).not.toContain("(at most $0)");
    expect(warnings.join()).toContain("only the month is known");
  });
});

describe("record_credit_use", () => {
  test("refuses less than a cent", async () => {
    await member.setWallet(walletOf([held("amex-gold")]));
    expect(await member.fail("record_credit_use", { credit: "uber", amount: 0.004 })).toContain(
      "amount",
    );
  });
});

describe("list_credits", () => {
  test("counts a credit that asks for more only once the member says it is so", async () => {
    const card = held("chase-sapphire-reserve");
    const shops = async (more: object) => {
      await member.setWallet(walletOf([{ ...card, ...more }]));
      const { data } = await member.call("list_credits", { card: "csr" });
      return data;
    };
    const before = await shops({});
    const after = await shops({ meets: ["annual_spend"] });
    const row = (counted: boolean, status: string) => ({
      credits: expect.arrayContaining([
        expect.objectContaining({ credit_name: "The Shops at Chase", counted, status }),
      ]),
    });
    expect(before).toMatchObject(row(false, "locked"));
    expect(after).toMatchObject(row(true, "open"));
  });

  test("finds by names as people write them, and says which name is of none", async () => {
    await member.setWallet(walletOf([held("chase-sapphire-reserve"), held("amex-gold")]));
    const found = async (...names: readonly string[]) => {
      const { data, summary, warnings } = await member.call("list_credits", { names });
      const rows = z.object({ credits: z.array(z.object({ credit_name: z.string() })) });
      const credits = rows.parse(data).credits.map(({ credit_name: name }) => name);
      return { credits, summary, warnings };
    };
    for (const name of ["uber cash", "Uber", "UBER CASH "])
      expect((await found(name)).credits, name).toContain("Uber Cash");
    expect((await found("annual travel")).credits).toEqual(["Annual travel"]);
    expect((await found("resy")).credits).toEqual(["Resy dining"]);
    expect(await member.fail("list_credits", { names: ["hovercraft"] })).toMatch(
      /^No credit on these cards is called "hovercraft"; they have: /,
    );
    const some = await found("dunkin", "hovercraft");
    expect(some.credits).toEqual(["Dunkin'"]);
    expect(some.warnings.join()).toContain('"hovercraft"');
  });

  test("that no spend has opened are locked, and a logged use shows that one has", async () => {
    await member.setWallet(walletOf([held("chase-sapphire-reserve")]));
    const locked = await member.call("list_credits", { status: "locked" });
    const row = { annual_spend_usd: 75_000, opens: expect.stringMatching(/^after \$75,000 a/) };
    expect(locked).toMatchObject({
      data: {
        totals: { credits: 2, left_usd: 0, year_usd: 0, not_counted: 2 },
        credits: [
          { ...row, per_period: 500 },
          { ...row, per_period: 250 },
        ],
      },
      warnings: [expect.stringContaining("unlocks after a yearly spend")],
    });
    await member.call("record_credit_use", { credit: "shops at chase", amount: 100 });
    const { data } = await member.call("list_credits", { status: "open" });
    expect(data).toMatchObject({
      credits: expect.arrayContaining([
        expect.objectContaining({ credit_name: "The Shops at Chase", left: 150, counted: true }),
      ]),
    });
  });

  test("of a status are those alone", async () => {
    await member.setWallet(DEMO_WALLET);
    const { data } = await member.call("list_credits", { status: "used", owner: "me" });
    expect(data).toMatchObject({ credits: [{ credit_name: "Uber Cash", card_id: "amex-gold" }] });
  });
});

describe("record_credit_use", () => {
  beforeEach(() => member.setWallet(walletOf([held("amex-gold")])));

  test("under one idempotency key is done once", async () => {
    const input = { credit: "uber", amount: 2, idempotency_key: "k" };
    await member.call("record_credit_use", input);
    await member.call("record_credit_use", input);
    expect((await member.wallet()).credit_uses).toMatchObject([{ amount_usd: 2 }]);
  });

  test("keeps the name of the catalog, whatever was asked for", async () => {
    await member.call("record_credit_use", { credit: "the DUNKIN credit", amount: 1 });
    expect((await member.wallet()).credit_uses).toMatchObject([{ credit_name: "Dunkin'" }]);
  });

  test("asks of which of two cards a misspelt credit is", async () => {
    await member.setWallet(walletOf([held("amex-gold"), { ...held("amex-gold"), id: "other" }]));
    const asked = await member.call("record_credit_use", { credit: "dunkn" });
    expect(asked["needs_input"]).toMatchObject({
      candidates: [{ id: "amex-gold/Dunkin'" }, { id: "other/Dunkin'" }],
    });
  });

  test("takes the id of a candidate", async () => {
    const asked = await member.call("record_credit_use", { credit: "dining" });
    expect(asked.status).toBe("needs_input");
    await member.call("record_credit_use", { credit: "amex-gold/Resy dining", amount: 5 });
    expect((await member.wallet()).credit_uses).toMatchObject([{ credit_name: "Resy dining" }]);
  });

  test.each([
    [{ credit: "uber", date: "2026-11-22" }, "is in the future"],
    [{ credit: "uber", undo: true }, "no such use to undo. Logged in the period: none"],
    [{ credit: "uber", amount: 0 }, "amount"],
    [{ credit: "spaceship" }, "No credit on an open card"],
    [{ credit: "uber", card: "platinum" }, "No held card"],
  ])("%j is refused with what is wrong", async (input, message) => {
    expect(await member.fail("record_credit_use", input)).toContain(message);
  });

  test("loses none of ten made at once, and goes no further", async () => {
    const each = Array.from({ length: 10 }, () =>
      member.call("record_credit_use", { credit: "uber", amount: 1 }),
    );
    await Promise.all(each);
    expect((await member.wallet()).credit_uses).toHaveLength(10);
    expect(await member.fail("record_credit_use", { credit: "uber", amount: 1 })).toContain(
      "Nothing is left",
    );
  });

  test("a booking credit is logged each time, and nothing is left of it to count", async () => {
    const input = { credit: "hotel collection" };
    await member.call("record_credit_use", input);
    const { data } = await member.call("record_credit_use", input);
    expect(data).toMatchObject({ recorded: { amount_usd: 100 } });
    expect(data).not.toHaveProperty("left");
  });
});

describe("record_certificate", () => {
  test("warns of one just like it, and takes it out again by its id", async () => {
    const input = { action: "add", program: "hyatt", kind: "free_night", expires_on: "2027-01-01" };
    await member.call("record_certificate", input);
    const again = await member.call("record_certificate", input);
    expect(again.warnings).toEqual([expect.stringContaining("just like it")]);
    const [first] = (await member.wallet()).certificates;
    await member.call("record_certificate", { action: "remove", certificate: first?.id });
    expect((await member.wallet()).certificates).toHaveLength(1);
  });

  test.each([
    [{ action: "add" }, "Say what it is"],
    [{ action: "use", certificate: "night" }, "No such certificate among 0"],
    [{ action: "remove", program: "hyatt" }, "No such certificate among 0"],
  ])("%j is refused with what is wrong", async (input, message) => {
    expect(await member.fail("record_certificate", input)).toContain(message);
  });
});

test("check_protection is narrowed by the purchase", async () => {
  await member.setWallet(DEMO_WALLET);
  const asked = await member.call("check_protection", { protection: "medical" });
  expect(asked.status).toBe("needs_input");
  const input = { protection: "rental insurance", purchase: "rental" };
  expect(await member.call("check_protection", input)).toMatchObject({
    data: { protection: "Auto rental coverage" },
  });
});
