import { expect } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

const MR = "amex_membership_rewards";
const UR = "chase_ultimate_rewards";
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
    question: "What is our whole stash worth?",
    because:
      "MR 150,000: $2,250, $2,850, $3,300. Hyatt 20,000: $300, $300, $360. Total $2,550, $3,150, " +
      "$3,660. MR is 2,850 / 3,150 = 90.5%; MR pools between own accounts only.",
    wallet: walletOf([held("amex-gold"), held("amex-gold", { id: "hers", owner: "Sam" })], {
      balances: [
        balance(MR, 100_000),
        balance(MR, 50_000, { owner: "Sam" }),
        balance(HYATT, 20_000),
      ],
    }),
    tool: "value_portfolio",
    expect: {
      data: {
        counted_usd: 3150,
        total_usd: { floor: 2550, typical: 3150, high: 3660 },
        by_program: [
          {
            program: MR,
            points: 150_000,
            counted_usd: 2850,
            percent: 90.5,
            owners: [
              { owner: "me", value_usd: 1900, cpp: 1.9 },
              { owner: "Sam", value_usd: 950 },
            ],
          },
          { program: HYATT, points: 20_000, counted_usd: 300, percent: 9.5 },
        ],
        by_owner: [
          { owner: "me", value_usd: { typical: 2200 } },
          { owner: "Sam", value_usd: { typical: 950 } },
        ],
        concentration: { program: MR, percent: 90.5, value_usd: 2850 },
        poolable: [{ program: MR, can_pool: false, rule: "own_accounts", points: 150_000 }],
      },
    },
  },
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
    question: "Do my Hyatt points lapse this winter? I last used them on 15 January 2025.",
    because:
      "24 months of inactivity are over on 2027-01-15, so the 14th is the last day: 9 + 31 + 14 = 54 days from 2026-11-21, within 90. " +
      "20,000 × 1.5 = $300, all of the total.",
    wallet: {
      ...EMPTY_WALLET,
      balances: [balance(HYATT, 20_000, { last_activity_on: "2025-01-15" })],
    },
    tool: "value_portfolio",
    expect: {
      data: {
        expiring_usd: 300,
        expiring_percent: 100,
        expiring: [{ expires_on: "2027-01-14", days_left: 54, by: "rule", value_usd: 300 }],
      },
    },
  },
  {
    question: "My Aeroplan points were last active on 31 August 2025: within 98 days?",
    because:
      "18 months later is February 2027, which has 28 days: over on the 28th, so the 27th is the last day, 9 + 31 + 31 + 27 = 98 days. " +
      "10,000 × 1.4 = $140.",
    wallet: {
      ...EMPTY_WALLET,
      balances: [balance("air_canada_aeroplan", 10_000, { last_activity_on: "2025-08-31" })],
    },
    tool: "value_portfolio",
    input: { within_days: 98 },
    expect: { data: { expiring: [{ expires_on: "2027-02-27", days_left: 98, value_usd: 140 }] } },
  },
  {
    question: "And within 97 days?",
    because: "The 98th day is one too far.",
    wallet: {
      ...EMPTY_WALLET,
      balances: [balance("air_canada_aeroplan", 10_000, { last_activity_on: "2025-08-31" })],
    },
    tool: "value_portfolio",
    input: { within_days: 97 },
    expect: { data: { expiring: [], expiring_usd: 0 } },
  },
  {
    question: "I last stayed with IHG on leap day 2028: when do the points lapse?",
    because:
      "12 months after 2028-02-29 is the last of February 2029, the 28th: the 27th is the last day, 26 days from the 1st. " +
      "40,000 × 0.5 = $200.",
    wallet: {
      ...EMPTY_WALLET,
      balances: [balance("ihg_one_rewards", 40_000, { last_activity_on: "2028-02-29" })],
    },
    now: "2029-02-01T17:00:00Z",
    tool: "value_portfolio",
    expect: {
      data: { expiring: [{ expires_on: "2029-02-27", days_left: 26, value_usd: 200 }] },
    },
  },
  {
    question: "Late on the last evening in New York: have my Hyatt points lapsed?",
    because:
      "04:30 UTC of the 21st is still the 20th there: the last day before the 24 months are over, 0 days left.",
    wallet: {
      ...EMPTY_WALLET,
      balances: [balance(HYATT, 10_000, { last_activity_on: "2024-11-21" })],
    },
    now: "2026-11-21T04:30:00Z",
    tool: "value_portfolio",
    expect: { data: { lapsed: [], expiring: [{ expires_on: "2026-11-20", days_left: 0 }] } },
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
    question: "What would a Sapphire do for my 50,000 Freedom points?",
    because: "Locked 50,000 × 1 = $500, opened × 1.9 = $950: $450 more.",
    wallet: walletOf([held("chase-freedom-flex")], { balances: [balance(UR, 50_000)] }),
    tool: "value_portfolio",
    expect: {
      data: {
        counted_usd: 500,
        unlockers: [
          {
            opened: false,
            without_card_usd: 500,
            with_card_usd: 950,
            effect_usd: 450,
            points: 50_000,
          },
        ],
      },
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
  {
    question: "Do the MR points stay after my last Amex closed in October?",
    because: "Membership Rewards last as long as one earning card is open, and none is: warned.",
    wallet: walletOf([held("amex-gold", { closed_on: "2026-10-15" })], {
      balances: [balance(MR, 10_000)],
    }),
    tool: "value_portfolio",
    expect: {
      data: { counted_usd: 190 },
      warnings: [expect.stringContaining("the wallet holds no such card of their owner")],
    },
  },
]);
