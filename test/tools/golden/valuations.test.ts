import { expect } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { held, testGolden, walletOf } from "./golden.ts";

const MR = "amex_membership_rewards";

const UR = "chase_ultimate_rewards";

const balance = (program: string, points: number, more: object = {}) => ({
  program,
  owner: "me",
  points,
  as_of: "2026-11-01",
  ...more,
});

testGolden("a list of valuations", [
  {
    question: "And now that I also hold a Sapphire Preferred?",
    because: "Sapphire Preferred unlocks transfers, so cash-back points count as Ultimate Rewards.",
    wallet: walletOf([held("chase-freedom-flex"), held("chase-sapphire-preferred")]),
    tool: "list_valuations",
    input: { programs: ["chase_ur_cashback_only", UR] },
    expect: {
      data: {
        valuations: [
          { value: 1.9, valued_as: UR, transfers: "opened", opened_by: "chase-sapphire-preferred" },
          { value: 1.9, transfers: "opened", opened_by: "chase-sapphire-preferred" },
        ],
      },
    },
  },
  {
    question: "Floor values of Hyatt and United, please.",
    because: "Hyatt: 1.5 to 1.8, floor 1.5. United: 1.1 to 1.35, floor 1.1.",
    tool: "list_valuations",
    input: { programs: ["hyatt", "united"], style: "floor" },
    expect: {
      summary: "Cents per point, floor: World of Hyatt 1.5; United MileagePlus 1.1.",
      data: { style: "floor", valuations: [{ value: 1.5 }, { value: 1.1 }] },
    },
  },
  {
    question: "What is a Virgin Red point worth?",
    because: "No publisher has a figure for Virgin Red within nine months: unknown, not nothing.",
    tool: "list_valuations",
    input: { programs: ["virgin red"] },
    expect: {
      data: { valuations: [{ program: "virgin_red", basis: "unknown" }], unvalued: ["virgin_red"] },
      warnings: ["Nobody has valued Virgin Red: unknown, not nothing."],
    },
  },
]);

testGolden("an own valuation", [
  {
    question: "I value Chase points at 1.5 cents: use that.",
    because:
      "1.5 is the lowest published figure, so it lies within the spread and nothing is warned.",
    wallet: { ...EMPTY_WALLET, balances: [balance(UR, 20_000)] },
    tool: "set_valuation_override",
    input: { program: "chase ultimate rewards", cpp: 1.5, note: "portal" },
    expect: {
      data: {
        override: { cpp: 1.5, note: "portal", set_on: "2026-11-21" },
        service_value: { floor: 1.5, typical: 1.9, high: 2.05 },
        counted: { cpp: 1.5, cpp_basis: "own" },
        affected_balances: [{ points: 20_000, before_usd: 380, after_usd: 300 }],
      },
      warnings: [
        expect.stringContaining("counts for Chase Ultimate Rewards (cash-back cards) too"),
      ],
    },
    after: { valuations: { [UR]: { cpp: 1.5, note: "portal", set_on: "2026-11-21" } } },
  },
  {
    question: "Count Hyatt at 3 cents.",
    because: "Published: 1.5 to 1.8 by five publishers; 3 is above.",
    tool: "set_valuation_override",
    input: { program: "hyatt", cpp: 3 },
    expect: {
      warnings: ["3 cents is above the published spread of 1.5 to 1.8 cents (5 publishers)."],
    },
  },
  {
    question: "Count MR at 0.017.",
    because:
      "0.017 cents is far below 1.5; as dollars it is 1.7 cents, which lies within 1.5 to 2.2.",
    tool: "set_valuation_override",
    input: { program: MR, cpp: 0.017 },
    expect: {
      status: "needs_input",
      needs_input: { argument: "cpp", given: "0.017", candidates: [{ id: "1.7" }] },
    },
    after: { valuations: {} },
  },
]);

