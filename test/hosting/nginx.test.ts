import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { NEEDS_SERVER } from "../../build/emit/hosting/nginx-static.ts";
import { pathsOf } from "../../server/contract/addresses.ts";
import { pages } from "../../server/contract/pages.ts";
import type { Route } from "../../server/contract/route.ts";
import { routes } from "../../server/contract/routes.ts";
import { type Nginx, nginxBinary, startNginx } from "../support/nginx.ts";
import { readDist, readManifest } from "../support/published.ts";
import { testPublishedContract } from "../support/published-contract.ts";
import { ask, type RawAnswer, type RawRequest, shownOf } from "../support/raw-request.ts";
import { type ListeningService, listen } from "../support/service.ts";

const NGINX_ETAG = /^"[0-9a-f]+-[0-9a-f]+"$/;

const BROWSER_ACCEPT = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

/** The validators, which every host makes its own way. */
const VALIDATORS = ["etag", "last-modified"] as const;

const manifest = readManifest();
const tables = Object.entries<Route>({ ...routes, ...pages });

/** Every address of the tables, with one that is not there for each parameter. */
const addresses = tables.flatMap(([name, route]) =>
  pathsOf(route).map((path) => ({ name, route, url: path.replaceAll(/:\w+/g, "qqzzqq") })),
);

const published = addresses.filter(({ route }) => route.published);
const computed = addresses.filter(({ route }) => !route.published);
const filtered = published.flatMap(({ route: { query }, url }) =>
  query === undefined ? [] : [{ url, names: Object.keys(query.shape) }],
);

