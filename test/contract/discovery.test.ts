import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
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

test("the full answer that tools point to is a page", async () => {
  const call = { name: "get_card_facts", arguments: { card_name: "amex gold" } };
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: call };
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
