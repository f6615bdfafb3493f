import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { callBody } from "../mcp/requests.ts";
import { openForAda, whoCalls } from "../pages/support/ada.ts";
import { type Browser, createBrowser } from "../support/browser.ts";
import { TOOLSETS } from "../../server/tools/toolsets.ts";
import { listenWithMembers, type MemberServer } from "./server.ts";

const KEY = /svc_[0-9a-f]{16}_[\w-]{43}/;

const answered = z.looseObject({
  result: z
    .looseObject({
      tools: z.array(z.looseObject({ name: z.string() })).optional(),
      resources: z.array(z.looseObject({ uri: z.string() })).optional(),
      structuredContent: z.looseObject({ status: z.string() }).optional(),
    })
    .optional(),
  error: z.looseObject({ message: z.string() }).optional(),
});

describe("a key that is limited to a toolset", () => {
  let server: MemberServer;
  let ada: Browser;
  let key: string;
  beforeAll(async () => {
    server = await listenWithMembers();
    ada = createBrowser(server.root, () => true);
    const login = { email: "ada@example.org", password: "correct horse battery" };
    await ada.submit(await ada.open(`${server.root}/sign-up`), login);
    const fields = {
      name: "card reader",
      scopes: ["service:tools", "service:tools:write"],
      toolsets: "cards",
    };
    const page = await ada.open(`${server.root}/account/keys`);
    key = KEY.exec((await ada.submit(page, fields, "/account/keys")).text)?.[0] ?? "";
  });
  afterAll(() => server.close());

  async function ask(body: object, query = "") {
    const response = await fetch(`${server.root}/tools/mcp${query}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
    return z.union([answered, z.array(answered)]).parse(await response.json());
  }
  const askOnce = async (method: string, params: object = {}, query = "") =>
    answered.parse(await ask({ jsonrpc: "2.0", id: 1, method, params }, query));
  const call = (name: string, input: object = {}) =>
    askOnce("tools/call", { name, arguments: input });

  test("lists those tools and what finds others, whatever the address asks for", async () => {
    const expected = [...(TOOLSETS["cards"]?.tools ?? [])].toSorted();
    for (const query of ["", "?toolsets=all"]) {
      const { result } = await askOnce("tools/list", {}, query);
      const names = result?.tools?.map(({ name }) => name).filter((name) => name !== "find_tool");
      expect(names?.toSorted()).toEqual(expected);
    }
    expect((await askOnce("tools/list", {}, "?toolsets=wallet")).result?.tools).toHaveLength(1);
  });

  test("calls those alone, in a batch too, and reads no other resources", async () => {
    expect((await call("search_cards")).result?.structuredContent?.status).toBe("ok");
    const refusal = "limited this API key";
    expect((await call("get_wallet")).error?.message).toContain(refusal);
    expect((await call("update_profile", { goals: ["x"] })).error?.message).toContain(refusal);
    const batch = await ask([callBody("get_wallet")]);
    expect(JSON.stringify(batch)).not.toContain('"status":"ok"');
    const listed = await askOnce("resources/list");
    expect(JSON.stringify(listed)).not.toContain("wallet://");
    const read = await askOnce("resources/read", { uri: "wallet://overview" });
    expect(read.result).toBeUndefined();
  });

  test("and what it called lately are on the page of all that has access", async () => {
    const { text } = await ada.open(`${server.root}/account/access`);
    expect(text).toContain("card reader");
    expect(text).toContain("Only the tools of cards");
    expect(text.replaceAll(/\s+/g, " ")).toMatch(
      /[1-9] tool calls and 0 questions in the last week/,
    );
    expect(text).toMatch(/Signed in .* last used/s);
    const exported = await ada.open(`${server.root}/account/export`);
    expect(JSON.parse(exported.text)).toMatchObject({
      api_keys: [{ name: "card reader", toolsets: ["cards"] }],
      calls_by_client: [{ chat: 0 }],
    });
  });
});

test("a key ends with its last day, and no day that is over can be its last", async () => {
  const { site, ada } = await openForAda();
  const create = (ends_on: string) =>
    ada.submit("/account/keys", { name: "job", scopes: "service:tools", ends_on });
  expect((await create("2026-11-20")).text).toContain("This day has passed.");
  expect((await create("soon")).text).toContain("Enter a day, such as");
  const key = KEY.exec((await create("2026-11-22")).text)?.[0] ?? "";
  expect((await ada.get("/account/keys")).text).toContain("expires after");
  site.clock.now = Date.parse("2026-11-22T23:59:59Z");
  expect(await whoCalls(site, key)).toMatchObject({ via: "api_key" });
  site.clock.now += 1000;
  expect(await whoCalls(site, key)).toMatchObject({ error: "invalid_token" });
  expect((await ada.get("/account/keys")).text).toContain("You have no keys.");
});
