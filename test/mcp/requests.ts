/** Requests as an MCP client sends them, in both eras. */

export const ENVELOPE = "2026-07-28";

const META = "io.modelcontextprotocol";

type Body = Readonly<Record<string, unknown>>;

export const callBody = (name: string, input: object = {}, id: unknown = 1): Body => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name, arguments: input },
});

/** The same request with the envelope of a revision. */
export function toEnvelope(body: Body, version = ENVELOPE): Body {
  const params = typeof body["params"] === "object" ? body["params"] : {};
  const envelope = {
    [`${META}/protocolVersion`]: version,
    [`${META}/clientInfo`]: { name: "test", version: "1" },
    [`${META}/clientCapabilities`]: {},
  };
  return { ...body, params: { ...params, _meta: envelope } };
}

/** The headers that repeat the body of an enveloped request. */
export function envelopeHeaders(body: Body): Record<string, string> {
  const params: Body = { ...(typeof body["params"] === "object" ? body["params"] : {}) };
  const { name } = params;
  return {
    "mcp-protocol-version": ENVELOPE,
    "mcp-method": String(body["method"]),
    ...(typeof name === "string" ? { "mcp-name": name } : {}),
  };
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined when there is none. */
  readonly json: unknown;
}

export async function post(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  const json: unknown = text === "" ? undefined : JSON.parse(text);
  return { status: answer.status, headers: answer.headers, text, json };
}
