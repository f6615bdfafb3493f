import { expect } from "vitest";
import { among, FIVE, verdict } from "./eligibility-cases.ts";
import { held, testGolden, walletOf } from "./golden.ts";

const FOUR = FIVE("2024-12-01").slice(1);
const EXPLORER = { card: "chase-united-explorer" };

testGolden("eligibility: Chase", [
  {
    question: "I opened a fifth card exactly 24 months ago: am I under 5/24?",
    because: "21 November 2024 + 24 months is today and still counts: five. It clears tomorrow.",
    wallet: walletOf(FIVE("2024-11-21")),
    tool: "check_eligibility",
    input: EXPLORER,
    expect: {
      data: {
        application: "fail",
        bonus: "pass",
        clears_on: "2026-11-22",
        verdicts: among(
          verdict("chase-5-24", {
            result: "fail",
            clears_on: "2026-11-22",
            basis: "pattern",
            confidence: "confirmed",
            limit: 5,
          }),
        ),
      },
    },
  },
  {
    question: "And if I apply tomorrow?",
    because: "Four are left.",
    wallet: walletOf(FIVE("2024-11-21")),
    tool: "check_eligibility",
    input: { ...EXPLORER, on_date: "2026-11-22" },
    expect: { data: { application: "pass", clears_on: "2026-11-22" } },
  },
  {
    question: "One of the five was opened on 29 February 2024: when does it drop off?",
    because: "24 months later is 28 February 2026, which still counts; 1 March is clear.",
    wallet: walletOf([
      held("amex-gold", { opened_on: "2024-02-29" }),
      ...FIVE("2024-12-01").slice(1, 4),
      held("usbank-smartly", { opened_on: "2024-12-12" }),
    ]),
    now: "2026-02-28T17:00:00Z",
    tool: "check_eligibility",
    input: EXPLORER,
    expect: { data: { application: "fail", clears_on: "2026-03-01" } },
  },
  {
    question: "I only know that the first was opened in November 2024.",
    because:
      "Its 24 months end between 1 and 30 November 2026: today it may count. Surely clear on 1 December.",
    wallet: walletOf(FIVE("2024-11")),
    tool: "check_eligibility",
    input: EXPLORER,
    expect: {
      data: {
        application: "unknown",
        clears_on: "2026-12-01",
        verdicts: among(verdict("chase-5-24", { result: "unknown", may_clear_on: "2026-11-21" })),
      },
    },
  },
  {
    question: "Four personal cards and a Business Platinum: does the business card count?",
    because: "American Express reports no business cards: four.",
    wallet: walletOf([...FOUR, held("amex-business-platinum", { opened_on: "2026-03-03" })]),
    tool: "check_eligibility",
    input: EXPLORER,
    expect: { data: { application: "pass" } },
  },
  {
    question: "And a Spark Cash Select instead?",
    because:
      "Capital One reports it: five. The oldest, 10 January 2025, drops off on 11 January 2027.",
    wallet: walletOf([...FOUR, held("capital-one-spark-cash-select", { opened_on: "2026-03-03" })]),
    tool: "check_eligibility",
    input: EXPLORER,
    expect: { data: { application: "fail", clears_on: "2027-01-11" } },
  },
  {
    question: "Four cards and one on which I am an authorised user: 5/24?",
    because: "Chase reports authorised users; it may be left out when asked: unknown, not failed.",
    wallet: walletOf([
      ...FOUR,
      held("chase-freedom-flex", { opened_on: "2026-03-03", authorized_user: true }),
    ]),
    tool: "check_eligibility",
    input: EXPLORER,
    expect: {
      data: {
        application: "unknown",
        verdicts: among(verdict("chase-5-24", { result: "unknown", limit: 5 })),
      },
    },
  },
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
    question: "I hold the Preferred: can I get the Reserve with its bonus today?",
    because:
      "The rule on the other Sapphire ended on 2026-01-21; once per card looks at the Reserve alone.",
    wallet: walletOf([held("chase-sapphire-preferred", { opened_on: "2021-06-30" })]),
    tool: "check_eligibility",
    input: { card: "chase-sapphire-reserve" },
    expect: { data: { application: "pass", bonus: "pass" } },
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
  {
    question: "What is the offer of the IHG Premier after 18 November?",
    because: "The launch offer ended on 2026-11-18 and what followed is in no source.",
    tool: "check_eligibility",
    input: { card: "chase-ihg-premier" },
    expect: {
      data: expect.not.objectContaining({ offer_now: expect.anything() }),
      warnings: among(expect.stringContaining("seen last, on 2026-10-07, is over")),
    },
  },
]);

