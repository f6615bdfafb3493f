import {
  createMcpHandler,
  hostHeaderValidationResponse,
  isJsonContentType,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { isJson, toPlainRequest } from "./envelope.ts";
import { createFastLane } from "./fast-lane.ts";
import { MAX_JSON_DEPTH, MAX_MCP_BODY_BYTES } from "./limits.ts";
import { accepted, finish, preflight, toJsonResponse, toRpcError } from "./replies.ts";
import { type ToolSet, toServerFactory } from "./sdk.ts";

export interface EndpointOptions {
  /** Host names the endpoint answers to; undefined when any will do (not bound to loopback). */
  readonly allowedHosts: readonly string[] | undefined;
  readonly log: (message: string) => void;
}

export type Endpoint = (request: Request) => Promise<Response>;

/** JSON-RPC 2.0 codes, and the one MCP servers use for HTTP errors of their own. */
const CODE = { parse: -32700, invalid: -32600, internal: -32603, http: -32000 } as const;

/**
 * MCP over HTTP for a set of tools: stateless, JSON answers only, handshake revisions and the
 * 2026-07-28 envelope at one address. Plain calls take the fast lane, the rest the SDK.
 */
export function createEndpoint<Context>(set: ToolSet<Context>, options: EndpointOptions): Endpoint {
  const answerFast = createFastLane(set);
  const answerBySdk = createSdkPath(set, options);

  return async (request) => {
    const refused = refuse(request, options.allowedHosts);
    if (refused !== undefined) return refused;
    const text = await readText(request);
    if (text === undefined) return toRpcError(413, CODE.http, "Request body too large");
    const body = parseJson(text);
    if (body === undefined) return toRpcError(400, CODE.parse, "Parse error: Invalid JSON");
    try {
      const plain = toPlainRequest(body, request.headers);
      const fast = plain && answerFast(plain);
      return fast === undefined ? await answerBySdk(request, body) : toJsonResponse(fast);
    } catch (error) {
      options.log(`unexpected: ${error instanceof Error ? error.stack : String(error)}`);
      return toRpcError(500, CODE.internal, "Internal error");
    }
  };
}

function refuse(
  request: Request,
  allowedHosts: readonly string[] | undefined,
): Response | undefined {
  if (allowedHosts !== undefined) {
    const wrongHost = hostHeaderValidationResponse(request, [...allowedHosts]);
    if (wrongHost !== undefined) return finish(wrongHost);
  }
  if (request.method === "OPTIONS") return preflight();
  if (request.method !== "POST") {
    return toRpcError(405, CODE.http, "Method not allowed.", { allow: "POST, OPTIONS" });
  }
  const type = request.headers.get("content-type");
  if (type !== "application/json" && !isJsonContentType(type)) {
    const message = "Unsupported Media Type: Content-Type must be application/json";
    return toRpcError(415, CODE.http, message);
  }
  return undefined;
}

/** The body, or undefined when it is larger than we read. */
async function readText(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_MCP_BODY_BYTES) return undefined;
  try {
    const text = await request.text();
    return text.length > MAX_MCP_BODY_BYTES ? undefined : text;
  } catch {
    // The only way to fail is to be cut off by the server's own limit, or by the client.
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return isTooDeep(text) ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Counts open brackets, strings left out; nothing real comes near the limit. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (inString) {
      if (char === BACKSLASH) at++;
      else if (char === QUOTE) inString = false;
    } else if (char === QUOTE) inString = true;
    else if (char === OPEN_OBJECT || char === OPEN_LIST) depth++;
    else if (char === CLOSE_OBJECT || char === CLOSE_LIST) depth--;
    if (depth > MAX_JSON_DEPTH) return true;
  }
  return false;
}

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

type SdkPath = (request: Request, body: unknown) => Promise<Response>;

/** The SDK as the reference: whatever is not a plain call is answered by it. */
export function createSdkPath<Context>(
  set: ToolSet<Context>,
  { log }: Pick<EndpointOptions, "log">,
): SdkPath {
  const factory = toServerFactory(set);
  const envelope = createMcpHandler(factory, {
    legacy: "reject",
    onerror: (error) => log(`mcp: ${error.message}`),
  });

  const answerHandshake = async (request: Request, body: unknown): Promise<Response> => {
    const server = await factory({ era: "legacy", requestInfo: request });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      const response = await transport.handleRequest(toLenient(request), { parsedBody: body });
      return Array.isArray(body) ? await asList(response) : response;
    } finally {
      await server.close();
    }
  };

  return async (request, body) => {
    const messages = Array.isArray(body) ? withoutCancels(body) : body;
    const wrong = Array.isArray(body) && Array.isArray(messages) && checkBatch(body, messages);
    if (wrong) return wrong;
    const handshake = await isLegacyRequest(request, messages);
    return finish(
      handshake
        ? await answerHandshake(request, messages)
        : await envelope.fetch(request, { parsedBody: messages }),
    );
  };
}

/** A client may leave out Accept or name JSON only; the SDK wants both types named. */
function toLenient(request: Request): Request {
  const version = request.headers.get("mcp-protocol-version");
  return new Request(request.url, {
    method: "POST",
    headers: {
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      ...(version === null ? {} : { "mcp-protocol-version": version }),
    },
  });
}

/** SDK 2.4.0 answers a batch of one with a bare object; JSON-RPC wants a list. */
async function asList(response: Response): Promise<Response> {
  if (response.status !== 200) return response;
  const answers: unknown = await response.json();
  return Response.json(Array.isArray(answers) ? answers : [answers]);
}

/** SDK 2.4.0 never answers a batch in which a request is cancelled, so cancels are dropped. */
function withoutCancels(batch: readonly unknown[]): readonly unknown[] {
  return batch.filter(
    (message) =>
      !(isJson(message) && message["method"] === "notifications/cancelled" && !("id" in message)),
  );
}

/** What the SDK gets wrong in a batch is refused; duplicate ids would lose an answer. */
function checkBatch(batch: readonly unknown[], messages: readonly unknown[]): Response | undefined {
  if (batch.length === 0) return toRpcError(400, CODE.invalid, "Invalid Request: empty batch");
  if (messages.length === 0) return accepted();
  const ids = messages.flatMap((message) =>
    isJson(message) && "method" in message && "id" in message ? [message["id"]] : [],
  );
  if (new Set(ids).size === ids.length) return undefined;
  return toRpcError(400, CODE.invalid, "Invalid Request: duplicate ids in batch");
}
