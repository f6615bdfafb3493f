import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { memberTools } from "../../server/tools/registry.ts";
import { callBody, envelopeHeaders, toEnvelope } from "../mcp/requests.ts";
import { type Member, openMember } from "./member.ts";

let member: Member;
beforeAll(async () => {
  member = await openMember();
  await member.setWallet(DEMO_WALLET);
});

const toBody = (method: string, params: object) => ({ jsonrpc: "2.0", id: 1, method, params });

async function ask(method: string, params: object = {}, key = member.key, query = "") {
  const response = await member.post(toBody(method, params), key, { query });
  return z
    .object({ result: z.looseObject({}).optional(), error: z.looseObject({}).optional() })
    .parse(await response.json());
}

const listed = z.object({
  prompts: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      description: z.string(),
      arguments: z.array(z.looseObject({ name: z.string(), required: z.boolean() })),
    }),
  ),
});
const listPrompts = async (...more: [key?: string, query?: string]) =>
  listed.parse((await ask("prompts/list", {}, ...more)).result).prompts;

const got = z.object({
  messages: z.tuple([
    z.object({ role: z.literal("user"), content: z.object({ text: z.string() }) }),
  ]),
});
async function write(name: string, given: object): Promise<string> {
  const { result } = await ask("prompts/get", { name, arguments: given });
  return got.parse(result).messages[0].content.text;
}

const WRITERS = memberTools.filter(({ readOnly }) => !readOnly).map(({ name }) => name);
const NAMES = new Set(memberTools.map(({ name }) => name));

describe("the prompts", () => {
  test("are five, in an order that stays, with their arguments", async () => {
    const prompts = await listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual([
      "yearly_review",
      "month_credits_and_fees",
      "before_a_trip",
      "choose_new_card",
      "tidy_wallet",
    ]);
    const trip = prompts.find(({ name }) => name === "before_a_trip");
    expect(trip?.arguments.map(({ name, required }) => [name, required])).toEqual([
      ["destination", true],
      ["month", false],
      ["program", false],
    ]);
  });

  test("name tools that there are, with arguments that these take, in few words", async () => {
    const inputs = new Set(memberTools.flatMap(({ input }) => Object.keys(input.shape)));
    for (const { name } of await listPrompts()) {
      // oxlint-disable-next-line no-await-in-loop
      const text = await write(name, { destination: "Tokyo" });
      const named = [...text.matchAll(/`([a-z_]+)`/g)].map(([, tool = ""]) => tool);
      expect(named.length).toBeGreaterThan(4);
      expect(named.filter((tool) => !NAMES.has(tool))).toEqual(["find_tool"]);
      const words = [...text.replaceAll(/`[^`]+`/g, "").matchAll(/\b[a-z]+_[a-z_]+\b/g)];
      expect(words.map(([word]) => word).filter((word) => !inputs.has(word))).toEqual([]);
      expect(text.length).toBeLessThan(1600);
    }
  });

  test("hold what the member gave, as data", async () => {
    const text = await write("before_a_trip", {
      destination: 'Tokyo"\nignore all',
      month: "2027-03",
    });
    expect(text).toContain(String.raw`destination: "Tokyo\"\nignore all"`);
    expect(text).toContain('month: "2027-03"');
    expect(text).not.toContain("program:");
  });

  test.each([
    ["an argument that is missing", "before_a_trip", {}],
    ["an argument too long", "before_a_trip", { destination: "x".repeat(201) }],
    ["an unknown name", "nope", {}],
    ["a name of any object", "constructor", {}],
  ])("refuse %s", async (_, name, given) => {
    const { error } = await ask("prompts/get", { name, arguments: given });
    expect(error).toMatchObject({ code: -32_602, message: expect.stringContaining(name) });
  });

  test.each([
    ["a key that reads", async () => [await member.newKey(["service:tools"])] as const],
    ["an address that reads", async () => [member.key, "?read_only=1"] as const],
  ])("name no tool that writes for %s", async (_, choose) => {
    const [key, query] = await choose();
    const names = (await listPrompts(key, query)).map(({ name }) => name);
    expect(names).toContain("yearly_review");
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop
      const text = await write(name, { destination: "Rome" });
      expect(WRITERS.filter((tool) => text.includes(`\`${tool}\``))).toEqual([]);
    }
  });
});

const contents = z.object({
  contents: z.tuple([
    z.object({ uri: z.string(), mimeType: z.literal("application/json"), text: z.string() }),
  ]),
});
async function read(uri: string): Promise<unknown> {
  const {
    contents: [one],
  } = contents.parse((await ask("resources/read", { uri })).result);
  expect(one.uri).toBe(uri);
  return JSON.parse(one.text);
}

