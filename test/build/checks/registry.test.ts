import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checks } from "../../../build/checks/registry.ts";
import { formatProblem } from "../../../build/problem.ts";
import { BASE, BROKEN, checksOfAnyData, copyBroken, readRows } from "../fixtures.ts";

/** What each check says of its fixture: every problem with file, line, column and what to do. */
const reports: Readonly<Record<string, readonly string[]>> = {
  "unique-rows": [
    "card-lounges.csv:5 card_id+lounge_network: acme-plus, Priority Pass stands on line 2 already; keep one row",
    "transfer-routes.csv:6 source+dest: inn_club, north_air stands on line 4 already; keep one row",
    "valuation-observations.csv:10 program+publisher+observed_on: inn_club, Mile Mail, 2026-04-01 stands on line 8 already; keep one row",
  ],
  "unique-names": [
    'cards.csv:3 aliases: "ACME-plus!" already means acme-plus; choose another',
    'cards.csv:6 former_ids: "acme-ancient" already means birch-cash; choose another',
    'programs.csv:4 aliases: "NORTH" already means north_air; choose another',
    'issuers.csv:3 aliases: "ab" already means Acme; choose another',
  ],
  "known-references": [
    'cards.csv:2 issuer: no issuer "Akme" in issuers.csv; add it there or correct the spelling',
    'cards.csv:2 rewards_currency: no program "akme_points" in programs.csv; add it there or correct the spelling',
    'cards.csv:6 successor: no card "acme-plusplus" in cards.csv; add it there or correct the spelling',
    'programs.csv:5 successor: no program "south_air" in programs.csv; add it there or correct the spelling',
    'card-families.csv:2 card_id: no card "acme-starter" in cards.csv; add it there or correct the spelling',
    'card-lounges.csv:3 card_id: no card "acme-x" in cards.csv; add it there or correct the spelling',
    'card-protections.csv:3 card_id: no card "acme-x" in cards.csv; add it there or correct the spelling',
    'card-credits.csv:4 card_id: no card "acme-x" in cards.csv; add it there or correct the spelling',
    'card-elite-status.csv:2 card_id: no card "acme-x" in cards.csv; add it there or correct the spelling',
    'card-certificates.csv:3 card_id: no card "acme-x" in cards.csv; add it there or correct the spelling',
    'transfer-routes.csv:2 source: no program "akme_points" in programs.csv; add it there or correct the spelling',
    'transfer-routes.csv:5 dest: no program "new_miles" in programs.csv; add it there or correct the spelling',
    'transfer-bonuses.csv:3 source: no program "akme_points" in programs.csv; add it there or correct the spelling',
    'valuation-observations.csv:9 program: no program "new_miles" in programs.csv; add it there or correct the spelling',
  ],
  "known-sources": [
    'issuers.csv:3 sources: no source "points-pots" in sources.csv; add it there or give an https address',
    'cards.csv:4 sources: no source "birch-site" in sources.csv; add it there or give an https address',
    'transfer-bonuses.csv:2 sources: no source "acme" in sources.csv; add it there or give an https address',
    'valuation-observations.csv:2 sources: no source "mile-mail" in sources.csv; add it there or give an https address',
  ],
  "sourced-facts": [
    "cards.csv:2 sources: give it, or mark the row unverified",
    "card-lounges.csv:3 as_of: give it, or mark the row unverified",
    "card-lounges.csv:4 sources: give it, or mark the row unverified",
    "card-lounges.csv:4 as_of: give it, or mark the row unverified",
    "transfer-routes.csv:4 sources: give it, or mark the row unverified",
  ],
  "network-tiers": [
    'cards.csv:4 card_network_tier: Mastercard has no tier "Visa Signature"; it has Standard Mastercard | World Mastercard | World Elite Mastercard | World Legend Mastercard | Business Mastercard | World Mastercard for Business | World Elite Mastercard for Business',
    'cards.csv:5 card_network_tier: American Express has no tier "World Mastercard"; it has Not tiered',
  ],
  "open-card-network": ["cards.csv:4 network: birch-cash is open and must name its network"],
  "card-status": [
    "cards.csv:2 status_date: acme-plus is open; leave it empty",
    "cards.csv:3 successor: acme-basic is open; leave it empty",
    "cards.csv:6 welcome_offer_available: acme-retired is closed_new; nobody can get an offer, write false",
  ],
  "fee-bounds": [
    "cards.csv:4 annual_fee: 1500.01 is over 1500; check the figure",
    "cards.csv:5 foreign_transaction_fee: 27 is over 5; check the figure",
  ],
  families: [
    "card-families.csv:2 can_downgrade: true, but no open card of the family is below it; write false",
    "card-families.csv:3 can_upgrade: true, but no open card of the family is above it; write false",
    "card-families.csv:5 tier_order: two members of Birch share this tier; number them lowest first",
    "card-families.csv:6 tier_order: two members of Birch share this tier; number them lowest first",
    "card-families.csv:7 family_name: Metal has one member; add another or remove this row",
  ],
  "addressable-names": [
    String.raw`programs.csv:2 name: "Acme: Points" cannot be a file name or part of an address; write it without / \ ? # % : * " < > | and without a full stop at either end`,
    String.raw`programs.csv:3 name: "North/Air" cannot be a file name or part of an address; write it without / \ ? # % : * " < > | and without a full stop at either end`,
    String.raw`programs.csv:4 name: ".Inn" cannot be a file name or part of an address; write it without / \ ? # % : * " < > | and without a full stop at either end`,
    String.raw`programs.csv:5 name: "Old Miles." cannot be a file name or part of an address; write it without / \ ? # % : * " < > | and without a full stop at either end`,
  ],
  "ended-programs": [
    "programs.csv:4 status_date: inn_club: give a date if, and only if, the program ended",
    "programs.csv:5 status_date: old_miles: give a date if, and only if, the program ended",
    "transfer-routes.csv:5 is_active: acme_points -> old_miles is live, but one of the programs ended; end the route too",
    "cards.csv:5 rewards_currency: old_miles ended; name its successor",
  ],
  "route-end-dates": [
    "transfer-routes.csv:2 deactivated_date: the route is active; leave it empty",
    "transfer-routes.csv:2 deactivated_precision: the route is active; leave it empty",
    "transfer-routes.csv:4 deactivated_date: the route is over; fill it",
    "transfer-routes.csv:5 deactivated_precision: the route is over; fill it",
  ],
  "bonus-periods": [
    "transfer-bonuses.csv:2 starts: 2026-07-01 is after the end, 2026-06-30; correct one",
    "transfer-bonuses.csv:3 dest: no route north_air -> old_miles in transfer-routes.csv; add it there or correct the ends",
  ],
  "value-bounds": [
    "valuation-observations.csv:3 cpp: 0.049 is not between 0.05 and 15 cents; is the unit right?",
    "valuation-observations.csv:5 cpp: 140 is not between 0.05 and 15 cents; is the unit right?",
  ],
  "credit-names": [
    'card-credits.csv:2 credit_name: "$ Travel portal" has a digit, $ or %; amounts are not public, name only the benefit',
    'card-credits.csv:3 credit_name: "Four 50s" has a digit, $ or %; amounts are not public, name only the benefit',
    'card-credits.csv:4 credit_name: "Rail %" has a digit, $ or %; amounts are not public, name only the benefit',
  ],
  "release-order": [
    "releases.csv:4 released_at: not after the row before; releases stand oldest first",
    "releases.csv:5 released_at: not after the row before; releases stand oldest first",
  ],
  "released-content": [
    "releases.csv:3 content_sha256: the tables changed since this release; run `npm run release -- 'what changed'`",
  ],
  "dates-not-in-future": [
    "programs.csv:5 status_date: 2027 is after the last release, 2026-06-15; correct it, or add a release",
    "cards.csv:3 as_of: 2026-06-16 is after the last release, 2026-06-15; correct it, or add a release",
    "cards.csv:6 status_date: 2026-07 is after the last release, 2026-06-15; correct it, or add a release",
    "transfer-routes.csv:4 deactivated_date: 2026-06-30 is after the last release, 2026-06-15; correct it, or add a release",
    "valuation-observations.csv:9 observed_on: 2026-12-01 is after the last release, 2026-06-15; correct it, or add a release",
  ],
  "clean-text": [
    "programs.csv:3 name: has a control or invisible character; type the text anew",
    "cards.csv:2 aliases: has a control or invisible character; type the text anew",
    "cards.csv:5 note: has a control or invisible character; type the text anew",
    "card-credits.csv:2 note: has a control or invisible character; type the text anew",
  ],
  staleness: [
    "cards.csv:4 as_of: 2 of 4 current rows are older than 180 days; the oldest, 187 days, is this one; look it up again",
    "transfer-routes.csv:2 as_of: 1 of 2 current rows are older than 120 days; the oldest, 121 days, is this one; look it up again",
    "valuation-observations.csv:8 as_of: 1 of 1 current rows are older than 90 days; the oldest, 91 days, is this one; look it up again",
  ],
};

describe.each(checksOfAnyData)("$name", (check) => {
  test("has nothing to say of the base", () => {
    expect(check.run(readRows(BASE))).toEqual([]);
  });

  test("names file, line, column and what to do in its fixture", () => {
    const problems = check.run(readRows(copyBroken(check.name)));
    expect(problems.map(formatProblem)).toEqual(reports[check.name]);
  });
});

test("every check has a fixture folder that breaks it, and every folder a check", () => {
  const names = checksOfAnyData.map(({ name }) => name);
  expect(readdirSync(BROKEN).toSorted()).toEqual(names.toSorted());
});

test("no two checks share a name", () => {
  expect(new Set(checks.map(({ name }) => name)).size).toBe(checks.length);
});
