import type { Wallet } from "../../../server/accounts/wallet.ts";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

const has = (program: string, points: number, owner = "me"): Wallet["balances"][number] => ({
  program,
  owner,
  points,
  as_of: "2026-10-01",
});
const UR = "chase_ultimate_rewards";
const preferred = held("chase-sapphire-preferred");
const compare = { tool: "compare_transfer_paths" } as const;

testGolden("transfers: paths", [
  {
    question: "I need 60,000 Virgin points. What do I move from where?",
    because:
      "Cheapest first: 12,500 Virgin at 1.3, 30,000 Citi at 1.6, Chase at 1.9 in thousands. 18,000 of " +
      "Chase are needed either way, so 12,000 Virgin do: 12,000 × 1.3 = 156, 30,000 × 1.6 = 480, " +
      "18,000 × 1.9 = 342; $978. Through Marriott 80,000 Chase give 78,000 / 3 + 5,000 = 31,000.",
    wallet: walletOf([preferred, held("citi-strata-premier")], {
      balances: [has("virgin_atlantic", 12_500), has("citi_thankyou", 30_000), has(UR, 80_000)],
    }),
    ...compare,
    input: { to: "virgin atlantic", need: 60_000 },
    expect: {
      data: {
        paths: [
          {
            kind: "combined",
            value_given_up_usd: 978,
            surplus: 0,
            shortfall: 0,
            send: [
              { program: "virgin_atlantic", points: 12_000, left: 500, value_usd: 156 },
              { program: "citi_thankyou", points: 30_000, left: 0, value_usd: 480 },
              { program: UR, points: 18_000, left: 62_000, value_usd: 342, cpp: 1.9 },
            ],
          },
          { kind: "transfer", value_given_up_usd: 1140, send: [{ program: UR, points: 60_000 }] },
          { kind: "two_transfers", shortfall: 29_000 },
          { kind: "transfer", shortfall: 30_000 },
          { kind: "points_there", shortfall: 47_500, irreversible: false },
        ],
      },
    },
  },
  {
    question: "58,000 Bonvoy and 100,000 Chase: 30,000 United?",
    because:
      "2,000 Chase to Marriott make 60,000, which give 30,000: 58,000 × 0.7 + 2,000 × 1.9 = 406 + 38 = " +
      "$444, against 30,000 × 1.9 = $570 straight from Chase.",
    wallet: walletOf([preferred], { balances: [has("marriott_bonvoy", 58_000), has(UR, 100_000)] }),
    ...compare,
    input: { to: "united", need: 30_000 },
    expect: {
      data: {
        paths: [
          { value_given_up_usd: 444, receive: 30_000, legs: [{ send: 2000 }, { send: 60_000 }] },
          { value_given_up_usd: 570, kind: "transfer" },
          {},
          {},
        ],
      },
    },
  },
  {
    question: "50,000 ANA from 130,000 Bonvoy?",
    because: "120,000 / 3 = 40,000 and 2 × 5,000 on top; 120,000 × 0.7 = $840.",
    wallet: walletOf([], { balances: [has("marriott_bonvoy", 130_000)] }),
    ...compare,
    input: { to: "ana", need: 50_000 },
    expect: {
      data: {
        paths: [
          {
            receive: 50_000,
            value_given_up_usd: 840,
            hours: 168,
            send: [{ points: 120_000, left: 10_000 }],
          },
        ],
      },
    },
  },
  {
    question: "Hyatt for 50,000 from my 40,000 and Sam's 30,000 Chase points?",
    because:
      "Mine go 4:3 (40,000 → 30,000), Sam's 1:1 with the Reserve (30,000): neither alone is enough. " +
      "Pooled with Sam's they go 1:1: 30,000 + 20,000 of mine, 50,000 × 1.9 = $950. Each for himself " +
      "57,000: 30,000 + 27,000 → 30,000 + 20,250, or 29,000 + 28,000 → 50,000; 57,000 × 1.9 = $1,083. " +
      "Whether Hyatt pools is not in the data.",
    wallet: walletOf([preferred, held("chase-sapphire-reserve", { owner: "Sam" })], {
      balances: [has(UR, 40_000), has(UR, 30_000, "Sam")],
      profile: profileOf({ household: ["Sam"] }),
    }),
    ...compare,
    input: { to: "hyatt", need: 50_000 },
    expect: {
      data: {
        paths: [
          {
            value_given_up_usd: 950,
            needs_pooling: false,
            legs: [{ owner: "Sam", send: 50_000 }],
            send: [
              { owner: "Sam", points: 30_000 },
              { points: 20_000, pool_into: "Sam" },
            ],
          },
          { value_given_up_usd: 1083, shortfall: 0, needs_pooling: true },
          { shortfall: 20_000, needs_pooling: false },
          { shortfall: 20_000 },
        ],
        pooling: { rule: "unknown" },
      },
    },
  },
  {
    question: "25,000 Flying Blue and $50, or the portal, for a $400 flight?",
    because:
      "25,000 × 1.9 = $475 and $50 of taxes: $525, $125 more than cash. The portal takes 40,000 points " +
      "at 1 cent, which count $760: $360 more; so do cash and a statement credit, and Amazon at 0.8 takes " +
      "50,000, $950. Through Marriott 60,000 give 25,000: $1,140 + $50.",
    wallet: walletOf([preferred], { balances: [has(UR, 60_000)] }),
    ...compare,
    input: { to: "flying blue", need: 25_000, cash_price: 400, taxes: 50 },
    expect: {
      data: {
        paths: [{ value_given_up_usd: 475, richer_than_cash_usd: -125 }, {}],
        portal: [
          {
            redeems_at_cpp: 1,
            points: 40_000,
            value_given_up_usd: 760,
            richer_than_cash_usd: -360,
          },
        ],
        ways: [
          { way: "cash", costs_usd: 400 },
          { way: "transfer", costs_usd: 525 },
          { costs_usd: 760 },
          { costs_usd: 760 },
          { costs_usd: 760 },
          { costs_usd: 950 },
          { costs_usd: 1190 },
        ],
      },
    },
  },
  {
    question: "And if a Chase point is worth one cent to me?",
    because: "25,000 × 1.0 + $50 = $300: $100 less than cash; the portal is even.",
    wallet: walletOf([preferred], {
      balances: [has(UR, 60_000)],
      valuations: { [UR]: { cpp: 1, set_on: "2026-11-01" } },
    }),
    ...compare,
    input: { to: "flying blue", need: 25_000, cash_price: 400, taxes: 50 },
    expect: {
      data: {
        paths: [{ richer_than_cash_usd: 100, send: [{ cpp: 1, cpp_basis: "own" }] }, {}],
        portal: [{ richer_than_cash_usd: 0 }],
      },
    },
  },
  {
    question: "Can my Capital One miles become Hyatt points?",
    because: "Neither straight nor through Marriott, which Capital One does not reach.",
    wallet: walletOf([held("capital-one-venture-x")], {
      balances: [has("capital_one_miles", 100_000)],
    }),
    ...compare,
    input: { to: "hyatt", need: 10_000 },
    expect: {
      summary: "No balance of this wallet reaches World of Hyatt.",
      data: { paths: [], matched_count: 0, blocked: [] },
    },
  },
  {
    question: "My Freedom points to Flying Blue without a Sapphire?",
    because: "They are blocked, and the cards that would let them go are named.",
    wallet: walletOf([held("chase-freedom-flex")], {
      balances: [has("chase_ur_cashback_only", 30_000)],
    }),
    ...compare,
    input: { to: "flying blue", need: 20_000 },
    expect: {
      data: {
        paths: [],
        blocked: [
          { program: "chase_ur_cashback_only", state: "locked", unlock_cards: [{}, {}, {}, {}] },
        ],
      },
    },
  },
  {
    question: "20,000 Emirates from Chase?",
    because:
      "The route ended on 2025-10-16. Through Marriott 1:1 and 3:1: 57,000 give 19,000, so 60,000 give " +
      "25,000; 60,000 × 1.9 = $1,140.",
    wallet: walletOf([preferred], { balances: [has(UR, 60_000)] }),
    ...compare,
    input: { to: "emirates", need: 20_000 },
    expect: {
      data: {
        paths: [{ kind: "two_transfers", surplus: 5000, value_given_up_usd: 1140, hours: 216 }],
        blocked: [{ state: "ended", since: "2025-10-16" }],
      },
    },
  },
  {
    question: "10,000 Delta from Amex: what does the fee do?",
    because: "10,000 × 1.9 = $190 and 10,000 × $0.0006 = $6: $196.",
    wallet: walletOf([held("amex-gold")], {
      balances: [has("amex_membership_rewards", 20_000)],
    }),
    ...compare,
    input: { to: "delta", need: 10_000 },
    expect: { data: { paths: [{ fee_usd: 6, value_given_up_usd: 196 }, {}] } },
  },
  {
    question: "Nothing in the wallet: how do I get to Hyatt?",
    because: "There is nothing to move; it says how to add balances.",
    ...compare,
    input: { to: "hyatt", need: 10_000 },
    expect: {
      data: { paths: [] },
      next_actions: ["Add balances with set_balance or import_wallet."],
    },
  },
]);
