import { expect } from "vitest";
import { held, rankedRow as row, testGolden, walletOf } from "./golden.ts";

const gold = held("amex-gold");

const bcp = held("amex-blue-cash-preferred");

const active = held("wells-fargo-active-cash");

const reserve = held("chase-sapphire-reserve", { opened_on: "2024-03-01" });

testGolden("best card for a purchase", [
  {
    question: "They take Visa only. Which card for $150 of groceries?",
    because: "The Active Cash is a Visa: 2% of 150 = $3. The others are American Express.",
    wallet: walletOf([bcp, gold, active]),
    tool: "best_card_for_purchase",
    input: { category: "groceries", amount: 150, networks: ["Visa"], cards: ["amex gold"] },
    expect: {
      data: {
        ranked: [row("wells-fargo-active-cash", 3)],
        not_accepted: [
          { card: { card_id: "amex-blue-cash-preferred" }, network: "American Express" },
          { card: { card_id: "amex-gold" }, reason: "As was told, nothing but Visa is taken." },
        ],
      },
    },
  },
]);

testGolden("a credit on a kind of spend", [
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
]);

testGolden("how a purchase uses a credit", [
  {
    question: "The same ride in France.",
    because: "Uber Cash pays in the US only: 1 × 30 × 1.9 = $0.57.",
    wallet: walletOf([held("amex-gold", { enrolments: { "Uber Cash": true } })]),
    tool: "best_card_for_purchase",
    input: { merchant: "uber", amount: 30, country: "FR" },
    expect: { data: { ranked: [row("amex-gold", 0.57, { credit_usd: 0 })] } },
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
