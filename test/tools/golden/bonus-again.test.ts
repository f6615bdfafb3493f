import { expect } from "vitest";
import { held, testGolden, walletOf } from "./golden.ts";

const again = (state: string, more: object = {}) => ({ bonus_again: { state, ...more } });

testGolden("bonuses again", [
  {
    question: "When can I earn the bonus of the AAdvantage Platinum Select again?",
    because:
      "48 months after the bonus of 2023-02-10: the same day of 2027-02 still counts, so 2027-02-11. The rule is of the terms.",
    wallet: walletOf([
      held("citi-aadvantage-platinum-select", {
        opened_on: "2022-11-05",
        closed_on: "2024-01-10",
        bonus_received_on: "2023-02-10",
      }),
    ]),
    tool: "check_eligibility",
    input: { card: "citi-aadvantage-platinum-select" },
    expect: {
      summary: expect.stringContaining("its bonus can be earned again from 2027-02-11 on"),
      data: again("from", {
        from: "2027-02-11",
        rule: "Bonus on the same card in 48 months",
        source: { title: expect.any(String), url: expect.stringMatching(/^https:/) },
      }),
    },
  },
  {
    question: "And of the Gold that I closed years ago?",
    because: "Once in a lifetime by the terms: waiting does not help.",
    wallet: walletOf([held("amex-gold", { opened_on: "2015-03", closed_on: "2018-04-01" })]),
    tool: "check_eligibility",
    input: { card: "amex-gold" },
    expect: { data: again("never", { rule: "Welcome offer once per lifetime and card" }) },
  },
  {
    question: "And of the Boundless that I still have, with its bonus of long ago?",
    because: "24 months after 2019-06-01 are over; the open account alone stands in the way.",
    wallet: walletOf([
      held("chase-marriott-boundless", {
        opened_on: "2019-02-01",
        bonus_received_on: "2019-06-01",
      }),
    ]),
    tool: "check_eligibility",
    input: { card: "chase-marriott-boundless" },
    expect: { data: again("after_closing", { rule: "Bold or Boundless open" }) },
  },
  {
    question: "And of a bank that has written down nothing of the kind?",
    because: "No written rule of the issuer on bonuses speaks of the card.",
    wallet: walletOf([held("usbank-altitude-go", { opened_on: "2021-02-01" })]),
    tool: "check_eligibility",
    input: { card: "usbank-altitude-go" },
    expect: {
      data: again("unknown", { says: expect.stringContaining("no written rule of U.S. Bank") }),
    },
  },
  {
    question: "And if I never said when its bonus came?",
    because:
      "It may have been yesterday, then 48 months from today's 2026-11-21 are the latest: 2030-11-22.",
    wallet: walletOf([
      held("citi-aadvantage-platinum-select", { opened_on: "2022-11-05", closed_on: "2024-01-10" }),
    ]),
    tool: "check_eligibility",
    input: { card: "citi-aadvantage-platinum-select" },
    expect: { data: again("unknown", { says: expect.stringContaining("at the latest") }) },
  },
  {
    question: "What if I never had the card?",
    because: "Then there is nothing to earn again.",
    wallet: walletOf([held("amex-gold", { opened_on: "2020-01" })]),
    tool: "check_eligibility",
    input: { card: "csp" },
    expect: { data: expect.not.objectContaining({ bonus_again: expect.anything() }) },
  },
  {
    question: "Which card next, and which bonuses come back?",
    because: "The card closed in 2024 may pay again from 2027-02-11; the Gold never does.",
    wallet: walletOf(
      [
        held("amex-gold", { opened_on: "2020-01" }),
        held("citi-aadvantage-platinum-select", {
          opened_on: "2022-11-05",
          closed_on: "2024-01-10",
          bonus_received_on: "2023-02-10",
        }),
      ],
      { spend: { dining: 300 } },
    ),
    tool: "rank_candidate_cards",
    input: { limit: 1 },
    expect: {
      data: {
        bonuses_again: [
          { card_id: "amex-gold", state: "never" },
          { card_id: "citi-aadvantage-platinum-select", state: "from", from: "2027-02-11" },
        ],
      },
    },
  },
]);
