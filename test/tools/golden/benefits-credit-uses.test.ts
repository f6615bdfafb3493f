import { expect } from "vitest";
import type { CreditUse, WalletCard } from "../../../server/accounts/wallet.ts";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

const gold = (more: Partial<WalletCard> = {}) => held("amex-gold", more);
const platinum = (more: Partial<WalletCard> = {}) => held("amex-platinum", more);

const uber = (day: string, usd: number): CreditUse => ({
  id: `uber-${day}`,
  wallet_card_id: "amex-gold",
  credit_name: "Uber Cash",
  used_on: day,
  amount_usd: usd,
});

testGolden("use of credits", [
  {
    question: "I used 4 dollars of the Uber credit.",
    because: "10 − 4 = 6.",
    wallet: walletOf([gold()]),
    tool: "record_credit_use",
    input: { credit: "uber", amount: 4 },
    expect: {
      data: {
        period: { starts: "2026-11-01", ends: "2026-11-30" },
        used: 4,
        left: 6,
        previous: { used: 0, left: 10 },
      },
    },
    after: { credit_uses: [{ credit_name: "Uber Cash", used_on: "2026-11-21", amount_usd: 4 }] },
  },
  {
    question: "Mark the rest as used.",
    because: "4 of 10 are used, 6 are left and used now.",
    wallet: walletOf([gold()], { credit_uses: [uber("2026-11-02", 4)] }),
    tool: "record_credit_use",
    input: { credit: "uber" },
    expect: { data: { used: 10, left: 0, recorded: { amount_usd: 6 } } },
  },
  {
    question: "They credited 7, with 6 left.",
    because: "7 is over the 6.",
    wallet: walletOf([gold()], { credit_uses: [uber("2026-11-02", 4)] }),
    tool: "record_credit_use",
    input: { credit: "uber", amount: 7 },
    error: "Only $6 is left of Uber Cash in this period, less than $7",
  },
  {
    question: "They really did.",
    because: "4 + 7 = 11 used, never less than 0 left.",
    wallet: walletOf([gold()], { credit_uses: [uber("2026-11-02", 4)] }),
    tool: "record_credit_use",
    input: { credit: "uber", amount: 7, allow_over: true },
    expect: { data: { used: 11, left: 0 } },
  },
  {
    question: "I used all of it again.",
    because: "Nothing is left before 1 December.",
    wallet: walletOf([gold()], { credit_uses: [uber("2026-11-02", 10)] }),
    tool: "record_credit_use",
    input: { credit: "uber" },
    error: "whole again on 2026-12-01",
  },
  {
    question: "I forgot to log the Uber ride of 31 October.",
    because: "It counts in October; November keeps its 10.",
    wallet: walletOf([gold()], { credit_uses: [uber("2026-11-02", 3)] }),
    tool: "record_credit_use",
    input: { credit: "uber", date: "2026-10-31" },
    expect: {
      data: { period: { starts: "2026-10-01", ends: "2026-10-31" }, used: 10, left: 0 },
    },
  },
  {
    question: "Log one of 5 November, with 8 logged on the 20th.",
    because: "Both are of November: only 2 of 10 are left, whichever came first.",
    wallet: walletOf([gold()], { credit_uses: [uber("2026-11-20", 8)] }),
    tool: "record_credit_use",
    input: { credit: "uber", date: "2026-11-05", amount: 3 },
    error: "Only $2 is left",
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
    question: "I used the Uber credit. Which one, with a Gold and a Platinum?",
    because: "Uber Cash of each, and the Uber One membership of the Platinum: three.",
    wallet: walletOf([gold(), platinum()]),
    tool: "record_credit_use",
    input: { credit: "uber" },
    expect: {
      status: "needs_input",
      needs_input: {
        argument: "credit",
        candidates: [
          { id: "amex-gold/Uber Cash" },
          { id: "amex-platinum/Uber Cash" },
          { id: "amex-platinum/Uber One membership" },
        ],
      },
    },
  },
  {
    question: "I used the resy credit on gold.",
    because: "The Gold has one Resy credit: 50 a half-year; the Platinum's is another.",
    wallet: walletOf([gold(), platinum()]),
    tool: "record_credit_use",
    input: { credit: "resy credit on gold", amount: 20 },
    expect: { data: { credit: { card_id: "amex-gold", credit_name: "Resy dining" }, left: 30 } },
  },
  {
    question: "December 1st in New York, still November in Honolulu: I used Uber.",
    because: "The member's day is 30 November, so November's 10 are used.",
    wallet: walletOf([gold()], { profile: profileOf({ time_zone: "Pacific/Honolulu" }) }),
    now: "2026-12-01T05:00:00Z",
    tool: "record_credit_use",
    input: { credit: "uber" },
    expect: { data: { period: { ends: "2026-11-30" }, recorded: { used_on: "2026-11-30" } } },
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
    question: "I used the Uber credit of the Gold I closed.",
    because: "A closed card has none.",
    wallet: walletOf([gold({ closed_on: "2026-11-01" })]),
    tool: "record_credit_use",
    input: { credit: "uber", card: "gold" },
    error: "was closed on 2026-11-01",
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

testGolden("credits of cards that give none", [
  {
    question: "What credits do I have on the Platinum I am only an authorised user of?",
    because: "The credits are the account holder's.",
    wallet: walletOf([platinum({ authorized_user: true })]),
    tool: "list_credits",
    input: { card: "platinum" },
    expect: { data: { credits: [], totals: { left_usd: 0 } }, warnings: [expect.any(String)] },
  },
  {
    question: "And on the Gold I closed?",
    because: "A card is closed from its day on.",
    wallet: walletOf([gold({ closed_on: "2026-11-21" })]),
    tool: "list_credits",
    input: { card: "gold" },
    error: "was closed on 2026-11-21",
  },
  {
    question: "What credits do I have without any card?",
    because: "None.",
    tool: "list_credits",
    expect: { data: { credits: [], totals: { credits: 0, left_usd: 0, year_usd: 0 } } },
  },
]);
