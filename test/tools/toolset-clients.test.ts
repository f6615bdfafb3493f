import { Client } from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memberReaders } from "../../server/tools/registry.ts";
import { TOOLSETS } from "../../server/tools/toolsets.ts";
import { CLIENT, type Demo, openDemo } from "./demo-server.ts";
import { SAMPLE_CALLS } from "./sample-calls.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
  await demo.reset();
});
afterAll(() => demo.close());

/** The common part of all official clients. */
interface FullClient {
  readonly listTools: () => Promise<{ tools: { name: string }[] }>;
  readonly callTool: (call: {
    name: string;
    arguments: Record<string, unknown>;
  }) => Promise<Record<string, unknown>>;
  readonly close: () => Promise<void>;
  readonly listPrompts: () => Promise<{ prompts: { name: string }[] }>;
  readonly getPrompt: (prompt: {
    name: string;
    arguments: Record<string, string>;
  }) => Promise<{ messages: { content: unknown }[] }>;
  readonly listResources: () => Promise<{ resources: { uri: string }[] }>;
  readonly readResource: (resource: { uri: string }) => Promise<{ contents: { uri: string }[] }>;
  readonly complete: (asked: {
    ref: { type: "ref/resource"; uri: string };
    argument: { name: string; value: string };
  }) => Promise<{ completion: { values: string[] } }>;
}

async function connectFull(query: string, pin: boolean): Promise<FullClient> {
  const options = pin ? { versionNegotiation: { mode: { pin: "2026-07-28" } } } : {};
  const client = new Client(CLIENT, options);
  await client.connect(demo.overHttp(query));
  return client;
}

async function connectOldFull(query: string): Promise<FullClient> {
  const client = new OldClient(CLIENT);
  await client.connect(demo.oldOverHttp(query));
  return client;
}

describe.each<[string, (query: string) => Promise<FullClient>]>([
  ["client 2.4", (query) => connectFull(query, false)],
  ["client 2.4, pinned", (query) => connectFull(query, true)],
  ["sdk 1.32", connectOldFull],
])("over HTTP, %s", (_, connect) => {
  test.each(Object.entries(TOOLSETS))("lists and calls through %s", async (name, { tools }) => {
    const client = await connect(`?toolsets=${name}`);
    const listed = await client.listTools();
    expect(listed.tools.map((tool) => tool.name).toSorted()).toEqual(
      [...tools, "find_tool"].toSorted(),
    );
    const reading = new Set(memberReaders.map((tool) => tool.name));
    const call = SAMPLE_CALLS.find(([tool]) => tools.includes(tool) && reading.has(tool));
    const [tool = "", input = {}] = call ?? [];
    const { structuredContent } = await client.callTool({ name: tool, arguments: input });
    expect(structuredContent).toMatchObject({ status: "ok" });
    await client.close();
  });

  test("gets prompts, reads resources and completes names", async () => {
    const client = await connect("");
    expect((await client.listPrompts()).prompts).toHaveLength(5);
    const trip = { name: "before_a_trip", arguments: { destination: "Tokyo" } };
    expect(JSON.stringify(await client.getPrompt(trip))).toContain("Tokyo");
    for (const { uri } of (await client.listResources()).resources) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await client.readResource({ uri })).contents[0]?.uri).toBe(uri);
    }
    const ref = { type: "ref/resource" as const, uri: "card://{id}" };
    const { completion } = await client.complete({ ref, argument: { name: "id", value: "sapph" } });
    expect(completion.values).toContain("chase-sapphire-reserve");
    await client.close();
  });
});
