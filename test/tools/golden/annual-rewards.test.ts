import { expect } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

/** The twelve months from November 2026, unless a case says otherwise. */

const DOUBLE = held("citi-double-cash", { opened_on: "2019-02-01" });
const GOLD = held("amex-gold", { opened_on: "2022-03-14" });
const ACTIVE = held("wells-fargo-active-cash", { opened_on: "2021-08-01" });
const PREFERRED = held("amex-blue-cash-preferred", { opened_on: "2020-01-15" });
const FLEX = held("chase-freedom-flex", { opened_on: "2020-10-05" });

testGolden("a year of rewards", [
  {
    question: "What does my Double Cash earn in a year on $1,000 a month?",
    because:
      "No card opens ThankYou points, so they count 1.0 cent: 12,000 × 2 × 1.0 cent = $240, as much " +
      "as a plain 2% card; no fee.",
    wallet: walletOf([DOUBLE], { spend: { everything_else: 1000 } }),
    tool: "estimate_annual_rewards",
    expect: {
      data: {
        total_usd: 240,
        baseline_usd: 240,
        fees_usd: 0,
        above_baseline_usd: 0,
        by_card: [{ points: 24_000, cpp: 1, cpp_basis: "service_estimate" }],
        is_exact: true,
      },
    },
  },
  {
    question: "$3,000 a month of groceries with a Gold and a Double Cash?",
    because:
      "Gold: the first 25,000 × 4 × 1.9 cents = $1,900. The other 11,000 earn 1 × 1.9% there, 2 × 1.0% " +
      "on the Double Cash: $220. $2,120 − $325 = $1,795; plain 2% of 36,000 = $720; 1,075 above.",
    wallet: walletOf([GOLD, DOUBLE], { spend: { groceries: 3000 } }),
    tool: "estimate_annual_rewards",
    expect: {
      data: {
        total_usd: 2120,
        fees_usd: 325,
        net_of_fees_usd: 1795,
        baseline_usd: 720,
        above_baseline_usd: 1075,
        by_category: [
          {
            category: "groceries",
            yearly_usd: 36_000,
            cards: [
              { wallet_card_id: "amex-gold", spend_usd: 25_000, points: 100_000, value_usd: 1900 },
              { wallet_card_id: "citi-double-cash", spend_usd: 11_000, value_usd: 220 },
            ],
          },
        ],
      },
    },
  },
  {
    question: "$700 a month at the supermarket on a Blue Cash Preferred?",
    because: "6,000 × 6% = 360, 2,400 × 1% = 24: $384. Fee 95: 289. 2% of 8,400 = 168: 121 above.",
    wallet: walletOf([PREFERRED], { spend: { groceries: 1 } }),
    tool: "estimate_annual_rewards",
    input: { spend: { supermarkets: 700 } },
    expect: {
      data: { total_usd: 384, net_of_fees_usd: 289, baseline_usd: 168, above_baseline_usd: 121 },
    },
  },
  {
    question: "Groceries of $600 a month on a Freedom Flex, whose quarters rotate?",
    because:
      "Groceries rotate to 5% in Q4 2026 and Q1 2027. Nov and Dec: two thirds of the $1,500 cap are " +
      "$1,000 at 5% = 50, 200 at 1% = 2. Q1: 1,500 at 5% = 75, 300 at 1% = 3. Seven months at 1%: 42. " +
      "No Sapphire, so a point is a cent: $172.",
    wallet: walletOf([FLEX], { spend: { groceries: 600 } }),
    tool: "estimate_annual_rewards",
    expect: { data: { total_usd: 172, by_card: [{ points: 17_200, cpp: 1 }], not_counted: [] } },
  },
  {
    question: "And when $1,500 of this quarter's cap are recorded as spent?",
    because:
      "The year counts the spend of whole months from November on, and for them $1,000 of the cap, recorded or not; that is said.",
    wallet: walletOf(
      [{ ...FLEX, cap_spent: [{ cap: "q4-2026", spent_usd: 1500, on: "2026-11-10" }] }],
      { spend: { groceries: 600 } },
    ),
    tool: "estimate_annual_rewards",
    expect: {
      data: { total_usd: 172 },
      assumptions: expect.arrayContaining([
        "Caps that come again count as unused, whatever is recorded as spent towards them; of a quarter or half-year that already runs, only the share of its months from 2026-11 on.",
      ]),
    },
  },
  {
    question: "And if I never activate the quarters?",
    because: "7,200 × 1% = $72. Activated, Q4 would add 1,000 × 4% = 40 and Q1 1,500 × 4% = 60.",
    wallet: walletOf([FLEX], { spend: { groceries: 600 } }),
    tool: "estimate_annual_rewards",
    input: { assume_activations: false },
    expect: {
      data: { total_usd: 72, not_counted: [{ would_add_usd: 60 }, { would_add_usd: 40 }] },
    },
  },
  {
    question: "On New Year's Eve in New York: can I still count the last quarter?",
    because:
      "It is 31 December there, 1 January in UTC. Q4 had to be activated by 14 December. Dec at 1%: 6; " +
      "Q1: 1,500 × 5% + 300 × 1% = 78; April to November at 1%: 48. $132.",
    wallet: walletOf([FLEX], { spend: { groceries: 600 } }),
    now: "2027-01-01T04:30:00Z",
    tool: "estimate_annual_rewards",
    expect: { data: { total_usd: 132, year_from: "2026-12-01" } },
  },
  {
    question:
      "Customized Cash, nothing chosen: what is best of gas 300, dining 100, groceries 500?",
    because:
      "Chosen gas: 3,600 × 3% = 108; groceries 6,000 × 2% = 120 (900 + 1,500 a quarter fit under " +
      "2,500); dining 1,200 × 1% = 12. $240. Dining chosen would be 36 + 120 + 36 = 192.",
    wallet: walletOf([held("boa-customized-cash", { opened_on: "2020-01-15" })], {
      spend: { gas: 300, dining: 100, groceries: 500 },
    }),
    tool: "estimate_annual_rewards",
    expect: {
      data: { total_usd: 240, picked: [{ kind: "choice", options: ["Gas stations"] }] },
    },
  },
  {
    question: "I chose dining on it.",
    because: "Dining 1,200 × 3% = 36; gas 3,600 × 1% = 36; groceries 6,000 × 2% = 120: $192.",
    wallet: walletOf(
      [
        held("boa-customized-cash", {
          opened_on: "2020-01-15",
          chosen_categories: { "choice-category": ["dining"] },
        }),
      ],
      { spend: { gas: 300, dining: 100, groceries: 500 } },
    ),
    tool: "estimate_annual_rewards",
    expect: { data: { total_usd: 192, picked: [] } },
  },
  {
    question: "Custom Cash takes my top category: groceries 400, dining 300, gas 200?",
    because:
      "Groceries lead and fit under $500 a cycle: 4,800 × 5 points = 24,000; dining 3,600 and gas 2,400 " +
      "at 1: 30,000 points at 1.0 cent = $300.",
    wallet: walletOf([held("citi-custom-cash", { opened_on: "2021-07-01" })], {
      spend: { groceries: 400, dining: 300, gas: 200 },
    }),
    tool: "estimate_annual_rewards",
    expect: {
      data: {
        total_usd: 300,
        is_exact: true,
        overstated_usd: 0,
        picked: [{ kind: "top_spend", options: ["Groceries"] }],
      },
    },
  },
  {
    question: "Our two Golds, $4,000 a month of groceries?",
    because:
      "Each has its own cap of 25,000, and 48,000 fit under both: 48,000 × 4 × 1.9 cents = $3,648; " +
      "fees 2 × 325 = 650; net 2,998.",
    wallet: walletOf([GOLD, held("amex-gold", { id: "gold-sam", owner: "Sam" })], {
      profile: profileOf({ household: ["Sam"] }),
    }),
    tool: "estimate_annual_rewards",
    input: { spend: { groceries: 4000 } },
    expect: { data: { total_usd: 3648, fees_usd: 650, net_of_fees_usd: 2998 } },
  },
  {
    question: "Only Sam's, without the Gold, against a 1.5% card, at my own value of the points?",
    because:
      "Sam's Double Cash alone: 12,000 × 2 × 1.0 cent = $240; 1.5% of 12,000 = 180; 60 above.",
    wallet: walletOf(
      [GOLD, held("amex-gold", { id: "gold-sam", owner: "Sam" }), { ...DOUBLE, owner: "Sam" }],
      { profile: profileOf({ household: ["Sam"] }) },
    ),
    tool: "estimate_annual_rewards",
    input: { spend: { dining: 1000 }, owner: "sam", exclude_cards: ["gold"], baseline_pct: 1.5 },
    expect: { data: { total_usd: 240, fees_usd: 0, baseline_usd: 180, above_baseline_usd: 60 } },
  },
  {
    question: "What would my Freedom Flex earn without the Sapphire's spend?",
    because:
      "The Sapphire is left out and still held, so the points move: 1,200 × 3 × 1.9 cents = $68.40. As cash back they would be $36.",
    wallet: walletOf([FLEX, held("chase-sapphire-preferred", { opened_on: "2021-06-30" })]),
    tool: "estimate_annual_rewards",
    input: { spend: { drugstores: 100 }, exclude_cards: ["csp"] },
    expect: {
      data: { total_usd: 68.4, fees_usd: 0 },
      assumptions: expect.arrayContaining([
        expect.stringContaining("simulate_card_change counts without it"),
      ]),
    },
  },
  {
    question: "I value Membership Rewards at a cent, and my Gold's fee was waived.",
    because: "6,000 × 4 × 1.0 cent = $240, no fee.",
    wallet: walletOf([{ ...GOLD, annual_fee_override_usd: 0 }], {
      spend: { dining: 500 },
      valuations: { amex_membership_rewards: { cpp: 1, set_on: "2026-11-01" } },
    }),
    tool: "estimate_annual_rewards",
    expect: { data: { net_of_fees_usd: 240, by_card: [{ cpp: 1, cpp_basis: "own" }] } },
  },
  {
    question: "I am an authorised user on a Gold and closed my Blue Cash; what do I earn?",
    because: "Both are left out: 6,000 × 2% on the Active Cash = $120.",
    wallet: walletOf(
      [{ ...GOLD, authorized_user: true }, { ...PREFERRED, closed_on: "2026-11-21" }, ACTIVE],
      { spend: { dining: 500 } },
    ),
    tool: "estimate_annual_rewards",
    expect: { data: { total_usd: 120, by_card: [{ card_id: "wells-fargo-active-cash" }] } },
  },
  {
    question: "$500 of flights on a Platinum and $300 online on a Blue Cash Everyday?",
    because:
      "Flights are taken to be bought from the airline: 6,000 × 5 × 1.9 cents = 570, and $300 online at " +
      "3% of 3,600 = 108: $678. Through a portal nothing is assumed.",
    wallet: walletOf([held("amex-platinum"), held("amex-blue-cash-everyday")]),
    tool: "estimate_annual_rewards",
    input: { spend: { flights: 500, "online shopping": 300 } },
    expect: {
      data: {
        total_usd: 678,
        by_category: [
          { category: "flights", value_usd: 570 },
          { category: "online_shopping", value_usd: 108 },
        ],
      },
    },
  },
  {
    question: "What would I earn with no cards at all?",
    because: "Nothing: all 12,000 is on no card; a plain 2% card would give $240.",
    wallet: EMPTY_WALLET,
    tool: "estimate_annual_rewards",
    input: { spend: { dining: 1000 } },
    expect: { data: { total_usd: 0, unassigned_usd: 12_000, above_baseline_usd: -240 } },
  },
  {
    question: "Estimate my rewards (but I never told what I spend).",
    because: "Spend is never guessed.",
    wallet: walletOf([GOLD]),
    tool: "estimate_annual_rewards",
    error: "set_spending_profile",
  },
  {
    question: "Restaurants 100, dining 200?",
    because: "Both names mean the same category.",
    wallet: walletOf([GOLD]),
    tool: "estimate_annual_rewards",
    input: { spend: { restaurants: 100, dining: 200 } },
    error: "Two of the names mean Restaurants and bars",
  },
]);
