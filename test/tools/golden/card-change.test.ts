import { expect } from "vitest";
import { held, testGolden, walletOf } from "./golden.ts";

const DOUBLE = held("citi-double-cash", { opened_on: "2019-02-01" });

const GOLD = held("amex-gold", { opened_on: "2022-03-14" });

const ACTIVE = held("wells-fargo-active-cash", { opened_on: "2021-08-01" });

const UNLIMITED = held("chase-freedom-unlimited", { opened_on: "2018-04-01" });

const RESERVE = held("chase-sapphire-reserve", { opened_on: "2024-03-14" });

const PREFERRED = held("chase-sapphire-preferred", { opened_on: "2021-06-30" });

const INK = held("chase-ink-preferred", { opened_on: "2020-03-14" });

const spend = { everything_else: 1000 };

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
    question: "Simulate nothing.",
    because: "There is nothing to work out.",
    wallet: walletOf([GOLD], { spend: { dining: 1 } }),
    tool: "simulate_card_change",
    error: "give add, drop or swap",
  },
]);

testGolden("points and benefits that a change of cards takes", [
  {
    question: "I change the Reserve into a Preferred and keep my 50,000 points.",
    because: "They stay with the account, but move to Hyatt at 4:3 instead of 1:1.",
    wallet: walletOf([RESERVE, INK], {
      spend,
      balances: [
        { program: "chase_ultimate_rewards", owner: "me", points: 50_000, as_of: "2026-11-01" },
      ],
    }),
    tool: "simulate_card_change",
    input: { swap: { from: "csr", to: "csp", product_change: true } },
    expect: {
      data: { balances: [] },
      warnings: expect.arrayContaining([
        expect.stringMatching(/50,000 points move .*to World of Hyatt at 4:3 instead of 1:1/),
      ]),
    },
  },
  {
    question: "What do I lose when I go from the Preferred to the Reserve?",
    because:
      "Trip delay after 6 hours instead of 12, purchases up to $10,000 instead of $500, 2 cents in the " +
      "portal instead of 1.75: nothing of that is lost, all of it stays.",
    wallet: walletOf([PREFERRED], { spend }),
    tool: "simulate_card_change",
    input: { swap: { from: "csp", to: "csr" } },
    expect: {
      data: {
        lost: expect.not.arrayContaining([
          expect.objectContaining({ name: "DashPass membership" }),
        ]),
        gained: expect.not.arrayContaining([
          expect.objectContaining({ name: "DashPass membership" }),
        ]),
        lost_in_part: [],
        kept: expect.arrayContaining([
          expect.objectContaining({ name: "DashPass membership" }),
          expect.objectContaining({ name: "Trip delay", by_card_name: "Chase Sapphire Reserve" }),
          expect.objectContaining({ name: "Purchase protection" }),
        ]),
      },
    },
  },
  {
    question: "And back again?",
    because: "The same the other way: what is worse is lost in part, and not kept beside.",
    wallet: walletOf([RESERVE], { spend }),
    tool: "simulate_card_change",
    input: { swap: { from: "csr", to: "csp" } },
    expect: {
      data: {
        lost_in_part: expect.arrayContaining([
          expect.objectContaining({ name: "Trip delay" }),
          expect.objectContaining({ name: "Purchase protection" }),
        ]),
        kept: expect.not.arrayContaining([expect.objectContaining({ name: "Trip delay" })]),
      },
    },
  },
]);
