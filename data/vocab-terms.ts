/**
 * Closed value sets of tables that are never published: rates, credits, offers, rules. Add a new
 * value here before using it in a row.
 */

/** Units of an earn rate: points of the card's currency per dollar, or percent back. */
export const EARN_UNITS = ["points_per_dollar", "percent"] as const;

/** Ways to make a purchase that a rate or merchant may depend on. */
export const CHANNELS = [
  "direct",
  "portal",
  "in_store",
  "online",
  "mobile_wallet",
  "recurring",
] as const;

/** Places of purchase that a rate may depend on. */
export const REGIONS = ["anywhere", "us", "outside_us"] as const;

/**
 * How a rate starts to apply. always: automatically. activation: the member activates it for its
 * dates. choice: the member chooses `select_count` rows of a `select_group`. top_spend: the issuer
 * picks the `select_count` rows with the most spend per cycle.
 */
export const RATE_SELECTIONS = ["always", "activation", "choice", "top_spend"] as const;

/** Periods in which a cap, a credit or visits are counted. */
export const CAP_PERIODS = [
  "billing_cycle",
  "month",
  "quarter",
  "half_year",
  "calendar_year",
  "anniversary_year",
  "lifetime",
  "promotion",
] as const;

/** Requirements of a rate, a credit or a benefit besides holding the card. */
export const REQUIREMENTS = [
  "paid_membership",
  "bank_relationship",
  "direct_deposit",
  "rent_payment",
  "elite_status",
  "first_year",
  "weekend_nights",
  "annual_spend",
  "autopay",
  "same_day_ticket",
  "same_airline_ticket",
  "authorized_user",
  "selected_account",
] as const;

/** once: once per account. four_years: every four years. per_booking: each time. */
export const CREDIT_PERIODS = [
  "month",
  "quarter",
  "half_year",
  "year",
  "two_years",
  "four_years",
  "four_and_a_half_years",
  "five_years",
  "per_booking",
  "once",
] as const;

/** The calendar or account year in which spend that unlocks a benefit is counted. */
export const SPEND_YEARS = ["calendar", "anniversary"] as const;

/** Flights within and between these regions. us_mainland: the 48 contiguous states. */
export const FLIGHT_REGIONS = [
  "worldwide",
  "north_america",
  "us",
  "us_mainland",
  "hawaii",
  "mexico",
  "caribbean",
  "central_america",
  "ireland",
] as const;

/** From back to front. extra_legroom: Comfort, Economy Plus and the like. */
export const CABINS = ["economy", "extra_legroom", "premium_economy", "business", "first"] as const;

/** Start of a period. calendar: month or year. anniversary: account year. rolling: last use. */
export const PERIOD_BASES = ["calendar", "anniversary", "rolling"] as const;

/**
 * Forms of a credit. statement: a statement credit. balance: money in a merchant's wallet.
 * discount: a lower price at checkout. points: points of the card's currency. membership: a free
 * membership.
 */
export const CREDIT_FORMS = ["statement", "balance", "discount", "points", "membership"] as const;

/**
 * How purchases use a credit. whole: any purchase, up to the remaining amount. part: any, up to an
 * amount each. conditional: only some, defined in the note. unknown: no source says which.
 */
export const COUNTS_AS = ["whole", "part", "conditional", "unknown"] as const;

/** all: the rate covers every purchase of its category. some: the note says which. */
export const COVERAGES = ["all", "some"] as const;

/** Why a merchant has its category. source: a source names it. kind: by the kind of business. */
export const CATEGORY_BASES = ["source", "kind"] as const;

/** Units a limit applies to, other than the whole claim. */
export const LIMIT_BASES = ["person", "trip", "item"] as const;

/** The order in which covers pay. */
export const COVER_POSITIONS = ["primary", "secondary"] as const;

/** Conditions and duties of a cover. */
export const PROTECTION_CONDITIONS = [
  "arranged_by_hotline",
  "business_rentals",
  "carry_on_included",
  "days_31_abroad",
  "dispatch_only",
  "not_in_australia_italy_new_zealand",
  "position_at_home",
  "primary_abroad",
  "round_trip",
] as const;

