import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { held, testGolden, walletOf } from "./golden.ts";

const flex = held("chase-freedom-flex");

const WITH_SPEND = {
  ...EMPTY_WALLET,
  spend: { dining: 300, gas: 100 },
  spend_as_of: "2026-05-01",
};

testGolden("the cheat sheet", [
  {
    question: "I forgot to activate until 15 December.",
    because: "The last day was the 14th: late, and not to be had.",
    wallet: walletOf([flex]),
    now: "2026-12-15T12:00:00Z",
    tool: "category_cheat_sheet",
    input: { categories: ["groceries"] },
    expect: {
      data: { activations_due: [], rotating: [{ status: "late" }], rows: [{ better_if: [] }] },
    },
  },
  {
    question: "The cheat sheet at 23:30 on 31 December in Los Angeles.",
    because: "07:30 UTC of 1 January is still the old quarter there.",
    wallet: walletOf([{ ...flex, activations: ["dining 2026-10-01"] }], {
      profile: { ...EMPTY_WALLET.profile, time_zone: "America/Los_Angeles" },
    }),
    now: "2027-01-01T07:30:00Z",
    tool: "category_cheat_sheet",
    input: { categories: ["dining"] },
    expect: { data: { date: "2026-12-31", rows: [{ best: { rate: 7, percent_back: 7 } }] } },
  },
  {
    question: "A cheat sheet of no cards.",
    because: "Nothing is held, so there is nothing to compare.",
    tool: "category_cheat_sheet",
    expect: { data: { rows: [], gaps: [] } },
  },
]);

testGolden("the spending profile", [
  {
    question: "Make restaurants $350 and take gas out.",
    because: "0 removes; what is left is 350 a month, 4,200 a year.",
    wallet: WITH_SPEND,
    tool: "update_profile",
    input: { spend: { restaurants: 350, fuel: 0 } },
    expect: {
      data: {
        spend: { dining: 350 },
        changed: [
          { field: "spend.dining", previous: 300, new: 350 },
          { field: "spend.gas", previous: 100, new: 0 },
        ],
      },
      summary: "$350 a month in 1 category, $4,200 a year.",
    },
    after: { spend: { dining: 350 } },
  },
  {
    question: "Only $250.555 on groceries, nothing else.",
    because: "Replaced, and kept to the cent: 250.56 a month, 3,006.72 a year.",
    wallet: WITH_SPEND,
    tool: "update_profile",
    input: { spend: { groceries: 250.555 }, replace_spend: true },
    expect: {
      data: { spend: { groceries: 250.56 } },
      summary: "$250.56 a month in 1 category, $3,006.72 a year.",
    },
    after: { spend: { groceries: 250.56 } },
  },
  {
    question: "$500 on travel and $300 on flights.",
    because: "Flights are a part of travel: they add up to 800, and that is said.",
    tool: "update_profile",
    input: { spend: { travel: 500, flights: 300 } },
    expect: {
      data: { spend: { travel: 500, flights: 300 } },
      warnings: [
        "Travel and Flights, a part of it, are both given and add up: Travel must be the rest without Flights.",
      ],
    },
  },
  {
    question: "What do I spend?",
    because: "900 + 1100 + 180 + 350 + 300 + 90 + 60 + 400 + 260 + 1500 = 5,140; × 12 = 61,680.",
    wallet: DEMO_WALLET,
    tool: "get_spending_profile",
    expect: {
      summary: "$5,140 a month in 10 categories, $61,680 a year, as of 2026-11-01.",
      data: { total_month_usd: 5140, total_year_usd: 61_680, source: "member" },
    },
  },
  {
    question: "What do I spend, when I never said?",
    because: "Spend is never guessed.",
    tool: "get_spending_profile",
    expect: { data: { spend: {}, source: "none", total_year_usd: 0 } },
  },
  {
    question: "Are my figures of October 2025 still good?",
    because: "More than 365 days before 21 November 2026.",
    wallet: { ...WITH_SPEND, spend_as_of: "2025-10-01" },
    tool: "get_spending_profile",
    expect: {
      data: { spend_as_of: "2025-10-01", total_month_usd: 400 },
      warnings: ["The figures are more than a year old, of 2025-10-01."],
    },
  },
]);
