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

/** The fee on a day: a change reaches accounts that were open before it from `holders_from` on. */
function listedFee({ card_id: id, opened_on: opened = "" }: HeldCard, day: string): string {
  const later = rowsOf("changes").find((row) => {
    if (row("subject") !== id || row("field") !== "annual_fee") return false;
    const reaches = (opened < row("date") && row("holders_from")) || row("date");
    return `${reaches}-01-01`.slice(0, 10) > day;
  });
  return later?.("old") ?? cardRow(id)("annual_fee");
}

/** The fee of a renewal on a day: the member's own figure, or what is listed. */
const renewalCents = (card: HeldCard, day: string): number =>
  usersCents(card) +
  (card.annual_fee_override_usd === undefined
    ? fixed(listedFee(card, day), 2)
    : Math.round(card.annual_fee_override_usd * 100));

/** The fee due on a day, which for the first year may be listed apart. */
function feeCents(card: HeldCard, day: string): number {
  const apart = day === card.opened_on ? termsRow(card.card_id)?.("first_year_fee_usd") : "";
  return apart === undefined || apart === ""
    ? renewalCents(card, day)
    : fixed(apart, 2) + usersCents(card);
}

function nextAnniversary({ opened_on: opened = "" }: HeldCard, today: string): string {
  let years = 0;
  while (addMonths(opened, 12 * years) < today) years += 1;
  return addMonths(opened, 12 * years);
}

/** The fees of a card that are due in a span, and those that were posted and still come back. */
function feesOf(card: HeldCard, today: string, until: string) {
  const opened = card.opened_on ?? "";
  const refund = refundDays(cardRow(card.card_id)("issuer"));
  const fees = [];
  for (let year = 0; addMonths(opened, 12 * year) <= until; year += 1) {
    const due_on = addMonths(opened, 12 * year);
    const decide_by = refund === undefined ? undefined : addDays(due_on, refund);
    const fee_usd = feeCents(card, due_on) / 100;
    const status = due_on < today ? "posted" : "upcoming";
    const isOver = status === "posted" && (decide_by ?? "") < today;
    if (fee_usd > 0 && !isOver) fees.push({ id: card.id, due_on, fee_usd, status, decide_by });
  }
  return fees;
}

/** The member's fees from a day on; an authorized user owes nothing. */
export function feesUntil({ cards }: Holdings, today: string, months: number) {
  // The day before the same day so many months later: each fee of a year comes once.
  const until = addDays(addMonths(today, months), -1);
  const own = cards.filter((card) => !card.authorized_user && card.closed_on === undefined);
  const fees = own.flatMap((card) => feesOf(card, today, until));
  const upcoming = fees.filter(({ status }) => status === "upcoming");
  return {
    fees,
    total_usd: sum(upcoming.map(({ fee_usd: usd }) => Math.round(usd * 100))) / 100,
    year_total_usd: sum(own.map((card) => renewalCents(card, nextAnniversary(card, today)))) / 100,
    until,
  };
}