testGolden("the value of points", [
  {
    question: "I hold a Double Cash: does no card of mine open ThankYou transfers?",
    because: "It opens them at seven tenths of the full ratios, so they are open in part.",
    wallet: walletOf([held("citi-double-cash")]),
    tool: "value_points",
    input: { program: "citi_thankyou", points: 10_000 },
    expect: {
      data: {
        transfers: "partly",
        caveat:
          "The value without full transfers: the held cards open these points to some partners or at lower ratios only.",
      },
    },
  },
  {
    question: "What are 12,345 MR worth at my own 1.35 cents?",
    because:
      "12,345 × 1.35 = 16,665.75 cents, to the cent $166.66, in every style; beside 1.9: $234.56.",
    wallet: { ...EMPTY_WALLET, valuations: { [MR]: { cpp: 1.35, set_on: "2026-11-01" } } },
    tool: "value_points",
    input: { program: MR, points: 12_345, style: "high" },
    expect: {
      data: {
        value_usd: { floor: 166.66, typical: 166.66, high: 166.66 },
        cpp_basis: "own",
        service_estimate: { cpp: 2.2, value_usd: 271.59 },
      },
    },
  },
  {
    question: "I close my Sapphire tomorrow: do Freedom points count as open still?",
    because:
      "It is the 21st in New York though the 22nd in UTC; a card is open up to the day before it was " +
      "closed, so on the 21st it still opens: 10,000 × 1.9 = $190.",
    wallet: walletOf([
      held("chase-freedom-flex"),
      held("chase-sapphire-preferred", { closed_on: "2026-11-22" }),
    ]),
    now: "2026-11-22T03:00:00Z",
    tool: "value_points",
    input: { program: "chase_ur_cashback_only", points: 10_000 },
    expect: { data: { counted_usd: 190, opened_by: "chase-sapphire-preferred" } },
  },
  {
    question: "Does my wife's Sapphire open my Freedom points?",
    because: "Cards open the points of their owner: mine stay at 1 cent.",
    wallet: walletOf([
      held("chase-freedom-flex"),
      held("chase-sapphire-preferred", { owner: "Sam" }),
    ]),
    tool: "value_points",
    input: { program: UR, points: 10_000 },
    expect: { data: { counted_usd: 100, transfers: "locked" } },
  },
  {
    question: "What are 5,000 Virgin Red points worth?",
    because: "No figure: unknown.",
    tool: "value_points",
    input: { program: "virgin red", points: 5000 },
    expect: {
      summary: "Nobody has valued 5,000 points of Virgin Red: unknown.",
      data: { cpp_basis: "unknown", fixed_uses: [] },
    },
  },
]);

testGolden("balances", [
  {
    question: "What are my 10,000 Freedom points worth without a Sapphire?",
    because: "No card opens them, so the cash-back value of 1.0 cent counts: 10,000 × 1.0 = $100.",
    wallet: walletOf([held("chase-freedom-flex")], {
      balances: [
        { program: "chase_ur_cashback_only", owner: "me", points: 10_000, as_of: "2026-11-01" },
      ],
    }),
    tool: "list_balances",
    expect: { data: { total_usd: 100, balances: [{ cpp: 1, cpp_basis: "service_estimate" }] } },
  },
  {
    question: "Add 2,500 to my Hyatt points.",
    because: "21,000 + 2,500 = 23,500; the figure is of the member's own day.",
    wallet: {
      ...EMPTY_WALLET,
      balances: [{ program: "world_of_hyatt", owner: "me", points: 21_000, as_of: "2026-10-02" }],
    },
    // Still the 20th in New York.
    now: "2026-11-21T04:30:00Z",
    tool: "set_balance",
    input: { program: "hyatt", delta: 2500 },
    expect: { data: { previous: 21_000, balance: { points: 23_500, as_of: "2026-11-20" } } },
    after: { balances: [{ program: "world_of_hyatt", points: 23_500, as_of: "2026-11-20" }] },
  },
]);
