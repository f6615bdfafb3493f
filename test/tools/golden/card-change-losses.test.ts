import { expect } from "vitest";
import { held, testGolden, walletOf } from "./golden.ts";

const DOUBLE = held("citi-double-cash", { opened_on: "2019-02-01" });
const VENTURE_X = held("capital-one-venture-x", { opened_on: "2025-12-09" });
const PREFERRED = held("chase-sapphire-preferred", { opened_on: "2021-06-30" });
const RESERVE = held("chase-sapphire-reserve", { opened_on: "2024-03-14" });
const INK = held("chase-ink-preferred", { opened_on: "2020-03-14" });

const spend = { everything_else: 1000 };

testGolden("points and benefits that a change of cards takes", [
  {
    question: "I have 100,000 miles. What if I drop the Venture X, my only card that earns them?",
    because: "Miles end with the last account: 100,000 × 1.7 cents = $1,700 are gone.",
    wallet: walletOf([DOUBLE, VENTURE_X], {
      spend,
      balances: [
        { program: "capital_one_miles", owner: "me", points: 100_000, as_of: "2026-11-01" },
      ],
    }),
    tool: "simulate_card_change",
    input: { drop: ["venture x"] },
    expect: {
      summary: expect.stringContaining("Points held count $1,700 less, once."),
      data: {
        balances: [{ program: "capital_one_miles", cpp_before: 1.7, cpp_after: 0 }],
        balances_change_usd: -1700,
      },
      warnings: expect.arrayContaining([
        "Capital One Miles: 100,000 points end with the account; use or move them first.",
      ]),
    },
  },
  {
    question: "And Sam has a Venture of his own?",
    because: "His card does not keep my account's miles.",
    wallet: walletOf([VENTURE_X, held("capital-one-venture", { id: "sams", owner: "Sam" })], {
      spend,
      balances: [
        { program: "capital_one_miles", owner: "me", points: 100_000, as_of: "2026-11-01" },
        { program: "capital_one_miles", owner: "Sam", points: 10_000, as_of: "2026-11-01" },
      ],
    }),
    tool: "simulate_card_change",
    input: { drop: ["venture x"] },
    expect: { data: { balances: [{ owner: "me" }], balances_change_usd: -1700 } },
  },
  {
    question: "What if I drop the Venture X and the Venture both?",
    because: "The miles go once, whichever card goes last.",
    wallet: walletOf([DOUBLE, VENTURE_X, held("capital-one-venture")], {
      spend,
      balances: [
        { program: "capital_one_miles", owner: "me", points: 100_000, as_of: "2026-11-01" },
      ],
    }),
    tool: "simulate_card_change",
    input: { drop: ["venture x", "capital-one-venture"] },
    expect: { data: { balances: [{ cpp_after: 0 }], balances_change_usd: -1700 } },
  },
  {
    question: "I change the Reserve into a Preferred and keep my 50,000 points.",
    because: "They stay with the account, but move to Hyatt at 4:3 instead of 1:1.",
    wallet: walletOf([RESERVE, INK], {
      spend,
      balances: [
        { program: "chase_ultimate_rewards", owner: "me", points: 50_000, as_of: "2026-11-01" },
      ],
    }),
    tool: "simulate_card_change",
    input: { swap: { from: "csr", to: "csp", product_change: true } },
    expect: {
      data: { balances: [] },
      warnings: expect.arrayContaining([
        expect.stringMatching(/50,000 points move .*to World of Hyatt at 4:3 instead of 1:1/),
      ]),
    },
  },
  {
    question: "What do I lose when I go from the Preferred to the Reserve?",
    because:
      "Trip delay after 6 hours instead of 12, purchases up to $10,000 instead of $500, 2 cents in the " +
      "portal instead of 1.75: nothing of that is lost, all of it stays.",
    wallet: walletOf([PREFERRED], { spend }),
    tool: "simulate_card_change",
    input: { swap: { from: "csp", to: "csr" } },
    expect: {
      data: {
        lost: expect.not.arrayContaining([
          expect.objectContaining({ name: "DashPass membership" }),
        ]),
        gained: expect.not.arrayContaining([
          expect.objectContaining({ name: "DashPass membership" }),
        ]),
        lost_in_part: [],
        kept: expect.arrayContaining([
          expect.objectContaining({ name: "DashPass membership" }),
          expect.objectContaining({ name: "Trip delay", by_card_name: "Chase Sapphire Reserve" }),
          expect.objectContaining({ name: "Purchase protection" }),
        ]),
      },
    },
  },
  {
    question: "And back again?",
    because: "The same the other way: what is worse is lost in part, and not kept beside.",
    wallet: walletOf([RESERVE], { spend }),
    tool: "simulate_card_change",
    input: { swap: { from: "csr", to: "csp" } },
    expect: {
      data: {
        lost_in_part: expect.arrayContaining([
          expect.objectContaining({ name: "Trip delay" }),
          expect.objectContaining({ name: "Purchase protection" }),
        ]),
        kept: expect.not.arrayContaining([expect.objectContaining({ name: "Trip delay" })]),
      },
    },
  },
  {
    question: "What if the Preferred goes beside a Reserve and a Freedom Flex?",
    because: "The Reserve has the better trip delay, whichever card comes first.",
    wallet: walletOf([PREFERRED, RESERVE, held("chase-freedom-flex")], { spend }),
    tool: "simulate_card_change",
    input: { drop: ["csp"] },
    expect: { data: { lost_in_part: [] } },
  },
]);
