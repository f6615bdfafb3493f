import { groupBy } from "../../contract/group-by.ts";
import {
  addMonths,
  type Day,
  monthKey,
  monthsBetween,
  type PartialDay,
  type Span,
  shiftSpan,
  spanOf,
  MONTHS_A_YEAR,
} from "../days.ts";
import { type DecideBy, decideByOf } from "./fee-refund.ts";
import { toCents } from "../money.ts";
import { isUsable, type PlainRow } from "../plain-row.ts";
import { oncePer } from "../../contract/once-per.ts";

export interface FeeCard {
  /** The held card, as the caller names it. */
  readonly ref: string;
  readonly cardId: string;
  readonly openedOn?: PartialDay | undefined;
  readonly closedOn?: Day | undefined;
  /** The fee the member reports from the first renewal on. */
  readonly overrideCents?: number | undefined;
  readonly authorizedUser?: boolean | undefined;
  readonly authorizedUsers?: number | undefined;
}

/** Look-ups of the catalog's rows. */
export interface FeeFacts {
  readonly card: (cardId: string) => PlainRow<"cards"> | undefined;
  readonly terms: (cardId: string) => PlainRow<"terms"> | undefined;
  readonly policies: readonly PlainRow<"issuerPolicies">[];
  readonly changes: readonly PlainRow<"changes">[];
}

export interface FeeDue {
  readonly ref: string;
  readonly cardId: string;
  /** The fee of the account itself. */
  readonly cents: number;
  /** The source of that figure. */
  readonly basis: "member" | "catalog";
  /** Fees of authorized users beyond the free ones, due the same day. */
  readonly userCents: number;
  /** The opening or an anniversary of it; the statement with the fee closes on or after it. */
  readonly due: Span;
  readonly dueMonth: string;
  readonly isFirstYear: boolean;
  /** The due day is over, and its refund window is not. */
  readonly isPosted: boolean;
  readonly decideBy?: DecideBy | undefined;
  readonly warnings: readonly string[];
}

export interface UpcomingFees {
  readonly fees: readonly FeeDue[];
  /** The fees still to come. */
  readonly totalCents: number;
  /** A whole year of fees of all open cards, whenever they are due. */
  readonly yearCents: number;
  /** Cards with a fee on an unknown day, and cards that are not in the catalog. */
  readonly unknown: readonly { readonly ref: string; readonly reason: string }[];
}

/**
 * Annual fees due from today until before the day `months` months later, soonest first, and earlier
 * ones that can still be refunded. Authorized-user cards owe none.
 */
export function upcomingFees(
  cards: readonly FeeCard[],
  facts: FeeFacts,
  today: Day,
  months: number,
): UpcomingFees {
  const open = cards.filter(
    ({ closedOn, authorizedUser }) =>
      authorizedUser !== true && (closedOn === undefined || closedOn > today),
  );
  const fees = open.flatMap((card) => feesOf(card, facts, today, months));
  const coming = fees.filter((fee) => !fee.isPosted);
  return {
    fees: fees.toSorted((a, b) => (a.due.first < b.due.first ? -1 : 1)),
    totalCents: coming.reduce((sum, fee) => sum + fee.cents + fee.userCents, 0),
    yearCents: open.reduce((sum, card) => sum + yearFee(card, facts, today), 0),
    unknown: open.flatMap((card) => unknownOf(card, facts, today)),
  };
}

const yearFee = (card: FeeCard, facts: FeeFacts, today: Day): number =>
  (renewalFee(card, facts, nextRenewal(card, today), today)?.cents ?? 0) +
  (userFee(card, facts) ?? 0);

/** The first day of the next renewal; today when the opening is not known. */
function nextRenewal({ openedOn }: FeeCard, today: Day): Day {
  if (openedOn === undefined) return today;
  const opened = spanOf(openedOn);
  const years = Math.max(0, Math.ceil(monthsBetween(opened.last, today) / MONTHS_A_YEAR));
  const due = (year: number) => shiftSpan(opened, (day) => addMonths(day, year * MONTHS_A_YEAR));
  return due(years).last >= today ? due(years).first : due(years + 1).first;
}

/**
 * The fee of a renewal on a day: the member's own figure, or the catalog's as of that day. The
 * catalog has today's fee; an announced one applies from its day on.
 */
function renewalFee(
  { cardId, overrideCents, openedOn }: FeeCard,
  { card, changes }: FeeFacts,
  due: Day,
  today: Day,
): { readonly cents: number; readonly basis: "member" | "catalog" } | undefined {
  if (overrideCents !== undefined) return { cents: overrideCents, basis: "member" };
  const row = card(cardId);
  if (row === undefined || !isUsable(row)) return undefined;
  const known = feeChanges(cardId, changes).map((change) => ({
    ...change,
    from: reachesFrom(change, openedOn),
  }));
  const later = known.find(({ from }) => from > due);
  const announced = known.findLast(({ from }) => from > today && from <= due);
  const usd = announced?.new ?? later?.old ?? row.annual_fee;
  return { cents: toCents(Number(usd)), basis: "catalog" };
}

/** The day a fee change applies to an account; existing accounts may get it later. */
export function reachesFrom(
  { date, holders_from: holdersFrom }: PlainRow<"changes">,
  openedOn: PartialDay | undefined,
): Day {
  const isHolder = openedOn !== undefined && spanOf(openedOn).last < date;
  return isHolder && holdersFrom !== undefined ? spanOf(holdersFrom).first : date;
}

