import { expect } from "vitest";
import type { Wallet } from "../../../server/accounts/wallet.ts";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

const has = (program: string, points: number): Wallet["balances"][number] => ({
  program,
  owner: "me",
  points,
  as_of: "2026-10-01",
});
const MR = "amex_membership_rewards";
const preferred = walletOf([held("chase-sapphire-preferred")]);
const gold = walletOf([held("amex-gold")], { balances: [has(MR, 50_000)] });
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
    question: "Which banks feed Flying Blue?",
    because:
      "Amex, Bilt, Capital One, Chase, Citi, Marriott, Rove and Wells Fargo: 8. U.S. Bank's ended. " +
      "Without cards Bilt, Marriott and Rove are open.",
    ...routes,
    input: { to: "flying blue" },
    expect: {
      summary:
        "8 live routes to Air France-KLM Flying Blue, 3 usable with the cards held or without " +
        "one, 0 with a bonus known to run.",
      data: { matched_count: 8 },
    },
  },
  {
    question: "And with those that ended?",
    because: "8 and U.S. Bank's of 2026-08-12: 9, the ended one last.",
    ...routes,
    input: { to: "flying blue", include_inactive: true, limit: 9 },
    expect: { data: { matched_count: 9 } },
  },
  {
    question: "Which routes are there at all? (nothing in the wallet)",
    because: "166 of the 181 routes are live; 50 are told.",
    ...routes,
    input: { held_only: false },
    expect: { data: { matched_count: 166 } },
  },
  {
    question: "Which card would unlock full transfers of my Double Cash points to Virgin?",
    because:
      "10:7 with the Double Cash; Strata Elite, Strata Premier and Prestige have 1:1, and Prestige is " +
      "not sold any more.",
    wallet: walletOf([held("citi-double-cash")]),
    ...routes,
    input: { from: "citi", to: "virgin atlantic" },
    expect: {
      data: {
        routes: [
          {
            ratio: "10:7",
            unlock_cards: [
              { takes_applications: true, effect: "betters", ratio: "1:1" },
              { takes_applications: true, ratio: "1:1" },
              { card_id: "citi-prestige", takes_applications: false },
            ],
          },
        ],
      },
    },
  },
  {
    question: "My closed Preferred: can the points still go to Hyatt?",
    because: "Closed on the 20th, it opens nothing on the 21st; open until the 19th.",
    wallet: walletOf([held("chase-sapphire-preferred", { closed_on: "2026-11-20" })]),
    ...routes,
    input: { from: "chase", to: "hyatt" },
    expect: { data: { routes: [{ state: "locked", usable_now: false, via_cards: [] }] } },
  },
  {
    question: "I am an authorised user on a Reserve. Can I transfer?",
    because: "The points belong to the account's holder, so no.",
    wallet: walletOf([held("chase-sapphire-reserve", { authorized_user: true })]),
    ...routes,
    input: { from: "chase", to: "hyatt" },
    expect: { data: { routes: [{ state: "locked", usable_now: false }] } },
  },
  {
    question: "Avios?",
    because: "Several programs have Avios, so it asks.",
    ...routes,
    input: { to: "avios" },
    expect: { status: "needs_input" },
  },
  {
    question: "Frobnicate miles?",
    because: "Nothing is called so.",
    ...routes,
    input: { to: "frobnicate zzz" },
    error: 'No program is called "frobnicate zzz".',
  },
]);

testGolden("transfers: bonuses", [
  {
    question: "Any transfer bonus for my Amex points on 10 October?",
    because:
      "Hilton 30% (targeted) until the 14th: 4 days left, and the best seen for everybody is 30. " +
      "Flying Blue 25% until the 31st: 21 days left, best seen 25. The Avios ones ended on 09-27.",
    wallet: gold,
    now: "2026-10-10T17:00:00Z",
    ...bonuses,
    expect: {
      data: {
        bonuses: [
          { to: "hilton_honors", pct: 30, days_left: 4, targeted: true, best_seen_pct: 30 },
          { to: "flying_blue", pct: 25, days_left: 21, targeted: false, best_seen_pct: 25 },
        ],
        known_to: "2026-10-05",
      },
    },
  },
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
  {
    question: "Is there a bonus now, in November?",
    because: "Bonuses were read up to 2026-10-05 and all of them are over; that is said.",
    wallet: { ...gold, profile: profileOf({}) },
    ...bonuses,
    expect: {
      data: { bonuses: [], known_to: "2026-10-05" },
      warnings: [expect.stringContaining("Nothing newer than 2026-10-05 is known here")],
    },
  },
]);
