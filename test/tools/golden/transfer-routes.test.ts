import { expect } from "vitest";
import { held, testGolden, walletOf } from "./golden.ts";

const preferred = walletOf([held("chase-sapphire-preferred")]);
const routes = { tool: "list_transfer_routes" } as const;
const bonuses = { tool: "list_transfer_bonuses" } as const;

testGolden("transfers: routes", [
  {
    question: "Is Chase to Hyatt still 1:1 for my Preferred?",
    because: "4:3 since 2026-10-01; a Reserve keeps 1:1.",
    wallet: preferred,
    ...routes,
    input: { from: "chase", to: "hyatt" },
    expect: {
      data: {
        matched_count: 1,
        routes: [
          {
            ratio: "4:3",
            ratio_in: 4,
            ratio_out: 3,
            min: 1000,
            usable_now: true,
            variant: { is_yours: true, starts: "2026-10-01" },
            via_cards: ["chase-sapphire-preferred"],
          },
        ],
      },
    },
  },
  {
    question: "Does Bilt still transfer to American?",
    because: "The route's last day was 2024-06-20; naming both ends shows it.",
    ...routes,
    input: { from: "bilt", to: "american" },
    expect: {
      summary: "Bilt Rewards to American Airlines AAdvantage ended; its last day was 2024-06-20.",
      data: {
        routes: [{ is_active: false, deactivated_date: "2024-06-20", usable_now: false }],
      },
    },
  },
  {
    question: "And with those that ended?",
    because: "8 and U.S. Bank's of 2026-08-12: 9, the ended one last.",
    ...routes,
    input: { to: "flying blue", include_inactive: true, limit: 9 },
    expect: { data: { matched_count: 9 } },
  },
]);

testGolden("transfers: bonuses", [
  {
    question: "Is Chase to Marriott on until the end of the 15th?",
    because: "The last day counts: 0 days left; 70 is the best ever.",
    wallet: preferred,
    now: "2026-10-16T03:59:00Z",
    ...bonuses,
    input: { from: "chase", to: "marriott" },
    expect: {
      data: { bonuses: [{ pct: 70, days_left: 0, best_seen_pct: 70, is_best_seen: true }] },
    },
  },
  {
    question: "And a minute later?",
    because: "04:00 UTC is midnight in New York: the 16th, and it is over.",
    wallet: preferred,
    now: "2026-10-16T04:00:00Z",
    ...bonuses,
    input: { from: "chase", to: "marriott" },
    expect: {
      summary:
        "No live transfer bonus from Chase Ultimate Rewards to Marriott Bonvoy is known; the last one " +
        "ended on 2026-10-15.",
      data: {
        bonuses: [],
        past: expect.arrayContaining([
          {
            pct: 70,
            starts: "2026-09-15",
            ends: "2026-10-15",
            targeted: false,
            confidence: "confirmed",
          },
        ]),
        best_seen_pct: 70,
      },
    },
  },
  {
    question: "All bonuses of 10 October? (nothing in the wallet)",
    because:
      "11 rows end on or after that day and have begun; Citi and Rove to Qatar are disputed.",
    now: "2026-10-10T17:00:00Z",
    ...bonuses,
    expect: {
      summary: expect.stringMatching(/^11 live transfer bonuses: /),
      warnings: expect.arrayContaining([
        expect.stringContaining("Sources disagree on Citi ThankYou Rewards to Qatar"),
      ]),
    },
  },
]);
