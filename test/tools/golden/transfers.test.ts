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

const MR = "amex_membership_rewards";

const preferred = walletOf([held("chase-sapphire-preferred")], { balances: [has(UR, 83_640)] });

const gold = walletOf([held("amex-gold")], { balances: [has(MR, 250_000)] });

const calculate = { tool: "calculate_transfer" } as const;

const HYATT = "world_of_hyatt";

const compare = { tool: "compare_transfer_paths" } as const;

const sams = held("chase-sapphire-preferred", { owner: "Sam" });

/** Mine go 1:1 to Hyatt, Sam's 4:3, and Chase lets one of the household pool. */
const household = walletOf([held("chase-sapphire-reserve"), sams], {
  balances: [has(UR, 123_456), has(HYATT, 12_000), has(UR, 80_000, "Sam")],
  profile: profileOf({ household: ["Sam"] }),
});

testGolden("transfers: one transfer", [
  {
    question: "And if I held the Reserve?",
    because: "The Reserve keeps 1:1.",
    wallet: preferred,
    ...calculate,
    input: { from: "chase", to: "hyatt", need: 40_000, card: "chase sapphire reserve" },
    expect: { data: { send: 40_000, ratio: "1:1", via_cards: ["chase-sapphire-reserve"] } },
  },
  {
    question: "What is the fee for 200,000 Amex points to Delta?",
    because: "200,000 × $0.0006 = $120, but $99 at most.",
    wallet: gold,
    ...calculate,
    input: { from: "MR", to: "delta", send: 200_000 },
    expect: { data: { receive: 200_000, fee_usd: 99, leftover: { of_balance: 50_000 } } },
  },
  {
    question: "10,000 JetBlue from Amex, please.",
    because: "5:4 in steps of 250: 10,000 × 5 / 4 = 12,500; the fee is 12,500 × $0.0006 = $7.50.",
    wallet: gold,
    ...calculate,
    input: { from: "MR", to: "jetblue", need: 10_000 },
    expect: { data: { send: 12_500, receive: 10_000, fee_usd: 7.5, increment: 250 } },
  },
  {
    question: "Can I send 30,700 Amex points to Qantas?",
    because: "Multiples of 500: 30,500 is below, 31,000 above.",
    wallet: gold,
    ...calculate,
    input: { from: "MR", to: "qantas", send: 30_700 },
    error: "at least 500, in multiples of 500. The nearest that works: 30,500 or 31,000.",
  },
  {
    question: "And now?",
    because: "It ended.",
    wallet: gold,
    ...calculate,
    input: { from: "MR", to: "etihad", send: 10_000 },
    error: "Etihad Guest ended; its last day was 2026-06-30.",
  },
]);

testGolden("transfers: amounts and bonuses", [
  {
    question: "Amex shows me 25% to Virgin today. How many for 50,000?",
    because: "40,000 × 125 / 100 = 50,000, at the bonus the member was quoted.",
    wallet: gold,
    ...calculate,
    input: { from: "MR", to: "virgin atlantic", need: 50_000, bonus_pct: 25 },
    expect: { data: { send: 40_000, bonus_applied: { pct: 25, points: 10_000, basis: "quoted" } } },
  },
  {
    question: "12,345 Amex to ANA?",
    because:
      "No source gives the increment above 1,000: 12,000 are sure to go, 345 stay, as a need of 12,345 " +
      "takes 13,000. 250,000 - 12,000 = 238,000 stay of the balance.",
    wallet: gold,
    ...calculate,
    input: { from: "MR", to: "ana", send: 12_345 },
    expect: {
      summary: expect.stringMatching(
        /^12,000 .* points become 12,000 in .*; 345 of the 12,345 stay/,
      ),
      data: {
        send: 12_000,
        receive: 12_000,
        unsent: 345,
        leftover: { of_balance: 238_000 },
        steps: expect.arrayContaining([
          "Of 12,345 points 345 stay: only multiples of 1,000 are sure to be taken.",
        ]),
        gives_up: { points: 12_000 },
      },
    },
  },
]);

testGolden("transfers: paths of a household that pools at the source", [
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
