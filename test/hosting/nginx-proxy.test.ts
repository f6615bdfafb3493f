import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { exportCards } from "../../server/contract/export-routes.ts";
import {
  getHealth,
  listCards,
  listTransfersTo,
  searchBenefits,
  searchCards,
} from "../../server/contract/routes.ts";
import { listenWithMembers, type MemberServer } from "../members/server.ts";
import { type Nginx, nginxBinary, startNginx } from "../support/nginx.ts";
import { readDist } from "../support/published.ts";
import { testPublishedContract } from "../support/published-contract.ts";
import { ask, type RawRequest, shownOf } from "../support/raw-request.ts";

/** nginx over the files and in front of a server. */
const startInFrontOf = (upstream: string): Promise<Nginx> =>
  startNginx({
    conf: readDist("hosting/nginx-proxy.conf").toString(),
    files: join(inject("dist"), "public"),
    upstream,
  });

/** What the way through nginx adds or takes: a stream has no length. */
const OF_THE_WAY = ["via", "content-length"] as const;

const JSON_BODY = { "content-type": "application/json" };

describe.skipIf(nginxBinary === undefined)("nginx in front of the server", () => {
  let server: MemberServer;
  let nginx: Nginx;
  beforeAll(async () => {
    server = await listenWithMembers();
    nginx = await startInFrontOf(new URL(server.root).host);
  });
  afterAll(async () => {
    await nginx?.stop();
    await server.close();
  });

  // Most are files of nginx; those that tell of the server are asked of it.
  testPublishedContract(() => nginx.root, /^"[0-9a-f]+(?:-[0-9a-f]+)?"$/);

  const asked: [name: string, url: string, init?: RawRequest][] = [
    ["a filter", `${listCards.path}?issuer=amex&limit=3`],
    ["a filter that is wrong", `${listCards.path}?limit=none`],
    ["a filter, HEAD", `${listCards.path}?issuer=amex`, { method: "HEAD" }],
    ["a query that filters nothing", `${listCards.path}?utm_source=mail`],
    ["a nickname", listTransfersTo.path.replace(":destProgram", "hyatt")],
    ["a name with a plus", listTransfersTo.path.replace(":destProgram", "aegean%20miles%2Bbonus")],
    ["a name that is nearly one", listTransfersTo.path.replace(":destProgram", "Hyattt")],
    ["an unknown card", "/v1/public/credit-cards/qqzzqq"],
    ["an unknown route", "/v1/health"],
    ["a slash too much", `${listCards.path}/`],
    ["HEAD on an export", exportCards.path, { method: "HEAD" }],
    ["HEAD on an export with a query", `${exportCards.path}?a=b`, { method: "HEAD" }],
    ["a search", searchCards.path, { method: "POST", headers: JSON_BODY, body: '{"limit":2}' }],
    ["a bad search", searchBenefits.path, { method: "POST", headers: JSON_BODY, body: "{" }],
    ["GET on a search", searchCards.path],
    ["POST on a list", listCards.path, { method: "POST", headers: JSON_BODY, body: "{}" }],
    ["a preflight", listCards.path, { method: "OPTIONS" }],
    ["a preflight of a search", searchCards.path, { method: "OPTIONS" }],
    ["GET on the MCP endpoint", "/mcp"],
    ["tools without a key", "/tools/mcp", { method: "POST", headers: JSON_BODY, body: "{}" }],
    ["a page for members", "/account"],
    ["the look of the pages for members", "/account.css"],
    ["the metadata of OAuth", "/.well-known/oauth-authorization-server"],
  ];

  test.each(asked)(
    "%s is answered by the server, its headers as they are",
    async (_, url, init) => {
      const [expected, given] = await Promise.all([
        ask(server.root, url, init),
        ask(nginx.root, url, init),
      ]);
      expect(shownOf(given, OF_THE_WAY)).toEqual(shownOf(expected, OF_THE_WAY));
      expect(given.headers.via).toBe("1.1 nginx");
    },
  );

  test("health is of this moment", async () => {
    const answer = await ask(nginx.root, getHealth.path);
    expect(answer.status).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("a call of a tool of the catalog comes through", async () => {
    const { body, status } = await ask(nginx.root, "/mcp", {
      method: "POST",
      headers: { ...JSON_BODY, accept: "application/json, text/event-stream" },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "get_card_facts", arguments: { card_name: "venture x" } },
      }),
    });
    expect(status).toBe(200);
    expect(body.toString()).toContain("Venture X");
  });
});

