import { held, testGolden, walletOf, rankedRow as row } from "./golden.ts";

const gold = held("amex-gold");
const bcp = held("amex-blue-cash-preferred");
const active = held("wells-fargo-active-cash");
const sapphire = held("chase-sapphire-preferred", { opened_on: "2021-06-30" });
const flex = held("chase-freedom-flex");
const custom = held("citi-custom-cash");

const groceriesSpent = (usd: number, on: string) => ({
  cap_spent: [{ cap: "groceries|us", spent_usd: usd, on }],
});

testGolden("best card for a purchase", [
  {
    question: "Which card at Whole Foods for $150?",
    because:
      "A supermarket. Gold: 4 × 150 = 600 points × 1.9 = $11.40. Blue Cash: 6% of 150 = $9, its $6,000 cap being unrecorded.",
    wallet: walletOf([bcp, gold]),
    tool: "best_card_for_purchase",
    input: { merchant: "whole foods", amount: 150 },
    expect: {
      data: {
        ranked: [
          row("amex-gold", 11.4, { points: 600, cpp: 1.9, cpp_basis: "service_estimate" }),
          row("amex-blue-cash-preferred", 9, { cap: { left_usd: 6000, left_known: false } }),
        ],
        ties: [],
      },
    },
  },
  {
    question: "I spent $5,950 of the supermarket cap. Which card for $200 of groceries?",
    because: "Blue Cash: 50 × 6% + 150 × 1% = 3 + 1.50 = $4.50. Active Cash: 2% of 200 = $4.",
    wallet: walletOf([
      held("amex-blue-cash-preferred", groceriesSpent(5950, "2026-11-01")),
      active,
    ]),
    tool: "best_card_for_purchase",
    input: { category: "supermarkets", amount: 200 },
    expect: {
      data: {
        ranked: [
          row("amex-blue-cash-preferred", 4.5, {
            cap: { limit_usd: 6000, left_usd: 50, left_known: true },
          }),
          row("wells-fargo-active-cash", 4),
        ],
      },
    },
  },
  {
    question: "The Gold is at home. Which card for $150 at Whole Foods?",
    because: "Without the Gold: Blue Cash 6% of 150 = $9; Active Cash 2% = $3.",
    wallet: walletOf([bcp, gold, active]),
    tool: "best_card_for_purchase",
    input: { merchant: "whole foods", amount: 150, exclude_cards: ["amex gold"] },
    expect: {
      data: {
        ranked: [row("amex-blue-cash-preferred", 9), row("wells-fargo-active-cash", 3)],
        not_accepted: [],
      },
    },
  },
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
  {
    question: "I've hit the $6,000 supermarket cap, what now?",
    because: "Blue Cash earns its base rate, 1% of 100 = $1; Active Cash 2% = $2.",
    wallet: walletOf([bcp, active]),
    tool: "best_card_for_purchase",
    input: {
      category: "groceries",
      amount: 100,
      cap_spent: [{ card: "blue cash preferred", spent_usd: 6000 }],
    },
    expect: {
      data: { ranked: [row("wells-fargo-active-cash", 2), row("amex-blue-cash-preferred", 1)] },
    },
  },
  {
    question: "The cap is used up and it is 23:30 on New Year's Eve: still capped?",
    because: "04:30 UTC of 1 January is 31 December in New York: 1% of 100 = $1.",
    wallet: walletOf([held("amex-blue-cash-preferred", groceriesSpent(6000, "2026-12-20"))]),
    now: "2027-01-01T04:30:00Z",
    tool: "best_card_for_purchase",
    input: { category: "groceries", amount: 100 },
    expect: {
      data: { purchase: { date: "2026-12-31" }, ranked: [row("amex-blue-cash-preferred", 1)] },
    },
  },
  {
    question: "And an hour later?",
    because: "1 January: the cap of the calendar year begins anew, 6% of 100 = $6.",
    wallet: walletOf([held("amex-blue-cash-preferred", groceriesSpent(6000, "2026-12-20"))]),
    now: "2027-01-01T05:30:00Z",
    tool: "best_card_for_purchase",
    input: { category: "groceries", amount: 100 },
    expect: { data: { ranked: [row("amex-blue-cash-preferred", 6)] } },
  },
  {
    question: "Dinner for $100 late on the last evening of the quarter, with dining activated.",
    because:
      "Flex: 7 × 100 = 700 × 1.9 = $13.30, for the Sapphire opens its points. Sapphire: 3 × 100 × 1.9 = $5.70.",
    wallet: walletOf([sapphire, { ...flex, activations: ["dining 2026-10-01"] }]),
    now: "2027-01-01T04:30:00Z",
    tool: "best_card_for_purchase",
    input: { category: "dining", amount: 100 },
    expect: {
      data: { ranked: [row("chase-freedom-flex", 13.3), row("chase-sapphire-preferred", 5.7)] },
    },
  },
  {
    question: "The same dinner after midnight.",
    because: "The quarter is over: both earn 3 × 100 × 1.9 = $5.70, a tie.",
    wallet: walletOf([sapphire, { ...flex, activations: ["dining 2026-10-01"] }]),
    now: "2027-01-01T05:30:00Z",
    tool: "best_card_for_purchase",
    input: { category: "dining", amount: 100 },
    expect: {
      data: {
        ranked: [row("chase-sapphire-preferred", 5.7), row("chase-freedom-flex", 5.7)],
        ties: ["chase-sapphire-preferred", "chase-freedom-flex"],
        conditional: [],
      },
    },
  },
  {
    question: "Groceries for $100, the Flex not activated yet.",
    because:
      "Now 1 × 100 × 1.9 = $1.90 on either. Activated by 14 December: 5 × 100 × 1.9 = $9.50, $7.60 more.",
    wallet: walletOf([sapphire, flex]),
    tool: "best_card_for_purchase",
    input: { category: "groceries", amount: 100 },
    expect: {
      data: {
        ranked: [row("chase-sapphire-preferred", 1.9), row("chase-freedom-flex", 1.9)],
        conditional: [
          row("chase-freedom-flex", 9.5, {
            more_usd: 7.6,
            if: ["the rate is activated by 2026-12-14 (2026-10-01 to 2026-12-31)"],
          }),
        ],
      },
    },
  },
  {
    question: "The same on 15 December, a day too late to activate.",
    because: "The last day was 14 December, so 5 points cannot be had any more.",
    wallet: walletOf([sapphire, flex]),
    now: "2026-12-15T17:00:00Z",
    tool: "best_card_for_purchase",
    input: { category: "groceries", amount: 100 },
    expect: { data: { ranked: [{ total_usd: 1.9 }, { total_usd: 1.9 }], conditional: [] } },
  },
  {
    question: "A $600 dinner with the Custom Cash or the Active Cash?",
    because:
      "Active: 2% = $12. Custom: 600 points at 1 cent, no card opening them, $6; if dining leads the cycle 500 × 5 + 100 × 1 = 2,600 points = $26, $14 more.",
    wallet: walletOf([custom, active]),
    tool: "best_card_for_purchase",
    input: { category: "restaurants", amount: 600 },
    expect: {
      data: {
        ranked: [row("wells-fargo-active-cash", 12), row("citi-custom-cash", 6, { cpp: 1 })],
        conditional: [row("citi-custom-cash", 26, { more_usd: 14, rate: 5 })],
      },
    },
  },
  {
    question: "$50 of fuel on a Customized Cash of 2020 with gas chosen.",
    because: "3% of 50 = $1.50; the 6% are of the first year, which is long over. Active: 2% = $1.",
    wallet: walletOf([
      held("boa-customized-cash", {
        opened_on: "2020-01-15",
        chosen_categories: { "choice-category": ["gas"] },
      }),
      active,
    ]),
    tool: "best_card_for_purchase",
    input: { category: "gas", amount: 50 },
    expect: {
      data: {
        ranked: [row("boa-customized-cash", 1.5), row("wells-fargo-active-cash", 1)],
        conditional: [],
      },
    },
  },
  {
    question: "The same card opened this June.",
    because: "First year: 6% of 50 = $3.",
    wallet: walletOf([
      held("boa-customized-cash", {
        opened_on: "2026-06-01",
        chosen_categories: { "choice-category": ["gas"] },
      }),
    ]),
    tool: "best_card_for_purchase",
    input: { category: "gas", amount: 50 },
    expect: { data: { ranked: [row("boa-customized-cash", 3)] } },
  },
  {
    question: "$20 of streaming on a Cash+ with utilities and TV chosen.",
    because: "Streaming is of the option tv: 5% of 20 = $1.",
    wallet: walletOf([
      held("usbank-cash-plus", { chosen_categories: { "five-percent": ["utilities", "tv"] } }),
    ]),
    tool: "best_card_for_purchase",
    input: { category: "streaming", amount: 20 },
    expect: { data: { ranked: [row("usbank-cash-plus", 1, { rate: 5, unit: "percent" })] } },
  },
]);
