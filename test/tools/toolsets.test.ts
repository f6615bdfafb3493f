import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { memberTools } from "../../server/tools/registry.ts";
import { TOOLSETS } from "../../server/tools/toolsets.ts";
import { callBody } from "../mcp/requests.ts";
import { type Member, openMember } from "./member.ts";

const NAMES = memberTools.map(({ name }) => name);
const READERS = memberTools.filter(({ readOnly }) => readOnly).map(({ name }) => name);

let member: Member;
beforeAll(async () => {
  member = await openMember();
});

type Choice = Parameters<Member["post"]>[2];

const listing = z.object({
  result: z.object({ tools: z.array(z.looseObject({ name: z.string() })) }),
});
const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };

async function list(choice?: Choice, key?: string): Promise<readonly string[]> {
  const response = await member.post(LIST, key, choice);
  return listing.parse(await response.json()).result.tools.map(({ name }) => name);
}

const toolsOf = (...sets: readonly string[]) =>
  NAMES.filter((name) => sets.some((set) => TOOLSETS[set]?.tools.includes(name)));

describe("the toolsets", () => {
  test("have a core of known tools", () => {
    expect(NAMES).toEqual(expect.arrayContaining([...(TOOLSETS["core"]?.tools ?? [])]));
  });

  test("have a core that is listed in at most 20 tools", async () => {
    expect((await list({ query: "?toolsets=core" })).length).toBeLessThanOrEqual(20);
  });
});

describe("the list", () => {
  test("is every tool, and none to find others, where nothing is chosen", async () => {
    expect(await list()).toEqual(NAMES);
    expect(await list({ query: "?toolsets=all" })).toEqual(NAMES);
  });

  test.each<[string, Choice]>([
    ["its address", { query: "?toolsets=spend,points" }],
    ["its address, loosely written", { query: "?toolsets=%20Spend,%20points,," }],
    ["a header", { headers: { "x-mcp-toolsets": "points, spend" } }],
    [
      "its address before a header",
      {
        query: "?toolsets=points,spend",
        headers: { "x-mcp-toolsets": "fees" },
      },
    ],
  ])("is of toolsets chosen by %s", async (_, choice) => {
    expect(await list(choice)).toEqual([...toolsOf("spend", "points"), "find_tool"]);
  });

  test.each<[string, Choice]>([
    ["the address", { query: "?read_only=1" }],
    ["the address in one of two places", { query: "?read_only=0&read_only=1" }],
    ["a header", { headers: { "x-mcp-readonly": "true" } }],
  ])("leaves out what writes where %s says so", async (_, choice) => {
    expect(await list(choice)).toEqual(READERS);
  });

  test("leaves out what writes for a key that may only read", async () => {
    const key = await member.newKey(["service:tools"]);
    expect(await list({}, key)).toEqual(READERS);
    const points = await list({ query: "?toolsets=points" }, key);
    expect(points).not.toContain("set_balance");
    expect(points).toContain("list_balances");
  });
});

describe("a choice that is none", () => {
  test.each([
    ["?toolsets=core,nonsense", /no toolset "nonsense".*core, wallet, .*, all/],
    ["?toolsets=constructor", /no toolset "constructor"/],
    ["?read_only=maybe", /read_only is 1 or 0/],
  ])("%s is refused, with what there is", async (query, message) => {
    const response = await member.post(LIST, undefined, { query });
    expect(response.status).toBe(400);
    const { error } = z
      .object({ error: z.object({ code: z.int(), message: z.string() }), id: z.literal(1) })
      .parse(await response.json());
    expect(error.code).toBe(-32_602);
    expect(error.message).toMatch(message);
  });
});

describe("a call", () => {
  test("of a tool beyond the toolset is answered, so that what find_tool finds can be used", async () => {
    const choice = { query: "?toolsets=fees" };
    const call = callBody("list_balances", {});
    const response = await member.post(call, undefined, choice);
    expect(await response.json()).toHaveProperty("result.structuredContent.status", "ok");
    // Arguments that do not fit take another way than those that do.
    const misfit = callBody("list_balances", { nonsense: 1 });
    const refused = await member.post(misfit, undefined, choice);
    expect(JSON.stringify(await refused.json())).toContain("no such argument: nonsense");
  });

  test.each([{ program: "MR", points: 5 }, { nonsense: 1 }])(
    "of a tool that writes is refused at a read-only address: %j",
    async (input) => {
      const before = await member.wallet();
      const choice = { query: "?read_only=1" };
      const single = await member.post(callBody("set_balance", input, 7), undefined, choice);
      expect(await single.json()).toMatchObject({ id: 7, error: { code: -32_602 } });
      const batch = await member.post([callBody("set_balance", input)], undefined, choice);
      expect(JSON.stringify(await batch.json())).toContain("not found");
      expect(await member.wallet()).toEqual(before);
    },
  );
});

describe("find_tool", () => {
  const found = z.object({
    tools: z.array(z.looseObject({ name: z.string() })),
  });
  const find = async (query: string, limit?: number) => {
    const { data } = await member.call("find_tool", { query, ...(limit && { limit }) });
    return found.parse(data).tools;
  };

  test.each([
    ["is the annual fee of my card worth it, renewal", "evaluate_renewal"],
    ["airport lounge with guests", "list_lounge_access"],
    ["free night certificates", "list_certificates"],
    ["welcome bonus spend progress and deadline", "get_bonus_progress"],
    ["downgrade or upgrade options", "list_product_change_options"],
    ["cents per point of an award against its cash price", "calculate_redemption_value"],
    ["transfer bonuses running now", "list_transfer_bonuses"],
    ["5/24 count", "get_application_history"],
    ["rental car cover", "check_protection"],
    ["what changed lately", "get_card_changes"],
  ])("%s: %s", async (query, name) => {
    const tools = await find(query);
    expect(tools.map((tool) => tool.name)).toContain(name);
    expect(tools.length).toBeLessThanOrEqual(3);
  });

  test("tells where a tool is, whether it writes, and what it takes", async () => {
    const [tool] = await find("delete a card entered by mistake", 1);
    expect(tool).toMatchObject({
      name: "remove_wallet_card",
      toolset: "wallet",
      writes: true,
      input_schema: { type: "object", required: ["wallet_card_id"] },
    });
  });

  test("what a sentence with a person's and a card's name is about", async () => {
    const names = (await find("Anna cancelled the Blue Cash Preferred, what did we lose")).map(
      ({ name }) => name,
    );
    expect(names).toContain("close_wallet_card");
  });

  test("gives schemas only of tools that the chosen toolsets leave out", async () => {
    const query = "lounges, is its fee worth it, credits";
    const body = callBody("find_tool", { query, limit: 20 });
    const response = await member.post(body, undefined, { query: "?toolsets=core" });
    const { result } = z
      .object({ result: z.object({ structuredContent: z.object({ data: found }) }) })
      .parse(await response.json());
    const { tools } = result.structuredContent.data;
    expect(tools.find(({ name }) => name === "list_credits")).toEqual({
      name: "list_credits",
      title: "List statement credits",
    });
    expect(tools.find(({ name }) => name === "list_lounge_access")).toHaveProperty("input_schema");
  });

  test("says so when nothing fits", async () => {
    const { summary } = await member.call("find_tool", { query: "xyzzy" });
    expect(summary).toMatch(/^No tool matches "xyzzy"\. Toolsets: core, /);
  });
});
