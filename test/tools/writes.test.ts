import { beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import { EMPTY_WALLET } from "../../server/accounts/wallet.ts";
import { held, profileOf, walletOf } from "./held.ts";
import { type Member, openMember } from "./member.ts";

const CEILINGS = { ...DEFAULT_CEILINGS, free: { tools: 1000, chat: 0 } };
const MR = "amex_membership_rewards";
const DAY_MS = 24 * 60 * 60_000;

let member: Member;
beforeEach(async () => {
  member = await openMember(CEILINGS);
});

const REPEATED = "This request was already done; nothing was repeated.";

/** A call that leaves the wallet otherwise when it is done twice, and one like it. */
const WRITERS = [
  {
    tool: "set_balance",
    input: { program: MR, delta: 10 },
    other: { program: MR, delta: 20 },
    once: { balances: [{ points: 10 }], cards: [] },
    twice: { balances: [{ points: 20 }] },
  },
  {
    tool: "add_wallet_card",
    input: { card: "amex gold", allow_duplicate: true },
    other: { card: "amex green", allow_duplicate: true },
    once: { cards: [{ card_id: "amex-gold" }], balances: [] },
    twice: { cards: [{ card_id: "amex-gold" }, { card_id: "amex-gold" }] },
  },
];

describe.each(WRITERS)("$tool with an idempotency_key", ({ tool, input, other, once, twice }) => {
  const keyed = (more: object = {}, key = "k") =>
    member.call(tool, { ...input, ...more, idempotency_key: key });

  test("is done once, and answers the same again", async () => {
    const first = await keyed();
    const again = await keyed();
    expect(again).toMatchObject({ summary: first.summary, data: first.data });
    expect(again.warnings).toEqual([REPEATED]);
    expect(await member.wallet()).toMatchObject(once);
  });

  test("is done once of twenty at the same time", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => keyed()));
    expect(answers.every(({ status }) => status === "ok")).toBe(true);
    expect(answers.filter(({ warnings }) => !warnings.includes(REPEATED))).toHaveLength(1);
    expect(await member.wallet()).toMatchObject(once);
  });

  test("refuses the key for another request", async () => {
    await keyed();
    const another = { ...other, idempotency_key: "k" };
    expect(await member.fail(tool, another)).toContain("was used for another request");
    expect(await member.wallet()).toMatchObject(once);
  });

  test("refuses the key for the same request of another tool", async () => {
    await keyed();
    const profile = { home_airport: "JFK", idempotency_key: "k" };
    expect(await member.fail("update_profile", profile)).toContain("was used for another request");
    expect(await member.wallet()).toMatchObject(once);
  });

  test("is done after a dry run with the same key", async () => {
    expect(await keyed({ dry_run: true })).toMatchObject({ data: { dry_run: true } });
    expect(await member.wallet()).toEqual(EMPTY_WALLET);
    expect(await keyed()).toMatchObject({ data: { dry_run: false }, warnings: [] });
    expect(await member.wallet()).toMatchObject(once);
  });

  test("is done twice with two keys, or without", async () => {
    await keyed();
    await keyed({}, "l");
    expect(await member.wallet()).toMatchObject(twice);
    await member.setWallet(EMPTY_WALLET);
    await member.call(tool, input);
    await member.call(tool, input);
    expect(await member.wallet()).toMatchObject(twice);
  });

  test("is done again a day later", async () => {
    await keyed();
    member.deps.wait(DAY_MS - 1);
    expect((await keyed()).warnings).toEqual([REPEATED]);
    member.deps.wait(1);
    expect((await keyed()).warnings).not.toContain(REPEATED);
    expect(await member.wallet()).toMatchObject(twice);
  });

  test("is another member's own", async () => {
    await keyed();
    const stranger = await openMember(CEILINGS);
    const { warnings } = await stranger.call(tool, { ...input, idempotency_key: "k" });
    expect(warnings).not.toContain(REPEATED);
    expect(await stranger.wallet()).toMatchObject(once);
  });
});

test("what asked back has done nothing, so its key is free for the answer", async () => {
  await member.setWallet(walletOf([held("amex-gold")]));
  const ask = { card: "amex gold", idempotency_key: "k" };
  expect(await member.call("add_wallet_card", ask)).toMatchObject({ status: "needs_input" });
  const answer = { ...ask, allow_duplicate: true };
  expect(await member.call("add_wallet_card", answer)).toMatchObject({ status: "ok" });
  expect((await member.wallet()).cards).toHaveLength(2);
});

