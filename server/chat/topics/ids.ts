/** The topics: each tells the rows of one tool, or what several tools say together. */
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

/** True for what is about the chat itself, to which no question on cards leans back. */
export const isChat = (topic: string): boolean => topic === "talk" || topic === "about";

/** True for what may be offered as another reading of a question. */
export const isOffered = (topic: string): boolean => !isChat(topic) && topic !== "not_kept";