describe.skipIf(nginxBinary === undefined)("what nginx hands on", () => {
  test("is an address that the server may trust, and the host that was asked", async () => {
    const upstream = await listenAs((request, response) => {
      response.end(JSON.stringify([request.headers["x-forwarded-for"], request.headers.host]));
    });
    const nginx = await startInFrontOf(upstream.host);
    try {
      const { body } = await ask(nginx.root, "/mcp", {
        method: "POST",
        headers: { host: "cards.example", "x-forwarded-for": "203.0.113.9" },
      });
      expect(JSON.parse(body.toString())).toEqual(["203.0.113.9, 127.0.0.1", "cards.example"]);
    } finally {
      await nginx.stop();
      await upstream.close();
    }
  });

  test("comes back piece by piece", async () => {
    const open: ServerResponse[] = [];
    const upstream = await listenAs((_, response) => {
      open.push(response);
      response.writeHead(200, { "content-type": "text/event-stream" }).write("data: first\n\n");
    });
    const nginx = await startInFrontOf(upstream.host);
    try {
      const { body } = await fetch(`${nginx.root}/chat/v1/chat/completions`, { method: "POST" });
      const reader = body?.getReader();
      // The second piece is only said once the first has come through.
      expect(toText((await reader?.read())?.value)).toBe("data: first\n\n");
      open[0]?.end("data: second\n\n");
      expect(toText((await reader?.read())?.value)).toBe("data: second\n\n");
      expect((await reader?.read())?.done).toBe(true);
    } finally {
      await nginx.stop();
      await upstream.close();
    }
  });

  test("is kept by query and encoding while it is fresh; the rest is not kept", async () => {
    let asked = 0;
    const upstream = await listenAs((request, response) => {
      asked += 1;
      const status = request.url?.includes("wrong") ? 400 : 200;
      response.writeHead(status, {
        "cache-control": status === 200 ? "public, max-age=300" : "no-store",
        vary: "Accept-Encoding",
      });
      response.end(`${request.url} ${request.headers["accept-encoding"]}`);
    });
    const nginx = await startInFrontOf(upstream.host);
    const get = async (url: string, encoding: string, method = "GET") =>
      (
        await ask(nginx.root, url, { method, headers: { "accept-encoding": encoding } })
      ).body.toString();
    try {
      const [one, other] = [`${listCards.path}?issuer=amex`, `${listCards.path}?issuer=chase`];
      const first = await get(one, "gzip");
      expect(await get(one, "gzip, deflate")).toBe(first);
      expect(asked).toBe(1);
      expect(await get(other, "gzip")).not.toBe(first);
      expect(await get(one, "identity")).not.toBe(first);
      expect(asked).toBe(3);
      for (const url of [`${listCards.path}?wrong=1`, getHealth.path]) {
        const before = asked;
        await get(url, "gzip");
        await get(url, "gzip");
        expect(asked, url).toBe(before + 2);
      }
      const before = asked;
      await get(one, "gzip", "POST");
      expect(asked).toBe(before + 1);
    } finally {
      await nginx.stop();
      await upstream.close();
    }
  });

  test("is 503 as JSON when no server is there, while files are given", async () => {
    const gone = await listenAs(() => undefined);
    await gone.close();
    const nginx = await startInFrontOf(gone.host);
    try {
      const lost = await Promise.all(
        ["/mcp", `${listCards.path}?issuer=amex`].map((url) => ask(nginx.root, url)),
      );
      for (const { status, headers, body } of lost) {
        expect(status).toBe(503);
        expect(headers).toMatchObject({ "retry-after": "30", "cache-control": "no-store" });
        expect(JSON.parse(body.toString())).toEqual({
          error: expect.stringContaining("try again"),
        });
      }
      expect((await ask(nginx.root, listCards.path)).status).toBe(200);
    } finally {
      await nginx.stop();
    }
  });
});

const toText = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString();

/** A server that answers everything so. */
async function listenAs(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP port has an address
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
