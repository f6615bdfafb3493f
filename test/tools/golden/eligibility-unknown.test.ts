import { expect } from "vitest";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

const check = { tool: "check_eligibility" } as const;
const freedom = held("chase-freedom-unlimited", { opened_on: "2023-05-10" });

testGolden("eligibility that cannot be known", [
  {
    question: "I told you of no cards. Can I get the Sapphire Preferred?",
    because: "A card closed years ago may count, so nothing passes by an empty list.",
    ...check,
    input: { card: "csp" },
    expect: {
      summary: expect.stringContaining("application unknown, bonus unknown"),
      data: { application: "unknown", bonus: "unknown" },
      warnings: [expect.stringContaining("lists no account of the applicant"), expect.anything()],
    },
  },
  {
    question: "I never had a card.",
    because: "Then an empty list is the whole history.",
    ...check,
    input: { card: "csp", met: ["no accounts"] },
    expect: { data: { application: "pass", bonus: "pass" } },
  },
  {
    question: "May I have the Ink Preferred?",
    because: "It takes a business, and the profile does not say whether there is one.",
    wallet: walletOf([freedom]),
    ...check,
    input: { card: "ink preferred" },
    expect: {
      summary: expect.stringContaining("application unknown"),
      data: {
        application: "unknown",
        verdicts: expect.arrayContaining([
          expect.objectContaining({
            rule: "business",
            result: "unknown",
            stops: "application_denied",
          }),
        ]),
      },
      next_actions: [expect.stringContaining("give business in met or not_met")],
    },
  },
  {
    question: "May I have it with a business, and without one?",
    because: "The profile says it.",
    wallet: walletOf([freedom], { profile: profileOf({ business_eligible: true }) }),
    ...check,
    input: { card: "ink preferred" },
    expect: { data: { application: "pass" } },
  },
  {
    question: "And if my profile says that I have none?",
    because: "The profile says it.",
    wallet: walletOf([freedom], { profile: profileOf({ business_eligible: false }) }),
    ...check,
    input: { card: "ink preferred" },
    expect: { data: { application: "fail" } },
  },
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