describe.skipIf(nginxBinary === undefined)("nginx over dist/public alone", () => {
  let service: ListeningService;
  let nginx: Nginx;
  beforeAll(async () => {
    service = await listen();
    const conf = readDist("hosting/nginx.conf").toString();
    nginx = await startNginx({ conf, files: join(inject("dist"), "public") });
  });
  afterAll(async () => {
    await nginx?.stop();
    await service.close();
  });

  async function expectSame(url: string, init?: RawRequest): Promise<RawAnswer> {
    const [expected, given] = await Promise.all([
      ask(service.root, url, init),
      ask(nginx.root, url, init),
    ]);
    const about = `${init?.method ?? "GET"} ${url} ${JSON.stringify(init?.headers ?? {})}`;
    expect(shownOf(given, VALIDATORS), about).toEqual(shownOf(expected, VALIDATORS));
    return given;
  }

  testPublishedContract(() => nginx.root, NGINX_ETAG);

  test.each(["identity", "br, gzip", "gzip, deflate, br, zstd", "gzip;q=1.0, br;q=0", "*", "zstd"])(
    "answers every file as the server does for Accept-Encoding %s",
    async (encoding) => {
      for (const { url } of manifest.files) {
        const { status } = await expectSame(url, { headers: { "accept-encoding": encoding } });
        expect(status, url).toBe(200);
      }
    },
  );

  test("answers HEAD as the server does, the refusal on exports too", async () => {
    for (const { url } of manifest.files) await expectSame(url, { method: "HEAD" });
    const refused = await expectSame(routes.exportCards.path, { method: "HEAD" });
    expect(refused.status).toBe(404);
  });

  test("answers 304 with the headers of the server", async () => {
    for (const url of ["/", routes.listCards.path]) {
      const known = await Promise.all([service, nginx].map(({ root }) => ask(root, url)));
      const [expected, given] = await Promise.all(
        [service, nginx].map(({ root }, at) =>
          ask(root, url, { headers: { "if-none-match": known[at]?.headers.etag ?? "" } }),
        ),
      );
      expect(given && shownOf(given, VALIDATORS)).toEqual(
        expected && shownOf(expected, VALIDATORS),
      );
      expect(given?.status).toBe(304);
    }
  });

  test.each(addresses)(
    "$name at $url is refused, preflighted or not found as by the server",
    async ({ route, url }) => {
      for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) await expectSame(url, { method });
      if (route.method === "GET") await expectSame(url, { method: "POST" });
      if (route.method === "POST" || route.params) await expectSame(url);
      if (url !== "/") await expectSame(`${url}/`);
    },
  );

  test("a query that filters nothing is ignored", async () => {
    for (const { url } of published) await expectSame(`${url}?utm_source=mail&limit_=3`);
  });

  test.each(filtered)("$url does not give the whole for a part", async ({ url, names }) => {
    for (const name of [...names, "%6cimit"]) {
      await expectNeedsServer(`${url}?a=b&${name}=1`);
      await expectSame(`${url}?${name}=`);
    }
  });

  test.each(computed)("$route.method $url needs the server", ({ route, url }) =>
    expectNeedsServer(url, { method: route.method }),
  );

  async function expectNeedsServer(url: string, init?: RawRequest): Promise<void> {
    const { status, headers, body } = await ask(nginx.root, url, init);
    expect(status).toBe(404);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "access-control-allow-origin": "*",
    });
    expect(JSON.parse(body.toString())).toEqual({ error: NEEDS_SERVER });
  }

  test.each([
    "/v1/health",
    "/v1",
    "/nothing",
    "/nothing/",
    "//v1/public/credit-cards",
    "/index.html",
    "/404.html",
    "/_headers",
    "/_redirects",
    "/cards/404",
    "/cards/404.html",
    "/v1/public/credit-cards.json",
    "/v1/public/credit-cards/404",
    "/v1/public/credit-cards/amex-gold.json",
    "/v1/public/credit-cards/amex-gold.json.br",
    "/site/site.css.br",
    "/site/explorer.js.gz",
    "/V1/public/credit-cards",
    "/v1/public/credit-cards/AMEX-GOLD",
    "/v1/public/credit-cards/amex-gold/more",
    "/v1/public/exports/nothing",
    "/-/preflight",
  ])("%s is not found, as by the server", async (url) => {
    expect((await expectSame(url)).status).toBe(404);
    await expectSame(url, { method: "HEAD" });
    for (const method of ["GET", "HEAD", "POST"]) {
      await expectSame(url, { method, headers: { accept: BROWSER_ACCEPT } });
    }
  });

  test("what is no request, or too large a one, gets JSON of the same status", async () => {
    const garbage = "NONSENSE\r\n\r\n";
    const large = `GET / HTTP/1.1\r\nHost: a\r\nX-Large: ${"a".repeat(40_000)}\r\n\r\n`;
    for (const text of [garbage, large]) {
      const [expected, given] = await Promise.all(
        [service, nginx].map(({ root }) => sendText(root, text)),
      );
      expect(given).toEqual(expected);
    }
  });

  test("a file that is missing is 503 with Retry-After, as a damaged dataset is", async () => {
    const empty = mkdtempSync(join(tmpdir(), "cardfile-empty-"));
    const conf = readDist("hosting/nginx.conf").toString();
    const [bare, lost] = await Promise.all([startNginx({ conf, files: empty }), listen(empty)]);
    try {
      for (const { url, route } of published) {
        if (route.params !== undefined) continue;
        const [expected, given] = await Promise.all([ask(lost.root, url), ask(bare.root, url)]);
        expect(given.status, url).toBe(503);
        expect(shownOf(given, VALIDATORS), url).toEqual(shownOf(expected, VALIDATORS));
      }
    } finally {
      await Promise.all([bare.stop(), lost.close()]);
      rmSync(empty, { recursive: true });
    }
  });
});

/** Status and body of what comes back when these bytes are sent. */
function sendText(root: string, text: string): Promise<readonly [string, string]> {
  const { hostname, port } = new URL(root);
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on("data", (chunk: Buffer) => {
      received += chunk.toString();
    });
    socket.on("error", reject);
    socket.on("close", () => {
      const [head = "", body = ""] = received.split("\r\n\r\n");
      resolve([head.split(" ")[1] ?? "", body]);
    });
  });
}
