import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

const Q4_KEYS = ["charity 2026-10-01", "dining 2026-10-01", "groceries 2026-10-01"];

testGolden("update_wallet_card", [
  {
    question: "I activated my Flex for this quarter.",
    because: "Only one held card has the word in its name; the quarter is activated as a whole.",
    wallet: walletOf([held("chase-freedom-flex"), held("amex-gold")]),
    tool: "update_wallet_card",
    input: { wallet_card_id: "flex", activations: ["this quarter"] },
    expect: { data: { changed: [{ field: "activations", previous: [], new: Q4_KEYS }] } },
  },
  {
    question: "I activated my Freedom Flex for groceries.",
    because: "Groceries of today are those of Q4; the quarter is activated as a whole.",
    wallet: walletOf([held("chase-freedom-flex")]),
    tool: "update_wallet_card",
    input: { wallet_card_id: "freedom flex", activations: ["groceries"] },
    expect: { data: { changed: [{ field: "activations", previous: [], new: Q4_KEYS }] } },
    after: { cards: [{ activations: Q4_KEYS }] },
  },
  {
    question: "And for Q1 2027 as well.",
    because: "The rows that start 2027-01-01: groceries and streaming; Q4 stays.",
    wallet: walletOf([held("chase-freedom-flex", { activations: Q4_KEYS })]),
    tool: "update_wallet_card",
    input: { wallet_card_id: "freedom flex", activations: ["Q1 2027"] },
    after: {
      cards: [{ activations: [...Q4_KEYS, "groceries 2027-01-01", "streaming 2027-01-01"] }],
    },
  },
  {
    question: "I have spent 3,200 on groceries with my Blue Cash Preferred this year.",
    because: "The row is groceries in the US, without a group: its cap goes by groceries|us.",
    wallet: walletOf([held("amex-blue-cash-preferred")]),
    tool: "update_wallet_card",
    input: { wallet_card_id: "bcp", cap_spent: [{ category: "supermarkets", spent_usd: 3200 }] },
    after: { cards: [{ cap_spent: [{ cap: "groceries|us", spent_usd: 3200, on: "2026-11-21" }] }] },
  },
  {
    question: "My Cash+ has fast food and utilities, and gas as the 2%.",
    because: "five-percent takes two options, everyday one.",
    wallet: walletOf([held("usbank-cash-plus")]),
    tool: "update_wallet_card",
    input: { wallet_card_id: "cash plus", chosen_categories: ["fast food", "utilities", "gas"] },
    after: {
      cards: [
        { chosen_categories: { "five-percent": ["fast_food", "utilities"], everyday: ["gas"] } },
      ],
    },
  },
  {
    question: "My Cash+ has fast food, utilities and gyms.",
    because: "Three of the group five-percent are one too many.",
    wallet: walletOf([held("usbank-cash-plus")]),
    tool: "update_wallet_card",
    input: { wallet_card_id: "cash plus", chosen_categories: ["fast food", "utilities", "gyms"] },
    error: "lets its holder choose 2 of these; 3 were given",
  },
  {
    question: "Set my Custom Cash to groceries.",
    because: "The issuer takes the category with most spend; there is no choice.",
    wallet: walletOf([held("citi-custom-cash")]),
    tool: "update_wallet_card",
    input: { wallet_card_id: "custom cash", chosen_categories: ["groceries"] },
    error: "takes the categories with most spend by itself",
  },
  {
    question: "I keep over 100k with Bank of America.",
    because: "The level is named by its balance, from 100,000.",
    wallet: walletOf([held("boa-customized-cash")]),
    tool: "update_wallet_card",
    input: { wallet_card_id: "boa-customized-cash", boost_level: "$100,000" },
    after: { cards: [{ boost_level: "from 100,000" }] },
  },
  {
    question: "I set up Uber on my Gold.",
    because: "Of the Gold's credits only Uber Cash is called so.",
    wallet: walletOf([held("amex-gold")]),
    tool: "update_wallet_card",
    input: { wallet_card_id: "amex-gold", enrolments: { uber: true } },
    after: { cards: [{ enrolments: { "Uber Cash": true } }] },
  },
  {
    question: "I never closed that Gold.",
    because: "closed_on and the reason go; everything else stays.",
    wallet: walletOf([held("amex-gold", { closed_on: "2026-02-28", close_reason: "fee" })]),
    tool: "update_wallet_card",
    input: { wallet_card_id: "amex-gold", closed_on: null },
    expect: {
      data: {
        wallet_card: { status: "open" },
        changed: [
          { field: "closed_on", previous: "2026-02-28" },
          { field: "close_reason", previous: "fee" },
        ],
      },
    },
    after: { cards: [held("amex-gold")] },
  },
]);

testGolden("update_profile", [
  {
    question: "I live in Seattle.",
    because: "Seattle keeps Pacific time.",
    tool: "update_profile",
    input: { time_zone: "seattle" },
    expect: {
      data: {
        changed: [{ field: "time_zone", previous: "America/New_York", new: "America/Los_Angeles" }],
      },
    },
    after: { profile: { time_zone: "America/Los_Angeles" } },
  },
  {
    question: "My time zone is EST.",
    because: "EST as people say it is New York, with summer time; the zone EST has none.",
    wallet: { ...EMPTY_WALLET, profile: profileOf({ time_zone: "America/Chicago" }) },
    tool: "update_profile",
    input: { time_zone: "EST" },
    after: { profile: { time_zone: "America/New_York" } },
  },
  {
    question: "Take Sam out of my household.",
    because: "Sam still holds a card, which would be nobody's.",
    wallet: walletOf([held("amex-gold", { owner: "Sam" })], {
      profile: profileOf({ household: ["Sam"] }),
    }),
    tool: "update_profile",
    input: { remove_household: ["sam"] },
    error: '"Sam" still has 1 card in this wallet',
  },
  {
    question: "I have a Costco membership, and no account with the bank any more.",
    because: "The rule citi-costco-needs asks for the one; the other was true and is false.",
    wallet: {
      ...EMPTY_WALLET,
      profile: profileOf({ relationships: { bank_relationship: true } }),
    },
    tool: "update_profile",
    input: { relationships: { "costco membership": true, "bank relationship": false } },
    after: {
      profile: { relationships: { bank_relationship: false, "citi-costco-needs": true } },
    },
  },
  {
    question: "My airport is sfo; forget what I said of business cards; the usual baseline again.",
    because:
      "Codes are upper case; null clears a field, and a baseline becomes 2 as for a new member.",
    wallet: {
      ...EMPTY_WALLET,
      profile: profileOf({ business_eligible: true, baseline_percent: 2.5 }),
    },
    tool: "update_profile",
    input: { home_airport: "sfo", business_eligible: null, baseline_percent: null },
    after: { profile: { ...EMPTY_WALLET.profile, home_airport: "SFO" } },
  },
]);
