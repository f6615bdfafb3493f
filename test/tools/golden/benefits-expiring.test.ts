import type { Certificate, WalletCard } from "../../../server/accounts/wallet.ts";
import { held, testGolden, walletOf } from "./golden.ts";

const flex = (more: Partial<WalletCard> = {}) => held("chase-freedom-flex", more);

const night = (id: string, more: Partial<Certificate> = {}): Certificate => ({
  id,
  name: "Night",
  kind: "free_night",
  program: "world_of_hyatt",
  owner: "me",
  ...more,
});

const gold = () => held("amex-gold");

testGolden("what expires", [
  {
    question: "Do I still have to activate the Flex for this quarter?",
    because:
      "activate_by of the fourth quarter is 14 December: 23 days. DoorDash ends 31 December.",
    wallet: walletOf([flex()]),
    tool: "list_expiring",
    input: { kinds: ["activation"] },
    expect: {
      data: { items: [{ kind: "activation", expires_on: "2026-12-14", days_left: 23 }] },
    },
  },
  {
    question: "And if I keep spending as I did since 1 October?",
    because:
      "6,500.50 in 32 days to 1 November is 203.14 a day; 1,499.50 takes 8 days from 21 November, to the 28th. Nothing is at stake.",
    wallet: walletOf([held("amex-platinum")], {
      bonuses: [
        {
          id: "b1",
          wallet_card_id: "amex-platinum",
          status: "active",
          required_usd: 8000,
          net_spent_usd: 6500.5,
          started_on: "2026-10-01",
          deadline: "2026-12-20",
          reward_usd: 900,
          updated_on: "2026-11-01",
        },
      ],
    }),
    tool: "list_expiring",
    input: { kinds: ["bonus"] },
    expect: {
      data: {
        items: [{ value_usd: 900, counted: false }],
        totals: { value_usd: 0, not_counted: 1 },
      },
    },
  },
  {
    question: "Which fees are to be decided on? My Reserve is new.",
    because:
      "95 on 10 December: 19 days. The 395 of 20 October came due 32 days ago and comes back no more. The first fee of the Reserve is the price of having it.",
    wallet: walletOf([
      held("chase-sapphire-preferred", { opened_on: "2020-12-10" }),
      held("capital-one-venture-x", { opened_on: "2025-10-20" }),
      held("chase-sapphire-reserve", { opened_on: "2026-11-21" }),
    ]),
    tool: "list_expiring",
    input: { kinds: ["fee"] },
    expect: {
      data: {
        items: [
          {
            kind: "fee",
            expires_on: "2026-12-10",
            days_left: 19,
            value_usd: 95,
            call: {
              tool: "evaluate_renewal",
              arguments: { wallet_card_id: "chase-sapphire-preferred" },
            },
          },
        ],
        totals: { value_usd: 0, fees_usd: 95 },
      },
    },
  },
  {
    question: "I have 10,500 Membership Rewards: what do transfer bonuses give me on 8 October?",
    because:
      "25% to Flying Blue until 31 October, 1:1 in thousands: 10,000 bring 2,500 more, at 1.2 cents 30 dollars at most. Targeted ones are not mine.",
    wallet: walletOf([held("amex-gold")], {
      balances: [
        { program: "amex_membership_rewards", owner: "me", points: 10_500, as_of: "2026-10-01" },
      ],
      valuations: { flying_blue: { cpp: 1.2, set_on: "2026-01-01" } },
    }),
    now: "2026-10-08T17:00:00Z",
    tool: "list_expiring",
    input: { kinds: ["transfer_bonus"] },
    expect: {
      data: {
        items: [
          {
            program: "flying_blue",
            expires_on: "2026-10-31",
            points: 2500,
            value_usd: 30,
            value_basis: "upper_bound",
            counted: false,
            call: {
              tool: "calculate_transfer",
              arguments: { from: "amex_membership_rewards", to: "flying_blue", send: 10_000 },
            },
          },
        ],
        totals: { value_usd: 0, upper_bound_usd: 0, points: 0 },
      },
    },
  },
]);

testGolden("what expires in a window of days", [
  {
    question: "What do I lose on December 31, and not before?",
    because: "The night of 10 December is before the day from which it is looked.",
    wallet: walletOf([], {
      certificates: [
        night("before", { expires_on: "2026-12-10", value_usd: 200 }),
        night("then", { expires_on: "2026-12-31", value_usd: 300 }),
      ],
    }),
    tool: "list_expiring",
    input: { within_days: 0, from: "2026-12-31" },
    expect: {
      data: { items: [{ certificate_id: "then" }], totals: { items: 1, value_usd: 300 } },
    },
  },
  {
    question: "And as if it were December?",
    because: "Grubhub 10, Uber 20 in December, Dunkin' 7, Resy 50.",
    wallet: walletOf([gold()]),
    tool: "list_expiring",
    input: { within_days: 30, as_if: { today: "2026-12-01" } },
    expect: { warnings: [], data: { totals: { items: 4 }, until: "2026-12-31" } },
  },
]);
