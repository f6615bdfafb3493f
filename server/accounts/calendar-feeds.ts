import * as z from "zod";
import { type Deps, digestOf, newToken, toTimestamp } from "./deps.ts";
import { defineRecord } from "./records.ts";
import { update, type Write } from "./store/store.ts";
import { requireAccount } from "./users.ts";

/** The account whose calendar an address shows, by the digest of the secret in the address. */
export const feeds = defineRecord("calendar-feeds", z.strictObject({ account_id: z.string() }));

/** The one feed of an account. */
export const feedOfAccount = defineRecord(
  "account-calendar-feeds",
  z.strictObject({ secret_digest: z.string(), created_at: z.iso.datetime() }),
);

const SECRET_BYTES = 32;

/** When the address of an account was made; undefined when there is none. */
export const readCalendarFeed = async (
  { store }: Deps,
  accountId: string,
): Promise<{ readonly createdAt: string } | undefined> => {
  const entry = await feedOfAccount.read(store, accountId);
  return entry && { createdAt: entry.value.created_at };
};

/** Makes the secret of a new address and ends the one before. Only its digest is kept. */
export async function renewCalendarFeed(deps: Deps, accountId: string): Promise<string> {
  const secret = newToken(deps, SECRET_BYTES);
  const secretDigest = digestOf(secret);
  const made = { secret_digest: secretDigest, created_at: toTimestamp(deps.now()) };
  await replace(deps, accountId, (version) => [
    requireAccount(accountId),
    feeds.put([secretDigest], { account_id: accountId }, { if: null }),
    feedOfAccount.put([accountId], made, { if: version }),
  ]);
  return secret;
}

/** Ends the address of an account, if it has one. */
export const removeCalendarFeed = (deps: Deps, accountId: string): Promise<void> =>
  replace(deps, accountId, (version) =>
    version === null ? [] : [feedOfAccount.del([accountId], { if: version })],
  );

/** The account whose calendar the secret opens. */
export async function findFeedAccount({ store }: Deps, secret: string) {
  const entry = await feeds.read(store, digestOf(secret));
  return entry?.value.account_id;
}

/** Every record about the feed of an account, to delete them with it. */
export async function calendarFeedRecords(
  { store }: Deps,
  accountId: string,
): Promise<readonly string[]> {
  const own = feedOfAccount.key(accountId);
  if ((await store.get(own)) === undefined) return [];
  const entry = await feedOfAccount.readIntact(store, accountId);
  if (entry !== undefined) return [feeds.key(entry.value.secret_digest), own];
  const all = await feeds.list(store);
  const ours = all.filter(({ value }) => value.account_id === accountId);
  return [...ours.map(({ ids }) => feeds.key(...ids)), own];
}

/** Writes in place of the feed there is, of which no record stays. */
const replace = (
  { store }: Deps,
  accountId: string,
  toWrites: (version: number | null) => readonly Write[],
): Promise<void> =>
  update(store, feedOfAccount.key(accountId), (stored) => {
    const before = stored && feedOfAccount.parse(stored);
    const ended = before ? [feeds.del([before.value.secret_digest])] : [];
    return { writes: [...ended, ...toWrites(before?.version ?? null)], outcome: undefined };
  });
