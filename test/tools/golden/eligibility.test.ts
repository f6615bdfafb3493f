import { expect } from "vitest";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

/** A verdict on a rule, in part. */
const verdict = (rule: string, more: object) => expect.objectContaining({ rule, ...more });

/** These are in the list, in any order. */
const among = (...rules: readonly object[]) => expect.arrayContaining([...rules]);

const check = { tool: "check_eligibility" } as const;

testGolden("eligibility: other issuers", [
  {
    question: "I closed my Premium Rewards on 10 March 2025: when may I have it again?",
    because: "Held within 24 months: until 10 March 2027, clear on the 11th.",
    wallet: walletOf([
      held("boa-premium-rewards", { opened_on: "2020-01-01", closed_on: "2025-03-10" }),
    ]),
    tool: "check_eligibility",
    input: { card: "boa-premium-rewards" },
    expect: { data: { application: "fail", clears_on: "2027-03-11" } },
  },
  {
    question: "Can I still get the Aviator Red?",
    because: "Discontinued on 2026-04-24; its successor is the AAdvantage Platinum Select.",
    tool: "check_eligibility",
    input: { card: "barclays-aviator-red" },
    expect: {
      data: {
        takes_applications: false,
        application: "fail",
        verdicts: [],
        successor: { card_id: "citi-aadvantage-platinum-select" },
      },
    },
  },
]);

testGolden("eligibility that cannot be known", [
  {
    question: "Five cards of which I forgot the days: am I over 5/24?",
    because: "All five may be of the last 24 months, or none.",
    wallet: walletOf(
      [
        "amex-gold",
        "citi-double-cash",
        "amex-platinum",
        "wells-fargo-active-cash",
        "discover-it-cash-back",
      ].map((id) => held(id)),
    ),
    ...check,
    input: { card: "csp" },
    expect: { data: { application: "unknown" } },
  },
]);

testGolden("eligibility: Chase", [
  {
    question: "I had the Preferred with its bonus in 2022 and closed it: may I get it again?",
    because: "Since 2025-06-23 the bonus is once per card, so waiting does not help.",
    wallet: walletOf([
      held("chase-sapphire-preferred", {
        opened_on: "2021-12-01",
        closed_on: "2025-01-15",
        bonus_received_on: "2022-03",
      }),
    ]),
    tool: "check_eligibility",
    input: { card: "csp" },
    expect: {
      data: {
        application: "pass",
        bonus: "fail",
        held: [{ card_id: "chase-sapphire-preferred" }],
        verdicts: among(
          verdict("chase-sapphire-once-per-card", { result: "fail", stops: "bonus_denied" }),
          verdict("chase-sapphire-held", { result: "pass" }),
        ),
      },
    },
  },
  {
    question: "Is the Preferred's offer the best it has been?",
    because:
      "75,000 seen on 2026-10-07: × 1.9 = $1,425. 100,000 seen on 2026-07-09: $1,900. It is not.",
    tool: "check_eligibility",
    input: { card: "chase-sapphire-preferred" },
    expect: {
      data: {
        offer_now: { seen_on: "2026-10-07", value_usd: 1425, ended: false },
        best_seen: { seen_on: "2026-07-09", value_usd: 1900, ended: true },
        offer_now_is_best: false,
      },
    },
  },
]);

testGolden("application history", [
  {
    question: "Does a closed card count, and one whose opening I forgot?",
    because:
      "The closed one of 2025 counts for certain, two years and a day from its opening; the other may.",
    wallet: walletOf([
      held("chase-freedom-flex", { opened_on: "2025-06-01", closed_on: "2026-06-01" }),
      held("citi-double-cash"),
    ]),
    tool: "get_application_history",
    expect: {
      summary: expect.stringContaining(
        "1 counts and 1 may towards 5/24, and the next one drops off on 2027-06-02;",
      ),
      data: {
        accounts: [{ status: "closed" }, { status: "open" }],
        counts: { "chase-5-24": { count: 1, may_count: 1, result: "pass" } },
      },
    },
  },
  {
    question: "When does a card of which I forgot the opening drop off?",
    because:
      "Opened today at the latest, 21 November 2026, it counts until 21 November 2028 by 5/24 and until the 29th by 1 in 8 days, if it does today.",
    wallet: walletOf([held("citi-double-cash")]),
    tool: "get_application_history",
    expect: {
      summary: expect.stringMatching(
        /drops off on 2028-11-22 at the latest, if that account counts at all; .* 2026-11-30 at the latest, if that account/,
      ),
    },
  },
  {
    question: "What of my wife, who is an authorised user on my Chase business card?",
    because:
      "Chase reports authorised users, so it may count for her; mine does not count for her.",
    wallet: walletOf(
      [
        held("chase-ink-cash", { opened_on: "2025-05-05" }),
        held("chase-ink-cash", {
          id: "hers",
          owner: "Sam",
          opened_on: "2025-05-05",
          authorized_user: true,
        }),
      ],
      { profile: profileOf({ household: ["Sam"] }) },
    ),
    tool: "get_application_history",
    input: { owner: "sam" },
    expect: {
      data: {
        owner: "Sam",
        accounts: [{ card: { wallet_card_id: "hers" }, on_personal_report: "maybe" }],
        counts: { "chase-5-24": { count: 0, may_count: 1 } },
      },
    },
  },
]);
