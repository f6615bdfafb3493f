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
    question: "Which business cards cost nothing a year and nothing abroad?",
    because:
      "Of the open business cards of cards.csv, six have annual_fee 0 and foreign_transaction_fee 0; by name the Amazon Business Card comes first and the Costco card last.",
    tool: "search_cards",
    input: { card_type: "business", annual_fee_max: 0, no_foreign_fee: true },
    expect: {
      data: {
        matched_count: 6,
        cards: [
          { card_name: "Amazon Business Card" },
          { card_name: "Amazon Business Prime Card" },
          { card_name: "Business Advantage Travel Rewards World Mastercard" },
          { card_name: "Capital One Spark 1.5% Cash Select" },
          { card_name: "Capital One VentureOne Business" },
          { card_name: "Costco Anywhere Visa Business Card by Citi" },
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
    question: "Show me the first two cards of the catalog.",
    because:
      "185 rows of cards.csv are open; by name the AT&T Points Plus and the Aer Lingus card come first.",
    tool: "search_cards",
    input: { limit: 2 },
    expect: {
      data: {
        matched_count: 185,
        cards: [
          { card_name: "AT&T Points Plus Card from Citi" },
          { card_name: "Aer Lingus Visa Signature Card" },
        ],
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
  {
    question: "Search for an issuer that does not exist.",
    because: "No issuer is called so.",
    tool: "search_cards",
    input: { issuer: "gringotts" },
    error: 'No issuer is called "gringotts"',
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
    question: "And a day later?",
    because: "In Tokyo it is the 22nd already, so 90 days back is the 24th: nothing.",
    wallet: {
      ...walletOf([held("citi-aadvantage-executive")]),
      profile: {
        time_zone: "Asia/Tokyo",
        goals: [],
        baseline_percent: 2,
        value_style: "typical",
        household: [],
        memberships: [],
      },
    },
    tool: "get_card_changes",
    input: { since: "90d" },
    expect: { data: { since: "2026-08-24", matched_count: 0, changes: [] } },
  },
  {
    question: "What changed about my Freedom Flex since September?",
    because:
      "Foreign fee and phone cover on 2026-09-20; its points are Ultimate Rewards, of which the route to Hyatt changed on 2026-10-01. Newest first.",
    wallet: walletOf([held("chase-freedom-flex")]),
    tool: "get_card_changes",
    input: { since: "2026-09" },
    expect: {
      data: {
        matched_count: 3,
        changes: [
          {
            subject: "chase_ultimate_rewards -> world_of_hyatt",
            date: "2026-10-01",
            effective: "2026-10-01",
            upcoming: false,
          },
          { card: { card_id: "chase-freedom-flex" }, date: "2026-09-20" },
          { card: { card_id: "chase-freedom-flex" }, date: "2026-09-20" },
        ],
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
    question: "Which annual fees went up in October, on any card?",
    because: "Aeroplan 95 to 195, IHG Business 99 to 200, IHG Premier 99 to 150.",
    tool: "get_card_changes",
    input: { since: "2026-10", scope: "all", kinds: ["fee"] },
    expect: {
      data: {
        matched_count: 3,
        changes: having(
          { subject: "chase-aeroplan", old: "95", new: "195" },
          { subject: "chase-ihg-business", old: "99", new: "200" },
          { subject: "chase-ihg-premier", old: "99", new: "150" },
        ),
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
  {
    question: "What changed since forever ago?",
    because: "It is no date and no span.",
    tool: "get_card_changes",
    input: { since: "forever" },
    error: "since is no date or span",
  },
]);
