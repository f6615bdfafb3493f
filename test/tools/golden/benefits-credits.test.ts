import type { CreditUse, WalletCard } from "../../../server/accounts/wallet.ts";
import { expect } from "vitest";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

const gold = (more: Partial<WalletCard> = {}) => held("amex-gold", more);
const platinum = (more: Partial<WalletCard> = {}) => held("amex-platinum", more);
const venture = (opened?: string) =>
  held("capital-one-venture-x", opened === undefined ? {} : { opened_on: opened });

let uses = 0;
const use = (card: string, name: string, day: string, usd: number): CreditUse => ({
  id: `use-${++uses}`,
  wallet_card_id: card,
  credit_name: name,
  used_on: day,
  amount_usd: usd,
});

const uber = (day: string, usd: number, card = "amex-gold") => use(card, "Uber Cash", day, usd);

/** The credits of an answer among which there is one like this. */
const among = (row: object, more: object = {}) => ({
  data: { credits: expect.arrayContaining([expect.objectContaining(row)]), ...more },
});

testGolden("credits", [
  {
    question: "What is left on my Gold today?",
    because:
      "Grubhub 10 + Uber 10 + Dunkin' 7 a month, Resy 50 a half-year: 77. A year: 120 + 120 + 84 + 100 = 424. The Hotel Collection comes with each booking and is in no total.",
    wallet: walletOf([gold()]),
    tool: "list_credits",
    expect: { data: { totals: { credits: 5, left_usd: 77, used_usd: 0, year_usd: 424 } } },
  },
  {
    question: "What have I got on my Platinum on the last day of September?",
    because:
      "200 + 219 + 25 + 300 + 300 + 120 + 200 + 100 + 15 + 120 + 12.95 + 75 = 1686.95; a year 200 + 219 + 300 + 300 + 600 + 120/4 + 200 + 400 + 200 + 120 + 155.40 + 300 = 3024.40.",
    wallet: walletOf([platinum()]),
    now: "2026-09-30T17:00:00Z",
    tool: "list_credits",
    expect: among(
      {
        credit_name: "Resy dining",
        period_starts: "2026-07-01",
        period_ends: "2026-09-30",
        days_left: 0,
        left: 100,
      },
      { totals: { credits: 15, left_usd: 1686.95, year_usd: 3024.4 } },
    ),
  },
  {
    question: "Is my November Uber credit gone, in its last second?",
    because:
      "04:59:59 UTC is 23:59:59 on the 30th in New York; 10 of 10 were used; whole on the 1st.",
    wallet: walletOf([gold()], { credit_uses: [uber("2026-11-03", 10)] }),
    now: "2026-12-01T04:59:59Z",
    tool: "list_credits",
    expect: among({
      credit_name: "Uber Cash",
      status: "used",
      left: 0,
      period_ends: "2026-11-30",
      days_left: 0,
      next_reset: "2026-12-01",
    }),
  },
  {
    question: "And a second later?",
    because: "It is December in New York: a new month, 10 of 10 left, 30 more days after today.",
    wallet: walletOf([gold()], { credit_uses: [uber("2026-11-03", 10)] }),
    now: "2026-12-01T05:00:00Z",
    tool: "list_credits",
    expect: among({
      credit_name: "Uber Cash",
      status: "open",
      left: 10,
      period_starts: "2026-12-01",
      days_left: 30,
    }),
  },
  {
    question: "The same moment in Honolulu?",
    because: "05:00 UTC is 19:00 on 30 November in Honolulu (UTC-10): November is still running.",
    wallet: walletOf([gold()], {
      credit_uses: [uber("2026-11-03", 10)],
      profile: profileOf({ time_zone: "Pacific/Honolulu" }),
    }),
    now: "2026-12-01T05:00:00Z",
    tool: "list_credits",
    expect: among(
      { credit_name: "Uber Cash", status: "used", left: 0 },
      { today: "2026-11-30", totals: { left_usd: 67 } },
    ),
  },
  {
    question: "How much Uber Cash does my Platinum give in December?",
    because: "month_amounts 12:35 replaces 15; a year is 11 × 15 + 35 = 200.",
    wallet: walletOf([platinum()]),
    now: "2026-12-05T17:00:00Z",
    tool: "list_credits",
    expect: among({ credit_name: "Uber Cash", per_period: 35, left: 35, year_usd: 200 }),
  },
  {
    question: "When does the hotel credit of the Platinum reset?",
    because: "300 each half-year of the calendar: July to December, again on 1 January.",
    wallet: walletOf([platinum()], {
      credit_uses: [
        use("amex-platinum", "Fine Hotels + Resorts and Hotel Collection", "2026-07-01", 120),
      ],
    }),
    tool: "list_credits",
    expect: among({
      credit_name: "Fine Hotels + Resorts and Hotel Collection",
      basis: "calendar",
      period: "half_year",
      used: 120,
      left: 180,
      period_starts: "2026-07-01",
      next_reset: "2027-01-01",
    }),
  },
  {
    question: "Does last June's hotel stay count against this half-year?",
    because: "30 June is the first half-year: all 300 of the second are left.",
    wallet: walletOf([platinum()], {
      credit_uses: [
        use("amex-platinum", "Fine Hotels + Resorts and Hotel Collection", "2026-06-30", 300),
      ],
    }),
    tool: "list_credits",
    expect: among({
      credit_name: "Fine Hotels + Resorts and Hotel Collection",
      used: 0,
      left: 300,
    }),
  },
  {
    question: "My Venture X of 31 May 2024: is the travel credit over on 30 May?",
    because: "Years run 31 May to 30 May: the 30th is the last day, the 31st starts anew.",
    wallet: walletOf([venture("2024-05-31")]),
    now: "2026-05-30T17:00:00Z",
    tool: "list_credits",
    expect: among({
      credit_name: "Capital One Travel",
      left: 300,
      period_starts: "2025-05-31",
      period_ends: "2026-05-30",
      days_left: 0,
      next_reset: "2026-05-31",
    }),
  },
  {
    question: "Opened on 29 February 2024: which year is it on 28 February 2027?",
    because:
      "Without a 29th the year begins on the 28th; the next one ends the day before 29 Feb 2028.",
    wallet: walletOf([venture("2024-02-29")]),
    now: "2027-02-28T17:00:00Z",
    tool: "list_credits",
    expect: among({
      credit_name: "Capital One Travel",
      period_starts: "2027-02-28",
      period_ends: "2028-02-28",
      dates_exact: true,
    }),
  },
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
    question: "I do not know when I opened it.",
    because: "300 runs with the account, so what is left is unknown and counted as nothing.",
    wallet: walletOf([venture()]),
    tool: "list_credits",
    expect: among(
      { credit_name: "Capital One Travel", status: "unknown", per_period: 300, counted: false },
      // Only Global Entry is left: 120.
      { totals: { left_usd: 120, year_usd: 30 } },
    ),
  },
  {
    question: "When do the first anniversary miles of a card opened on 9 December 2025 come?",
    because: "Anniversary miles are not of the first year: they come on 9 December 2026.",
    wallet: walletOf([venture("2025-12-09")]),
    tool: "list_credits",
    expect: among({
      credit_name: "Anniversary miles",
      unit: "points",
      status: "not_started",
      next_reset: "2026-12-09",
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
    question: "I renewed Global Entry on 29 February 2024 with the Platinum. When again?",
    because: "Four years from the last use: 29 February 2028; the 85 paid take all of the 120.",
    wallet: walletOf([platinum()], {
      credit_uses: [use("amex-platinum", "Global Entry or TSA PreCheck", "2024-02-29", 85)],
    }),
    tool: "list_credits",
    expect: among({
      credit_name: "Global Entry or TSA PreCheck",
      basis: "rolling",
      status: "used",
      left: 0,
      next_reset: "2028-02-29",
    }),
  },
  {
    question: "I have not enrolled in Uber Cash on the Gold.",
    because: "77 less the 10 of Uber Cash is 67.",
    wallet: walletOf([gold({ enrolments: { "Uber Cash": false } })]),
    tool: "list_credits",
    expect: among(
      { credit_name: "Uber Cash", status: "not_enrolled", enrolled: false, per_period: 10 },
      { totals: { left_usd: 67 } },
    ),
  },
  {
    question: "Which credits of the AA Executive card have not begun on 22 August?",
    because: "The Vacations credit starts on 23 August 2026.",
    wallet: walletOf([held("citi-aadvantage-executive")]),
    now: "2026-08-22T17:00:00Z",
    tool: "list_credits",
    expect: among({
      credit_name: "American Airlines Vacations",
      status: "not_started",
      next_reset: "2026-08-23",
    }),
  },
  {
    question: "And a day later?",
    because: "250 in the rest of the half-year, from its own start on 23 August to 31 December.",
    wallet: walletOf([held("citi-aadvantage-executive")]),
    now: "2026-08-23T17:00:00Z",
    tool: "list_credits",
    expect: among({
      credit_name: "American Airlines Vacations",
      left: 250,
      period_starts: "2026-08-23",
      period_ends: "2026-12-31",
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
  {
    question: "My wife and I each have a Platinum and hers used Uber.",
    because: "15 each in November; hers has 0 left, mine 15.",
    wallet: walletOf([platinum(), platinum({ id: "hers", owner: "Eve" })], {
      credit_uses: [uber("2026-11-09", 15, "hers")],
    }),
    tool: "list_credits",
    expect: {
      data: {
        credits: expect.arrayContaining([
          expect.objectContaining({ credit_name: "Uber Cash", owner: "me", left: 15 }),
          expect.objectContaining({ credit_name: "Uber Cash", owner: "Eve", left: 0 }),
        ]),
        totals: { credits: 30 },
      },
    },
  },
]);
