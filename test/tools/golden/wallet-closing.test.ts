import { expect } from "vitest";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

const UR = "chase_ultimate_rewards";
const MR = "amex_membership_rewards";

testGolden("close_wallet_card", [
  {
    question: "I closed my Sapphire Preferred. What about my 83,640 points?",
    because:
      "The Freedom Flex keeps them, but no card opens transfers: 83,640 x 1.9 = $1,589.16 falls to " +
      "83,640 x 1.0 = $836.40. Another Sapphire is free from the day after.",
    wallet: walletOf(
      [
        held("chase-sapphire-preferred", { opened_on: "2021-06-30" }),
        held("chase-freedom-flex", { opened_on: "2020-10-05" }),
      ],
      { balances: [{ program: UR, owner: "me", points: 83_640, as_of: "2026-11-12" }] },
    ),
    tool: "close_wallet_card",
    input: { wallet_card_id: "csp" },
    expect: {
      data: {
        wallet_card: { status: "closed", closed_on: "2026-11-21" },
        points_at_risk: [
          {
            program: UR,
            risk: "no_transfers",
            cpp: 1.9,
            cpp_basis: "service_estimate",
            value_usd: 1589.16,
            cpp_after: 1,
            value_after_usd: 836.4,
          },
        ],
        application_rules: [{ rule_id: "chase-sapphire-held", effect: "clears", on: "2026-11-22" }],
      },
      assumptions: ["It was closed today, 2026-11-21, in the member's time zone."],
    },
    after: { cards: [{ closed_on: "2026-11-21" }, { card_id: "chase-freedom-flex" }] },
  },
  {
    question: "If I close the Gold I opened two years ago, does it leave 5/24?",
    because:
      "It counts until 24 months after 2024-11-30, that is 2026-11-30, closed or not. Of the charge " +
      "cards held it was the only one: 1 before, 0 after. It is the last card for Membership " +
      "Rewards: 10,000 x 1.9 = $190 go with it, at once.",
    wallet: walletOf([held("amex-gold", { opened_on: "2024-11-30" })], {
      balances: [{ program: MR, owner: "me", points: 10_000, as_of: "2026-11-01" }],
    }),
    tool: "close_wallet_card",
    input: { wallet_card_id: "amex-gold", closed_on: "2026-11-20", dry_run: true },
    expect: {
      summary: expect.stringContaining("It counts for 5/24 until 2026-11-30 all the same."),
      data: {
        points_at_risk: [
          { risk: "account_closure", value_usd: 190, value_after_usd: 0, days_left: 0 },
        ],
        application_rules: expect.arrayContaining([
          expect.objectContaining({
            rule_id: "chase-5-24",
            effect: "still_counts",
            counted_before: 1,
            counted_after: 1,
            limit: 5,
            until: "2026-11-30",
          }),
          expect.objectContaining({
            rule_id: "amex-10-charge-cards",
            effect: "one_fewer",
            counted_before: 1,
            counted_after: 0,
          }),
        ]),
        dry_run: true,
      },
    },
    after: { cards: [held("amex-gold", { opened_on: "2024-11-30" })] },
  },
  {
    question: "The Gold's fee came on 5 November and I closed it: do I get it back?",
    because: "Amex refunds for 30 days from 2026-11-05: until 2026-12-05. The fee is 325.",
    wallet: walletOf([held("amex-gold", { opened_on: "2023-11-05" })]),
    tool: "close_wallet_card",
    input: { wallet_card_id: "amex-gold", closed_on: "2026-11-21" },
    expect: {
      data: {
        fee_refund: {
          fee_usd: 325,
          basis: "catalog",
          due_month: "2026-11",
          until: "2026-12-05",
          confidence: "confirmed",
        },
      },
    },
  },
  {
    question: "I closed a Gold I only got in January.",
    because: "Amex takes bonuses back within 12 months: 2026-01-31 and 12 months is 2027-01-31.",
    wallet: walletOf([held("amex-gold", { opened_on: "2026-01-31" })]),
    tool: "close_wallet_card",
    input: { wallet_card_id: "amex-gold" },
    expect: {
      warnings: expect.arrayContaining([
        expect.stringContaining("may take the welcome bonus back before 2027-01-31"),
      ]),
    },
  },
  {
    question: "I am off my wife's Platinum.",
    because:
      "An authorised user has the lounges that let users in: Centurion, Delta, Priority Pass. " +
      "Credits and points are hers.",
    wallet: walletOf([held("amex-platinum", { authorized_user: true, opened_on: "2022-01" })], {
      balances: [{ program: MR, owner: "me", points: 5000, as_of: "2026-11-01" }],
    }),
    tool: "close_wallet_card",
    input: { wallet_card_id: "amex-platinum" },
    expect: {
      data: {
        lost: [
          { kind: "lounge", name: "Centurion Lounge" },
          { kind: "lounge", name: "Delta Sky Club" },
          { kind: "lounge", name: "Priority Pass" },
        ],
        points_at_risk: [],
      },
    },
  },
  {
    question: "I closed the Gold today. (late in the evening in California)",
    because: "05:30 UTC of the 21st is 21:30 of the 20th in Los Angeles.",
    now: "2026-11-21T05:30:00Z",
    wallet: walletOf([held("amex-gold")], {
      profile: profileOf({ time_zone: "America/Los_Angeles" }),
    }),
    tool: "close_wallet_card",
    input: { wallet_card_id: "amex-gold", reason: "fee" },
    after: { cards: [{ closed_on: "2026-11-20", close_reason: "fee" }] },
  },
  {
    question: "I closed it before I opened it.",
    because: "2024-02-28 is before 2024-02-29.",
    wallet: walletOf([held("amex-gold", { opened_on: "2024-02-29" })]),
    tool: "close_wallet_card",
    input: { wallet_card_id: "amex-gold", closed_on: "2024-02-28" },
    error: "closed_on 2024-02-28 lies before 2024-02-29",
  },
  {
    question: "I will close it in December.",
    because: "A plan is no closing; tomorrow is the most.",
    wallet: walletOf([held("amex-gold")]),
    tool: "close_wallet_card",
    input: { wallet_card_id: "amex-gold", closed_on: "2026-12-01" },
    error: "Record a closing once it happened.",
  },
]);
