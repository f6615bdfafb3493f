import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "node:net";
import { MAX_BODY_BYTES, PREFLIGHT_SECONDS } from "../../server/contract/limits.ts";
import { pathsOf } from "../../server/contract/addresses.ts";
import type { Route } from "../../server/contract/route.ts";
import { routes } from "../../server/contract/routes.ts";
import { type ListeningService, listen, postJson } from "../support/service.ts";

const SEARCH = "/v1/public/credit-cards/search";
const EXAMPLES: Readonly<Record<string, string>> = {
  cardId: "amex-gold",
  sourceProgram: "Bilt Rewards",
  destProgram: "World of Hyatt",
  schema: "card",
};

const exampleUrl = (path: string) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(EXAMPLES[name] ?? ""));

const addresses = Object.entries<Route>(routes).flatMap(([name, route]) =>
  pathsOf(route).map((path) => ({ name, route, url: exampleUrl(path) })),
);

let service: ListeningService;
beforeAll(async () => {
  service = await listen();
});
afterAll(() => service.close());

const send = (url: string, init?: RequestInit) => fetch(service.root + url, init);

describe.each(addresses)("$name at $url", ({ route, url }) => {
  test("answers a CORS preflight", async () => {
    const answer = await send(url, {
      method: "OPTIONS",
      headers: { origin: "https://example.com", "access-control-request-method": route.method },
    });
    expect(answer.status).toBe(204);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": expect.stringContaining(route.method),
      "access-control-allow-headers": expect.stringContaining("Content-Type"),
      "access-control-max-age": String(PREFLIGHT_SECONDS),
    });
  });

  test.each(["PUT", "PATCH", "DELETE", route.method === "GET" ? "POST" : "GET"])(
    "refuses %s with 405 and Allow",
    async (method) => {
      const answer = await send(url, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")?.split(", ")).toContain(route.method);
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      expect(await answer.json()).toEqual({ error: expect.stringContaining("use") });
    },
  );

  test("answers HEAD as the route table says", async () => {
    const answer = await send(url, { method: "HEAD" });
    expect(await answer.text()).toBe("");
    if (route.method === "POST") {
      expect(answer.status).toBe(405);
    } else if (!route.head) {
      expect(answer.status).toBe(404);
    } else {
      const got = await send(url);
      expect(answer.status).toBe(200);
      for (const name of ["content-type", "etag", "cache-control", "vary"]) {
        expect(answer.headers.get(name)).toBe(got.headers.get(name));
      }
    }
  });
});

describe("a body", () => {
  test.each([undefined, "text/plain", "application/x-www-form-urlencoded", "text/json"])(
    "declared as %s is 415",
    async (type) => {
      const body = new Blob(["{}"], type === undefined ? {} : { type });
      const answer = await send(SEARCH, { method: "POST", body });
      expect(answer.status).toBe(415);
      expect(await answer.json()).toEqual({ error: expect.stringContaining("application/json") });
    },
  );

  test("may name its charset", async () => {
    const headers = { "content-type": "Application/JSON; charset=utf-8" };
    expect((await send(SEARCH, { method: "POST", headers, body: "{}" })).status).toBe(200);
  });

  test("of 64 KiB is read, a larger one is 413", async () => {
    const fill = (bytes: number) => `{"issuer":"${"x".repeat(bytes - '{"issuer":""}'.length)}"}`;
    expect((await send(SEARCH, postJson(fill(MAX_BODY_BYTES)))).status).toBe(200);
    const answer = await send(SEARCH, postJson(fill(MAX_BODY_BYTES + 1)));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ error: expect.stringContaining("64 KiB") });
  });

  test("that hides its length is 413 as soon as it is too large", async () => {
    const chunk = Buffer.alloc(16 * 1024, 0x20);
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(chunk),
    });
    const init = { ...postJson(""), body, duplex: "half" as const };
    const answer = await send(SEARCH, init).catch(() => undefined);
    // The server answers and closes; a client that is still sending may see only the closing.
    if (answer !== undefined) expect(answer.status).toBe(413);
    expect((await send("/health")).status).toBe(200);
  });
});

describe("Accept-Encoding", () => {
  const LIST = "/v1/public/credit-cards";
  test.each([
    ["br", "br"],
    ["gzip", "gzip"],
    ["gzip, deflate, br", "br"],
    ["gzip;q=1, br;q=0.5", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["identity", null],
    ["identity;q=1, *;q=0.5", null],
    ["deflate", null],
    ["br;q=0, gzip;q=0", null],
    ["", null],
    ["nonsense;;q=,,", null],
  ])("%s is answered with %s", async (accepted, encoding) => {
    const headers = { "accept-encoding": accepted };
    const answer = await service.app.request(LIST, { headers });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
  });
});

describe("raw HTTP", () => {
  const exchange = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const { port, hostname } = new URL(service.root);
      const socket = connect(Number(port), hostname, () => socket.end(text));
      let answer = "";
      socket.setEncoding("latin1");
      socket.on("data", (chunk: string) => (answer += chunk));
      socket.on("end", () => resolve(answer));
      socket.on("error", reject);
    });

  test.each([
    ["GET //health HTTP/1.1", 404],
    ["GET /v1/public/credit-cards/ HTTP/1.1", 404],
    ["GET /v1/public/../health HTTP/1.1", 404],
    ["GET /v1/public/credit-cards/%2e%2e%2fhealth HTTP/1.1", 404],
    ["GET /private/lookup.json HTTP/1.1", 404],
    ["GET /private/facts.json HTTP/1.1", 404],
    ["GET /manifest.json HTTP/1.1", 404],
    ["GET http://example.com/health HTTP/1.1", 200],
    ["GET /v1/public/credit-cards/amex-gold?x=%ZZ HTTP/1.1", 200],
    ["GET /v1/public/credit-cards?limit=%ZZ HTTP/1.1", 400],
    ["GET /v1/public/credit-cards/%ZZ HTTP/1.1", 400],
  ])("%s is %i", async (line, status) => {
    const answer = await exchange(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    if (status >= 400) expect(answer).toMatch(/\{"error":".+"\}/);
  });
});
