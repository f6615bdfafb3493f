/**
 * Closed value sets of the tables, which SPEC 2.1 leaves to us. Values are shown to users. Add a
 * new value here before using it in a row.
 */

export const CARD_TYPES = ["personal", "business"] as const;

/** Payment networks with their US tiers. */
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

/** Tier of a card if no source states one. */
export const UNVERIFIED_TIER = "Unverified";

export const CARD_NETWORK_TIERS = [
  ...NETWORK_TIERS.Visa,
  ...NETWORK_TIERS.Mastercard,
  "Not tiered",
  UNVERIFIED_TIER,
] as const;

/**
 * open: accepts applications. closed_new: holders keep it but nobody can apply.
 * product_change_only: only by product change. discontinued: accounts were closed or converted.
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

/** automatic: by holding the card. spend: after spending on it. credit: credit towards a level. */
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

/** Precision of a route's end date, which is the last day of that period. */
export const DATE_PRECISIONS = ["day", "month", "year"] as const;

/**
 * Most trusted first. confirmed: the issuer's page or two independent sources. disputed: equally
 * good sources disagree, and the note has the other value. unverified: no dated source.
 */
export const CONFIDENCES = ["confirmed", "single_source", "disputed", "unverified"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Kinds of names in nicknames.csv. benefit_kind: one of BENEFIT_KINDS. */
export const NICKNAME_KINDS = [
  "card_type",
  "network",
  "benefit_kind",
  "benefit",
  "lounge",
  "protection",
  "category",
  "level",
  "status_program",
] as const;

export const BENEFIT_KINDS = ["lounge", "credit", "protection", "status", "certificate"] as const;

export const SOURCE_KINDS = ["issuer", "dataset", "publication", "forum"] as const;
/**
 * Publishers of point values by their keys in valuation-observations.csv. A fixed value counts as
 * the issuer's, no matter who read it.
 */
export const PUBLISHERS: ReadonlyMap<string, string> = new Map([
  ["FM", "Frequent Miler"],
  ["NW", "NerdWallet"],
  ["OMAAT", "One Mile at a Time"],
  ["TPG", "The Points Guy"],
  ["UP", "Upgraded Points"],
  ["VFTW", "View from the Wing"],
  ["WH", "WalletHub"],
  ["issuer", "the issuer"],
]);

export const TRUST_LEVELS = ["high", "medium", "low"] as const;
