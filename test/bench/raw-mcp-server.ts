/**
 * The yardstick for MCP: a hand-written node:http server that checks a tools/call as carefully as
 * ours and runs the same tools, with no framework and no SDK.
 *
 * Usage: raw-mcp-server.ts DIST
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { CatalogContext } from "../../server/catalog-mcp/context.ts";
import { catalogTools } from "../../server/catalog-mcp/registry.ts";
import { openStorage } from "../../server/catalog/dist.ts";
import { openCatalog } from "../../server/catalog/store.ts";
import { announce } from "./announce.ts";

const MAX_BYTES = 256 * 1024;
const MAX_DEPTH = 64;
const HOSTS = new Set(["127.0.0.1", "localhost"]);
const HEADERS = {
  "content-type": "application/json",
  "cache-control": "no-store",
  "access-control-allow-origin": "*",
};

const { current } = await openCatalog(await openStorage({ dist: process.argv[2] ?? "dist" }), {
  reloadSeconds: 3600,
  log: () => undefined,
});
const snapshot = current();
if (snapshot === undefined) throw new Error("no data");
const context: CatalogContext = { snapshot, publicUrl: "http://127.0.0.1:3000" };
const tools = new Map(catalogTools.map((tool) => [tool.name, tool]));

announce(createServer(handle));

function handle(request: IncomingMessage, response: ServerResponse): void {
  const host = (request.headers.host ?? "").replace(/:\d+$/, "");
  const json = request.headers["content-type"] === "application/json";
  const length = Number(request.headers["content-length"]);
  if (request.method !== "POST" || !json || !HOSTS.has(host) || !(length <= MAX_BYTES)) {
    response.writeHead(400).end();
    return;
  }
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const body = answer(Buffer.concat(chunks).toString());
    response.writeHead(200, { ...HEADERS, "content-length": Buffer.byteLength(body) }).end(body);
  });
}

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null;

function answer(text: string): string {
  if (depthOf(text) > MAX_DEPTH) return "{}";
  const body: unknown = JSON.parse(text);
  if (!isJson(body) || body["jsonrpc"] !== "2.0" || body["method"] !== "tools/call") return "{}";
  const { id, params } = body;
  if (!isJson(params) || !(typeof id === "string" || Number.isSafeInteger(id))) return "{}";
  const tool = tools.get(String(params["name"]));
  const input = tool?.input.safeParse(params["arguments"] ?? {});
  if (tool === undefined || !input?.success) return "{}";
  const called = tool.call(input.data, context);
  if (called instanceof Promise) return "{}";
  const { result, notes } = called;
  const structured = JSON.stringify(result);
  const content = [structured, ...notes].map((block) =>
    JSON.stringify({ type: "text", text: block }),
  );
  return `{"result":{"content":[${content.join(",")}],"structuredContent":${structured},"resultType":"complete"},"jsonrpc":"2.0","id":${JSON.stringify(id)}}`;
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (inString && char === "\\") at++;
    else if (char === '"') inString = !inString;
    else if (!inString && (char === "{" || char === "[")) deepest = Math.max(deepest, ++depth);
    else if (!inString && (char === "}" || char === "]")) depth--;
  }
  return deepest;
}
