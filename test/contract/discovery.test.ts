import { beforeAll, describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { TOOLSETS } from "../../server/tools/toolsets.ts";
import { callBody } from "../mcp/requests.ts";
import { openService, postJson, type Service } from "../support/service.ts";

let service: Service;
beforeAll(async () => {
  service = await openService();
});

const link = z.object({ href: z.string() });
const linkSet = z.object({
  linkset: z.array(z.object({ anchor: z.string() }).catchall(z.union([z.string(), z.array(link)]))),
});

describe("the list of APIs (RFC 9727)", () => {
  const address = "/.well-known/api-catalog";

  test("is a link set with the profile, and says so to HEAD", async () => {
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await service.app.request(address, { method });
      expect(status).toBe(200);
      expect(headers.get("content-type")).toBe(
        'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      );
      expect(headers.get("link")).toBe(`<${address}>; rel="api-catalog"`);
    }
  });

  test("links each API, and only to what is there", async () => {
    const { linkset } = linkSet.parse(await (await service.app.request(address)).json());
    const [list, ...apis] = linkset;
    expect(list?.anchor).toBe(address);
    expect(
      z
        .array(link)
        .parse(list?.["item"])
        .map(({ href }) => href),
    ).toEqual(apis.map(({ anchor }) => anchor));
    for (const api of apis) {
      const documents = Object.values(api).flatMap((links) =>
        typeof links === "string" ? [] : links,
      );
      expect(documents.length, api.anchor).toBeGreaterThan(0);
      for (const { href } of documents) {
        expect((await service.app.request(href)).status, href).toBe(200);
      }
    }
  });
});

describe("llms.txt", () => {
  const read = async () => (await service.app.request("/llms.txt")).text();

  test("has the form that llmstxt.org asks for", async () => {
    const [head = "", ...sections] = (await read()).split(/^## /m);
    expect(head).toMatch(/^# cardfile\n\n> .+\n/);
    expect(sections.length).toBeGreaterThan(3);
    for (const section of sections) {
      const [title, ...lines] = section.trim().split("\n");
      expect(title).not.toBe("");
      const items = lines.filter((line) => line !== "");
      expect(items.length, title).toBeGreaterThan(0);
      for (const item of items) expect(item).toMatch(/^- \[[^\]]+\]\([^)]+\): \S/);
    }
  });

  test("links to what is there", async () => {
    const links = [...(await read()).matchAll(/\]\(([^)]+)\)/g)].map(([, target = ""]) => target);
    expect(links).toEqual(
      expect.arrayContaining(["/tools.md", "/docs/chat", "/skills/cardfile/SKILL.md"]),
    );
    for (const target of links.filter((one) => !one.includes("{"))) {
      const { status } = await service.app.request(target);
      // A POST is asked by POST.
      expect([200, 405], target).toContain(status);
    }
  });
});

describe("lists of MCP servers", () => {
  const card = z.looseObject({
    name: z.string().regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
    title: z.string(),
    description: z.string().min(1).max(100),
    remotes: z.tuple([
      z.looseObject({
        url: z.string(),
        variables: z.record(z.string(), z.looseObject({})),
        supportedProtocolVersions: z.array(z.string()),
      }),
    ]),
  });
  const readCard = async (of: Service, path: string) => {
    const answer = await of.app.request(path);
    expect(answer.headers.get("content-type")).toBe("application/mcp-server-card+json");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    return card.parse(await answer.json());
  };
  const variablesIn = (url: string) => [...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

  test.each([
    ["/mcp/server-card", "/server.json", "https://{host}/mcp"],
    ["/tools/mcp/server-card", "/tools/server.json", "https://{host}/tools/mcp?toolsets={toolset}"],
  ])("%s and %s tell the same", async (path, entryPath, url) => {
    const { name, description, remotes } = await readCard(service, path);
    const [remote] = remotes;
    expect(remote.url).toBe(url);
    expect(Object.keys(remote.variables)).toEqual(variablesIn(url));
    expect(remote.supportedProtocolVersions).toEqual(
      expect.arrayContaining(["2024-11-05", "2025-11-25", "2026-07-28"]),
    );
    const { supportedProtocolVersions: _, ...same } = remote;
    expect(await (await service.app.request(entryPath)).json()).toMatchObject({
      name,
      description,
      remotes: [same],
      packages: [{ transport: { type: "stdio" } }],
    });
  });

  test("a server that knows its address says it", async () => {
    const known = await openService(inject("dist"), {
      accounts: true,
      publicUrl: "https://cards.example",
    });
    const { remotes } = await readCard(known, "/tools/mcp/server-card");
    expect(remotes[0]).toMatchObject({
      url: "https://cards.example/tools/mcp?toolsets={toolset}",
      variables: { toolset: { default: "core", choices: [...Object.keys(TOOLSETS), "all"] } },
    });
    expect(Object.keys(remotes[0].variables)).toEqual(["toolset"]);
  });
});

test("the full answer that tools point to is a page", async () => {
  const message = callBody("get_card_facts", { card_name: "amex gold" });
  const answered = z
    .object({
      result: z.object({
        structuredContent: z.object({ service: z.object({ full_answer: z.url() }) }),
      }),
    })
    .parse(await (await service.app.request("/mcp", postJson(message))).json());
  const { pathname } = new URL(answered.result.structuredContent.service.full_answer);
  expect((await service.app.request(pathname)).status).toBe(200);
});
