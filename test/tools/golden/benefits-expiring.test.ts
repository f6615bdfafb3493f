import type { Certificate, WalletCard } from "../../../server/accounts/wallet.ts";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

const night = (id: string, more: Partial<Certificate> = {}): Certificate => ({
  id,
  name: "Night",
  kind: "free_night",
  program: "world_of_hyatt",
  owner: "me",
  ...more,
});

const gold = () => held("amex-gold");
const flex = (more: Partial<WalletCard> = {}) => held("chase-freedom-flex", more);

testGolden("what expires", [
  {
    question: "What do I lose this month with my Gold?",
    because:
      "To 5 January: Grubhub 10, Uber 10 and Dunkin' 7 by 30 November, 10 days with today, Resy 50 by 31 December, 41 days: 77. A day left, Resy is 1.22, Grubhub and Uber 1, Dunkin' 0.7; of the same the first by name.",
    wallet: walletOf([gold()]),
    tool: "list_expiring",
    expect: {
      data: {
        items: [
          { name: "Resy dining", expires_on: "2026-12-31", value_usd: 50 },
          { name: "Dining at Grubhub and partners", expires_on: "2026-11-30", days_left: 9 },
          { name: "Uber Cash", value_usd: 10, value_basis: "face" },
          { name: "Dunkin'", value_usd: 7 },
        ],
        totals: { items: 4, value_usd: 77 },
        until: "2027-01-05",
      },
    },
  },
  {
    question: "What ends today, on the last of November in New York?",
    because: "Only the three monthly credits: 10 + 10 + 7.",
    wallet: walletOf([gold()]),
    now: "2026-12-01T04:00:00Z",
    tool: "list_expiring",
    input: { within_days: 0 },
    expect: { data: { totals: { items: 3, value_usd: 27 } } },
  },
  {
    question: "And in Tokyo at that moment?",
    because: "It is 1 December there: nothing ends on that day.",
    wallet: walletOf([gold()], { profile: profileOf({ time_zone: "Asia/Tokyo" }) }),
    now: "2026-12-01T04:00:00Z",
    tool: "list_expiring",
    input: { within_days: 0 },
    expect: { data: { items: [], until: "2026-12-01" } },
  },
  {
    question: "When do my Hyatt points lapse? I last used them on 10 December 2024.",
    because:
      "24 months without activity: gone on 10 December 2026, the 9th is the last day, 18 days from the 21st. 10,000 × 1.8 cents = 180.",
    wallet: walletOf([], {
      balances: [
        {
          program: "world_of_hyatt",
          owner: "me",
          points: 10_000,
          as_of: "2026-11-01",
          last_activity_on: "2024-12-10",
        },
      ],
      valuations: { world_of_hyatt: { cpp: 1.8, set_on: "2026-01-01" } },
    }),
    tool: "list_expiring",
    expect: {
      data: {
        items: [
          {
            kind: "points",
            expires_on: "2026-12-09",
            days_left: 18,
            value_usd: 180,
            value_basis: "own",
            cpp: 1.8,
          },
        ],
      },
    },
  },
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
    question: "I activated it by its dining category.",
    because: "One activation is for all categories of the quarter; the next ends on 14 March.",
    wallet: walletOf([flex({ activations: ["dining 2026-10-01"] })]),
    tool: "list_expiring",
    input: { kinds: ["activation"], within_days: 113 },
    expect: { data: { items: [{ expires_on: "2027-03-14", days_left: 113 }] } },
  },
  {
    question: "Is it too late on 15 December?",
    because: "The 14th was the last day; 14 March is 89 days off, beyond 45.",
    wallet: walletOf([flex()]),
    now: "2026-12-15T17:00:00Z",
    tool: "list_expiring",
    input: { kinds: ["activation"] },
    expect: { data: { items: [] } },
  },
  {
    question: "What about the bonus I am working on?",
    because: "8,000 − 6,500.50 = 1,499.50 by 20 December; 80,000 × 2 cents = 1,600.",
    wallet: walletOf([held("amex-platinum")], {
      bonuses: [
        {
          id: "b1",
          wallet_card_id: "amex-platinum",
          status: "active",
          required_usd: 8000,
          net_spent_usd: 6500.5,
          deadline: "2026-12-20",
          reward_points: 80_000,
          reward_program: "amex_membership_rewards",
          updated_on: "2026-11-01",
        },
      ],
      valuations: { amex_membership_rewards: { cpp: 2, set_on: "2026-01-01" } },
    }),
    tool: "list_expiring",
    input: { kinds: ["bonus"] },
    expect: {
      data: {
        items: [
          {
            days_left: 29,
            value_usd: 1600,
            action: "Spend $1,499.50 more on the card by this day.",
          },
        ],
      },
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
    question: "What is it worth to activate the Flex, at 1.5 cents a point?",
    because: "5 instead of 1 points on at most 1,500 dollars: 6,000 points, 90 dollars.",
    wallet: walletOf([flex()], {
      valuations: { chase_ultimate_rewards: { cpp: 1.5, set_on: "2026-01-01" } },
    }),
    tool: "list_expiring",
    input: { kinds: ["activation"] },
    expect: {
      data: {
        items: [
          {
            value_usd: 90,
            value_basis: "upper_bound",
            call: {
              tool: "update_wallet_card",
              arguments: { wallet_card_id: "chase-freedom-flex" },
            },
          },
        ],
        totals: { value_usd: 0, upper_bound_usd: 90 },
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
  {
    question: "One night ends today, one ended yesterday.",
    because: "Today counts as a day to use it; yesterday's is lost.",
    wallet: walletOf([], {
      certificates: [
        night("today", { expires_on: "2026-11-21", value_usd: 200 }),
        night("gone", { expires_on: "2026-11-20", value_usd: 300 }),
      ],
    }),
    tool: "list_expiring",
    expect: {
      data: {
        items: [{ certificate_id: "today", days_left: 0, value_usd: 200, value_basis: "own" }],
        totals: { value_usd: 200 },
      },
    },
  },
  {
    question: "What expires in an empty wallet?",
    because: "Nothing.",
    tool: "list_expiring",
    expect: { data: { items: [], totals: { items: 0, value_usd: 0 } } },
  },
]);
