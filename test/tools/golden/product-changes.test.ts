import { expect } from "vitest";
import { held, testGolden, walletOf } from "./golden.ts";

const MR = "amex_membership_rewards";
const UR = "chase_ultimate_rewards";

testGolden("product changes", [
  {
    question: "What can my nine-month-old Gold become, and when?",
    because:
      "Everyday ($0) and Platinum ($895) are documented with twelve months: 28 February 2027. Green is unverified. 895 − 325 = 570, 0 − 325 = −325.",
    wallet: walletOf([held("amex-gold", { opened_on: "2026-02-28" })]),
    tool: "list_product_change_options",
    input: { wallet_card_id: "amex-gold" },
    expect: {
      data: {
        options: [
          {
            to_card: { card_id: "amex-everyday" },
            direction: "downgrade",
            path: "documented",
            earliest_on: "2027-02-28",
            old_enough: false,
            fee_difference_usd: -325,
          },
          {
            to_card: { card_id: "amex-platinum" },
            direction: "upgrade",
            path: "documented",
            earliest_on: "2027-02-28",
            old_enough: false,
            fee_difference_usd: 570,
          },
          { to_card: { card_id: "amex-green" }, path: "unknown", confidence: "unverified" },
        ],
      },
    },
  },
  {
    question: "What happens to my 80,000 points if I downgrade the Reserve?",
    because:
      "To a Freedom nothing opens transfers: 80,000 × 1.9 = $1,520 before, × 1.0 = $800 after. The Preferred moves 4 points to 3 of Hyatt since October, the Reserve 1:1.",
    wallet: walletOf([held("chase-sapphire-reserve", { opened_on: "2020-01-15" })], {
      balances: [{ program: UR, owner: "me", points: 80_000, as_of: "2026-11-01" }],
    }),
    tool: "list_product_change_options",
    input: { wallet_card_id: "csr" },
    expect: {
      data: {
        options: [
          {
            to_card: { card_id: "chase-freedom-flex" },
            old_enough: true,
            points_at_risk: [
              { risk: "no_transfers", value_usd: 1520, value_after_usd: 800, points: 80_000 },
            ],
          },
          { to_card: { card_id: "chase-freedom-unlimited" } },
          {
            to_card: { card_id: "chase-sapphire-preferred" },
            points_at_risk: [
              {
                risk: "worse_transfers",
                points: 80_000,
                worse: [{ to: "World of Hyatt", was: "1:1", now: "4:3" }],
              },
            ],
          },
        ],
      },
    },
  },
  {
    question: "Which bonus do I lose by upgrading the Gold to the Platinum?",
    because: "Who ever held a Platinum has no bonus on it, nor on the Gold by the family rule.",
    wallet: walletOf([held("amex-gold", { opened_on: "2022-03-14" })], {
      balances: [{ program: MR, owner: "me", points: 1000, as_of: "2026-11-01" }],
    }),
    tool: "list_product_change_options",
    input: { wallet_card_id: "amex-gold" },
    expect: {
      data: {
        options: [
          { to_card: { card_id: "amex-everyday" } },
          {
            to_card: { card_id: "amex-platinum" },
            points_at_risk: [],
            bonus_clocks: expect.arrayContaining([
              expect.objectContaining({ rule: "amex-once-per-lifetime" }),
              expect.objectContaining({
                rule: "amex-family-gold",
                cards: [expect.objectContaining({ card_id: "amex-gold" })],
              }),
            ]),
          },
          {},
        ],
      },
    },
  },
  {
    question: "What can the Discover it become?",
    because: "No row of product changes starts from it.",
    wallet: walletOf([held("discover-it-cash-back", { opened_on: "2022-01-01" })]),
    tool: "list_product_change_options",
    input: { wallet_card_id: "discover it cash back" },
    expect: { status: "ok", data: { options: [] } },
  },
]);
