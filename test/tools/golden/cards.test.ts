import { expect } from "vitest";
import { held, testGolden, walletOf } from "./golden.ts";

const text = (part: string): unknown => expect.stringContaining(part);

const having = (...rows: readonly object[]): unknown =>
  expect.arrayContaining(rows.map((row): unknown => expect.objectContaining(row)));

testGolden("search_cards", [
  {
    question: "What is the CSR?",
    because:
      "csr is an alias of the Sapphire Reserve and so comes first; csr business and csrb are aliases of the business card. No other card has a word that begins so.",
    tool: "search_cards",
    input: { query: "csr" },
    expect: {
      data: {
        matched_count: 2,
        cards: [
          { card_id: "chase-sapphire-reserve", annual_fee_usd: 795, held: false },
          { card_id: "chase-sapphire-reserve-business" },
        ],
      },
    },
  },
  {
    question: "Which cards earn Hyatt points, and do I have one?",
    because:
      "Two cards have rewards_currency world_of_hyatt, both open; the wallet holds one twice.",
    wallet: walletOf([
      held("chase-hyatt", { id: "mine" }),
      held("chase-hyatt", { id: "sams", owner: "Sam" }),
      held("chase-hyatt-business", { id: "gone", closed_on: "2026-11-21" }),
    ]),
    tool: "search_cards",
    input: { currency: "hyatt" },
    expect: {
      data: {
        matched_count: 2,
        held_count: 1,
        cards: having(
          { card_id: "chase-hyatt", held: true, wallet_card_ids: ["mine", "sams"] },
          { card_id: "chase-hyatt-business", held: false, wallet_card_ids: [] },
        ),
      },
    },
  },
  {
    question: "Where is my Custom Cash?",
    because:
      "It is closed_new since 2026-05-28, so only include_closed lists it, and only when held.",
    wallet: walletOf([held("citi-custom-cash")]),
    tool: "search_cards",
    input: { query: "custom cash", include_closed: true },
    expect: {
      data: {
        held_count: 1,
        cards: having({ card_id: "citi-custom-cash", status: "closed_new", held: true }),
      },
    },
  },
  {
    question: "Where is the Custom Cash, which I do not have?",
    because: "Closed cards are of the answer only when held; the warning says that it exists.",
    tool: "search_cards",
    input: { query: "custom cash", issuer: "citi", include_closed: true },
    expect: {
      data: { matched_count: 0, cards: [] },
      warnings: [text("Citi Custom Cash Card")],
    },
  },
]);

testGolden("get_card_changes", [
  {
    question: "What changed about my AAdvantage Executive in the last 90 days?",
    because:
      "90 days before 2026-11-21 is 2026-08-23, the day of the refresh: six changes of the card, and the price of Admirals Club membership, which is of its currency.",
    wallet: walletOf([held("citi-aadvantage-executive")]),
    tool: "get_card_changes",
    input: { since: "90d" },
    expect: {
      data: {
        since: "2026-08-23",
        matched_count: 7,
        changes: having(
          { subject: "citi-aadvantage-executive", field: "annual_fee", old: "595", new: "695" },
          { subject: "american_aadvantage", kind: "benefit" },
        ),
      },
    },
  },
  {
    question: "On 10 October: is anything announced for my Discover it?",
    because: "Its service moves to Capital One on 2026-10-19, nine days ahead.",
    wallet: walletOf([held("discover-it-cash-back")]),
    now: "2026-10-10T16:00:00Z",
    tool: "get_card_changes",
    input: { since: "2026-10-01" },
    expect: {
      data: {
        matched_count: 1,
        upcoming_count: 1,
        changes: [{ date: "2026-10-19", upcoming: true, new: "Capital One" }],
      },
    },
  },
  {
    question: "What changed about a card that I closed?",
    because: "A closed card is not held, and nothing else is.",
    wallet: walletOf([held("amex-gold", { closed_on: "2026-11-21" })]),
    tool: "get_card_changes",
    input: { since: "1y" },
    expect: { data: { since: "2025-11-21", matched_count: 0 } },
  },
]);

