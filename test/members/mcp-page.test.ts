import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listenWithMembers, type MemberServer } from "./server.ts";

let server: MemberServer;
beforeAll(async () => {
  server = await listenWithMembers();
});
afterAll(() => server.close());

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

describe.each(["/mcp", "/tools/mcp"])("%s", (path) => {
  test("opened in a browser, says what it is and how to connect", async () => {
    const address = server.root + path;
    const answer = await fetch(address, { headers: { accept: BROWSER } });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    const page = await answer.text();
    expect(page).toMatch(/claude mcp add --transport http \S+ \S+/);
    expect(page).toContain(address);
    expect(page).toContain('href="/docs/mcp"');
  });

  test.each(["text/event-stream", "application/json, text/event-stream", "*/*"])(
    "a client that accepts %s gets the error of the protocol",
    async (accept) => {
      const answer = await fetch(server.root + path, { headers: { accept } });
      expect(answer.status).toBe(405);
      expect(await answer.json()).toEqual({
        jsonrpc: "2.0",
        error: { code: -32_000, message: "Method not allowed." },
        id: null,
      });
    },
  );
});
