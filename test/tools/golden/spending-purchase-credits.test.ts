import { expect } from "vitest";
import { held, testGolden, walletOf, rankedRow as row } from "./golden.ts";

const gold = held("amex-gold");
const reserve = held("chase-sapphire-reserve", { opened_on: "2024-03-01" });

testGolden("a credit on a kind of spend", [
  {
    question: "A $500 Delta ticket: does the Reserve's travel credit pay for it?",
    because:
      "Any travel purchase: $300 of 500. Reserve: 4 × 500 = 2,000 points × 1.9 = $38 + 300 = $338. Gold: 3 × 500 × 1.9 = $28.50.",
    wallet: walletOf([reserve, gold]),
    tool: "best_card_for_purchase",
    input: { merchant: "delta", amount: 500, all_credits: true },
    expect: {
      data: {
        ranked: [row("chase-sapphire-reserve", 338, { credit_usd: 300 }), row("amex-gold", 28.5)],
      },
    },
  },
  {
    question: "And which card is best for it, with the credit good until March?",
    because:
      "The credit pays for any later travel as well, so it decides nothing: Platinum 5 × 500 × 1.9 = $47.50, Reserve 4 × 500 × 1.9 = $38.",
    wallet: walletOf([reserve, held("amex-platinum")]),
    tool: "best_card_for_purchase",
    input: { merchant: "delta", amount: 500 },
    expect: {
      data: {
        ranked: [
          row("amex-platinum", 47.5),
          row("chase-sapphire-reserve", 38, {
            conditions: [expect.stringContaining("later purchases would use it as well")],
          }),
        ],
        by_rewards: ["amex-platinum", "chase-sapphire-reserve"],
        conditional: [{ card: { wallet_card_id: "chase-sapphire-reserve" }, total_usd: 338 }, {}],
      },
    },
  },
  {
    question: "And in February, when it lapses on the 28th?",
    because: "$300 are lost otherwise: $338 with the Reserve, $47.50 with the Platinum.",
    wallet: walletOf([reserve, held("amex-platinum")]),
    now: "2027-02-10T17:00:00Z",
    tool: "best_card_for_purchase",
    input: { merchant: "delta", amount: 500 },
    expect: {
      summary: expect.stringContaining(
        "By rewards alone: American Express Platinum Card, 5 points per dollar ($47.50).",
      ),
      data: {
        ranked: [
          row("chase-sapphire-reserve", 338, { credit_usd: 300 }),
          row("amex-platinum", 47.5),
        ],
        by_rewards: ["amex-platinum", "chase-sapphire-reserve"],
      },
    },
  },
  {
    question: "Which card at Market Basket?",
    because: "Nobody vouches for how it codes, which is said before anything else.",
    wallet: walletOf([gold]),
    tool: "best_card_for_purchase",
    input: { merchant: "market basket", amount: 100 },
    expect: {
      summary: expect.stringMatching(/^How Market Basket codes is not verified\. Best for \$100/),
      warnings: expect.arrayContaining([expect.stringContaining("Market Basket")]),
    },
  },
  {
    question: "A $400 hotel through a portal, with $300 of travel credit on either card.",
    because:
      "Reserve: 8 × 400 × 1.9 = $60.80 + 300 = $360.80. Venture X: 10 × 400 × 1.7 = $68 + 300 = $368.",
    wallet: walletOf([reserve, held("capital-one-venture-x", { opened_on: "2024-03-01" })]),
    tool: "best_card_for_purchase",
    input: { category: "hotels", amount: 400, channel: "portal", all_credits: true },
    expect: {
      data: {
        ranked: [
          row("capital-one-venture-x", 368, { credit_usd: 300 }),
          row("chase-sapphire-reserve", 360.8, { credit_usd: 300 }),
        ],
      },
    },
  },
  {
    question: "Which card for $100 of groceries?",
    because: "Groceries are no travel: Reserve 1 × 100 × 1.9 = $1.90.",
    wallet: walletOf([reserve]),
    tool: "best_card_for_purchase",
    input: { category: "groceries", amount: 100 },
    expect: { data: { ranked: [row("chase-sapphire-reserve", 1.9, { credit_usd: 0 })] } },
  },
  {
    question: "Which card at a restaurant for $100?",
    because:
      "Brilliant: 3 × 100 × 0.7 = $2.10 + $25 of this month. The Reserve's dining credit is for listed restaurants, none of which is named: 3 × 100 × 1.9 = $5.70.",
    wallet: walletOf([reserve, held("amex-marriott-brilliant")]),
    tool: "best_card_for_purchase",
    input: { category: "dining", amount: 100 },
    expect: {
      data: {
        ranked: [
          row("amex-marriott-brilliant", 27.1, { credit_usd: 25 }),
          row("chase-sapphire-reserve", 5.7, { credit_usd: 0 }),
        ],
        conditional: [],
      },
    },
  },
  {
    question: "A $100 flight, from the airline, on an Aspire with $50 a quarter for airfare.",
    because: "7 × 100 × 0.4 = $2.80 + 50 = $52.80.",
    wallet: walletOf([held("amex-hilton-aspire", { opened_on: "2024-03-01" })]),
    tool: "best_card_for_purchase",
    input: { category: "flights", amount: 100, channel: "direct" },
    expect: { data: { ranked: [row("amex-hilton-aspire", 52.8, { credit_usd: 50 })] } },
  },
  {
    question: "A $30 ride on a United Explorer enrolled for its $5 a month of rideshare.",
    because: "Enrolling each year is done, so it pays: 1 × 30 × 1.2 = $0.36 + 5 = $5.36.",
    wallet: walletOf([held("chase-united-explorer", { enrolments: { Rideshare: true } })]),
    tool: "best_card_for_purchase",
    input: { category: "rideshare", amount: 30 },
    expect: { data: { ranked: [row("chase-united-explorer", 5.36, { credit_usd: 5 })] } },
  },
  {
    question: "The same flight through Chase Travel.",
    because: "A portal is no airline: 3 × 100 × 0.4 = $1.20.",
    wallet: walletOf([held("amex-hilton-aspire", { opened_on: "2024-03-01" })]),
    tool: "best_card_for_purchase",
    input: { category: "flights", amount: 100, channel: "portal", via: "chase travel" },
    expect: { data: { ranked: [row("amex-hilton-aspire", 1.2, { credit_usd: 0 })] } },
  },
]);

