import type { ClientRequest, IncomingMessage } from "node:http";
import { request as sendHttps, type RequestOptions } from "node:https";

/** Fetches a document from one address of its host. Rejects unless it arrives whole, with 200. */
export type RequestDocument = (url: URL, address: string, signal: AbortSignal) => Promise<Response>;

type Send = (
  options: RequestOptions,
  answered: (response: IncomingMessage) => void,
) => ClientRequest;

export const MAX_DOCUMENT_BYTES = 8192;

const HTTPS_PORT = 443;

/** Response headers that decide how long the document is cached. */
const CACHE_HEADERS = ["cache-control", "expires"];

/**
 * Connects only to the given address, even if the host name resolves elsewhere by then; the
 * certificate must still match the host. Follows no redirects and reads no more bytes than allowed.
 */
export const createRequestDocument =
  (send: Send = sendHttps): RequestDocument =>
  (url, address, signal) =>
    new Promise((resolve, reject) => {
      const options: RequestOptions = {
        host: address,
        servername: url.hostname,
        port: url.port === "" ? HTTPS_PORT : url.port,
        path: `${url.pathname}${url.search}`,
        headers: { host: url.host, accept: "application/json", "accept-encoding": "identity" },
        agent: false,
        signal,
      };
      const request = send(options, (response) => {
        read(response).then(resolve, (error: unknown) => {
          request.destroy();
          reject(error instanceof Error ? error : new Error("the document cannot be read"));
        });
      });
      request.on("error", reject).end();
    });

async function read(response: IncomingMessage): Promise<Response> {
  if (response.statusCode !== 200) throw new Error(`the status is ${response.statusCode}, not 200`);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError("a response gives buffers");
    size += chunk.length;
    if (size > MAX_DOCUMENT_BYTES) throw new Error(`it has more than ${MAX_DOCUMENT_BYTES} bytes`);
    chunks.push(chunk);
  }
  const headers = CACHE_HEADERS.flatMap((name): [string, string][] => {
    const value = response.headers[name];
    return typeof value === "string" ? [[name, value]] : [];
  });
  return new Response(Buffer.concat(chunks), { headers });
}
