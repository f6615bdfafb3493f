import type { MonthSums, Purchase, PurchaseSums } from "../accounts/purchases.ts";
import type { BonusProgress, CreditUse, Wallet, WalletCard } from "../accounts/wallet.ts";
import { addDays, addMonths, monthKey, spanOf, MONTHS_A_YEAR } from "../advice/days.ts";
import { groupBy } from "../contract/group-by.ts";
import { toCents, toDollars } from "../advice/money.ts";
import { isInPeriod, type Period } from "../advice/periods.ts";
import { BASE_CATEGORY } from "../advice/purchase/categories.ts";
import { oncePer } from "../contract/once-per.ts";
import type { Scene } from "./scene.ts";

/*
 * Adds logged purchases to the member's own figures. A figure stated on a day covers everything
 * until then; later purchases are added. Without one, all purchases count.
 */

type Logged = Pick<Scene, "wallet" | "today" | "log">;

/** The sums of a month, from all of its purchases. */
export function toMonthSums(rows: readonly Purchase[]): MonthSums {
  const sums: MonthSums = { rows: rows.length, cards: {}, categories: {} };
  for (const { wallet_card_id: id, on, cents, kind, category = "", cap, credit } of rows) {
    const card = (sums.cards[id] ??= { net: {}, caps: {}, uses: [] });
    if (kind === "credit") {
      if (credit !== undefined) card.uses.push({ credit, on, cents: -cents });
      continue;
    }
    add(card.net, dayOf(on), cents);
    add(sums.categories, category, cents);
    if (cap !== undefined) add((card.caps[cap] ??= {}), dayOf(on), cents);
  }
  return sums;
}

const dayOf = (on: string): string => on.slice("YYYY-MM-".length);

function add(sums: Record<string, number>, name: string, cents: number): void {
  sums[name] = (sums[name] ?? 0) + cents;
}

/** Cents between two days, both included; undefined if no purchase is logged in between. */
function sumBetween(
  log: PurchaseSums | undefined,
  daysOf: (month: MonthSums) => Readonly<Record<string, number>> | undefined,
  first: string,
  last: string,
): number | undefined {
  let sum: number | undefined;
  for (const [month, sums] of Object.entries(log?.months ?? {})) {
    if (month < monthKey(first) || month > monthKey(last)) continue;
    for (const [day, cents] of Object.entries(daysOf(sums) ?? {})) {
      const on = `${month}-${day}`;
      if (on >= first && on <= last) sum = (sum ?? 0) + cents;
    }
  }
  return sum;
}

const EVER = "0000-01-01";

/** Dollars spent towards a bonus: the stated amount plus later purchases. */
export function bonusSpent({ wallet, today, log }: Logged, bonus: BonusProgress): number {
  const { net_spent_usd: told, counted_on: countedOn, updated_on: updatedOn, deadline } = bonus;
  const until = bonus.status === "active" ? today : updatedOn;
  const toldOn = countedOn ?? (told === 0 ? undefined : updatedOn);
  const card = wallet.cards.find(({ id }) => id === bonus.wallet_card_id);
  const opened = bonus.started_on ?? card?.opened_on;
  const start = opened === undefined ? EVER : spanOf(opened).first;
  const first = toldOn === undefined ? start : addDays(toldOn, 1);
  const last = deadline === undefined || deadline > until ? until : deadline;
  const logged = sumBetween(log, ({ cards }) => cards[bonus.wallet_card_id]?.net, first, last);
  return toDollars(toCents(told) + (logged ?? 0));
}

/** Cents towards a cap in a period; undefined if nothing is known about it. */
export function capSpent(
  { today, log }: Pick<Logged, "today" | "log">,
  { id, cap_spent: told = [] }: WalletCard,
  cap: string,
  period: Period,
): number | undefined {
  const entry = told.find((one) => one.cap === cap && isInPeriod(period, one.on) === true);
  const first = entry === undefined ? period.start.last : addDays(entry.on, 1);
  const logged = sumBetween(log, ({ cards }) => cards[id]?.caps[cap], first, today);
  if (entry === undefined && logged === undefined) return undefined;
  return Math.max(0, toCents(entry?.spent_usd ?? 0) + (logged ?? 0));
}

/** Longest delay between a stated use and its credit on the statement, in days. */
const DAYS_UNTIL_CREDITED = 45;

