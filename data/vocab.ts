/**
 * The closed value sets of the tables (SPEC 2.1 leaves them to us). Values are the words shown to
 * users; a new value is added here first, then used in a row.
 */

export const CARD_TYPES = ["personal", "business"] as const;

/** Payment networks, each with the tiers it sells in the US. */
export const NETWORK_TIERS = {
  Visa: [
    "Visa Traditional",
    "Visa Signature",
    "Visa Infinite",
    "Visa Business",
    "Visa Signature Business",
    "Visa Infinite Business",
  ],
  Mastercard: [
    "Standard Mastercard",
    "World Mastercard",
    "World Elite Mastercard",
    "World Legend Mastercard",
    "Business Mastercard",
    "World Mastercard for Business",
    "World Elite Mastercard for Business",
  ],
  "American Express": ["Not tiered"],
  Discover: ["Not tiered"],
} as const;

export const NETWORKS = ["Visa", "Mastercard", "American Express", "Discover"] as const;

/** What people type for a kind of card, besides its name. */
export const CARD_TYPE_NICKNAMES: Readonly<Record<(typeof CARD_TYPES)[number], readonly string[]>> =
  { personal: ["consumer"], business: ["biz", "small business"] };

/** The tier of a card for which no source states one. */
export const UNVERIFIED_TIER = "Unverified";

export const CARD_NETWORK_TIERS = [
  ...NETWORK_TIERS.Visa,
  ...NETWORK_TIERS.Mastercard,
  "Not tiered",
  UNVERIFIED_TIER,
] as const;

/** What people type for a network, besides its name. */
export const NETWORK_NICKNAMES: Readonly<Record<(typeof NETWORKS)[number], readonly string[]>> = {
  Visa: [],
  Mastercard: ["mc", "master card"],
  "American Express": ["amex"],
  Discover: ["disc"],
};

/**
 * open: takes applications. closed_new: holders keep it, nobody can apply. product_change_only:
 * reached only by changing another card. discontinued: accounts were closed or converted.
 */
export const CARD_STATUSES = ["open", "closed_new", "product_change_only", "discontinued"] as const;

/** The rewards currency of a card that earns nothing. */
export const NO_REWARDS = "None";

export const CREDIT_TYPES = [
  "Advertising",
  "Airfare",
  "Airline incidental fees",
  "Business services",
  "Car rental",
  "Car service",
  "CLEAR Plus",
  "Cruise",
  "Dining",
  "Entertainment",
  "Event tickets",
  "Fitness",
  "Flexible",
  "Food delivery",
  "Gas",
  "Gift card",
  "Global Entry or TSA PreCheck",
  "Groceries",
  "Hotel",
  "Hotel resort",
  "Inflight purchases",
  "Lounge pass",
  "Membership",
  "Office supplies",
  "Rail",
  "Rideshare",
  "Shopping",
  "Software",
  "Streaming",
  "Theme park",
  "Travel",
  "Vacation package",
  "Warehouse club",
  "Wellness",
  "Wireless",
] as const;

export const LOUNGE_NETWORKS = [
  "Admirals Club",
  "Air Canada Maple Leaf Lounge",
  "Airspace Lounge",
  "Alaska Lounge",
  "Amtrak Lounge",
  "Avianca Lounge",
  "Capital One Lounge",
  "Centurion Lounge",
  "Chase Sapphire Lounge",
  "Delta Sky Club",
  "Emirates Lounge",
  "Escape Lounge",
  "JetBlue BlueHouse",
  "Korean Air Lounge",
  "LATAM Lounge",
  "LoungeKey",
  "Lufthansa Lounge",
  "Plaza Premium",
  "Priority Pass",
  "Qatar Lounge",
  "United Club",
] as const;

export const PROTECTIONS = [
  "Auto rental coverage",
  "Baggage delay",
  "Cell phone protection",
  "Emergency evacuation",
  "Emergency medical and dental",
  "Extended warranty",
  "Lost luggage",
  "Price protection",
  "Purchase protection",
  "Return protection",
  "Roadside assistance",
  "Travel accident",
  "Trip cancellation and interruption",
  "Trip delay",
] as const;

/** Other words people search a benefit by. */
export const BENEFIT_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  "Auto rental coverage": ["rental car insurance", "car rental", "CDW", "LDW", "collision waiver"],
  "Baggage delay": ["delayed bags", "luggage delay", "travel insurance"],
  "CLEAR Plus": ["airport security"],
  "Cell phone protection": ["cellphone", "mobile phone"],
  "Emergency evacuation": ["medical evacuation", "travel insurance"],
  "Emergency medical and dental": ["travel medical insurance"],
  "Extended warranty": ["warranties"],
  "Global Entry or TSA PreCheck": ["NEXUS", "GE", "trusted traveler"],
  "Lost luggage": ["lost baggage", "lost bags", "travel insurance"],
  "Purchase protection": ["purchase security", "theft and damage"],
  "Return protection": ["returns", "refund"],
  "Roadside assistance": ["towing"],
  "Travel accident": ["travel insurance"],
  "Trip cancellation and interruption": ["travel insurance", "trip insurance"],
  "Trip delay": ["flight delay", "travel insurance", "trip insurance"],
};

