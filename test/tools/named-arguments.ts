/**
 * The kind of name in each text argument. An argument that is missing here fails the test; one that
 * holds the member's own words, a code or a date is `free`.
 */

/** A kind of thing with one of it as its id, and as people write it. */
interface Named {
  readonly id: string;
  readonly usual: readonly [string, string, string];
  /** Shares a word with a name and is none. */
  readonly near?: string;
}

export const KINDS = {
  card: {
    id: "chase-sapphire-reserve",
    usual: ["csr", "Sapphire Reserve", "chase reserve"],
    near: "sapphire wobble",
  },
  held: { id: "demo-gold", usual: ["gold", "my Amex Gold", "1009"], near: "gold wobble" },
  flex: { id: "demo-flex", usual: ["freedom flex", "flex", "5112"], near: "flex wobble" },
  source: {
    id: "amex_membership_rewards",
    usual: ["MR", "membership rewards", "amex mr"],
    near: "membership wobble",
  },
  dest: { id: "world_of_hyatt", usual: ["hyatt", "World of Hyatt", "woh"], near: "hyatt wobble" },
  merchant: {
    id: "whole-foods",
    usual: ["whole foods", "Whole Foods Market", "wholefoods"],
    near: "whole wobble",
  },
  portal: {
    id: "chase-travel",
    usual: ["chase travel", "Chase Travel", "chasetravel"],
    near: "travel wobble",
  },
  issuer: {
    id: "American Express",
    usual: ["amex", "american express", "AmEx"],
    near: "american wobble",
  },
  owner: { id: "Sam", usual: ["sam", "my wife", "p2"] },
  category: {
    id: "dining",
    usual: ["restaurants", "Restaurants and bars", "eating out"],
    near: "restaurants wobble",
  },
  benefit: {
    id: "Priority Pass",
    usual: ["priority pass", "pp", "priorty pass"],
    near: "priority wobble",
  },
  network: { id: "American Express", usual: ["amex", "AMEX", "american express"] },
  lounge: {
    id: "Centurion Lounge",
    usual: ["centurion", "amex lounge", "the Centurion"],
    near: "centurion wobble",
  },
  protection: {
    id: "Auto rental coverage",
    usual: ["rental car insurance", "CDW", "collision waiver"],
    near: "rental wobble",
  },
  credit: { id: "Uber Cash", usual: ["uber cash", "uber", "Uber credit"], near: "uber wobble" },
  creditName: { id: "Uber Cash", usual: ["uber cash", "UBER CASH ", "cash uber credit"] },
  creditOnCard: {
    id: "demo-gold/Uber Cash",
    usual: ["gold uber", "uber cash on gold", "Uber Cash on my Amex Gold"],
    near: "uber wobble",
  },
  country: { id: "FR", usual: ["france", "fr", "France"] },
  timeZone: { id: "America/Los_Angeles", usual: ["pacific", "PST", "los angeles"] },
  goal: { id: "cash back", usual: ["cashback", "cash", "Cash Back"] },
  need: { id: "chase-prime-needs", usual: ["Amazon Prime", "prime", "chase prime"] },
  requirement: {
    id: "paid_membership",
    usual: ["paid membership", "Paid Membership", "membership paid"],
  },
  certificate: { id: "demo-night", usual: ["hyatt", "free night", "hyatt free night"] },
  choice: { id: "dining", usual: ["restaurants", "Restaurants", "eating out"] },
  level: { id: "from 100,000", usual: ["100k", "$100,000", "Preferred Honors"] },
  cap: { id: "groceries", usual: ["supermarkets", "Groceries", "grocery stores"] },
  cycle: { id: "dining", usual: ["restaurants", "this quarter", "Q4 2026"] },
} as const satisfies Readonly<Record<string, Named>>;

type Kind = keyof typeof KINDS;

/** The kind of an argument, and what the call needs beside it. */
export type Argument = Kind | "free" | readonly [kind: Kind, beside: object];

const DINING = { category: "dining", amount: 50 };
const AWARD = { cash_price: 812.4, points: 45_000, program: "united" };
const START = { action: "start", required: 4000 };

const OWN = { name: "Valley Visa", issuer: "Valley Bank" };
/** Read as those of add_wallet_card are; the demo holds no own card to change. */
const OF_OWN_CARDS = `update_wallet_card.own.name update_wallet_card.own.issuer
  update_wallet_card.own.program update_wallet_card.own.earn[].category
  update_wallet_card.own.credits[].name update_wallet_card.card`;

