import * as z from "zod";
import { CONFIDENCES } from "../../../data/vocab.ts";
import { isOwnCard } from "../../accounts/own-card.ts";
import { addMonths, daysBetween, isExact } from "../../advice/days.ts";
import type { FeeCard, FeeDue, FeeFacts } from "../../advice/fees/fees.ts";
import type { FactIndex } from "../../member/facts.ts";
import { type HeldCard, heldCardRef, toHeldRef } from "../../member/held-cards.ts";
import { toCents, toDollars } from "../../advice/money.ts";
import { oncePer } from "../../contract/once-per.ts";

const MONTHS_A_YEAR = 12;

const refundWindow = z.object({
  decide_by: z.iso.date().describe("The last safe day to close or change the card for a refund."),
  days_left: z.int().describe("Days after today until decide_by; negative once it has passed."),
  year_before: z.iso.date().optional().describe("That day for the previous fee; it has passed."),
  refund_days: z.int().describe("By the issuer's policy, counted from the day the fee is due."),
  confidence: z.enum(CONFIDENCES),
  note: z.string().optional(),
});

export const feeRow = z.object({
  card: heldCardRef,
  fee_usd: z.number().describe("With paid authorised users."),
  fee_basis: z.enum(["catalog", "own"]).describe("From the catalog, or the member's own figure."),
  authorized_users_usd: z.number().optional().describe("The part for authorised users."),
  due_month: z.string().describe("YYYY-MM, the first if the due day may be in two months."),
  due_on: z.iso
    .date()
    .optional()
    .describe("The anniversary of the opening; the fee is on the statement that follows it."),
  due_between: z
    .object({ first: z.iso.date(), last: z.iso.date() })
    .optional()
    .describe("When only the month of the opening is known."),
  is_first_year: z.boolean(),
  status: z.enum(["upcoming", "posted"]).describe("posted: already due, still refundable."),
  decide_by: z.iso.date().optional(),
  refund: refundWindow.optional().describe("Absent when no dated source says."),
  notes: z.array(z.string()),
});

export const toFeeCard = ({ entry, card }: HeldCard): FeeCard => ({
  ref: entry.id,
  cardId: card.id,
  openedOn: feesFrom(entry),
  closedOn: entry.closed_on,
  authorizedUser: entry.authorized_user,
  authorizedUsers: entry.authorized_users,
  overrideCents:
    entry.annual_fee_override_usd === undefined
      ? undefined
      : toCents(entry.annual_fee_override_usd),
});

/** The opening that fees are counted from; own cards may state their fee month instead. */
function feesFrom({ card_id: id, opened_on: opened, own }: HeldCard["entry"]): string | undefined {
  if (!isOwnCard(id) || own?.fee_month === undefined) return opened;
  const year = opened?.slice(0, "YYYY".length) ?? SOME_YEAR;
  return `${year}-${String(own.fee_month).padStart(2, "0")}`;
}

/** Long before any fee that is asked for. */
const SOME_YEAR = "2000";

/** Filtered once: few changes are about fees, and every card would search them all. */
export const feeFactsOf = oncePer(({ cards, rowsOf, tables }: FactIndex): FeeFacts => ({
  card: (cardId) => cards.get(cardId),
  terms: (cardId) => rowsOf("terms", cardId)[0],
  policies: tables.issuerPolicies.filter(({ policy }) => policy === "annual_fee_refund_days"),
  changes: tables.changes.filter(({ kind }) => kind === "fee"),
}));

export function toFeeRow(held: HeldCard, fee: FeeDue, today: string): z.infer<typeof feeRow> {
  const refund = fee.decideBy && {
    decide_by: fee.decideBy.day,
    days_left: daysBetween(today, fee.decideBy.day),
    year_before:
      fee.isPosted || fee.isFirstYear ? undefined : addMonths(fee.decideBy.day, -MONTHS_A_YEAR),
    refund_days: fee.decideBy.refundDays,
    confidence: fee.decideBy.confidence,
    note: fee.decideBy.note === "" ? undefined : fee.decideBy.note,
  };
  return {
    card: toHeldRef(held),
    fee_usd: toDollars(fee.cents + fee.userCents),
    fee_basis: fee.basis === "member" || isOwnCard(held.card.id) ? "own" : "catalog",
    authorized_users_usd: fee.userCents === 0 ? undefined : toDollars(fee.userCents),
    due_month: fee.dueMonth,
    due_on: isExact(fee.due) ? fee.due.first : undefined,
    due_between: isExact(fee.due) ? undefined : fee.due,
    is_first_year: fee.isFirstYear,
    status: fee.isPosted ? "posted" : "upcoming",
    decide_by: refund?.decide_by,
    refund,
    notes: [...fee.warnings],
  };
}