/** The yearly fee of paid authorized users; undefined if there are some of unknown fee. */
function userFee(
  { cardId, authorizedUsers = 0 }: FeeCard,
  { terms }: FeeFacts,
): number | undefined {
  if (authorizedUsers === 0) return 0;
  const row = terms(cardId);
  if (row?.authorized_user_fee_usd === undefined || !isUsable(row)) return undefined;
  const paid = Math.max(0, authorizedUsers - (row.authorized_users_free ?? 0));
  return paid * toCents(row.authorized_user_fee_usd);
}

function feesOf(card: FeeCard, facts: FeeFacts, today: Day, months: number): readonly FeeDue[] {
  const { openedOn, closedOn } = card;
  if (openedOn === undefined) return [];
  const opened = spanOf(openedOn);
  const until = addMonths(today, months);
  const firstYear = Math.max(0, Math.floor(monthsBetween(opened.last, today) / MONTHS_A_YEAR) - 1);
  const lastYear = Math.max(0, Math.ceil((monthsBetween(opened.first, until) + 1) / MONTHS_A_YEAR));
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => firstYear + at);
  return years.flatMap((year) => {
    const due = shiftSpan(opened, (day) => addMonths(day, year * MONTHS_A_YEAR));
    // If the window is whole years, a month at both its ends has its fee once, at the start.
    const edge = months % MONTHS_A_YEAR === 0 ? due.last : due.first;
    const isAhead = due.last >= today && edge < until;
    if (closedOn !== undefined && due.first >= closedOn) return [];
    if (!isAhead && due.last >= today) return [];
    const fee = feeDue(card, facts, due, { isFirstYear: year === 0, today });
    if (fee === undefined || fee.cents + fee.userCents === 0) return [];
    const isOpen = fee.decideBy !== undefined && fee.decideBy.day >= today;
    return isAhead || isOpen ? [{ ...fee, isPosted: !isAhead }] : [];
  });
}

function feeDue(
  held: FeeCard,
  facts: FeeFacts,
  due: Span,
  { isFirstYear, today }: { readonly isFirstYear: boolean; readonly today: Day },
): Omit<FeeDue, "isPosted"> | undefined {
  const { ref, cardId } = held;
  const terms = facts.terms(cardId);
  const first = isFirstYear && terms !== undefined && isUsable(terms) ? terms : undefined;
  const firstUsd = first?.first_year_fee_usd;
  const fee =
    firstUsd === undefined
      ? renewalFee(held, facts, due.first, today)
      : { cents: toCents(firstUsd), basis: "catalog" as const };
  if (fee === undefined) return undefined;
  const decideBy = decideByOf(bankNow(cardId, facts.card), facts.policies, due);
  const dueMonth = monthKey(due.first);
  const users = userFee(held, facts);
  const warnings = [
    ...warningsOf(held, facts, due, decideBy),
    ...(users === undefined ? ["No dated source says what an authorised user costs."] : []),
  ];
  const userCents = users ?? 0;
  return { ref, cardId, ...fee, userCents, due, dueMonth, isFirstYear, decideBy, warnings };
}

/** The bank that has the account now, even if the card moved to another bank. */
export function bankNow(cardId: string, cardOf: FeeFacts["card"]): string | undefined {
  const card = cardOf(cardId);
  const isGone = card?.status === "discontinued" && card.successor !== undefined;
  return (isGone ? cardOf(card.successor ?? "") : undefined)?.issuer ?? card?.issuer;
}

function warningsOf(
  { cardId, openedOn, overrideCents }: FeeCard,
  { card, changes }: FeeFacts,
  due: Span,
  decideBy: DecideBy | undefined,
): readonly string[] {
  const opened = openedOn === undefined ? undefined : spanOf(openedOn).first;
  const recent = feeChanges(cardId, changes).filter(
    ({ date }) => opened !== undefined && date > opened && date <= due.last,
  );
  const last = overrideCents === undefined ? recent.at(-1) : undefined;
  return [
    ...(last === undefined ? [] : [tellChange(last)]),
    ...(card(cardId)?.confidence === "disputed" ? ["Sources disagree about this card."] : []),
    ...(decideBy === undefined ? ["No dated source says when the fee is refunded."] : []),
    ...(decideBy?.confidence === "disputed" ? ["Sources disagree about the refund window."] : []),
  ];
}

const tellChange = ({ old, new: now, date, note }: PlainRow<"changes">): string =>
  `The fee went from $${old} to $${now} on ${date}${note === "" ? "" : ` (${note})`}.`;

type Changes = readonly PlainRow<"changes">[];

/** The changes of annual fees by card, each by their days. */
const feeChangesByCard = oncePer((changes: Changes) => {
  const isFee = ({ kind, field, old, new: next }: Changes[number]): boolean =>
    `${kind} ${field}` === "fee annual_fee" &&
    [old, next].every((usd) => /^\d+(?:\.\d+)?$/.test(usd));
  const byDay = changes.filter(isFee).toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return groupBy(byDay, ({ subject }) => subject);
});

const feeChanges = (cardId: string, changes: Changes): Changes =>
  feeChangesByCard(changes).get(cardId) ?? [];

function unknownOf(held: FeeCard, facts: FeeFacts, today: Day) {
  const fee = renewalFee(held, facts, today, today);
  const { ref } = held;
  if (fee === undefined) return [{ ref, reason: "The catalog has no dated fee for this card." }];
  if (held.openedOn !== undefined || fee.cents === 0) return [];
  return [{ ref, reason: "The opening day is not recorded, so the due day is unknown." }];
}
