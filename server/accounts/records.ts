import type * as z from "zod";
import type { Delete, Json, Put, Store, Stored } from "./store/store.ts";

/** A parsed record and the version it was read at. */
export interface Entry<Value> {
  readonly ids: readonly string[];
  readonly value: Value;
  readonly version: number;
}

/** One kind of record: where it lies and what it looks like. It is parsed at every read. */
export interface RecordKind<Value> {
  readonly key: (...ids: readonly string[]) => string;
  readonly parse: (stored: Stored) => Entry<Value>;
  readonly read: (store: Store, ...ids: readonly string[]) => Promise<Entry<Value> | undefined>;
  /** All records below the given ids. */
  readonly list: (store: Store, ...ids: readonly string[]) => Promise<readonly Entry<Value>[]>;
  readonly put: (
    ids: readonly string[],
    value: Value,
    options?: { readonly if?: number | null; readonly expiresAt?: number | undefined },
  ) => Put;
  readonly del: (ids: readonly string[], options?: { readonly if?: number }) => Delete;
}

export function defineRecord<Schema extends z.ZodType>(
  prefix: string,
  schema: Schema,
): RecordKind<z.output<Schema>> {
  const key = (...ids: readonly string[]) => [prefix, ...ids].join("/");
  const parse = (stored: Stored) => ({
    ids: stored.key.split("/").slice(1),
    value: schema.parse(stored.value),
    version: stored.version,
  });
  return {
    key,
    parse,
    read: async (store, ...ids) => {
      const stored = await store.get(key(...ids));
      return stored && parse(stored);
    },
    list: async (store, ...ids) => (await store.list(`${key(...ids)}/`)).map(parse),
    // What a schema gives is JSON: the schemas of records transform nothing.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    put: (ids, value, options) => ({ key: key(...ids), put: value as Json, ...options }),
    del: (ids, options) => ({ key: key(...ids), del: true, ...options }),
  };
}