testGolden("get_card", [
  {
    question: "With my Sapphire Preferred, what are Freedom Flex points worth?",
    because: "A held card opens transfers, so they count as Ultimate Rewards: 1.9 cents.",
    wallet: walletOf([held("chase-sapphire-preferred")]),
    tool: "get_card",
    input: { card: "freedom flex" },
    expect: { data: { value: { program: "chase_ultimate_rewards", cpp: 1.9 } } },
  },
  {
    question: "Is the first year of the United Explorer free?",
    because:
      "first_year_fee_usd 0, then 150. The offer last seen (2026-10-07) is 70,000 × 1.2 = $840; the best is 85,000 of 2026-06-08 = $1,020.",
    tool: "get_card",
    input: { card: "united explorer" },
    expect: {
      summary: text("$150 a year ($0 in the first year)"),
      data: {
        card: { annual_fee_usd: 150, first_year_fee_usd: 0 },
        offer: { seen_on: "2026-10-07", value_usd: 840 },
        best_offer_seen: { seen_on: "2026-06-08", value_usd: 1020 },
      },
    },
  },
  {
    question: "What became of the Citi Rewards+?",
    because: "Discontinued 2025-07-20, its successor is the Strata.",
    tool: "get_card",
    input: { card: "citi rewards+" },
    expect: {
      data: {
        card: {
          status: "discontinued",
          status_date: "2025-07-20",
          successor: { card_id: "citi-strata" },
        },
      },
      warnings: expect.arrayContaining([
        "Citi Rewards+ Card no longer exists since 2025-07-20; its successor is the Citi Strata Card.",
      ]),
    },
  },
  {
    question: "Does the Costco card have a welcome offer?",
    because: "welcome_offer_available is false and no offer was ever seen.",
    tool: "get_card",
    input: { card: "citi-costco-anywhere" },
    expect: { warnings: expect.arrayContaining(["No welcome offer is known."]) },
  },
]);

testGolden("find_cards_by_benefit", [
  {
    question: "Which of my cards pays for Uber?",
    because:
      "Platinum: Uber Cash 15 a month with 35 in December, 15 × 11 + 35 = 200 a year, and Uber One 120 a year. Gold: 10 a month, 120 a year, both with enrolment.",
    wallet: walletOf([held("amex-gold"), held("amex-platinum"), held("chase-sapphire-reserve")]),
    tool: "find_cards_by_benefit",
    input: { benefit: "uber credit", held_only: true },
    expect: {
      data: {
        matched_count: 2,
        cards: [
          {
            card_id: "amex-gold",
            matched_benefits: [
              { name: "Uber Cash", amount_usd: 10, year_usd: 120, enrollment_required: true },
            ],
          },
          {
            card_id: "amex-platinum",
            matched_benefits: having(
              { name: "Uber Cash", amount_usd: 15, year_usd: 200, period: "month" },
              { name: "Uber One membership", amount_usd: 120, year_usd: 120 },
            ),
          },
        ],
      },
    },
  },
  {
    question: "Which card should I use abroad?",
    because:
      "151 open cards have foreign_transaction_fee 0; the held Custom Cash takes 3 per cent.",
    wallet: walletOf([held("citi-custom-cash"), held("capital-one-savor")]),
    tool: "find_cards_by_benefit",
    input: { benefit: "no foreign transaction fees", limit: 1 },
    expect: {
      data: {
        matched_count: 151,
        held_count: 1,
        cards: [{ card_id: "capital-one-savor", matched_benefits: [{ kind: "no_foreign_fee" }] }],
      },
    },
  },
  {
    question: "Which card gives helicopter rides?",
    because: "No row has such words.",
    tool: "find_cards_by_benefit",
    input: { benefit: "helicopter rides" },
    error: 'No benefit known here is called "helicopter rides".',
  },
]);
