import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { StdioClientTransport as OldStdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memberTools } from "../../server/tools/registry.ts";
import { type AnyClient, connectNew, connectOld, PINNED } from "../support/mcp-clients.ts";
import { findProgram } from "../support/programs.ts";
import { rounds } from "../support/rounds.ts";
import { type Demo, openDemo } from "./demo-server.ts";
import { SAMPLE_CALLS } from "./sample-calls.ts";

/*
 * The tools as agents reach them: the official clients, over HTTP and over the program's standard
 * input and output. The clients check every result against the schema its tool published.
 */
const program = findProgram();
const run = promisify(execFile);

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterAll(() => demo.close());

const connectOldStdio = (flags: readonly string[]) => connectOld(new OldStdio(demo.stdio(flags)));

/**
 * In `npm test` a client of each generation makes all calls, and the three between share them out;
 * in the slow tests each makes all of them.
 */
const SHARES = rounds(3, 1);
const isMadeBy = (client: number, call: number): boolean =>
  client === 0 || client === CLIENTS.length - 1 || call % SHARES === client % SHARES;

const CLIENTS: readonly (readonly [string, () => Promise<AnyClient>])[] = [
  ["client 2.4 over HTTP", () => connectNew(demo.overHttp())],
  ["client 2.4, pinned, over HTTP", () => connectNew(demo.overHttp(), PINNED)],
  [
    "client 2.4 over stdio, on the accounts here",
    () => connectNew(new StdioClientTransport(demo.stdio())),
  ],
  [
    "client 2.4, pinned, over stdio to a server",
    () => connectNew(new StdioClientTransport(demo.stdio(["--server", demo.root])), PINNED),
  ],
  ["sdk 1.32 over stdio to a server", () => connectOldStdio(["--server", demo.root])],
];

describe.each(CLIENTS.map(([name, connect], at) => ({ name, connect, at })))(
  "$name",
  ({ connect, at }) => {
    let client: AnyClient;
    beforeAll(async () => {
      await demo.reset();
      client = await connect();
    });
    afterAll(() => client.close());

    test("lists every tool with schemas and hints", async () => {
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(memberTools.map(({ name }) => name));
      for (const { inputSchema, outputSchema, annotations } of tools) {
        expect(inputSchema).toMatchObject({ type: "object" });
        expect(outputSchema).toMatchObject({ type: "object" });
        expect(inputSchema).not.toHaveProperty("anyOf");
        expect(annotations).toMatchObject({
          readOnlyHint: expect.any(Boolean),
          openWorldHint: false,
        });
      }
      expect(tools.map(({ name }) => name).toSorted()).toEqual(
        SAMPLE_CALLS.map(([name]) => name).toSorted(),
      );
    });

    test("gets an answer of every tool that fits its schema", async () => {
      await client.listTools();
      for (const [name, input] of SAMPLE_CALLS.filter((_, place) => isMadeBy(at, place))) {
        // A wallet is changed by one call after the other.
        // oxlint-disable-next-line no-await-in-loop
        const result = await client.callTool({ name, arguments: input });
        expect(result["isError"], `${name}: ${JSON.stringify(result["content"])}`).toBeFalsy();
        expect(result["structuredContent"], name).toMatchObject({ status: "ok" });
      }
    });
  },
);

describe("a toolset", () => {
  test.each<[string, () => Promise<AnyClient>]>([
    ["its address, client 2.4", () => connectNew(demo.overHttp("?toolsets=spend&read_only=1"))],
    [
      "its address, client 2.4, pinned",
      () => connectNew(demo.overHttp("?toolsets=spend&read_only=1"), PINNED),
    ],
    ["flags, sdk 1.32", () => connectOldStdio(["--toolsets", "spend", "--read-only"])],
    [
      "flags, sdk 1.32, to a server",
      () => connectOldStdio(["--server", demo.root, "--toolsets", "spend", "--read-only"]),
    ],
  ])("is listed and called by %s", async (_, connect) => {
    await demo.reset();
    const client = await connect();
    const { tools } = await client.listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toContain("best_card_for_purchase");
    expect(names).not.toContain("record_purchase");
    expect(names.at(-1)).toBe("find_tool");
    const call = { name: "find_tool", arguments: { query: "lounge guests" } };
    expect((await client.callTool(call))["structuredContent"]).toMatchObject({ status: "ok" });
    await client.close();
  });
});

describe("the stdio program", () => {
  test("names the toolsets to who asks for another", async () => {
    const started = run(process.execPath, [program, "tools", "--toolsets", "cars"], {
      env: { ...demo.environment(), CARDFILE_KEY: "svc_0000000000000000_wrong" },
    });
    await expect(started).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/no toolset "cars".*core, wallet/),
    });
  });

  test("without a key says how to give one", async () => {
    const started = run(process.execPath, [program, "tools"], { env: demo.environment() });
    await expect(started).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("CARDFILE_KEY"),
    });
  });

  test("answers every request with an error when the key opens nothing", async () => {
    demo.useKey("svc_0000000000000000_wrong");
    await expect(connectNew(new StdioClientTransport(demo.stdio()))).rejects.toThrow(/key|token/i);
  });
});