/** Where a name of each kind stands with nothing that it needs beside it. */
const PLAIN: Readonly<Partial<Record<Argument & string, string>>> = {
  owner: `get_wallet.owner add_wallet_card.owner update_wallet_card.owner list_balances.owner
    set_balance.owner list_valuations.owner value_points.owner value_portfolio.owner
    list_transfer_routes.owner calculate_transfer.owner compare_transfer_paths.owner
    list_transfer_bonuses.owner best_card_for_purchase.owner category_cheat_sheet.owner
    estimate_annual_rewards.owner simulate_card_change.owner rank_candidate_cards.owner
    list_credits.owner list_expiring.owner list_lounge_access.owner check_protection.owner
    list_certificates.owner record_certificate.owner list_upcoming_fees.owner
    check_eligibility.owner get_application_history.owner calculate_redemption_value.owner
    plan_points_goal.owner`,
  card: `add_wallet_card.card search_cards.cards[] search_cards.without.cards[] get_card.card
    get_card_changes.cards[] best_card_for_purchase.cards[] estimate_annual_rewards.as_if_cards[]
    simulate_card_change.add[] rank_candidate_cards.among[] check_eligibility.card
    get_wallet.as_if.open[].card`,
  free: `add_wallet_card.restore_token add_wallet_card.nickname add_wallet_card.last4
    add_wallet_card.chosen_categories.<key> add_wallet_card.chosen_categories.{}[]
    add_wallet_card.note update_wallet_card.nickname update_wallet_card.last4
    update_wallet_card.chosen_categories.<key> update_wallet_card.chosen_categories.{}[]
    update_wallet_card.note update_wallet_card.close_reason close_wallet_card.reason
    update_profile.goals[] update_profile.home_airport update_profile.memberships[]
    update_profile.add_household[] update_profile.remove_household[] search_cards.query
    get_card_changes.since set_valuation_override.note record_certificate.name
    evaluate_renewal.assumptions.perks.<key> record_bonus_progress.bonus_id
    record_bonus_progress.reward import_wallet.content import_wallet.confirm_code
    record_purchase.statement record_purchase.confirm_code record_purchase.undo
    record_purchase.columns.date record_purchase.columns.text record_purchase.columns.amount
    record_purchase.columns.debit record_purchase.columns.credit record_purchase.columns.id
    record_purchase.columns.type record_purchase.columns.category record_purchase.columns.card
    add_wallet_card.own.name add_wallet_card.own.issuer add_wallet_card.own.credits[].name
    ${OF_OWN_CARDS}`,
  held: `update_wallet_card.wallet_card_id close_wallet_card.wallet_card_id
    remove_wallet_card.wallet_card_id list_transfer_routes.exclude_cards[]
    best_card_for_purchase.exclude_cards[] category_cheat_sheet.exclude_cards[]
    estimate_annual_rewards.exclude_cards[] estimate_annual_rewards.against_cards[]
    list_credits.card list_credits.cards[] list_expiring.cards[] record_credit_use.card
    record_certificate.card list_upcoming_fees.exclude_cards[] evaluate_renewal.wallet_card_id
    list_product_change_options.wallet_card_id record_purchase.card get_bonus_progress.wallet_card_id
    get_wallet.as_if.close[].card`,
  requirement: "update_wallet_card.meets[] update_profile.relationships.<key>",
  timeZone: "update_profile.time_zone",
  issuer: `search_cards.issuer search_cards.issuers[] search_cards.without.issuers[]
    list_upcoming_fees.issuer`,
  network: "search_cards.network search_cards.without.networks[] best_card_for_purchase.networks[]",
  source: `search_cards.currency list_balances.program list_balances.programs[]
    list_balances.without_programs[] set_balance.program list_valuations.programs[]
    value_points.program set_valuation_override.program list_transfer_routes.from
    calculate_transfer.from list_transfer_bonuses.from get_wallet.as_if.balances.<key>`,
  benefit: "search_cards.benefits[] find_cards_by_benefit.benefit",
  category: `search_cards.earns_on compare_cards.spend.<key> category_cheat_sheet.categories[]
    update_profile.spend.<key> estimate_annual_rewards.spend.<key>
    estimate_annual_rewards.sum_of[] simulate_card_change.spend.<key>
    rank_candidate_cards.spend.<key> evaluate_renewal.assumptions.spend.<key>
    get_wallet.as_if.spend.<key>`,
  merchant: "search_cards.earns_at best_card_for_purchase.merchant record_purchase.merchant",
  dest: `list_transfer_routes.to compare_transfer_paths.to list_transfer_bonuses.to
    list_certificates.program record_certificate.program calculate_redemption_value.program`,
  country: "best_card_for_purchase.country",
  goal: "rank_candidate_cards.goal",
  creditName: "list_credits.names[]",
  creditOnCard: "list_credits.only[]",
  lounge: "list_lounge_access.network",
  protection: "check_protection.protection",
  credit: "evaluate_renewal.assumptions.credits.<key>",
  need: "check_eligibility.met[] check_eligibility.not_met[]",
};

