import { held, profileOf, testGolden, walletOf, rankedRow as row } from "./golden.ts";

const gold = held("amex-gold");
const sapphire = held("chase-sapphire-preferred", { opened_on: "2021-06-30" });
const flex = held("chase-freedom-flex");

testGolden("best card at a merchant, abroad, or with a credit or bonus", [
  {
    question: "A $400 hotel through Chase Travel.",
    because:
      "Sapphire 5 × 400 × 1.9 = $38 and its $100 hotel credit of the year from 30 June: $138. Venture X 2 × 400 × 1.7 = $13.60.",
    wallet: walletOf([held("capital-one-venture-x"), sapphire]),
    tool: "best_card_for_purchase",
    input: { category: "hotels", amount: 400, via: "chase travel" },
    expect: {
      data: {
        ranked: [
          row("chase-sapphire-preferred", 138, { value_usd: 38, credit_usd: 100 }),
          row("capital-one-venture-x", 13.6),
        ],
      },
    },
  },
  {
    question: "I have the Amex Gold, Freedom Flex and Citi Double Cash. Which one at Costco?",
    because:
      "The warehouse takes Visa only, so none. The website takes Mastercard: Double Cash 2 × 200 at 1 cent = $4, Flex 1 × 200 at 1 cent = $2, no card opening either's points.",
    wallet: walletOf([gold, flex, held("citi-double-cash")]),
    tool: "best_card_for_purchase",
    input: { merchant: "costco", amount: 200 },
    expect: {
      data: {
        ranked: [],
        not_accepted: [
          { card: { card_id: "amex-gold" }, network: "American Express" },
          { card: { card_id: "chase-freedom-flex" }, network: "Mastercard" },
          { card: { card_id: "citi-double-cash" }, network: "Mastercard" },
        ],
        conditional: [row("citi-double-cash", 4), row("chase-freedom-flex", 2)],
      },
    },
  },
  {
    question: "$100 at Amazon on the Prime Visa, with Amazon Prime.",
    because: "5% with the membership: $5.",
    wallet: walletOf([held("chase-prime-visa")], {
      profile: profileOf({ memberships: ["Amazon Prime"] }),
    }),
    tool: "best_card_for_purchase",
    input: { merchant: "amazon", amount: 100 },
    expect: { data: { ranked: [row("chase-prime-visa", 5)], conditional: [] } },
  },
  {
    question: "Lululemon again, but I never enrolled.",
    because: "Not counted: 98 × 1.9 = $1.86. Enrolled it would be $75 more, $76.86.",
    wallet: walletOf([held("amex-platinum", { enrolments: { lululemon: false } })]),
    tool: "best_card_for_purchase",
    input: { merchant: "lululemon", amount: 98 },
    expect: {
      data: {
        ranked: [row("amex-platinum", 1.86, { credit_usd: 0 })],
        conditional: [row("amex-platinum", 76.86, { more_usd: 75 })],
      },
    },
  },
  {
    question: "The same purchase the day after the deadline.",
    because: "The bonus is lost: Gold $15.20, Sapphire $3.80.",
    wallet: walletOf([gold, sapphire], {
      bonuses: [
        {
          id: "bonus-1",
          wallet_card_id: "chase-sapphire-preferred",
          status: "active",
          required_usd: 5000,
          net_spent_usd: 1000,
          reward_usd: 1000,
          deadline: "2027-01-15",
          updated_on: "2026-11-20",
        },
      ],
    }),
    tool: "best_card_for_purchase",
    input: { category: "groceries", amount: 200, date: "2027-01-16" },
    expect: {
      data: { ranked: [row("amex-gold", 15.2), row("chase-sapphire-preferred", 3.8)] },
    },
  },
  {
    question: "Which card for dinner, when I hold none?",
    because: "Nothing is held.",
    tool: "best_card_for_purchase",
    input: { category: "dining", amount: 50 },
    expect: {
      summary: "No open card is held, so there is nothing to rank.",
      data: { ranked: [], ties: [] },
      next_actions: ["Add the member's cards with add_wallet_card or import_wallet."],
    },
  },
]);
