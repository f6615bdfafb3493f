import type { CreditState } from "./credit-periods.ts";
import { addDays, type Day, daysBetween } from "../days.ts";

type ExpiringKind = "credit" | "certificate" | "points" | "activation" | "bonus";

/** Something that lapses, and what it is worth if anybody says. */
export interface ExpiringItem {
  readonly kind: ExpiringKind;
  readonly name: string;
  /** The card, program or certificate it belongs to, as the caller names it. */
  readonly ref: string;
  /** The last day it can be used. */
  readonly expiresOn: Day;
  /** 0 when that is today. */
  readonly daysLeft: number;
  readonly valueCents?: number | undefined;
  /** Whose value it is: face, member, service; undefined without a value. */
  readonly valueBasis?: string | undefined;
  /** False when only the month is known and `expiresOn` is the first day it may be. */
  readonly isExact: boolean;
  readonly action: string;
}

interface DatedThing {
  readonly name: string;
  readonly ref: string;
  readonly expiresOn?: Day | undefined;
  readonly valueCents?: number | undefined;
  readonly valueBasis?: string | undefined;
  /** What to do, in the words of the caller. */
  readonly action?: string | undefined;
}

interface HeldCredit {
  readonly ref: string;
  readonly name: string;
  readonly state: CreditState;
}

export interface ExpiringInput {
  readonly today: Day;
  readonly withinDays: number;
  readonly credits?: readonly HeldCredit[] | undefined;
  /** Unused certificates. */
  readonly certificates?: readonly DatedThing[] | undefined;
  /** Balances with a day on which they lapse. */
  readonly points?: readonly DatedThing[] | undefined;
  /** Rotating rates and the like that wait for activation. */
  readonly activations?: readonly DatedThing[] | undefined;
  /** Welcome bonuses in progress, by the last day to spend. */
  readonly bonuses?: readonly DatedThing[] | undefined;
}

/** What lapses within so many days lapses soon. */
export const SOON_DAYS = 45;

const ACTIONS: Readonly<Record<ExpiringKind, string>> = {
  credit: "Use what is left of the credit.",
  certificate: "Book with the certificate, or ask the issuer about an extension.",
  points: "Earn or redeem in the program before this day.",
  activation: "Activate it.",
  bonus: "Spend what is missing for the bonus.",
};

/**
 * What lapses from today to `withinDays` later, both days included; the soonest first, then the
 * most valuable. Things without a known day are not here: their lapse is not known, not far.
 */
export function listExpiring(input: ExpiringInput): readonly ExpiringItem[] {
  const { today, withinDays } = input;
  const until = addDays(today, withinDays);
  const dated = (kind: ExpiringKind, things: readonly DatedThing[] = []) =>
    things.flatMap((thing) => toItem(kind, { ...thing, isExact: true }, today));
  return [
    ...(input.credits ?? []).flatMap((credit) => creditItem(credit, today)),
    ...dated("certificate", input.certificates),
    ...dated("points", input.points),
    ...dated("activation", input.activations),
    ...dated("bonus", input.bonuses),
  ]
    .filter((item) => item.expiresOn >= today && item.expiresOn <= until)
    .toSorted(bySoonest);
}

const WAITING_ACTIONS: ReadonlyMap<CreditState["status"], string> = new Map([
  ["not_enrolled", "Enrol in the credit, then use it."],
  ["locked", "Spend what it asks for: see conditions."],
]);

function creditItem({ ref, name, state }: HeldCredit, today: Day): readonly ExpiringItem[] {
  const { status, unit, expiresOn, isExact } = state;
  const isWaiting = status === "not_enrolled" || status === "locked";
  if (status !== "open" && status !== "unknown" && !isWaiting) return [];
  const isDoubtful = status === "unknown" && state.leftAtMost !== undefined;
  const cents = isWaiting ? state.amount : isDoubtful ? state.leftAtMost : state.left;
  const valueBasis = isDoubtful ? "upper_bound" : "face";
  const worth = unit === "cents" && cents !== undefined ? { valueCents: cents, valueBasis } : {};
  const action = WAITING_ACTIONS.get(status);
  return toItem("credit", { ref, name, expiresOn, isExact, action, ...worth }, today);
}

function toItem(
  kind: ExpiringKind,
  thing: DatedThing & { readonly isExact: boolean },
  today: Day,
): readonly ExpiringItem[] {
  const { expiresOn } = thing;
  if (expiresOn === undefined) return [];
  const daysLeft = daysBetween(today, expiresOn);
  return [{ ...thing, kind, expiresOn, daysLeft, action: thing.action ?? ACTIONS[kind] }];
}

function bySoonest(a: ExpiringItem, b: ExpiringItem): number {
  if (a.expiresOn !== b.expiresOn) return a.expiresOn < b.expiresOn ? -1 : 1;
  const worth = (b.valueCents ?? -1) - (a.valueCents ?? -1);
  return worth === 0 ? a.name.localeCompare(b.name, "en") : worth;
}
