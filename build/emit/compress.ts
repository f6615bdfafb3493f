import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** An answer this small fits one network packet as it is; compressing it gains nothing. */
const MIN_COMPRESSED_BYTES = 1400;

/** Brotli's best level costs a second a mebibyte, so large files get a cheaper one. */
const BEST_BROTLI_BYTES = 256 * 1024;
const BEST_BROTLI = 11;
const LARGE_BROTLI = 5;
const BEST_GZIP = 9;
const LARGE_GZIP = 6;

const IN_FLIGHT = 4;

export interface Compressed {
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/**
 * Compresses bodies of the same text once, the largest first, a few at a time. Returns the variants
 * by the sha256 of the body; small bodies have none.
 */
export async function compressAll(
  bodies: Iterable<Buffer>,
): Promise<ReadonlyMap<string, Compressed>> {
  const unique = new Map([...bodies].map((body) => [sha256Of(body), body]));
  const queue = [...unique]
    .filter(([, body]) => body.length >= MIN_COMPRESSED_BYTES)
    .toSorted(([, a], [, b]) => b.length - a.length);
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

async function compress(body: Buffer): Promise<Compressed> {
  const large = body.length > BEST_BROTLI_BYTES;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: large ? LARGE_BROTLI : BEST_BROTLI,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const [br, gz] = await Promise.all([
    compressBrotli(body, { params }),
    compressGzip(body, { level: large ? LARGE_GZIP : BEST_GZIP }),
  ]);
  return {
    ...(br.length < body.length ? { br } : {}),
    ...(gz.length < body.length ? { gzip: gz } : {}),
  };
}
