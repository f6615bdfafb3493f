import type * as z from "zod";
import { type Delete, type Json, type Put, type Store, type Stored } from "./store/store.ts";
import { DamagedRecord, NewerRecord, UnreadableRecord } from "./store/unreadable.ts";

/** A parsed record and the version it was read at. */
export interface Entry<Value> {
  readonly ids: readonly string[];
  readonly value: Value;
  readonly version: number;
}

/** One kind of record: its key prefix and its schema, which every read checks. */
export interface RecordKind<Value> {
  readonly key: (...ids: readonly string[]) => string;
  readonly parse: (stored: Stored) => Entry<Value>;
  /** Like parse, but returns the error of an unreadable record. */
  readonly tryParse: (stored: Stored) => Entry<Value> | UnreadableRecord;
  readonly read: (store: Store, ...ids: readonly string[]) => Promise<Entry<Value> | undefined>;
  /** Like read, but undefined for a damaged record. */
  readonly readIntact: RecordKind<Value>["read"];
  /** All readable records below the given ids. */
  readonly list: (store: Store, ...ids: readonly string[]) => Promise<readonly Entry<Value>[]>;
  /** The ids of all records below the given ids, readable or not. */
  readonly listIds: (
    store: Store,
    ...ids: readonly string[]
  ) => Promise<readonly (readonly string[])[]>;
  /** The keys of all records below the given ids, to delete them. */
  readonly listKeys: (store: Store, ...ids: readonly string[]) => Promise<readonly string[]>;
  readonly put: (
    ids: readonly string[],
    value: Value,
    options?: { readonly if?: number | null; readonly expiresAt?: number | undefined },
  ) => Put;
  readonly del: (ids: readonly string[], options?: { readonly if?: number }) => Delete;
}

/**
 * Schemas are loose: fields of a newer version are kept. A change that older versions would misread
 * raises `format`, and they refuse it.
 */
export function defineRecord<Schema extends z.ZodType>(
  prefix: string,
  schema: Schema,
  format = 1,
): RecordKind<z.output<Schema>> {
  type Kind = RecordKind<z.output<Schema>>;
  const key = (...ids: readonly string[]) => [prefix, ...ids].join("/");
  const tryParse: Kind["tryParse"] = (stored) => {
    if (formatOf(stored.value) > format) return new NewerRecord(stored.key, format);
    const { data: value, error } = schema.safeParse(stored.value);
    if (error) return new DamagedRecord(stored.key, error.issues[0]?.path.join(".") ?? "");
    return { ids: toIds(stored), value, version: stored.version };
  };
  const parse: Kind["parse"] = (stored) => {
    const entry = tryParse(stored);
    if (entry instanceof UnreadableRecord) throw entry;
    return entry;
  };
  const below = (store: Store, ids: readonly string[]) => store.list(`${key(...ids)}/`);
  const read: Kind["read"] = async (store, ...ids) => {
    const stored = await store.get(key(...ids));
    return stored && parse(stored);
  };
  return {
    key,
    parse,
    tryParse,
    read,
    readIntact: async (store, ...ids) => {
      const stored = await store.get(key(...ids));
      const isDamaged = stored !== undefined && tryParse(stored) instanceof DamagedRecord;
      return stored && !isDamaged ? parse(stored) : undefined;
    },
    list: async (store, ...ids) => (await below(store, ids)).map(tryParse).filter(isReadable),
    listIds: async (store, ...ids) => (await below(store, ids)).map(toIds),
    listKeys: async (store, ...ids) => (await below(store, ids)).map((stored) => stored.key),
    // Schemas of records transform nothing, so their output is JSON.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    put: (ids, value, options) => ({ key: key(...ids), put: value as Json, ...options }),
    del: (ids, options) => ({ key: key(...ids), del: true, ...options }),
  };
}

/** Records that are found by their own id, and by an index below their account. */
export const ownedBy = <Value>(
  kind: RecordKind<Value>,
  index: Pick<RecordKind<unknown>, "key" | "listIds">,
) => ({
  /** The readable records of an account. */
  list: async (store: Store, accountId: string): Promise<readonly Entry<Value>[]> => {
    const ids = await index.listIds(store, accountId);
    const entries = await Promise.all(ids.map(([, id = ""]) => kind.readIntact(store, id)));
    return entries.filter((entry) => entry !== undefined);
  },
  /** The keys of all records and their index entries, to delete them. */
  listKeys: async (store: Store, accountId: string): Promise<readonly string[]> => {
    const ids = await index.listIds(store, accountId);
    return ids.flatMap(([, id = ""]) => [kind.key(id), index.key(accountId, id)]);
  },
});

/** Few enough for a batch, as there may be more records from before they were limited. */
const MAX_OLDEST = 400;

/** The oldest records below the ids, beyond the newest `kept`. */
export async function listOldest<Value>(
  kind: RecordKind<Value>,
  store: Store,
  kept: number,
  ...ids: readonly string[]
): Promise<readonly Entry<Value>[]> {
  const entries = await kind.list(store, ...ids);
  const surplus = Math.min(MAX_OLDEST, Math.max(0, entries.length - kept));
  return entries.toSorted((a, b) => a.version - b.version).slice(0, surplus);
}

const toIds = ({ key }: Stored): readonly string[] => key.split("/").slice(1);

const isReadable = <Value>(read: Entry<Value> | UnreadableRecord): read is Entry<Value> =>
  !(read instanceof UnreadableRecord);

/** The outcome of reading, or undefined when one of its records cannot be read. */
export async function unlessUnreadable<Outcome>(reading: Promise<Outcome>) {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof UnreadableRecord) return undefined;
    throw error;
  }
}

function formatOf(value: Json): number {
  if (typeof value !== "object" || value === null || !("format" in value)) return 1;
  const { format } = value;
  return typeof format === "number" ? format : 1;
}
