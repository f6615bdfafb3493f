import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memberReaders } from "../../server/tools/registry.ts";
import { TOOLSETS } from "../../server/tools/toolsets.ts";
import { type AnyClient, connectNew, connectOld, PINNED } from "../support/mcp-clients.ts";
import { type Demo, openDemo } from "./demo-server.ts";
import { SAMPLE_CALLS } from "./sample-calls.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
  await demo.reset();
});
afterAll(() => demo.close());

describe.each<[string, (query: string) => Promise<AnyClient>]>([
  ["client 2.4", (query) => connectNew(demo.overHttp(query))],
  ["client 2.4, pinned", (query) => connectNew(demo.overHttp(query), PINNED)],
  ["sdk 1.32", (query) => connectOld(demo.oldOverHttp(query))],
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
