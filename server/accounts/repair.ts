import { deletions } from "./account-data.ts";
import { apiKeys, keysOfAccount } from "./api-keys.ts";
import { attempts } from "./sign-in/counted-places.ts";
import { auditEntries, toAuditEntry } from "./audit.ts";
import { feedOfAccount, feeds } from "./calendar-feeds.ts";
import { type Deps, digestOf } from "./deps.ts";
import { sealedKeys } from "./oauth/keys.ts";
import { apps, sealedRecords, tokensOfGrant } from "./oauth/sealed-records.ts";
import { unusedClients } from "./oauth/unused-clients.ts";
import { proxies } from "./sign-in/proxy-seen.ts";
import { links } from "./mail/links.ts";
import { reminders } from "./mail/reminders.ts";
import { monthRecords, sumRecords } from "./purchases.ts";
import { counters, usedByAddress } from "./quotas.ts";
import { sessions, sessionsOfAccount } from "./sign-in/sessions.ts";
import { factors } from "./sign-in/factors.ts";
import { usedChallenges } from "./sign-in/passkeys.ts";
import { pending } from "./sign-in/pending.ts";
import type { Json, Stored, Write } from "./store/store.ts";
import { DamagedRecord, NewerRecord, UnreadableRecord } from "./store/unreadable.ts";
import { accounts, emails } from "./users.ts";
import { slips } from "./wallet-slips.ts";
import { EMPTY_WALLET, wallet as walletSchema } from "./wallet.ts";
import { parseWallet, stepInto, wallets } from "./wallets.ts";

/** A damaged or missing record, and its remedy. */
export interface Damage {
  readonly key: string;
  /** The stored value; undefined when it is missing. */
  readonly value: Stored["value"] | undefined;
  readonly remedy: string;
  /** Empty when there is no remedy. */
  readonly writes: readonly Write[];
}

/** Records that are worthless when damaged, so they are removed. */
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
  unusedClients,
  sealedKeys,
  proxies,
  auditEntries,
  links,
  pending,
  reminders,
  deletions,
  usedChallenges,
  sumRecords,
] as const;

const NO_FACTORS =
  "no remedy: restore a backup, or remove the factors with `admin set-password`, which also sets a new password";
const NO_REMEDY = "no remedy: restore a backup, or export what is left by its id and delete it";

/** Checks every record; for an operator, as it loads the whole store into memory. */
export async function findDamage(deps: Deps): Promise<readonly Damage[]> {
  const damagedOf = async (
    kind: (typeof REMOVABLE)[number] | typeof factors | typeof monthRecords,
  ) =>
    (await deps.store.list(`${kind.key()}/`)).filter(
      (stored) => kind.tryParse(stored) instanceof DamagedRecord,
    );
  const [ofAccounts, ofWallets, ofFactors, ofPurchases, ...others] = await Promise.all([
    findDamagedAccounts(deps),
    findDamagedWallets(deps),
    // Never removed: whoever knows the password could then skip the second factor.
    damagedOf(factors).then((all) => all.map((stored) => toDamage(stored, NO_FACTORS, []))),
    damagedOf(monthRecords).then((all) => all.map((one) => toDamage(one, NO_REMEDY, []))),
    ...REMOVABLE.map(async (kind) =>
      (await damagedOf(kind)).map((stored) => toDamage(stored, "removed", [toRemoval(stored)])),
    ),
  ]);
  return [...ofAccounts, ...ofWallets, ...ofFactors, ...ofPurchases, ...others.flat()];
}

/** Applies the remedies, which must be recent, and adds them to the accounts' audit logs. */
export async function repair(deps: Deps, damages: readonly Damage[]): Promise<void> {
  for (const { key, remedy, writes } of damages) {
    if (writes.length === 0) continue;
    const [kind, id = ""] = key.split("/");
    const note = kind === wallets.key() ? [toAuditEntry(deps, id, `repaired: ${remedy}`)] : [];
    // One commit each: a record that has changed meanwhile must not undo earlier repairs.
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

/** Unreadable accounts, and addresses that do not lead to their account. */
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
    return [{ key, value: found?.value, remedy: "rebuilt from its account", writes: [again] }];
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

/** A damaged wallet without its damaged parts. */
interface Salvaged {
  /** Undefined when nothing of it can be read. */
  readonly wallet: Json | undefined;
  /** Paths of the parts that were removed. */
  readonly lost: readonly string[];
}

/** Each round removes one part of each damaged entry. */
const MAX_ROUNDS = 50;

/** Undefined for a wallet that is not damaged. */
function salvageWallet(stored: Stored): Salvaged | undefined {
  const entry = wallets.tryParse(stored);
  if (entry instanceof NewerRecord) return undefined;
  if (entry instanceof DamagedRecord) return { wallet: undefined, lost: [] };
  const wallet = structuredClone(stored.value);
  const lost: string[] = [];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (isWhole({ ...stored, value: wallet })) return round === 0 ? undefined : { wallet, lost };
    const { error } = walletSchema.safeParse(wallet);
    const issues = error?.issues.filter(({ code }) => code !== "unrecognized_keys") ?? [];
    // One issue per entry, as the entry may go with it; from the end, so list indexes stay valid.
    const paths = new Map(issues.map(({ path }) => [path.slice(0, 2).join("."), path]));
    for (const path of [...paths.values()].toReversed()) lost.push(takeOut(wallet, path).join("."));
  }
  return { wallet: undefined, lost: [] };
}

function isWhole(stored: Stored): boolean {
  try {
    parseWallet(wallets.parse(stored).value);
    return true;
  } catch (error) {
    if (error instanceof DamagedRecord) return false;
    throw error;
  }
}

/** Removes or resets what a path leads to; when it is missing, its holder. Returns that path. */
function takeOut(wallet: Json, path: readonly PropertyKey[]): readonly string[] {
  const name = path.at(-1);
  const holder = path.slice(0, -1).reduce<unknown>(stepInto, wallet);
  const empty = path.reduce<unknown>(stepInto, EMPTY_WALLET);
  if (name === undefined || typeof holder !== "object" || holder === null) return path.map(String);
  if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else if (empty !== undefined) Reflect.set(holder, name, structuredClone(empty));
  else if (Reflect.has(holder, name)) Reflect.deleteProperty(holder, name);
  else return takeOut(wallet, path.slice(0, -1));
  return path.map(String);
}
