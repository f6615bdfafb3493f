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

/** How often members went on from a question of a group to one of another intent, by both. */
export type Turns = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** All that was learned. */
export interface Lore {
  /** What a message asks, by itself. */
  readonly intents: Model;
  /** How a message goes on from a question. */
  readonly goings: Model;
  readonly turns: Turns;
  /** All words of the phrasings, which are no slips. */
  readonly vocabulary: ReadonlySet<string>;
  /** Those in which members ask about cards and points. */
  readonly words: ReadonlySet<string>;
}

interface Head {
  readonly models: readonly Shape[];
  readonly turns: Turns;
  readonly vocabulary: readonly string[];
  readonly words: readonly string[];
}

type Shape = Pick<Model, "labels"> & { readonly rows: number };

const FORMAT = "cardfile-chat-3";
/** Bytes of the numbers before each part; typed arrays start at multiples of four. */
const ALIGN = 4;

/** Writes it as bytes: the head's length, the head as JSON, then the four arrays of each model. */
export function encodeLore({ intents, goings, turns, vocabulary, words }: Lore): Buffer {
  const models = [intents, goings];
  const head: Head = {
    models: models.map(({ labels, buckets }) => ({ labels, rows: buckets.length })),
    turns,
    vocabulary: [...vocabulary],
    words: [...words],
  };
  const text = padded(Buffer.from(`${FORMAT}\n${JSON.stringify(head)}`), " ");
  const length = Buffer.alloc(ALIGN);
  length.writeUInt32LE(text.length);
  const arrays = models.flatMap(({ buckets, tells, scales, values }) =>
    [buckets, tells, scales, values].map((array) => padded(bytesOf(array), 0)),
  );
  return Buffer.concat([length, text, ...arrays]);
}

/** Reads what `encodeLore` wrote; undefined when it is something else or not whole. */
export function decodeLore(bytes: Buffer): Lore | undefined {
  if (bytes.length < ALIGN) return undefined;
  const start = ALIGN + bytes.readUInt32LE();
  const [format, json] = bytes.toString("utf8", ALIGN, start).split("\n", 2);
  if (format !== FORMAT || json === undefined) return undefined;
  // Ours by its first line, and written by the function above.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { models: shapes, turns, vocabulary, words } = JSON.parse(json) as Head;
  const sizes = shapes.map(sizeOf);
  if (bytes.length !== start + sizes.reduce((sum, size) => sum + size, 0)) return undefined;
  // Copied to a place of its own, for a Buffer may start anywhere.
  const body = new Uint8Array(bytes.subarray(start)).buffer;
  const [intents, goings] = shapes.map((shape, place) =>
    toModel(
      shape,
      body,
      sizes.slice(0, place).reduce((sum, size) => sum + size, 0),
    ),
  );
  if (intents === undefined || goings === undefined) return undefined;
  return { intents, goings, turns, vocabulary: new Set(vocabulary), words: new Set(words) };
}

const sizeOf = ({ rows, labels }: Shape): number =>
  rows * 3 * ALIGN + Math.ceil((rows * labels.length) / ALIGN) * ALIGN;

function toModel({ labels, rows }: Shape, body: ArrayBuffer, start: number): Model {
  const step = rows * ALIGN;
  return {
    labels,
    buckets: new Uint32Array(body, start, rows),
    tells: new Float32Array(body, start + step, rows),
    scales: new Float32Array(body, start + 2 * step, rows),
    values: new Int8Array(body, start + 3 * step, rows * labels.length),
  };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

function padded(bytes: Buffer, fill: string | number): Buffer {
  const whole = Buffer.alloc(Math.ceil(bytes.length / ALIGN) * ALIGN, fill);
  bytes.copy(whole);
  return whole;
}
