import { addDays, addMonths, daysBetween, lastDayOf } from "./calendar.ts";
import type { HeldCard, Holdings } from "./holdings.ts";
import { fixed, listOf, type Row, rowsOf, runsOn, sum } from "./table.ts";

const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, half_year: 6, year: 12 };

/** Dollar credits that come anew each period, for all who hold the card. */
const isPlain = (row: Row): boolean =>
  row("amount_usd") !== "" &&
  row("form") !== "points" &&
  row("period") in MONTHS &&
  ["calendar", "anniversary"].includes(row("basis")) &&
  row("anniversary_gift") !== "true" &&
  row("annual_spend_usd") === "" &&
  row("requires") === "" &&
  row("confidence") !== "unverified";

interface Period {
  readonly first: string;
  readonly last: string;
}

/** The part of the calendar year a day is in. */
function calendarPeriod(day: string, months: number): Period {
  const month = Number(day.slice(5, 7)) - 1;
  const first = addMonths(`${day.slice(0, 4)}-01-01`, month - (month % months));
  return { first, last: lastDayOf(addMonths(first, months - 1).slice(0, 7)) };
}

/** The year of the account a day is in; 29 February is the 28th in other years. */
function accountYear(day: string, opened: string): Period {
  let years = 0;
  while (addMonths(opened, 12 * (years + 1)) <= day) years += 1;
  return {
    first: addMonths(opened, 12 * years),
    last: addDays(addMonths(opened, 12 * (years + 1)), -1),
  };
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

function amountCents(row: Row, month: number): number {
  const special = listOf(row("month_amounts"))
    .map((pair) => pair.split(":"))
    .find(([of]) => Number(of) === month);
  return fixed(special?.[1] ?? row("amount_usd"), 2);
}

function yearCents(row: Row): number {
  const months = MONTHS[row("period")] ?? 12;
  const firsts = Array.from({ length: 12 / months }, (_, at) => at * months + 1);
  return sum(firsts.map((month) => amountCents(row, month)));
}

function creditOf(row: Row, card: HeldCard, { credit_uses: uses }: Holdings, day: string) {
  const months = MONTHS[row("period")] ?? 12;
  const natural =
    row("basis") === "calendar"
      ? calendarPeriod(day, months)
      : accountYear(day, card.opened_on ?? day);
  const first = later(natural.first, row("starts"));
  const last = row("ends") === "" ? natural.last : earlier(natural.last, row("ends"));
  const used = sum(
    uses
      .filter((use) => use.wallet_card_id === card.id && use.credit_name === row("credit_name"))
      .filter((use) => first <= use.used_on && use.used_on <= last)
      .map((use) => Math.round(use.amount_usd * 100)),
  );
  const amount = amountCents(row, Number(day.slice(5, 7)));
  return {
    wallet_card_id: card.id,
    credit_name: row("credit_name"),
    per_period: amount / 100,
    used: used / 100,
    left: Math.max(0, amount - used) / 100,
    status: used >= amount ? "used" : "open",
    period_starts: first,
    period_ends: last,
    days_left: daysBetween(day, last),
    next_reset: row("ends") !== "" && row("ends") <= natural.last ? undefined : addDays(last, 1),
    year_usd: yearCents(row) / 100,
  };
}

/** The running credits of the cards held, as far as they are plain. */
export const creditsOn = (wallet: Holdings, day: string) =>
  wallet.cards.flatMap((card) =>
    rowsOf("card-credits")
      .filter((row) => row("card_id") === card.card_id && isPlain(row) && runsOn(row, day))
      .map((row) => creditOf(row, card, wallet, day)),
  );

/** The names of credits of a card that the oracle tells. */
export const plainCreditNames = (cardId: string): readonly string[] =>
  rowsOf("card-credits")
    .filter((row) => row("card_id") === cardId && isPlain(row))
    .map((row) => row("credit_name"));
