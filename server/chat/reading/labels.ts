import type { Frame, SubjectKind } from "../frame.ts";

/*
 * What the classifier tells apart, one a section of the phrasings, and the frame that each begins with.
 * Words of the question change focus, column and the rest.
 */

export interface Label {
  readonly topic: string;
  readonly focus: Frame["focus"];
  readonly column?: string;
  readonly asks?: NonNullable<Frame["asks"]>;
  readonly verb?: NonNullable<Frame["verb"]>;
  /** Completes "Do you want to know …?". */
  readonly says: string;
  /** Kinds of names and amounts of which one makes the question likelier to be this. */
  readonly likes?: readonly Liked[];
  /** Kinds without which it can hardly be this. */
  readonly needs?: readonly Liked[];
}

export type Liked = SubjectKind | "points" | "usd" | "date";

const talk = (column: string, says: string): Label => ({
  topic: "talk",
  focus: "list",
  column,
  says,
});

export const LABELS = {
  best_card: {
    topic: "purchase",
    focus: "which",
    says: "which card to use for a purchase",
    likes: ["merchant", "category", "usd"],
  },
  foreign_purchase: {
    topic: "purchase",
    focus: "which",
    column: "foreign_fee_usd",
    says: "which card to use abroad",
    likes: ["benefit", "card", "country"],
  },
  bonus_or_category: {
    topic: "purchase",
    focus: "which",
    says: "whether a card with a bonus in progress or the category card is better",
    likes: ["card", "category", "merchant"],
  },
  cheat_sheet: {
    topic: "cheat_sheet",
    focus: "list",
    says: "which card to use for each category",
    likes: ["category"],
  },
  category_gaps: {
    topic: "gaps",
    focus: "list",
    says: "which categories your cards do not cover",
    likes: ["category"],
  },
  rotating: {
    topic: "rotating",
    focus: "list",
    says: "which rotating categories run now",
    likes: ["card", "category", "date"],
  },
  cap_left: {
    topic: "caps",
    focus: "amount",
    says: "how much of a spending cap is left",
    likes: ["card", "category", "usd"],
  },
  earn_rate: {
    topic: "earn_rates",
    focus: "amount",
    says: "what a card earns",
    likes: ["card", "category", "merchant"],
  },
  acceptance: {
    topic: "acceptance",
    focus: "whether",
    says: "whether a shop takes a card",
    likes: ["merchant", "network", "card"],
  },
  annual_rewards: { topic: "annual_rewards", focus: "sum", says: "what your cards earn in a year" },
  add_card_effect: {
    topic: "card_change",
    focus: "amount",
    says: "what adding or dropping a card changes",
    likes: ["card"],
  },
  next_card: {
    topic: "next_card",
    focus: "which",
    says: "which card to get next",
    likes: ["card", "program", "issuer", "category"],
  },
  spending_profile: {
    topic: "spending",
    focus: "list",
    says: "what spending you have told me",
    likes: ["category"],
  },
  renewal_value: {
    topic: "renewal",
    focus: "whether",
    asks: "worth",
    verb: "keep",
    says: "whether a card is worth its fee",
    likes: ["card"],
  },
  upcoming_fees: {
    topic: "fees",
    focus: "list",
    says: "when annual fees are due",
    likes: ["card", "date"],
  },
  refund_window: {
    topic: "fees",
    focus: "when",
    column: "decide_by",
    says: "until when an annual fee is refunded",
    likes: ["card", "issuer"],
  },
  card_fee: {
    topic: "card",
    focus: "amount",
    column: "annual_fee_usd",
    says: "what a card costs",
    likes: ["card"],
    needs: ["card"],
  },
  downgrade_options: {
    topic: "product_changes",
    focus: "which",
    says: "what a card can be changed into",
    likes: ["card"],
  },
  downgrade_points: {
    topic: "points_after_change",
    focus: "list",
    says: "what happens to points when a card is cancelled or changed",
    likes: ["card", "program"],
  },
  card_changes: {
    topic: "card_changes",
    focus: "list",
    says: "what changed on your cards lately",
    likes: ["card", "issuer", "date"],
  },
  renamed_card: {
    topic: "card",
    focus: "which",
    column: "successor",
    says: "what a card became",
    likes: ["card"],
    needs: ["card"],
  },
  transfer_partners: {
    topic: "routes",
    focus: "list",
    says: "where points can be transferred",
    likes: ["program", "issuer", "card"],
  },
  transfer_sources: {
    topic: "routes",
    focus: "list",
    says: "which points can be transferred to a program",
    likes: ["program", "merchant"],
  },
  route_check: {
    topic: "routes",
    focus: "whether",
    says: "whether points transfer to a program",
    likes: ["program", "issuer", "card", "merchant"],
  },
  transfer_amount: {
    topic: "transfer",
    focus: "amount",
    says: "how many points a transfer takes or gives",
    likes: ["points", "program"],
    needs: ["points"],
  },
  transfer_bonus: {
    topic: "transfer_bonuses",
    focus: "list",
    says: "which transfer bonuses run now",
    likes: ["program", "issuer"],
  },
  fund_award: {
    topic: "funding",
    focus: "which",
    says: "which of your points to use for an award",
    likes: ["program", "points", "usd", "merchant"],
  },
  unlock_card: {
    topic: "unlock_cards",
    focus: "which",
    says: "which card opens transfers",
    likes: ["program", "issuer", "card"],
  },
  locked_value: {
    topic: "unlock_cards",
    focus: "whether",
    says: "what points of a no-fee card are worth",
    likes: ["program", "issuer"],
  },
  transfer_undo: {
    topic: "transfer_undo",
    focus: "whether",
    says: "whether a transfer can be undone",
    likes: ["program"],
  },
  points_value: {
    topic: "points_value",
    focus: "amount",
    says: "what points are worth",
    likes: ["program", "points", "issuer", "card"],
  },
  all_values: { topic: "valuations", focus: "list", says: "the values of points in a list" },
  stash_value: {
    topic: "portfolio",
    focus: "sum",
    says: "what all your points are worth together",
  },
  redemption_value: {
    topic: "redemption",
    focus: "whether",
    asks: "worth",
    verb: "pay_points",
    says: "whether an award is a good use of points",
    likes: ["points", "usd", "program", "merchant"],
  },
  balances: {
    topic: "balances",
    focus: "amount",
    says: "how many points you have",
    likes: ["program", "issuer"],
  },
  pooling: {
    topic: "pooling",
    focus: "whether",
    says: "whether points can be combined with somebody else's",
    likes: ["program", "issuer"],
  },
  points_expiry: {
    topic: "points_expiry",
    focus: "when",
    says: "when your points expire",
    likes: ["program", "issuer"],
  },
  points_goal: {
    topic: "goal",
    focus: "list",
    says: "how to reach a number of points",
    likes: ["points", "program", "date"],
  },
  award_price: {
    topic: "award_price",
    focus: "amount",
    says: "what a flight or hotel costs in points",
    likes: ["program", "issuer", "points"],
  },
  credits: {
    topic: "credits",
    focus: "list",
    says: "which statement credits you have",
    likes: ["card", "issuer", "date"],
  },
  credit_detail: {
    topic: "credits",
    focus: "amount",
    says: "what is left of a credit",
    likes: ["benefit", "merchant", "card"],
  },
  expiring: { topic: "expiring", focus: "list", says: "what expires soon", likes: ["date"] },
  credits_vs_fee: {
    topic: "credits",
    focus: "sum",
    column: "fee_usd",
    says: "how much of a fee your credits gave back",
    likes: ["card"],
  },
  certificates: {
    topic: "certificates",
    focus: "list",
    says: "which free nights and certificates you have",
    likes: ["program", "benefit", "card"],
  },
  enrolment: {
    topic: "enrolment",
    focus: "whether",
    says: "whether a benefit needs enrolment",
    likes: ["benefit", "card", "merchant"],
  },
  eligibility: {
    topic: "eligibility",
    focus: "whether",
    says: "whether you can get a card or its bonus",
    likes: ["card", "issuer"],
  },
  five_24: {
    topic: "applications",
    focus: "count",
    says: "how many of your cards count for an application rule",
    likes: ["issuer"],
  },
  rule_question: {
    topic: "issuer_rules",
    focus: "list",
    says: "what an application rule says",
    likes: ["issuer", "card"],
  },
  authorized_user_counts: {
    topic: "issuer_rules",
    focus: "whether",
    column: "counts",
    says: "whether an account counts for a rule",
    likes: ["card", "issuer"],
  },
  bonus_progress: {
    topic: "bonuses",
    focus: "amount",
    says: "how much is left to spend for a bonus",
    likes: ["card", "usd", "date"],
  },
  bonus_exclusions: {
    topic: "bonus_exclusions",
    focus: "whether",
    says: "what counts toward the spend of a bonus",
    likes: ["card", "usd"],
  },
  offer_now: {
    topic: "offers",
    focus: "amount",
    says: "what the welcome offer of a card is",
    likes: ["card", "points"],
    needs: ["card"],
  },
  lounge_access: {
    topic: "lounges",
    focus: "list",
    says: "which lounges you can enter",
    likes: ["benefit", "card"],
  },
  lounge_enrol: {
    topic: "enrolment",
    focus: "whether",
    says: "whether lounge access needs enrolment",
    likes: ["benefit", "card"],
  },
  protection: {
    topic: "protection",
    focus: "which",
    says: "which card protects a purchase or trip",
    likes: ["benefit", "card", "category"],
  },
  am_i_covered: {
    topic: "protection",
    focus: "whether",
    says: "whether something is covered by a card",
    likes: ["card", "benefit"],
  },
  card_facts: {
    topic: "card",
    focus: "list",
    says: "what a card offers",
    likes: ["card"],
    needs: ["card"],
  },
  compare_cards: {
    topic: "compare",
    focus: "compare",
    says: "how cards compare",
    likes: ["card"],
    needs: ["card"],
  },
  find_cards: {
    topic: "find_cards",
    focus: "list",
    says: "which cards have a benefit or a low fee",
    likes: ["benefit", "issuer", "usd", "program", "network"],
  },
  card_network: {
    topic: "card",
    focus: "which",
    column: "network",
    says: "the network of a card",
    likes: ["card", "network"],
    needs: ["card"],
  },
  point_currency: {
    topic: "card",
    focus: "which",
    column: "currency",
    says: "which points a card earns",
    likes: ["card"],
    needs: ["card"],
  },
  my_cards: {
    topic: "my_cards",
    focus: "list",
    says: "which cards you hold",
    likes: ["card", "issuer"],
  },
  my_profile: { topic: "profile", focus: "list", says: "what is kept about you" },
  export_help: talk("export_help", "how to export your wallet"),
  greeting: talk("greeting", "how to begin"),
  thanks: talk("thanks", "nothing more"),
  nothing_asked: talk("nothing_asked", "something that I asked"),
  about: talk("about", "what this chat can do"),
  joke: talk("joke", "something funny"),
  insult: talk("insult", "a better answer"),
  off_topic: talk("off_topic", "something else"),
  carry_balance: talk("carry_balance", "how to borrow on a card"),
  credit_score: talk("credit_score", "your credit score"),
  bank_service: talk("bank_service", "something at your bank"),
  wrongdoing: talk("wrongdoing", "something that is not allowed"),
  professional_advice: talk("professional_advice", "tax, law or investments"),
  glossary: { topic: "glossary", focus: "list", says: "what a word about cards means" },
  other_members: talk("other_members", "what somebody else has"),
  write_request: talk("write_request", "how to change your wallet"),
} as const satisfies Readonly<Record<string, Label>>;

export type LabelId = keyof typeof LABELS;
export const labelOf = (id: string): Label | undefined =>
  Object.hasOwn(LABELS, id) ? (LABELS as Readonly<Record<string, Label>>)[id] : undefined;
