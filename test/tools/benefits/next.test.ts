import { expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import type { Wallet } from "../../../server/accounts/wallet.ts";
import { toScene } from "../../../server/member/scene.ts";
import { listExpiringTool } from "../../../server/tools/benefits/list-expiring.ts";
import { memberTools } from "../../../server/tools/registry.ts";
import { readPinnedFacts } from "../../fixtures/pinned-facts.ts";
import { openMember } from "../member.ts";
import { bigWallet } from "../wallets.ts";

const NOW = "2026-10-08T17:00:00Z";
const facts = readPinnedFacts();

/** Up to the last day to activate the quarter. */
const SOON = { within_days: 67 };

/** Something of every kind: a bonus behind, points that lapse, fees and transfer bonuses. */
const FULL: Wallet = {
  ...DEMO_WALLET,
  cards: DEMO_WALLET.cards.map((card) =>
    card.id === "demo-double"
      ? { ...card, card_id: "chase-sapphire-reserve", opened_on: "2023-11" }
      : card,
  ),
  balances: [
    ...DEMO_WALLET.balances.filter(({ program }) => program !== "world_of_hyatt"),
    {
      program: "world_of_hyatt",
      owner: "me",
      points: 21_000,
      as_of: "2026-10-02",
      last_activity_on: "2024-10-20",
    },
    {
      program: "delta_skymiles",
      owner: "Sam",
      points: 900,
      as_of: "2026-10-02",
      expires_on: "2026-11-01",
    },
  ],
  certificates: DEMO_WALLET.certificates.map((one) => ({ ...one, expires_on: "2026-11-10" })),
  bonuses: [
    {
      id: "bonus-1",
      wallet_card_id: "demo-gold",
      status: "active",
      required_usd: 6000,
      net_spent_usd: 500,
      started_on: "2026-08-01",
      deadline: "2026-11-10",
      reward_points: 60_000,
      reward_program: "amex_membership_rewards",
      updated_on: "2026-10-01",
    },
  ],
};

const nextOf = (wallet: Wallet, input: object) => {
  const scene = toScene(wallet, { facts, now: Date.parse(NOW), newId: () => "new" });
  const answer = listExpiringTool.answerOn(input, scene);
  if (!("data" in answer)) throw new Error(answer.summary);
  return answer.data;
};

test("holds something of every kind", () => {
  const { items } = nextOf(FULL, SOON);
  expect(new Set(items.map(({ kind }) => kind))).toEqual(
    new Set(["credit", "certificate", "points", "activation", "bonus", "fee", "transfer_bonus"]),
  );
});

test.each([
  ["full", FULL, 45],
  ["large", bigWallet(100), 400],
])("of a wallet that is %s counts nothing twice", (_, wallet, days) => {
  const { items, totals } = nextOf(wallet, { within_days: days });
  const names = items.map((one) =>
    JSON.stringify([
      one.kind,
      one.wallet_card_id,
      one.certificate_id,
      one.program,
      one.owner,
      one.name,
    ]),
  );
  expect(new Set(names).size).toBe(items.length);
  const fees = items.filter(({ kind }) => kind === "fee");
  expect(new Set(fees.map(({ wallet_card_id: id }) => id)).size).toBe(fees.length);
  const cents = items.map(({ counted, value_usd: usd = 0 }) =>
    counted ? Math.round(usd * 100) : 0,
  );
  const sum = cents.reduce((all, one) => all + one, 0) / 100;
  expect(totals.value_usd + totals.upper_bound_usd + totals.fees_usd).toBeCloseTo(sum, 5);
  // Points of one balance can lapse or move, not both.
  expect(items.filter(({ kind, counted }) => kind === "transfer_bonus" && counted)).toEqual([]);
});

test("names calls that can be made as they stand", async () => {
  const member = await openMember(undefined, { facts, now: NOW });
  await member.setWallet(FULL);
  const writers = new Set(memberTools.filter(({ readOnly }) => !readOnly).map(({ name }) => name));
  for (const { name, call } of nextOf(FULL, { within_days: 200 }).items) {
    const more = writers.has(call.tool) ? { dry_run: true } : {};
    // oxlint-disable-next-line no-await-in-loop
    const { status } = await member.call(call.tool, { ...call.arguments, ...more });
    expect(status, `${name}: ${call.tool}`).toBe("ok");
  }
});

test("loses what its call records", async () => {
  const member = await openMember(undefined, { facts, now: NOW });
  await member.setWallet(FULL);
  const recorded = nextOf(FULL, SOON).items.filter(({ call }) =>
    [
      "record_credit_use",
      "record_certificate",
      "record_bonus_progress",
      "update_wallet_card",
    ].includes(call.tool),
  );
  for (const { call } of recorded) {
    // oxlint-disable-next-line no-await-in-loop
    await member.call(call.tool, call.arguments);
  }
  const left = new Set(
    nextOf(await member.wallet(), SOON).items.map(({ kind, name }) => `${kind} ${name}`),
  );
  const used = recorded.filter(({ action }) => !action.startsWith("Enrol"));
  expect(used.filter(({ kind, name }) => left.has(`${kind} ${name}`))).toEqual([]);
});
