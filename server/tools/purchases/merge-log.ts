import type { Purchase } from "../../accounts/purchases.ts";
import { addDays, daysBetween, monthKey } from "../../advice/days.ts";
import { groupBy } from "../../contract/group-by.ts";

/* Merges purchases into their months, and takes them out again. */

export type Months = ReadonlyMap<string, readonly Purchase[]>;

/** A purchase logged by the member matches a statement's within this many days. */
const DAYS_AROUND = 4;

/** The months that rows may change. */
export function monthsOf(rows: readonly Pick<Purchase, "on">[]): readonly string[] {
  const names = rows.flatMap(({ on }) => [
    monthKey(addDays(on, -DAYS_AROUND)),
    monthKey(addDays(on, DAYS_AROUND)),
  ]);
  return [...new Set(names)].toSorted();
}

/**
 * Merges rows into months. A row with a known id is left alone, or corrected if day, amount or text
 * differ. A row that already came from elsewhere, from the member or in another file format, is the
 * same purchase.
 */
export function mergeRows(before: Months, rows: readonly Purchase[]) {
  const kept = new Map([...before.values()].flat().map((row) => [row.id, row]));
  const incoming = new Set(rows.map(({ id }) => id));
  const twins = createTwins([...kept.values()].filter(({ id }) => !incoming.has(id)));
  const added: Purchase[] = [];
  const corrected: Purchase[] = [];
  let known = 0;
  for (const row of rows) {
    const own = kept.get(row.id);
    const twin = own === undefined ? twins.take(row) : undefined;
    const old = own ?? twin;
    if (old === undefined) {
      kept.set(row.id, row);
      added.push(row);
    } else if (isSame(old, row) || (twin !== undefined && twin.source !== "told")) {
      known += 1;
    } else {
      kept.delete(old.id);
      kept.set(row.id, correct(old, row));
      corrected.push(row);
    }
  }
  return { months: toMonths(before, [...kept.values()]), added, corrected, known };
}

const isSame = (old: Purchase, row: Purchase): boolean =>
  old.id === row.id && old.on === row.on && old.cents === row.cents && old.text === row.text;

const MAX_BEFORE = 5;

/** The member's own corrections stay. */
function correct({ was = [], ...old }: Purchase, row: Purchase): Purchase {
  const said =
    old.source === "told" ? { category: old.category, merchant: old.merchant, cap: old.cap } : {};
  const told = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  return { ...row, ...told, was: [...was, old].slice(-MAX_BEFORE) };
}

/** Kept rows that may be the same purchase as an incoming one; each matches at most once. */
function createTwins(kept: readonly Purchase[]) {
  const byAmount = groupBy(kept, keyOf);
  return {
    take: (row: Purchase): Purchase | undefined => {
      const among = byAmount.get(keyOf(row)) ?? [];
      const at = among.findIndex((one) => isTwin(one, row));
      return at === -1 ? undefined : among.splice(at, 1)[0];
    },
  };
}

const keyOf = ({ wallet_card_id: id, cents }: Purchase): string => `${id} ${cents}`;

function isTwin(kept: Purchase, row: Purchase): boolean {
  if (kept.source === row.source) return false;
  // Logged before its statement, a purchase matches within some days; after it, only on its day.
  const around = kept.source === "told" ? DAYS_AROUND : 0;
  return Math.abs(daysBetween(kept.on, row.on)) <= around;
}

const placeOf = ({ on, id }: Purchase): string => `${on} ${id}`;

function toMonths(before: Months, rows: readonly Purchase[]): Months {
  const byMonth = groupBy(rows, ({ on }) => monthKey(on));
  const names = new Set([...before.keys(), ...byMonth.keys()]);
  return new Map(
    [...names].map((name) => [
      name,
      (byMonth.get(name) ?? []).toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)),
    ]),
  );
}

/** Removes what one import or call wrote, and restores what it corrected. */
export function undoRows(before: Months, logId: string) {
  const rows = [...before.values()].flat();
  let removed = 0;
  let restored = 0;
  const kept = rows.flatMap((row): readonly Purchase[] => {
    const was = row.was?.filter((one) => one.log_id !== logId) ?? [];
    if (row.log_id !== logId)
      return [was.length === (row.was?.length ?? 0) ? row : withWas(row, was)];
    const last = was.at(-1);
    if (last === undefined) removed += 1;
    else restored += 1;
    return last === undefined ? [] : [withWas(last, was.slice(0, -1))];
  });
  return { months: toMonths(before, kept), removed, restored };
}

const withWas = ({ was: _was, ...row }: Purchase, was: readonly Purchase[]): Purchase =>
  was.length === 0 ? row : { ...row, was: was.map(({ was: _before, ...one }) => one) };
