import { expect } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

const MR = "amex_membership_rewards";
const UR = "chase_ultimate_rewards";
const HYATT = "world_of_hyatt";
const AEROPLAN = "air_canada_aeroplan";

const balance = (program: string, points: number, owner = "me") => ({
  program,
  owner,
  points,
  as_of: "2026-11-01",
});

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
    question: "60,500 Aeroplan points with 10,000 there and 100,000 MR?",
    because:
      "50,500 are missing; Amex moves in thousands: 51,000 at 1:1, at once. They count 51,000 × 1.9 = $969.",
    wallet: walletOf([held("amex-gold")], {
      balances: [balance(AEROPLAN, 10_000), balance(MR, 100_000)],
    }),
    tool: "plan_points_goal",
    input: { goals: [{ program: "aeroplan", points: 60_500 }] },
    expect: {
      data: {
        gaps: [
          {
            own: 10_000,
            gap: 50_500,
            from_transfers: 51_000,
            in_all: 61_000,
            status: "met_by_transfer",
          },
        ],
        ways: [
          {
            kind: "transfer",
            in_plan: true,
            from: MR,
            send: 51_000,
            points: 51_000,
            value_given_up_usd: 969,
            by_when: "2026-11-21",
            cost_usd: 0,
          },
        ],
      },
    },
  },
  {
    question: "60,000 Aeroplan and 60,000 Flying Blue from the same 100,000 MR?",
    because: "The first takes 60,000; 40,000 are left for the second, 20,000 missing.",
    wallet: walletOf([held("amex-gold")], { balances: [balance(MR, 100_000)] }),
    tool: "plan_points_goal",
    input: {
      goals: [
        { program: "aeroplan", points: 60_000 },
        { program: "flying blue", points: 60_000 },
      ],
    },
    expect: {
      data: {
        gaps: [
          { goal: 1, from_transfers: 60_000, missing: 0, status: "met_by_transfer" },
          { goal: 2, from_transfers: 40_000, missing: 20_000, status: "short" },
        ],
      },
    },
  },
  {
    question: "Two times 15,000 Hyatt with 21,000 there, as two goals?",
    because: "The first takes 15,000, the second 6,000: 9,000 missing.",
    wallet: { ...EMPTY_WALLET, balances: [balance(HYATT, 21_000)] },
    tool: "plan_points_goal",
    input: {
      goals: [
        { program: "hyatt", points: 15_000 },
        { program: "hyatt", points: 15_000 },
      ],
    },
    expect: { data: { gaps: [{ missing: 0 }, { own: 6000, missing: 9000 }] } },
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
    question: "30,000 United miles from 100,000 Marriott points, within a week?",
    because:
      "3:1, and 10,000 more for every 60,000: 60,000 become 20,000 + 10,000. 168 hours are 7 days: " +
      "2026-11-28, in time for it. 60,000 × 0.7 = $420.",
    wallet: { ...EMPTY_WALLET, balances: [balance("marriott_bonvoy", 100_000)] },
    tool: "plan_points_goal",
    input: { goals: [{ program: "united", points: 30_000, by_date: "2026-11-28" }] },
    expect: {
      data: {
        ways: [
          {
            from: "marriott_bonvoy",
            send: 60_000,
            points: 30_000,
            value_given_up_usd: 420,
            by_when: "2026-11-28",
            in_time: true,
          },
        ],
      },
    },
  },
  {
    question: "100,000 Virgin points within four days, from Marriott or Chase?",
    because:
      "Marriott with a part of Chase would give up less, but takes 7 days. Chase goes at once: all " +
      "100,000 are its. Marriott alone does not close the gap: 198,000 give 66,000 + 15,000 = 81,000.",
    wallet: walletOf([held("chase-sapphire-preferred")], {
      balances: [balance("marriott_bonvoy", 200_000), balance(UR, 123_456)],
    }),
    tool: "plan_points_goal",
    input: {
      goals: [{ program: "virgin atlantic", points: 100_000, by_date: "2026-11-25" }],
    },
    expect: {
      summary:
        "Virgin Atlantic Flying Club, 100,000 points: 0 there, 100,000 by transfer, nothing missing.",
      data: {
        gaps: [{ status: "met_by_transfer", missing: 0, late: 0 }],
        ways: [{ in_plan: true, from: UR, send: 100_000, in_time: true }],
      },
    },
  },
  {
    question: "And with 60,000 Chase points?",
    because:
      "60,000 go at once; the other 40,000 are of 99,000 Marriott points: 33,000 + 5,000 = 38,000, so of " +
      "105,000: 35,000 + 5,000 = 40,000, on 2026-11-28, three days late.",
    wallet: walletOf([held("chase-sapphire-preferred")], {
      balances: [balance("marriott_bonvoy", 200_000), balance(UR, 60_000)],
    }),
    tool: "plan_points_goal",
    input: {
      goals: [{ program: "virgin atlantic", points: 100_000, by_date: "2026-11-25" }],
    },
    expect: {
      summary:
        "Virgin Atlantic Flying Club, 100,000 points: 0 there, 100,000 by transfer, nothing missing, " +
        "but 40,000 come only after 2026-11-25.",
      data: {
        gaps: [{ status: "met_late", missing: 0, late: 40_000, from_transfers: 100_000 }],
        ways: [
          { in_plan: true, from: UR, send: 60_000, in_time: true },
          { in_plan: true, from: "marriott_bonvoy", send: 105_000, in_time: false },
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
    question: "30,000 Hyatt from 50,000 Freedom points alone?",
    because: "Locked without a Sapphire or Ink Preferred: all 30,000 are missing.",
    wallet: walletOf([held("chase-freedom-flex")], { balances: [balance(UR, 50_000)] }),
    tool: "plan_points_goal",
    input: { goals: [{ program: "hyatt", points: 30_000 }] },
    expect: { data: { gaps: [{ missing: 30_000, locked: [{ program: UR, points: 50_000 }] }] } },
  },
  {
    question: "60,000 Aeroplan from nothing, $1,000 a month of dining on a Gold?",
    because:
      "4 points a dollar: 4,000 a month, 48,000 a year. 60,000 at 1:1 take 15 months: 2028-02-21.",
    wallet: walletOf([held("amex-gold")], { spend: { dining: 1000 } }),
    tool: "plan_points_goal",
    input: { goals: [{ program: "aeroplan", points: 60_000, by_date: "2028-02-20" }] },
    expect: {
      data: {
        gaps: [{ missing: 60_000, status: "short" }],
        ways: expect.arrayContaining([
          expect.objectContaining({
            kind: "spend",
            from: MR,
            points_a_month: 4000,
            months: 15,
            by_when: "2028-02-21",
            in_time: false,
          }),
        ]),
      },
    },
  },
  {
    question: "15 months from 30 November end on what day?",
    because: "February 2028 has 29 days: 30 November 2026 and 15 months are 2028-02-29.",
    wallet: walletOf([held("amex-gold")], { spend: { dining: 1000 } }),
    now: "2026-11-30T17:00:00Z",
    tool: "plan_points_goal",
    input: { goals: [{ program: "aeroplan", points: 60_000 }] },
    expect: {
      data: {
        ways: expect.arrayContaining([
          expect.objectContaining({ kind: "spend", months: 15, by_when: "2028-02-29" }),
        ]),
      },
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
