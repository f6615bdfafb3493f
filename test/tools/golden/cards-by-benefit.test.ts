import { expect } from "vitest";
import { held, testGolden, walletOf } from "./golden.ts";

const text = (part: string): unknown => expect.stringContaining(part);
const having = (...rows: readonly object[]): unknown =>
  expect.arrayContaining(rows.map((row): unknown => expect.objectContaining(row)));

testGolden("find_cards_by_benefit", [
  {
    question: "Which card gives primary rental cover?",
    because:
      "Of the rows of Auto rental coverage with position primary, fifteen are of open cards and verified, two of open cards are unverified (IHG Business, Southwest Performance Business), the Ritz and the Altitude Reserve take no applications; the held Altitude Reserve counts: 16.",
    wallet: walletOf([held("usbank-altitude-reserve"), held("amex-gold")]),
    tool: "find_cards_by_benefit",
    input: { benefit: "primary rental", limit: 1 },
    expect: {
      data: {
        matched_count: 16,
        held_count: 1,
        cards: [
          {
            card_id: "usbank-altitude-reserve",
            held: true,
            matched_benefits: [{ kind: "protection", position: "primary" }],
          },
        ],
      },
      warnings: [
        text("Not verified, so not listed: IHG One Rewards Business Credit Card; Southwest"),
        text("Shown are 1 of 16"),
      ],
    },
  },
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
    question: "Which card gives Hyatt status?",
    because:
      "The World of Hyatt card and its business card, and both Sapphire Reserves after spend: 75,000 a year on the personal one, which is held and so comes first.",
    wallet: walletOf([held("chase-sapphire-reserve")]),
    tool: "find_cards_by_benefit",
    input: { benefit: "hyatt status" },
    expect: {
      data: {
        matched_count: 4,
        cards: [
          {
            card_id: "chase-sapphire-reserve",
            matched_benefits: [{ name: "World of Hyatt Explorist", spend_usd: 75_000 }],
          },
          {},
          {},
          {},
        ],
      },
    },
  },
  {
    question: "Does my Venture X have Priority Pass?",
    because:
      "It has, with enrolment and no free guests; no source says whether visits are unlimited.",
    wallet: walletOf([held("capital-one-venture-x")]),
    tool: "find_cards_by_benefit",
    input: { benefit: "priority pass", held_only: true },
    expect: {
      data: {
        cards: [
          { matched_benefits: [{ kind: "lounge", guests_free: 0, enrollment_required: true }] },
        ],
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
