import type { Wallet } from "../../../server/accounts/wallet.ts";
import { held, testGolden, walletOf } from "./golden.ts";

const has = (program: string, points: number, owner = "me"): Wallet["balances"][number] => ({
  program,
  owner,
  points,
  as_of: "2026-10-01",
});
const UR = "chase_ultimate_rewards";
const preferred = held("chase-sapphire-preferred");
const compare = { tool: "compare_transfer_paths" } as const;

testGolden("transfers: paths", [
  {
    question: "I need 60,000 Virgin points. What do I move from where?",
    because:
      "Cheapest first: 12,500 Virgin at 1.3, 30,000 Citi at 1.6, Chase at 1.9 in thousands. 18,000 of " +
      "Chase are needed either way, so 12,000 Virgin do: 12,000 × 1.3 = 156, 30,000 × 1.6 = 480, " +
      "18,000 × 1.9 = 342; $978. Through Marriott 80,000 Chase give 78,000 / 3 + 5,000 = 31,000.",
    wallet: walletOf([preferred, held("citi-strata-premier")], {
      balances: [has("virgin_atlantic", 12_500), has("citi_thankyou", 30_000), has(UR, 80_000)],
    }),
    ...compare,
    input: { to: "virgin atlantic", need: 60_000 },
    expect: {
      data: {
        paths: [
          {
            kind: "combined",
            value_given_up_usd: 978,
            surplus: 0,
            shortfall: 0,
            send: [
              { program: "virgin_atlantic", points: 12_000, left: 500, value_usd: 156 },
              { program: "citi_thankyou", points: 30_000, left: 0, value_usd: 480 },
              { program: UR, points: 18_000, left: 62_000, value_usd: 342, cpp: 1.9 },
            ],
          },
          { kind: "transfer", value_given_up_usd: 1140, send: [{ program: UR, points: 60_000 }] },
          { kind: "two_transfers", shortfall: 29_000 },
          { kind: "transfer", shortfall: 30_000 },
          { kind: "points_there", shortfall: 47_500, irreversible: false },
        ],
      },
    },
  },
  {
    question: "And if a Chase point is worth one cent to me?",
    because: "25,000 × 1.0 + $50 = $300: $100 less than cash; the portal is even.",
    wallet: walletOf([preferred], {
      balances: [has(UR, 60_000)],
      valuations: { [UR]: { cpp: 1, set_on: "2026-11-01" } },
    }),
    ...compare,
    input: { to: "flying blue", need: 25_000, cash_price: 400, taxes: 50 },
    expect: {
      data: {
        paths: [{ richer_than_cash_usd: 100, send: [{ cpp: 1, cpp_basis: "own" }] }, {}],
        portal: [{ richer_than_cash_usd: 0 }],
      },
    },
  },
]);
