import { held, testGolden, walletOf } from "./golden.ts";

testGolden("upcoming fees", [
  {
    question: "When is the fee of my Gold card due, and until when can I get it back?",
    because:
      "Opened 14 March 2022, so due 14 March 2027: $325. Amex refunds for 30 days: 14 March + 30 = 13 April.",
    wallet: walletOf([held("amex-gold", { opened_on: "2022-03-14" })]),
    tool: "list_upcoming_fees",
    expect: {
      data: {
        fees: [
          {
            card: { card_id: "amex-gold" },
            fee_usd: 325,
            fee_basis: "catalog",
            due_month: "2027-03",
            due_on: "2027-03-14",
            status: "upcoming",
            decide_by: "2027-04-13",
            refund: { refund_days: 30 },
          },
        ],
        total_usd: 325,
        year_total_usd: 325,
        by_month: [{ month: "2027-03", total_usd: 325, fees: 1 }],
        unknown: [],
      },
    },
  },
  {
    question: "My Gold fee posted in October. Is today the last day to get it back?",
    because:
      "Due 22 October 2026; 22 October + 30 days = 21 November, which is today. The next one, 22 October 2027, is within twelve months, so only it is in the total.",
    wallet: walletOf([held("amex-gold", { opened_on: "2024-10-22" })]),
    tool: "list_upcoming_fees",
    expect: {
      data: {
        fees: [
          { status: "posted", decide_by: "2026-11-21", refund: { days_left: 0 } },
          { status: "upcoming", due_on: "2027-10-22" },
        ],
        total_usd: 325,
      },
    },
  },
  {
    question: "And one day later?",
    because: "The window ended on 21 November; only the fee of 2027 is left.",
    wallet: walletOf([held("amex-gold", { opened_on: "2024-10-22" })]),
    now: "2026-11-22T17:00:00Z",
    tool: "list_upcoming_fees",
    expect: { data: { fees: [{ status: "upcoming", due_on: "2027-10-22" }], total_usd: 325 } },
  },
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
    question: "The first year of Blue Cash Preferred is free: is anything due within half a year?",
    because:
      "Opened 1 June 2026, first year $0; the $95 are due on 1 June 2027, after 20 May 2027, the last day of six months from 21 November.",
    wallet: walletOf([held("amex-blue-cash-preferred", { opened_on: "2026-06-01" })]),
    tool: "list_upcoming_fees",
    input: { within_months: 6 },
    expect: { data: { fees: [], total_usd: 0, year_total_usd: 95, until: "2027-05-20" } },
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
    question: "And within seven months?",
    because: "1 June 2027 is before 21 June 2027: $95, no longer the first year.",
    wallet: walletOf([held("amex-blue-cash-preferred", { opened_on: "2026-06-01" })]),
    tool: "list_upcoming_fees",
    input: { within_months: 7 },
    expect: { data: { fees: [{ fee_usd: 95, is_first_year: false }], total_usd: 95 } },
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
  {
    question: "I pay only $250 for my Platinum; what is due?",
    because: "The member's own figure counts before the catalog's $895.",
    wallet: walletOf([
      held("amex-platinum", { opened_on: "2023-02-01", annual_fee_override_usd: 250 }),
    ]),
    tool: "list_upcoming_fees",
    expect: { data: { fees: [{ fee_usd: 250, fee_basis: "own" }], total_usd: 250 } },
  },
  {
    question: "When is the fee of a Reserve opened on 29 February 2024 due?",
    because: "2027 has no 29 February, so on the 28th; Chase refunds for 30 days: 30 March 2027.",
    wallet: walletOf([held("chase-sapphire-reserve", { opened_on: "2024-02-29" })]),
    tool: "list_upcoming_fees",
    expect: {
      data: { fees: [{ fee_usd: 795, due_on: "2027-02-28", decide_by: "2027-03-30" }] },
    },
  },
  {
    question: "I only know that I opened it in March 2025.",
    because:
      "Due some day from 1 to 31 March 2027; the safe last day is counted from the first: 31 March.",
    wallet: walletOf([held("amex-gold", { opened_on: "2025-03" })]),
    tool: "list_upcoming_fees",
    expect: {
      data: {
        fees: [
          {
            due_month: "2027-03",
            due_between: { first: "2027-03-01", last: "2027-03-31" },
            decide_by: "2027-03-31",
          },
        ],
      },
    },
  },
  {
    question: "What of a card whose opening I do not remember, and of my wife's card that I use?",
    because:
      "The Preferred's $95 belong to the year but to no month; the authorised-user card owes nothing here.",
    wallet: walletOf([
      held("chase-sapphire-preferred"),
      held("amex-platinum", { opened_on: "2024-01-05", authorized_user: true }),
    ]),
    tool: "list_upcoming_fees",
    expect: {
      data: {
        fees: [],
        total_usd: 0,
        year_total_usd: 95,
        unknown: [{ card: { card_id: "chase-sapphire-preferred" }, fee_usd: 95 }],
      },
    },
  },
  {
    question: "What fees does an empty wallet have?",
    because: "None.",
    tool: "list_upcoming_fees",
    expect: { status: "ok", data: { fees: [], total_usd: 0, year_total_usd: 0 } },
  },
]);
