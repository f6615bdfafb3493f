import { addDays, addMonths } from "./calendar.ts";
import type { HeldCard, Holdings } from "./holdings.ts";
import { cardRow, fixed, type Row, rowsOf, sum } from "./table.ts";

const termsRow = (cardId: string): Row | undefined =>
  rowsOf("card-terms").find((row) => row("card_id") === cardId);

/** Days in which an issuer takes a fee back. */
const refundDays = (issuer: string): number | undefined => {
  const policy = rowsOf("issuer-policies").find(
    (row) => row("issuer") === issuer && row("policy") === "annual_fee_refund_days",
  );
  return policy === undefined ? undefined : Number(policy("value"));
};

/** Users beyond the free ones pay each. */
function usersCents({ card_id: id, authorized_users: users = 0 }: HeldCard): number {
  const terms = termsRow(id);
  const free = Number(terms?.("authorized_users_free") || 0);
  return Math.max(0, users - free) * fixed(terms?.("authorized_user_fee_usd") || "0", 2);
}

/** The fee of a year of the account, the first being year 0; its own fee stands beside the member's figure. */
function feeCents(card: HeldCard, year: number): number {
  const first = year === 0 ? (termsRow(card.card_id)?.("first_year_fee_usd") ?? "") : "";
  const own = first === "" ? card.annual_fee_override_usd : undefined;
  const listed = first === "" ? cardRow(card.card_id)("annual_fee") : first;
  return (own === undefined ? fixed(listed, 2) : Math.round(own * 100)) + usersCents(card);
}

/** The fees of a card that are due in a span, and those that were posted and still come back. */
function feesOf(card: HeldCard, today: string, until: string) {
  const opened = card.opened_on ?? "";
  const refund = refundDays(cardRow(card.card_id)("issuer"));
  const fees = [];
  for (let year = 0; addMonths(opened, 12 * year) <= until; year += 1) {
    const due_on = addMonths(opened, 12 * year);
    const decide_by = refund === undefined ? undefined : addDays(due_on, refund);
    const fee_usd = feeCents(card, year) / 100;
    const status = due_on < today ? "posted" : "upcoming";
    const isOver = status === "posted" && (decide_by ?? "") < today;
    if (fee_usd > 0 && !isOver) fees.push({ id: card.id, due_on, fee_usd, status, decide_by });
  }
  return fees;
}

const totalUsd = (fees: ReturnType<typeof feesOf>): number => {
  const upcoming = fees.filter(({ status }) => status === "upcoming");
  return sum(upcoming.map(({ fee_usd: usd }) => Math.round(usd * 100))) / 100;
};

/** So many months from a day on end the day before the same day: each fee of a year comes once. */
const lastDayOf = (from: string, months: number): string => addDays(addMonths(from, months), -1);

/** What a member pays in fees from a day on: whoever is an authorised user owes nothing. */
export function feesUntil({ cards }: Holdings, today: string, months: number) {
  const until = lastDayOf(today, months);
  const own = cards.filter((card) => !card.authorized_user && card.closed_on === undefined);
  const fees = own.flatMap((card) => feesOf(card, today, until));
  const year = own.flatMap((card) => feesOf(card, today, lastDayOf(today, 12)));
  return { fees, total_usd: totalUsd(fees), year_total_usd: totalUsd(year), until };
}