/** Other words for a kind of benefit. */
export const BENEFIT_KIND_SYNONYMS = {
  lounge: ["airport", "access"],
  credit: ["statement"],
  protection: ["insurance", "coverage"],
  status: ["elite"],
  certificate: ["free night award"],
} as const;

/** automatic: by holding the card. spend: after spending on it. credit: credits toward a level. */
export const STATUS_PATHS = ["automatic", "spend", "credit"] as const;

export const CERTIFICATE_KINDS = ["free_night", "companion", "upgrade", "flight"] as const;
/** stay: after nights stayed or trips taken with the brand. */
export const CERTIFICATE_PATHS = [
  "anniversary",
  "spend",
  "stay",
  "welcome",
  "account_opening",
] as const;

/** restricted: cash-like with redemption limits. other: fits none of the rest (SPEC 2.4). */
export const PROGRAM_CATEGORIES = [
  "transferable",
  "airline",
  "hotel",
  "restricted",
  "other",
] as const;
export const PROGRAM_STATUSES = ["active", "ended"] as const;

/** What one unit of a rate is: points of the card's currency for a dollar, or per cent back. */
export const EARN_UNITS = ["points_per_dollar", "percent"] as const;

/** How a purchase is made, where a rate or a merchant depends on it. */
export const CHANNELS = [
  "direct",
  "portal",
  "in_store",
  "online",
  "mobile_wallet",
  "recurring",
] as const;

/** Where a purchase is made, where a rate depends on it. */
export const REGIONS = ["anywhere", "us", "outside_us"] as const;

/**
 * How a rate comes to apply. always: by itself. activation: the member activates it for its dates.
 * choice: the member chooses `select_count` of the rows of one `select_group`. top_spend: the
 * issuer takes the `select_count` rows with most spend of each cycle.
 */
export const RATE_SELECTIONS = ["always", "activation", "choice", "top_spend"] as const;

/** The span in which a cap, a credit or a visit is counted. */
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

/** What a rate, a credit or a benefit asks for besides holding the card. */
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

/** once: one time for the account. four_years: every four years, and so on; per_booking: each time. */
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

/** calendar: starts with the month or year. anniversary: with the account's. rolling: with the last use. */
export const PERIOD_BASES = ["calendar", "anniversary", "rolling"] as const;

/**
 * What a credit pays with. statement: a statement credit. balance: money in a wallet of a merchant.
 * discount: a lower price at the till. points: points of the card's currency. membership: a
 * membership free of charge.
 */
export const CREDIT_FORMS = ["statement", "balance", "discount", "points", "membership"] as const;

/** For what each a limit holds, where it is not the whole claim. */
export const LIMIT_BASES = ["person", "trip", "item"] as const;

/** Which cover pays first. */
export const COVER_POSITIONS = ["primary", "secondary"] as const;

/** What a welcome offer or one of its parts gives. */
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

/** credit: a line of credit. charge: to be paid in full, or Pay Over Time. */
export const ACCOUNT_KINDS = ["credit", "charge", "secured"] as const;

/** A move of an account from one card to another. */
export const CHANGE_DIRECTIONS = ["upgrade", "downgrade", "lateral"] as const;

/**
 * How an application rule is evaluated.
 * max_opened: fewer than `count` accounts opened in the window before the application.
 * max_held: fewer than `count` accounts held at the time of the application.
 * bonus_window: no bonus when a blocking card is in one of the blocking states within the window;
 * without a window, ever. needs: a relationship that the member must have.
 */
export const RULE_KINDS = ["max_opened", "max_held", "bonus_window", "needs"] as const;

/** What happens when a rule is not met. */
export const RULE_EFFECTS = ["application_denied", "bonus_denied"] as const;

/** What about a blocking card counts, in the window of a rule. */
export const BLOCKING_STATES = ["held", "ever_held", "opened", "closed", "bonus_received"] as const;

/** Whose accounts a rule counts. personal_report: every account on the personal credit report. */
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

/** What an issuer does in general, each with its own unit. */
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
 * calendar: on a day of the year that the note names. account_closure: with the account.
 */
export const EXPIRY_RULES = [
  "never",
  "inactivity",
  "fixed",
  "calendar",
  "account_closure",
] as const;

/** With whom points of a program can be pooled. */
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

/** What a card does for the points of a program. */
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

/** What about a card, a program or a route changed. */
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

/** How exactly the end of a route is known; the date is the last day of that span. */
export const DATE_PRECISIONS = ["day", "month", "year"] as const;

/**
 * confirmed: the issuer's page or two independent sources. disputed: sources of equal standing
 * disagree, and the note names the other value. unverified: no dated source.
 */
export const CONFIDENCES = ["confirmed", "single_source", "disputed", "unverified"] as const;

export const SOURCE_KINDS = ["issuer", "dataset", "publication", "forum"] as const;
export const TRUST_LEVELS = ["high", "medium", "low"] as const;
