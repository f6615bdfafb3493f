import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { MAX_HEADER_RULES, toHeadersFile } from "../../build/emit/hosting/headers-file.ts";
import { type HostedRoute, toHostedRoutes } from "../../build/emit/hosting/hosted-routes.ts";
import { MAX_REDIRECTS, toRedirectsFile } from "../../build/emit/hosting/redirects-file.ts";
import { CACHE_SECONDS } from "../../server/contract/limits.ts";
import { getCard } from "../../server/contract/routes.ts";
import { readDist, readManifest } from "../support/published.ts";
import { openService, type Service } from "../support/service.ts";
import { createPagesHost, parseHeaders, parseRedirects, rewrite } from "./pages-host.ts";

const folder = join(inject("dist"), "public");
const { files } = readManifest();
const host = createPagesHost(folder);
const textOf = (name: string) => readDist(`public/${name}`).toString();

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.catalog.stop());

/** Headers of the host itself: it compresses and knows the time of its files. */
const OF_THE_HOST = new Set(["content-length", "content-encoding", "etag", "vary"]);

describe("a host that reads _headers and _redirects", () => {
  test("answers every file as the server does", async () => {
    for (const { url } of files) {
      const given = host(url);
      const expected = await service.app.request(url);
      expect(given.status, url).toBe(200);
      expect(given.body.equals(Buffer.from(await expected.arrayBuffer())), url).toBe(true);
      const headers = [...expected.headers].filter(([name]) => !OF_THE_HOST.has(name));
      expect(Object.fromEntries(given.headers), url).toEqual(Object.fromEntries(headers));
    }
  });

  test.each([
    "/v1/health",
    "/v1/public/exports/nothing",
    "/v1/public/credit-cards/qqzzqq",
    "/v1/public/credit-cards/amex-gold.json",
    "/v1/public/transfer-partners/from/qqzzqq",
    "/v1/public/transfer-partners/to/qqzzqq",
  ])("says of %s what the server says, with 404", async (url) => {
    const given = host(url);
    const expected = await service.app.request(url);
    expect([given.status, given.body.toString()]).toEqual([404, await expected.text()]);
    expect(given.headers.get("access-control-allow-origin")).toBe("*");
  });

  test.each(["/nothing", "/cards/qqzzqq", "/cards/"])(
    "gives people the page of the server at %s",
    async (url) => {
      const given = host(url);
      const expected = await service.app.request(url, { headers: { accept: "text/html" } });
      expect([given.status, given.body.toString()]).toEqual([404, await expected.text()]);
    },
  );

  test("has no file where a rule leads away, which some hosts would give instead", () => {
    const rules = parseRedirects(textOf("_redirects"));
    const led = files.filter(({ url }) => rewrite(rules, url) !== url);
    expect(led.length).toBeGreaterThan(0);
    for (const { url } of led) {
      const path = decodeURIComponent(url);
      expect(existsSync(join(folder, `${path}.html`)), url).toBe(false);
    }
  });
});

describe("the files", () => {
  test("keep to what hosts read", () => {
    const headers = textOf("_headers");
    expect(parseHeaders(headers).length).toBeLessThanOrEqual(MAX_HEADER_RULES);
    for (const line of headers.split("\n")) expect(line.length).toBeLessThanOrEqual(2000);
    for (const { from, to, status } of parseRedirects(textOf("_redirects"))) {
      expect(status).toBe("200");
      expect(from.length + to.length).toBeLessThan(1000);
    }
  });

  const many = (count: number, path: (at: number) => string): readonly HostedRoute[] =>
    Array.from({ length: count }, (_, at) => ({
      route: getCard,
      path: path(at),
      suffix: ".json",
      urls: [],
    }));

  test("stop the build when they would have more rules", () => {
    expect(() => toHeadersFile(many(MAX_HEADER_RULES, (at) => `/${at}`))).toThrow(/hosts read 100/);
    const patterns = many(MAX_REDIRECTS.patterns + 1, (at) => `/${at}/:id`);
    expect(() => toRedirectsFile(patterns)).toThrow(/more than hosts read/);
    expect(() => toRedirectsFile(many(MAX_REDIRECTS.plain + 1, (at) => `/${at}`))).toThrow(
      /more than hosts read/,
    );
  });
});

test("a store of objects is told key, type and caching of every file", () => {
  const objects = readDist("hosting/objects.tsv")
    .toString()
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
  const expected = files.map(({ url, file, content_type }) => [
    file,
    url === "/" ? "index.html" : decodeURIComponent(url).slice(1),
    content_type,
    `public, max-age=${CACHE_SECONDS}`,
  ]);
  expect(objects).toEqual([
    ...expected,
    ["404.html", "404.html", "text/html; charset=utf-8", "no-store"],
  ]);
});

describe("what hosts cannot be told", () => {
  const answer = (url: string, file: string) => ({
    url,
    file,
    contentType: "application/json",
    dataset: undefined,
    body: "{}",
  });
  const card = (id: string, file: string) => answer(`/v1/public/credit-cards/${id}`, file);

  test.each([
    [
      "an address that is in no table",
      [answer("/nothing", "nothing.json")],
      /not an address in the/,
    ],
    ["a file by another name", [card("gold", "gold.json")], /does not begin like it/],
    [
      "two endings on one route",
      [
        card("gold", "v1/public/credit-cards/gold.json"),
        card("platinum", "v1/public/credit-cards/platinum.txt"),
      ],
      /files end in/,
    ],
  ])("%s stops the build", (_, answers, message) => {
    expect(() => toHostedRoutes(answers)).toThrow(message);
  });
});
