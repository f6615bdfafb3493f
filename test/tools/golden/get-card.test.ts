import { expect } from "vitest";
import { held, testGolden, walletOf } from "./golden.ts";

const text = (part: string): unknown => expect.stringContaining(part);
const having = (...rows: readonly object[]): unknown =>
  expect.arrayContaining(rows.map((row): unknown => expect.objectContaining(row)));

testGolden("get_card", [
  {
    question: "Tell me all about the Sapphire Reserve.",
    because:
      "Fee 795, an authorised user 195. Credits of a year without spend or condition: Travel 300, Apple 288, DoorDash 25 × 12 = 300, Global Entry 120 / 4 = 30, Lyft 120, Peloton 120, Exclusive Tables 150 × 2 = 300, Select hotels 250, StubHub 150 × 2 = 300, The Edit 500; the DashPass comes once, Southwest and The Shops ask for 75,000 of spend: 2,508. Offer of 2026-10-07: 100,000 × 1.9 = $1,900; best 150,000 of 2026-06-08 × 1.9 = $2,850.",
    tool: "get_card",
    input: { card: "csr" },
    expect: {
      data: {
        card: {
          card_id: "chase-sapphire-reserve",
          annual_fee_usd: 795,
          authorized_user_fee_usd: 195,
          foreign_fee_percent: 0,
        },
        credits_year_usd: 2508,
        value: { program: "chase_ultimate_rewards", cpp: 1.9, cpp_basis: "service_estimate" },
        offer: {
          seen_on: "2026-10-07",
          channel: "public",
          ended: false,
          value_usd: 1900,
          steps: [{ amount: 100_000, min_spend_usd: 6000, within_months: 3 }],
        },
        best_offer_seen: { seen_on: "2026-06-08", value_usd: 2850 },
        credits: having({
          name: "Global Entry or TSA PreCheck",
          year_usd: 30,
          period: "four_years",
        }),
        held_as: [],
      },
    },
  },
  {
    question: "How do I record spend towards the caps of my Gold?",
    because:
      "Dining and groceries have caps of their own: the key of a row is what it is on, with the region where it is not anywhere. Credits: Grubhub 120, Dunkin' 84, Resy 100, Uber 120 = 424.",
    wallet: walletOf([held("amex-gold", { opened_on: "2024-02-29" })]),
    tool: "get_card",
    input: { card: "amex gold" },
    expect: {
      data: {
        credits_year_usd: 424,
        earn: having(
          { category: "dining", rate: 4, cap_usd: 50_000, cap_key: "dining" },
          { category: "groceries", rate: 4, cap_usd: 25_000, cap_key: "groceries|us" },
        ),
        offer: { seen_on: "2026-10-10", value_usd: 1900 },
        // 100,000 was seen in July and October alike; the later one is told.
        best_offer_seen: { seen_on: "2026-10-10" },
        held_as: [{ wallet_card_id: "amex-gold", status: "open", opened_on: "2024-02-29" }],
      },
    },
  },
  {
    question:
      "What must I activate on the Freedom Flex this quarter, and what are its points worth?",
    because:
      "Rows of q4-2026 share one cap of 1,500 and are activated by 2026-12-14. Neither it nor a held card opens transfers, so a point is 1 cent: the 25,000 of the offer of 2026-10-07 are $250.",
    tool: "get_card",
    input: { card: "cff" },
    expect: {
      data: {
        value: { program: "chase_ur_cashback_only", cpp: 1 },
        earn: having(
          {
            category: "dining",
            rate: 7,
            cap_key: "q4-2026",
            activation_key: "dining 2026-10-01",
            activate_by: "2026-12-14",
          },
          { category: "streaming", rate: 5, starts: "2027-01-01", upcoming: true },
        ),
        changes: having({
          date: "2026-09-20",
          field: "foreign_transaction_fee",
          old: "3",
          new: "0",
        }),
      },
    },
  },
  {
    question: "With my Sapphire Preferred, what are Freedom Flex points worth?",
    because: "A held card opens transfers, so they count as Ultimate Rewards: 1.9 cents.",
    wallet: walletOf([held("chase-sapphire-preferred")]),
    tool: "get_card",
    input: { card: "freedom flex" },
    expect: { data: { value: { program: "chase_ultimate_rewards", cpp: 1.9 } } },
  },
  {
    question: "Is the first year of the United Explorer free?",
    because:
      "first_year_fee_usd 0, then 150. The offer last seen (2026-10-07) is 70,000 × 1.2 = $840; the best is 85,000 of 2026-06-08 = $1,020.",
    tool: "get_card",
    input: { card: "united explorer" },
    expect: {
      summary: text("$150 a year ($0 in the first year)"),
      data: {
        card: { annual_fee_usd: 150, first_year_fee_usd: 0 },
        offer: { seen_on: "2026-10-07", value_usd: 840 },
        best_offer_seen: { seen_on: "2026-06-08", value_usd: 1020 },
      },
    },
  },
  {
    question: "What became of the Citi Rewards+?",
    because: "Discontinued 2025-07-20, its successor is the Strata.",
    tool: "get_card",
    input: { card: "citi rewards+" },
    expect: {
      data: {
        card: {
          status: "discontinued",
          status_date: "2025-07-20",
          successor: { card_id: "citi-strata" },
        },
      },
      warnings: expect.arrayContaining([
        "Citi Rewards+ Card no longer exists since 2025-07-20; its successor is the Citi Strata Card.",
      ]),
    },
  },
  {
    question: "What is the IHG Traveler card now called?",
    because: "Renamed on 2026-10-01; the old name is an alias.",
    tool: "get_card",
    input: { card: "IHG One Rewards Traveler" },
    expect: {
      data: {
        card: { card_id: "chase-ihg-one-rewards", card_name: "IHG One Rewards Credit Card" },
        changes: having({ date: "2026-10-01", kind: "name" }),
      },
    },
  },
  {
    question: "Does the Costco card have a welcome offer?",
    because: "welcome_offer_available is false and no offer was ever seen.",
    tool: "get_card",
    input: { card: "citi-costco-anywhere" },
    expect: { warnings: expect.arrayContaining(["No welcome offer is known."]) },
  },
  {
    question: "Tell me about the Platinum.",
    because: "Several cards are called so; the tool asks which.",
    tool: "get_card",
    input: { card: "platinum" },
    expect: { status: "needs_input", needs_input: { candidates: having({ id: "amex-platinum" }) } },
  },
  {
    question: "Tell me about the Freedom.",
    because: "The Freedom cards of Chase share the word.",
    tool: "get_card",
    input: { card: "freedom" },
    expect: {
      status: "needs_input",
      needs_input: {
        argument: "card",
        given: "freedom",
        candidates: having({ id: "chase-freedom-flex" }, { id: "chase-freedom-unlimited" }),
      },
    },
  },
  {
    question: "Tell me about a card nobody issues.",
    because: "No name comes near.",
    tool: "get_card",
    input: { card: "zzyzx moonbeam" },
    error: 'No card is called "zzyzx moonbeam"',
  },
]);
