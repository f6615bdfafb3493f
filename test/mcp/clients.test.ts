import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { StdioClientTransport as OldStdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { catalogTools } from "../../server/catalog-mcp/registry.ts";
import { type AnyClient, connectNew, connectOld, PINNED } from "../support/mcp-clients.ts";
import { findProgram } from "../support/programs.ts";
import { type ListeningService, listen } from "../support/service.ts";
import { callBody } from "./requests.ts";

const TOOLS = catalogTools.map(({ name }) => name);

let service: ListeningService;
const program = findProgram();
beforeAll(async () => {
  service = await listen();
});
afterAll(() => service.close());

const answer = z.object({
  result: z.object({ structuredContent: z.object({ service: z.looseObject({}) }) }),
});

/** A folder without a build. */
const WITHOUT_DATA = dirname(program);

/** Started as an agent starts it: the program, one word, and where the data lies. */
const stdioCommand = () => ({
  command: process.execPath,
  args: [program, "mcp"],
  env: { DIST: inject("dist"), PATH: process.env["PATH"] ?? "" },
  stderr: "ignore" as const,
});

const mcpUrl = () => new URL(`${service.root}/mcp`);

const AUTO = { versionNegotiation: { mode: "auto" } } as const;

describe.each<[string, () => Promise<AnyClient>]>([
  ["sdk 1.32 over HTTP", () => connectOld(new OldHttp(mcpUrl()))],
  ["sdk 1.32 over stdio", () => connectOld(new OldStdio(stdioCommand()))],
  ["client 2.4 over HTTP", () => connectNew(new StreamableHTTPClientTransport(mcpUrl()))],
  [
    "client 2.4, auto, over HTTP",
    () => connectNew(new StreamableHTTPClientTransport(mcpUrl()), AUTO),
  ],
  [
    "client 2.4, pinned, over HTTP",
    () => connectNew(new StreamableHTTPClientTransport(mcpUrl()), PINNED),
  ],
  ["client 2.4 over stdio", () => connectNew(new StdioClientTransport(stdioCommand()))],
  [
    "client 2.4, auto, over stdio",
    () => connectNew(new StdioClientTransport(stdioCommand()), AUTO),
  ],
  [
    "client 2.4, pinned, over stdio",
    () => connectNew(new StdioClientTransport(stdioCommand()), PINNED),
  ],
])("%s", (_, connect) => {
  let client: AnyClient;
  beforeAll(async () => {
    client = await connect();
  });
  afterAll(() => client.close());

  test("lists every tool with its output schema", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS);
    for (const { outputSchema } of tools) expect(outputSchema).toMatchObject({ type: "object" });
  });

  test("gets structured content that the client finds valid", async () => {
    const result = await client.callTool({
      name: "get_card_facts",
      arguments: { card_name: "amex plat" },
    });
    expect(result["structuredContent"]).toMatchObject({ card: { id: "amex-platinum" } });
  });

  test("gets an error result for wrong arguments", async () => {
    const result = await client.callTool({ name: "get_card_facts", arguments: {} });
    expect(result).toMatchObject({ isError: true });
  });

  test("gets an error for an unknown tool", async () => {
    await expect(client.callTool({ name: "nope", arguments: {} })).rejects.toThrow(/nope/);
  });

  test("gets many answers at once", async () => {
    const names = ["csp", "csr", "venture x", "amex gold", "bilt blue", "apple card"];
    const results = await Promise.all(
      names.map((name) =>
        client.callTool({ name: "get_card_facts", arguments: { card_name: name } }),
      ),
    );
    const found = results.map((result) => JSON.stringify(result["structuredContent"]));
    expect(new Set(found).size).toBe(names.length);
  });
});

describe("the stdio program", () => {
  async function run(
    args: readonly string[],
    dist: string,
    input: string,
    environment: Readonly<Record<string, string>> = {},
  ) {
    const child = spawn(process.execPath, [program, ...args], {
      env: { ...process.env, DIST: dist, ...environment },
    });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    child.stdin.on("error", () => undefined).end(input);
    const [code] = await once(child, "close");
    const exitCode: unknown = code;
    return { exitCode, stdout, stderr };
  }

  test("writes nothing but protocol on stdout and ends with its input", async () => {
    const { exitCode, stdout } = await run(["mcp"], inject("dist"), 'no json\n{"a":1}\n');
    expect(exitCode).toBe(0);
    expect(stdout).toContain('"code":-32700');
    for (const line of stdout.split("\n").filter(Boolean)) {
      expect(JSON.parse(line)).toMatchObject({ jsonrpc: "2.0" });
    }
  });

  test.each([
    [{}, undefined],
    [{ PUBLIC_URL: "https://cards.example" }, "https://cards.example/docs/chat"],
  ])("leads to the chat of a server that it was told of: %j", async (environment, chat) => {
    const call = callBody("get_card_facts", { card_name: "csp" });
    const { stdout } = await run(["mcp"], inject("dist"), `${JSON.stringify(call)}\n`, environment);
    const { service: told } = answer.parse(JSON.parse(stdout)).result.structuredContent;
    expect(told).toEqual({
      source: expect.stringContaining("cardfile catalog"),
      ...(chat !== undefined && { full_answer: chat }),
    });
  });

  test("without data says what to do and fails", async () => {
    const { exitCode, stdout, stderr } = await run(["mcp"], WITHOUT_DATA, "");
    expect(exitCode).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toContain("npm run build");
  });

  test("an unknown command is refused with the help", async () => {
    const { exitCode, stderr } = await run(["frobnicate"], WITHOUT_DATA, "");
    expect(exitCode).toBe(2);
    expect(stderr).toContain("Usage: cardfile");
  });
});
