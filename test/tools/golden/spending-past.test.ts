import { held, rankedRow as row, testGolden, walletOf } from "./golden.ts";

const active = held("wells-fargo-active-cash", { opened_on: "2020-02-01" });
const gold = held("amex-gold", { opened_on: "2026-11-18" });
const closed = held("amex-blue-cash-preferred", {
  opened_on: "2019-05-04",
  closed_on: "2026-11-15",
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
]);
