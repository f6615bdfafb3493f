import { expect } from "vitest";
import { held, testGolden, walletOf } from "./golden.ts";

const DOUBLE = held("citi-double-cash", { opened_on: "2019-02-01" });
const GOLD = held("amex-gold", { opened_on: "2022-03-14" });
const ACTIVE = held("wells-fargo-active-cash", { opened_on: "2021-08-01" });
const PREFERRED = held("amex-blue-cash-preferred", { opened_on: "2020-01-15" });
const UNLIMITED = held("chase-freedom-unlimited", { opened_on: "2018-04-01" });
const SAPPHIRE = held("chase-sapphire-preferred", { opened_on: "2021-06-30" });
const RESERVE = held("chase-sapphire-reserve", { opened_on: "2024-03-14" });

testGolden("a change of cards", [
  {
    question: "If I add the Gold, which spend moves and by how much?",
    because:
      "Before: 24,000 × 2% = 480. After: dining 6,000 × 4 × 1.9% = 456, groceries 12,000 × 4 × 1.9% = " +
      "912, the rest 6,000 × 2% = 120: 1,488. +1,008 − 325 = 683 a year. The offer: 100,000 points " +
      "after 8,000 in six months, of 12,000 spent: $1,900. First year 683 + 1,900 = 2,583.",
    wallet: walletOf([DOUBLE], { spend: { dining: 500, groceries: 1000, everything_else: 500 } }),
    tool: "simulate_card_change",
    input: { add: ["amex gold"] },
    expect: {
      data: {
        delta_usd: {
          year1: { net_usd: 2583, rewards_usd: 1008, fees_usd: 325, offer_usd: 1900 },
          ongoing: { net_usd: 683, rewards_usd: 1008, fees_usd: 325, offer_usd: 0, credits_usd: 0 },
        },
        rewards_before_usd: 480,
        rewards_after_usd: 1488,
        moved_spend: [
          {
            category: "groceries",
            from: { wallet_card_id: "citi-double-cash" },
            to: { card_id: "amex-gold" },
            yearly_usd: 12_000,
          },
          { category: "dining", yearly_usd: 6000 },
        ],
        transfers: [{ program: "amex_membership_rewards", change: "opened" }],
      },
    },
  },
  {
    question: "Add a Blue Cash Preferred: its first year is free.",
    because:
      "Before 8,400 × 2% = 168; after 6,000 × 6% + 2,400 × 2% = 408: +240. Later years − 95 = 145. " +
      "First year no fee, and $300 after 3,000 in six months, of 4,200 spent: 540.",
    wallet: walletOf([ACTIVE], { spend: { groceries: 700 } }),
    tool: "simulate_card_change",
    input: { add: ["blue cash preferred"] },
    expect: {
      data: {
        delta_usd: {
          year1: { net_usd: 540, fees_usd: 0, offer_usd: 300 },
          ongoing: { net_usd: 145, rewards_usd: 240, fees_usd: 95 },
        },
        added: [{ annual_fee_usd: 95, first_year_fee_usd: 0, offer_seen_on: "2026-10-10" }],
      },
    },
  },
  {
    question: "The same on $400 a month?",
    because:
      "Before 4,800 × 2% = 96; after 4,800 × 6% = 288: +192. In six months 2,400 is spent, short of " +
      "3,000: the offer is out of reach. Later 192 − 95 = 97.",
    wallet: walletOf([ACTIVE], { spend: { groceries: 400 } }),
    tool: "simulate_card_change",
    input: { add: ["blue cash preferred"] },
    expect: {
      data: { delta_usd: { year1: { net_usd: 192, offer_usd: 0 }, ongoing: { net_usd: 97 } } },
    },
  },
  {
    question: "Swap the Preferred for the Everyday; I use all their credits.",
    because:
      "Before 384; after 6,000 × 3% + 2,400 × 1% = 204: −180. The fee of 95 is saved. Credits: Disney " +
      "12 × 7 + Home Chef 12 × 15 = 264, less Disney 12 × 10 = 120: +144. −180 + 95 + 144 = 59. Who " +
      "ever had the Preferred gets no offer on the Everyday, so the first year is the same.",
    wallet: walletOf([PREFERRED], { spend: { groceries: 700 } }),
    tool: "simulate_card_change",
    input: {
      swap: { from: "preferred", to: "amex blue cash everyday" },
      credits_used_percent: 100,
    },
    expect: {
      data: {
        delta_usd: {
          year1: { net_usd: 59, offer_usd: 0 },
          ongoing: { net_usd: 59, rewards_usd: -180, fees_usd: -95, credits_usd: 144 },
        },
        added: [{ eligibility: { bonus: "fail" } }],
      },
    },
  },
  {
    question: "And as a product change of the same account?",
    because:
      "The account is kept: no offer and no rule on applications, whatever an application would give.",
    wallet: walletOf([RESERVE], { spend: { dining: 500 } }),
    tool: "simulate_card_change",
    input: { swap: { from: "csr", to: "freedom unlimited", product_change: true } },
    expect: {
      summary: expect.stringMatching(
        /^Changing Chase Sapphire Reserve into Chase Freedom Unlimited: /,
      ),
      data: { delta_usd: { year1: { offer_usd: 0, fees_usd: -795 } } },
    },
  },
  {
    question: "I use all credits of my Reserve. What do I lose when I drop it?",
    because:
      "In the twelve months from 2026-11-21: travel 300, DoorDash 25 × 12, Global Entry 30, Lyft to " +
      "2027-09-30 11 × 10, Peloton 12 × 10, Exclusive Tables 2 × 150, Select hotels to 2026-12-31 250, " +
      "StubHub 2 × 150, The Edit 500: 2,210; Apple is a membership. From 2027-11-21 Select hotels and " +
      "Lyft are gone, and DoorDash, Peloton and StubHub end with 2027: 300 + 50 + 30 + 20 + 300 + 150 " +
      "+ 500 = 1,350. Rewards are level at 2% and 1.9%, so 0; the fee of 795 is saved.",
    wallet: walletOf([DOUBLE, RESERVE], { spend: { everything_else: 1000 } }),
    tool: "simulate_card_change",
    input: { drop: ["csr"], credits_used_percent: 100 },
    expect: {
      data: {
        delta_usd: {
          year1: { net_usd: -1415, fees_usd: -795, credits_usd: -2210 },
          ongoing: { net_usd: -555, fees_usd: -795, credits_usd: -1350 },
        },
      },
    },
  },
  {
    question: "What if I drop my Sapphire and keep the Freedom?",
    because:
      "Nothing opens the points any more: 1.9 → 1.0 cent. Dining 3,600 × 3 points: 205.20 → 108: " +
      "−97.20. The fee of 95 is saved: −2.20. The 100,000 points count $900 less.",
    wallet: walletOf([SAPPHIRE, UNLIMITED], {
      spend: { dining: 300 },
      balances: [
        { program: "chase_ultimate_rewards", owner: "me", points: 100_000, as_of: "2026-11-01" },
      ],
    }),
    tool: "simulate_card_change",
    input: { drop: ["sapphire preferred"] },
    expect: {
      data: {
        delta_usd: { ongoing: { net_usd: -2.2, rewards_usd: -97.2, fees_usd: -95 } },
        transfers: [
          {
            program: "chase_ultimate_rewards",
            change: "locked",
            card_name: "Chase Sapphire Preferred Card",
          },
        ],
        balances: [{ cpp_before: 1.9, cpp_after: 1, change_usd: -900 }],
        balances_change_usd: -900,
      },
    },
  },
  {
    question: "What if I add a Sapphire beside my Freedom?",
    because:
      "Before, at 1.0 cent: dining 3,600 × 3 = 108, the rest 12,000 × 1.5 = 180: 288. At 1.9 cents: " +
      "205.20 + 342 = 547.20. +259.20 − 95 = 164.20. The 50,000 points count $450 more.",
    wallet: walletOf([UNLIMITED], {
      spend: { dining: 300, everything_else: 1000 },
      balances: [
        { program: "chase_ultimate_rewards", owner: "me", points: 50_000, as_of: "2026-11-01" },
      ],
    }),
    tool: "simulate_card_change",
    input: { add: ["csp"], include_offer: false },
    expect: {
      data: {
        delta_usd: { year1: { net_usd: 164.2 }, ongoing: { net_usd: 164.2, rewards_usd: 259.2 } },
        transfers: [{ program: "chase_ultimate_rewards", change: "opened" }],
        balances_change_usd: 450,
      },
    },
  },
  {
    question: "I had a Gold until 2023. Is it worth it again?",
    because:
      "Amex gives the offer of a card once a lifetime, so it is not counted: dining 6,000 × (7.6% − 2%) " +
      "= 336 − 325 = 11 in both years.",
    wallet: walletOf(
      [DOUBLE, { ...GOLD, id: "old-gold", closed_on: "2023-05-01", bonus_received: true }],
      { spend: { dining: 500 } },
    ),
    tool: "simulate_card_change",
    input: { add: ["amex-gold"] },
    expect: {
      data: {
        added: [{ eligibility: { bonus: "fail" } }],
        delta_usd: { year1: { net_usd: 11, offer_usd: 0 }, ongoing: { net_usd: 11 } },
      },
    },
  },
  {
    question: "I close everything.",
    because:
      "8,400 × 6% up to 6,000 and 1%: 384 lost, the fee of 95 saved: −289; all spend on no card.",
    wallet: walletOf([PREFERRED], { spend: { groceries: 700 } }),
    tool: "simulate_card_change",
    input: { drop: ["amex-blue-cash-preferred"] },
    expect: {
      data: {
        delta_usd: { ongoing: { net_usd: -289 } },
        moved_spend: [{ from: { wallet_card_id: "amex-blue-cash-preferred" }, yearly_usd: 8400 }],
      },
    },
  },
  {
    question: "Simulate nothing.",
    because: "There is nothing to work out.",
    wallet: walletOf([GOLD], { spend: { dining: 1 } }),
    tool: "simulate_card_change",
    error: "give add, drop or swap",
  },
]);
