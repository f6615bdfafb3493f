import { expect } from "vitest";
import { held, testGolden, walletOf } from "./golden.ts";

testGolden("lounges", [
  {
    question: "Can I bring four friends into a Priority Pass lounge?",
    because: "Sapphire Reserve: 2 free, 2 × 27 = 54. Venture X: none free, 4 × 35 = 140.",
    wallet: walletOf([held("capital-one-venture-x"), held("chase-sapphire-reserve")]),
    tool: "list_lounge_access",
    input: { network: "priority pass", guests: 4 },
    expect: {
      summary: expect.stringMatching(
        /^Priority Pass with 2 cards\. Chase Sapphire Reserve: .*\$54\. Capital One Venture X .*\$140\.$/,
      ),
      data: {
        access: [
          { via_card: { card_id: "chase-sapphire-reserve" }, guests_cost_usd: 54 },
          { via_card: { card_id: "capital-one-venture-x" }, guests_cost_usd: 140 },
        ],
      },
    },
  },
  {
    question: "What do three guests cost in the Centurion Lounge with my Platinum?",
    because: "No guest is free: 3 × 50 = 150; a same-day ticket is asked for.",
    wallet: walletOf([held("amex-platinum")]),
    tool: "list_lounge_access",
    input: { network: "centurion", guests: 3 },
    expect: {
      data: {
        access: [
          {
            visits: "unlimited",
            guests_free: 0,
            guests_cost_usd: 150,
            conditions: expect.arrayContaining(["Requires: same day ticket."]),
          },
        ],
      },
    },
  },
  {
    question: "Does my Sky Club visit count cover guests, and what do they cost?",
    because: "10 visits a year; no source gives free guests or a fee, so the cost is unknown.",
    wallet: walletOf([held("amex-platinum")]),
    tool: "list_lounge_access",
    input: { network: "sky club", guests: 1 },
    expect: {
      summary: expect.stringContaining("the cost of 1 guest is unknown"),
      data: { access: [{ visits: "10 a year", visits_per_year: 10 }] },
    },
  },
  {
    question: "Which lounges do I get into with a Double Cash?",
    because: "It opens none.",
    wallet: walletOf([held("citi-double-cash")]),
    tool: "list_lounge_access",
    expect: { data: { access: [], networks: [] }, next_actions: [expect.any(String)] },
  },
  {
    question: "Does the Korean Air card get me in?",
    because: "The only row is unverified, so it is shown and not counted on.",
    wallet: walletOf([held("usbank-skypass")]),
    tool: "list_lounge_access",
    expect: {
      data: { access: [{ entry: "unverified" }], networks: [] },
      warnings: [expect.stringContaining("Not verified")],
    },
  },
  {
    question: "Do I, an authorised user of a Venture X, get into its lounge?",
    because: "Both of its rows say that authorised users do not.",
    wallet: walletOf([held("capital-one-venture-x", { authorized_user: true })]),
    tool: "list_lounge_access",
    expect: { data: { access: [], networks: [] } },
  },
  {
    question: "Have I enrolled in Priority Pass on the Platinum?",
    because: "The wallet says so.",
    wallet: walletOf([held("amex-platinum", { enrolments: { "Priority Pass": true } })]),
    tool: "list_lounge_access",
    input: { network: "PP" },
    expect: { data: { access: [{ enrol_required: true, enrolled: true }] }, warnings: [] },
  },
]);

testGolden("protections", [
  {
    question: "Which card do I rent a car with?",
    because:
      "Primary first: Reserve 75,000 before Preferred 60,000; then secondary: Platinum 75,000 before Gold 50,000.",
    wallet: walletOf(
      ["amex-gold", "amex-platinum", "chase-sapphire-preferred", "chase-sapphire-reserve"].map(
        (id) => held(id),
      ),
    ),
    tool: "check_protection",
    input: { protection: "rental" },
    expect: {
      data: {
        protection: "Auto rental coverage",
        cards: [
          { card_id: "chase-sapphire-reserve", rank: 1, position: "primary", limit_usd: 75_000 },
          { card_id: "chase-sapphire-preferred", rank: 2, position: "primary", limit_usd: 60_000 },
          { card_id: "amex-platinum", rank: 3, position: "secondary", limit_usd: 75_000 },
          { card_id: "amex-gold", rank: 4, position: "secondary", limit_usd: 50_000 },
        ],
        book_on: { card_id: "chase-sapphire-reserve" },
      },
    },
  },
  {
    question: "Which card should I book this flight on for trip delay?",
    because: "Both pay 500; the Reserve after 6 hours, the Preferred after 12. Gold: 300.",
    wallet: walletOf(
      ["amex-gold", "chase-sapphire-preferred", "chase-sapphire-reserve"].map((id) => held(id)),
    ),
    tool: "check_protection",
    input: { protection: "trip delay", purchase: "flight" },
    expect: {
      data: {
        cards: [
          { card_id: "chase-sapphire-reserve", after_hours: 6, limit_usd: 500 },
          { card_id: "chase-sapphire-preferred", after_hours: 12, limit_usd: 500 },
          { card_id: "amex-gold", after_hours: 12, limit_usd: 300 },
        ],
      },
    },
  },
  {
    question: "Which card pays for my cracked phone?",
    because:
      "Ink Preferred 1,000 with 100 deductible; that of Flex ended on 2026-09-20; Double Cash unknown.",
    wallet: walletOf([
      held("citi-double-cash"),
      held("chase-freedom-flex"),
      held("chase-ink-preferred"),
    ]),
    tool: "check_protection",
    input: { protection: "cell phone" },
    expect: {
      data: {
        cards: [
          { card_id: "chase-ink-preferred", limit_usd: 1000, deductible_usd: 100 },
          { card_id: "citi-double-cash", has: "unknown", position: "unknown" },
          { card_id: "chase-freedom-flex", has: "ended", ended_on: "2026-09-20" },
        ],
      },
      warnings: [
        "Chase Freedom Flex: it ended on 2026-09-20.",
        expect.stringContaining("Not known either way"),
      ],
    },
  },
  {
    question: "Am I covered for baggage?",
    because: "It may be delayed or lost baggage: two protections.",
    wallet: walletOf([held("amex-gold")]),
    tool: "check_protection",
    input: { protection: "baggage" },
    expect: {
      status: "needs_input",
      needs_input: { candidates: [{ id: "Baggage delay" }, { id: "Lost luggage" }] },
    },
  },
  {
    question: "Lost luggage with the United Explorer?",
    because: "Its guide is of 21 March 2021, more than 30 months old.",
    wallet: walletOf([held("chase-united-explorer")]),
    tool: "check_protection",
    input: { protection: "lost luggage" },
    expect: {
      data: { cards: [{ has: "yes", is_old: true, as_of: "2021-03-21" }] },
      warnings: [expect.stringContaining("Read from old guides")],
    },
  },
  {
    question: "Am I covered without a card?",
    because: "No card, no cover.",
    tool: "check_protection",
    input: { protection: "extended warranty" },
    expect: { data: { cards: [] } },
  },
]);

testGolden("credits picked one by one", [
  {
    question: "What do Uber on my Gold and CLEAR on my Platinum come to?",
    because:
      "10 left of Uber Cash on the Gold, 219 of CLEAR Plus; Uber Cash on the Platinum is not asked for.",
    wallet: walletOf([held("amex-gold"), held("amex-platinum")]),
    tool: "list_credits",
    input: { only: ["amex-gold/Uber Cash", "amex-platinum/CLEAR Plus"] },
    expect: { data: { totals: { credits: 2, cards: 2, left_usd: 229 } } },
  },
]);
