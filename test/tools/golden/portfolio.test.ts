import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

const MR = "amex_membership_rewards";
const HYATT = "world_of_hyatt";

const balance = (program: string, points: number, more: object = {}) => ({
  program,
  owner: "me",
  points,
  as_of: "2026-11-01",
  ...more,
});

testGolden("a portfolio", [
  {
    question: "And at high values, mine alone?",
    because: "MR 100,000 × 2.2 = $2,200 and Hyatt 20,000 × 1.8 = $360: $2,560.",
    wallet: walletOf([held("amex-gold")], {
      balances: [
        balance(MR, 100_000),
        balance(MR, 50_000, { owner: "Sam" }),
        balance(HYATT, 20_000),
      ],
    }),
    tool: "value_portfolio",
    input: { style: "high", owner: "me" },
    expect: { data: { style: "high", counted_usd: 2560, poolable: [] } },
  },
  {
    question: "And at the same moment in Tokyo?",
    because: "It is the 21st there: the day is over. The points stay in the total, told apart.",
    wallet: {
      ...EMPTY_WALLET,
      balances: [balance(HYATT, 10_000, { last_activity_on: "2024-11-21" })],
      profile: profileOf({ time_zone: "Asia/Tokyo" }),
    },
    now: "2026-11-21T04:30:00Z",
    tool: "value_portfolio",
    expect: {
      data: { counted_usd: 150, lapsed_usd: 150, lapsed: [{ days_left: -1 }], expiring: [] },
    },
  },
  {
    question: "Which of my points has nobody valued?",
    because: "Virgin Red has no figure; Hyatt 1,000 × 1.5 = $15 is all that counts.",
    wallet: { ...EMPTY_WALLET, balances: [balance("virgin_red", 5000), balance(HYATT, 1000)] },
    tool: "value_portfolio",
    expect: {
      data: {
        counted_usd: 15,
        unvalued: [{ program: "virgin_red", points: 5000 }],
        by_program: [
          { program: HYATT, percent: 100 },
          { program: "virgin_red", points: 5000 },
        ],
      },
    },
  },
  {
    question: "What is my empty wallet worth?",
    because: "Nothing is told.",
    tool: "value_portfolio",
    expect: {
      summary: "There are no balances to value.",
      data: { counted_usd: 0, by_program: [], expiring: [], poolable: [], unlockers: [] },
    },
  },
]);
