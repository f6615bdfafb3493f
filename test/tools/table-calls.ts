import { CREDIT_TYPES, LOUNGE_NETWORKS, PROTECTIONS } from "../../data/vocab.ts";
import type { FactIndex } from "../../server/member/facts.ts";
import type { SampleCall } from "./sample-calls.ts";

export const openCards = (facts: FactIndex) =>
  facts.tables.cards.filter(({ status }) => status === "open");

/**
 * Calls about the places, cards, benefits and routes that the tables name, each `step`-th of the many.
 * Held cards go by the ids of the catalog.
 */
export function callsAbout(index: FactIndex, step: number): readonly SampleCall[] {
  const sampleOf = <Value>(values: Iterable<Value>): readonly Value[] =>
    [...values].filter((_, place) => place % step === 0);
  const { facts, cards } = index;
  const { credits, earnRates, bonuses, spendCategories } = facts.tables;
  const places = new Set([...credits, ...earnRates].flatMap(({ merchants }) => merchants));
  const open = sampleOf(openCards(index));
  const routes = new Set(bonuses.map(({ source, dest }) => `${source} ${dest}`));
  return [
    ...sampleOf(places).map((merchant): SampleCall => purchase({ merchant })),
    ...spendCategories.map(({ key }): SampleCall => purchase({ category: key })),
    purchase({ merchant: "uber", country: "FR" }),
    purchase({ merchant: "radisson", country: "FR" }),
    purchase({ merchant: "walmart", category: "gas" }),
    ...sampleOf(cards.keys()).map((card): SampleCall => ["get_card", { card }]),
    ...open.map(({ id }): SampleCall => ["evaluate_renewal", { wallet_card_id: id }]),
    ...open.map(({ id: wallet_card_id }): SampleCall => [
      "record_bonus_progress",
      { wallet_card_id, action: "start", dry_run: true },
    ]),
    ...[...CREDIT_TYPES, ...LOUNGE_NETWORKS, "hotel status", "free night"].map(
      (benefit): SampleCall => ["find_cards_by_benefit", { benefit, limit: 100 }],
    ),
    ...PROTECTIONS.map((protection): SampleCall => ["check_protection", { protection }]),
    ...sampleOf(routes).map((route): SampleCall => {
      const [from = "", to = ""] = route.split(" ");
      return ["calculate_transfer", { from, to, send: 60_000, date: "2026-09-25" }];
    }),
    ...YEARLY,
  ];
}

const purchase = (at: object): SampleCall => ["best_card_for_purchase", { ...at, amount: 300 }];

const YEARLY: readonly SampleCall[] = [
  ["list_credits", {}],
  ["list_expiring", { within_days: 366 }],
  ["list_lounge_access", { guests: 2 }],
  ["list_certificates", {}],
  ["category_cheat_sheet", {}],
  ["estimate_annual_rewards", {}],
  ["rank_candidate_cards", { limit: 50 }],
  ["list_upcoming_fees", { within_months: 12 }],
  ["list_transfer_routes", { held_only: false, include_inactive: true }],
  ["list_transfer_bonuses", { include_upcoming: true }],
  ["list_valuations", {}],
  ["value_portfolio", {}],
  ["get_card_changes", { since: "2024-01-01", scope: "all" }],
];
