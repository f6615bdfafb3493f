import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checks } from "../../../build/checks/registry.ts";
import { formatProblem } from "../../../build/problem.ts";
import { BASE, BROKEN, checksOfAnyData, copyBroken, readRows } from "../fixtures.ts";

/** What each check says of its fixture: every problem with file, line, column and what to do. */
const reports: Readonly<Record<string, readonly string[]>> = {
  "unique-rows": [
    "sources.csv:4 key: points-post stands on line 3 already; keep one row",
    "card-lounges.csv:5 card_id+lounge_network: acme-plus, Priority Pass stands on line 2 already; keep one row",
    "transfer-routes.csv:6 source+dest: inn_club, north_air stands on line 4 already; keep one row",
    "valuation-observations.csv:10 program+publisher+observed_on: inn_club, Mile Mail, 2026-04-01 stands on line 8 already; keep one row",
  ],
  "unique-names": [
    'cards.csv:3 aliases: "ACME-plus!" already means acme-plus; choose another',
    'cards.csv:6 former_ids: "acme-ancient" already means birch-cash; choose another',
    'programs.csv:4 aliases: "NORTH" already means north_air; choose another',
    'issuers.csv:3 aliases: "A.B." already means Acme; choose another',
    'issuers.csv:3 aliases: "ab" already means Acme; choose another',
    'merchants.csv:3 aliases: "north air lines" already means north-air; choose another',
    'merchants.csv:4 name: "Trips" already means travel; choose another',
  ],
  "known-references": [
    'programs.csv:5 successor: no program "south_air" in programs.csv; add it there or correct the spelling',
    'cards.csv:2 issuer: no issuer "Akme" in issuers.csv; add it there or correct the spelling',
    'cards.csv:2 rewards_currency: no program "akme_points" in programs.csv; add it there or correct the spelling',
    'cards.csv:6 successor: no card "acme-plusplus" in cards.csv; add it there or correct the spelling',
    'card-families.csv:2 card_id: no card "acme-starter" in cards.csv; add it there or correct the spelling',
    'earn-rates.csv:3 via: no merchant "acme-trips" in merchants.csv; add it there or correct the spelling',
    'earn-rates.csv:4 category: no category "food" in spend-categories.csv; add it there or correct the spelling',
    'earn-rates.csv:7 excluded_categories: no category "flight" in spend-categories.csv; add it there or correct the spelling',
    'card-credits.csv:4 card_id: no card "acme-x" in cards.csv; add it there or correct the spelling',
    'card-lounges.csv:3 card_id: no card "acme-x" in cards.csv; add it there or correct the spelling',
    'card-protections.csv:3 card_id: no card "acme-x" in cards.csv; add it there or correct the spelling',
    'card-elite-status.csv:2 card_id: no card "acme-x" in cards.csv; add it there or correct the spelling',
    'card-certificates.csv:3 card_id: no card "acme-x" in cards.csv; add it there or correct the spelling',
    'transfer-routes.csv:2 source: no program "akme_points" in programs.csv; add it there or correct the spelling',
    'transfer-routes.csv:5 dest: no program "new_miles" in programs.csv; add it there or correct the spelling',
    'transfer-terms.csv:5 cards: no card "acme-x" in cards.csv; add it there or correct the spelling',
    'transfer-bonuses.csv:3 source: no program "akme_points" in programs.csv; add it there or correct the spelling',
    'valuation-observations.csv:9 program: no program "new_miles" in programs.csv; add it there or correct the spelling',
    'issuer-rules.csv:2 issuer: no issuer "Akme" in issuers.csv; add it there or correct the spelling',
    'issuer-rules.csv:3 blocking_cards: no card "acme-x" in cards.csv; add it there or correct the spelling',
    'merchants.csv:2 category: no category "flight" in spend-categories.csv; add it there or correct the spelling',
  ],
  "known-sources": [
    'issuers.csv:3 sources: no source "points-pots" in sources.csv; add it there or give an https address',
    'cards.csv:4 sources: no source "birch-site" in sources.csv; add it there or give an https address',
    'transfer-bonuses.csv:2 sources: no source "acme" in sources.csv; add it there or give an https address',
    'valuation-observations.csv:2 sources: no source "mile-mail" in sources.csv; add it there or give an https address',
    'changes.csv:2 sources: no source "hearsay" in sources.csv; add it there or give an https address',
  ],
  "sourced-facts": [
    "cards.csv:2 sources: give it, or mark the row unverified",
    "product-changes.csv:3 note: say why nobody vouches for it",
    "card-lounges.csv:3 as_of: give it, or mark the row unverified",
    "card-lounges.csv:4 sources: give it, or mark the row unverified",
    "card-lounges.csv:4 as_of: give it, or mark the row unverified",
    "transfer-routes.csv:4 sources: give it, or mark the row unverified",
    "merchants.csv:3 note: say what the other source has instead",
  ],
  "confirmed-facts": [
    "programs.csv:3 confidence: points-post alone; find a second source or write single_source",
    "cards.csv:5 confidence: points-post alone; find a second source or write single_source",
    "card-certificates.csv:2 confidence: points-post alone; find a second source or write single_source",
    "card-certificates.csv:3 confidence: https://github.com/somebody/cards alone; find a second source or write single_source",
    "transfer-bonuses.csv:2 confidence: points-post alone; find a second source or write single_source",
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
    'programs.csv:2 name: "Acme: Points" cannot be a file name or part of an address; write it without / \\ ? # % : * " < > | and without a full stop at either end',
    'programs.csv:3 name: "North/Air" cannot be a file name or part of an address; write it without / \\ ? # % : * " < > | and without a full stop at either end',
    'programs.csv:4 name: ".Inn" cannot be a file name or part of an address; write it without / \\ ? # % : * " < > | and without a full stop at either end',
    'programs.csv:5 name: "Old Miles." cannot be a file name or part of an address; write it without / \\ ? # % : * " < > | and without a full stop at either end',
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
  bonuses: [
    "transfer-bonuses.csv:2 bonus_percent: 3000 is not between 5 and 200; give the per cent on top",
    "transfer-bonuses.csv:3 bonus_percent: 1 is not between 5 and 200; give the per cent on top",
    "transfer-bonuses.csv:3 dest: no route north_air -> old_miles in transfer-routes.csv; add it there or correct the ends",
    "transfer-bonuses.csv:4 starts: overlaps with line 2; correct the dates",
  ],
  "value-bounds": [
    "valuation-observations.csv:3 cpp: 0.049 is not between 0.05 and 15 cents; is the unit right?",
    "valuation-observations.csv:5 cpp: 140 is not between 0.05 and 15 cents; is the unit right?",
  ],
  "base-rates": [
    "cards.csv:2 id: acme-plus has no base rate; add its everything_else row to earn-rates.csv",
    "earn-rates.csv:10 category: line 4 is the base rate of acme-basic already; keep one",
    "earn-rates.csv:11 card_id: birch-cash has no rewards currency; give it one, or no rates",
  ],
  "earn-rates": [
    "earn-rates.csv:3 rate: 50 is over 30; check figure and unit",
    "earn-rates.csv:3 cap_period: a cap has an amount and a period; give both or none",
    "earn-rates.csv:4 after_cap_rate: not below the rate, 3; correct one",
    "earn-rates.csv:6 select_group: choice needs select_group and select_count",
    "earn-rates.csv:8 activate_by: always needs no activation; leave it empty",
    "earn-rates.csv:9 select_group: always has no group; leave it empty",
    "earn-rates.csv:10 cap_usd: missing, though cap_group or after_cap_rate is given",
    "earn-rates.csv:11 starts: overlaps with line 4; correct the dates",
    "earn-rates.csv:7 select_count: differs from line 6 of the same select_group; correct one",
    "earn-rates.csv:10 unit: birch-business earns points_per_dollar on line 9; use one unit",
  ],
  "earn-boosts": [
    "earn-boosts.csv:2 percent_more: 250 is not between 0 and 200; give the per cent on top",
    "earn-boosts.csv:2 min_balance_usd: not above the 50000 of a lower level; correct one",
  ],
  "date-spans": [
    "earn-rates.csv:8 starts: 2026-07-01 is after the end, 2026-06-30; correct one",
    "transfer-terms.csv:2 starts: 2026-03-01 is after the end, 2026-01-01; correct one",
    "transfer-bonuses.csv:2 starts: 2026-07-01 is after the end, 2026-06-30; correct one",
  ],
  "credit-terms": [
    "card-credits.csv:2 amount_usd: 30000 is not between 0 and 3000; check it",
    "card-credits.csv:2 month_amounts: only a credit of a month has amounts by month",
    "card-credits.csv:3 basis: missing; does the month follow the calendar or the account? if no source says so, say that in the note",
    "card-credits.csv:4 period: missing; an amount is for a period; if no source says which, say that in the note",
    "card-credits.csv:5 requires: annual_spend is told by annual_spend_usd already; leave it out here",
    "card-credits.csv:6 annual_spend_basis: of no spend; give annual_spend_usd or leave it empty",
    "card-credits.csv:7 annual_spend_at_merchants: needs annual_spend_usd and the merchants that count",
    "card-credits.csv:8 counts_as: no purchase uses points; leave it empty",
    "card-credits.csv:9 per_use_usd: missing; how much of the credit does one purchase take?",
    "card-credits.csv:10 counts_as: with an amount for one purchase it is part or conditional",
    "card-credits.csv:11 note: missing; say which purchases use it, or what no source says",
  ],
  "narrowing-notes": [
    'card-credits.csv:2 note: "only" is said by no column; fill counts_as or region or min_purchase_usd or requires, or leave the word out',
    'earn-rates.csv:2 note: "prepaid" is said by no column; fill covers or selection or requires, or leave the word out',
    'earn-rates.csv:5 note: "not at" is said by no column; fill covers or leaves_out or excludes_club_fuel or region or channels or via or merchants or excluded_categories or excluded_merchants or requires, or leave the word out',
    'transfer-terms.csv:2 note: "certain" is said by no column; fill cards, or leave the word out',
    'welcome-offers.csv:2 note: "needs" is said by no column; fill requires, or leave the word out',
    'card-protections.csv:2 note: "only" is said by no column; fill conditions, or leave the word out',
  ],
  "transfer-terms": [
    "transfer-routes.csv:3 is_active: acme_points -> inn_club is live, but transfer-terms.csv has no ratio for today; add it",
    "transfer-terms.csv:6 ends: inn_club -> north_air has ended; give the day",
    "transfer-terms.csv:2 ratio_in: write 4:2 as 2:1",
    "transfer-terms.csv:2 min_points: 1500 is no multiple of the increment, 1001",
    "transfer-terms.csv:2 increment: 1001 at 4:2 gives no whole points",
    "transfer-terms.csv:4 extra_points: give extra_every and extra_points, or neither",
    "transfer-terms.csv:5 fee_usd_per_point: missing, though the most of the fee is given",
    "transfer-terms.csv:7 dest: no route inn_club -> old_miles in transfer-routes.csv; add it",
    "transfer-terms.csv:3 starts: overlaps with line 2; correct the dates",
  ],
  "lounge-visits": [
    "card-lounges.csv:2 visits_per_year: unlimited is true; leave it empty or write false",
    "card-lounges.csv:2 guests: 99 is over 10; check it",
    "card-lounges.csv:2 child_age_limit: give the fee of a child and the age up to which it holds",
    "card-lounges.csv:3 visits_basis: no number of visits is given; leave it empty",
    "card-lounges.csv:3 guest_fee_usd: 500 is over 150; check it",
    "card-lounges.csv:4 child_free_under_age: not below the age of an adult, 18; correct one",
    "card-lounges.csv:4 child_guest_fee_usd: above that of an adult, 30; correct one",
  ],
  "protection-limits": [
    "card-protections.csv:2 after_hours: hours up to 48 of Trip delay or Baggage delay only",
    "card-protections.csv:3 limit_per_year_usd: below the limit of one claim, 800; correct one",
    "card-protections.csv:3 after_hours: hours up to 48 of Trip delay or Baggage delay only",
    "card-protections.csv:3 deductible_usd: not below the limit, 800; correct one",
  ],
  "benefit-paths": [
    "card-elite-status.csv:2 spend_usd: automatic asks for no spend; correct one",
    "card-elite-status.csv:2 credits: automatic needs no credits; correct one",
    "card-certificates.csv:2 spend_usd: anniversary asks for no spend; correct one",
    "card-certificates.csv:2 cabins: a free night is no flight; correct one",
    "card-certificates.csv:3 cap_points: a flight certificate has no cap in points",
  ],
  "offer-steps": [
    "welcome-offers.csv:4 amount: missing; how much is the points?",
    "welcome-offers.csv:5 amount: 60000 is not between 0 and 5000; check figure and reward",
    "welcome-offers.csv:3 min_spend_usd: less than the step before; count from the opening",
    "welcome-offers.csv:5 step: step 2 has no step 1 before it",
    "welcome-offers.csv:6 card_id: cards.csv says birch-cash has no welcome offer; correct one",
  ],
  "issuer-rules": [
    "issuer-rules.csv:2 window: missing; max_opened is evaluated by it",
    "issuer-rules.csv:2 blocking_states: max_opened does not read it; leave it empty",
    "issuer-rules.csv:2 window_unit: give window and window_unit, or neither",
    "issuer-rules.csv:3 cards: birch-business is not a card of Acme; correct one",
    "issuer-rules.csv:4 blocking_states: missing; bonus_window is evaluated by it",
    "issuer-rules.csv:5 counted: missing; max_held is evaluated by it",
    "issuer-rules.csv:6 count: needs does not read it; leave it empty",
  ],
  "issuer-policies": [
    'issuer-policies.csv:2 value: expected a whole number, got "a month"',
    'issuer-policies.csv:3 value: expected approval, opening or activation, got "30"',
  ],
  "product-changes": [
    "product-changes.csv:2 direction: Acme Plus is above Acme Basic in card-families.csv; correct one",
    "product-changes.csv:3 to_card: a card does not change to itself",
    "product-changes.csv:4 to_card: acme-retired is discontinued; nobody can change to it",
    "product-changes.csv:5 to_card: birch-cash is of another issuer, Birch & Söhne",
  ],
  "spend-categories": [
    "spend-categories.csv: no everything_else; the base rate of cards needs it",
    "spend-categories.csv:2 parent: leads into a circle, or too deep",
    "spend-categories.csv:3 parent: leads into a circle, or too deep",
  ],
  "program-details": [
    "program-rules.csv:2 expiry_months: given for inactivity and fixed, and only there",
    "program-rules.csv:3 expiry_months: not between 1 and 120",
    "program-rules.csv:3 pooling_max_members: nobody pools; leave it empty",
    "program-redemptions.csv:2 cpp: 100 is not between 0.1 and 5 cents",
    "program-unlocks.csv:3 card_id: birch-business earns inn_club, not acme_points; correct one",
  ],
  "card-terms": [
    "card-terms.csv:2 first_year_fee_usd: above the annual fee, 395; correct one",
    "card-terms.csv:2 authorized_user_fee_usd: over 400; check it",
  ],
  changes: [
    'changes.csv:2 subject: no card, program or route "acme-lost"',
    "changes.csv:4 new: the same as before; remove the row or correct it",
    "changes.csv:4 date: before the row above; keep the newest last",
    "changes.csv:3 new: acme-plus has annual_fee 395 in cards.csv; correct one",
    "changes.csv:5 new: acme_points -> inn_club has is_active false in transfer-routes.csv; correct one",
  ],
  "ended-benefits": [
    "card-protections.csv:3 protection: ended 2026-04-01 in changes.csv; remove the row",
    "card-lounges.csv:2 ends: ended 2026-05-01 in changes.csv; remove the row or date its end",
  ],
  successors: [
    "cards.csv:6 successor: name it, or say in the note that there is none",
    "programs.csv:5 successor: name it, or say in the note that there is none",
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
