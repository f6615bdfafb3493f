import {
  listPurchases,
  type MonthEntry,
  NO_PURCHASES,
  type PurchaseSums,
  readMonth,
  readPurchaseSums,
  type SumsEntry,
  toPurchaseWrites,
} from "../../accounts/purchases.ts";
import type { Write } from "../../accounts/store/store.ts";
import type { Wallet } from "../../accounts/wallet.ts";
import { withLoggedSpend } from "../../member/logged.ts";
import { monthKey } from "../../advice/days.ts";
import { groupBy } from "../../advice/group-by.ts";
import type { Scene } from "../../member/scene.ts";
import type { MemberContext } from "../frame/context.ts";
import { changedMonths, type Months, sumsAfter } from "./merge-log.ts";

/** The log as it was read: its sums, and the months that are asked for. */
export interface ReadLog {
  readonly entry: SumsEntry;
  readonly months: ReadonlyMap<string, MonthEntry>;
}

export async function openLog(
  { deps, caller: { accountId } }: MemberContext,
  names: readonly string[],
): Promise<ReadLog> {
  const kept = await readPurchaseSums(deps, accountId);
  const entry =
    kept.sums === NO_PURCHASES ? { ...kept, sums: await rebuildSums(deps, accountId) } : kept;
  const months = new Map<string, MonthEntry>();
  for (const name of names) {
    // One after the other, so that others come between.
    // oxlint-disable-next-line no-await-in-loop
    months.set(name, await readMonth(deps, accountId, name));
  }
  return { entry, months };
}

/** Sums that were lost, from all months; of most accounts there are none. */
async function rebuildSums(deps: MemberContext["deps"], accountId: string): Promise<PurchaseSums> {
  const rows = await listPurchases(deps, accountId);
  return sumsAfter(
    NO_PURCHASES,
    groupBy(rows, ({ on }) => monthKey(on)),
  );
}

export const rowsOf = ({ months }: ReadLog): Months =>
  new Map([...months].map(([name, { rows }]) => [name, rows]));

/** A change of the log: the wallet and the sums as they shall be, and what to write. */
export interface PlannedLog {
  readonly after: Wallet;
  readonly log: PurchaseSums;
  readonly also: readonly Write[];
}

/** Plans what makes the months of the log as given. */
export async function planLog(
  { wallet, today }: Scene,
  { caller: { accountId } }: MemberContext,
  read: ReadLog,
  { months, sums = read.entry.sums }: { readonly months: Months; readonly sums?: PurchaseSums },
): Promise<PlannedLog> {
  const log = await sumsAfter(sums, months);
  const changed = changedMonths(read.months, months);
  const isSame = changed.length === 0 && sums === read.entry.sums;
  return {
    after: withLoggedSpend(wallet, log, today),
    log,
    also: isSame ? [] : toPurchaseWrites(accountId, read.entry, log, changed),
  };
}
