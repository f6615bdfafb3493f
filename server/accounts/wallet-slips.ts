import * as z from "zod";
import { digestOf } from "./deps.ts";
import { defineRecord } from "./records.ts";
import type { Store, Write } from "./store/store.ts";

/*
 * Short-lived notes beside a wallet: what a write answered (so that the same request is not done
 * twice), what was removed (so that it can come back), what a preview showed (so that exactly that
 * is applied). Each is found by a token that only the caller has, and is written in the same moment
 * as the wallet.
 */

const PURPOSES = ["reply", "restore", "preview"] as const;

type Purpose = (typeof PURPOSES)[number];

export const slips = defineRecord("wallet-slips", z.looseObject({ content: z.unknown() }));

/** Names a slip by account, purpose and token. */
export interface SlipName {
  readonly accountId: string;
  readonly purpose: Purpose;
  readonly token: string;
}

/** The content, still to be parsed, and the write that uses it up: a Conflict when somebody else did. */
export async function readSlip(store: Store, name: SlipName) {
  const entry = await slips.read(store, ...idsOf(name));
  if (entry === undefined) return undefined;
  return {
    content: entry.value.content,
    used: slips.del(idsOf(name), { if: entry.version }),
  };
}

/** Keeps a new slip, which must be JSON, until a moment in milliseconds since 1970; a Conflict when there is one. */
export const putSlip = (name: SlipName, content: unknown, expiresAt: number): Write =>
  slips.put(idsOf(name), { content }, { if: null, expiresAt });

/** Removed entries that can still be restored. */
export const listRemoved = async (store: Store, accountId: string): Promise<readonly unknown[]> =>
  (await slips.list(store, accountId, "restore")).map(({ value }) => value.content);

const idsOf = ({ accountId, purpose, token }: SlipName): readonly string[] => [
  accountId,
  purpose,
  digestOf(token),
];
