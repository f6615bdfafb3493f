import { beforeEach, describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET, type WalletCard } from "../../../server/accounts/wallet.ts";
import { held, walletOf } from "../held.ts";
import { type Member, openMember } from "../member.ts";

let member: Member;
beforeEach(async () => {
  member = await openMember();
});

const first = async (): Promise<WalletCard | undefined> => (await member.wallet()).cards[0];

describe("add_wallet_card", () => {
  test("adds a card once held, for the rules that count it", async () => {
    await member.setWallet(walletOf([held("amex-gold")]));
    const { status, data } = await member.call("add_wallet_card", {
      card: "amex gold",
      opened_month: "2016-05",
      closed_on: "2018-02-01",
      bonus_received_on: "2016-08",
    });
    expect(status).toBe("ok");
    expect(data).toMatchObject({
      wallet_card: { status: "closed", bonus_received_on: "2016-08" },
      setup_needed: [],
    });
  });

  test.each([
    [{}, "Give one of card, own and restore_token"],
    [{ card: "csp", restore_token: "x" }, "Give one of card, own and restore_token"],
    [{ restore_token: "x", nickname: "mine" }, "leave out nickname"],
    [{ restore_token: "nonsense" }, "brings nothing back"],
    [{ card: "csp", last4: "12345" }, "last4"],
    [{ card: "csp", opened_month: "2025-02-29" }, "opened_month"],
    [{ card: "csp", opened_month: "0000-01" }, "the years 1950 to 2199"],
    [{ card: "csp", opened_month: "2026-11-22" }, "is in the future"],
    [{ card: "csp", opened_month: "2026-05", closed_on: "2026-04-30" }, "is before 2026-05-01"],
    [{ card: "csp", chosen_categories: ["dining"] }, "has no categories to choose"],
    [{ card: "cash plus", chosen_categories: ["unicorns"] }, "Options:"],
    [{ card: "cash plus", chosen_categories: { weekly: ["gas"] } }, "No group of choices"],
    [{ card: "csp", bonus_received: false, bonus_received_on: "2025-01" }, "Give one"],
  ])("%j is refused with what is wrong", async (input, message) => {
    expect(await member.fail("add_wallet_card", input)).toContain(message);
    expect(await member.wallet()).toEqual(EMPTY_WALLET);
  });

  test.each([
    "4111111111111111",
    "4111 1111 1111 1111",
    "4111-1111-1111-1112",
    "card 3759.876543.21001 of mine",
    "4111 1111 1111",
    "\uFF14\uFF11\uFF11\uFF11 1111 1111 1111",
  ])("stores no card number, right or mistyped: %s", async (text) => {
    for (const input of [
      { card: "csp", nickname: text },
      { card: "csp", note: text },
      { card: text },
      { card: "csp", owner: text },
      { card: "cash plus", chosen_categories: [text] },
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await member.fail("add_wallet_card", input)).toContain("Nothing was stored");
    }
    expect(await member.fail("update_profile", { goals: [text] })).toContain("Nothing was stored");
    await member.setWallet(walletOf([held("amex-gold")]));
    for (const input of [{ note: text }, { enrolments: { [text]: true } }]) {
      const update = { wallet_card_id: "amex-gold", ...input };
      // oxlint-disable-next-line no-await-in-loop
      expect(await member.fail("update_wallet_card", update)).toContain("Nothing was stored");
    }
    const closing = { wallet_card_id: "amex-gold", reason: text };
    expect(await member.fail("close_wallet_card", closing)).toContain("Nothing was stored");
    expect(JSON.stringify(await member.wallet())).not.toMatch(/\d{12}|1111 1111/);
  });

  test("lets dates and short figures through", async () => {
    const note = "from 2024-01-02 to 2025-01-02, limit 12,000; called 800 555 0199";
    await member.call("add_wallet_card", { card: "csp", note });
    expect(await first()).toMatchObject({ note });
  });
});

