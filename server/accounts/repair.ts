import { apiKeys, keysOfAccount } from "./api-keys.ts";
import { attempts } from "./attempts.ts";
import { auditEntries, toAuditEntry } from "./audit.ts";
import { feedOfAccount, feeds } from "./calendar-feeds.ts";
import { type Deps, digestOf } from "./deps.ts";
import { sealedKeys } from "./oauth/keys.ts";
import { apps, sealedRecords, tokensOfGrant } from "./oauth/sealed-records.ts";
import { proxies } from "./proxy-seen.ts";
import { links } from "./mail/links.ts";
import { reminders } from "./mail/reminders.ts";
import { counters, usedByAddress } from "./quotas.ts";
import { sessions, sessionsOfAccount } from "./sessions.ts";
import { factors } from "./sign-in/factors.ts";
import { usedChallenges } from "./sign-in/passkeys.ts";
import { pending } from "./sign-in/pending.ts";
import type { Stored, Write } from "./store/store.ts";
import { DamagedRecord, UnreadableRecord } from "./store/unreadable.ts";
import { accounts, emails } from "./users.ts";
import { salvageWallet } from "./salvage.ts";
import { slips } from "./wallet-slips.ts";
import { wallets } from "./wallets.ts";

/** A record that is not as it must be, and what is done about it. */
export interface Damage {
  readonly key: string;
  /** As it is kept; undefined when it is missing. */
  readonly value: Stored["value"] | undefined;
  readonly remedy: string;
  /** Nothing when we know no remedy. */
  readonly writes: readonly Write[];
}

/** Records that are worth nothing when damaged: what they stand for has ended with them. */
const REMOVABLE = [
  apiKeys,
  keysOfAccount,
  sessions,
  sessionsOfAccount,
  counters,
  usedByAddress,
  attempts,
  slips,
  feeds,
  feedOfAccount,
  sealedRecords,
  apps,
  tokensOfGrant,
  sealedKeys,
  proxies,
  auditEntries,
  links,
  pending,
  reminders,
  usedChallenges,
] as const;

const NO_FACTORS =
  "no remedy: restore a backup, or end the factors with `admin set-password`, which sets a new password too";
const NO_REMEDY = "no remedy: restore a backup, or export what is left by its id and delete it";

/** Looks at every record; for an operator, as it takes all of the store into memory. */
export async function findDamage(deps: Deps): Promise<readonly Damage[]> {
  const damagedOf = async (kind: (typeof REMOVABLE)[number] | typeof factors) =>
    (await deps.store.list(`${kind.key()}/`)).filter(
      (stored) => kind.tryParse(stored) instanceof DamagedRecord,
    );
  const [ofAccounts, ofWallets, ofFactors, ...others] = await Promise.all([
    findDamagedAccounts(deps),
    findDamagedWallets(deps),
    // Removed, a second factor would be none, for whoever knows the password.
    damagedOf(factors).then((all) => all.map((stored) => toDamage(stored, NO_FACTORS, []))),
    ...REMOVABLE.map(async (kind) =>
      (await damagedOf(kind)).map((stored) => toDamage(stored, "removed", [toRemoval(stored)])),
    ),
  ]);
  return [...ofAccounts, ...ofWallets, ...ofFactors, ...others.flat()];
}

/** Applies the remedies, which must be of the moment, and notes them in the log of the accounts. */
export async function repair(deps: Deps, damages: readonly Damage[]): Promise<void> {
  for (const { key, remedy, writes } of damages) {
    if (writes.length === 0) continue;
    const [kind, id = ""] = key.split("/");
    const note = kind === wallets.key() ? [toAuditEntry(deps, id, `repaired: ${remedy}`)] : [];
    // One that has changed meanwhile must not stop the others that came before it.
    // oxlint-disable-next-line no-await-in-loop
    await deps.store.commit([...writes, ...note]);
  }
}

const toDamage = (stored: Stored, remedy: string, writes: readonly Write[] = []): Damage => ({
  key: stored.key,
  value: stored.value,
  remedy,
  writes,
});

const toRemoval = ({ key, version }: Stored): Write => ({ key, del: true, if: version });

/** Accounts that cannot be read, and addresses that do not lead to their account. */
async function findDamagedAccounts({ store }: Deps): Promise<readonly Damage[]> {
  const stored = await store.list(`${accounts.key()}/`);
  const entries = stored.map((one) => ({ stored: one, entry: accounts.tryParse(one) }));
  const index = new Map((await store.list(`${emails.key()}/`)).map((one) => [one.key, one]));
  const damages = entries.flatMap(({ stored: account, entry }) => {
    if (entry instanceof DamagedRecord) return [toDamage(account, NO_REMEDY)];
    if (entry instanceof UnreadableRecord) return [];
    const key = emails.key(digestOf(entry.value.email));
    const found = index.get(key);
    index.delete(key);
    const address = found && emails.tryParse(found);
    if (address !== undefined && !(address instanceof DamagedRecord)) return [];
    const [id = ""] = entry.ids;
    const again = emails.put([digestOf(entry.value.email)], { account_id: id }, toCondition(found));
    return [{ key, value: found?.value, remedy: "made again from its account", writes: [again] }];
  });
  const lost = [...index.values()].filter((one) => emails.tryParse(one) instanceof DamagedRecord);
  return [...damages, ...lost.map((one) => toDamage(one, "removed", [toRemoval(one)]))];
}

const toCondition = (stored: Stored | undefined) => ({ if: stored?.version ?? null });

async function findDamagedWallets({ store }: Deps): Promise<readonly Damage[]> {
  return (await store.list(`${wallets.key()}/`)).flatMap((stored) => {
    const salvaged = salvageWallet(stored);
    if (salvaged === undefined) return [];
    const { wallet, lost } = salvaged;
    const remedy = wallet === undefined ? "removed" : `kept without ${lost.join(", ")}`;
    const { version } = stored;
    const write =
      wallet === undefined ? toRemoval(stored) : { key: stored.key, put: wallet, if: version };
    return [toDamage(stored, remedy, [write])];
  });
}
