import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { takeTurn } from "../ops/turns.ts";
import { answerBatch } from "./batch.ts";
import { isJson, toPlainRequest } from "./envelope.ts";
import { createFastLane } from "./fast-lane.ts";
import { withPlainErrors } from "./plain-errors.ts";
import { accepted, finish, toJsonResponse } from "./replies.ts";
import { toServerFactory } from "./sdk.ts";
import type { ToolSet } from "./tool-set.ts";

export type SdkPath = (request: Request, body: unknown) => Promise<Response>;

/** The SDK as the reference: whatever is not a plain call is answered by it. */
export function createSdkPath<Context>(set: ToolSet<Context>, log: Log): SdkPath {
  const factory = toServerFactory(set);
  const envelope = createMcpHandler(factory, {
    legacy: "reject",
    onerror: ({ message }) => logSeldom(log, message),
  });

  const answerHandshake = async (request: Request, body: unknown): Promise<Response> => {
    const server = await factory({ era: "legacy", requestInfo: request });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      return await transport.handleRequest(toLenient(request), { parsedBody: body });
    } finally {
      await server.close();
    }
  };

  const answerFast = createFastLane(set);
  const answerOne = async (request: Request, message: unknown): Promise<Response> => {
    await takeTurn(request);
    const plain = toPlainRequest(message, request.headers);
    const fast = plain && (await answerFast(plain, set.getContext));
    if (fast !== undefined) return toJsonResponse(fast);
    return withPlainErrors(await answerHandshake(request, message));
  };

  return async (request, body) => {
    const messages = Array.isArray(body) ? withoutCancels(body) : body;
    if (Array.isArray(messages) && messages.length === 0) return accepted();
    if (!(await isLegacyRequest(request, messages))) {
      return finish(await withPlainErrors(await envelope.fetch(request, { parsedBody: messages })));
    }
    return finish(
      Array.isArray(messages)
        ? await answerBatch(messages, request.signal, (message) => answerOne(request, message))
        : await withPlainErrors(await answerHandshake(request, messages)),
    );
  };
}

type Log = (message: string) => void;

const QUIET_MS = 60_000;
const quiet = new WeakMap<Log, { until: number; untold: number }>();

/** At most one line a minute, with a count: any stranger's message may cause one. */
function logSeldom(log: Log, message: string): void {
  const state = quiet.get(log) ?? { until: 0, untold: 0 };
  quiet.set(log, state);
  state.untold++;
  const now = performance.now();
  if (now < state.until) return;
  log(`mcp: ${message}${state.untold === 1 ? "" : ` (${state.untold} since the last line)`}`);
  state.until = now + QUIET_MS;
  state.untold = 0;
}

/** Clients may omit Accept or accept JSON only; the SDK requires both types. */
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

/** SDK 2.4.0 never answers a batch in which a request is cancelled, so cancels are dropped. */
function withoutCancels(batch: readonly unknown[]): readonly unknown[] {
  return batch.filter(
    (message) =>
      !(isJson(message) && message["method"] === "notifications/cancelled" && !("id" in message)),
  );
}
