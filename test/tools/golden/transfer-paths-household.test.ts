import { describe, expect, test } from "vitest";
import type { Wallet } from "../../../server/accounts/wallet.ts";
import { openMember } from "../member.ts";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

const has = (program: string, points: number, owner = "me"): Wallet["balances"][number] => ({
  program,
  owner,
  points,
  as_of: "2026-10-01",
});
const UR = "chase_ultimate_rewards";
const HYATT = "world_of_hyatt";
const compare = { tool: "compare_transfer_paths" } as const;
const sams = held("chase-sapphire-preferred", { owner: "Sam" });

/** Mine go 1:1 to Hyatt, Sam's 4:3, and Chase lets one of the household pool. */
const household = walletOf([held("chase-sapphire-reserve"), sams], {
  balances: [has(UR, 123_456), has(HYATT, 12_000), has(UR, 80_000, "Sam")],
  profile: profileOf({ household: ["Sam"] }),
});

testGolden("transfers: paths of a household that pools at the source", [
  {
    question: "150,000 Hyatt: what do we move?",
    because:
      "138,000 beside the 12,000 there. Pooled they go 1:1: 123,456 of mine and 14,544 of Sam's, " +
      "138,000 × 1.9 = $2,622, with 12,000 × 1.5 = $180 in all $2,802. Each for himself would be " +
      "123,000 + 20,000 × 3/4, 143,000 × 1.9 + 180 = $2,897.",
    wallet: household,
    ...compare,
    input: { to: "hyatt", need: 150_000 },
    expect: {
      summary: expect.stringMatching(
        /gives up least, about \$2,802, once 14,544 .* of others are pooled into/,
      ),
      data: {
        paths: [
          {
            kind: "combined",
            value_given_up_usd: 2802,
            shortfall: 0,
            needs_pooling: false,
            owners: ["me", "Sam"],
            legs: [
              { from: UR, owner: "me", send: 138_000 },
              { from: HYATT, send: 12_000 },
            ],
            send: [
              { owner: "me", program: UR, points: 123_456, left: 0 },
              { owner: "Sam", program: UR, points: 14_544, left: 65_456, pool_into: "me" },
              { owner: "me", program: HYATT, points: 12_000 },
            ],
          },
          { value_given_up_usd: 2897, needs_pooling: true },
          {},
          {},
          {},
          {},
        ],
      },
    },
  },
  {
    question: "And 200,000?",
    because: "188,000 beside the 12,000: 123,456 of mine and 64,544 of Sam's 80,000, at 1:1.",
    wallet: household,
    ...compare,
    input: { to: "hyatt", need: 200_000 },
    expect: {
      summary: expect.not.stringContaining("cannot be met"),
      data: {
        paths: [
          { shortfall: 0, send: [{}, { points: 64_544, pool_into: "me" }, {}] },
          {},
          {},
          {},
          {},
          {},
        ],
      },
    },
  },
  {
    question: "And 300,000?",
    because: "203,456 pooled send 203,000; with 12,000 there 85,000 are short.",
    wallet: household,
    ...compare,
    input: { to: "hyatt", need: 300_000 },
    expect: {
      summary: expect.stringMatching(/85,000 short, once 79,544 .* pooled/),
      data: { paths: [{ receive: 215_000, shortfall: 85_000 }, {}, {}, {}, {}, {}] },
    },
  },
  {
    question:
      "50,000 Hyatt from Sam's 60,000 Chase points, where only I have a card that moves them?",
    because: "Sam's are pooled to my Reserve: they are not blocked. 50,000 × 1.9 = $950.",
    wallet: walletOf([held("chase-sapphire-reserve")], { balances: [has(UR, 60_000, "Sam")] }),
    ...compare,
    input: { to: "hyatt", need: 50_000 },
    expect: {
      data: {
        paths: [
          { value_given_up_usd: 950, send: [{ owner: "Sam", points: 50_000, pool_into: "me" }] },
        ],
        blocked: [],
      },
    },
  },
  {
    question: "30,000 ANA from my 20,000 Amex points and Sam's 20,000?",
    because: "Amex points pool between own accounts only: each sends his own.",
    wallet: walletOf([held("amex-gold"), held("amex-gold", { id: "sams", owner: "Sam" })], {
      balances: [
        has("amex_membership_rewards", 20_000),
        has("amex_membership_rewards", 20_000, "Sam"),
      ],
    }),
    ...compare,
    input: { to: "ana", need: 30_000 },
    expect: {
      data: {
        paths: expect.arrayContaining([
          expect.objectContaining({ shortfall: 0, needs_pooling: true }),
        ]),
      },
    },
  },
  {
    question: "Only Sam's points: 50,000 Hyatt?",
    because: "67,000 × 3/4 = 50,250; mine are left out, and nothing is pooled.",
    wallet: household,
    ...compare,
    input: { to: "hyatt", need: 50_000, owner: "Sam" },
    expect: { data: { paths: [{ owners: ["Sam"], legs: [{ owner: "Sam", send: 67_000 }] }] } },
  },
  {
    question: "12,000 of Sam's Chase points to Hyatt?",
    because:
      "4:3 with the Preferred: 9,000. The household's Reserve keeps 1:1, and the points pool.",
    wallet: household,
    tool: "calculate_transfer",
    input: { from: "UR", to: "hyatt", send: 12_000, owner: "Sam" },
    expect: {
      data: { receive: 9000 },
      next_actions: expect.arrayContaining([
        expect.stringMatching(/pooled into .* household, .* at 1:1/),
      ]),
    },
  },
]);

describe("plan_points_goal and compare_transfer_paths", () => {
  test.each([12_000, 60_000, 140_000, 150_000, 200_000, 215_000])(
    "give up the same for %i points of a household that pools",
    async (points) => {
      const member = await openMember();
      await member.setWallet(household);
      const plan = await member.call("plan_points_goal", { goals: [{ program: HYATT, points }] });
      const paths = await member.call("compare_transfer_paths", { to: HYATT, need: points });
      const [way] = Object(plan.data?.["ways"]);
      const [best] = Object(paths.data?.["paths"]);
      const sent = Object(best).legs.find((leg: object) => Object(leg).kind === "transfer");
      expect(sent?.send).toBe(Object(way).send);
      expect(best).toMatchObject({ shortfall: 0 });
    },
  );
});
