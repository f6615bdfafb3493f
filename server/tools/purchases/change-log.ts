import { setImmediate as nextRound } from "node:timers/promises";
import {
  listPurchases,
  MAX_LOG_ROWS,
  MAX_MONTH_ROWS,
  type MonthEntry,
  NO_PURCHASES,
  type PurchaseSums,
  readMonth,
  readPurchaseSums,
  toPurchaseWrites,
} from "../../accounts/purchases.ts";
import { monthKey } from "../../advice/days.ts";
import { groupBy } from "../../contract/group-by.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { toMonthSums, withLoggedSpend } from "../../member/logged.ts";
import type { Scene } from "../../member/scene.ts";
import type { MemberContext } from "../frame/context.ts";
import { feedsBetween } from "./log-data.ts";
import type { Months } from "./merge-log.ts";

/**
 * Plans a change to some months of the log and to its sums: the wallet after it, the writes, and
 * the figures that change.
 */
export async function changeLog<Changed extends { readonly months: Months }>(
  scene: Scene,
  { deps, caller: { accountId } }: MemberContext,
  names: readonly string[],
  change: (rows: Months) => Changed,
  toSums = (sums: PurchaseSums): PurchaseSums => sums,
) {
  const kept = await readPurchaseSums(deps, accountId);
  const sums = kept.sums === NO_PURCHASES ? await rebuildSums(deps, accountId) : kept.sums;
  const read = new Map<string, MonthEntry>();
  for (const name of names) {
    // One after the other, so that other requests are served in between.
    // oxlint-disable-next-line no-await-in-loop
    read.set(name, await readMonth(deps, accountId, name));
  }
  const changed = change(new Map([...read].map(([name, { rows }]) => [name, rows])));
  const next = toSums(sums);
  const log = await sumsAfter(next, changed.months);
  refuseTooMany(rowsIn(log), rowsIn(sums));
  const writes = changedMonths(read, changed.months);
  const after = withLoggedSpend(scene.wallet, log, scene.today);
  const isSame = writes.length === 0 && next === sums;
  return {
    ...changed,
    after,
    also: isSame ? [] : toPurchaseWrites(accountId, kept, log, writes),
    feeds: feedsBetween(scene, { ...scene, wallet: after, log }),
  };
}

const rowsIn = ({ months }: PurchaseSums): number =>
  Object.values(months).reduce((count, { rows }) => count + rows, 0);

function refuseTooMany(rows: number, before: number): void {
  if (rows <= Math.max(MAX_LOG_ROWS, before)) return;
  throw new ToolError(
    `Nothing was saved: the log would hold ${rows} purchases, and the limit is ${MAX_LOG_ROWS}. Undo old imports first.`,
  );
}

/** Rebuilds missing sums from all months; most accounts have no purchases. */
async function rebuildSums(deps: MemberContext["deps"], accountId: string): Promise<PurchaseSums> {
  const rows = await listPurchases(deps, accountId);
  return sumsAfter(
    NO_PURCHASES,
    groupBy(rows, ({ on }) => monthKey(on)),
  );
}

/** The sums after some months changed. Yields to other requests between months. */
async function sumsAfter(before: PurchaseSums, months: Months): Promise<PurchaseSums> {
  const sums = new Map(Object.entries(before.months));
  for (const [name, rows] of months) {
    if (rows.length > MAX_MONTH_ROWS) {
      throw new ToolError(
        `${name} would have ${rows.length} purchases; ${MAX_MONTH_ROWS} are kept.`,
      );
    }
    if (rows.length === 0) sums.delete(name);
    else sums.set(name, toMonthSums(rows));
    // oxlint-disable-next-line no-await-in-loop
    await nextRound();
  }
  return {
    ...before,
    months: Object.fromEntries([...sums].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** The months that changed, with what was read. */
const changedMonths = (read: ReadonlyMap<string, MonthEntry>, after: Months) =>
  [...after].flatMap(([name, rows]) => {
    const entry = read.get(name) ?? { rows: [], version: null };
    const isSame =
      entry.rows.length === rows.length && rows.every((row, at) => row === entry.rows[at]);
    return isSame ? [] : [{ name, entry, rows }];
  });
