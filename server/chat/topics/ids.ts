/** Everything that can be asked about, each a topic over rows of one tool or a plan over several. */
export const TOPIC_IDS = [
  // points
  "balances",
  "points_value",
  "portfolio",
  "valuations",
  "points_expiry",
  "pooling",
  // transfers
  "routes",
  "transfer",
  "transfer_bonuses",
  "unlock_cards",
  "funding",
  "goal",
  "redemption",
  // purchases and the year
  "purchase",
  "cheat_sheet",
  "gaps",
  "rotating",
  "earn_rates",
  "caps",
  "acceptance",
  "annual_rewards",
  "spending",
  "card_change",
  "next_card",
  // benefits
  "credits",
  "expiring",
  "lounges",
  "protection",
  "certificates",
  // fees
  "fees",
  "renewal",
  "product_changes",
  "points_after_change",
  // applications
  "eligibility",
  "applications",
  "issuer_rules",
  "bonuses",
  "bonus_exclusions",
  "offers",
  // cards
  "card",
  "find_cards",
  "compare",
  "card_changes",
  "my_cards",
  "profile",
] as const;

export type TopicId = (typeof TOPIC_IDS)[number];
