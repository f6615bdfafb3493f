import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { preferredEncodings } from "../catalog/negotiate.ts";
import type { Encoding } from "../catalog/reply.ts";

type Endpoint = (request: Request) => Promise<Response>;

/** Smaller answers fit into a packet or two as they are. */
const MIN_COMPRESSED_BYTES = 2048;

/** Brotli at this quality is about as quick and as small as gzip; its best takes far longer. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const COMPRESSORS: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: async (body) => toBrotli(body, BROTLI_OPTIONS),
  gzip: async (body) => toGzip(body),
};

/** Compresses an endpoint's JSON answers for clients that accept it; never streams. */
export const compressing =
  (endpoint: Endpoint): Endpoint =>
  async (request) => {
    const response = await endpoint(request);
    const [encoding] = preferredEncodings(request.headers.get("accept-encoding") ?? "");
    const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
    return encoding === undefined || !isJson ? response : compress(response, encoding);
  };

async function compress(response: Response, encoding: Encoding): Promise<Response> {
  const body = Buffer.from(await response.text());
  const { status } = response;
  const headers = new Headers(response.headers);
  headers.set("vary", "accept-encoding");
  if (body.length < MIN_COMPRESSED_BYTES) return new Response(body, { status, headers });
  headers.delete("content-length");
  headers.set("content-encoding", encoding);
  return new Response(new Uint8Array(await COMPRESSORS[encoding](body)), { status, headers });
}
