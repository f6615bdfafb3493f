import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { toInstallLink } from "../../build/site/browser/docs/install-links.ts";
import { catalogTools } from "../../server/catalog-mcp/registry.ts";
import { chatPage, docsPage, mcpPage } from "../../server/contract/pages.ts";
import type { Route } from "../../server/contract/route.ts";
import { routes } from "../../server/contract/routes.ts";
import { memberTools } from "../../server/tools/registry.ts";
import { callBody } from "../mcp/requests.ts";
import { openService, postJson, type Service } from "../support/service.ts";
import { commandsOf, idsOf, linksOf, toPlain } from "./markup.ts";

let service: Service;
const pages = new Map<string, string>();
const pageOf = ({ path }: Route): string => pages.get(path) ?? "";

beforeAll(async () => {
  service = await openService();
  for (const { path } of [docsPage, mcpPage, chatPage]) {
    pages.set(path, await (await service.app.request(path)).text());
  }
});

describe.each([docsPage, mcpPage, chatPage])("$path", (page) => {
  test("has no two places of the same name", () => {
    const ids = idsOf(pageOf(page));
    expect(ids.length).toBeGreaterThan(5);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test("leads nowhere in vain", async () => {
    const links = linksOf(pageOf(page));
    const ids = idsOf(pageOf(page));
    for (const link of links.filter((one) => one.startsWith("#"))) {
      expect(ids, link).toContain(link.slice(1));
    }
    const outside = links.filter((one) => !one.startsWith("#") && !OF_ACCOUNTS.test(one));
    for (const link of outside) {
      expect((await service.app.request(link)).status, link).toBe(200);
    }
  });
});

const servers = z.record(z.string(), z.looseObject({}));

/** The settings of agents, which name the servers by one of two words. */
const serversFile = z.union([z.strictObject({ mcpServers: servers }), z.strictObject({ servers })]);

/** Addresses that only a server with accounts has. */
const OF_ACCOUNTS = /^\/(?:sign-up|sign-in|account)\b/;

describe("the API docs", () => {
  test("show every route of the table", () => {
    const text = toPlain(pageOf(docsPage));
    for (const { method, path, summary } of Object.values<Route>(routes)) {
      expect(text).toContain(`${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
      expect(text).toContain(summary);
    }
  });

  test("give commands that work", async () => {
    const commands = commandsOf(pageOf(docsPage));
    expect(commands).toHaveLength(Object.keys(routes).length);
    for (const { url, body } of commands) {
      const { pathname, search } = new URL(url);
      const answer = await service.app.request(
        pathname + search,
        body === undefined ? {} : postJson(body),
      );
      expect(answer.status, url).toBe(200);
      expect((await answer.text()).length, url).toBeGreaterThan(2);
    }
  });

  test("show the answer of today to the example", async () => {
    const card: unknown = await (
      await service.app.request("/v1/public/credit-cards/amex-gold")
    ).json();
    expect(toPlain(pageOf(docsPage))).toContain(
      JSON.stringify(card, undefined, 2).split("\n").slice(0, 30).join("\n"),
    );
  });
});

describe("the MCP page", () => {
  test("has every tool of the catalog with its arguments, and an example that is answered", async () => {
    const text = toPlain(pageOf(mcpPage));
    const examples = [...pageOf(mcpPage).matchAll(/data-example="([^"]*)">(\w+)</g)];
    expect(examples.map(([, , name]) => name)).toEqual(catalogTools.map(({ name }) => name));
    for (const { title, input } of catalogTools) {
      expect(text).toContain(title);
      for (const field of Object.keys(input.shape)) expect(text).toContain(field);
    }
    for (const [, example = "", name] of examples) {
      const message = callBody(name ?? "", JSON.parse(toPlain(example)));
      const answer = await service.app.request("/mcp", postJson(message));
      expect(await answer.json(), name).toMatchObject({
        result: { structuredContent: { service: expect.anything() } },
      });
    }
  });

  test("names every member tool and leads to its reference", async () => {
    const reference = await (await service.app.request("/tools.md")).text();
    for (const { name, title } of memberTools) {
      expect(linksOf(pageOf(mcpPage))).toContain(`/tools.md#${name}`);
      expect(toPlain(pageOf(mcpPage))).toContain(title);
      expect(reference).toContain(`\n## ${name}\n`);
    }
  });

  test("has places for links that add the servers to Cursor and VS Code", () => {
    const places = [
      ...pageOf(mcpPage).matchAll(
        /data-install="(\w+)"\s+data-server="([^"]+)"\s+data-path="([^"]+)"/g,
      ),
    ].map(([, ...place]) => place);
    expect(places).toEqual(
      ["cursor", "vscode"].flatMap((client) => [
        [client, "cardfile", "/mcp"],
        [client, "cardfile-wallet", "/tools/mcp?toolsets=core"],
      ]),
    );
  });

  test("makes links as these clients read them", () => {
    const url = "https://host.test/tools/mcp?toolsets=core";
    const cursor = new URL(toInstallLink("cursor", "cardfile-wallet", url) ?? "");
    expect(cursor.href).toMatch(/^cursor:\/\/anysphere\.cursor-deeplink\/mcp\/install\?/);
    expect(cursor.searchParams.get("name")).toBe("cardfile-wallet");
    expect(JSON.parse(atob(cursor.searchParams.get("config") ?? ""))).toEqual({ url });
    const code = new URL(toInstallLink("vscode", "cardfile-wallet", url) ?? "");
    expect(code.href).toMatch(/^vscode:mcp\/install\?/);
    expect(JSON.parse(decodeURIComponent(code.search.slice(1)))).toEqual({
      name: "cardfile-wallet",
      type: "http",
      url,
    });
    expect(toInstallLink("other", "cardfile", url)).toBeUndefined();
  });

  test("gives settings that are JSON, with the addresses of this service", () => {
    const settings = [...pageOf(mcpPage).matchAll(/<pre><code>(\{.*?)<\/code>/gs)].map(([, text]) =>
      toPlain(text ?? ""),
    );
    expect(settings.length).toBeGreaterThan(9);
    for (const text of settings) {
      expect(serversFile.parse(JSON.parse(text))).toBeDefined();
      expect(text).toMatch(/https:\/\/HOST(?:\/tools\/mcp\?toolsets=core)?"/);
    }
  });
});
