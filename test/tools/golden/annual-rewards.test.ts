import { held, profileOf, testGolden, walletOf } from "./golden.ts";

/** The twelve months from November 2026, unless a case says otherwise. */

const DOUBLE = held("citi-double-cash", { opened_on: "2019-02-01" });

const GOLD = held("amex-gold", { opened_on: "2022-03-14" });

const ACTIVE = held("wells-fargo-active-cash", { opened_on: "2021-08-01" });

const PREFERRED = held("amex-blue-cash-preferred", { opened_on: "2020-01-15" });

const FLEX = held("chase-freedom-flex", { opened_on: "2020-10-05" });

const UNLIMITED = held("chase-freedom-unlimited", { opened_on: "2018-04-01" });

testGolden("a year of rewards", [
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
]);

testGolden("cards not held", [
  {
    question: "What does a Sapphire add beside my Freedom?",
    because:
      "As simulated: +259.20 − 95 = 164.20, for it makes the Freedom's points worth 1.9 cents. Of the " +
      "personal cards up to $95 that reach Hyatt, with a Freedom held.",
    wallet: walletOf([UNLIMITED], { spend: { dining: 300, everything_else: 1000 } }),
    tool: "rank_candidate_cards",
    input: { goal: "world of hyatt", max_fee: 95, card_type: "personal", limit: 1 },
    expect: {
      data: { ranked: [{ card_id: "chase-sapphire-preferred", delta_ongoing_usd: 164.2 }] },
    },
  },
  {
    question: "Which Business card should I try? (There is no business.)",
    because: "The profile says so, so no business card is ranked.",
    wallet: walletOf([ACTIVE], {
      spend: { dining: 300 },
      profile: profileOf({ business_eligible: false }),
    }),
    tool: "rank_candidate_cards",
    input: { card_type: "business" },
    expect: { data: { considered: 0, ranked: [] }, summary: "No card fits what was asked." },
  },
  {
    question: "Which card next? (No spend was ever told.)",
    because: "Spend is never guessed.",
    tool: "rank_candidate_cards",
    error: "update_profile",
  },
]);
