import { expect } from "vitest";
import { held, testGolden, walletOf } from "./golden.ts";

const UR = "chase_ultimate_rewards";

testGolden("record_product_change", [
  {
    question: "My Aviator card became a Citi card: which one do I have now?",
    because:
      "The catalog names Citi AAdvantage Platinum as the successor on 2026-04-24, so the other " +
      "issuer is no obstacle; the account is as old as it was.",
    wallet: walletOf([held("barclays-aviator-red", { opened_on: "2019-03", last4: "1234" })]),
    tool: "record_product_change",
    input: { wallet_card_id: "aviator red", to_card: "citi-aadvantage-platinum-select" },
    expect: {
      data: {
        direction: "succession",
        old: { until: "2026-04-24", annual_fee_usd: 99 },
        new: { issuer: "Citi", opened_on: "2019-03", annual_fee_usd: 99 },
        lost: expect.arrayContaining([expect.objectContaining({ name: "Inflight Wi-Fi" })]),
      },
      assumptions: ["It changed on 2026-04-24."],
      next_actions: ["Give the new last4 to update_wallet_card."],
    },
    after: {
      cards: [
        {
          card_id: "citi-aadvantage-platinum-select",
          opened_on: "2019-03",
          former_products: [{ card_id: "barclays-aviator-red", until: "2026-04-24" }],
        },
      ],
    },
  },
  {
    question: "I downgraded my Sapphire Preferred to a Freedom Unlimited. What did I lose?",
    because:
      "A confirmed path. Transfers go (no other card opens them): 10,000 x 1.9 = $190 become " +
      "10,000 x 1.0 = $100. The fee falls from 95 to 0. Opened 2021, so no bonus is at stake.",
    wallet: walletOf([held("chase-sapphire-preferred", { opened_on: "2021-06-30" })], {
      balances: [{ program: UR, owner: "me", points: 10_000, as_of: "2026-11-12" }],
    }),
    tool: "record_product_change",
    input: { wallet_card_id: "csp", to_card: "cfu", changed_on: "2026-11-01" },
    expect: {
      summary: expect.stringContaining("fee $95 to $0 a year"),
      data: {
        direction: "downgrade",
        gained: [],
        lost: expect.arrayContaining([
          expect.objectContaining({
            kind: "unlock",
            name: "Chase Ultimate Rewards: transfers to partners",
          }),
        ]),
        altered: expect.arrayContaining([
          expect.objectContaining({
            name: "DoorDash promos",
            was: "$10, a month",
            detail: "$10, a quarter",
          }),
        ]),
        points_at_risk: [{ risk: "no_transfers", value_usd: 190, value_after_usd: 100 }],
      },
      warnings: ["Chase Ultimate Rewards: 10,000 points can no longer move to partners."],
    },
    after: {
      cards: [
        {
          card_id: "chase-freedom-unlimited",
          former_products: [{ card_id: "chase-sapphire-preferred", until: "2026-11-01" }],
        },
      ],
    },
  },
  {
    question: "My old Freedom is a Freedom Flex now; I had activated the quarter.",
    because:
      "Both have dining and groceries from 2026-10-01 and the cap q4-2026: these stay. The fee I " +
      "gave was of the old card.",
    wallet: walletOf([
      held("chase-freedom", {
        activations: ["dining 2026-10-01", "dining 2019-01-01"],
        cap_spent: [{ cap: "q4-2026", spent_usd: 700, on: "2026-11-01" }],
        annual_fee_override_usd: 5,
      }),
    ]),
    tool: "record_product_change",
    input: { wallet_card_id: "chase-freedom", to_card: "freedom flex" },
    expect: {
      data: {
        direction: "lateral",
        dropped: [
          { field: "activations", value: "dining 2019-01-01" },
          { field: "annual_fee_override_usd", value: 5 },
        ],
      },
    },
    after: {
      cards: [
        {
          activations: ["dining 2026-10-01"],
          cap_spent: [{ cap: "q4-2026", spent_usd: 700, on: "2026-11-01" }],
        },
      ],
    },
  },
  {
    question: "My Blue Cash Everyday became a Preferred.",
    because: "The row exists by family order only, without a dated source: recorded, and marked.",
    wallet: walletOf([held("amex-blue-cash-everyday", { opened_on: "2022-02" })]),
    tool: "record_product_change",
    input: { wallet_card_id: "amex-blue-cash-everyday", to_card: "bcp" },
    expect: {
      data: { unverified_path: true, direction: "upgrade" },
      warnings: expect.arrayContaining([expect.stringContaining("No dated source says")]),
    },
  },
  {
    question: "It changed again, before the first change.",
    because: "The account was last changed on 2025-05-05.",
    wallet: walletOf([
      held("chase-freedom-unlimited", {
        former_products: [{ card_id: "chase-sapphire-preferred", until: "2025-05-05" }],
      }),
    ]),
    tool: "record_product_change",
    input: { wallet_card_id: "cfu", to_card: "freedom flex", changed_on: "2025-05-04" },
    error: "changed_on 2025-05-04 lies before 2025-05-05",
  },
]);

const LOG = {
  credit_uses: [
    {
      id: "use",
      wallet_card_id: "amex-gold",
      credit_name: "Uber Cash",
      used_on: "2026-11-03",
      amount_usd: 10,
    },
  ],
  certificates: [{ id: "night", name: "Free night", owner: "me", wallet_card_id: "amex-gold" }],
};

testGolden("remove_wallet_card", [
  {
    question: "Delete the Gold, it was a mistake.",
    because: "Without confirmation nothing is done; it says what would go.",
    wallet: walletOf([held("amex-gold")], LOG),
    tool: "remove_wallet_card",
    input: { wallet_card_id: "amex-gold" },
    expect: {
      status: "refused",
      summary:
        "Nothing was done: this would remove American Express Gold Card with 1 credit use, " +
        "0 bonuses and 1 certificate.",
      refusal: { reason: "not_confirmed" },
    },
    after: { cards: [{ id: "amex-gold" }], ...LOG },
  },
  {
    question: "Yes, delete it.",
    because: "The card, its use and its certificate go; the other card and its log stay.",
    wallet: walletOf([held("amex-gold"), held("amex-green")], {
      ...LOG,
      bonuses: [
        {
          id: "bonus",
          wallet_card_id: "amex-green",
          status: "active",
          required_usd: 1,
          net_spent_usd: 0,
          updated_on: "2026-11-01",
        },
      ],
    }),
    tool: "remove_wallet_card",
    input: { wallet_card_id: "amex-gold", confirm: true },
    expect: { data: { removed: { card_id: "amex-gold", credit_uses: 1, certificates: 1 } } },
    after: {
      cards: [{ id: "amex-green" }],
      credit_uses: [],
      certificates: [],
      bonuses: [{ id: "bonus" }],
    },
  },
  {
    question: "Which Platinum would that be? (mine and Sam's)",
    because: "Two cards are called so: it is asked, and nothing is removed.",
    wallet: walletOf([held("amex-platinum"), held("amex-platinum", { id: "sams", owner: "Sam" })]),
    tool: "remove_wallet_card",
    input: { wallet_card_id: "amex platinum", confirm: true },
    expect: {
      status: "needs_input",
      needs_input: { candidates: [{ id: "amex-platinum" }, { id: "sams" }] },
    },
    after: { cards: [{ id: "amex-platinum" }, { id: "sams" }] },
  },
  {
    question: "Delete a card from an empty wallet.",
    because: "There is none.",
    tool: "remove_wallet_card",
    input: { wallet_card_id: "amex gold", confirm: true },
    error: "The wallet holds no such card.",
  },
]);
