import type { IncomingMessage } from "node:http";
import { preflight, type Reply, toErrorReply } from "../catalog/reply.ts";

/** A name, an IPv4 or a bracketed IPv6 address, and a port (RFC 3986 3.2.2); never a list. */
const HOST = /^(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(?::\d*)?$/i;

/** A fragment, which clients keep to themselves, or bytes that are not ASCII. */
const NO_TARGET = /[#\u0080-\u00ff]/;

/** Names and values alternate; the parser of Node 20.19.0 lets through a space before the colon. */
const isNoName = (text: string, at: number): boolean =>
  at % 2 === 0 && (text === "" || text.endsWith(" "));

/**
 * The checks of RFC 9110 and 9112 that Node's parser leaves out; undefined if the request is fine.
 * Turns an absolute target into a path.
 */
export function checkRequest(request: IncomingMessage): Reply | undefined {
  const { headers, httpVersion, method, url = "" } = request;
  const { host, expect, "transfer-encoding": coding } = headers;
  if (host === undefined ? httpVersion === "1.1" : !HOST.test(host)) return HOST_REFUSED;
  if (request.rawHeaders.some(isNoName)) return NAME_REFUSED;
  if (coding !== undefined && httpVersion === "1.0") return TOO_OLD_REFUSED;
  if (coding !== undefined && !/^[,\s]*chunked[,\s]*$/i.test(coding)) return CODING_REFUSED;
  if (expect !== undefined && httpVersion === "1.1" && !/^100-continue$/i.test(expect)) {
    return EXPECTATION_FAILED;
  }
  if (url.startsWith("/")) return NO_TARGET.test(url) ? TARGET_REFUSED : undefined;
  if (url === "*") return method === "OPTIONS" ? preflight : TARGET_REFUSED;
  const target = /^https?:/i.test(url) ? URL.parse(url) : null;
  if (target === null) return TARGET_REFUSED;
  request.url = `${target.pathname}${target.search}`;
  headers.host = target.host;
  return undefined;
}

const CLOSE = ["Connection", "close"] as const;
const HOST_REFUSED = toErrorReply(400, "Send one Host header, with the name of this server.");
const NAME_REFUSED = toErrorReply(
  400,
  "Each header needs a name, with the colon right after it.",
  CLOSE,
);
const TARGET_REFUSED = toErrorReply(400, "Ask for a path, such as /health.");
const EXPECTATION_FAILED = toErrorReply(417, "Only Expect: 100-continue is supported.");
/** HTTP/1.0 has no chunks, so a proxy in between may have read the body differently. */
const TOO_OLD_REFUSED = toErrorReply(400, "Transfer-Encoding needs HTTP/1.1.", CLOSE);
/** Where such a body ends is uncertain, so nothing behind it is read. */
const CODING_REFUSED = toErrorReply(501, "Only Transfer-Encoding: chunked is supported.", CLOSE);
