import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compressing } from "../../server/http/compress.ts";
import { listenWithMembers, type MemberServer } from "../members/server.ts";
import { ask } from "../support/raw-request.ts";

let server: MemberServer;
beforeAll(async () => {
  server = await listenWithMembers();
});
afterAll(() => server.close());

const LIST = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });

const post = (path: string, headers: Readonly<Record<string, string>>, body = LIST) =>
  ask(server.root, path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });

describe("an answer of an MCP endpoint", () => {
  test.each([
    ["br", "gzip, deflate, br", brotliDecompressSync],
    ["gzip", "gzip;q=1, br;q=0.5", gunzipSync],
    ["gzip", "gzip", gunzipSync],
  ])("is %s for a client that takes %s", async (encoding, accepted, unpack) => {
    const plain = await post("/mcp", {});
    const packed = await post("/mcp", { "accept-encoding": accepted });
    expect(packed.headers).toMatchObject({
      "content-encoding": encoding,
      "content-type": "application/json",
      "cache-control": "no-store",
      vary: "accept-encoding",
    });
    expect(packed.body.length).toBeLessThan(plain.body.length / 3);
    expect(unpack(packed.body).toString()).toBe(plain.body.toString());
  });

  test.each(["identity", "br;q=0", "zstd"])("is as it is for %s", async (accepted) => {
    const answer = await post("/mcp", { "accept-encoding": accepted });
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(JSON.parse(answer.body.toString())).toHaveProperty("result.tools");
  });

  test("is as it is when it is small, a refusal of the member tools too", async () => {
    const answer = await post("/tools/mcp", { "accept-encoding": "br" });
    expect([answer.status, answer.headers["content-encoding"]]).toEqual([401, undefined]);
    expect(answer.headers["www-authenticate"]).toContain("resource_metadata=");
    expect(JSON.parse(answer.body.toString())).toHaveProperty("error.message");
  });
});

test("a stream is never held back to be compressed", async () => {
  const stream = new Response(new ReadableStream(), {
    headers: { "content-type": "text/event-stream" },
  });
  const request = new Request(`${server.root}/mcp`, { headers: { "accept-encoding": "br" } });
  expect(await compressing(async () => stream)(request)).toBe(stream);
});
