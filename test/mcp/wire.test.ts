import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { catalogTools } from "../../server/catalog-mcp/registry.ts";
import { HANDSHAKE_VERSIONS } from "../../server/mcp/envelope.ts";
import { MAX_MCP_BODY_BYTES } from "../../server/mcp/limits.ts";
import { type ListeningService, listen } from "../support/service.ts";
import { callBody, ENVELOPE, envelopeHeaders, post, toEnvelope } from "./requests.ts";

let service: ListeningService;
beforeAll(async () => {
  service = await listen();
});
afterAll(() => service.close());

const ask = (body: unknown, headers: Record<string, string> = {}) =>
  post(`${service.root}/mcp`, body, headers);

const initialize = (protocolVersion: string) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion, capabilities: {}, clientInfo: { name: "test", version: "1" } },
});

const CALL = callBody("get_card_facts", { card_name: "csp" });

test("the handshake revisions are those the SDK knows", () => {
  expect([...HANDSHAKE_VERSIONS].toSorted()).toEqual(SUPPORTED_PROTOCOL_VERSIONS.toSorted());
});

describe("handshake revisions", () => {
  test.each(["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])(
    "initialize with %s is answered as JSON with the same version",
    async (version) => {
      const { status, headers, json } = await ask(initialize(version));
      expect(status).toBe(200);
      expect(headers.get("content-type")).toMatch(/^application\/json/);
      expect(json).toMatchObject({
        result: {
          protocolVersion: version,
          capabilities: { tools: { listChanged: false } },
          serverInfo: { version: packageJson.version },
        },
      });
    },
  );

  test.each([
    ["initialize", {}, /^Invalid params: params\.protocolVersion: is missing.*clientInfo/],
    ["tools/call", undefined, /^Invalid params: params: is missing$/],
    [
      "tools/call",
      { name: "get_card_facts", arguments: "csp" },
      /^Invalid params: params\.arguments: must be an object$/,
    ],
  ])("wrong params of %s are told in words, as such: %j", async (method, params, told) => {
    const { json } = await ask({ jsonrpc: "2.0", id: 4, method, params });
    expect(json).toMatchObject({
      id: 4,
      error: { code: -32602, message: expect.stringMatching(told) },
    });
  });

  test("an unknown version is answered with the newest handshake revision", async () => {
    const { status, json } = await ask(initialize("1999-01-01"));
    expect(status).toBe(200);
    expect(json).toMatchObject({ result: { protocolVersion: "2025-11-25" } });
  });

  test.each([
    { jsonrpc: "2.0", method: "notifications/initialized" },
    { jsonrpc: "2.0", id: 9, result: {} },
    [{ jsonrpc: "2.0", method: "notifications/initialized" }],
  ])("%j is accepted without an answer", async (body) => {
    const { status, text } = await ask(body);
    expect(status).toBe(202);
    expect(text).toBe("");
  });

  test("a batch is answered as a list, a batch of one too", async () => {
    const ping = (id: number) => ({ jsonrpc: "2.0", id, method: "ping" });
    const two = await ask([ping(1), ping(2)], { "mcp-protocol-version": "2025-03-26" });
    expect(two.json).toEqual(
      expect.arrayContaining([
        { jsonrpc: "2.0", id: 1, result: {} },
        { jsonrpc: "2.0", id: 2, result: {} },
      ]),
    );
    const one = await ask([ping(1)], { "mcp-protocol-version": "2025-03-26" });
    expect(one.json).toEqual([{ jsonrpc: "2.0", id: 1, result: {} }]);
  });

  test("a batch that cancels its own request is answered all the same", async () => {
    const { status, json } = await ask([
      { ...CALL, id: 7 },
      { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 7 } },
    ]);
    expect(status).toBe(200);
    expect(json).toMatchObject([{ id: 7, result: { resultType: "complete" } }]);
  });

  test.each([
    [[]],
    [
      [
        { ...CALL, id: 1 },
        { ...CALL, id: 1 },
      ],
    ],
  ])("the batch %j is refused", async (batch) => {
    const { status, json } = await ask(batch);
    expect(status).toBe(400);
    expect(json).toMatchObject({ error: { code: -32600 }, id: null });
  });

  test.each([undefined, "application/json", "application/json, text/event-stream", "*/*"])(
    "a bare call works without handshake, accepting %s",
    async (accept) => {
      const { status, json } = await ask(CALL, accept === undefined ? {} : { accept });
      expect(status).toBe(200);
      expect(json).toMatchObject({
        result: { resultType: "complete", structuredContent: { card: { issuer: "Chase" } } },
      });
    },
  );
});

