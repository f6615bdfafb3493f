import type { Wallet } from "../../../server/accounts/wallet.ts";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

const has = (program: string, points: number, owner = "me"): Wallet["balances"][number] => ({
  program,
  owner,
  points,
  as_of: "2026-10-01",
});
const UR = "chase_ultimate_rewards";
const MR = "amex_membership_rewards";
const preferred = walletOf([held("chase-sapphire-preferred")], { balances: [has(UR, 83_640)] });
const gold = walletOf([held("amex-gold")], { balances: [has(MR, 250_000)] });
const basic = walletOf([held("citi-double-cash")], {
  balances: [has("citi_thankyou_basic", 40_000)],
});
const calculate = { tool: "calculate_transfer" } as const;

testGolden("transfers: one transfer", [
  {
    question: "I need 60,000 Aeroplan; how many Chase points do I move?",
    because:
      "1:1 from 1,000 on; 60,000 is a multiple of 1,000. 83,640 − 60,000 = 23,640 stay; at 1.9 cents " +
      "60,000 count $1,140.",
    wallet: preferred,
    ...calculate,
    input: { from: "chase", to: "aeroplan", need: 60_000 },
    expect: {
      data: {
        send: 60_000,
        receive: 60_000,
        leftover: { of_balance: 23_640, over_need: 0 },
        shortfall: 0,
        fee_usd: 0,
        irreversible: true,
        rounding: { exact_send: 60_000, more_points: 0 },
        gives_up: { value_usd: 1140, cpp: 1.9, cpp_basis: "service_estimate" },
      },
    },
  },
  {
    question: "And for 60,500?",
    because:
      "No source gives the step above 1,000, so 61,000 is what surely goes: 500 over. Point by point " +
      "it would be 60,500; the 500 more count 500 × 1.9 = $9.50.",
    wallet: preferred,
    ...calculate,
    input: { from: "chase", to: "aeroplan", need: 60_500 },
    expect: {
      data: {
        send: 61_000,
        leftover: { over_need: 500 },
        send_in_any_step: 60_500,
        rounding: { exact_send: 60_500, more_points: 500, more_value_usd: 9.5 },
      },
    },
  },
  {
    question: "My Preferred: what did 40,000 Hyatt take on 30 September 2026?",
    because: "1:1 until 2026-09-30, so 40,000.",
    wallet: preferred,
    ...calculate,
    input: { from: "chase", to: "hyatt", need: 40_000, date: "2026-09-30" },
    expect: { data: { send: 40_000, receive: 40_000, ratio: "1:1" } },
  },
  {
    question: "And the day after?",
    because:
      "4:3 from 2026-10-01: 40,000 × 4 / 3 = 53,333.3, so 54,000, which give 40,500. A Reserve would " +
      "keep 1:1.",
    wallet: preferred,
    ...calculate,
    input: { from: "chase", to: "hyatt", need: 40_000, date: "2026-10-01" },
    expect: {
      data: {
        send: 54_000,
        receive: 40_500,
        ratio: "4:3",
        better_with: [{ card_id: "chase-sapphire-reserve", ratio: "1:1", effect: "betters" }, {}],
      },
    },
  },
  {
    question: "And if I held the Reserve?",
    because: "The Reserve keeps 1:1.",
    wallet: preferred,
    ...calculate,
    input: { from: "chase", to: "hyatt", need: 40_000, card: "chase sapphire reserve" },
    expect: { data: { send: 40_000, ratio: "1:1", via_cards: ["chase-sapphire-reserve"] } },
  },
  {
    question:
      "It is half past eleven at night on the last day of the Marriott bonus. Does it count?",
    because:
      "03:30 UTC on the 16th is the 15th in New York, the last day of 70%: 10,000 × 170 / 100 = 17,000.",
    wallet: preferred,
    now: "2026-10-16T03:30:00Z",
    ...calculate,
    input: { from: "chase", to: "marriott", send: 10_000 },
    expect: {
      data: { receive: 17_000, bonus_applied: { pct: 70, points: 7000, ends: "2026-10-15" } },
    },
  },
  {
    question: "The same moment, but I live in Berlin.",
    because: "There it is the 16th already: no bonus, 10,000.",
    wallet: { ...preferred, profile: profileOf({ time_zone: "Europe/Berlin" }) },
    now: "2026-10-16T03:30:00Z",
    ...calculate,
    input: { from: "chase", to: "marriott", send: 10_000 },
    expect: { data: { date: "2026-10-16", receive: 10_000 } },
  },
  {
    question: "What is the fee for 200,000 Amex points to Delta?",
    because: "200,000 × $0.0006 = $120, but $99 at most.",
    wallet: gold,
    ...calculate,
    input: { from: "MR", to: "delta", send: 200_000 },
    expect: { data: { receive: 200_000, fee_usd: 99, leftover: { of_balance: 50_000 } } },
  },
  {
    question: "10,000 JetBlue from Amex, please.",
    because: "5:4 in steps of 250: 10,000 × 5 / 4 = 12,500; the fee is 12,500 × $0.0006 = $7.50.",
    wallet: gold,
    ...calculate,
    input: { from: "MR", to: "jetblue", need: 10_000 },
    expect: { data: { send: 12_500, receive: 10_000, fee_usd: 7.5, increment: 250 } },
  },
  {
    question: "Can I send 30,700 Amex points to Qantas?",
    because: "Multiples of 500: 30,500 is below, 31,000 above.",
    wallet: gold,
    ...calculate,
    input: { from: "MR", to: "qantas", send: 30_700 },
    error: "at least 500, in multiples of 500. The nearest that works: 30,500 or 31,000.",
  },
  {
    question: "And 1,900 Rove miles to Finnair?",
    because: "Rove takes 2,000 at least, in steps of 100.",
    ...calculate,
    input: { from: "rove", to: "finnair", send: 1900 },
    error: "at least 2,000, in multiples of 100. The nearest that works: 2,000.",
  },
  {
    question: "My Double Cash points to Virgin: what does 7,000 take?",
    because:
      "Basic cards move 10:7, so 10,000 give 7,000; the locked points count 1.0 cent. A Strata Premier " +
      "has 1:1.",
    wallet: basic,
    ...calculate,
    input: { from: "citi double cash points", to: "virgin atlantic", need: 7000 },
    expect: {
      data: { send: 10_000, receive: 7000, ratio: "10:7", leftover: { of_balance: 30_000 } },
    },
  },
  {
    question: "I have Bilt points and no card. 3,000 to Accor?",
    because: "Members without a card move points too: 3,000 × 2 / 3 = 2,000.",
    wallet: walletOf([], { balances: [has("bilt_rewards", 5000)] }),
    ...calculate,
    input: { from: "bilt", to: "accor", send: 3000 },
    expect: {
      data: { receive: 2000, ratio: "3:2", via_cards: [], leftover: { of_balance: 2000 } },
    },
  },
  {
    question: "Amex to Etihad on its last day?",
    because: "The route's last day is 2026-06-30, at 1:1.",
    wallet: gold,
    ...calculate,
    input: { from: "MR", to: "etihad", send: 10_000, date: "2026-06-30" },
    expect: { data: { receive: 10_000, ratio: "1:1" } },
  },
  {
    question: "And now?",
    because: "It ended.",
    wallet: gold,
    ...calculate,
    input: { from: "MR", to: "etihad", send: 10_000 },
    error: "Etihad Guest ended; its last day was 2026-06-30.",
  },
  {
    question: "30,000 of my Freedom points to Flying Blue, with a Sapphire.",
    because:
      "A Preferred joins 12,000 Freedom points and 20,000 Sapphire points: 32,000 − 30,000 = 2,000 stay.",
    wallet: walletOf([held("chase-freedom-flex"), held("chase-sapphire-preferred")], {
      balances: [has("chase_ur_cashback_only", 12_000), has(UR, 20_000)],
    }),
    ...calculate,
    input: { from: "chase freedom points", to: "flying blue", send: 30_000 },
    expect: {
      data: { receive: 30_000, balance: 32_000, leftover: { of_balance: 2000 }, shortfall: 0 },
    },
  },
  {
    question: "And without a Sapphire?",
    because: "Nothing opens them: the error names what would, with its ratio.",
    wallet: walletOf([held("chase-freedom-flex")], {
      balances: [has("chase_ur_cashback_only", 12_000)],
    }),
    ...calculate,
    input: { from: "chase freedom points", to: "hyatt", send: 10_000 },
    error: "Chase Sapphire Preferred Card (4:3)",
  },
]);