/** Credit uses on statements, gathered once per log. */
const loggedUses = oncePer((log: PurchaseSums): readonly CreditUse[] =>
  Object.values(log.months).flatMap(({ cards }) =>
    Object.entries(cards).flatMap(([cardId, { uses }]) =>
      uses.map(({ credit, on, cents }, at) => ({
        id: `logged-${on}-${at}`,
        wallet_card_id: cardId,
        credit_name: credit,
        used_on: on,
        amount_usd: toDollars(cents),
      })),
    ),
  ),
);

/** A card's stated credit uses, and those on its statements that were not stated. */
export const creditUses = (scene: Logged, cardId: string): readonly CreditUse[] =>
  usesByCard(scene).get(cardId) ?? [];

/** Gathered once per scene: each credit of a wallet needs them. */
const usesByCard = oncePer(({ wallet, today, log }: Logged) => {
  const logged = log === undefined ? [] : loggedUses(log).filter((use) => use.used_on <= today);
  const uses = [...wallet.credit_uses, ...untoldOf(logged, wallet.credit_uses)];
  return groupBy(uses, ({ wallet_card_id: id }) => id);
});

/** The logged uses that were not also stated: same amount, at most 45 days earlier. */
function untoldOf(logged: readonly CreditUse[], told: readonly CreditUse[]): readonly CreditUse[] {
  const waiting = groupBy(told.toSorted(byDay), keyOf);
  return logged.toSorted(byDay).filter((use) => {
    const queue = waiting.get(keyOf(use)) ?? [];
    const isPast = ({ used_on: day }: CreditUse): boolean =>
      addDays(day, DAYS_UNTIL_CREDITED) < use.used_on;
    while (queue[0] !== undefined && isPast(queue[0])) queue.shift();
    if (queue[0] === undefined || queue[0].used_on > use.used_on) return true;
    queue.shift();
    return false;
  });
}

const byDay = (a: CreditUse, b: CreditUse): number =>
  a.used_on < b.used_on ? -1 : Number(a.used_on > b.used_on);

const keyOf = ({ wallet_card_id: id, credit_name: name, amount_usd: usd }: CreditUse): string =>
  `${id} ${toCents(usd)} ${name}`;

/** Adds the spending profile from the log, unless the member has given one. */
export function withLoggedSpend(
  wallet: Wallet,
  log: PurchaseSums | undefined,
  today: string,
): Wallet {
  if (wallet.spend !== undefined && wallet.spend_from_log !== true) return wallet;
  const spend = log && spendOf(log, today);
  if (spend === undefined && wallet.spend === undefined) return wallet;
  const { spend: _spend, spend_as_of: _asOf, spend_from_log: _fromLog, ...rest } = wallet;
  return spend === undefined
    ? rest
    : { ...rest, spend: { ...spend }, spend_as_of: today, spend_from_log: true };
}

/**
 * Dollars a month by spend category, over the whole months of the last year that statements cover;
 * undefined if there are none.
 */
function spendOf(
  { months, imports }: PurchaseSums,
  today: string,
): Readonly<Record<string, number>> | undefined {
  const since = monthKey(addMonths(`${monthKey(today)}-01`, -MONTHS_A_YEAR));
  const whole = monthsBetween(since, monthKey(today)).filter((month) => isCovered(month, imports));
  const sums = new Map<string, number>();
  for (const month of whole) {
    for (const [category, cents] of Object.entries(months[month]?.categories ?? {})) {
      const key = category === "" ? BASE_CATEGORY : category;
      sums.set(key, (sums.get(key) ?? 0) + cents);
    }
  }
  const spend = [...sums]
    .map(([key, cents]) => [key, toDollars(Math.round(cents / whole.length))] as const)
    .filter(([, usd]) => usd > 0);
  return spend.length === 0 ? undefined : Object.fromEntries(spend);
}

/** The months from the first to the end, which is excluded. */
export function monthsBetween(first: string, end: string): readonly string[] {
  const months: string[] = [];
  for (let month = first; month < end; month = monthKey(addMonths(`${month}-01`, 1)))
    months.push(month);
  return months;
}

type Ranges = readonly { readonly from: string; readonly to: string }[];

/** Days without a line, which may be days without purchases or missing from the file. */
const QUIET_DAYS = 5;

/** True if ranges of days together cover a month, apart from a few days without purchases. */
export function isCovered(month: string, ranges: Ranges): boolean {
  const last = addDays(addMonths(`${month}-01`, 1), -1);
  let next = `${month}-01`;
  for (const { from, to } of [...ranges].toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (from <= addDays(next, QUIET_DAYS) && to >= next) next = addDays(to, 1);
  }
  return addDays(next, QUIET_DAYS) > last;
}
