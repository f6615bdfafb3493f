const DAY_MS = 86_400_000;

/** A day so many days after a moment, as YYYY-MM-DD. */
const dayAfter = (moment: number, days: number): string =>
  new Date(moment + days * DAY_MS).toISOString().slice(0, 10);

export type SampleCall = readonly [name: string, input: Record<string, unknown>];

/**
 * One ordinary call of every tool as of a moment, in milliseconds since 1970. The order is one in
 * which each finds what it needs.
 */
export const sampleCallsAt = (moment: number): readonly SampleCall[] => [
  [
    "get_wallet",
    { status: "all", include: ["cards", "profile", "balances", "credits", "bonuses"] },
  ],
  ["add_wallet_card", { card: "custom cash", opened_month: "2024-05" }],
  ["update_wallet_card", { wallet_card_id: "demo-flex", nickname: "Flexy" }],
  [
    "record_product_change",
    {
      wallet_card_id: "demo-sapphire",
      to_card: "freedom unlimited",
      changed_on: "2026-11-01",
      dry_run: true,
    },
  ],
  ["close_wallet_card", { wallet_card_id: "demo-double", closed_on: "2026-11-20", dry_run: true }],
  ["remove_wallet_card", { wallet_card_id: "demo-double", confirm: true }],
  ["update_profile", { home_airport: "SFO" }],
  ["search_cards", { query: "hotel", limit: 5 }],
  ["get_card", { card: "csp" }],
  ["compare_cards", { cards: ["amex gold", "csr"] }],
  ["find_cards_by_benefit", { benefit: "priority pass" }],
  ["get_card_changes", { since: "2026-01-01", scope: "all" }],
  ["list_balances", {}],
  ["set_balance", { program: "delta", points: 12_000 }],
  ["list_valuations", {}],
  ["value_points", { program: "MR", points: 50_000 }],
  ["set_valuation_override", { program: "UR", cpp: 1.5 }],
  ["value_portfolio", {}],
  ["list_transfer_routes", { from: "UR" }],
  ["calculate_transfer", { from: "MR", to: "aeroplan", need: 60_000 }],
  ["compare_transfer_paths", { to: "hyatt", need: 40_000, cash_price: 700 }],
  ["list_transfer_bonuses", {}],
  ["best_card_for_purchase", { merchant: "whole foods", amount: 120 }],
  ["category_cheat_sheet", {}],
  ["get_spending_profile", {}],
  ["record_purchase", { card: "demo-gold", merchant: "whole foods", amount: 120 }],
  ["estimate_annual_rewards", {}],
  ["simulate_card_change", { add: ["csr"] }],
  ["rank_candidate_cards", { limit: 3 }],
  ["list_credits", {}],
  ["list_expiring", { within_days: 90 }],
  ["record_credit_use", { credit: "resy", card: "demo-gold", amount: 5 }],
  ["list_lounge_access", { guests: 1 }],
  ["check_protection", { protection: "rental car" }],
  ["list_certificates", {}],
  [
    "record_certificate",
    { action: "add", program: "marriott", cap: 50_000, expires_on: dayAfter(moment, 150) },
  ],
  ["list_upcoming_fees", {}],
  ["evaluate_renewal", { wallet_card_id: "demo-gold" }],
  ["list_product_change_options", { wallet_card_id: "demo-sapphire" }],
  ["check_eligibility", { card: "csr" }],
  ["get_application_history", {}],
  ["get_bonus_progress", {}],
  [
    "record_bonus_progress",
    {
      wallet_card_id: "demo-venture",
      action: "start",
      required: 4000,
      deadline: dayAfter(moment, 100),
    },
  ],
  [
    "calculate_redemption_value",
    { cash_price: 812.4, points: 45_000, taxes: 5.6, program: "united" },
  ],
  [
    "plan_points_goal",
    { goals: [{ program: "aeroplan", points: 120_000, by_date: dayAfter(moment, 280) }] },
  ],
  ["export_wallet", { format: "json" }],
  ["import_wallet", { content: "plat, 5k hyatt" }],
];

/** The sample calls as of now. */
export const SAMPLE_CALLS = sampleCallsAt(Date.now());
