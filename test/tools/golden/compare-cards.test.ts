import { expect } from "vitest";
import { held, testGolden, walletOf } from "./golden.ts";

const having = (...rows: readonly object[]): unknown =>
  expect.arrayContaining(rows.map((row): unknown => expect.objectContaining(row)));

testGolden("compare_cards", [
  {
    question: "Blue Cash Preferred or Savor for $800 of groceries and $200 of the rest a month?",
    because:
      "BCP: groceries 9,600 a year, 6% of 6,000 = 360 and 1% of 3,600 = 36; rest 2,400 × 1% = 24: 420, less 95 = 325; first year no fee, and $300 after 3,000 in 6 months (6,000 are spent): 720. Savor: 9,600 × 3% = 288 + 24 = 312, no fee; $200 after 500: 512.",
    tool: "compare_cards",
    input: { cards: ["bcp", "savor"], spend: { groceries: 800, everything_else: 200 } },
    expect: {
      data: {
        spend_usd_a_month: 1000,
        value: [
          {
            card_id: "amex-blue-cash-preferred",
            standalone: {
              year1: { net_usd: 720, rewards_usd: 420, fees_usd: 0, offer_usd: 300 },
              ongoing: { net_usd: 325, rewards_usd: 420, fees_usd: 95, offer_usd: 0 },
            },
            // The wallet is empty, so beside it is alone.
            marginal: { as: "added", year1: { net_usd: 720 }, ongoing: { net_usd: 325 } },
          },
          {
            card_id: "capital-one-savor",
            standalone: { year1: { net_usd: 512 }, ongoing: { net_usd: 312 } },
          },
        ],
        rows: having(
          {
            field: "annual_fee_usd",
            differs: true,
            values: { "amex-blue-cash-preferred": 95, "capital-one-savor": 0 },
          },
          {
            field: "first_year_fee_usd",
            differs: false,
            values: { "amex-blue-cash-preferred": 0, "capital-one-savor": 0 },
          },
        ),
      },
    },
  },
  {
    question: "Sapphire Preferred or Freedom Flex with $500 of dining a month?",
    because:
      "CSP: 6,000 × 3 = 18,000 points × 1.9 = $342 − 95 = 247; its offer asks for 5,000 in 3 months and 1,500 are spent. CFF alone: points are cash back at 1 cent. Dining is 7 up to 1,500 a quarter in q4-2026 (activated; November and December, so 1,000 = 7,000 points) and 3 else: 5,000 × 3 = 15,000; 22,000 points = $220; after the first year likewise. Its offer of 25,000 points, $250, asks for 500 in 3 months.",
    tool: "compare_cards",
    input: { cards: ["csp", "cff"], spend: { dining: 500 } },
    expect: {
      data: {
        value: [
          {
            cpp: 1.9,
            standalone: { year1: { net_usd: 247, offer_usd: 0 }, ongoing: { net_usd: 247 } },
          },
          { cpp: 1, standalone: { ongoing: { net_usd: 220 } } },
        ],
      },
    },
  },
  {
    question: "I have the Freedom Flex and spend $100 a month at drugstores: CSP or Savor?",
    because:
      "Now 1,200 × 3 = 3,600 points, cash back at 1 cent: $36. The CSP earns no more there, but lets those points move: 3,600 × 1.9 = $68.40, so +32.40 − 95 = −62.60; its offer asks for 5,000 in 3 months and 300 are spent. The Savor pays 1% there: nothing is added, and its offer asks for 500.",
    wallet: walletOf([held("chase-freedom-flex", { opened_on: "2023-01-05" })]),
    tool: "compare_cards",
    input: { cards: ["csp", "savor"], spend: { drugstores: 100 } },
    expect: {
      data: {
        value: [
          { marginal: { year1: { net_usd: -62.6, offer_usd: 0 }, ongoing: { net_usd: -62.6 } } },
          { marginal: { year1: { net_usd: 0 }, ongoing: { net_usd: 0 } } },
        ],
      },
    },
  },
  {
    question:
      "Is my Venture X worth keeping beside the Double Cash, and would the Choice Select be?",
    because:
      "1,000 a month. Venture X 12,000 × 2 × 1.7% = 408, Double Cash 12,000 × 2% = 240; anniversary miles 10,000 × 1.7 = $170, fee 395. Kept: 408 − 240 + 170 − 395 = −57, this year as in later ones. Alone 408 + 170 − 395 = 183; without the miles, as in a first year, 13.",
    wallet: walletOf(
      [
        held("citi-double-cash", { opened_on: "2019-02-01" }),
        held("capital-one-venture-x", { opened_on: "2022-03-14" }),
      ],
      { spend: { everything_else: 1000 } },
    ),
    tool: "compare_cards",
    input: { cards: ["venture x", "choice privileges select"] },
    expect: {
      data: {
        value: [
          {
            card_id: "capital-one-venture-x",
            standalone: {
              year1: { net_usd: 13, anniversary_points_usd: 0 },
              ongoing: { net_usd: 183, anniversary_points_usd: 170 },
            },
            marginal: {
              as: "kept",
              year1: { net_usd: -57, anniversary_points_usd: 170 },
              ongoing: { net_usd: -57, anniversary_points_usd: 170 },
            },
          },
          {
            card_id: "wells-fargo-choice-privileges-select",
            marginal: { as: "added", ongoing: { net_usd: 85, anniversary_points_usd: 180 } },
          },
        ],
      },
    },
  },
]);
