import * as z from "zod";
import { type Deps, digestOf, toTimestamp } from "./deps.ts";
import { defineRecord, type Entry } from "./records.ts";
import type { Put } from "./store/store.ts";

/**
 * The audit log: who did what to an account. It outlives the account, so it is kept under a digest
 * of the account's id, and holds no addresses, no secrets and nothing that a member wrote.
 */
export const auditEntries = defineRecord(
  "audit",
  z.looseObject({ at: z.iso.datetime(), who: z.string(), did: z.string() }),
);

export interface AuditEntry {
  /** Digest of the account's id. */
  readonly account: string;
  readonly at: string;
  /** "member", or "operator" with a user name of the system. */
  readonly who: string;
  readonly did: string;
}

const KEPT_MS = 90 * 86_400_000;
/** Repeating an act within this window adds no entry, so nobody can fill the log. */
const WINDOW_MS = 15 * 60_000;

/** The audit entry of an act, to be committed in the same batch as the act. */
export function toAuditEntry(deps: Deps, accountId: string, did: string): Put {
  const now = deps.now();
  const value = { at: toTimestamp(now), who: deps.operator ?? "member", did };
  const window = Math.floor(now / WINDOW_MS) * WINDOW_MS;
  const ids = [digestOf(accountId), `${window}-${digestOf(`${value.who} ${did}`)}`];
  return auditEntries.put(ids, value, { expiresAt: now + KEPT_MS });
}

/** The last 90 days of one account, or of all accounts, oldest first. */
export async function readAudit(
  { store }: Deps,
  accountId?: string,
): Promise<readonly AuditEntry[]> {
  const found = await auditEntries.list(
    store,
    ...(accountId === undefined ? [] : [digestOf(accountId)]),
  );
  return found.toSorted((a, b) => a.version - b.version).map(toEntry);
}

const toEntry = ({
  ids,
  value,
}: Entry<ReturnType<typeof auditEntries.parse>["value"]>): AuditEntry => ({
  account: ids[0] ?? "",
  at: value.at,
  who: value.who,
  did: value.did,
});
