import * as z from "zod";

/*
 * A card that the catalog does not track, as its holder describes it. It is stored with the held
 * card and belongs to its member alone.
 */

const key = z.string().regex(/^[a-z0-9_]{1,64}$/);
const usd = z.number().nonnegative().max(10_000_000);

/** Appears in the sentences of answers, so it can hold nothing but a plain name. */
export const plainName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’&+/()-]*$/u,
    "a name of letters, digits and punctuation, at most 60 characters",
  );

const OWN_CAP_PERIODS = ["month", "quarter", "calendar_year", "anniversary_year"] as const;

export const ownEarn = z.strictObject({
  category: key,
  rate: z.number().nonnegative().max(100),
  cap_usd: usd.optional(),
  cap_period: z.enum(OWN_CAP_PERIODS).optional(),
});

const OWN_CREDIT_PERIODS = ["month", "quarter", "half_year", "year", "four_years"] as const;

const ownCredit = z.strictObject({
  name: plainName,
  usd: usd.positive(),
  period: z.enum(OWN_CREDIT_PERIODS),
});

const MAX_LINES = 30;

export const ownCard = z.strictObject({
  name: plainName,
  issuer: plainName,
  card_type: z.enum(["personal", "business"]),
  annual_fee_usd: usd.optional(),
  /** The month the annual fee is due, 1 to 12, when it is not the opening month. */
  fee_month: z.int().min(1).max(12).optional(),
  foreign_fee_percent: z.number().nonnegative().max(20).optional(),
  /** The program of its points; without it the rates are percent back. */
  program: key.optional(),
  earn: z.array(ownEarn).max(MAX_LINES),
  credits: z.array(ownCredit).max(MAX_LINES),
  /** The day the member last described it. */
  as_of: z.iso.date(),
});

export type OwnCard = z.infer<typeof ownCard>;

const PREFIX = "own-";

/** The id of the card that a held card defines. No catalog card's id starts with this prefix. */
export const ownCardId = (walletCardId: string): string => PREFIX + walletCardId;

export const isOwnCard = (cardId: string): boolean => cardId.startsWith(PREFIX);
