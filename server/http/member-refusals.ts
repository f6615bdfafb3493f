import type { ServerResponse } from "node:http";
import { BASELINE } from "../contract/response-headers.ts";

/* Refusals of requests that never reach the accounts. */

interface Refusal {
  readonly status: number;
  readonly body: Readonly<Record<string, string>>;
  readonly retryAfter?: number;
}

export const MISDIRECTED: Refusal = {
  status: 421,
  body: { error: "This server has another name; use that, or add this to ALLOWED_HOSTS." },
};

export const UNAVAILABLE: Refusal = {
  status: 503,
  body: { error: "Accounts are unavailable right now; try again in a minute." },
  retryAfter: 30,
};

export const tooManyRegistrations = (seconds: number): Refusal => ({
  status: 429,
  body: {
    error: "too_many_requests",
    error_description:
      "Too many applications were registered from this address or its network; wait a while.",
  },
  retryAfter: seconds,
});

export const toRefusal = (refusal: Refusal): Response =>
  new Response(JSON.stringify(refusal.body), {
    status: refusal.status,
    headers: toHeaders(refusal),
  });

export const refuse = (response: ServerResponse, refusal: Refusal): void =>
  void response.writeHead(refusal.status, toHeaders(refusal)).end(JSON.stringify(refusal.body));

const toHeaders = ({ retryAfter }: Refusal): Record<string, string> => ({
  "content-type": "application/json",
  "cache-control": "no-store",
  "access-control-allow-origin": "*",
  ...BASELINE,
  ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
});
