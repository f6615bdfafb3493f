import { expect } from "vitest";
import type { CreditUse, WalletCard } from "../../../server/accounts/wallet.ts";
import { held, testGolden, walletOf } from "./golden.ts";

const venture = (opened?: string) =>
  held("capital-one-venture-x", opened === undefined ? {} : { opened_on: opened });

/** The credits of an answer among which there is one like this. */
const among = (row: object, more: object = {}) => ({
  data: { credits: expect.arrayContaining([expect.objectContaining(row)]), ...more },
});

const gold = (more: Partial<WalletCard> = {}) => held("amex-gold", more);

const uber = (day: string, usd: number): CreditUse => ({
  id: `uber-${day}`,
  wallet_card_id: "amex-gold",
  credit_name: "Uber Cash",
  used_on: day,
  amount_usd: usd,
});

testGolden("credits", [
  {
    question: "I only know that I opened it in May 2024.",
    because: "The year began between 1 and 31 May 2026; the first day it may end is 30 April 2027.",
    wallet: walletOf([venture("2024-05")]),
    tool: "list_credits",
    expect: among({
      credit_name: "Capital One Travel",
      left: 300,
      period_starts: "2026-05-01",
      period_ends: "2027-04-30",
      dates_exact: false,
    }),
  },
  {
    question: "What are this year's anniversary miles worth at my 1.5 cents?",
    because:
      "From 9 December 2026 there are 10,000 miles: 10,000 × 1.5 cents = 150. No dollars of totals.",
    wallet: walletOf([venture("2025-12-09")], {
      valuations: { capital_one_miles: { cpp: 1.5, set_on: "2026-01-01" } },
    }),
    now: "2026-12-09T17:00:00Z",
    tool: "list_credits",
    expect: among({
      credit_name: "Anniversary miles",
      left: 10_000,
      left_value_usd: 150,
      cpp_basis: "own",
      counted: false,
    }),
  },
  {
    question: "Which credits have ended on the DoorDash card in 2027?",
    because: "The monthly order discount ends with 31 December 2026.",
    wallet: walletOf([held("chase-doordash")]),
    now: "2027-01-01T17:00:00Z",
    tool: "list_credits",
    input: { status: "expired" },
    expect: among({
      credit_name: "DoorDash monthly order discount",
      status: "expired",
      ends: "2026-12-31",
    }),
  },
]);

testGolden("use of credits", [
  {
    question: "They credited 7, with 6 left.",
    because: "7 is over the 6.",
    wallet: walletOf([gold()], { credit_uses: [uber("2026-11-02", 4)] }),
    tool: "record_credit_use",
    input: { credit: "uber", amount: 7 },
    error: "Only $6 is left of Uber Cash in this period, less than $7",
  },
  {
    question: "Undo that.",
    because: "The latest of November is the 6 of the 20th: 4 stay used, 6 are left.",
    wallet: walletOf([gold()], {
      credit_uses: [uber("2026-11-20", 6), uber("2026-11-02", 4), uber("2026-10-30", 10)],
    }),
    tool: "record_credit_use",
    input: { credit: "uber cash", undo: true },
    expect: {
      data: { used: 4, left: 6, previous: { used: 10, left: 0 }, removed: { amount_usd: 6 } },
    },
    after: { credit_uses: [{ used_on: "2026-11-02" }, { used_on: "2026-10-30" }] },
  },
  {
    question: "Undo the one of 2 November.",
    because: "The 4 of that day go: 6 stay used.",
    wallet: walletOf([gold()], {
      credit_uses: [uber("2026-11-20", 6), uber("2026-11-02", 4)],
    }),
    tool: "record_credit_use",
    input: { credit: "uber cash", undo: true, date: "2026-11-02" },
    expect: { data: { used: 6, left: 4 } },
  },
  {
    question: "I used Uber Cash, which the wallet said I was not enrolled in.",
    because: "Who used it is enrolled: 10 used of 10.",
    wallet: walletOf([gold({ enrolments: { "Uber Cash": false } })]),
    tool: "record_credit_use",
    input: { credit: "uber" },
    expect: { data: { used: 10, left: 0 } },
    after: { cards: [{ enrolments: { "Uber Cash": true } }] },
  },
  {
    question: "I used the Vacations credit on 22 August.",
    because: "It begins on the 23rd.",
    wallet: walletOf([held("citi-aadvantage-executive")]),
    tool: "record_credit_use",
    input: { credit: "vacations", date: "2026-08-22" },
    error: "begins on 2026-08-23",
  },
]);