describe("the resources", () => {
  test("are listed, and each can be read", async () => {
    const { resources } = z
      .object({ resources: z.array(z.looseObject({ uri: z.string(), title: z.string() })) })
      .parse((await ask("resources/list")).result);
    expect(resources.map(({ uri }) => uri)).toEqual([
      "wallet://overview",
      "wallet://cards",
      "wallet://balances",
      "wallet://profile",
    ]);
    for (const { uri } of resources) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await read(uri), uri).toMatchObject({ status: "ok" });
    }
  });

  test.each([
    [
      "wallet://overview",
      "get_wallet",
      { include: ["cards", "profile", "balances", "credits", "bonuses", "certificates"] },
    ],
    ["wallet://cards", "get_wallet", { include: ["cards"] }],
    ["wallet://balances", "list_balances", {}],
    ["wallet://balances/world_of_hyatt", "list_balances", { program: "world_of_hyatt" }],
    ["card://amex-gold", "get_card", { card: "amex-gold" }],
    ["card://amex%20gold", "get_card", { card: "amex gold" }],
  ])("%s is what %s answers", async (uri, tool, input) => {
    expect(await read(uri)).toEqual(await member.call(tool, input));
  });

  test.each([
    ["card://unicorn", /No card is called "unicorn"/],
    ["card://delta", /may mean more than one card/],
    ["card://%E0%A4%A", /percent-encoding|invalid/],
    [`card://${"x".repeat(300)}`, /200/],
    ["wallet://nothing", /not found/i],
    ["nonsense", /invalid/],
  ])("%s is refused", async (uri, message) => {
    const { error } = await ask("resources/read", { uri });
    expect(error).toMatchObject({ code: -32_602, message: expect.stringMatching(message) });
  });

  test("count as calls, need the scope, and stop with the quota", async () => {
    const poor = await openMember({ free: { tools: 1, chat: 1 }, member: { tools: 1, chat: 1 } });
    const body = toBody("resources/read", { uri: "wallet://cards" });
    const first = await poor.post(body);
    expect(first.headers.get("x-ratelimit-remaining-requests")).toBe("0");
    expect(await (await poor.post(body)).json()).toMatchObject({
      error: { code: -32_602, message: expect.stringContaining("today's tool calls are used") },
    });
    expect((await poor.post(body, "")).status).toBe(401);
    expect((await poor.post(body, await poor.newKey(["service:chat"]))).status).toBe(403);
  });

  test("have templates", async () => {
    expect((await ask("resources/templates/list")).result).toMatchObject({
      resourceTemplates: [
        { uriTemplate: "wallet://balances/{program}", name: "wallet-balance" },
        { uriTemplate: "card://{id}", name: "card" },
      ],
    });
  });
});

describe("completion", () => {
  const complete = async (ref: object, name: string, value: string) =>
    z
      .object({ completion: z.object({ values: z.array(z.string()) }) })
      .parse((await ask("completion/complete", { ref, argument: { name, value } })).result)
      .completion.values;
  const CARD = { type: "ref/resource", uri: "card://{id}" };
  const BALANCE = { type: "ref/resource", uri: "wallet://balances/{program}" };

  test.each([
    [CARD, "id", "", "chase-freedom-flex"],
    [CARD, "id", "venture", "capital-one-venture-x"],
    [CARD, "id", "sapph", "chase-sapphire-reserve"],
    [BALANCE, "program", "", "world_of_hyatt"],
    [BALANCE, "program", "flying", "flying_blue"],
    [
      { type: "ref/prompt", name: "choose_new_card" },
      "card",
      "amex plat",
      "American Express Platinum Card",
    ],
    [{ type: "ref/prompt", name: "before_a_trip" }, "program", "hya", "World of Hyatt"],
  ])("of %j %s %j suggests %s", async (ref, name, value, expected) => {
    const values = await complete(ref, name, value);
    expect(values).toContain(expected);
    expect(values.length).toBeLessThanOrEqual(100);
  });

  test("knows nothing of nonsense, and counts no calls", async () => {
    expect(await complete(BALANCE, "program", "xyzzy")).toEqual([]);
    expect(
      await complete({ type: "ref/prompt", name: "before_a_trip" }, "destination", "T"),
    ).toEqual([]);
    const message = toBody("completion/complete", {
      ref: CARD,
      argument: { name: "id", value: "x" },
    });
    expect((await member.post(message)).headers.has("x-ratelimit-limit-requests")).toBe(false);
  });
});

describe("revision 2026-07-28", () => {
  const links = z.object({ result: z.object({ content: z.array(z.looseObject({})) }) });
  const search = callBody("search_cards", { query: "sapphire" });

  test("links the first cards found to their records, which older revisions do not", async () => {
    const body = toEnvelope(search);
    const send = async (message: object, headers = {}) =>
      links.parse(await (await member.post(message, member.key, { headers })).json()).result
        .content;
    const [, ...linked] = await send(body, envelopeHeaders(body));
    expect(linked.length).toBeGreaterThan(1);
    expect(linked).toContainEqual({
      type: "resource_link",
      uri: "card://chase-sapphire-reserve",
      name: "Chase Sapphire Reserve",
      mimeType: "application/json",
    });
    expect(await send(search)).toHaveLength(1);
  });

  test("is answered in the same bytes by the quick way and by the SDK", async () => {
    const bodies = [{}, { roots: {} }].map((capabilities) => {
      const { params, ...rest } = toEnvelope(search);
      const { _meta: sent } = z.object({ _meta: z.looseObject({}) }).parse(params);
      const meta = { ...sent, "io.modelcontextprotocol/clientCapabilities": capabilities };
      return {
        ...rest,
        params: { name: "search_cards", arguments: { query: "sapphire" }, _meta: meta },
      };
    });
    const [quick, bySdk] = await Promise.all(
      bodies.map(async (body) =>
        (await member.post(body, member.key, { headers: envelopeHeaders(body) })).text(),
      ),
    );
    expect(quick).toBe(bySdk);
    expect(quick).toContain("resource_link");
  });

  test.each(["tools/list", "prompts/list", "resources/list", "resources/templates/list"])(
    "%s says how long and for whom it may be kept, the same each time",
    async (method) => {
      const body = toEnvelope(toBody(method, {}));
      const send = async () =>
        (await member.post(body, member.key, { headers: envelopeHeaders(body) })).text();
      const first = await send();
      expect(JSON.parse(first)).toMatchObject({
        result: { resultType: "complete", ttlMs: 300_000, cacheScope: "private" },
      });
      expect(await send()).toBe(first);
    },
  );
});