describe("the 2026-07-28 envelope", () => {
  const askEnvelope = (body: Record<string, unknown>, headers: Record<string, string> = {}) => {
    const enveloped = toEnvelope(body);
    return ask(enveloped, { ...envelopeHeaders(enveloped), ...headers });
  };

  test("server/discover tells versions and capabilities", async () => {
    const { status, json } = await askEnvelope({
      jsonrpc: "2.0",
      id: 1,
      method: "server/discover",
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      result: {
        supportedVersions: [ENVELOPE],
        capabilities: { tools: {} },
        ttlMs: expect.any(Number),
        cacheScope: expect.any(String),
      },
    });
  });

  test("tools/list and tools/call answer without a handshake", async () => {
    const list = await askEnvelope({ jsonrpc: "2.0", id: 1, method: "tools/list" });
    expect(list.json).toMatchObject({ result: { tools: { length: catalogTools.length } } });
    const call = await askEnvelope(CALL);
    expect(call.json).toMatchObject({ result: { resultType: "complete" } });
  });

  test.each(["mcp-method", "mcp-name"])("a %s header that differs is refused", async (name) => {
    const { status, json } = await askEnvelope(CALL, { [name]: "other" });
    expect(status).toBe(400);
    expect(json).toMatchObject({ error: { code: -32020 } });
  });

  test("a missing envelope is refused", async () => {
    const headers = envelopeHeaders(toEnvelope(CALL));
    const { status, json } = await ask(CALL, headers);
    expect(status).toBe(400);
    expect(json).toMatchObject({ error: { code: -32602 } });
  });

  test("an unsupported version is refused and the supported ones are named", async () => {
    const version = "2031-01-01";
    const body = toEnvelope(CALL, version);
    const { status, json } = await ask(body, {
      ...envelopeHeaders(body),
      "mcp-protocol-version": version,
    });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      error: { code: -32022, data: { supported: [ENVELOPE], requested: version } },
    });
  });

  test.each(["no/such", "ping", "initialize"])("%s is no method of it", async (method) => {
    const { status, json } = await askEnvelope({ jsonrpc: "2.0", id: 1, method });
    expect(status).toBe(404);
    expect(json).toMatchObject({ error: { code: -32601 } });
  });

  test("a batch is refused", async () => {
    const { status, json } = await ask([toEnvelope(CALL)], envelopeHeaders(toEnvelope(CALL)));
    expect(status).toBe(400);
    expect(json).toMatchObject({ error: { code: -32600 } });
  });
});

describe.each(["handshake", "envelope"] as const)("errors in the %s era", (era) => {
  const send = (body: Record<string, unknown>) => {
    const sent = era === "envelope" ? toEnvelope(body) : body;
    return ask(sent, era === "envelope" ? envelopeHeaders(sent) : {});
  };

  test("an unknown tool is a JSON-RPC error", async () => {
    const { json } = await send(callBody("rank_cards", {}));
    expect(json).toMatchObject({ error: { code: -32602 } });
  });

  test.each([
    ["get_card_facts", {}, "card_name"],
    ["get_card_facts", { card_name: 7 }, "card_name"],
    ["search_card_catalog", { limit: 0 }, "limit"],
    ["search_card_catalog", { isuer: "amex" }, "isuer"],
    ["compare_card_facts", { card_names: ["csp"] }, "card_names"],
  ])("%s with %j is an error result that names %s", async (name, input, argument) => {
    const { status, json } = await send(callBody(name, input));
    expect(status).toBe(200);
    expect(json).toMatchObject({
      result: { isError: true, content: [{ text: expect.stringContaining(argument) }] },
    });
  });
});

test("an argument that is none is told with those there are", async () => {
  const { json } = await ask(callBody("compare_card_facts", { cards: ["csp", "csr"] }));
  expect(json).toMatchObject({
    result: {
      isError: true,
      content: [{ text: expect.stringContaining("no such argument: cards; allowed: card_names") }],
    },
  });
});

describe("HTTP", () => {
  test.each(["GET", "DELETE", "PUT", "PATCH", "HEAD"])("%s is 405", async (method) => {
    const answer = await fetch(`${service.root}/mcp`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("POST, OPTIONS");
  });

  test("OPTIONS is a preflight", async () => {
    const answer = await fetch(`${service.root}/mcp`, { method: "OPTIONS" });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-methods")).toBe("POST, OPTIONS");
    expect(answer.headers.get("access-control-allow-headers")).toContain("mcp-protocol-version");
  });

  test.each([
    ["not JSON", "{", 400, -32700],
    ["too deep", "[".repeat(1000) + "]".repeat(1000), 400, -32700],
    ["too many values", `[${"1,".repeat(6000)}1]`, 400, -32700],
    ["not JSON-RPC", '{"hello":1}', 400, -32600],
    ["a number", "7", 400, -32600],
  ])("a body that is %s is refused", async (_, body, status, code) => {
    const answer = await ask(body);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ error: { code }, id: null });
  });

  test("another content type is 415, a charset is not", async () => {
    expect((await ask(CALL, { "content-type": "text/plain" })).status).toBe(415);
    const charset = { "content-type": "application/json; charset=utf-8" };
    expect((await ask(CALL, charset)).status).toBe(200);
  });

  test("a body over 256 KiB is 413", async () => {
    const { status, json } = await ask(`"${"x".repeat(MAX_MCP_BODY_BYTES)}"`);
    expect(status).toBe(413);
    expect(json).toMatchObject({ error: { code: -32000 } });
  });

  test("a foreign Host is refused", async () => {
    const request = new Request("http://evil.example/mcp", {
      method: "POST",
      headers: { "content-type": "application/json", host: "evil.example" },
      body: JSON.stringify(CALL),
    });
    expect((await service.app.request(request)).status).toBe(403);
  });

  test("every answer is no-store and open to every origin", async () => {
    const answers = await Promise.all([
      ask(CALL),
      ask("{"),
      ask(toEnvelope(CALL), envelopeHeaders(toEnvelope(CALL))),
      ask({ jsonrpc: "2.0", method: "notifications/initialized" }),
      ask([]),
      ask(CALL, { "content-type": "text/plain" }),
      ask(initialize("2025-06-18")),
      fetch(`${service.root}/mcp`),
    ]);
    for (const { headers } of answers) {
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("access-control-allow-origin")).toBe("*");
    }
  });
});

test.each(["__proto__", "constructor"])("%s is a tool that is not there", async (name) => {
  const { text: unknown } = await ask(callBody("nothing_such", {}));
  const { text, status } = await ask(callBody(name, {}));
  expect(status).toBe(200);
  expect(text).toBe(unknown.replaceAll("nothing_such", name));
});
