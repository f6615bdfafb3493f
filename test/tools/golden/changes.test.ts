import { expect } from "vitest";
import { held, testGolden, walletOf } from "./golden.ts";

const PLATINUM = held("amex-platinum", { opened_on: "2023-12-15" });
const PREFERRED = held("chase-sapphire-preferred", { opened_on: "2024-03-10" });

/** The change of a field, with what it means to the member. */
const changeOf = (field: string, effects: readonly object[]) => ({
  changes: expect.arrayContaining([expect.objectContaining({ field, effects })]),
});

testGolden("changes in dollars", [
  {
    question: "What did the fee of my Platinum do to me?",
    because:
      "895 − 695 = 200 more for holders that renew from 2026-01-02 on: for one of 15 December that is 2026-12-15, not 2025-12-15. 30 days to decide end on 2027-01-14. No other change is sure: credits are worth what is used.",
    wallet: walletOf([PLATINUM]),
    tool: "get_card_changes",
    input: { since: "2025-09" },
    expect: {
      summary: expect.stringContaining(
        "Together they cost you $200 a year. First decision due by 2027-01-14.",
      ),
      data: {
        ...changeOf("annual_fee", [
          {
            wallet_card_id: "amex-platinum",
            owner: "me",
            usd: -200,
            per: "year",
            at_most: false,
            from: "2026-12-15",
            decide_by: "2027-01-14",
            says: "Costs you $200 a year from the fee of 2026-12-15 on; decide by 2027-01-14.",
          },
        ]),
        yearly_usd: -200,
      },
    },
  },
  {
    question: "And had I opened it when the new fee was out?",
    because: "Then it has cost 895 from the first day, so nothing changed for it.",
    wallet: walletOf([held("amex-platinum", { opened_on: "2025-10" })]),
    tool: "get_card_changes",
    input: { since: "2025-09", kinds: ["fee"] },
    expect: { data: { ...changeOf("annual_fee", []), yearly_usd: 0 } },
  },
  {
    question: "My IHG Premier renews in December: when does the rise reach me?",
    because: "Holders pay 150 from 2027 on; the renewal of 2026-12 is before, so 2027-12-10.",
    wallet: walletOf([held("chase-ihg-premier", { opened_on: "2024-12-10" })]),
    tool: "get_card_changes",
    input: { since: "2026-10", kinds: ["fee"] },
    expect: {
      data: changeOf("annual_fee", [
        expect.objectContaining({ usd: -51, from: "2027-12-10", decide_by: "2028-01-09" }),
      ]),
    },
  },
  {
    question: "What is the new gas rate worth to me?",
    because:
      "200 × 12 = 2,400 dollars at 3 instead of 1 point are 4,800 points more, at 1.9 cents 91.20.",
    wallet: walletOf([PREFERRED], { spend: { gas: 200, groceries: 600 } }),
    tool: "get_card_changes",
    input: { since: "2026-06", kinds: ["rate"] },
    expect: {
      data: {
        ...changeOf("rate:gas", [expect.objectContaining({ usd: 91.2, from: "2026-10-01" })]),
        yearly_usd: 91.2,
      },
    },
  },
  {
    question: "And beside a card that had 5% at the pump already?",
    because:
      "2,400 dollars earned 120 there; 3 points of 1.9 cents are 136.80 now. 16.80 more, not 91.20.",
    wallet: walletOf([PREFERRED, held("citi-custom-cash", { opened_on: "2023-01-05" })], {
      spend: { gas: 200 },
    }),
    tool: "get_card_changes",
    input: { since: "2026-06", kinds: ["rate"] },
    expect: { data: { ...changeOf("rate:gas", [expect.objectContaining({ usd: 16.8 })]) } },
  },
  {
    question: "What did the cap on dining take from me?",
    because:
      "5,000 × 12 = 60,000 dollars: 240,000 points without a cap; now 50,000 × 4 + 10,000 = 210,000. 30,000 points at 1.9 cents are 570.",
    wallet: walletOf([held("amex-gold", { opened_on: "2022-03-14" })], { spend: { dining: 5000 } }),
    tool: "get_card_changes",
    input: { since: "2024-07", kinds: ["rate"] },
    expect: { data: changeOf("rate:dining cap", [expect.objectContaining({ usd: -570 })]) },
  },
  {
    question: "What does the end of the Saks credit cost me?",
    because:
      "Of the 100 a year, 30 were used in the year before it ended; the 50 of 2024 are older.",
    wallet: walletOf([PLATINUM], {
      credit_uses: [
        ["2024-11-02", 50],
        ["2026-02-03", 30],
      ].map(([day, usd], at) => ({
        id: `use-${at}`,
        wallet_card_id: "amex-platinum",
        credit_name: "Saks Fifth Avenue",
        used_on: String(day),
        amount_usd: Number(usd),
      })),
    }),
    tool: "get_card_changes",
    input: { since: "2026-07", kinds: ["credit"] },
    expect: {
      data: {
        ...changeOf("credit:Saks Fifth Avenue", [
          expect.objectContaining({ usd: -30, per: "year", at_most: false, from: "2026-07-01" }),
        ]),
        yearly_usd: -30,
      },
    },
  },
  {
    question: "And if I never logged a use?",
    because: "Then 100 a year is the most it can be, and it is not added up.",
    wallet: walletOf([PLATINUM]),
    tool: "get_card_changes",
    input: { since: "2026-07", kinds: ["credit"] },
    expect: {
      data: {
        ...changeOf("credit:Saks Fifth Avenue", [
          expect.objectContaining({ usd: -100, at_most: true }),
        ]),
        yearly_usd: 0,
      },
    },
  },
  {
    question: "What did the worse ratio to Hyatt cost me?",
    because:
      "100,000 points became as many; at 4:3 they become 75,000. 25,000 at 1.5 cents are 375, once and if all go there. The row of June is for new accounts: 1:1 still held then.",
    wallet: walletOf([PREFERRED], {
      balances: [
        { program: "chase_ultimate_rewards", owner: "me", points: 100_000, as_of: "2026-11-01" },
      ],
    }),
    tool: "get_card_changes",
    input: { since: "2026-06", kinds: ["route"] },
    expect: {
      data: {
        changes: [
          {
            field: "ratio for older accounts",
            effects: [{ owner: "me", usd: -375, per: "once", at_most: true, from: "2026-10-01" }],
          },
          { field: "ratio", effects: [] },
        ],
      },
    },
  },
  {
    question: "What if I never said what I spend?",
    because: "Spend is never guessed: rates are not counted, and that is told.",
    wallet: walletOf([PREFERRED]),
    tool: "get_card_changes",
    input: { since: "2026-06", kinds: ["rate"] },
    expect: {
      data: changeOf("rate:gas", []),
      warnings: [expect.stringContaining("no spending profile")],
    },
  },
]);
