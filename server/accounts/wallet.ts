import * as z from "zod";

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

/** Most of each list; a wallet beyond is no person's. */
const MOST_CARDS = 200;
const MOST_ROWS = 2000;

/** Who holds it: the member or somebody of the household. */
const owner = shortText;

/** Another product the same account was before. */
const formerProduct = z.strictObject({ card_id: id, until: day });

const walletCard = z.strictObject({
  id,
  /** The card of the catalog it is now. */
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
  annual_fee_override_usd: usd.optional(),
  /** Categories the member chose, by the group of rates they were chosen from. */
  chosen_categories: z.record(shortText, z.array(id.or(key)).max(20)),
  /** Rotating rates the member activated, as `category starts`. */
  activations: z.array(z.string().max(100)).max(100),
  /** When the welcome bonus posted, for the rules that count from it. */
  bonus_received_on: monthOrDay.optional(),
  former_products: z.array(formerProduct).max(20),
  authorized_user: z.boolean(),
  note: note.optional(),
});

const balance = z.strictObject({
  program: key,
  owner,
  points,
  as_of: day,
  expires_on: day.optional(),
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
  cap_points: points.optional(),
  expires_on: day.optional(),
  used_on: day.optional(),
});

const bonusProgress = z.strictObject({
  id,
  wallet_card_id: id,
  status: z.enum(["active", "completed", "cancelled"]),
  required_usd: usd,
  net_spent_usd: z.number().min(-10_000_000).max(10_000_000),
  deadline: day.optional(),
  reward: z.string().max(120).optional(),
  updated_on: day,
});

const VALUE_STYLES = ["floor", "typical", "high"] as const;

const profile = z.strictObject({
  time_zone: z.string().max(64).refine(isTimeZone, "no time zone, such as America/New_York"),
  goals: z.array(shortText).max(20),
  /** What a plain cash-back card would give, in per cent, to compare with. */
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
});

export const WALLET_FORMAT = 1;

export const wallet = z.strictObject({
  format: z.literal(WALLET_FORMAT),
  cards: unique(z.array(walletCard).max(MOST_CARDS), (card) => card.id),
  balances: unique(z.array(balance).max(MOST_CARDS), (one) => `${one.program} ${one.owner}`),
  valuations: z.record(key, valuationOverride),
  /** US dollars a month by spend category; undefined until the member says. */
  spend: z.record(key, usd).optional(),
  spend_as_of: day.optional(),
  credit_uses: z.array(creditUse).max(MOST_ROWS),
  certificates: z.array(certificate).max(MOST_CARDS),
  bonuses: z.array(bonusProgress).max(MOST_CARDS),
  profile,
});

export type Wallet = z.infer<typeof wallet>;
export type WalletCard = z.infer<typeof walletCard>;
export type Balance = z.infer<typeof balance>;

/** The owner whose name needs no telling. */
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

/** A list in which no two are the same. */
function unique<Item extends z.ZodType>(
  list: z.ZodArray<Item>,
  nameOf: (item: z.output<Item>) => string,
) {
  return list.refine(
    (items) => new Set(items.map(nameOf)).size === items.length,
    "two of them are the same",
  );
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
