import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { held, testGolden, walletOf } from "./golden.ts";

const HYATT = "world_of_hyatt";

const balance = (program: string, points: number, owner = "me") => ({
  program,
  owner,
  points,
  as_of: "2026-11-01",
});

testGolden("a redemption", [
  {
    question:
      "50,500 Flying Blue miles from Amex while 25% more were paid, against $900 less $200?",
    because:
      "In thousands: 40,000 become 50,000, too few; 41,000 become 41,000 + 10,250 = 51,250, 750 over. " +
      "Net $700; 70,000 / 41,000 = 1.7073, 70,000 / 50,500 = 1.386. 41,000 × 1.9 = $779.",
    wallet: walletOf([held("amex-gold")]),
    tool: "calculate_redemption_value",
    input: {
      cash_price: 900,
      points: 50_500,
      taxes: 200,
      program: "flying blue",
      from: "MR",
      date: "2026-10-20",
    },
    expect: {
      data: {
        cpp: 1.71,
        award_cpp: 1.39,
        points_spent: 41_000,
        transfer: { send: 41_000, receive: 51_250, surplus: 750, bonus_pct: 25, fee_usd: 0 },
        vs_service_value: { cpp: 1.9, points_count_for_usd: 779, gain_usd: -79 },
        break_even_cash_price_usd: 979,
      },
    },
  },
  {
    question: "$400 room for 25,000 Hyatt points that I count at 2 cents, with 21,000 there?",
    because:
      "40,000 / 25,000 = 1.6. Own: 25,000 × 2 = $500, $100 more than it brings; service: × 1.5 = $375, " +
      "$25 less. Even at $500. 4,000 points are missing.",
    wallet: {
      ...EMPTY_WALLET,
      balances: [balance(HYATT, 21_000)],
      valuations: { [HYATT]: { cpp: 2, set_on: "2026-10-01" } },
    },
    tool: "calculate_redemption_value",
    input: { cash_price: 400, points: 25_000, program: "hyatt" },
    expect: {
      data: {
        cpp: 1.6,
        vs_override: { cpp: 2, points_count_for_usd: 500, gain_usd: -100 },
        vs_service_value: { cpp: 1.5, points_count_for_usd: 375, gain_usd: 25 },
        break_even_cash_price_usd: 500,
        balance: 21_000,
        shortfall: 4000,
      },
    },
  },
  {
    question: "What if the ticket would earn 5,000 United miles when paid?",
    because:
      "5,000 × 1.2 = $60: 500 - 10 - 60 = $430; 43,000 / 25,000 = 1.72. Even at 300 + 10 + 60.",
    tool: "calculate_redemption_value",
    input: {
      cash_price: 500,
      points: 25_000,
      taxes: 10,
      program: "united",
      earn_forgone: [{ program: "united", points: 5000 }],
    },
    expect: {
      data: { cpp: 1.72, forgone_usd: 60, net_value_usd: 430, break_even_cash_price_usd: 370 },
    },
  },
  {
    question: "What of an award that costs no points?",
    because: "No point is spent: there are no cents per point.",
    tool: "calculate_redemption_value",
    input: { cash_price: 100, points: 0, taxes: 20, program: "hyatt" },
    expect: { summary: "No points are spent; the net value is $80.", data: { net_value_usd: 80 } },
  },
]);
