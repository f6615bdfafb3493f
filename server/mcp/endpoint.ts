import { isForeignHost } from "../contract/foreign-host.ts";
import { takePlace } from "../ops/places.ts";
import { isClientGone, takeTurn } from "../ops/turns.ts";
import { idOf, toPlainRequest } from "./envelope.ts";
import { createFastLane } from "./fast-lane.ts";
import { refuseBatch } from "./batch.ts";
import { exceedsJsonLimits, MAX_JSON_DEPTH, MAX_JSON_VALUES } from "../contract/json-limits.ts";
import { MAX_MCP_BODY_BYTES } from "./limits.ts";
import {
  accepted,
  CODE,
  preflight,
  type RequestId,
  toJsonResponse,
  toRpcError,
} from "./replies.ts";
import type { SdkPath } from "./sdk-path.ts";
import type { Prompt, ToolSet } from "./tool-set.ts";
import type { AnyTool, MaybePromise } from "./tool.ts";
import { parseJson } from "../contract/json.ts";
import { isPlainJson } from "../contract/route.ts";

export interface EndpointOptions {
  /** Host names the endpoint answers to; undefined when any will do (not bound to loopback). */
  readonly allowedHosts: readonly string[] | undefined;
  readonly log: (message: string) => void;
  /** Answers errors that the endpoint does not know; undefined for a 500. */
  readonly explain?: (error: unknown, id: RequestId) => Response | undefined;
}

/**
 * Decides who may call: first by the headers, so that no stranger's body is read, then by the body,
 * which is the parsed JSON. Returns the context for this request, or a refusal.
 */
export type Admit<Context> = (request: Request) => Promise<AdmitBody<Context> | Response>;

type AdmitBody<Context> = (body: unknown) => Promise<Admission<Context> | Response>;

interface Admission<Context> {
  readonly getContext: () => Context;
  /** The tools for this message: those to list, or those that may be called. */
  readonly tools: readonly AnyTool<Context>[];
  /** The prompts that work with these tools. */
  readonly prompts?: readonly Prompt<Context>[];
  readonly askingKey?: () => string;
}

export type Endpoint = (request: Request) => Promise<Response>;

/**
 * MCP over HTTP for a set of tools: stateless, JSON answers only, handshake revisions and the
 * 2026-07-28 envelope at one address. Plain calls take the fast lane, the rest the SDK.
 */
export function createEndpoint<Context>(set: ToolSet<Context>, options: EndpointOptions): Endpoint {
  const answerBySdk = createLazySdkPath(set, options);
  const admitted = { getContext: set.getContext, answerBySdk };
  return createGuardedEndpoint(set, options, () => () => admitted);
}

/** The same, for tools with state that depends on the caller. */
export function createMemberEndpoint<Context>(
  set: Omit<ToolSet<Context>, "getContext">,
  options: EndpointOptions,
  admit: Admit<Context>,
): Endpoint {
  return createGuardedEndpoint(set, options, async (request) => {
    const admitBody = await admit(request);
    if (admitBody instanceof Response) return admitBody;
    return async (body) => {
      const admitted = await admitBody(body);
      if (admitted instanceof Response) return admitted;
      // Anything but a plain call is rare; a server for it costs a millisecond or two.
      const answerBySdk = createLazySdkPath({ ...set, ...admitted }, options);
      return { ...admitted, answerBySdk };
    };
  });
}

interface Admitted<Context> {
  readonly getContext: () => Context;
  readonly answerBySdk: SdkPath;
}

type AdmitParsed<Context> = (body: unknown) => MaybePromise<Admitted<Context> | Response>;

function createGuardedEndpoint<Context>(
  set: Omit<ToolSet<Context>, "getContext">,
  options: EndpointOptions,
  admit: (request: Request) => MaybePromise<AdmitParsed<Context> | Response>,
): Endpoint {
  const answerFast = createFastLane(set);

  return async (request) => {
    const refused = refuse(request, options.allowedHosts);
    if (refused !== undefined) return refused;
    let body: unknown;
    try {
      const admittingCaller = admit(request);
      const admitBody =
        admittingCaller instanceof Promise ? await admittingCaller : admittingCaller;
      if (admitBody instanceof Response) return admitBody;
      body = await readMessage(request);
      if (body instanceof Response) return body;
      if (Array.isArray(body) && !(await takePlace(request))) return accepted();
      await takeTurn(request);
      const admitting = admitBody(body);
      const admitted = admitting instanceof Promise ? await admitting : admitting;
      if (admitted instanceof Response) return admitted;
      const plain = toPlainRequest(body, request.headers);
      const answering = plain && answerFast(plain, admitted.getContext);
      const fast = answering instanceof Promise ? await answering : answering;
      return fast === undefined ? await admitted.answerBySdk(request, body) : toJsonResponse(fast);
    } catch (error) {
      if (isClientGone(error)) return accepted();
      const explained = options.explain?.(error, idOf(body));
      if (explained !== undefined) return explained;
      options.log(`unexpected: ${error instanceof Error ? error.stack : String(error)}`);
      return toRpcError(500, CODE.internal, "Internal error", { id: idOf(body) });
    }
  };
}

function refuse(
  request: Request,
  allowedHosts: readonly string[] | undefined,
): Response | undefined {
  if (isForeignHost(request.headers.get("host") ?? new URL(request.url).host, allowedHosts)) {
    return toRpcError(403, CODE.http, "Invalid Host header; use a name this server is known by.");
  }
  if (request.method === "OPTIONS") return preflight();
  if (request.method !== "POST") {
    return toRpcError(405, CODE.http, "Method not allowed.", {
      headers: { allow: "POST, OPTIONS" },
    });
  }
  if (!isPlainJson(request.headers.get("content-type"))) {
    const message = "Unsupported Media Type: Content-Type must be application/json";
    return toRpcError(415, CODE.http, message);
  }
  return undefined;
}

/** The parsed body, or a refusal if it is too large or not JSON. */
async function readMessage(request: Request): Promise<unknown> {
  const text = await readText(request);
  if (text === undefined) return toRpcError(413, CODE.http, "Request body too large");
  if (exceedsJsonLimits(text)) return toRpcError(400, CODE.parse, TOO_MUCH);
  const body = parseJson(text);
  if (body === undefined) return toRpcError(400, CODE.parse, "Parse error: Invalid JSON");
  return (Array.isArray(body) ? refuseBatch(body) : undefined) ?? body;
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

const TOO_MUCH = `Parse error: at most ${MAX_JSON_DEPTH} levels and ${MAX_JSON_VALUES} values are read`;

/** The SDK is a third of the memory of the whole service, so it is loaded when first needed. */
function createLazySdkPath<Context>(
  set: ToolSet<Context>,
  { log }: Pick<EndpointOptions, "log">,
): SdkPath {
  let path: Promise<SdkPath> | undefined;
  return async (request, body) => {
    path ??= import("./sdk-path.ts").then(({ createSdkPath }) => createSdkPath(set, log));
    return (await path)(request, body);
  };
}
