/** What the classifier learned, small enough to keep as a file. */
export interface Model {
  readonly labels: readonly string[];
  /** The buckets of features that have weights, one a row. */
  readonly buckets: Uint32Array;
  /** How telling the feature of each row is. */
  readonly tells: Float32Array;
  /** What a step of a row's weights is worth. */
  readonly scales: Float32Array;
  /** Row by row, a weight for each label. */
  readonly values: Int8Array;
}

/** A model with the words that were met in learning. */
export interface Lore {
  readonly model: Model;
  /** All words of the phrasings, which are no slips. */
  readonly vocabulary: ReadonlySet<string>;
  /** Those in which members ask about cards and points. */
  readonly words: ReadonlySet<string>;
}

interface Head {
  readonly labels: readonly string[];
  readonly rows: number;
  readonly vocabulary: readonly string[];
  readonly words: readonly string[];
}

const FORMAT = "cardfile-chat-2";
/** Bytes of the numbers before each part; typed arrays start at multiples of four. */
const ALIGN = 4;

/** Writes it as bytes: the head's length, the head as JSON, then the four arrays of the model. */
export function encodeLore({ model, vocabulary, words }: Lore): Buffer {
  const { labels, buckets, tells, scales, values } = model;
  const head: Head = {
    labels,
    rows: buckets.length,
    vocabulary: [...vocabulary],
    words: [...words],
  };
  const text = Buffer.from(`${FORMAT}\n${JSON.stringify(head)}`);
  const padded = Buffer.alloc(Math.ceil(text.length / ALIGN) * ALIGN, " ");
  text.copy(padded);
  const length = Buffer.alloc(ALIGN);
  length.writeUInt32LE(padded.length);
  const arrays = [buckets, tells, scales, values].map(bytesOf);
  return Buffer.concat([length, padded, ...arrays]);
}

/** Reads what `encodeLore` wrote; undefined when it is something else or not whole. */
export function decodeLore(bytes: Buffer): Lore | undefined {
  if (bytes.length < ALIGN) return undefined;
  const start = ALIGN + bytes.readUInt32LE();
  const [format, json] = bytes.toString("utf8", ALIGN, start).split("\n", 2);
  if (format !== FORMAT || json === undefined) return undefined;
  // Ours by its first line, and written by the function above.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { labels, rows, vocabulary, words } = JSON.parse(json) as Head;
  if (bytes.length !== start + rows * (3 * ALIGN + labels.length)) return undefined;
  // Copied to a place of its own, for a Buffer may start anywhere.
  const body = new Uint8Array(bytes.subarray(start)).buffer;
  return {
    model: {
      labels,
      buckets: new Uint32Array(body, 0, rows),
      tells: new Float32Array(body, rows * ALIGN, rows),
      scales: new Float32Array(body, 2 * rows * ALIGN, rows),
      values: new Int8Array(body, 3 * rows * ALIGN),
    },
    vocabulary: new Set(vocabulary),
    words: new Set(words),
  };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
