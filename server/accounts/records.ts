import type * as z from "zod";
import {
  type Delete,
  type Json,
  NewerRecord,
  type Put,
  type Store,
  type Stored,
} from "./store/store.ts";

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

/**
 * Schemas are loose: a field of a newer version is kept. What older versions would misread has a
 * higher `format`, which they refuse.
 */
export function defineRecord<Schema extends z.ZodType>(
  prefix: string,
  schema: Schema,
  format = 1,
): RecordKind<z.output<Schema>> {
  const key = (...ids: readonly string[]) => [prefix, ...ids].join("/");
  const parse = (stored: Stored) => {
    if (formatOf(stored.value) > format) throw new NewerRecord(stored.key, format);
    return {
      ids: stored.key.split("/").slice(1),
      value: schema.parse(stored.value),
      version: stored.version,
    };
  };
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

function formatOf(value: Json): number {
  if (typeof value !== "object" || value === null || !("format" in value)) return 1;
  const { format } = value;
  return typeof format === "number" ? format : 1;
}
