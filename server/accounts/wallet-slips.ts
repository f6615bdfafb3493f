import * as z from "zod";
import { digestOf } from "./deps.ts";
import { defineRecord } from "./records.ts";
import type { Store, Write } from "./store/store.ts";

/*
 * Short-lived notes beside a wallet: what a write answered (so that the same request is not done
 * twice), what was removed (so that it can come back), what a preview showed (so that exactly that
 * is applied). Each is found by a token that only the caller has, and is written in the same batch
 * as the wallet.
 */

const PURPOSES = ["reply", "restore", "preview"] as const;

type Purpose = (typeof PURPOSES)[number];

export const slips = defineRecord("wallet-slips", z.looseObject({ content: z.unknown() }));

export interface SlipName {
  readonly accountId: string;
  readonly purpose: Purpose;
  readonly token: string;
}

/** The unparsed content, and the write that uses it up: a Conflict if somebody else did. */
export async function readSlip(store: Store, name: SlipName) {
  const entry = await slips.read(store, ...idsOf(name));
  if (entry === undefined) return undefined;
  return {
    content: entry.value.content,
    used: slips.del(idsOf(name), { if: entry.version }),
  };
}

/** Stores a new slip of JSON until `expiresAt`, in ms since 1970; a Conflict when there is one. */
export const putSlip = (name: SlipName, content: unknown, expiresAt: number): Write =>
  slips.put(idsOf(name), { content }, { if: null, expiresAt });

/** Most slips of one purpose per account, and their bytes; each may be a whole wallet. */
const MAX_SLIPS = 200;
const MAX_SLIP_BYTES = 1_048_576;

/** Like putSlip, but deletes the oldest of its purpose, so that slips cannot fill the disk. */
export async function keepSlip(
  store: Store,
  name: SlipName,
  content: unknown,
  expiresAt: number,
): Promise<readonly Write[]> {
  const before = await slips.list(store, name.accountId, name.purpose);
  const newestFirst = before.toSorted((a, b) => b.version - a.version);
  let bytes = sizeOf(content);
  const surplus = newestFirst.filter(({ value }, at) => {
    bytes += sizeOf(value.content);
    return bytes > MAX_SLIP_BYTES || at + 1 >= MAX_SLIPS;
  });
  return [...surplus.map(({ ids }) => slips.del(ids)), putSlip(name, content, expiresAt)];
}

const sizeOf = (content: unknown): number => Buffer.byteLength(JSON.stringify(content));

/** Removed entries that can still be restored. */
export const listRemoved = async (store: Store, accountId: string): Promise<readonly unknown[]> =>
  (await slips.list(store, accountId, "restore")).map(({ value }) => value.content);

const idsOf = ({ accountId, purpose, token }: SlipName): readonly string[] => [
  accountId,
  purpose,
  digestOf(token),
];
