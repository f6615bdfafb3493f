import { createHmac } from "node:crypto";
import * as z from "zod";
import { PLANS_PATH } from "../contract/addresses.ts";
import { type Deps, toTimestamp } from "./deps.ts";
import { deriveKey } from "./oauth/seal.ts";
import { type Ceilings, type Metered, METERED, type Plan } from "./plans.ts";
import { defineRecord } from "./records.ts";
import { update } from "./store/store.ts";
import { requireAccount } from "./users.ts";

/** The used part of an account's daily limit. */
export const counters = defineRecord(
  "quotas",
  z.looseObject({
    used: z.int().nonnegative(),
    /** The same by caller: the id of a key or an app. */
    by: z.record(z.string(), z.int()).optional(),
  }),
);

/**
 * Today's use by address, kept after its account is deleted until the day ends, under a hash keyed
 * with our secret. Deleting the account and signing up again does not reset the quota.
 */
export const usedByAddress = defineRecord(
  "quotas-of-deleted",
  z.looseObject({ tools: z.int().nonnegative(), chat: z.int().nonnegative() }),
);

const DAY_MS = 86_400_000;

/** Counts stay a week for the member to look at. */
const KEPT_DAYS = 7;

/** The caller when it is neither a key nor an app. */
const PAGES = "pages";

/** An account's use of one daily limit so far. Days are UTC. */
export interface Quota {
  readonly metered: Metered;
  readonly plan: Plan;
  readonly limit: number;
  readonly used: number;
  readonly remaining: number;
  readonly resetsAt: string;
}

const inUtc = (format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { ...format, timeZone: "UTC" });
const WEEKDAY = inUtc({ weekday: "long" });
const DAY = inUtc({ day: "numeric", month: "long" });

/** The day on which a count resets: Sunday, 22 November. */
export function toResetDay(resetsAt: string): string {
  const day = new Date(resetsAt);
  return `${WEEKDAY.format(day)}, ${DAY.format(day)}`;
}

/** Advice for a member who has reached a limit. */
export function remedyOf({ plan, resetsAt }: Quota, publicUrl: string): string {
  const more = plan === "free" ? ", or move the account to the member plan" : ". Plans";
  return `Wait until ${toResetDay(resetsAt)}${more}: ${publicUrl}${PLANS_PATH}`;
}

export interface Consumed {
  /** False when the limit was already reached; then nothing was counted. */
  readonly allowed: boolean;
  readonly quota: Quota;
}

interface Holder {
  readonly id: string;
  readonly plan: Plan;
  /** The key or the app that calls; undefined for our own pages. */
  readonly clientId?: string;
}

interface Addressed extends Holder {
  readonly email: string;
}

/** A request that the client may retry because its answer was lost. */
export interface Repeatable {
  /** The digest of the request. */
  readonly digest: string;
  /** True if the caller marks the request as a retry. */
  readonly isRetry: boolean;
}

const RETRY_MS = 120_000;
const MAX_RETRIES = 2;

/**
 * Counts one call, unless the daily limit is reached. Holds across processes and restarts. A
 * request counted within the last two minutes may be retried twice for free.
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
    const { used, by = {} } = before ? counters.parse(before).value : { used: 0 };
    const paidIds = [account.id, `paid-${request?.digest ?? ""}`];
    const paid = request && (await counters.read(deps.store, ...paidIds));
    const isPaid = request?.isRetry === true && paid !== undefined && paid.value.used < MAX_RETRIES;
    const allowed = isPaid || used < ceilings[account.plan][metered];
    const counted = used + (allowed && !isPaid ? 1 : 0);
    const expiresAt = startOfTomorrow(deps.now()) + KEPT_DAYS * DAY_MS;
    const { clientId = PAGES } = account;
    const byNow = { ...by, [clientId]: (by[clientId] ?? 0) + counted - used };
    const condition = { if: before?.version ?? null, expiresAt };
    const retries = { used: isPaid ? paid.value.used + 1 : 0 };
    const note = counters.put(paidIds, retries, { expiresAt: deps.now() + RETRY_MS });
    return {
      writes: allowed
        ? [
            requireAccount(account.id),
            counters.put(ids, { used: counted, by: byNow }, condition),
            ...(request ? [note] : []),
          ]
        : [],
      outcome: { allowed, quota: toQuota(deps, ceilings, account, metered, counted) },
    };
  });
}

/** Recent calls by a key or an app. */
export interface Use {
  readonly clientId: string;
  readonly tools: number;
  readonly chat: number;
}

/** Calls by each key and app within the last week. */
export async function readUse({ store }: Deps, accountId: string): Promise<readonly Use[]> {
  const totals = new Map<string, Use>();
  for (const { ids, value } of await counters.list(store, accountId)) {
    const metered = METERED.find((one) => ids[1]?.startsWith(`${one}-`));
    if (metered === undefined) continue;
    for (const [clientId, count] of Object.entries(value.by ?? {})) {
      const before = totals.get(clientId) ?? { clientId, tools: 0, chat: 0 };
      totals.set(clientId, { ...before, [metered]: before[metered] + count });
    }
  }
  return [...totals.values()];
}

/** Today's quotas, without counting a call. */
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

/** Keeps today's use of an account that is being deleted, by its address. */
export async function keepUse(deps: Deps, secret: Buffer, account: Addressed): Promise<void> {
  const [tools, chat] = await Promise.all(
    METERED.map((metered) => counters.read(deps.store, ...toIds(deps, account, metered))),
  );
  const use = { tools: tools?.value.used ?? 0, chat: chat?.value.used ?? 0 };
  if (use.tools + use.chat === 0) return;
  const expiresAt = startOfTomorrow(deps.now());
  await deps.store.commit([
    usedByAddress.put([toUseId(deps, secret, account)], use, { expiresAt }),
  ]);
}

/** Gives a new account the use that its address had today, before it was deleted. */
export async function restoreUse(deps: Deps, secret: Buffer, account: Addressed): Promise<void> {
  const kept = await usedByAddress.read(deps.store, toUseId(deps, secret, account));
  if (kept === undefined) return;
  const expiresAt = startOfTomorrow(deps.now()) + DAY_MS;
  await deps.store.commit([
    requireAccount(account.id),
    ...METERED.map((metered) =>
      counters.put(toIds(deps, account, metered), { used: kept.value[metered] }, { expiresAt }),
    ),
  ]);
}

const toUseId = ({ now }: Deps, secret: Buffer, { email }: Addressed): string =>
  createHmac("sha256", deriveKey(secret, "use of deleted accounts"))
    .update(`${toTimestamp(now()).slice(0, 10)} ${email}`)
    .digest("base64url");

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
