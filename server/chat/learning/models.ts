import { gunzipSync, gzipSync } from "node:zlib";

/** A trained classifier, small enough to keep as a file. */
export interface Model {
  readonly labels: readonly string[];
  /** The bucket of each row's feature. */
  readonly buckets: Uint32Array;
  /** The weight of each row's feature. */
  readonly tells: Float32Array;
  /** The scale of each row's quantised weights. */
  readonly scales: Float32Array;
  /** Row by row, a weight for each label. */
  readonly values: Int8Array;
}

interface Written {
  readonly head: unknown;
  readonly models: readonly { readonly labels: readonly string[]; readonly rows: number }[];
}

/** Bytes of the head's length. */
const LENGTH = 4;

/** Writes a head and models as one file: the head as JSON, then the four arrays of each model. */
export function encodeModels(head: unknown, models: readonly Model[]): Buffer {
  const written: Written = {
    head,
    models: models.map(({ labels, buckets }) => ({ labels, rows: buckets.length })),
  };
  const json = Buffer.from(JSON.stringify(written));
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32LE(json.length);
  const arrays = models.flatMap(({ buckets, tells, scales, values }) =>
    [buckets, tells, scales, values].map((array) =>
      Buffer.from(array.buffer, array.byteOffset, array.byteLength),
    ),
  );
  return gzipSync(Buffer.concat([length, json, ...arrays]));
}

/** Decodes a file of `encodeModels`. Throws when it is anything else or truncated. */
export function decodeModels(file: Buffer): {
  readonly head: unknown;
  readonly models: readonly Model[];
} {
  const bytes = gunzipSync(file);
  let at = LENGTH + bytes.readUInt32LE();
  // `encodeModels` wrote it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const written = JSON.parse(bytes.toString("utf8", LENGTH, at)) as Written;
  const take = (size: number): ArrayBuffer => {
    const part = new Uint8Array(bytes.subarray(at, at + size)).buffer;
    at += size;
    return part;
  };
  const models = written.models.map(({ labels, rows }) => ({
    labels,
    buckets: new Uint32Array(take(rows * 4)),
    tells: new Float32Array(take(rows * 4)),
    scales: new Float32Array(take(rows * 4)),
    values: new Int8Array(take(rows * labels.length)),
  }));
  return { head: written.head, models };
}
