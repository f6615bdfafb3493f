import {
  anyDayUntil,
  type Day,
  earlierOf,
  laterOf,
  type PartialDay,
  type Span,
  spanOf,
} from "../days.ts";
import type { PlainRow } from "../plain-row.ts";

/** An account of the applicant, open or closed, as far as the applicant remembers it. */
export interface HistoryAccount {
  /** The caller's name for it. */
  readonly ref?: string | undefined;
  /** The card it is now, or was when it closed. */
  readonly cardId: string;
  readonly issuer: string;
  readonly cardType: PlainRow<"cards">["card_type"];
  readonly openedOn?: PartialDay | undefined;
  readonly closedOn?: PartialDay | undefined;
  readonly bonusReceivedOn?: PartialDay | undefined;
  /** False if there was no welcome bonus; undefined without a day if unknown. */
  readonly bonusReceived?: boolean | undefined;
  readonly authorizedUser: boolean;
  /** Products the account was before, with the day each became the next. */
  readonly formerProducts: readonly { readonly cardId: string; readonly until: Day }[];
}

/** True if the account is or was one of the cards. */
export const wasAny = (
  { cardId, formerProducts }: HistoryAccount,
  cards: ReadonlySet<string>,
): boolean => cards.has(cardId) || formerProducts.some((former) => cards.has(former.cardId));

/** A product of an account from its first day to the day it became another or was closed. */
export interface ProductSpan {
  readonly cardId: string;
  readonly from: Span;
  /** The day it is no longer that product; undefined while it is. */
  readonly until?: Span | undefined;
}

/**
 * The days on which an account may have been opened. Without a date: any day until the history is
 * known, but before anything else that happened to it.
 */
export function openedSpan(account: HistoryAccount, knownUntil: Day): Span {
  if (account.openedOn !== undefined) return notAfter(spanOf(account.openedOn), knownUntil);
  const later = [
    account.closedOn,
    account.bonusReceivedOn,
    ...account.formerProducts.map(({ until }) => until),
  ].flatMap((date) => (date === undefined ? [] : [spanOf(date).last]));
  return anyDayUntil(later.reduce(earlierOf, knownUntil));
}

/** The account's products, first one first. */
export function productsOf(account: HistoryAccount, knownUntil: Day): readonly ProductSpan[] {
  const former = account.formerProducts.toSorted((a, b) => (a.until < b.until ? -1 : 1));
  const starts = [openedSpan(account, knownUntil), ...former.map(({ until }) => spanOf(until))];
  const end = account.closedOn === undefined ? undefined : spanOf(account.closedOn);
  const ends = [...starts.slice(1), end];
  const ids = [...former.map(({ cardId }) => cardId), account.cardId];
  return starts.flatMap((from, at) => {
    const cardId = ids[at];
    return cardId === undefined ? [] : [{ cardId, from, until: ends[at] }];
  });
}

/**
 * When the bonus of an account posted; undefined when it had none. Without a day it was some day
 * from the opening to the closing, or to the day up to which the history is known.
 */
export function bonusSpan(account: HistoryAccount, knownUntil: Day): Span | undefined {
  if (account.bonusReceivedOn !== undefined)
    return notAfter(spanOf(account.bonusReceivedOn), knownUntil);
  if (account.bonusReceived === false) return undefined;
  const closed = account.closedOn === undefined ? knownUntil : spanOf(account.closedOn).last;
  const end = earlierOf(closed, knownUntil);
  const { first } = openedSpan(account, knownUntil);
  return { first, last: laterOf(first, end) };
}

/** The history has happened already, so a month that began by `day` counts only until `day`. */
const notAfter = ({ first, last }: Span, day: Day): Span => ({
  first,
  last: first > day ? last : earlierOf(last, day),
});
