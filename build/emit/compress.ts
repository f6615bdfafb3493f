import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** An answer this small fits one network packet as it is; compressing it gains nothing. */
const MIN_COMPRESSED_BYTES = 1400;

/**
 * Brotli's best level costs a second a mebibyte and saves a seventh of what a quick one leaves. It is
 * for what programs and pages ask for again and again, not for large files, downloads or pages.
 */
const BEST_BROTLI_BYTES = 256 * 1024;
const BEST_BROTLI = 11;
const QUICK_BROTLI = 5;
const BEST_GZIP = 9;
const QUICK_GZIP = 6;

const ASKED_OFTEN: ReadonlySet<string> = new Set([
  "application/json",
  "text/css",
  "text/javascript",
]);

const IN_FLIGHT = 4;

/** What is to be compressed, and its media type. */
interface Body {
  readonly bytes: Buffer;
  readonly contentType: string;
}

export interface Compressed {
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/**
 * Compresses bodies of the same text once, the largest first, a few at a time. Returns the variants
 * by the sha256 of the body; small bodies have none.
 */
export async function compressAll(
  bodies: readonly Body[],
): Promise<ReadonlyMap<string, Compressed>> {
  const unique = new Map(bodies.map((body) => [sha256Of(body.bytes), body]));
  const queue = [...unique]
    .filter(([, { bytes }]) => bytes.length >= MIN_COMPRESSED_BYTES)
    .toSorted(([, a], [, b]) => b.bytes.length - a.bytes.length);
  const compressed = new Map<string, Compressed>();
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let job = queue[next++]; job !== undefined; job = queue[next++]) {
      const [digest, body] = job;
      // One worker works through its jobs in turn; the workers run side by side.
      // oxlint-disable-next-line no-await-in-loop
      compressed.set(digest, await compress(body));
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  return compressed;
}

export const sha256Of = (body: Buffer): string => hash("sha256", body);

async function compress({ bytes, contentType }: Body): Promise<Compressed> {
  const [type = ""] = contentType.split(";");
  const best = ASKED_OFTEN.has(type) && bytes.length <= BEST_BROTLI_BYTES;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: best ? BEST_BROTLI : QUICK_BROTLI,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const [br, gz] = await Promise.all([
    compressBrotli(bytes, { params }),
    compressGzip(bytes, { level: best ? BEST_GZIP : QUICK_GZIP }),
  ]);
  return {
    ...(br.length < bytes.length ? { br } : {}),
    ...(gz.length < bytes.length ? { gzip: gz } : {}),
  };
}
