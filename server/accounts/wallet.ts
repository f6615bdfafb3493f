import * as z from "zod";
import { isOwnCard, ownCard, type OwnCard, ownCardId } from "./own-card.ts";

/*
 * The shape of a wallet: what a member holds and has told us. Everything is the member's own claim;
 * facts about cards stay in the catalog and are joined when asked for. Dates are the member's local
 * days, money is US dollars, points are whole.
 */

const id = z.string().regex(/^[a-z0-9-]{1,64}$/);
const day = z.iso.date();
/** A day, or only its month when that is all the member knows. */
const monthOrDay = z.union([day, z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)]);
/** A key of the catalog: a program or a spend category. */
const key = z.string().regex(/^[a-z0-9_]{1,64}$/);
const usd = z.number().nonnegative().max(10_000_000);
const points = z.int().nonnegative().max(1_000_000_000);
const shortText = z.string().min(1).max(60);
const note = z.string().max(500);

/** Most entries of each list; no one person's wallet has more. */
const MAX_CARDS = 200;
const MAX_ROWS = 2000;
/** In a whole wallet, as every former product is checked against every issuer's rules. */
const MAX_FORMER_PRODUCTS = 400;

/**
 * Most entries of each map: well above what the catalog has names for. Answers take time for each
 * of them, often multiplied by the cards, so a limit on the whole size is not enough.
 */
const MAX_ENTRIES = {
  chosen_categories: 20,
  enrolments: 50,
  valuations: 200,
  spend: 100,
  relationships: 100,
} as const;

/**
 * The holder: the member or somebody of the household, by a name that cannot be mistaken for
 * anything else.
 */
const owner = z
  .string()
  .max(30)
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’&()-]*$/u, "a name of at most 30 characters");

/** Spend towards a cap on a day; it counts for the cap's period of that day. */
const capSpent = z.strictObject({ cap: z.string().max(200), spent_usd: usd, on: day });

/** A product that the account was before a product change. */
const formerProduct = z.strictObject({ card_id: id, until: day });

const plainWalletCard = z.strictObject({
  id,
  /** The catalog card it is now. */
  card_id: id,
  owner,
  nickname: shortText.optional(),
  last4: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  opened_on: monthOrDay.optional(),
  closed_on: day.optional(),
  close_reason: note.optional(),
  credit_limit_usd: usd.optional(),
  /** The purchase APR, as the member states it. */
  apr_percent: z.number().nonnegative().max(100).optional(),
  /** The balance that is not paid in full each month, and so bears interest. */
  carried_usd: usd.optional(),
  annual_fee_override_usd: usd.optional(),
  /** Categories the member chose, by the group of rates they were chosen from. */
  chosen_categories: atMost(
    MAX_ENTRIES.chosen_categories,
    z.record(shortText, z.array(id.or(key)).max(20)),
  ),
  /** Rotating rates the member activated, as `category starts`. */
  activations: z.array(z.string().max(100)).max(100),
  /** When the welcome bonus posted, for the rules that count from it. */
  bonus_received_on: monthOrDay.optional(),
  /** False when no bonus posted; `bonus_received_on` says more. */
  bonus_received: z.boolean().optional(),
  /** Requirements of rates and benefits that the member meets, as named in data/vocab-terms.ts. */
  meets: z.array(shortText).max(20).optional(),
  /** The level of the bank's relationship programme that raises every rate. */
  boost_level: shortText.optional(),
  /** By credit or lounge network: whether the member enrolled. */
  enrolments: atMost(MAX_ENTRIES.enrolments, z.record(z.string().max(120), z.boolean())).optional(),
  cap_spent: z.array(capSpent).max(40).optional(),
  /** The number of authorized users on the account. */
  authorized_users: z.int().nonnegative().max(99).optional(),
  former_products: z.array(formerProduct).max(20),
  authorized_user: z.boolean(),
  note: note.optional(),
  /** The member's own facts about a card that the catalog does not track, now or before it did. */
  own: ownCard.optional(),
});

/** Settings that belong to the product, not to the account. */
const productSettings = plainWalletCard.pick({
  annual_fee_override_usd: true,
  chosen_categories: true,
  activations: true,
  boost_level: true,
  enrolments: true,
  cap_spent: true,
});

/** A former product, with the settings that ended with it. */
const leftProduct = formerProduct.extend({ settings: productSettings.partial().optional() });

const fullWalletCard = plainWalletCard.extend({ former_products: z.array(leftProduct).max(20) });

const walletCard = fullWalletCard.refine(
  ({ id: entryId, card_id: cardId, own }) =>
    !isOwnCard(cardId) || (own !== undefined && cardId === ownCardId(entryId)),
  "a custom card is defined where it is held",
);

const balance = z.strictObject({
  program: key,
  owner,
  points,
  as_of: day,
  expires_on: day.optional(),
  /** When points were last earned or spent, for programs whose points lapse without activity. */
  last_activity_on: day.optional(),
});

const valuationOverride = z.strictObject({
  /** Cents per point. */
  cpp: z.number().positive().max(100),
  note: note.optional(),
  set_on: day,
});

const creditUse = z.strictObject({
  id,
  wallet_card_id: id,
  credit_name: z.string().max(120),
  used_on: day,
  amount_usd: usd,
});

