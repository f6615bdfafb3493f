import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { Answer } from "../answers/answer.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** An answer this small fits one network packet as it is; compressing it gains nothing. */
const MIN_COMPRESSED_BYTES = 1400;

export interface Level {
  readonly brotli: number;
  readonly gzip: number;
}

/**
 * Brotli's best level takes a second per MiB for output a seventh smaller than the quick level's.
 * It is for what programs and pages request often, not for large files, downloads or pages.
 */
const BEST: Level = { brotli: 11, gzip: 9 };
const QUICK: Level = { brotli: 5, gzip: 6 };
const MAX_BEST_BYTES = 256 * 1024;

const ASKED_OFTEN: ReadonlySet<string> = new Set([
  "application/json",
  "text/css",
  "text/javascript",
]);

/** Below this, handing work to another thread costs more than quick compression here. */
const HANDED_OVER_BYTES = 64 * 1024;

/** Enough to keep other threads busy while this one works, few enough to bound memory. */
const IN_FLIGHT = 64;

export interface Variants {
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/** An answer as published: its bytes, their digest and any smaller variants. */
export interface PackedAnswer extends Answer, Variants {
  readonly bytes: Buffer;
  readonly sha256: string;
  readonly level?: Level;
}

/** Begins to compress on other threads, while this one makes more answers. */
export type Compress = (answers: readonly Answer[]) => Promise<readonly PackedAnswer[]>;

/** Compresses equal bytes once and reuses variants that `findVariants` returns. */
export function createCompressor(findVariants: (key: string) => Variants | undefined): Compress {
  const variants = new Map<string, Variants | Promise<Variants>>();
  const inTurn = createLimit(IN_FLIGHT);
  return (answers) => {
    const plain = answers.map(toPlain);
    // Largest first, and work for other threads before work for this one.
    const jobs = plain
      .filter(isCompressed)
      .toSorted((a, b) => Number(isDoneHere(a)) - Number(isDoneHere(b)) || sizeOf(b) - sizeOf(a));
    for (const job of jobs) {
      const key = keyOf(job.sha256, job.level);
      if (variants.has(key)) continue;
      const made = isDoneHere(job) ? compressHere : (one: Job) => inTurn(() => compress(one));
      variants.set(key, findVariants(key) ?? made(job));
    }
    return Promise.all(
      plain.map(async (one) =>
        isCompressed(one) ? { ...one, ...(await variants.get(keyOf(one.sha256, one.level))) } : one,
      ),
    );
  };
}

type Job = PackedAnswer & { readonly level: Level };

const isCompressed = (answer: PackedAnswer): answer is Job => answer.level !== undefined;

const sizeOf = ({ bytes }: PackedAnswer): number => bytes.length;

/** Runs at most `max` tasks at a time; the rest wait in order. */
function createLimit(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await run();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

export const sha256Of = (bytes: Buffer): string => hash("sha256", bytes);

export const keyOf = (sha256: string, { brotli, gzip: level }: Level): string =>
  `${sha256} br${brotli} gz${level}`;

function toPlain(answer: Answer): PackedAnswer {
  const bytes = Buffer.from(answer.body);
  const plain = { ...answer, bytes, sha256: sha256Of(bytes) };
  if (bytes.length < MIN_COMPRESSED_BYTES) return plain;
  return { ...plain, level: levelFor(answer.contentType, bytes.length) };
}

function levelFor(contentType: string, length: number): Level {
  const [type = ""] = contentType.split(";");
  return ASKED_OFTEN.has(type) && length <= MAX_BEST_BYTES ? BEST : QUICK;
}

const isDoneHere = ({ level, bytes }: Job) => level === QUICK && bytes.length < HANDED_OVER_BYTES;

async function compress({ bytes, level }: Job): Promise<Variants> {
  const [br, gz] = await Promise.all([
    compressBrotli(bytes, toBrotliOptions(bytes.length, level)),
    compressGzip(bytes, toGzipOptions(bytes.length, level)),
  ]);
  return toSmaller(bytes, br, gz);
}

const compressHere = ({ bytes, level }: Job): Variants =>
  toSmaller(
    bytes,
    brotliCompressSync(bytes, toBrotliOptions(bytes.length, level)),
    gzipSync(bytes, toGzipOptions(bytes.length, level)),
  );

const toBrotliOptions = (length: number, { brotli }: Level) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
  chunkSize: length,
});

const toGzipOptions = (length: number, { gzip: level }: Level) => ({
  level,
  // A buffer for the whole output saves the thread from coming back for more.
  chunkSize: length,
});

const toSmaller = (bytes: Buffer, br: Buffer, gz: Buffer): Variants => ({
  ...(br.length < bytes.length ? { br } : {}),
  ...(gz.length < bytes.length ? { gzip: gz } : {}),
});

const { brotli, zlib } = process.versions;

/** Everything besides the level that affects compressed bytes. */
export const MADE_BY = JSON.stringify([
  { brotli, zlib, arch: process.arch },
  toBrotliOptions(MIN_COMPRESSED_BYTES, BEST),
  toGzipOptions(MIN_COMPRESSED_BYTES, BEST),
]);
