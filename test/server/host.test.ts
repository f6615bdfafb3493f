import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { ORIGIN, WALLET_LINK } from "../../server/contract/host-answers.ts";
import { HTML_TYPE } from "../../server/contract/route.ts";
import { readCards, readDist, readManifest } from "../support/published.ts";
import { openService, type Service } from "../support/service.ts";

const FEED = "/v1/public/changes.atom";
const NAMES_MEMBERS = /tools\/mcp|chat\/v1|tools\.md|docs\/chat|for members/i;
const LEADS_TO_ACCOUNTS = /href="\/(?:sign-|account|consent|oauth)/;
const NEEDS_KEY = /tools\/mcp|chat\/v1|CARDFILE_KEY|Bearer/;

let asBuilt: Service;
let alone: Service;
beforeAll(async () => {
  asBuilt = await openService();
  alone = await openService(inject("dist"), {
    accounts: false,
    publicUrl: "https://cards.example",
  });
});

const textOf = async ({ app }: Service, url: string) => (await app.request(url)).text();

const pages = readManifest().files.filter(({ content_type: type }) => type === HTML_TYPE);

test("every page leads to the wallet once", async () => {
  const links = await Promise.all(
    pages.map(async ({ url }) => (await textOf(asBuilt, url)).split(WALLET_LINK).length - 1),
  );
  expect(new Set(links)).toEqual(new Set([1]));
});

describe("a server without accounts", () => {
  test.each(["/llms.txt", "/.well-known/api-catalog"])(
    "%s names no tools and no chat, which it has not",
    async (url) => {
      expect(await textOf(asBuilt, url)).toMatch(NAMES_MEMBERS);
      const answer = await alone.app.request(url);
      expect(answer.headers.get("content-type")).toBe(
        (await asBuilt.app.request(url)).headers.get("content-type"),
      );
      const text = await answer.text();
      expect(text).not.toMatch(NAMES_MEMBERS);
      expect(text).toContain("/mcp");
    },
  );

  test("has no page that leads to accounts", async () => {
    expect(pages.length).toBeGreaterThan(readCards().length);
    const leading = await Promise.all(
      pages.map(async ({ url }) => (LEADS_TO_ACCOUNTS.test(await textOf(alone, url)) ? url : [])),
    );
    expect(leading.flat()).toEqual([]);
  });

  test.each(["/", "/docs/mcp", "/docs/chat"])("%s shows no call that needs a key", async (url) => {
    expect(await textOf(asBuilt, url)).toMatch(NEEDS_KEY);
    const answer = await alone.app.request(url);
    expect(answer.headers.get("content-type")).toBe(HTML_TYPE);
    expect(await answer.text()).not.toMatch(NEEDS_KEY);
  });

  test("still tells the catalog at both", async () => {
    expect(await textOf(alone, "/llms.txt")).toContain("GET /v1/public/credit-cards");
    expect(JSON.parse(await textOf(alone, "/.well-known/api-catalog"))).toMatchObject({
      linkset: [{ item: [{ href: "/v1/public/" }, { href: "/mcp" }] }, {}, {}],
    });
  });

  test("gives them with an ETag of their own, gzipped too", async () => {
    const plain = await alone.app.request("/llms.txt");
    const etag = plain.headers.get("etag") ?? "";
    expect(etag).not.toBe((await asBuilt.app.request("/llms.txt")).headers.get("etag"));
    const known = await alone.app.request("/llms.txt", { headers: { "if-none-match": etag } });
    expect(known.status).toBe(304);
    const packed = await alone.app.request("/llms.txt", { headers: { "accept-encoding": "gzip" } });
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await plain.text());
  });
});

describe("the address of the service", () => {
  const placeholders = async (service: Service) => {
    const texts = await Promise.all(pages.map(({ url }) => textOf(service, url)));
    return texts.filter((text) => text.includes(ORIGIN)).length;
  };

  test("is in every command and setting where the server was told it", async () => {
    expect(await placeholders(asBuilt)).toBeGreaterThan(readCards().length);
    expect(await placeholders(alone)).toBe(0);
    expect(await textOf(alone, "/docs/mcp")).toContain("https://cards.example</span>/mcp");
  });

  test("is never made up", () => {
    for (const { file } of readManifest().files) {
      expect(readDist(`public/${file}`).includes("cards.example"), file).toBe(false);
    }
  });
});

describe("the feed", () => {
  test("says what its links are relative to where the server knows its address", async () => {
    const feed = await textOf(alone, FEED);
    expect(feed).toContain(` xml:base="https://cards.example${FEED}">`);
    expect(feed.replace(/ xml:base="[^"]*"/, "")).toBe(await textOf(asBuilt, FEED));
  });

  test("says none where the address is a guess, as it may be a wrong one", async () => {
    expect(await textOf(asBuilt, FEED)).not.toContain("xml:base");
  });
});
