import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { held, testGolden, walletOf } from "./golden.ts";

testGolden("balances", [
  {
    question: "What are my 10,000 Freedom points worth without a Sapphire?",
    because: "No card opens them, so the cash-back value of 1.0 cent counts: 10,000 × 1.0 = $100.",
    wallet: walletOf([held("chase-freedom-flex")], {
      balances: [
        { program: "chase_ur_cashback_only", owner: "me", points: 10_000, as_of: "2026-11-01" },
      ],
    }),
    tool: "list_balances",
    expect: { data: { total_usd: 100, balances: [{ cpp: 1, cpp_basis: "service_estimate" }] } },
  },
  {
    question: "Add 2,500 to my Hyatt points.",
    because: "21,000 + 2,500 = 23,500; the figure is of the member's own day.",
    wallet: {
      ...EMPTY_WALLET,
      balances: [{ program: "world_of_hyatt", owner: "me", points: 21_000, as_of: "2026-10-02" }],
    },
    // Still the 20th in New York.
    now: "2026-11-21T04:30:00Z",
    tool: "set_balance",
    input: { program: "hyatt", delta: 2500 },
    expect: { data: { previous: 21_000, balance: { points: 23_500, as_of: "2026-11-20" } } },
    after: { balances: [{ program: "world_of_hyatt", points: 23_500, as_of: "2026-11-20" }] },
  },
]);
