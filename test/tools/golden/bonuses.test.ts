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
    question: "Track a bonus on a card of which no offer is known.",
    because: "Nobody says how much must be spent.",
    wallet: walletOf([held("amex-plum", { opened_on: "2026-10-15" })]),
    tool: "record_bonus_progress",
    input: { wallet_card_id: "amex-plum", action: "start" },
    error: "Give required",
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
]);
