import { hash } from "node:crypto";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  type BrotliOptions,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
} from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** An answer this small fits one network packet as it is; compressing it gains nothing. */
const MIN_COMPRESSED_BYTES = 1400;

export interface Level {
  readonly brotli: number;
  readonly gzip: number;
}

/**
 * Brotli's best level costs a second a mebibyte and saves a seventh of what a quick one leaves. It is
 * for what programs and pages ask for again and again, not for large files, downloads or pages.
 */
const BEST: Level = { brotli: 11, gzip: 9 };
const QUICK: Level = { brotli: 5, gzip: 6 };
const MAX_BEST_BYTES = 256 * 1024;

const ASKED_OFTEN: ReadonlySet<string> = new Set([
  "application/json",
  "text/css",
  "text/javascript",
]);

/** To hand so little to another thread costs more than to compress it quickly. */
const HANDED_OVER_BYTES = 64 * 1024;

/** Enough that the threads have work while this one is busy, few enough for the memory. */
const IN_FLIGHT = 64;

/** What is to be compressed, and its media type. */
interface Text {
  readonly body: string;
  readonly contentType: string;
}

export interface Compressed {
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/** A body as it is published: its bytes with their digest and the smaller variants, if there are. */
export interface Packed extends Compressed {
  readonly bytes: Buffer;
  readonly sha256: string;
  /** Undefined when the body is too small to be compressed. */
  readonly level?: Level;
}

/** Compresses on other threads while this one makes more. */
export interface Compressor {
  /** Begins with these, the largest first. The same text is compressed once. */
  readonly add: (texts: readonly Text[]) => void;
  /** All that was added, by its text. */
  readonly finish: () => Promise<ReadonlyMap<string, Packed>>;
}

interface Job {
  readonly body: string;
  readonly plain: Packed;
  readonly level: Level;
}

/** What `find` has by the key of a body and its level is taken as it is. */
export function startCompressor(find: (key: string) => Compressed | undefined): Compressor {
  const packed = new Map<string, Packed>();
  const queue: Job[] = [];
  const workers: Promise<void>[] = [];
  let busy = 0;

  const work = async (): Promise<void> => {
    busy += 1;
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      // One worker works through its jobs in turn; the workers run side by side.
      // oxlint-disable-next-line no-await-in-loop
      packed.set(job.body, { ...job.plain, ...(await compress(job)) });
    }
    busy -= 1;
  };

  return {
    add: (texts) => {
      const jobs = texts.flatMap(({ body, contentType }): readonly Job[] => {
        if (packed.has(body)) return [];
        const plain = toPacked(body, contentType);
        const { level, sha256 } = plain;
        const found = level && find(keyOf(sha256, level));
        packed.set(body, { ...plain, ...found });
        return level === undefined || found !== undefined ? [] : [{ body, plain, level }];
      });
      const handedOver = jobs.filter((job) => !isDoneHere(job));
      queue.push(...handedOver.toSorted((a, b) => b.plain.bytes.length - a.plain.bytes.length));
      while (busy < IN_FLIGHT && queue.length > 0) workers.push(work());
      for (const job of jobs.filter(isDoneHere)) {
        packed.set(job.body, { ...job.plain, ...compressHere(job) });
      }
    },
    finish: async () => {
      await Promise.all(workers);
      return packed;
    },
  };
}

export const sha256Of = (bytes: Buffer): string => hash("sha256", bytes);

/** Names what is made of a body at a level. */
export const keyOf = (sha256: string, { brotli, gzip: level }: Level): string =>
  `${sha256} br${brotli} gz${level}`;

function toPacked(body: string, contentType: string): Packed {
  const bytes = Buffer.from(body);
  const plain = { bytes, sha256: sha256Of(bytes) };
  const { length } = bytes;
  return length < MIN_COMPRESSED_BYTES ? plain : { ...plain, level: levelFor(contentType, length) };
}

function levelFor(contentType: string, length: number): Level {
  const [type = ""] = contentType.split(";");
  return ASKED_OFTEN.has(type) && length <= MAX_BEST_BYTES ? BEST : QUICK;
}

const isDoneHere = ({ level, plain }: Job): boolean =>
  level === QUICK && plain.bytes.length < HANDED_OVER_BYTES;

async function compress({ plain: { bytes }, level }: Job): Promise<Compressed> {
  const [br, gz] = await Promise.all([
    compressBrotli(bytes, toBrotliOptions(bytes.length, level)),
    compressGzip(bytes, toGzipOptions(bytes.length, level)),
  ]);
  return toSmaller(bytes, br, gz);
}

const compressHere = ({ plain: { bytes }, level }: Job): Compressed =>
  toSmaller(
    bytes,
    brotliCompressSync(bytes, toBrotliOptions(bytes.length, level)),
    gzipSync(bytes, toGzipOptions(bytes.length, level)),
  );

const toBrotliOptions = (length: number, { brotli }: Level): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
  chunkSize: length,
});

const toGzipOptions = (length: number, { gzip: level }: Level): ZlibOptions => ({
  level,
  // With room for all of it a thread needs not come back for more.
  chunkSize: length,
});

const toSmaller = (bytes: Buffer, br: Buffer, gz: Buffer): Compressed => ({
  ...(br.length < bytes.length ? { br } : {}),
  ...(gz.length < bytes.length ? { gzip: gz } : {}),
});

const { brotli, zlib } = process.versions;

/** By what the variants are made, besides the level: what is made by anything else may differ. */
export const MADE_BY = JSON.stringify([
  { brotli, zlib, arch: process.arch },
  toBrotliOptions(MIN_COMPRESSED_BYTES, BEST),
  toGzipOptions(MIN_COMPRESSED_BYTES, BEST),
]);
