import { expect } from "vitest";
import type { Wallet } from "../../../server/accounts/wallet.ts";
import { held, testGolden, walletOf } from "./golden.ts";

const has = (program: string, points: number, owner = "me"): Wallet["balances"][number] => ({
  program,
  owner,
  points,
  as_of: "2026-10-01",
});
const MR = "amex_membership_rewards";
const gold = walletOf([held("amex-gold")], { balances: [has(MR, 250_000)] });
const bonvoy = walletOf([], { balances: [has("marriott_bonvoy", 125_000)] });
const calculate = { tool: "calculate_transfer" } as const;

const thankYou = walletOf([held("citi-strata-premier")], {
  balances: [has("citi_thankyou", 250_000)],
});

testGolden("transfers: amounts and bonuses", [
  {
    question: "10,000 ThankYou points to Qatar in October?",
    because: "35 per cent more is for 100,000 and more in one transfer, so 10,000 stay 10,000.",
    wallet: thankYou,
    ...calculate,
    input: { from: "citi", to: "qatar", send: 10_000, date: "2026-10-15" },
    expect: {
      data: { receive: 10_000 },
      warnings: expect.arrayContaining([
        "The bonus of 35% is for 100,000 points or more in one transfer.",
      ]),
    },
  },
  {
    question: "And 100,000?",
    because: "100,000 × 1.35 = 135,000.",
    wallet: thankYou,
    ...calculate,
    input: { from: "citi", to: "qatar", send: 100_000, date: "2026-10-15" },
    expect: { data: { receive: 135_000, bonus_applied: { pct: 35, ends: "2026-10-31" } } },
  },
  {
    question: "60,000 Bonvoy points to United?",
    because: "60,000 / 3 = 20,000, and for United 10,000 for every 60,000: 30,000.",
    wallet: bonvoy,
    ...calculate,
    input: { from: "marriott", to: "united", send: 60_000 },
    expect: { data: { receive: 30_000, leftover: { of_balance: 65_000 }, hours: 168 } },
  },
  {
    question: "How many Bonvoy points for 24,000 ANA miles?",
    because:
      "57,000 give 19,000 and 60,000 give 20,000 + 5,000 = 25,000, so 60,000, with 1,000 over.",
    wallet: bonvoy,
    ...calculate,
    input: { from: "bonvoy", to: "ana", need: 24_000 },
    expect: { data: { send: 60_000, receive: 25_000, leftover: { over_need: 1000 } } },
  },
  {
    question: "60,000 Bonvoy to Aeroplan in the October bonus of 15%?",
    because:
      "Base 20,000, bonus 20,000 × 15 / 100 = 3,000 on the base alone, on top 5,000: 28,000.",
    wallet: bonvoy,
    now: "2026-10-20T17:00:00Z",
    ...calculate,
    input: { from: "bonvoy", to: "aeroplan", send: 60_000 },
    expect: { data: { receive: 28_000, bonus_applied: { pct: 15, points: 3000 } } },
  },
  {
    question: "Amex shows me 25% to Virgin today. How many for 50,000?",
    because: "40,000 × 125 / 100 = 50,000, at the bonus the member was quoted.",
    wallet: gold,
    ...calculate,
    input: { from: "MR", to: "virgin atlantic", need: 50_000, bonus_pct: 25 },
    expect: { data: { send: 40_000, bonus_applied: { pct: 25, points: 10_000, basis: "quoted" } } },
  },
  {
    question: "10,000 Amex to Hilton on 10 October; I did not get the offer.",
    because: "1:2 and the 30% are targeted: 20,000.",
    wallet: gold,
    ...calculate,
    input: { from: "MR", to: "hilton", send: 10_000, date: "2026-10-10" },
    expect: { data: { receive: 20_000, bonuses_not_counted: [{ pct: 30, targeted: true }] } },
  },
  {
    question: "And if I did?",
    because: "20,000 × 130 / 100 = 26,000.",
    wallet: gold,
    ...calculate,
    input: { from: "MR", to: "hilton", send: 10_000, date: "2026-10-10", targeted_bonus: true },
    expect: { data: { receive: 26_000, bonus_applied: { pct: 30, points: 6000 } } },
  },
  {
    question: "300,000 Amex to ANA, though I have 250,000.",
    because: "It is worked out all the same, 50,000 short.",
    wallet: gold,
    ...calculate,
    input: { from: "MR", to: "ana", send: 300_000 },
    expect: { data: { receive: 300_000, shortfall: 50_000, leftover: { of_balance: 0 } } },
  },
  {
    question: "12,345 Amex to ANA?",
    because:
      "No source gives the increment above 1,000: 12,000 are sure to go, 345 stay, as a need of 12,345 " +
      "takes 13,000. 250,000 - 12,000 = 238,000 stay of the balance.",
    wallet: gold,
    ...calculate,
    input: { from: "MR", to: "ana", send: 12_345 },
    expect: {
      summary: expect.stringMatching(
        /^12,000 .* points become 12,000 in .*; 345 of the 12,345 stay/,
      ),
      data: {
        send: 12_000,
        receive: 12_000,
        unsent: 345,
        leftover: { of_balance: 238_000 },
        steps: expect.arrayContaining([
          "Of 12,345 points 345 stay: only multiples of 1,000 are sure to be taken.",
        ]),
        gives_up: { points: 12_000 },
      },
    },
  },
  {
    question: "30,000 Amex to United?",
    because: "There is no such route; Marriott lies between, 1:1 and then 3:1.",
    wallet: gold,
    ...calculate,
    input: { from: "MR", to: "united", send: 30_000 },
    error: "to Marriott Bonvoy at 1:1, then on at 3:1",
  },
  {
    question: "Amex points to avios?",
    because: "Several programs have Avios.",
    wallet: gold,
    ...calculate,
    input: { from: "MR", to: "avios", send: 30_000 },
    expect: { status: "needs_input" },
  },
]);