const certificate = z.strictObject({
  id,
  name: z.string().max(120),
  program: z.string().max(64).optional(),
  owner,
  wallet_card_id: id.optional(),
  /** A kind of card-certificates.csv: free_night, companion and so on. */
  kind: key.optional(),
  cap_points: points.optional(),
  /** The member's own value of it. */
  value_usd: usd.optional(),
  expires_on: day.optional(),
  used_on: day.optional(),
});

const bonusProgress = z.strictObject({
  id,
  wallet_card_id: id,
  status: z.enum(["active", "completed", "cancelled"]),
  required_usd: usd,
  net_spent_usd: z.number().min(-10_000_000).max(10_000_000),
  /** The last day in the member's count; purchases logged after it are added. */
  counted_on: day.optional(),
  started_on: day.optional(),
  deadline: day.optional(),
  reward: z.string().max(120).optional(),
  /** The reward in points of a program, or in dollars. */
  reward_points: points.optional(),
  reward_program: key.optional(),
  reward_usd: usd.optional(),
  updated_on: day,
});

export const VALUE_STYLES = ["floor", "typical", "high"] as const;

const profile = z.strictObject({
  time_zone: z.string().max(64).refine(isTimeZone, "not a time zone such as America/New_York"),
  goals: z.array(shortText).max(20),
  /** The rate of a plain cash-back card in percent, for comparison. */
  baseline_percent: z.number().nonnegative().max(10),
  value_style: z.enum(VALUE_STYLES),
  /** Members of the household besides the account's own. */
  household: z.array(owner).max(10),
  home_airport: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  memberships: z.array(shortText).max(50),
  business_eligible: z.boolean().optional(),
  /** Answers to application rules, by requirement or rule id: true, or false. */
  relationships: atMost(
    MAX_ENTRIES.relationships,
    z.record(z.string().max(64), z.boolean()),
  ).optional(),
});

export const WALLET_FORMAT = 1;

export const wallet = z.strictObject({
  format: z.literal(WALLET_FORMAT),
  cards: unique(z.array(walletCard).max(MAX_CARDS), (card) => card.id).refine(
    (cards) => cards.flatMap((card) => card.former_products).length <= MAX_FORMER_PRODUCTS,
    `more than ${MAX_FORMER_PRODUCTS} former products in all`,
  ),
  balances: unique(z.array(balance).max(MAX_CARDS), (one) => `${one.program} ${one.owner}`),
  valuations: atMost(MAX_ENTRIES.valuations, z.record(key, valuationOverride)),
  /** US dollars a month by spend category; undefined until the member says. */
  spend: atMost(MAX_ENTRIES.spend, z.record(key, usd)).optional(),
  spend_as_of: day.optional(),
  /** True when computed from logged purchases, and so recomputed whenever they change. */
  spend_from_log: z.boolean().optional(),
  credit_uses: z.array(creditUse).max(MAX_ROWS),
  certificates: z.array(certificate).max(MAX_CARDS),
  bonuses: z.array(bonusProgress).max(MAX_CARDS),
  profile,
});

export type Wallet = z.infer<typeof wallet>;
export type WalletCard = z.infer<typeof walletCard>;
export type Balance = z.infer<typeof balance>;
export type Profile = z.infer<typeof profile>;
export type Certificate = z.infer<typeof certificate>;
export type BonusProgress = z.infer<typeof bonusProgress>;
export type CreditUse = z.infer<typeof creditUse>;

/** The member; answers need not name this owner. */
export const SELF = "me";

export const EMPTY_WALLET: Wallet = {
  format: WALLET_FORMAT,
  cards: [],
  balances: [],
  valuations: {},
  credit_uses: [],
  certificates: [],
  bonuses: [],
  profile: {
    time_zone: "America/New_York",
    goals: [],
    baseline_percent: 2,
    value_style: "typical",
    household: [],
    memberships: [],
  },
};

/** A held card with nothing else known about it. */
export const newCard = (entryId: string, cardId: string, holder = SELF): WalletCard => ({
  id: entryId,
  card_id: cardId,
  owner: holder,
  chosen_categories: {},
  activations: [],
  former_products: [],
  authorized_user: false,
});

/** A card that the catalog does not track. */
export const newOwnCard = (entryId: string, own: OwnCard, holder = SELF): WalletCard => ({
  ...newCard(entryId, ownCardId(entryId), holder),
  own,
});

/** The wallet with one of its cards changed. */
export const withCard = (held: Wallet, card: WalletCard): Wallet => ({
  ...held,
  cards: held.cards.map((one) => (one.id === card.id ? card : one)),
});

function atMost<Entries extends z.ZodRecord>(most: number, entries: Entries) {
  return entries.refine((map) => Object.keys(map).length <= most, {
    error: ({ input }) => `${Object.keys(Object(input)).length} entries; the limit is ${most}`,
  });
}

function unique<Item extends z.ZodType>(
  list: z.ZodArray<Item>,
  nameOf: (item: z.output<Item>) => string,
) {
  return list.refine(
    (items) => new Set(items.map(nameOf)).size === items.length,
    "two of them are the same",
  );
}

const MAX_ZONES = 500;

/** Names known to be valid: checking one takes as long as the rest of a small wallet. */
const timeZones = new Set<string>();

export function isTimeZone(name: string): boolean {
  if (timeZones.has(name)) return true;
  try {
    Intl.DateTimeFormat("en", { timeZone: name });
  } catch {
    return false;
  }
  if (timeZones.size < MAX_ZONES) timeZones.add(name);
  return true;
}
