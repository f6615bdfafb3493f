import { addMonths, type Day, monthsBetween, type Span, shiftSpan, spanOf } from "../days.ts";
import { toCents } from "../money.ts";
import type { PlainRow } from "../plain-row.ts";
import { type DecideBy, decideByOf } from "./fee-refund.ts";
import { bankNow, type FeeCard, type FeeFacts, reachesFrom } from "./fees.ts";

/** The effect of a fee change on one account. */
export interface FeeEffect {
  /** More a year; below 0 for a fee that falls. */
  readonly moreCents: number;
  readonly from: Day;
  /** The first renewal at the new fee; undefined when the opening is not known. */
  readonly due: Span | undefined;
  readonly decideBy: DecideBy | undefined;
}

const MONTHS_A_YEAR = 12;

/** The effect of a fee change on an account opened before; a fee stated by the member stays. */
export function feeEffect(
  card: FeeCard,
  { card: cardOf, policies }: FeeFacts,
  change: PlainRow<"changes">,
): FeeEffect | undefined {
  const { openedOn, overrideCents, authorizedUser } = card;
  const moreCents = toCents(Number(change.new)) - toCents(Number(change.old));
  const isTold = change.old !== "" && change.new !== "" && !Number.isNaN(moreCents);
  if (overrideCents !== undefined || authorizedUser === true || !isTold) return undefined;
  const from = reachesFrom(change, openedOn);
  const due = openedOn === undefined ? undefined : renewalFrom(spanOf(openedOn), from);
  const bank = bankNow(card.cardId, cardOf);
  const decideBy = due && decideByOf(bank, policies, due);
  return { moreCents, from: due?.first ?? from, due, decideBy };
}

/** The first anniversary on or after a day. */
function renewalFrom(opened: Span, day: Day): Span {
  const years = Math.max(1, Math.floor(monthsBetween(opened.first, day) / MONTHS_A_YEAR));
  const due = (year: number) => shiftSpan(opened, (one) => addMonths(one, year * MONTHS_A_YEAR));
  return due(years).first >= day ? due(years) : due(years + 1);
}
