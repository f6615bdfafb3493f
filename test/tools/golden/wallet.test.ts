import { expect } from "vitest";
import { held, testGolden, walletOf } from "./golden.ts";

testGolden("get_wallet", [
  {
    question: "What do I have? (nothing yet)",
    because: "No cards, so no fees; the next step is to add some.",
    tool: "get_wallet",
    expect: {
      summary: "0 cards, $0 in annual fees a year.",
      data: { cards: [], owners: ["me"], totals: { cards: 0, annual_fees_usd: 0 } },
      next_actions: ["Add cards with add_wallet_card, or many at once with import_wallet."],
    },
  },
  {
    question: "What do my cards cost me a year?",
    because:
      "Gold 325 + Sapphire Preferred 95 = 420. The Platinum is Sam's account with me as a user, and " +
      "the Reserve is closed: neither costs me.",
    wallet: walletOf([
      held("amex-gold", { opened_on: "2024-05" }),
      held("chase-sapphire-preferred", { opened_on: "2023-01-31" }),
      held("amex-platinum", { opened_on: "2023-01", authorized_user: true }),
      held("chase-sapphire-reserve", { opened_on: "2020-01", closed_on: "2026-01-31" }),
    ]),
    tool: "get_wallet",
    expect: {
      summary: "3 cards, $420 in annual fees a year.",
      data: { totals: { cards: 3, annual_fees_usd: 420 } },
      next_actions: [],
    },
  },
  {
    question: "I pay no fee on my Platinum, and 99.50 on an old card.",
    because: "The member's own figures count: 0 + 99.50 = 99.50.",
    wallet: walletOf([
      held("amex-platinum", { opened_on: "2020-02", annual_fee_override_usd: 0 }),
      held("amex-gold", { opened_on: "2020-02", annual_fee_override_usd: 99.5 }),
    ]),
    tool: "get_wallet",
    input: { include: ["cards"] },
    expect: {
      summary: "2 cards, $99.50 in annual fees a year.",
      data: {
        cards: [
          { annual_fee_usd: 0, annual_fee_basis: "own" },
          { annual_fee_usd: 99.5, annual_fee_basis: "own" },
        ],
      },
    },
  },
  {
    question: "Which cards have I closed?",
    because: "A card closed today is closed today; the one closed tomorrow is still open.",
    wallet: walletOf([
      held("amex-gold", { closed_on: "2026-11-21" }),
      held("amex-green", { closed_on: "2026-11-22" }),
    ]),
    tool: "get_wallet",
    input: { status: "closed", include: ["cards", "certificates"] },
    expect: {
      data: { cards: [{ wallet_card_id: "amex-gold", status: "closed" }], certificates: [] },
    },
  },
]);

testGolden("add_wallet_card", [
  {
    question: "Add my BofA Customized Cash; dining is my 3% category.",
    because:
      "One option of the group choice-category is chosen, dining is its own option. Left to ask: the " +
      "opening and the relationship level; it has no credits, lounges or activations.",
    tool: "add_wallet_card",
    input: { card: "bofa customized cash", chosen_categories: ["restaurants"] },
    expect: {
      data: {
        wallet_card: { chosen_categories: { "choice-category": ["dining"] } },
        matched_card: { id: "boa-customized-cash", annual_fee_usd: 0 },
        setup_needed: [
          { field: "opened_month" },
          {
            field: "boost_level",
            options: [{ value: "Member" }, {}, {}, { value: "from 1,000,000" }],
          },
        ],
        duplicates: [],
      },
    },
    after: { cards: [{ card_id: "boa-customized-cash", owner: "me" }] },
  },
  {
    question: "Add my Freedom Flex. (half an hour before New Year in New York)",
    because: "04:30 UTC is 23:30 of 2026-12-31: still Q4, whose last day to activate is over.",
    now: "2027-01-01T04:30:00Z",
    tool: "add_wallet_card",
    input: { card: "cff", opened_month: "2020-10" },
    expect: {
      data: {
        setup_needed: [
          {
            by: "2026-12-14",
            why: expect.stringContaining("The last day to activate was 2026-12-14"),
          },
          {},
          {},
          {},
        ],
      },
    },
  },
  {
    question: "Yes, I have two Golds.",
    because: "allow_duplicate adds it and names the other.",
    wallet: walletOf([held("amex-gold")]),
    tool: "add_wallet_card",
    input: { card: "amex gold", allow_duplicate: true },
    expect: { data: { duplicates: [{ wallet_card_id: "amex-gold", status: "open" }] } },
    after: { cards: [{ id: "amex-gold" }, { card_id: "amex-gold" }] },
  },
  {
    question: "I have an Aviator Red.",
    because: "Discontinued on 2026-04-24 with the Citi AAdvantage Platinum as its successor.",
    tool: "add_wallet_card",
    input: { card: "aviator red", opened_month: "2019-03" },
    expect: {
      data: { matched_card: { status: "discontinued" } },
      warnings: [expect.stringContaining("no longer exists since 2026-04-24")],
      next_actions: [expect.stringContaining("citi-aadvantage-platinum-select")],
    },
  },
]);
