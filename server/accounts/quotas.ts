import * as z from "zod";
import { type Deps, toTimestamp } from "./deps.ts";
import { type Ceilings, type Metered, METERED, type Plan } from "./plans.ts";
import { defineRecord } from "./records.ts";
import { update } from "./store/store.ts";

/** How much of a day's ceiling an account has used. */
const counters = defineRecord("quotas", z.strictObject({ used: z.int().nonnegative() }));

const DAY_MS = 86_400_000;

/** Where an account stands with one of its ceilings today. Days are those of UTC. */
export interface Quota {
  readonly metered: Metered;
  readonly plan: Plan;
  readonly limit: number;
  readonly used: number;
  readonly remaining: number;
  readonly resetsAt: string;
}

export interface Consumed {
  /** False when the ceiling was reached before; nothing was counted then. */
  readonly allowed: boolean;
  readonly quota: Quota;
}

interface Holder {
  readonly id: string;
  readonly plan: Plan;
}

/** A request that may come again because its answer was lost on the way. */
export interface Repeatable {
  /** The digest of what was asked. */
  readonly digest: string;
  /** Whether the caller says that it is the same request again. */
  readonly isRetry: boolean;
}

const RETRY_MS = 120_000;
const MOST_RETRIES = 2;

/**
 * Counts one call, unless the day's ceiling is reached. Holds over processes and restarts. A request
 * that was counted within two minutes may come twice again for nothing.
 */
export function consumeQuota(
  deps: Deps,
  ceilings: Ceilings,
  account: Holder,
  metered: Metered,
  request?: Repeatable,
): Promise<Consumed> {
  const ids = toIds(deps, account, metered);
  return update(deps.store, counters.key(...ids), async (before) => {
    const used = before === undefined ? 0 : counters.parse(before).value.used;
    const paidIds = [account.id, `paid-${request?.digest ?? ""}`];
    const paid = request && (await counters.read(deps.store, ...paidIds));
    const isPaid =
      request?.isRetry === true && paid !== undefined && paid.value.used < MOST_RETRIES;
    const allowed = isPaid || used < ceilings[account.plan][metered];
    const counted = used + (allowed && !isPaid ? 1 : 0);
    // Kept a day longer than it counts, for processes whose clocks differ.
    const expiresAt = startOfTomorrow(deps.now()) + DAY_MS;
    const condition = { if: before?.version ?? null, expiresAt };
    const retries = { used: isPaid ? paid.value.used + 1 : 0 };
    const note = counters.put(paidIds, retries, { expiresAt: deps.now() + RETRY_MS });
    return {
      writes: allowed
        ? [counters.put(ids, { used: counted }, condition), ...(request ? [note] : [])]
        : [],
      outcome: { allowed, quota: toQuota(deps, ceilings, account, metered, counted) },
    };
  });
}

/** Where an account stands today, without counting. */
export function readQuotas(
  deps: Deps,
  ceilings: Ceilings,
  account: Holder,
): Promise<readonly Quota[]> {
  return Promise.all(
    METERED.map(async (metered) => {
      const entry = await counters.read(deps.store, ...toIds(deps, account, metered));
      return toQuota(deps, ceilings, account, metered, entry?.value.used ?? 0);
    }),
  );
}

/** The records that count the calls of an account, to delete them with it. */
export async function quotaRecords({ store }: Deps, accountId: string): Promise<readonly string[]> {
  const entries = await counters.list(store, accountId);
  return entries.map(({ ids }) => counters.key(...ids));
}

const toIds = ({ now }: Deps, { id }: Holder, metered: Metered): readonly string[] => [
  id,
  `${metered}-${toTimestamp(now()).slice(0, 10)}`,
];

const startOfTomorrow = (ms: number): number => (Math.floor(ms / DAY_MS) + 1) * DAY_MS;

function toQuota(
  { now }: Deps,
  ceilings: Ceilings,
  { plan }: Holder,
  metered: Metered,
  used: number,
): Quota {
  const limit = ceilings[plan][metered];
  return {
    metered,
    plan,
    limit,
    used,
    remaining: Math.max(0, limit - used),
    resetsAt: toTimestamp(startOfTomorrow(now())),
  };
}
