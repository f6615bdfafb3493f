import { expect } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { held, testGolden, walletOf } from "./golden.ts";

const MR = "amex_membership_rewards";
const UR = "chase_ultimate_rewards";
const AEROPLAN = "air_canada_aeroplan";

const balance = (program: string, points: number, owner = "me") => ({
  program,
  owner,
  points,
  as_of: "2026-11-01",
});

testGolden("a points goal of a household", [
  {
    question: "Can we pool our Aeroplan points for 60,000?",
    because: "Households of up to 8 pool free of charge: 40,000 + 20,000 of the other's 30,000.",
    wallet: {
      ...EMPTY_WALLET,
      balances: [balance(AEROPLAN, 40_000), balance(AEROPLAN, 30_000, "Sam")],
    },
    tool: "plan_points_goal",
    input: { goals: [{ program: "aeroplan", points: 60_000 }] },
    expect: {
      data: {
        gaps: [{ own: 40_000, from_pool: 20_000, missing: 0, status: "met_by_pool" }],
        ways: [{ kind: "pool", points: 20_000, owner: "Sam", cost_usd: 0, by_when: "2026-11-21" }],
      },
    },
  },
  {
    question: "And without the household?",
    because: "60,000 - 40,000 = 20,000 missing.",
    wallet: {
      ...EMPTY_WALLET,
      balances: [balance(AEROPLAN, 40_000), balance(AEROPLAN, 30_000, "Sam")],
    },
    tool: "plan_points_goal",
    input: { goals: [{ program: "aeroplan", points: 60_000 }], household: false },
    expect: {
      data: {
        gaps: [
          {
            from_pool: 0,
            in_all: 40_000,
            missing: 20_000,
            status: "short",
          },
        ],
      },
    },
  },
  {
    question: "25,000 Hyatt from our Chase points, 10,000 mine and 20,000 Sam's, with my Reserve?",
    because:
      "Chase pools with one of the household; the Reserve keeps 1:1: 25,000 sent, 15,000 of them Sam's. " +
      "25,000 × 1.9 = $475.",
    wallet: walletOf([held("chase-sapphire-reserve")], {
      balances: [balance(UR, 10_000), balance(UR, 20_000, "Sam")],
    }),
    tool: "plan_points_goal",
    input: { goals: [{ program: "hyatt", points: 25_000 }] },
    expect: {
      data: {
        gaps: [{ missing: 0 }],
        ways: [
          {
            send: 25_000,
            value_given_up_usd: 475,
            steps: expect.arrayContaining([expect.stringContaining("Pool 15,000 points")]),
          },
        ],
      },
    },
  },
  {
    question: "30,000 Flying Blue for me from Sam's MR?",
    because: "MR pool between own accounts only, but Flying Blue families pool: Sam sends 30,000.",
    wallet: walletOf([held("amex-gold", { owner: "Sam" })], {
      balances: [balance(MR, 50_000, "Sam")],
    }),
    tool: "plan_points_goal",
    input: { goals: [{ program: "flying blue", points: 30_000 }] },
    expect: {
      data: {
        gaps: [{ status: "met_by_transfer" }],
        ways: [{ owner: "Sam", send: 30_000, points: 30_000 }],
      },
    },
  },
  {
    question: "10,000 SkyMiles, of which Sam has plenty?",
    because: "No source says whether SkyMiles pool: Sam's 50,000 are told apart, 10,000 missing.",
    wallet: { ...EMPTY_WALLET, balances: [balance("delta_skymiles", 50_000, "Sam")] },
    tool: "plan_points_goal",
    input: { goals: [{ program: "delta", points: 10_000 }] },
    expect: {
      data: {
        gaps: [
          {
            missing: 10_000,
            apart: [{ owner: "Sam", points: 50_000 }],
            in_accounts: { gap: 0 },
            status: "short",
          },
        ],
      },
      warnings: expect.arrayContaining([expect.stringContaining("No source says whether")]),
    },
  },
]);
