import { expect } from "vitest";
import type { Certificate } from "../../../server/accounts/wallet.ts";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

const night = (id: string, more: Partial<Certificate> = {}): Certificate => ({
  id,
  name: "Night",
  kind: "free_night",
  program: "world_of_hyatt",
  owner: "me",
  ...more,
});

testGolden("certificates", [
  {
    question: "Which free nights do I have?",
    because:
      "35,000 × 0.7 cents = 245 at most; 150 by the member's own figure; yesterday's is expired; the used one is left out.",
    wallet: walletOf([], {
      certificates: [
        night("cap", { program: "marriott_bonvoy", cap_points: 35_000, expires_on: "2027-05-01" }),
        night("own", { value_usd: 150, expires_on: "2026-11-21" }),
        night("old", { expires_on: "2026-11-20" }),
        night("used", { used_on: "2026-10-01" }),
      ],
      valuations: { marriott_bonvoy: { cpp: 0.7, set_on: "2026-01-01" } },
    }),
    tool: "list_certificates",
    expect: {
      summary:
        "2 certificates in hand (own values $150, others at most $245), 0 due with coming anniversaries.",
      data: {
        certificates: [
          { certificate_id: "own", days_left: 0, value_usd: 150, value_basis: "own" },
          { certificate_id: "cap", value_usd: 245, value_basis: "upper_bound", cpp: 0.7 },
        ],
        expired: [{ certificate_id: "old", days_left: -1 }],
        totals: { held: 2, due: 0, own_value_usd: 150, upper_bound_usd: 245 },
      },
    },
  },
  {
    question: "When does my next IHG night come? Opened on 29 February 2024.",
    because:
      "The anniversary of 2027 is 28 February, it lasts 12 months, and buys 50,000 × 0.5 cents = 250 at most.",
    wallet: walletOf([held("chase-ihg-premier", { opened_on: "2024-02-29" })], {
      valuations: { ihg_one_rewards: { cpp: 0.5, set_on: "2026-01-01" } },
    }),
    tool: "list_certificates",
    input: { program: "IHG" },
    expect: {
      data: {
        certificates: [
          {
            status: "due",
            due_from: "2027-02-28",
            due_until: "2027-02-28",
            expires_on: "2028-02-28",
            cap_points: 50_000,
            value_usd: 250,
          },
        ],
        totals: { held: 0, due: 1, upper_bound_usd: 0 },
      },
    },
  },
  {
    question: "Which come within 30 days?",
    because: "28 February 2027 is 99 days off.",
    wallet: walletOf([held("chase-ihg-premier", { opened_on: "2024-02-29" })]),
    tool: "list_certificates",
    input: { within_days: 30 },
    expect: { data: { certificates: [] } },
  },
  {
    question: "And on the Hyatt card of which I forgot the opening?",
    because: "It comes with an anniversary that nobody recorded, and has no cap that values it.",
    wallet: walletOf([held("chase-hyatt")]),
    tool: "list_certificates",
    expect: {
      summary: "0 certificates in hand, 1 due with coming anniversaries (value not known).",
      warnings: expect.arrayContaining(["1 due certificate with no known value."]),
      data: { certificates: [{ status: "due", unknown_because: expect.any(String) }] },
    },
  },
  {
    question: "What are the night that nobody values and the one of 35,000 points worth?",
    because: "35,000 × 0.7 cents = 245 at most; of the other nothing is known.",
    wallet: walletOf([], {
      certificates: [
        night("cap", { program: "marriott_bonvoy", cap_points: 35_000 }),
        night("any"),
      ],
      valuations: { marriott_bonvoy: { cpp: 0.7, set_on: "2026-01-01" } },
    }),
    tool: "list_certificates",
    expect: {
      summary:
        "2 certificates in hand (at most $245, 1 of unknown value), 0 due with coming anniversaries.",
    },
  },
  {
    question: "My Boundless gave me the 35k night, good until 1 June 2027.",
    because:
      "Of the card's nights the one of 35,000 is Marriott's; the rest is as the catalog has it.",
    wallet: walletOf([held("chase-marriott-boundless")]),
    tool: "record_certificate",
    input: {
      action: "add",
      card: "chase-marriott-boundless",
      cap: 35_000,
      expires_on: "2027-06-01",
    },
    expect: { data: { certificate: { status: "held", days_left: 192 } } },
    after: {
      certificates: [
        {
          name: "Free Night Award",
          program: "marriott_bonvoy",
          kind: "free_night",
          cap_points: 35_000,
          wallet_card_id: "chase-marriott-boundless",
          expires_on: "2027-06-01",
        },
      ],
    },
  },
  {
    question: "Add one that ended yesterday.",
    because: "20 November has passed.",
    tool: "record_certificate",
    input: { action: "add", program: "hyatt", expires_on: "2026-11-20" },
    error: "expires_on 2026-11-20 has passed",
  },
  {
    question: "I used my Hyatt night.",
    because: "There is one unused of Hyatt; the day is the member's own.",
    wallet: walletOf([], {
      certificates: [night("a", { used_on: "2026-01-01" }), night("b")],
      profile: profileOf({ time_zone: "Pacific/Honolulu" }),
    }),
    now: "2026-12-01T05:00:00Z",
    tool: "record_certificate",
    input: { action: "use", program: "hyatt" },
    expect: { data: { certificate: { status: "used", used_on: "2026-11-30" } } },
    after: { certificates: [{ used_on: "2026-01-01" }, { used_on: "2026-11-30" }] },
  },
  {
    question: "I used a free night. Which, of two that end on other days?",
    because: "They differ by expiry, so it is asked.",
    wallet: walletOf([], {
      certificates: [
        night("a", { expires_on: "2027-01-01" }),
        night("b", { expires_on: "2027-02-01" }),
      ],
    }),
    tool: "record_certificate",
    input: { action: "use", certificate: "free night" },
    expect: { status: "needs_input", needs_input: { candidates: [{ id: "a" }, { id: "b" }] } },
  },
]);
