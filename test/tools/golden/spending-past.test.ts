import { held, rankedRow as row, testGolden, walletOf } from "./golden.ts";

const active = held("wells-fargo-active-cash", { opened_on: "2020-02-01" });
const gold = held("amex-gold", { opened_on: "2026-11-18" });
const closed = held("amex-blue-cash-preferred", {
  opened_on: "2019-05-04",
  closed_on: "2026-11-15",
});
const reserve = held("chase-sapphire-reserve", {
  opened_on: "2020-03-01",
  former_products: [{ card_id: "chase-sapphire-preferred", until: "2026-11-12" }],
});

const bonus = {
  id: "bonus",
  wallet_card_id: "wells-fargo-active-cash",
  status: "active" as const,
  required_usd: 1000,
  net_spent_usd: 500,
  started_on: "2026-11-15",
  deadline: "2027-02-15",
  reward_usd: 200,
  updated_on: "2026-11-20",
};

testGolden("a purchase on a day that is past", [
  {
    question: "Which card was right for $100 of groceries on 10 November?",
    because:
      "The Blue Cash was open until the 15th: 6% = $6. Active Cash 2% = $2, its bonus began later. The Gold came later.",
    wallet: walletOf([gold, active, closed], { bonuses: [bonus] }),
    tool: "best_card_for_purchase",
    input: { category: "groceries", amount: 100, date: "2026-11-10" },
    expect: {
      data: {
        ranked: [
          row("amex-blue-cash-preferred", 6),
          row("wells-fargo-active-cash", 2, { bonus_usd: 0 }),
        ],
        not_accepted: [],
        unvalued: [],
      },
    },
  },
  {
    question: "And on the 18th, the day the Gold was opened?",
    because:
      "Active Cash 2% = $2, and 100 of the 500 dollars left are a fifth of $200 = $40: $42. Gold 400 × 1.9 = $7.60. The Blue Cash is closed.",
    wallet: walletOf([gold, active, closed], { bonuses: [bonus] }),
    tool: "best_card_for_purchase",
    input: { category: "groceries", amount: 100, date: "2026-11-18" },
    expect: {
      data: { ranked: [row("wells-fargo-active-cash", 42), row("amex-gold", 7.6)] },
    },
  },
  {
    question: "On 10 November the Reserve was still a Preferred. What for dinner?",
    because: "The card of the account was the Preferred until the 12th.",
    wallet: walletOf([reserve]),
    tool: "best_card_for_purchase",
    input: { category: "dining", amount: 100, date: "2026-11-10" },
    expect: { data: { ranked: [{ card: { card_id: "chase-sapphire-preferred" } }] } },
  },
  {
    question: "And a year before I had any card?",
    because: "The Gold was opened on 18 November 2026.",
    wallet: walletOf([gold]),
    tool: "best_card_for_purchase",
    input: { category: "groceries", amount: 100, date: "2025-11-10" },
    expect: {
      summary: "No card was open on 2025-11-10, so there is nothing to rank.",
      data: { ranked: [] },
    },
  },
  {
    question: "Which card where, on 10 November?",
    because: "The Blue Cash was open, 6%; the Gold was not.",
    wallet: walletOf([gold, active, closed]),
    tool: "category_cheat_sheet",
    input: { categories: ["groceries"], date: "2026-11-10" },
    expect: {
      data: {
        rows: [
          {
            best: { card: { card_id: "amex-blue-cash-preferred" } },
            runner_up: { card: { card_id: "wells-fargo-active-cash" } },
          },
        ],
      },
    },
  },
]);
