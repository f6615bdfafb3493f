import * as z from "zod";
import { CARD_TYPES, NETWORKS } from "../../../data/vocab.ts";
import { type Day, earlierOf, monthsBetween, spanOf, MONTHS_A_YEAR } from "../../advice/days.ts";
import type { WalletCard } from "../../accounts/wallet.ts";
import { termsOf } from "../card-rows/card-terms.ts";
import { heldCardRef, isOpenOn } from "../../member/held-cards.ts";
import { cardName, formerProducts, toFormerProducts } from "../../member/holdings.ts";
import type { Scene } from "../../member/scene.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { FactIndex } from "../../member/facts.ts";

/** Whole years, and the whole months beyond them. */
export const age = z.object({ years: z.int(), months: z.int() });

export const toAge = (months: number): z.infer<typeof age> => ({
  years: Math.floor(months / MONTHS_A_YEAR),
  months: months % MONTHS_A_YEAR,
});

/** Counted from the earliest possible opening day; undefined if the opening is unknown. */
export function monthsHeld(
  { opened_on: opened, closed_on: closed }: Pick<WalletCard, "opened_on" | "closed_on">,
  today: Day,
): number | undefined {
  if (opened === undefined) return undefined;
  return Math.max(0, monthsBetween(spanOf(opened).first, earlierOf(today, closed ?? today)));
}

/** A wallet card as it is shown: the member's entries and some catalog data. */
export const walletCardRow = heldCardRef.extend({
  status: z.enum(["open", "closed"]),
  issuer: z.string().optional(),
  card_type: z.enum(CARD_TYPES).optional(),
  network: z.enum(NETWORKS).optional(),
  foreign_fee_percent: z.number().optional(),
  authorized_user_fee_usd: z.number().optional().describe("Of each; absent: no source says."),
  opened_on: z.string().optional().describe("A day, or a month when only that is known."),
  closed_on: z.string().optional(),
  held_for: age.optional().describe("From the opening to the closing, or to today."),
  close_reason: z.string().optional(),
  annual_fee_usd: z
    .number()
    .optional()
    .describe("Absent for a card on somebody else's account, which owes none, and if not given."),
  annual_fee_basis: z
    .enum(["catalog", "own"])
    .optional()
    .describe("own: the member's own figure. catalog: the card's."),
  rewards_program: z.string().optional(),
  credit_limit_usd: z.number().optional(),
  apr_percent: z.number().optional(),
  carried_usd: z.number().optional(),
  chosen_categories: z.record(z.string(), z.array(z.string())),
  activations: z.array(z.string()).describe("Activated rates, as category and first day."),
  enrolments: z.record(z.string(), z.boolean()).optional(),
  cap_spent: z
    .array(z.object({ cap: z.string(), spent_usd: z.number(), on: z.string() }))
    .optional(),
  meets: z.array(z.string()).optional(),
  boost_level: z.string().optional(),
  bonus_received: z.boolean().optional(),
  bonus_received_on: z.string().optional(),
  authorized_user: z.boolean().describe("The card is on somebody else's account."),
  authorized_users: z.int().optional(),
  former_products: formerProducts,
  note: z.string().optional(),
  own: z.record(z.string(), z.unknown()).optional().describe("What the member said of the card."),
});

export type WalletCardRow = z.infer<typeof walletCardRow>;

export function toWalletCardRow(entry: WalletCard, scene: Scene): WalletCardRow {
  const { id, annual_fee_override_usd: own, ...rest } = entry;
  const { facts, today } = scene;
  const card = facts.cards.get(entry.card_id);
  const months = monthsHeld(entry, today);
  const cardFee = entry.own ? entry.own.annual_fee_usd : card?.annual_fee;
  const fee = own ?? (entry.authorized_user ? undefined : cardFee);
  const isOwn = own !== undefined || entry.own !== undefined;
  return {
    ...rest,
    wallet_card_id: id,
    card_name: cardName(scene, entry.card_id),
    status: isOpenOn(entry, today) ? "open" : "closed",
    held_for: months === undefined ? undefined : toAge(months),
    issuer: card?.issuer,
    card_type: card?.card_type,
    network: card?.network,
    foreign_fee_percent: card?.foreign_transaction_fee,
    authorized_user_fee_usd: card && termsOf(facts, card.id)?.authorized_user_fee_usd,
    rewards_program: card?.rewards_currency,
    annual_fee_usd: fee,
    annual_fee_basis: fee === undefined ? undefined : isOwn ? "own" : "catalog",
    former_products: toFormerProducts(scene, entry),
  };
}

/** A field before and after; a missing side was or is not set. */
export const changeRow = z.object({
  field: z.string(),
  previous: z.unknown().optional(),
  new: z.unknown().optional(),
});

export type ChangeRow = z.infer<typeof changeRow>;

/** Warns of a card that is no longer sold or became another one. */
export function statusWarning(facts: FactIndex, card: FactRow<"cards">): string | undefined {
  const { card_name: name, status_date: date } = card;
  const since = date === undefined ? "" : ` (since ${date})`;
  const next = facts.cards.get(card.successor ?? "");
  const became = next ? ` Its accounts became ${next.card_name} (${next.issuer}).` : "";
  const warnings: Partial<Record<FactRow<"cards">["status"], string>> = {
    discontinued: `${name} no longer exists${since}.${became}`,
    closed_new: `${name} takes no new applications${since}; its holders keep it.`,
    product_change_only: `${name} takes no applications${since}; it is only reached from another card.`,
  };
  return warnings[card.status];
}

export function successionAction(facts: FactIndex, card: FactRow<"cards">): string | undefined {
  const next = facts.cards.get(card.successor ?? "");
  if (card.status !== "discontinued" || next === undefined) return undefined;
  return `If the account is still open, record with record_product_change that it became ${next.id}: its age and history stay.`;
}