test("what was refused or failed has done nothing, so its key is free", async () => {
  await member.setWallet(walletOf([held("amex-gold")]));
  const remove = { wallet_card_id: "amex-gold", idempotency_key: "k" };
  expect(await member.call("remove_wallet_card", remove)).toMatchObject({ status: "refused" });
  await member.fail("set_balance", { program: MR, delta: -1, idempotency_key: "k" });
  expect(await member.call("remove_wallet_card", { ...remove, confirm: true })).toMatchObject({
    status: "ok",
  });
  expect((await member.wallet()).cards).toEqual([]);
});

test("forty writes of different tools at once are all there afterwards", async () => {
  const cards = ["amex-green", "chase-sapphire-preferred", "chase-freedom-flex", "amex-platinum"];
  await member.setWallet(
    walletOf(
      cards.map((id) => held(id)),
      { profile: profileOf({ household: ["Sam"] }) },
    ),
  );
  const green = { wallet_card_id: "amex-green" };
  const change = { wallet_card_id: "chase-sapphire-preferred", to_card: "cfu" };
  const once: readonly (readonly [tool: string, input: object])[] = [
    ["update_wallet_card", { ...green, nickname: "Leaf" }],
    ["update_wallet_card", { ...green, last4: "4321" }],
    ["close_wallet_card", { wallet_card_id: "amex-platinum" }],
    ["record_product_change", change],
    ["remove_wallet_card", { wallet_card_id: "chase-freedom-flex", confirm: true }],
    ["set_balance", { program: "hyatt", points: 7, owner: "Sam" }],
    ["update_profile", { home_airport: "JFK" }],
    ["update_profile", { time_zone: "Pacific" }],
  ];
  const calls = once.flatMap((one, at) => [
    one,
    ["set_balance", { program: MR, delta: 10 }] as const,
    ["set_balance", { program: "delta", delta: 1 }] as const,
    ["add_wallet_card", { card: "amex gold", allow_duplicate: true, last4: `100${at}` }] as const,
    ["update_profile", { add_household: [`Person ${at}`] }] as const,
  ]);
  expect(calls).toHaveLength(40);
  await Promise.all(calls.map(([tool, input]) => member.call(tool, input)));
  const after = await member.wallet();
  expect(after.balances.toSorted((a, b) => b.points - a.points)).toMatchObject([
    { program: MR, points: 80 },
    { program: "delta_skymiles", points: 8 },
    { program: "world_of_hyatt", points: 7, owner: "Sam" },
  ]);
  expect(after.profile).toMatchObject({
    home_airport: "JFK",
    time_zone: "America/Los_Angeles",
    household: expect.arrayContaining(Array.from({ length: 8 }, (_, at) => `Person ${at}`)),
  });
  const golds = after.cards.filter((card) => card.card_id === "amex-gold");
  expect(new Set(golds.map(({ last4 }) => last4))).toEqual(
    new Set(Array.from({ length: 8 }, (_, at) => `100${at}`)),
  );
  expect(golds).toHaveLength(8);
  expect(new Set(after.cards.map(({ id }) => id)).size).toBe(after.cards.length);
  const others = after.cards.filter((card) => card.card_id !== "amex-gold");
  expect(others).toMatchObject([
    { id: "amex-green", nickname: "Leaf", last4: "4321" },
    { id: "chase-sapphire-preferred", card_id: "chase-freedom-unlimited" },
    { id: "amex-platinum", closed_on: "2026-11-21" },
  ]);
});

describe("a dry run", () => {
  test("of a removal needs no confirmation, and gives no token", async () => {
    const wallet = walletOf([held("amex-gold")]);
    await member.setWallet(wallet);
    const input = { wallet_card_id: "amex-gold", dry_run: true };
    const answer = await member.call("remove_wallet_card", input);
    expect(answer).toMatchObject({
      status: "ok",
      data: { dry_run: true, removed: { card_id: "amex-gold" } },
    });
    expect(answer.summary).toContain("would be: Removed American Express Gold Card");
    expect(answer.data).not.toHaveProperty("restore_token");
    expect(await member.call("remove_wallet_card", { wallet_card_id: "amex-gold" })).toMatchObject({
      refusal: { reason: "not_confirmed" },
    });
    expect(await member.wallet()).toEqual(wallet);
  });

  test("says that its idempotency_key was used, for this or for another request", async () => {
    const input = { program: MR, points: 5, idempotency_key: "k" };
    await member.call("set_balance", input);
    const again = await member.call("set_balance", { ...input, dry_run: true });
    expect(again.warnings[0]).toContain("was already done under this idempotency_key");
    expect(await member.fail("set_balance", { ...input, points: 6, dry_run: true })).toContain(
      "was used for another request",
    );
  });
});
