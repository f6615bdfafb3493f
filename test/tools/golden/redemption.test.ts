import { expect } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { held, testGolden, walletOf } from "./golden.ts";

const MR = "amex_membership_rewards";
const UR = "chase_ultimate_rewards";
const HYATT = "world_of_hyatt";

const balance = (program: string, points: number, owner = "me") => ({
  program,
  owner,
  points,
  as_of: "2026-11-01",
});

testGolden("a redemption", [
  {
    question: "Is 60,000 Aeroplan points and $46 good for an $820 ticket?",
    because:
      "820 - 46 = $774; 77,400 / 60,000 = 1.29 cents. At 1.4 the points count $840: $66 less than " +
      "they do there. Even at 840 + 46 = $886.",
    tool: "calculate_redemption_value",
    input: { cash_price: 820, points: 60_000, taxes: 46, program: "aeroplan" },
    expect: {
      data: {
        cpp: 1.29,
        award_cpp: 1.29,
        net_value_usd: 774,
        vs_service_value: { cpp: 1.4, points_count_for_usd: 840, gain_usd: -66 },
        break_even_cash_price_usd: 886,
        verdict_inputs: { cpp: 1.29, service_cpp: 1.4, out_of_pocket_usd: 46 },
      },
    },
  },
  {
    question: "The same for two, each $410, 30,000 points and $23?",
    because: "Doubled: $820, 60,000 points, $46: the same 1.29 cents and $774.",
    tool: "calculate_redemption_value",
    input: { cash_price: 410, points: 30_000, taxes: 23, program: "aeroplan", travelers: 2 },
    expect: {
      data: { points: 60_000, cpp: 1.29, net_value_usd: 774, travelers: 2, cash_price_usd: 820 },
    },
  },
  {
    question: "Taxes are higher than the cash price?",
    because: "100 - 250 = -$150; -15,000 / 20,000 = -0.75 cents.",
    tool: "calculate_redemption_value",
    input: { cash_price: 100, points: 20_000, taxes: 250, program: "united" },
    expect: {
      data: {
        cpp: -0.75,
        net_value_usd: -150,
        vs_service_value: { cpp: 1.2, points_count_for_usd: 240, gain_usd: -390 },
      },
    },
  },
  {
    question: "A half cent of a cent: $100.50 for 10,000 Hyatt points?",
    because:
      "10,050 / 10,000 = 1.005, halves away from zero: 1.01, though 1.005 in binary is less.",
    tool: "calculate_redemption_value",
    input: { cash_price: 100.5, points: 10_000, program: "hyatt" },
    expect: { data: { cpp: 1.01, net_value_usd: 100.5 } },
  },
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
    question: "And today, after the bonus?",
    because: "The bonus ended on 2026-10-31: 51,000 for 51,000; 70,000 / 51,000 = 1.3725.",
    wallet: walletOf([held("amex-gold")]),
    tool: "calculate_redemption_value",
    input: { cash_price: 900, points: 50_500, taxes: 200, program: "flying blue", from: "MR" },
    expect: {
      data: { cpp: 1.37, points_spent: 51_000, transfer: { bonus_pct: 0, surplus: 500 } },
    },
  },
  {
    question: "30,100 TrueBlue points from Amex against $450 with $11.20 taxes?",
    because:
      "5:4 in steps of 250: 37,750 × 4 / 5 = 30,200, 100 over; 37,500 give 30,000, too few. Fee " +
      "37,750 × 0.0006 = $22.65. 450 - 11.20 - 22.65 = $416.15; 41,615 / 37,750 = 1.1024.",
    wallet: walletOf([held("amex-gold")]),
    tool: "calculate_redemption_value",
    input: { cash_price: 450, points: 30_100, taxes: 11.2, program: "trueblue", from: MR },
    expect: {
      data: {
        cpp: 1.1,
        points_spent: 37_750,
        fee_usd: 22.65,
        net_value_usd: 416.15,
        transfer: { ratio: "5:4", increment: 250, surplus: 100 },
        verdict_inputs: { out_of_pocket_usd: 33.85 },
      },
    },
  },
  {
    question: "A 30,000-point Hyatt night from Chase with a Sapphire Preferred, $600 in cash?",
    because: "4:3 since 2026-10-01: 40,000 become 30,000; 60,000 / 40,000 = 1.5 cents.",
    wallet: walletOf([held("chase-sapphire-preferred")]),
    tool: "calculate_redemption_value",
    input: { cash_price: 600, points: 30_000, program: "hyatt", from: "chase ultimate rewards" },
    expect: {
      data: { cpp: 1.5, award_cpp: 2, points_spent: 40_000, transfer: { ratio: "4:3" } },
    },
  },
  {
    question: "And on the last day at the old ratio?",
    because: "1:1 up to 2026-09-30: 60,000 / 30,000 = 2 cents.",
    wallet: walletOf([held("chase-sapphire-preferred")]),
    tool: "calculate_redemption_value",
    input: { cash_price: 600, points: 30_000, program: "hyatt", from: UR, date: "2026-09-30" },
    expect: { data: { cpp: 2, points_spent: 30_000, transfer: { ratio: "1:1" } } },
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
    question: "Against the portal: 40,000 Chase points moved to United for a $700 ticket?",
    because:
      "1:1: 70,000 / 40,000 = 1.75. In the portal at 1 cent $700 take 70,000 points; the 40,000 pay " +
      "$400 there, $300 less.",
    wallet: walletOf([held("chase-sapphire-reserve")]),
    tool: "calculate_redemption_value",
    input: { cash_price: 700, points: 40_000, program: "united", from: UR },
    expect: {
      data: {
        cpp: 1.75,
        vs_fixed: expect.arrayContaining([
          expect.objectContaining({
            kind: "portal",
            cpp: 1,
            points_for_cash_price: 70_000,
            same_points_pay_usd: 400,
            gain_usd: 300,
          }),
        ]),
      },
    },
  },
  {
    question: "What of an award that costs no points?",
    because: "No point is spent: there are no cents per point.",
    tool: "calculate_redemption_value",
    input: { cash_price: 100, points: 0, taxes: 20, program: "hyatt" },
    expect: { summary: "No points are spent; the net value is $80.", data: { net_value_usd: 80 } },
  },
  {
    question: "Freedom points to Hyatt without a Sapphire?",
    because: "Only certain cards open the route.",
    wallet: walletOf([held("chase-freedom-flex")]),
    tool: "calculate_redemption_value",
    input: { cash_price: 600, points: 30_000, program: "hyatt", from: UR },
    error: "is open only to holders of certain cards",
  },
  {
    question: "Delta miles to Hyatt?",
    because: "There is no such route.",
    tool: "calculate_redemption_value",
    input: { cash_price: 600, points: 30_000, program: "hyatt", from: "delta" },
    error: "No transfer from Delta SkyMiles to World of Hyatt is known.",
  },
  {
    question: "30,000 avios for a $400 flight?",
    because: "Several programs have avios.",
    tool: "calculate_redemption_value",
    input: { cash_price: 400, points: 30_000, program: "avios" },
    expect: { status: "needs_input" },
  },
]);
