import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { held, testGolden, walletOf } from "./golden.ts";

const MR = "amex_membership_rewards";
const UR = "chase_ultimate_rewards";

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
    question: "What are 100,000 Membership Rewards points worth?",
    because:
      "100,000 at 1.5, 1.9 and 2.2 cents. At fixed values without a card: portal 1 cent, cash out " +
      "0.8, Amazon and PayPal 0.7, statement credit 0.6; the best first.",
    tool: "value_points",
    input: { program: "MR", points: 100_000 },
    expect: {
      data: {
        value_usd: { floor: 1500, typical: 1900, high: 2200 },
        counted_usd: 1900,
        cpp: 1.9,
        cpp_basis: "service_estimate",
        transfers: "locked",
        fixed_uses: [
          { kind: "portal", cpp: 1, usd: 1000 },
          { kind: "cash_out", cpp: 0.8, usd: 800 },
          { kind: "pay_with_points", cpp: 0.7, usd: 700 },
          { kind: "statement_credit", cpp: 0.6, usd: 600 },
        ],
      },
    },
  },
  {
    question: "What can I cash 50,000 Membership Rewards out for with a Schwab Platinum?",
    because: "1.1 cents to a Schwab account: 50,000 × 1.1 = $550, above the portal's $500.",
    wallet: walletOf([held("amex-platinum-schwab")]),
    tool: "value_points",
    input: { program: MR, points: 50_000 },
    expect: {
      data: {
        transfers: "opened",
        fixed_uses: [
          { kind: "cash_out", cpp: 1.1, usd: 550 },
          { kind: "portal", cpp: 1, usd: 500 },
          { kind: "pay_with_points" },
          { kind: "statement_credit", usd: 300 },
        ],
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
    question: "What are 10,000 Freedom points worth with and without a Sapphire?",
    because: "Locked at 1 cent: $100. With a card that opens them 1.9 cents: $190.",
    wallet: walletOf([held("chase-freedom-flex")]),
    tool: "value_points",
    input: { program: UR, points: 10_000 },
    expect: {
      data: {
        value_usd: { floor: 100, typical: 100, high: 100 },
        without_card: { cpp: 1, value_usd: 100 },
        with_card: { cpp: 1.9, value_usd: 190 },
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
    question: "What are no points worth?",
    because: "0 × 1.5 = 0.",
    tool: "value_points",
    input: { program: "hyatt", points: 0 },
    expect: { data: { value_usd: { floor: 0, typical: 0, high: 0 }, counted_usd: 0 } },
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
  {
    question: "What are 1,000 Zorkmid worth?",
    because: "No such program.",
    tool: "value_points",
    input: { program: "zorkmid coins", points: 1000 },
    error: 'No program is called "zorkmid coins".',
  },
]);
