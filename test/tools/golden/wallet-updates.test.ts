import { expect } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

const Q4_KEYS = ["charity 2026-10-01", "dining 2026-10-01", "groceries 2026-10-01"];

const MR = "amex_membership_rewards";

testGolden("update_wallet_card", [
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
]);

testGolden("update_profile", [
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
]);

testGolden("close_wallet_card", [
  {
    question: "If I close the Gold I opened two years ago, does it leave 5/24?",
    because:
      "It counts until 24 months after 2024-11-30, that is 2026-11-30, closed or not. Of the charge " +
      "cards held it was the only one: 1 before, 0 after. It is the last card for Membership " +
      "Rewards: 10,000 x 1.9 = $190 go with it, at once.",
    wallet: walletOf([held("amex-gold", { opened_on: "2024-11-30" })], {
      balances: [{ program: MR, owner: "me", points: 10_000, as_of: "2026-11-01" }],
    }),
    tool: "close_wallet_card",
    input: { wallet_card_id: "amex-gold", closed_on: "2026-11-20", dry_run: true },
    expect: {
      summary: expect.stringContaining("It counts for 5/24 until 2026-11-30 all the same."),
      data: {
        points_at_risk: [
          { risk: "account_closure", value_usd: 190, value_after_usd: 0, days_left: 0 },
        ],
        application_rules: expect.arrayContaining([
          expect.objectContaining({
            rule_id: "chase-5-24",
            effect: "still_counts",
            counted_before: 1,
            counted_after: 1,
            limit: 5,
            until: "2026-11-30",
          }),
          expect.objectContaining({
            rule_id: "amex-10-charge-cards",
            effect: "one_fewer",
            counted_before: 1,
            counted_after: 0,
          }),
        ]),
        dry_run: true,
      },
    },
    after: { cards: [held("amex-gold", { opened_on: "2024-11-30" })] },
  },
  {
    question: "The Gold's fee came on 5 November and I closed it: do I get it back?",
    because: "Amex refunds for 30 days from 2026-11-05: until 2026-12-05. The fee is 325.",
    wallet: walletOf([held("amex-gold", { opened_on: "2023-11-05" })]),
    tool: "close_wallet_card",
    input: { wallet_card_id: "amex-gold", closed_on: "2026-11-21" },
    expect: {
      data: {
        fee_refund: {
          fee_usd: 325,
          basis: "catalog",
          due_month: "2026-11",
          until: "2026-12-05",
          confidence: "confirmed",
        },
      },
    },
  },
  {
    question: "I closed a Gold I only got in January.",
    because: "Amex takes bonuses back within 12 months: 2026-01-31 and 12 months is 2027-01-31.",
    wallet: walletOf([held("amex-gold", { opened_on: "2026-01-31" })]),
    tool: "close_wallet_card",
    input: { wallet_card_id: "amex-gold" },
    expect: {
      warnings: expect.arrayContaining([
        expect.stringContaining("may take the welcome bonus back before 2027-01-31"),
      ]),
    },
  },
  {
    question: "I am off my wife's Platinum.",
    because:
      "An authorised user has the lounges that let users in: Centurion, Delta, Priority Pass. " +
      "Credits and points are hers.",
    wallet: walletOf([held("amex-platinum", { authorized_user: true, opened_on: "2022-01" })], {
      balances: [{ program: MR, owner: "me", points: 5000, as_of: "2026-11-01" }],
    }),
    tool: "close_wallet_card",
    input: { wallet_card_id: "amex-platinum" },
    expect: {
      data: {
        lost: [
          { kind: "lounge", name: "Centurion Lounge" },
          { kind: "lounge", name: "Delta Sky Club" },
          { kind: "lounge", name: "Priority Pass" },
        ],
        points_at_risk: [],
      },
    },
  },
  {
    question: "I will close it in December.",
    because: "A plan is no closing; tomorrow is the most.",
    wallet: walletOf([held("amex-gold")]),
    tool: "close_wallet_card",
    input: { wallet_card_id: "amex-gold", closed_on: "2026-12-01" },
    error: "Record a closing once it happened.",
  },
]);
