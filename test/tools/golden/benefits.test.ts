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
        expect.stringContaining("Not verified, so unknown"),
      ],
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
