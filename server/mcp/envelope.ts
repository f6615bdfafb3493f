/** The revision in which requests carry everything in an envelope and need no handshake. */
export const ENVELOPE_VERSION = "2026-07-28";

/** The revisions with a handshake; a test compares them with those the SDK knows. */
export const HANDSHAKE_VERSIONS: ReadonlySet<string> = new Set([
  "2024-10-07",
  "2024-11-05",
  "2025-03-26",
  "2025-06-18",
  "2025-11-25",
]);

/** All revisions, for callers that choose one before connecting. */
export const PROTOCOL_VERSIONS: readonly string[] = [...HANDSHAKE_VERSIONS, ENVELOPE_VERSION];

export const VERSION_KEY = "io.modelcontextprotocol/protocolVersion";
const CLIENT_KEY = "io.modelcontextprotocol/clientInfo";
export const CAPABILITIES_KEY = "io.modelcontextprotocol/clientCapabilities";
const META_KEYS: ReadonlySet<string> = new Set([VERSION_KEY, CLIENT_KEY, CAPABILITIES_KEY]);

export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A request so plain that its answer does not depend on anything the SDK would look at. */
export interface PlainRequest {
  readonly era: "handshake" | "envelope";
  readonly id: string | number;
  readonly method: string;
  readonly params: Json;
}

/**
 * Recognizes a plain request: a JSON-RPC request with known members only and, in the envelope era,
 * headers that repeat the body. Whatever is unusual is left to the SDK, which is the reference.
 */
export function toPlainRequest(body: unknown, headers: Headers): PlainRequest | undefined {
  if (!isJson(body)) return undefined;
  const { jsonrpc, id, method, params = {}, ...unknown } = body;
  if (jsonrpc !== "2.0" || typeof method !== "string" || !isJson(params)) return undefined;
  if (!isPlainId(id) || Object.keys(unknown).length > 0) return undefined;
  const era = toEra(method, params, headers);
  return era === undefined ? undefined : { era, id, method, params };
}

/** The id of a single request, null when there is none that an answer can repeat. */
export const idOf = (body: unknown): string | number | null =>
  isJson(body) && isPlainId(body["id"]) ? body["id"] : null;

const isPlainId = (id: unknown): id is string | number =>
  typeof id === "string" || Number.isSafeInteger(id);

function toEra(method: string, params: Json, headers: Headers): PlainRequest["era"] | undefined {
  const version = headers.get("mcp-protocol-version");
  const { _meta: meta } = params;
  if (meta === undefined) {
    return version === null || HANDSHAKE_VERSIONS.has(version) ? "handshake" : undefined;
  }
  if (!isJson(meta) || version !== ENVELOPE_VERSION) return undefined;
  const repeated =
    meta[VERSION_KEY] === version &&
    headers.get("mcp-method") === method &&
    (headers.get("mcp-name") ?? undefined) === params["name"];
  return repeated && isPlainMeta(meta) ? "envelope" : undefined;
}

function isPlainMeta(meta: Json): boolean {
  const capabilities = meta[CAPABILITIES_KEY];
  const client = meta[CLIENT_KEY];
  return (
    Object.keys(meta).every((key) => META_KEYS.has(key)) &&
    isJson(capabilities) &&
    Object.keys(capabilities).length === 0 &&
    (client === undefined || isPlainClient(client))
  );
}

const isPlainClient = (client: unknown): boolean =>
  isJson(client) &&
  Object.keys(client).every((key) => key === "name" || key === "version") &&
  typeof client["name"] === "string" &&
  typeof client["version"] === "string";
