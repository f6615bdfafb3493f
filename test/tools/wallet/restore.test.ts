import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { readSlip } from "../../../server/accounts/wallet-slips.ts";
import { held } from "../held.ts";
import { type Member, openMember } from "../member.ts";

const HOUR_MS = 60 * 60_000;

/** The Gold card has a credit use, a bonus and a certificate. */
const BEFORE = {
  ...DEMO_WALLET,
  certificates: [
    ...DEMO_WALLET.certificates,
    { id: "night", name: "Free night", owner: "me", wallet_card_id: "demo-gold" },
  ],
  bonuses: [
    ...DEMO_WALLET.bonuses,
    {
      id: "bonus",
      wallet_card_id: "demo-gold",
      status: "active" as const,
      required_usd: 6000,
      net_spent_usd: 100,
      updated_on: "2026-11-01",
    },
  ],
};

let member: Member;
beforeEach(async () => {
  member = await openMember();
  await member.setWallet(BEFORE);
});

const tokenShape = z.object({ restore_token: z.string() });

async function remove(card = "demo-gold"): Promise<string> {
  const input = { wallet_card_id: card, confirm: true };
  const { data } = await member.call("remove_wallet_card", input);
  return tokenShape.parse(data).restore_token;
}

const restore = (token: string, more: object = {}) =>
  member.call("add_wallet_card", { restore_token: token, ...more });
const failRestore = (token: string) => member.fail("add_wallet_card", { restore_token: token });

/** Lists in the order of their ids. */
const sorted = (wallet: typeof BEFORE | Awaited<ReturnType<Member["wallet"]>>) => ({
  ...wallet,
  cards: wallet.cards.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  credit_uses: wallet.credit_uses.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  bonuses: wallet.bonuses.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  certificates: wallet.certificates.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
});

describe("a removed card", () => {
  test("of one's own comes back, told as it was", async () => {
    await member.call("add_wallet_card", {
      own: { name: "Local Bank Visa", issuer: "Local Bank", annual_fee_usd: 95 },
    });
    const before = await member.wallet();
    const token = await remove(before.cards.at(-1)?.id);
    expect((await restore(token)).summary).toContain("Brought back Local Bank Visa");
    expect((await member.wallet()).cards).toEqual(before.cards);
  });

  test("comes back with all that hung on it", async () => {
    const token = await remove();
    expect(await member.wallet()).toMatchObject({
      credit_uses: [],
      bonuses: [{ id: "demo-bonus" }],
    });
    const { summary } = await restore(token);
    expect(summary).toBe(
      "Brought back American Express Gold Card with 1 credit use, 1 bonus, 1 certificate.",
    );
    expect(sorted(await member.wallet())).toEqual(sorted(BEFORE));
  });

  test("comes back once", async () => {
    const token = await remove();
    await restore(token);
    expect(await failRestore(token)).toContain("it is unknown, used, or older than 24 hours");
    expect(sorted(await member.wallet())).toEqual(sorted(BEFORE));
  });

  test("comes back once of twenty tries at the same time", async () => {
    const token = await remove();
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => restore(token)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(sorted(await member.wallet())).toEqual(sorted(BEFORE));
  });

  test("comes back within a day, and not after", async () => {
    const token = await remove();
    member.deps.wait(24 * HOUR_MS - 1);
    expect(await restore(token, { dry_run: true })).toMatchObject({ status: "ok" });
    member.deps.wait(1);
    expect(await failRestore(token)).toContain("older than 24 hours");
    expect((await member.wallet()).cards).toHaveLength(BEFORE.cards.length - 1);
  });

  test("comes back to nobody else", async () => {
    const token = await remove();
    const other = await openMember();
    expect(await other.fail("add_wallet_card", { restore_token: token })).toContain("unknown");
    expect((await other.wallet()).cards).toEqual([]);
    expect(await restore(token)).toMatchObject({ status: "ok" });
  });

  test("is still there after a dry run of bringing it back", async () => {
    const token = await remove();
    await restore(token, { dry_run: true });
    expect((await member.wallet()).cards).toHaveLength(BEFORE.cards.length - 1);
    expect(await restore(token)).toMatchObject({ data: { dry_run: false } });
  });

  test("comes back beside a new one of its kind, which is told", async () => {
    const token = await remove();
    await member.call("add_wallet_card", { card: "amex gold" });
    const { data } = await restore(token);
    expect(data).toMatchObject({ duplicates: [{ card_id: "amex-gold", status: "open" }] });
  });

  test("can be removed again, with a new token", async () => {
    const token = await remove();
    await restore(token);
    const second = await remove();
    expect(second).not.toBe(token);
    await restore(second);
    expect(sorted(await member.wallet())).toEqual(sorted(BEFORE));
  });
});

test("a dry run of removing gives no token and removes nothing", async () => {
  const input = { wallet_card_id: "demo-gold", confirm: true, dry_run: true };
  const { data } = await member.call("remove_wallet_card", input);
  expect(data).toMatchObject({ dry_run: true, removed: { credit_uses: 1 } });
  expect(data).not.toHaveProperty("restore_token");
  expect(await member.wallet()).toEqual(BEFORE);
});

test("removing with a key gives the same token again, and it works", async () => {
  const input = { wallet_card_id: "demo-gold", confirm: true, idempotency_key: "k" };
  const first = await member.call("remove_wallet_card", input);
  const again = await member.call("remove_wallet_card", input);
  const token = tokenShape.parse(first.data).restore_token;
  expect(tokenShape.parse(again.data).restore_token).toBe(token);
  const back = { idempotency_key: "back" };
  await restore(token, back);
  expect(await restore(token, back)).toMatchObject({ status: "ok" });
  expect(sorted(await member.wallet())).toEqual(sorted(BEFORE));
});

test("what is kept is the card, and lies under the token's digest alone", async () => {
  await member.setWallet({ ...BEFORE, cards: [...BEFORE.cards, held("amex-green")] });
  const token = await remove("amex-green");
  const name = { accountId: member.account.id, purpose: "restore", token } as const;
  expect((await readSlip(member.deps.store, name))?.content).toMatchObject({
    card: { id: "amex-green" },
    credit_uses: [],
  });
  const keys = (await member.deps.store.list("wallet-slips/")).map(({ key }) => key);
  expect(keys.join()).not.toContain(token);
});

test("the credits of all own cards together are bounded", async () => {
  const credits = Array.from({ length: 30 }, (_, at) => ({
    name: `c${at}`,
    usd: 1,
    period: "month",
  }));
  const own = { name: "Local Card", issuer: "Local Bank", credits };
  for (let card = 0; card < 10; card++) {
    // oxlint-disable-next-line no-await-in-loop
    await member.call("add_wallet_card", { own });
  }
  expect(await member.fail("add_wallet_card", { own })).toContain("the limit is 300");
});
