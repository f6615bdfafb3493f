import { expect } from "vitest";
import { FIVE } from "./eligibility-cases.ts";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

testGolden("application history", [
  {
    question: "How many cards count toward 5/24 for me and when does the oldest drop off?",
    because:
      "Five; 21 November 2024 counts until today, so tomorrow. Of the twelve-month rules only the Venture X counts, until February.",
    wallet: walletOf(FIVE("2024-11-21")),
    tool: "get_application_history",
    expect: {
      data: {
        owner: "me",
        counts: {
          "chase-5-24": {
            count: 5,
            may_count: 0,
            limit: 5,
            result: "fail",
            next_drop_off: "2026-11-22",
            clears_on: "2026-11-22",
          },
          "usbank-5-12": { count: 1, next_drop_off: "2027-02-03" },
        },
        next_drop_off: { on: "2026-11-22", accounts: [{ card_id: "amex-gold" }] },
      },
    },
  },
  {
    question: "Does a closed card count, and one whose opening I forgot?",
    because:
      "The closed one of 2025 counts for certain, two years and a day from its opening; the other may.",
    wallet: walletOf([
      held("chase-freedom-flex", { opened_on: "2025-06-01", closed_on: "2026-06-01" }),
      held("citi-double-cash"),
    ]),
    tool: "get_application_history",
    expect: {
      summary: expect.stringContaining(
        "1 counts and 1 may towards 5/24, and the next one drops off on 2027-06-02;",
      ),
      data: {
        accounts: [{ status: "closed" }, { status: "open" }],
        counts: { "chase-5-24": { count: 1, may_count: 1, result: "pass" } },
      },
    },
  },
  {
    question: "When does a card of which I forgot the opening drop off?",
    because:
      "Opened today at the latest, 21 November 2026, it counts until 21 November 2028 by 5/24 and until the 29th by 1 in 8 days, if it does today.",
    wallet: walletOf([held("citi-double-cash")]),
    tool: "get_application_history",
    expect: {
      summary: expect.stringMatching(
        /drops off on 2028-11-22 at the latest, if that account counts at all; .* 2026-11-30 at the latest, if that account/,
      ),
    },
  },
  {
    question: "Does a product change count as a new account?",
    because: "The account is of 2015; the change of 2026 opened none.",
    wallet: walletOf([
      held("chase-freedom-flex", {
        opened_on: "2015-01-01",
        former_products: [{ card_id: "chase-freedom", until: "2026-05-05" }],
      }),
    ]),
    tool: "get_application_history",
    expect: { data: { counts: { "chase-5-24": { count: 0, may_count: 0, result: "pass" } } } },
  },
  {
    question: "What of my wife, who is an authorised user on my Chase business card?",
    because:
      "Chase reports authorised users, so it may count for her; mine does not count for her.",
    wallet: walletOf(
      [
        held("chase-ink-cash", { opened_on: "2025-05-05" }),
        held("chase-ink-cash", {
          id: "hers",
          owner: "Sam",
          opened_on: "2025-05-05",
          authorized_user: true,
        }),
      ],
      { profile: profileOf({ household: ["Sam"] }) },
    ),
    tool: "get_application_history",
    input: { owner: "sam" },
    expect: {
      data: {
        owner: "Sam",
        accounts: [{ card: { wallet_card_id: "hers" }, on_personal_report: "maybe" }],
        counts: { "chase-5-24": { count: 0, may_count: 1 } },
      },
    },
  },
  {
    question: "And with no cards at all?",
    because: "Nothing counts.",
    tool: "get_application_history",
    expect: { data: { accounts: [], counts: { "chase-5-24": { count: 0, limit: 5 } } } },
  },
]);
