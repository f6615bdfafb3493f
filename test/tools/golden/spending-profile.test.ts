import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { held, testGolden, walletOf } from "./golden.ts";

const gold = held("amex-gold");
const active = held("wells-fargo-active-cash");
const flex = held("chase-freedom-flex");
const of = (id: string) => ({ card: { wallet_card_id: id } });

const WITH_SPEND = {
  ...EMPTY_WALLET,
  spend: { dining: 300, gas: 100 },
  spend_as_of: "2026-05-01",
};

testGolden("the cheat sheet", [
  {
    question: "What card should I use at restaurants, on gas, on groceries?",
    because:
      "Gold 4 × 1.9 = 7.6% on dining and groceries; past the cap 1.9%, so Active Cash with 2%. Gas: Active Cash 2%, the baseline of 2%, so a gap by nothing.",
    wallet: walletOf([gold, active]),
    tool: "category_cheat_sheet",
    input: { categories: ["restaurants", "gas", "supermarkets"] },
    expect: {
      data: {
        rows: [
          {
            category: "dining",
            best: { ...of("amex-gold"), percent_back: 7.6, rate: 4 },
            cap: { limit_usd: 50_000, period: "calendar_year", left_known: false },
            after_cap: { ...of("wells-fargo-active-cash"), percent_back: 2 },
            runner_up: { ...of("wells-fargo-active-cash"), percent_back: 2 },
          },
          { category: "gas", best: { ...of("wells-fargo-active-cash"), percent_back: 2 } },
          { category: "groceries", best: of("amex-gold"), cap: { limit_usd: 25_000 } },
        ],
        gaps: [{ category: "gas", best_percent_back: 2, short_percent: 0 }],
      },
    },
  },
  {
    question: "Which category does my wallet not cover?",
    because: "Gold gives 1 × 1.9 = 1.9% on gas, 0.1 below 2%: on 200 a month 2,400 × 0.1% = $2.40.",
    wallet: walletOf([gold], { spend: { gas: 200 } }),
    tool: "category_cheat_sheet",
    input: { categories: ["gas", "dining"] },
    expect: {
      data: {
        gaps: [
          { category: "gas", best_percent_back: 1.9, short_percent: 0.1, short_usd_a_year: 2.4 },
        ],
      },
    },
  },
  {
    question: "Is this a rotating category this quarter and have I activated it?",
    because:
      "October to December: dining, groceries and the Red Cross, to be activated by 14 December; from 21 November that is 24 days.",
    wallet: walletOf([flex]),
    tool: "category_cheat_sheet",
    input: { categories: ["groceries"] },
    expect: {
      data: {
        activations_due: [
          {
            ...of("chase-freedom-flex"),
            starts: "2026-10-01",
            ends: "2026-12-31",
            activate_by: "2026-12-14",
            days_left: 23,
            status: "due",
            rates: [7, 5],
          },
        ],
        rows: [{ best: { percent_back: 1 }, better_if: [{ percent_back: 5 }] }],
      },
    },
  },
  {
    question: "And once it is activated, with $1,450 of the $1,500 spent?",
    because:
      "A purchase of 100: 50 × 5 + 50 × 1 = 300 points at 1 cent, no card opening them, 3%; past the cap 1 point, 1%.",
    wallet: walletOf([
      held("chase-freedom-flex", {
        activations: ["groceries 2026-10-01"],
        cap_spent: [{ cap: "q4-2026", spent_usd: 1450, on: "2026-11-10" }],
      }),
    ]),
    tool: "category_cheat_sheet",
    input: { categories: ["groceries"] },
    expect: {
      data: {
        activations_due: [],
        rotating: [{ status: "activated", cap: { left_usd: 50, left_known: true } }],
        rows: [
          {
            best: { rate: 5, percent_back: 3 },
            cap: { left_usd: 50 },
            after_cap: { percent_back: 1 },
          },
        ],
      },
    },
  },
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
  {
    question: "Which card for unicorn fodder?",
    because: "No category is called so.",
    wallet: walletOf([gold]),
    tool: "category_cheat_sheet",
    input: { categories: ["unicorn fodder"] },
    error: "No category is called",
  },
]);

testGolden("the spending profile", [
  {
    question: "I spend $400 on restaurants and $600 at supermarkets a month.",
    because: "400 + 600 = 1,000 a month, 12,000 a year.",
    tool: "set_spending_profile",
    input: { spend: { restaurants: 400, supermarkets: 600 } },
    expect: {
      data: {
        spend: { dining: 400, groceries: 600 },
        total_month_usd: 1000,
        total_year_usd: 12_000,
        previous: {},
      },
    },
    after: { spend: { dining: 400, groceries: 600 }, spend_as_of: "2026-11-21" },
  },
  {
    question: "Make restaurants $350 and take gas out.",
    because: "0 removes; what is left is 350 a month, 4,200 a year.",
    wallet: WITH_SPEND,
    tool: "set_spending_profile",
    input: { spend: { restaurants: 350, fuel: 0 } },
    expect: {
      data: {
        spend: { dining: 350 },
        previous: { dining: 300, gas: 100 },
        total_year_usd: 4200,
        changed: [
          { category: "dining", before_usd: 300, after_usd: 350 },
          { category: "gas", before_usd: 100, after_usd: 0 },
        ],
      },
    },
    after: { spend: { dining: 350 } },
  },
  {
    question: "Only $250.555 on groceries, nothing else.",
    because: "Replaced, and kept to the cent: 250.56 a month, 3,006.72 a year.",
    wallet: WITH_SPEND,
    tool: "set_spending_profile",
    input: { spend: { groceries: 250.555 }, replace: true },
    expect: { data: { spend: { groceries: 250.56 }, total_year_usd: 3006.72 } },
    after: { spend: { groceries: 250.56 } },
  },
  {
    question: "$500 on travel and $300 on flights.",
    because: "Flights are a part of travel: they add up to 800, and that is said.",
    tool: "set_spending_profile",
    input: { spend: { travel: 500, flights: 300 } },
    expect: {
      data: { total_month_usd: 800 },
      warnings: [
        "Travel and Flights, a part of it, are both given and add up: Travel must be the rest without Flights.",
      ],
    },
  },
  {
    question: "$100 on restaurants and $200 on dining.",
    because: "Two names of one category.",
    tool: "set_spending_profile",
    input: { spend: { restaurants: 100, dining: 200 } },
    error: "Two of the names mean Restaurants and bars. Give it once, with the sum.",
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
