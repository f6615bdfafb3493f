import { expect } from "vitest";
import { held, testGolden, walletOf } from "./golden.ts";

testGolden("renewals", [
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
]);

testGolden("upcoming fees", [
  {
    question: "It is late in the evening here: is the refund still possible today?",
    because:
      "At 04:30 UTC on the 21st it is still the 20th in New York; 21 October + 30 = 20 November.",
    wallet: walletOf([held("amex-gold", { opened_on: "2024-10-21" })]),
    now: "2026-11-21T04:30:00Z",
    tool: "list_upcoming_fees",
    input: { within_months: 1 },
    expect: { data: { fees: [{ status: "posted", refund: { days_left: 0 } }], total_usd: 0 } },
  },
  {
    question: "What do I pay in fees in 2027, and not before?",
    because:
      "Gold is due on 14 March 2027 and again a year later; the Reserve of 1 December 2026 is before.",
    wallet: walletOf([
      held("amex-gold", { opened_on: "2022-03-14" }),
      held("chase-sapphire-reserve", { opened_on: "2020-12-01" }),
    ]),
    tool: "list_upcoming_fees",
    input: { from: "2027-01-01", until: "2027-11-30" },
    expect: {
      data: { fees: [{ due_on: "2027-03-14" }], upcoming: 1, total_usd: 325, until: "2027-11-30" },
    },
  },
  {
    question: "What do seven authorised users on the Gold and two on the Platinum add?",
    because:
      "Gold: five are free, 2 × $35 = $70, 325 + 70 = 395. Platinum: 2 × $195 = $390, 895 + 390 = 1,285. Together $1,680.",
    wallet: walletOf([
      held("amex-gold", { opened_on: "2022-03-14", authorized_users: 7 }),
      held("amex-platinum", { opened_on: "2023-02-01", authorized_users: 2 }),
    ]),
    tool: "list_upcoming_fees",
    expect: {
      data: {
        fees: [
          { fee_usd: 1285, authorized_users_usd: 390, due_on: "2027-02-01" },
          { fee_usd: 395, authorized_users_usd: 70, due_on: "2027-03-14" },
        ],
        total_usd: 1680,
        year_total_usd: 1680,
      },
    },
  },
]);
