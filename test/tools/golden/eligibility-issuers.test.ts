import { expect } from "vitest";
import { among, FIVE, verdict } from "./eligibility-cases.ts";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

const EXPLORER = { card: "chase-united-explorer" };

testGolden("eligibility: other issuers", [
  {
    question: "How far apart should I apply at Citi?",
    because:
      "20 September + 65 days = 24 November: 2/65 clears on the 25th. 15 November + 8 = 23: 1/8 clears on the 24th.",
    wallet: walletOf([
      held("citi-double-cash", { opened_on: "2026-09-20" }),
      held("citi-strata", { opened_on: "2026-11-15" }),
    ]),
    tool: "check_eligibility",
    input: { card: "citi-aadvantage-platinum-select" },
    expect: {
      data: {
        application: "fail",
        bonus: "pass",
        clears_on: "2026-11-25",
        verdicts: among(
          verdict("citi-2-65", { result: "fail", clears_on: "2026-11-25" }),
          verdict("citi-1-8", { result: "fail", clears_on: "2026-11-24" }),
        ),
      },
    },
  },
  {
    question:
      "The AAdvantage bonus posted on 29 February 2024 and the card is still open: when again?",
    because: "48 months later is 29 February 2028, a leap year; 1 March is clear.",
    wallet: walletOf([
      held("citi-aadvantage-platinum-select", {
        opened_on: "2023-11-20",
        bonus_received_on: "2024-02-29",
      }),
    ]),
    tool: "check_eligibility",
    input: { card: "citi-aadvantage-platinum-select" },
    expect: { data: { application: "pass", bonus: "fail", clears_on: "2028-03-01" } },
  },
  {
    question: "Can I get the Strata Premier bonus again?",
    because: "Since 2026-09-21 it is once per card.",
    wallet: walletOf([
      held("citi-strata-premier", { opened_on: "2019-05-05", closed_on: "2020-05-05" }),
    ]),
    tool: "check_eligibility",
    input: { card: "citi-strata-premier" },
    expect: {
      data: {
        bonus: "fail",
        verdicts: among(verdict("citi-strata-lifetime", { result: "fail", basis: "pattern" })),
      },
    },
  },
  {
    question: "Would I get the Venture X and its bonus?",
    because:
      "Capital One's rules on its bonus stop the application; a card of another issuer blocks none.",
    wallet: walletOf([held("amex-gold", { opened_on: "2020-05-31" })]),
    tool: "check_eligibility",
    input: { card: "capital-one-venture-x" },
    expect: {
      summary:
        "Capital One Venture X Rewards Credit Card on 2026-11-21: application passes, bonus passes.",
      data: { application: "pass", bonus: "pass" },
    },
  },
  {
    question: "Which rule stands before a business card?",
    because: "Every business card takes a business, and nothing is said of one.",
    wallet: walletOf([held("amex-gold", { opened_on: "2020-05-31" })]),
    tool: "check_eligibility",
    input: { card: "Ink Business Cash" },
    expect: { summary: expect.stringContaining("application unknown, bonus passes (a business)") },
  },
  {
    question: "Venture X on 31 May: when is the next Capital One card?",
    because: "Six months later is 30 November, for there is no 31st; 1 December is clear.",
    wallet: walletOf([
      held("capital-one-venture-x", { opened_on: "2026-05-31", bonus_received_on: "2026-08-20" }),
    ]),
    tool: "check_eligibility",
    input: { card: "capital-one-savor" },
    expect: { data: { application: "fail", bonus: "pass", clears_on: "2026-12-01" } },
  },
  {
    question: "Two Bank of America cards in October and November: when the third?",
    because:
      "2 in 2 months: 1 October + 2 months = 1 December, clear on the 2nd; 3/12 and 4/24 hold.",
    wallet: walletOf(
      [
        held("boa-customized-cash", { opened_on: "2026-10-01" }),
        held("boa-travel-rewards", { opened_on: "2026-11-01" }),
      ],
      { profile: profileOf({ relationships: { bank_relationship: true } }) },
    ),
    tool: "check_eligibility",
    input: { card: "boa-unlimited-cash" },
    expect: { data: { application: "fail", clears_on: "2026-12-02" } },
  },
  {
    question: "I closed my Premium Rewards on 10 March 2025: when may I have it again?",
    because: "Held within 24 months: until 10 March 2027, clear on the 11th.",
    wallet: walletOf([
      held("boa-premium-rewards", { opened_on: "2020-01-01", closed_on: "2025-03-10" }),
    ]),
    tool: "check_eligibility",
    input: { card: "boa-premium-rewards" },
    expect: { data: { application: "fail", clears_on: "2027-03-11" } },
  },
  {
    question: "Three cards anywhere this year: does Bank of America mind?",
    because: "3/12 binds only without a deposit account, and nobody has said.",
    wallet: walletOf([
      held("amex-gold", { opened_on: "2026-01-15" }),
      held("chase-freedom-flex", { opened_on: "2026-03-15" }),
      held("citi-double-cash", { opened_on: "2026-06-15" }),
    ]),
    tool: "check_eligibility",
    input: { card: "boa-unlimited-cash" },
    expect: {
      data: {
        application: "unknown",
        verdicts: among(verdict("boa-3-12-any", { result: "unknown" })),
      },
    },
  },
  {
    question: "And as I have no account there?",
    because: "Three count; the oldest until 15 January 2027, clear on the 16th.",
    wallet: walletOf([
      held("amex-gold", { opened_on: "2026-01-15" }),
      held("chase-freedom-flex", { opened_on: "2026-03-15" }),
      held("citi-double-cash", { opened_on: "2026-06-15" }),
    ]),
    tool: "check_eligibility",
    input: { card: "boa-unlimited-cash", not_met: ["bank relationship"] },
    expect: { data: { application: "fail", clears_on: "2027-01-16" } },
  },
  {
    question: "Six cards in 24 months: when does Barclays take me?",
    because: "The oldest counts until 31 December 2026; clear on New Year's Day.",
    wallet: walletOf([...FIVE("2024-12-31"), held("usbank-smartly", { opened_on: "2025-03-03" })]),
    tool: "check_eligibility",
    input: { card: "barclays-jetblue-plus" },
    expect: { data: { application: "fail", clears_on: "2027-01-01" } },
  },
  {
    question: "Two U.S. Bank cards in twelve months: when the next?",
    because:
      "1 December 2025 + 12 months = 1 December 2026, clear on the 2nd; five anywhere are far.",
    wallet: walletOf([
      held("usbank-smartly", { opened_on: "2025-12-01" }),
      held("usbank-shield", { opened_on: "2026-02-01" }),
    ]),
    tool: "check_eligibility",
    input: { card: "usbank-cash-plus" },
    expect: { data: { application: "fail", bonus: "pass", clears_on: "2026-12-02" } },
  },
  {
    question: "Autograph in June: when may I have Active Cash?",
    because:
      "1 June + 6 months = 1 December, clear on the 2nd; the bonus rule is of the same card.",
    wallet: walletOf([
      held("wells-fargo-autograph", { opened_on: "2026-06-01", bonus_received_on: "2026-09-01" }),
    ]),
    tool: "check_eligibility",
    input: { card: "wells-fargo-active-cash" },
    expect: { data: { application: "fail", bonus: "pass", clears_on: "2026-12-02" } },
  },
  {
    question: "Discover it Miles on 31 January: when the Cash Back card?",
    because: "Twelve months: 31 January 2027, clear on 1 February; one of two cards is held.",
    wallet: walletOf([held("discover-it-miles", { opened_on: "2026-01-31" })]),
    tool: "check_eligibility",
    input: { card: "discover-it-cash-back" },
    expect: { data: { application: "fail", bonus: "pass", clears_on: "2027-02-01" } },
  },
  {
    question: "I hold Bilt Blue: may I apply for Palladium?",
    because: "One Bilt card at a time; waiting does not help, a change may.",
    wallet: walletOf([held("bilt-blue", { opened_on: "2026-02-07" })]),
    tool: "check_eligibility",
    input: { card: "bilt-palladium" },
    expect: {
      data: { application: "fail", verdicts: [{ rule: "bilt-one-card", result: "fail" }] },
    },
  },
  {
    question: "Navy Federal: I am a member, as my profile says.",
    because: "The profile answers the rule that asks for it.",
    wallet: walletOf([], {
      profile: profileOf({ relationships: { "navy-federal-membership": true } }),
    }),
    tool: "check_eligibility",
    input: { card: "nfcu-more-rewards" },
    expect: { data: { application: "pass", clears_on: "2026-11-21" } },
  },
  {
    question: "Can I still get the Aviator Red?",
    because: "Discontinued on 2026-04-24; its successor is the AAdvantage Platinum Select.",
    tool: "check_eligibility",
    input: { card: "barclays-aviator-red" },
    expect: {
      data: {
        takes_applications: false,
        application: "fail",
        verdicts: [],
        successor: { card_id: "citi-aadvantage-platinum-select" },
      },
    },
  },
  {
    question: "Can I get the Frobnicator Card?",
    because: "There is none.",
    tool: "check_eligibility",
    input: { card: "frobnicator zzz" },
    error: "No card is called",
  },
  {
    question: "Was I eligible yesterday?",
    because: "Applications are made from today on.",
    tool: "check_eligibility",
    input: { ...EXPLORER, on_date: "2026-11-20" },
    error: "is past",
  },
]);