testGolden("how a purchase uses a credit", [
  {
    question: "A $400 ticket at Air Canada with two credits of $50 a year.",
    because: "3 × 400 × 1.4 = $16.80; one purchase takes one credit: + 50 = $66.80.",
    wallet: walletOf([held("chase-aeroplan", { opened_on: "2024-03-01" })]),
    tool: "best_card_for_purchase",
    input: { merchant: "air canada", amount: 400 },
    expect: { data: { ranked: [row("chase-aeroplan", 66.8, { credit_usd: 50 })] } },
  },
  {
    question: "A $30 Uber ride at home on a Gold Card whose Uber Cash is set up.",
    because: "1 × 30 × 1.9 = $0.57 + $10 of this month = $10.57.",
    wallet: walletOf([held("amex-gold", { enrolments: { "Uber Cash": true } })]),
    tool: "best_card_for_purchase",
    input: { merchant: "uber", amount: 30 },
    expect: { data: { ranked: [row("amex-gold", 10.57, { credit_usd: 10 })] } },
  },
  {
    question: "The same ride in France.",
    because: "Uber Cash pays in the US only: 1 × 30 × 1.9 = $0.57.",
    wallet: walletOf([held("amex-gold", { enrolments: { "Uber Cash": true } })]),
    tool: "best_card_for_purchase",
    input: { merchant: "uber", amount: 30, country: "FR" },
    expect: { data: { ranked: [row("amex-gold", 0.57, { credit_usd: 0 })] } },
  },
  {
    question: "A $300 ticket at Korean Air on a card with a credit of a form nobody tells.",
    because:
      "3 × 300 × 1.5 = $13.50; no source says what the $50 pay for, so they are told and not counted.",
    wallet: walletOf([held("usbank-skypass", { opened_on: "2024-03-01" })]),
    tool: "best_card_for_purchase",
    input: { merchant: "korean air", amount: 300 },
    expect: {
      data: {
        ranked: [
          row("usbank-skypass", 13.5, {
            credit_usd: 0,
            conditions: [expect.stringContaining("no source says what it pays for")],
          }),
        ],
      },
    },
  },
  {
    question: "Gas for $150, at 3% on purchases of at most $200.",
    because: "3% of 150 = $4.50.",
    wallet: walletOf([held("usbank-business-triple-cash")]),
    tool: "best_card_for_purchase",
    input: { category: "gas", amount: 150 },
    expect: { data: { ranked: [row("usbank-business-triple-cash", 4.5)] } },
  },
  {
    question: "Gas for $300 there.",
    because: "Above $200 the base rate: 1% of 300 = $3.",
    wallet: walletOf([held("usbank-business-triple-cash")]),
    tool: "best_card_for_purchase",
    input: { category: "gas", amount: 300 },
    expect: { data: { ranked: [row("usbank-business-triple-cash", 3)] } },
  },
]);
