import { createHmac } from "node:crypto";
import * as z from "zod";
import { type Deps, isSame, toTimestamp } from "../deps.ts";
import { deriveKey } from "../oauth/seal.ts";
import { defineRecord } from "../records.ts";
import { update } from "../store/store.ts";
import { requireAccount } from "../users.ts";

export const REMINDERS = ["credits", "fees", "bonuses", "points"] as const;

export type Reminder = (typeof REMINDERS)[number];

/** An account's kinds of reminders, and those already sent, each with its last day. */
export const reminders = defineRecord(
  "reminders",
  z.looseObject({
    kinds: z.array(z.enum(REMINDERS)),
    /** The day the account was last checked for due reminders. */
    looked_on: z.iso.date().optional(),
    told: z.record(z.string(), z.iso.date()),
  }),
);

export async function readReminders(
  { store }: Deps,
  accountId: string,
): Promise<readonly Reminder[]> {
  return (await reminders.read(store, accountId))?.value.kinds ?? [];
}

/** Sets the kinds of reminders an account gets; an empty list turns them off. */
export const setReminders = (
  { store }: Deps,
  accountId: string,
  kinds: readonly Reminder[],
): Promise<void> =>
  update(store, reminders.key(accountId), (before) => {
    if (kinds.length === 0) {
      return { writes: before ? [reminders.del([accountId])] : [], outcome: undefined };
    }
    const value = { told: {}, ...(before && reminders.parse(before).value), kinds: [...kinds] };
    const write = reminders.put([accountId], value, { if: before?.version ?? null });
    return { writes: [requireAccount(accountId), write], outcome: undefined };
  });

/** The accounts not checked today. */
export async function listDue({ store, now }: Deps): Promise<readonly string[]> {
  const today = toDay(now());
  return (await reminders.list(store))
    .filter(({ value }) => value.looked_on !== today)
    .map(({ ids: [id = ""] }) => id);
}

/** Claims today's reminders of an account; undefined if another process has. */
export const takeDay = ({ store, now }: Deps, accountId: string) =>
  update(store, reminders.key(accountId), (before) => {
    const entry = before && reminders.parse(before);
    const today = toDay(now());
    if (entry === undefined || entry.value.looked_on === today) {
      return { writes: [], outcome: undefined };
    }
    const value = { ...entry.value, looked_on: today };
    return {
      writes: [reminders.put([accountId], value, { if: entry.version })],
      outcome: { kinds: value.kinds, told: new Set(Object.keys(value.told)) },
    };
  });

/** Records the reminders in a letter, and drops those whose day has passed. */
export const noteTold = (
  { store, now }: Deps,
  accountId: string,
  items: Readonly<Record<string, string>>,
): Promise<void> =>
  update(store, reminders.key(accountId), (before) => {
    if (before === undefined) return { writes: [], outcome: undefined };
    const { value, version } = reminders.parse(before);
    const kept = Object.entries({ ...value.told, ...items }).filter(
      ([, day]) => day >= toDay(now()),
    );
    const write = reminders.put(
      [accountId],
      { ...value, told: Object.fromEntries(kept) },
      { if: version },
    );
    return { writes: [write], outcome: undefined };
  });

const toDay = (ms: number): string => toTimestamp(ms).slice(0, 10);

/** The token in each letter that stops the reminders of an account without signing in. */
export const toStopToken = (secret: Buffer, accountId: string): string =>
  `${accountId}.${createHmac("sha256", deriveKey(secret, "stop reminders")).update(accountId).digest("base64url")}`;

/** The account of a token; undefined when we did not issue it. */
export function findStopped(secrets: readonly Buffer[], token: string): string | undefined {
  const [accountId = ""] = token.split(".");
  const isOurs = secrets.some((secret) => isSame(token, toStopToken(secret, accountId)));
  return isOurs ? accountId : undefined;
}