const isPlain = (kind: string): kind is keyof typeof PLAIN => kind in PLAIN;

/**
 * By tool and path, as the input schemas have them. What is supposed is read in one place, for every
 * tool that reads: that is get_wallet.as_if.
 */
export const ARGUMENTS: Readonly<Record<string, Argument>> = {
  ...Object.fromEntries(
    Object.keys(PLAIN)
      .filter(isPlain)
      .flatMap((kind) => PLAIN[kind]?.split(/\s+/).map((place) => [place, kind] as const) ?? []),
  ),
  "add_wallet_card.chosen_categories[]": [
    "choice",
    { card: "boa-customized-cash", allow_duplicate: true },
  ],
  "add_wallet_card.own.program": ["source", { card: undefined, own: OWN }],
  "add_wallet_card.own.earn[].category": [
    "category",
    { card: undefined, own: { ...OWN, earn: [{ rate: 2 }] } },
  ],
  "update_wallet_card.chosen_categories[]": ["choice", { wallet_card_id: "demo-boa" }],
  "update_wallet_card.activations[]": ["cycle", { wallet_card_id: "demo-flex" }],
  "update_wallet_card.deactivate[]": ["cycle", { wallet_card_id: "demo-flex" }],
  "update_wallet_card.boost_level": ["level", { wallet_card_id: "demo-boa" }],
  "update_wallet_card.enrolments.<key>": ["credit", { wallet_card_id: "demo-gold" }],
  "update_wallet_card.cap_spent[].category": [
    "cap",
    { wallet_card_id: "demo-gold", cap_spent: [{ spent_usd: 100 }] },
  ],
  "record_product_change.wallet_card_id": ["flex", { to_card: "freedom unlimited" }],
  "record_product_change.to_card": ["card", { wallet_card_id: "demo-sapphire" }],
  "compare_cards.cards[]": ["card", { cards: ["", "amex-gold"] }],
  "calculate_transfer.to": ["dest", { from: "UR" }],
  "calculate_transfer.card": ["card", { from: "UR", to: "hyatt" }],
  "best_card_for_purchase.category": ["category", { merchant: undefined }],
  "best_card_for_purchase.via": ["portal", { merchant: undefined, category: "hotels" }],
  "best_card_for_purchase.cap_spent[].card": [
    "held",
    { ...DINING, merchant: undefined, cap_spent: [{ spent_usd: 5 }] },
  ],
  "best_card_for_purchase.cap_spent[].category": [
    "category",
    { cap_spent: [{ card: "gold", spent_usd: 5 }] },
  ],
  "record_purchase.category": ["category", { merchant: undefined }],
  "category_cheat_sheet.rotating_spent[].card": ["flex", { rotating_spent: [{ spent_usd: 5 }] }],
  "estimate_annual_rewards.break_even_on": ["category", { as_if_cards: ["csr"] }],
  "estimate_annual_rewards.level_on": ["category", { as_if_cards: ["csr", "csp"] }],
  "simulate_card_change.drop[]": ["held", { add: undefined }],
  "simulate_card_change.swap.from": ["held", { add: undefined, swap: { to: "csr" } }],
  "simulate_card_change.swap.to": ["card", { add: undefined, swap: { from: "gold" } }],
  "record_credit_use.credit": ["creditOnCard", { card: undefined, allow_over: true }],
  "record_certificate.certificate": [
    "certificate",
    { action: "use", program: undefined, cap: undefined, expires_on: undefined },
  ],
  "record_bonus_progress.wallet_card_id": ["held", { ...START, deadline: undefined }],
  "record_bonus_progress.card": [
    "held",
    { ...START, wallet_card_id: undefined, deadline: undefined },
  ],
  "record_bonus_progress.reward_program": ["source", { reward_points: 1000 }],
  "calculate_redemption_value.from": ["source", { ...AWARD, program: "aeroplan" }],
  "calculate_redemption_value.earn_forgone[].program": [
    "source",
    { earn_forgone: [{ points: 100 }] },
  ],
  "calculate_redemption_value.card": ["card", { from: "UR" }],
  "plan_points_goal.goals[].program": ["dest", { goals: [{ points: 40_000 }] }],
  "get_wallet.as_if.open[].owner": ["owner", { as_if: { open: [{ card: "csr" }] } }],
  "get_wallet.as_if.change[].card": ["flex", { as_if: { change: [{ to: "freedom unlimited" }] } }],
  "get_wallet.as_if.change[].to": ["card", { as_if: { change: [{ card: "sapphire" }] } }],
};
