import * as z from "zod";
import { type Deps, digestOf, newToken, toTimestamp } from "./deps.ts";
import { defineRecord } from "./records.ts";
import { update, type Write } from "./store/store.ts";
import { requireAccount } from "./users.ts";

/** The account a feed URL belongs to, keyed by a digest of the URL's secret. */
export const feeds = defineRecord("calendar-feeds", z.strictObject({ account_id: z.string() }));

/** The one feed of an account. */
export const feedOfAccount = defineRecord(
  "account-calendar-feeds",
  z.strictObject({ secret_digest: z.string(), created_at: z.iso.datetime() }),
);

const SECRET_BYTES = 32;

/** When the account's feed URL was created; undefined when it has none. */
export const readCalendarFeed = async (
  { store }: Deps,
  accountId: string,
): Promise<{ readonly createdAt: string } | undefined> => {
  const entry = await feedOfAccount.read(store, accountId);
  return entry && { createdAt: entry.value.created_at };
};

/** Creates the secret of a new feed URL and revokes the old one. Only its digest is stored. */
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

/** Revokes the account's feed URL, if it has one. */
export const removeCalendarFeed = (deps: Deps, accountId: string): Promise<void> =>
  replace(deps, accountId, (version) =>
    version === null ? [] : [feedOfAccount.del([accountId], { if: version })],
  );

/** The account whose calendar the secret opens. */
export async function findFeedAccount({ store }: Deps, secret: string) {
  const entry = await feeds.read(store, digestOf(secret));
  return entry?.value.account_id;
}

/** The keys of every record about an account's feed, to delete them. */
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

/** Replaces the account's feed, leaving no record of the old one. */
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
