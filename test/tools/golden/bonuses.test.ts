import { expect } from "vitest";
import type { BonusProgress } from "../../../server/accounts/wallet.ts";
import { held, testGolden, walletOf } from "./golden.ts";

const GOLD = held("amex-gold", { opened_on: "2026-10-15" });

const bonusOf = (more: Partial<BonusProgress> = {}): BonusProgress => ({
  id: "b1",
  wallet_card_id: "amex-gold",
  status: "active",
  required_usd: 1000,
  net_spent_usd: 500,
  updated_on: "2026-11-20",
  ...more,
});

const withBonus = (...bonuses: readonly Partial<BonusProgress>[]) =>
  walletOf([GOLD], { bonuses: bonuses.map((one) => bonusOf(one)) });

testGolden("bonus progress", [
  {
    question: "I put $300 more on it since: what is left?",
    because: "500 are recorded; 1,000 - (500 + 300) = 200. Nothing is saved by asking.",
    wallet: withBonus({}),
    tool: "get_bonus_progress",
    input: { more_spent_usd: 300 },
    expect: { data: { bonuses: [{ net_spent_usd: 800, left_usd: 200 }], left_total_usd: 200 } },
  },
  {
    question: "Am I on track, going on as I did?",
    because:
      "500 in the 37 days from 15 October to 20 November: 500 × 7 / 37 = 94.59 a week. 500 more take 37 days from the 21st: until 27 December. Until 15 December, 25 days, come 500 × 25 / 37 = 337.84: 162.16 are missing.",
    wallet: withBonus({ started_on: "2026-10-15", deadline: "2026-12-15" }),
    tool: "get_bonus_progress",
    expect: {
      data: {
        bonuses: [
          {
            so_far: {
              per_week_usd: 94.59,
              done_on: "2026-12-27",
              in_time: false,
              missing_usd: 162.16,
            },
          },
        ],
      },
    },
  },
  {
    question: "$3,200 of $12,000 in 65 days, 117 are left: what will be missing?",
    because:
      "3,200 × 7 / 65 = 344.615 a week, told as 344.62; in 117 days come 3,200 × 117 / 65 = 5,760 of 8,800: 3,040 are missing.",
    wallet: withBonus({
      required_usd: 12_000,
      net_spent_usd: 3200,
      started_on: "2026-09-17",
      updated_on: "2026-11-20",
      deadline: "2027-03-17",
    }),
    tool: "get_bonus_progress",
    expect: {
      data: {
        bonuses: [
          { days_left: 116, so_far: { per_week_usd: 344.62, missing_usd: 3040, in_time: false } },
        ],
      },
    },
  },
  {
    question: "I have spent $900 by now: what is left?",
    because: "What is told stands in place of what is recorded: 1,000 - 900 = 100.",
    wallet: withBonus({}),
    tool: "get_bonus_progress",
    input: { net_spent_usd: 900 },
    expect: { data: { bonuses: [{ net_spent_usd: 900, left_usd: 100 }] } },
  },
  {
    question: "By when must I spend for the Gold bonus, and how much a week?",
    because:
      "Offer seen on 2026-10-10: 100,000 points for $8,000 in six months from 15 October: until 14 April 2027. Days from today: 10 + 31 + 31 + 28 + 31 + 14 = 145; 8,000 × 7 / 145 = 386.2069, up to 386.21. Points × 1.9 = $1,900.",
    wallet: walletOf([GOLD]),
    tool: "record_bonus_progress",
    input: { wallet_card_id: "amex-gold", action: "start" },
    expect: {
      data: {
        bonus: {
          required_usd: 8000,
          left_usd: 8000,
          deadline: "2027-04-14",
          days_left: 144,
          per_week_usd: 386.21,
          reward: {
            points: 100_000,
            program: "amex_membership_rewards",
            value_usd: 1900,
            cpp: 1.9,
          },
          reward_percent_of_left: 23.75,
        },
        previous: [],
      },
    },
    after: { bonuses: [{ status: "active", reward_points: 100_000, deadline: "2027-04-14" }] },
  },
  {
    question: "Track the Aeroplan offer with its two steps.",
    because:
      "Seen on 2026-10-07: 75,000 for $4,000 in three months, to 19 January 2027; 40,000 more for $20,000 in twelve, to 19 October 2027.",
    wallet: walletOf([held("chase-aeroplan", { opened_on: "2026-10-20" })]),
    tool: "record_bonus_progress",
    input: { wallet_card_id: "chase-aeroplan", action: "start", net_spent: 1200 },
    expect: {
      data: {
        bonuses: [
          { required_usd: 4000, left_usd: 2800, deadline: "2027-01-19" },
          { required_usd: 20_000, left_usd: 18_800, deadline: "2027-10-19" },
        ],
      },
    },
  },
  {
    question: "A card of 31 August with three months: until when?",
    because: "Three months later is 30 November, for there is no 31st; the day before is the 29th.",
    wallet: walletOf([held("chase-sapphire-preferred", { opened_on: "2026-08-31" })]),
    tool: "record_bonus_progress",
    input: { wallet_card_id: "csp", action: "start", required: 5000, net_spent: 4000 },
    expect: {
      data: {
        bonus: { deadline: "2026-11-29", days_left: 8, left_usd: 1000, per_week_usd: 777.78 },
      },
    },
  },
  {
    question: "I got a refund larger than what I had spent.",
    because: "500 − 700 = −200, so 1,000 + 200 = 1,200 are left.",
    wallet: withBonus({}),
    tool: "record_bonus_progress",
    input: { wallet_card_id: "amex-gold", action: "update", delta: -700 },
    expect: {
      data: { bonus: { net_spent_usd: -200, left_usd: 1200 }, previous: [{ net_spent_usd: 500 }] },
    },
    after: { bonuses: [{ net_spent_usd: -200, updated_on: "2026-11-21" }] },
  },
  {
    question: "What would an update to $999.99 leave? Only try.",
    because: "1,000 − 999.99 = 0.01; a dry run changes nothing.",
    wallet: withBonus({}),
    tool: "record_bonus_progress",
    input: { wallet_card_id: "amex-gold", action: "update", net_spent: 999.99, dry_run: true },
    expect: { data: { dry_run: true, bonus: { left_usd: 0.01 } } },
    after: { bonuses: [{ net_spent_usd: 500 }] },
  },
  {
    question: "The bonus posted on 18 November.",
    because: "It is kept with the card for the rules that count from it.",
    wallet: withBonus({ net_spent_usd: 1000 }),
    tool: "record_bonus_progress",
    input: { wallet_card_id: "amex-gold", action: "complete", posted_on: "2026-11-18" },
    expect: { data: { bonus: { status: "completed", pace: "done" } }, warnings: [] },
    after: {
      bonuses: [{ status: "completed" }],
      cards: [{ bonus_received_on: "2026-11-18", bonus_received: true }],
    },
  },
  {
    question: "Complete the bonus, of two that run.",
    because: "It may mean either, so it asks.",
    wallet: withBonus({}, { id: "b2", required_usd: 2000 }),
    tool: "record_bonus_progress",
    input: { wallet_card_id: "amex-gold", action: "complete" },
    expect: { status: "needs_input", needs_input: { candidates: [{ id: "b1" }, { id: "b2" }] } },
  },
  {
    question: "I spent $100 more, with two steps running.",
    because: "Both count the same purchases: 500 + 100 = 600 on each.",
    wallet: withBonus({}, { id: "b2", required_usd: 2000 }),
    tool: "record_bonus_progress",
    input: { wallet_card_id: "amex-gold", action: "update", delta: 100 },
    expect: { data: { bonuses: [{ left_usd: 400 }, { left_usd: 1400 }] } },
  },
  {
    question: "Cancel it.",
    because: "It is no longer in progress and stays on record.",
    wallet: withBonus({}),
    tool: "record_bonus_progress",
    input: { wallet_card_id: "amex-gold", action: "cancel" },
    expect: { data: { bonus: { status: "cancelled" } } },
  },
  {
    question: "Track a bonus on a card of which no offer is known.",
    because: "Nobody says how much must be spent.",
    wallet: walletOf([held("amex-plum", { opened_on: "2026-10-15" })]),
    tool: "record_bonus_progress",
    input: { wallet_card_id: "amex-plum", action: "start" },
    error: "Give required",
  },
  {
    question: "Track it on the card where I am an authorised user.",
    because: "Its spend counts for the account's holder.",
    wallet: walletOf([held("amex-gold", { authorized_user: true })]),
    tool: "record_bonus_progress",
    input: { wallet_card_id: "amex-gold", action: "start" },
    error: "counts for the account's holder",
  },
  {
    question: "Net spent and a difference at once.",
    because: "They may contradict each other.",
    wallet: withBonus({}),
    tool: "record_bonus_progress",
    input: { wallet_card_id: "amex-gold", action: "update", net_spent: 1, delta: 1 },
    error: "not both",
  },
  {
    question:
      "Does the annual fee count toward the minimum spend, and what is left on the last day?",
    because: "The deadline is today: one day, and all of the 500 left at once. Fees do not count.",
    wallet: withBonus({ deadline: "2026-11-21" }),
    tool: "get_bonus_progress",
    expect: {
      data: {
        bonuses: [
          {
            days_left: 0,
            left_usd: 500,
            per_week_usd: 500,
            pace: "open",
            excluded: expect.arrayContaining(["Annual fees."]),
          },
        ],
        left_total_usd: 500,
      },
    },
  },
  {
    question: "And the day after?",
    because: "No day is left, so there is no pace.",
    wallet: withBonus({ deadline: "2026-11-21" }),
    now: "2026-11-22T17:00:00Z",
    tool: "get_bonus_progress",
    expect: {
      data: { bonuses: [{ days_left: -1, pace: "missed", left_usd: 500 }], left_total_usd: 0 },
    },
  },
  {
    question: "What is in progress with two steps and a finished bonus?",
    because:
      "Left 500 and 1,500 on one card count the same purchases, so 1,500; the nearer deadline first: 10 days, 500 × 7 / 10 = 350; 40 days, 1,500 × 7 / 40 = 262.50.",
    wallet: withBonus(
      { id: "b2", required_usd: 2000, deadline: "2026-12-30" },
      { deadline: "2026-11-30" },
      { id: "b0", status: "completed" },
    ),
    tool: "get_bonus_progress",
    expect: {
      data: {
        bonuses: [
          { bonus_id: "b1", per_week_usd: 350 },
          { bonus_id: "b2", per_week_usd: 262.5 },
        ],
        finished: [{ bonus_id: "b0" }],
        left_total_usd: 1500,
        per_week_total_usd: 350,
      },
    },
  },
  {
    question: "Did I get the bonus of the Gold?",
    because: "It is recorded as completed, which the answer says.",
    wallet: walletOf([held("amex-gold")], {
      bonuses: [
        {
          id: "b1",
          wallet_card_id: "amex-gold",
          status: "completed",
          required_usd: 6000,
          net_spent_usd: 6000,
          updated_on: "2026-11-20",
        },
      ],
    }),
    tool: "get_bonus_progress",
    expect: {
      summary: "No bonus is in progress. Before: American Express Gold Card: completed.",
      data: { bonuses: [], finished: [{ bonus_id: "b1" }] },
    },
  },
  {
    question: "What bonuses run in an empty wallet?",
    because: "None.",
    tool: "get_bonus_progress",
    expect: { summary: "No bonus is in progress.", data: { bonuses: [], left_total_usd: 0 } },
  },
]);
