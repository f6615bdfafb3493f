import { expect } from "vitest";
import { held, testGolden, walletOf } from "./golden.ts";

const carrying = walletOf(
  [held("citi-double-cash", { carried_usd: 3000, apr_percent: 24, opened_on: "2020-02" })],
  { spend: { groceries: 600 } },
);

testGolden("carried balances", [
  {
    question: "I carry $3,000 at 24%: what is that beside my rewards?",
    because:
      "3,000 × 24% / 12 = 60 of interest a month. 600 × 12 = 7,200 dollars at 2% are 144 a year, 12 a month.",
    wallet: carrying,
    tool: "estimate_annual_rewards",
    expect: {
      data: { total_usd: 144 },
      warnings: expect.arrayContaining([
        "Carried balances cost about $60 of interest a month; the rewards of all cards bring about $12 a month.",
      ]),
    },
  },
  {
    question: "And in my wallet?",
    because: "The interest alone, as no spend is counted there.",
    wallet: carrying,
    tool: "get_wallet",
    expect: {
      data: { cards: [{ carried_usd: 3000, apr_percent: 24 }] },
      warnings: ["Carried balances cost about $60 of interest a month."],
    },
  },
  {
    question: "I carry $500, and do not know the rate.",
    because: "A rate is never guessed.",
    wallet: walletOf([held("amex-gold")]),
    tool: "update_wallet_card",
    input: { wallet_card_id: "gold", carried_usd: 500 },
    after: { cards: [{ carried_usd: 500 }] },
  },
  {
    question: "What does it cost then?",
    because: "Unknown says so.",
    wallet: walletOf([held("amex-gold", { carried_usd: 500 })]),
    tool: "get_wallet",
    expect: { warnings: [expect.stringContaining("is unknown: give apr_percent")] },
  },
]);
