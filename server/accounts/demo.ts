import { EMPTY_WALLET, newCard, type Wallet, type WalletCard } from "./wallet.ts";

export const DEMO_EMAIL = "demo@example.org";

const heldCard = (
  id: string,
  cardId: string,
  openedOn: string,
  more: Partial<WalletCard> = {},
): WalletCard => ({
  ...newCard(id, cardId),
  opened_on: openedOn,
  ...more,
});

/** A keen household's wallet: two people, seven cards, balances in four programs. */
export const DEMO_WALLET: Wallet = {
  ...EMPTY_WALLET,
  cards: [
    heldCard("demo-gold", "amex-gold", "2022-03-14", { last4: "1009" }),
    heldCard("demo-platinum", "amex-platinum", "2023-09-02", {
      nickname: "Platinum",
      last4: "2004",
    }),
    heldCard("demo-platinum-sam", "amex-platinum", "2024-11-20", {
      owner: "Sam",
      nickname: "Sam's Platinum",
      last4: "3003",
    }),
    heldCard("demo-sapphire", "chase-sapphire-preferred", "2021-06-30", { last4: "4417" }),
    heldCard("demo-flex", "chase-freedom-flex", "2020-10-05", { last4: "5112" }),
    heldCard("demo-double", "citi-double-cash", "2019-02", { last4: "7781" }),
    heldCard("demo-venture", "capital-one-venture-x", "2025-12-09", {
      last4: "9020",
      bonus_received_on: "2026-03",
    }),
  ],
  balances: [
    { program: "amex_membership_rewards", owner: "me", points: 248_500, as_of: "2026-11-15" },
    { program: "amex_membership_rewards", owner: "Sam", points: 91_200, as_of: "2026-11-15" },
    { program: "chase_ultimate_rewards", owner: "me", points: 83_640, as_of: "2026-11-12" },
    { program: "capital_one_miles", owner: "me", points: 102_300, as_of: "2026-11-10" },
    { program: "world_of_hyatt", owner: "me", points: 21_000, as_of: "2026-10-02" },
  ],
  spend: {
    dining: 900,
    groceries: 1100,
    gas: 180,
    flights: 350,
    hotels: 300,
    transit: 90,
    streaming: 60,
    online_shopping: 400,
    utilities: 260,
    everything_else: 1500,
  },
  spend_as_of: "2026-11-01",
  credit_uses: [
    {
      id: "demo-use-1",
      wallet_card_id: "demo-gold",
      credit_name: "Uber Cash",
      used_on: "2026-11-03",
      amount_usd: 10,
    },
  ],
  certificates: [
    {
      id: "demo-night",
      name: "World of Hyatt free night",
      program: "world_of_hyatt",
      owner: "me",
      expires_on: "2027-03-31",
    },
  ],
  bonuses: [
    {
      id: "demo-bonus",
      wallet_card_id: "demo-platinum-sam",
      status: "completed",
      required_usd: 8000,
      net_spent_usd: 8000,
      reward: "80,000 Membership Rewards points",
      updated_on: "2025-04-18",
    },
  ],
  profile: {
    ...EMPTY_WALLET.profile,
    goals: ["Two tickets to Japan"],
    household: ["Sam"],
    home_airport: "JFK",
    memberships: ["Costco"],
    business_eligible: false,
  },
};
