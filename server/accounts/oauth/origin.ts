import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** Headers in which a client or a proxy states the address it used. */
const TOLD: ReadonlySet<string> = new Set([
  "forwarded",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
]);

/** The headers as if the request had come to the configured origin. */
function toHeaders(headers: IncomingHttpHeaders, issuer: string): IncomingHttpHeaders {
  const { host, protocol } = new URL(issuer);
  const rest = Object.entries(headers).filter(([name]) => !TOLD.has(name));
  const origin = { host, "x-forwarded-host": host, "x-forwarded-proto": protocol.slice(0, -1) };
  return { ...Object.fromEntries(rest), ...origin };
}

/**
 * Makes a request look as if it came to the configured origin: oidc-provider takes the URLs of its
 * endpoints from the Host header, the forwarded headers and an absolute request target, all of
 * which the client controls.
 */
export function bindToIssuer(request: IncomingMessage, issuer: string): void {
  request.headers = toHeaders(request.headers, issuer);
  if (request.url?.startsWith("/") === true) return;
  const target = URL.parse(request.url ?? "");
  request.url = target === null ? "/" : `${target.pathname}${target.search}`;
}

/** The same as a view, for code that only reads the headers; the page keeps its own request. */
export function viewUnderIssuer(request: IncomingMessage, issuer: string): IncomingMessage {
  // Object.create gives any; with this prototype it is a request.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.create(request, {
    headers: { value: toHeaders(request.headers, issuer) },
  }) as IncomingMessage;
}
