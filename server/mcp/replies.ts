import { FastResponse } from "srvx";
import { BASELINE } from "../contract/response-headers.ts";

/** Headers of every answer of an MCP endpoint: never cached, open to every origin. */
const COMMON = {
  "cache-control": "no-store",
  "access-control-allow-origin": "*",
  ...BASELINE,
} as const;

const PREFLIGHT_SECONDS = "86400";

const PREFLIGHT = {
  ...COMMON,
  "access-control-allow-methods": "POST, OPTIONS",
  "access-control-allow-headers":
    "content-type, accept, authorization, mcp-protocol-version, mcp-method, mcp-name, " +
    "mcp-session-id, last-event-id, x-mcp-toolsets, x-mcp-readonly",
  "access-control-max-age": PREFLIGHT_SECONDS,
};

const JSON_HEADERS = { "content-type": "application/json", ...COMMON };

/** JSON-RPC 2.0 codes, and the one MCP servers use for HTTP errors of their own. */
export const CODE = {
  parse: -32700,
  invalid: -32600,
  params: -32602,
  internal: -32603,
  http: -32000,
} as const;

/** For JSON that is already serialized. */
export const toJsonResponse = (json: string): Response =>
  new FastResponse(json, { headers: JSON_HEADERS });

/** Null if an error belongs to no single request. */
export type RequestId = string | number | null;

/** A JSON-RPC error; without an id it belongs to no request. */
export function toRpcError(
  status: number,
  code: number,
  message: string,
  {
    headers = {},
    id = null,
  }: {
    readonly headers?: Readonly<Record<string, string>>;
    readonly id?: RequestId;
  } = {},
): Response {
  const json = JSON.stringify({ jsonrpc: "2.0", error: { code, message }, id });
  return new FastResponse(json, { status, headers: { ...JSON_HEADERS, ...headers } });
}

export const preflight = (): Response =>
  new FastResponse(null, { status: 204, headers: PREFLIGHT });

export const accepted = (): Response => new FastResponse(null, { status: 202, headers: COMMON });

/** Gives an SDK answer the common headers. */
export function finish(response: Response): Response {
  for (const [name, value] of Object.entries(COMMON)) response.headers.set(name, value);
  return response;
}