testGolden("eligibility: American Express", [
  {
    question: "Can I get the Gold bonus if I have had the Platinum?",
    because: "The Gold family rule counts every Platinum ever held; the card itself may be had.",
    wallet: walletOf([
      held("amex-platinum", {
        opened_on: "2019-01-01",
        closed_on: "2021-01-01",
        bonus_received: true,
      }),
    ]),
    tool: "check_eligibility",
    input: { card: "amex-gold" },
    expect: {
      data: {
        application: "pass",
        bonus: "fail",
        verdicts: among(
          verdict("amex-family-gold", { result: "fail", basis: "written" }),
          verdict("amex-once-per-lifetime", { result: "pass" }),
        ),
      },
    },
  },
  {
    question: "My Green Card was a Platinum until 2025: does that count?",
    because: "The account was a Platinum, so one was held.",
    wallet: walletOf([
      held("amex-green", {
        opened_on: "2019-01-01",
        bonus_received: false,
        former_products: [{ card_id: "amex-platinum", until: "2025-04-01" }],
      }),
    ]),
    tool: "check_eligibility",
    input: { card: "amex-gold" },
    expect: { data: { bonus: "fail" } },
  },
  {
    question: "Two Amex credit cards within 90 days: when can I apply for Delta Gold?",
    because:
      "1 September + 90 days = 30 November, which still counts; 1 December is clear. Amex lets one in five days pass.",
    wallet: walletOf([
      held("amex-blue-cash-preferred", { opened_on: "2026-09-01" }),
      held("amex-hilton-honors", { opened_on: "2026-10-15" }),
    ]),
    tool: "check_eligibility",
    input: { card: "amex-delta-gold" },
    expect: {
      data: {
        application: "fail",
        bonus: "pass",
        clears_on: "2026-12-01",
        verdicts: among(verdict("amex-2-90", { result: "fail", clears_on: "2026-12-01" })),
      },
    },
  },
  {
    question: "And for the Gold, a charge card?",
    because: "2/90 does not speak of charge cards.",
    wallet: walletOf([
      held("amex-blue-cash-preferred", { opened_on: "2026-09-01" }),
      held("amex-hilton-honors", { opened_on: "2026-10-15" }),
    ]),
    tool: "check_eligibility",
    input: { card: "amex-gold" },
    expect: { data: { application: "pass" } },
  },
  {
    question: "I hold five Amex credit cards: may I have a sixth?",
    because: "Five are too many, and waiting alone does not close one.",
    wallet: walletOf(
      ["blue-cash-preferred", "hilton-honors", "hilton-surpass", "marriott-bevy", "delta-blue"].map(
        (name, at) => held(`amex-${name}`, { opened_on: `201${at}-01-01` }),
      ),
    ),
    tool: "check_eligibility",
    input: { card: "amex-blue-cash-everyday" },
    expect: {
      data: {
        application: "fail",
        verdicts: among(verdict("amex-5-credit-cards", { result: "fail", limit: 5 })),
      },
    },
  },
  {
    question: "And when one of the five is a Gold?",
    because: "A charge card is none of the credit cards: four.",
    wallet: walletOf(
      ["gold", "hilton-honors", "hilton-surpass", "marriott-bevy", "delta-blue"].map((name, at) =>
        held(`amex-${name}`, { opened_on: `201${at}-01-01` }),
      ),
    ),
    tool: "check_eligibility",
    input: { card: "amex-blue-cash-everyday" },
    expect: { data: { application: "pass" } },
  },
]);