describe("update_wallet_card", () => {
  beforeEach(() => member.setWallet(walletOf([held("amex-gold", { opened_on: "2022-03-14" })])));
  const update = (input: object) =>
    member.call("update_wallet_card", { wallet_card_id: "amex-gold", ...input });
  const refuse = (input: object) =>
    member.fail("update_wallet_card", { wallet_card_id: "amex-gold", ...input });

  test("sets every plain field, and clears it again", async () => {
    const fields = {
      nickname: "Goldie",
      last4: "1009",
      credit_limit_usd: 25_000,
      annual_fee_override: 250,
      bonus_received: true,
      bonus_received_on: "2022-06",
      meets: ["paid membership", "autopay"],
      enrolments: { "uber cash": true, resy: false },
      cap_spent: [
        { category: "dining", spent_usd: 12_000 },
        { category: "groceries", spent_usd: 3000.5 },
      ],
      authorized_users: 2,
      note: "kept",
    };
    const set = await update(fields);
    expect(set.data).toMatchObject({
      wallet_card: {
        nickname: "Goldie",
        annual_fee_usd: 250,
        meets: ["paid_membership", "autopay"],
        enrolments: { "Uber Cash": true, "Resy dining": false },
        cap_spent: [{ spent_usd: 12_000 }, { cap: "groceries|us", spent_usd: 3000.5 }],
      },
    });
    expect(Object.values(set.data?.["changed"] ?? [])).toHaveLength(11);
    await update(Object.fromEntries(Object.keys(fields).map((field) => [field, null])));
    expect(await first()).toEqual(held("amex-gold", { opened_on: "2022-03-14" }));
  });

  test("keeps what other entries of a record are", async () => {
    await update({
      enrolments: { "uber cash": true },
      cap_spent: [{ category: "dining", spent_usd: 5 }],
    });
    await update({
      enrolments: { resy: true },
      cap_spent: [{ category: "groceries", spent_usd: 7 }],
    });
    await update({
      enrolments: { uber: null },
      cap_spent: [{ category: "dining", spent_usd: null }],
    });
    expect(await first()).toMatchObject({
      enrolments: { "Resy dining": true },
      cap_spent: [{ cap: "groceries|us", spent_usd: 7, on: "2026-11-21" }],
    });
  });

  test("says when nothing changes, and writes nothing", async () => {
    const { summary, warnings } = await update({ opened_month: "2022-03-14" });
    expect(summary).toBe("American Express Gold Card is unchanged.");
    expect(warnings).toEqual(["Nothing has changed."]);
  });

  test.each([
    [{}, "Give at least one field"],
    [{ closed_on: "2026-11-01" }, "Close it with close_wallet_card"],
    [{ close_reason: "fee" }, "is for close_wallet_card"],
    [{ activations: ["this quarter"] }, "has no rates to activate"],
    [{ boost_level: "gold" }, "has no levels"],
    [{ enrolments: { netflix: true } }, "No credit or lounge network of this card"],
    [{ cap_spent: [{ category: "flights", spent_usd: 5 }] }, "No capped category of this card"],
    [
      { cap_spent: [{ category: "dining", spent_usd: 5 }], cap_spent_on: "2026-11-22" },
      "is in the future",
    ],
    [{ meets: ["charm"] }, "No requirement is called"],
    [{ opened_month: "2027-01" }, "is in the future"],
    [{ bonus_received_on: "2022-02" }, "is before the opening"],
    [{ frob: 1 }, "frob"],
  ])("%j is refused with what is wrong", async (input, message) => {
    const before = await member.wallet();
    expect(await refuse(input)).toContain(message);
    expect(await member.wallet()).toEqual(before);
  });

  test("takes an activation back with its whole quarter", async () => {
    await member.setWallet(walletOf([held("chase-freedom-flex")]));
    const flex = { wallet_card_id: "chase-freedom-flex" };
    await member.call("update_wallet_card", { ...flex, activations: ["this quarter"] });
    expect((await first())?.activations).toHaveLength(3);
    await member.call("update_wallet_card", { ...flex, deactivate: ["dining 2026-10-01"] });
    expect((await first())?.activations).toEqual([]);
    expect(
      await member.fail("update_wallet_card", { ...flex, activations: ["Q2 2029"] }),
    ).toContain("No categories to activate are known for Q2 2029.");
    expect(await member.fail("update_wallet_card", { ...flex, activations: ["gas"] })).toContain(
      "Options: Charity; Restaurants and bars; Groceries.",
    );
  });

  test("moves the day of a closing, and warns of twins when a card is opened again", async () => {
    await member.setWallet(
      walletOf([held("amex-gold", { id: "old", closed_on: "2025-01-01" }), held("amex-gold")]),
    );
    await member.call("update_wallet_card", { wallet_card_id: "old", closed_on: "2025-02-01" });
    expect(await first()).toMatchObject({ closed_on: "2025-02-01" });
    const { warnings } = await member.call("update_wallet_card", {
      wallet_card_id: "old",
      closed_on: null,
    });
    expect(warnings).toEqual([
      "This owner now holds 2 cards of this kind: American Express Gold Card.",
    ]);
  });
});

describe("close_wallet_card", () => {
  test("a second time changes nothing, and on another day is refused", async () => {
    await member.setWallet(DEMO_WALLET);
    const gold = { wallet_card_id: "demo-gold" };
    await member.call("close_wallet_card", { ...gold, closed_on: "2026-11-20" });
    const before = await member.wallet();
    const again = await member.call("close_wallet_card", gold);
    expect(again.warnings).toContain("It was already closed; nothing was changed.");
    expect(await member.fail("close_wallet_card", { ...gold, closed_on: "2026-11-19" })).toContain(
      "was closed on 2026-11-20",
    );
    expect(await member.wallet()).toEqual(before);
  });

  test("says which other card of the same owner gives the same, and what is left of credits", async () => {
    await member.setWallet({
      ...DEMO_WALLET,
      cards: [...DEMO_WALLET.cards, held("amex-green", { opened_on: "2020-01-01" })],
    });
    const { data } = await member.call("close_wallet_card", {
      wallet_card_id: "demo-gold",
      dry_run: true,
    });
    expect(data?.["lost"]).toEqual(
      expect.arrayContaining([
        // Ten dollars of November are used.
        expect.not.objectContaining({ name: "Uber Cash", left_usd: expect.anything() }),
        expect.objectContaining({ name: "Resy dining", left_usd: 50 }),
        expect.objectContaining({ kind: "unlock", also_on: ["demo-platinum", "amex-green"] }),
      ]),
    );
    expect(data?.["points_at_risk"]).toEqual([]);
  });

  test("claims no refund where only the month of the opening is known", async () => {
    await member.setWallet(walletOf([held("amex-gold", { opened_on: "2024-11" })]));
    const { data } = await member.call("close_wallet_card", { wallet_card_id: "amex-gold" });
    expect(data).not.toHaveProperty("fee_refund");
  });

  test("of a card without an opening day gives an answer", async () => {
    await member.setWallet(walletOf([held("chase-sapphire-reserve")]));
    const { data } = await member.call("close_wallet_card", {
      wallet_card_id: "chase-sapphire-reserve",
    });
    expect(data).toMatchObject({ wallet_card: { status: "closed" } });
  });
});