/** Rewards of a welcome offer or of one of its parts. */
export const OFFER_REWARDS = [
  "points",
  "cash",
  "statement_credit",
  "certificate",
  "gift_card",
  "rate_boost",
  "first_year_match",
] as const;

/** Where an offer is made. */
export const OFFER_CHANNELS = ["public", "targeted", "in_branch", "referral", "phone"] as const;

/** credit: a line of credit. charge: paid in full, or Pay Over Time. */
export const ACCOUNT_KINDS = ["credit", "charge", "secured"] as const;

/** A move of an account from one card to another. */
export const CHANGE_DIRECTIONS = ["upgrade", "downgrade", "lateral"] as const;

/**
 * Kinds of application rule. max_opened: fewer than `count` accounts opened in the window before
 * the application. max_held: fewer than `count` accounts held at the time of the application.
 * bonus_window: no bonus if a blocking card was in a blocking state within the window, or ever if
 * there is no window. needs: a relationship that the member must have.
 */
export const RULE_KINDS = ["max_opened", "max_held", "bonus_window", "needs"] as const;

/** Consequences of not meeting a rule. */
export const RULE_EFFECTS = ["application_denied", "bonus_denied"] as const;

/** States of a blocking card that count in the window of a rule. */
export const BLOCKING_STATES = ["held", "ever_held", "opened", "closed", "bonus_received"] as const;

/** The accounts a rule counts. personal_report: every account on the personal credit report. */
export const COUNTED_ACCOUNTS = [
  "issuer",
  "issuer_personal",
  "issuer_business",
  "issuer_credit",
  "issuer_charge",
  "all",
  "all_personal",
  "personal_report",
] as const;

export const WINDOW_UNITS = ["days", "months"] as const;

/** written: in the issuer's terms. pattern: reported by applicants. */
export const RULE_STRENGTHS = ["written", "pattern"] as const;

/** General policies of an issuer, each with its own unit. */
export const ISSUER_POLICIES = [
  "annual_fee_refund_days",
  "product_changes",
  "product_change_min_months",
  "upgrade_min_months",
  "bonus_clawback_months",
  "spend_window_starts",
  "reports_business_to_personal",
  "reports_authorized_users",
  "reconsideration",
  "points_lost_on_closing_days",
] as const;

/**
 * never: points do not expire. inactivity: after months without activity. fixed: after months.
 * calendar: on a day of the year given in the note. account_closure: with the account.
 */
export const EXPIRY_RULES = [
  "never",
  "inactivity",
  "fixed",
  "calendar",
  "account_closure",
] as const;

/** Accounts with which points can be pooled. */
export const POOLING_RULES = ["none", "own_accounts", "household", "anyone"] as const;

/** Ways to redeem points besides transfers and awards. */
export const REDEMPTION_KINDS = [
  "cash_out",
  "statement_credit",
  "portal",
  "gift_card",
  "pay_with_points",
  "merchandise",
] as const;

/** Benefits that holding a card adds to a program's points. */
export const UNLOCKS = ["transfers", "portal_rate", "some_transfers"] as const;

export const CATEGORY_GROUPS = [
  "food",
  "travel",
  "transport",
  "home",
  "shopping",
  "business",
  "leisure",
  "health",
  "bills",
  "other",
] as const;

export const MERCHANT_KINDS = [
  "store",
  "restaurant",
  "airline",
  "hotel",
  "car_rental",
  "cruise",
  "rail",
  "transport",
  "travel_portal",
  "delivery",
  "subscription",
  "service",
  "wallet",
  "marketplace",
  "fuel",
  "venue",
  "government",
] as const;

/** Kinds of change of a card, a program or a route. */
export const CHANGE_KINDS = [
  "fee",
  "credit",
  "rate",
  "benefit",
  "status",
  "route",
  "offer",
  "name",
] as const;
