import { expect } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

const MR = "amex_membership_rewards";

const UR = "chase_ultimate_rewards";

const HYATT = "world_of_hyatt";

const balance = (program: string, points: number, owner = "me") => ({
  program,
  owner,
  points,
  as_of: "2026-11-01",
});

const AEROPLAN = "air_canada_aeroplan";

testGolden("a points goal", [
  {
    question: "Do I have the 20,000 Hyatt points?",
    because: "21,000 are there.",
    wallet: { ...EMPTY_WALLET, balances: [balance(HYATT, 21_000)] },
    tool: "plan_points_goal",
    input: { goals: [{ program: "hyatt", points: 20_000 }] },
    expect: {
      summary: "World of Hyatt, 20,000 points: 20,000 there, nothing missing.",
      data: { gaps: [{ own: 20_000, gap: 0, missing: 0, status: "met" }], ways: [] },
    },
  },
  {
    question: "Which source is cheaper for 30,000 Flying Blue: MR or ThankYou?",
    because:
      "Both 1:1. MR counts 1.9, ThankYou 1.6: 30,000 × 1.6 = $480 against $570. MR stays an alternative.",
    wallet: walletOf([held("amex-gold"), held("citi-strata-premier")], {
      balances: [balance(MR, 100_000), balance("citi_thankyou", 40_000)],
    }),
    tool: "plan_points_goal",
    input: { goals: [{ program: "flying blue", points: 30_000 }] },
    expect: {
      data: {
        ways: [
          { in_plan: true, from: "citi_thankyou", send: 30_000, value_given_up_usd: 480 },
          { in_plan: false, from: MR, send: 30_000, value_given_up_usd: 570, closes: true },
        ],
      },
    },
  },
  {
    question: "And 200,000?",
    because:
      "60,000 in time; 198,000 Marriott points give 66,000 + 15,000 = 81,000 late; 59,000 missing.",
    wallet: walletOf([held("chase-sapphire-preferred")], {
      balances: [balance("marriott_bonvoy", 200_000), balance(UR, 60_000)],
    }),
    tool: "plan_points_goal",
    input: {
      goals: [{ program: "virgin atlantic", points: 200_000, by_date: "2026-11-25" }],
    },
    expect: {
      summary: expect.stringContaining("59,000 missing, and 81,000 come only after 2026-11-25."),
      data: { gaps: [{ status: "short", missing: 59_000, late: 81_000 }] },
    },
  },
  {
    question: "30,000 Hyatt from an empty wallet?",
    because:
      "All of it is missing. The offer of the Hyatt card, seen on 2026-10-07, gives 30,000 after $3,000 " +
      "in 3 months for $95: enough alone. Its rules are judged on a history without accounts.",
    tool: "plan_points_goal",
    input: { goals: [{ program: "hyatt", points: 15_000, travelers: 2 }] },
    expect: {
      data: {
        gaps: [{ need: 30_000, own: 0, missing: 30_000, status: "short", travelers: 2 }],
        ways: expect.arrayContaining([
          expect.objectContaining({
            kind: "offer",
            card_id: "chase-hyatt",
            points: 30_000,
            closes: true,
            cost_usd: 95,
            offer: { points: 30_000, min_spend_usd: 3000, within_months: 3, seen_on: "2026-10-07" },
          }),
        ]),
      },
    },
  },
  {
    question: "By a day that is over?",
    because: "2026-11-20 was yesterday in New York, and the day itself in Honolulu at 08:00 UTC.",
    wallet: {
      ...EMPTY_WALLET,
      balances: [balance(HYATT, 1000)],
      profile: profileOf({ time_zone: "Pacific/Honolulu" }),
    },
    now: "2026-11-21T08:00:00Z",
    tool: "plan_points_goal",
    input: {
      goals: [
        { program: "hyatt", points: 500, by_date: "2026-11-20" },
        { program: "hyatt", points: 500, by_date: "2026-11-19" },
      ],
    },
    error: "by_date 2026-11-19 is past; today is 2026-11-20.",
  },
]);

testGolden("a points goal of a household", [
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
]);
