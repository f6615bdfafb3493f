import { expect } from "vitest";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

testGolden("renewals", [
  {
    question: "I use half of every Gold credit. Is it worth the fee?",
    because:
      "A year: Grubhub 12 × 10 = 120, Dunkin' 12 × 7 = 84, Resy 2 × 50 = 100, Uber 12 × 10 = 120, together 424; half is 212. 212 − 325 = −113. At 76 % they give 322.24, at 77 % 326.48: 77 % breaks even.",
    wallet: walletOf([held("amex-gold", { opened_on: "2022-03-14" })]),
    tool: "evaluate_renewal",
    input: {
      wallet_card_id: "amex gold",
      assumptions: {
        credits: {
          grubhub: { percent_used: 50 },
          "Dunkin'": { percent_used: 50 },
          Resy: { percent_used: 50 },
          "Uber Cash": { percent_used: 50 },
        },
      },
    },
    expect: {
      data: {
        fee_usd: 325,
        year_from: "2027-03-14",
        credits_value_usd: { low: 212, high: 212 },
        perks_value_usd: 0,
        net_usd: { low: -113, high: -113 },
        break_even: { missing_usd: { low: 113, high: 113 }, all_credits_used_percent: 77 },
      },
    },
  },
  {
    question: "I use $100 of the Uber Cash a year, and nothing else (a plain number).",
    because: "100 − 325 = −225.",
    wallet: walletOf([held("amex-gold", { opened_on: "2022-03-14" })]),
    tool: "evaluate_renewal",
    input: {
      wallet_card_id: "amex gold",
      assumptions: { credits: { grubhub: 0, "Dunkin'": 0, Resy: 0, "Uber Cash": 100 } },
    },
    expect: {
      data: { credits_value_usd: { low: 100, high: 100 }, net_usd: { low: -225, high: -225 } },
    },
  },
  {
    question: "And when I say nothing, but lounges elsewhere are worth $50 to me?",
    because: "Credits from 0 to 424: 0 + 50 − 325 = −275 to 424 + 50 − 325 = 149.",
    wallet: walletOf([held("amex-gold", { opened_on: "2022-03-14" })]),
    tool: "evaluate_renewal",
    input: { wallet_card_id: "amex-gold", assumptions: { perks: { "my perk": 50 } } },
    expect: {
      data: {
        credits_value_usd: { low: 0, high: 424 },
        perks_value_usd: 50,
        net_usd: { low: -275, high: 149 },
      },
    },
  },
  {
    question: "How much of this year's credits have I captured versus the fee?",
    because:
      "The year began on 14 March 2026: $10 + $10 of Uber; the $10 of February belong to the year before. 20 − 325 = −305. The log began in February, ten months ago, so Uber is worth 30 (all of twelve months) at least and 120 at most; the others 0 to 304.",
    wallet: walletOf([held("amex-gold", { opened_on: "2022-03-14" })], {
      credit_uses: ["2026-02-10", "2026-10-03", "2026-11-03"].map((day, at) => ({
        id: `use-${at}`,
        wallet_card_id: "amex-gold",
        credit_name: "Uber Cash",
        used_on: day,
        amount_usd: 10,
      })),
    }),
    tool: "evaluate_renewal",
    input: { wallet_card_id: "amex-gold" },
    expect: {
      data: {
        captured: { since: "2026-03-14", credits_usd: 20, uses: 2, less_fee_usd: -305 },
        credits_value_usd: { low: 30, high: 424 },
      },
    },
  },
  {
    question: "Does Venture X pay for itself when I use the travel credit?",
    because:
      "10,000 anniversary miles × 1.7 cents = 170, travel 300, fee 395: 75 at least. Global Entry 120 / 4 = 30 is not told: 105 at most. PRIOR 149 is a membership, which list_credits does not count either.",
    wallet: walletOf([held("capital-one-venture-x", { opened_on: "2025-12-09" })]),
    tool: "evaluate_renewal",
    input: {
      wallet_card_id: "venture x",
      assumptions: { credits: { "Capital One Travel": { usd_a_year: 300 } } },
    },
    expect: {
      data: {
        fee_usd: 395,
        year_from: "2026-12-09",
        net_usd: { low: 75, high: 105 },
        not_counted: expect.arrayContaining(["PRIOR subscription"]),
        break_even: {
          missing_usd: { low: 0, high: 0 },
          text: "Pays for itself at what is stated and logged.",
        },
      },
    },
  },
  {
    question: "And if I say that I use half of PRIOR?",
    because: "What is stated counts: 149 / 2 = 74.50 on both ends.",
    wallet: walletOf([held("capital-one-venture-x", { opened_on: "2025-12-09" })]),
    tool: "evaluate_renewal",
    input: {
      wallet_card_id: "venture x",
      assumptions: {
        credits: {
          "Capital One Travel": { usd_a_year: 300 },
          "PRIOR subscription": { percent_used: 50 },
        },
      },
    },
    expect: { data: { net_usd: { low: 149.5, high: 179.5 } } },
  },
  {
    question:
      "Sam has a Gold too: does mine still earn beyond a 2% card on $1,000 of dining a month?",
    because: "Sam's takes the same dinners: closing either one loses nothing.",
    wallet: walletOf(
      [
        held("amex-gold", { opened_on: "2022-03-14" }),
        held("amex-gold", { id: "sams-gold", owner: "Sam", opened_on: "2022-03-14" }),
      ],
      { profile: profileOf({ household: ["Sam"] }) },
    ),
    tool: "evaluate_renewal",
    input: { wallet_card_id: "amex-gold", assumptions: { spend: { dining: 1000 } } },
    expect: {
      data: { earn_value_usd: 0 },
      assumptions: [
        expect.stringMatching(/^A credit counts/),
        "Earning is what all cards of the household, with a plain 2% card beside them, would earn less without this one.",
        ...Array.from({ length: 6 }, () => expect.any(String)),
      ],
    },
  },
  {
    question: "Sam has a Green: what does my Gold earn beyond it on $1,000 of dining a month?",
    because: "As beside a Green of my own: 1.9 % of 12,000 = 228.",
    wallet: walletOf(
      [
        held("amex-gold", { opened_on: "2022-03-14" }),
        held("amex-green", { owner: "Sam", opened_on: "2020-05-05" }),
      ],
      { profile: profileOf({ household: ["Sam"] }) },
    ),
    tool: "evaluate_renewal",
    input: { wallet_card_id: "amex-gold", assumptions: { spend: { dining: 1000 } } },
    expect: { data: { earn_value_usd: 228 } },
  },
  {
    question: "What is the coming IHG Premier fee when I opened it two years ago?",
    because: "$150 since 2026-10-01 is for new accounts; holders pay 99 until 2027.",
    wallet: walletOf([held("chase-ihg-premier", { opened_on: "2024-12-10" })]),
    tool: "evaluate_renewal",
    input: { wallet_card_id: "chase-ihg-premier" },
    expect: {
      data: { fee_usd: 99, fee_due: { due_on: "2026-12-10" } },
      warnings: expect.arrayContaining([
        "The fee went from $99 to $150 on 2026-10-01 (new accounts; holders in 2027).",
      ]),
    },
  },
  {
    question: "The fee of my Platinum just posted: how long do I have?",
    because: "Due 1 November 2026; 30 days are 1 December, ten days from now.",
    wallet: walletOf([held("amex-platinum", { opened_on: "2024-11-01" })]),
    tool: "evaluate_renewal",
    input: { wallet_card_id: "amex-platinum" },
    expect: {
      data: {
        fee_usd: 895,
        fee_due: { status: "posted", decide_by: "2026-12-01", refund: { days_left: 10 } },
      },
    },
  },
  {
    question: "What does the Gold earn beyond a 2% card with $1,000 of dining a month?",
    because: "4 points × 1.9 cents = 7.6 % of 12,000 = 912; 2 % would be 240; 912 − 240 = 672.",
    wallet: walletOf([held("amex-gold", { opened_on: "2022-03-14" })]),
    tool: "evaluate_renewal",
    input: { wallet_card_id: "amex-gold", assumptions: { spend: { dining: 1000 } } },
    expect: { data: { earn_value_usd: 672 } },
  },
  {
    question: "And when a Green Card with 3 points for dining is there as well?",
    because: "The Green gives 3 × 1.9 = 5.7 %; the Gold adds 1.9 % of 12,000 = 228.",
    wallet: walletOf([
      held("amex-gold", { opened_on: "2022-03-14" }),
      held("amex-green", { opened_on: "2020-05-05" }),
    ]),
    tool: "evaluate_renewal",
    input: { wallet_card_id: "amex-gold", assumptions: { spend: { dining: 1000 } } },
    expect: { data: { earn_value_usd: 228 } },
  },
  {
    question: "Is the gold worth it, with two gold cards?",
    because: "Both held cards have the word in their names, so it asks which.",
    wallet: walletOf([held("amex-gold", { opened_on: "2022-03-14" }), held("amex-business-gold")]),
    tool: "evaluate_renewal",
    input: { wallet_card_id: "gold" },
    expect: {
      status: "needs_input",
      needs_input: { candidates: [{ id: "amex-gold" }, { id: "amex-business-gold" }] },
    },
  },
  {
    question: "Is a card that I closed worth renewing?",
    because: "It owes no fee any more.",
    wallet: walletOf([held("amex-gold", { opened_on: "2022-03-14", closed_on: "2026-05-01" })]),
    tool: "evaluate_renewal",
    input: { wallet_card_id: "amex-gold" },
    error: "was closed on 2026-05-01",
  },
]);
