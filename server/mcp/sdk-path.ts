import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { isJson } from "./envelope.ts";
import { withPlainErrors } from "./plain-errors.ts";
import { accepted, CODE, finish, toRpcError } from "./replies.ts";
import { toServerFactory } from "./sdk.ts";
import type { ToolSet } from "./tool-set.ts";

export type SdkPath = (request: Request, body: unknown) => Promise<Response>;

/** The SDK as the reference: whatever is not a plain call is answered by it. */
export function createSdkPath<Context>(
  set: ToolSet<Context>,
  log: (message: string) => void,
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
    const answer = handshake
      ? await answerHandshake(request, messages)
      : await envelope.fetch(request, { parsedBody: messages });
    return finish(await withPlainErrors(answer));
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
