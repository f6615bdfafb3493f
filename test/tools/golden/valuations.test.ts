import { expect } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

const MR = "amex_membership_rewards";
const UR = "chase_ultimate_rewards";
const HYATT = "world_of_hyatt";

const balance = (program: string, points: number, more: object = {}) => ({
  program,
  owner: "me",
  points,
  as_of: "2026-11-01",
  ...more,
});

testGolden("a list of valuations", [
  {
    question: "What do you count a Chase point for when I hold only a Freedom Flex?",
    because:
      "Latest figures within nine months: FM 1.5, OMAAT 1.7, VFTW 1.9, UP 2, TPG 2.05; median 1.9, " +
      "from 1.5 to 2.05. No Sapphire or Ink Preferred is held, so the cash-back value of 1 counts.",
    wallet: walletOf([held("chase-freedom-flex")]),
    tool: "list_valuations",
    input: { programs: ["ultimate rewards"] },
    expect: {
      summary: "Cents per point, typical: Chase Ultimate Rewards 1.",
      data: {
        valuations: [
          {
            value: 1,
            basis: "service_estimate",
            valued_as: "chase_ur_cashback_only",
            service_value: { floor: 1.5, typical: 1.9, high: 2.05, publishers: 5 },
            transfers: "locked",
            without_card: { floor: 1, typical: 1, high: 1 },
            with_card: { floor: 1.5, typical: 1.9, high: 2.05 },
          },
        ],
      },
    },
  },
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
    question: "What are ThankYou points worth with a Double Cash alone?",
    because:
      "Double Cash opens some transfers only, at seven tenths; the full value of 1.6 needs a Strata " +
      "Premier, Strata Elite or Prestige. So the basic value of 1 counts.",
    wallet: walletOf([held("citi-double-cash")]),
    tool: "list_valuations",
    input: { programs: ["thankyou"] },
    expect: {
      data: {
        valuations: [
          {
            value: 1,
            valued_as: "citi_thankyou_basic",
            transfers: "partly",
            opened_by: "citi-double-cash",
            with_card: { floor: 1.5, typical: 1.6, high: 1.9 },
          },
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
    question: "Which figure counts for Hyatt after I set my own?",
    because: "The own 2.1 beats the estimate of 1.5 in every style; the estimate is still shown.",
    wallet: {
      ...EMPTY_WALLET,
      valuations: { [HYATT]: { cpp: 2.1, set_on: "2026-10-01" } },
      profile: profileOf({ value_style: "floor" }),
    },
    tool: "list_valuations",
    input: { programs: [HYATT] },
    expect: {
      data: {
        valuations: [
          {
            value: 2.1,
            basis: "own",
            override: { cpp: 2.1, set_on: "2026-10-01" },
            service_value: { floor: 1.5, typical: 1.5, high: 1.8, publishers: 5 },
          },
        ],
      },
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
  {
    question: "Which avios do you mean?",
    because: "British Airways, Iberia, Qatar, Finnair and Aer Lingus all have avios.",
    tool: "list_valuations",
    input: { programs: ["avios"] },
    expect: { status: "needs_input" },
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
  {
    question: "Yes, 0.017 cents: they expire tomorrow.",
    because: "With a reason it is taken as it is, and still said to be far below.",
    tool: "set_valuation_override",
    input: { program: MR, cpp: 0.017, note: "they expire tomorrow" },
    expect: {
      warnings: ["0.017 cents is below the published spread of 1.5 to 2.2 cents (5 publishers)."],
    },
    after: { valuations: { [MR]: { cpp: 0.017 } } },
  },
  {
    question: "Forget my own Hyatt figure.",
    because:
      "Cleared: the estimate of 1.5 counts again, 21,000 × 2 = $420 before, × 1.5 = $315 now.",
    wallet: {
      ...EMPTY_WALLET,
      balances: [balance(HYATT, 21_000)],
      valuations: { [HYATT]: { cpp: 2, set_on: "2026-10-01" } },
    },
    tool: "set_valuation_override",
    input: { program: "hyatt", cpp: null },
    expect: {
      data: {
        previous: { cpp: 2, set_on: "2026-10-01" },
        counted: { cpp: 1.5, cpp_basis: "service_estimate" },
        affected_balances: [{ before_usd: 420, after_usd: 315 }],
      },
    },
    after: { valuations: {} },
  },
  {
    question: "It is the 22nd here on Kiritimati: when was the figure set?",
    because: "11:00 UTC is 01:00 of the 22nd at UTC+14.",
    wallet: { ...EMPTY_WALLET, profile: profileOf({ time_zone: "Pacific/Kiritimati" }) },
    now: "2026-11-21T11:00:00Z",
    tool: "set_valuation_override",
    input: { program: "delta", cpp: 1.2 },
    expect: { data: { override: { set_on: "2026-11-22" } }, warnings: [] },
  },
]);
