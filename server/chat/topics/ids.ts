/** The topics: each answers from the rows of one tool, or from several tools. */
export const TOPIC_IDS = [
  // points
  "balances",
  "points_value",
  "portfolio",
  "points_expiry",
  "valuations",
  "pooling",
  // transfers
  "routes",
  "transfer",
  "transfer_bonuses",
  "transfer_undo",
  "unlock_cards",
  // awards
  "funding",
  "goal",
  "award_price",
  "redemption",
  // purchases and the year
  "purchase",
  "cheat_sheet",
  "gaps",
  "earn_rates",
  "rotating",
  "caps",
  "acceptance",
  "annual_rewards",
  "spending",
  "card_change",
  "next_card",
  "product_changes",
  "points_after_change",
  "card_changes",
  // fees
  "fees",
  "renewal",
  "interest",
  // applications
  "eligibility",
  "applications",
  "bonuses",
  "offers",
  // cards
  "card",
  "compare",
  "my_cards",
  // credits, benefits and rules
  "credits",
  "credits_vs_fee",
  "expiring",
  "certificates",
  "enrolment",
  "lounges",
  "protection",
  "bonus_exclusions",
  "issuer_rules",
  "find_cards",
  // the member
  "profile",
  // the chat itself
  "talk",
  "about",
  "glossary",
  "not_kept",
] as const;

export type TopicId = (typeof TOPIC_IDS)[number];

/** True for topics about the chat itself; questions about cards never refer back to them. */
export const isChat = (topic: string): boolean => topic === "talk" || topic === "about";

/** True for topics that may be offered as another reading. */
export const isOffered = (topic: string): boolean => !isChat(topic) && topic !== "not_kept";
