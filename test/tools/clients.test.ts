import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as OldStdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { memberTools } from "../../server/tools/registry.ts";
import { listenWithMembers, type MemberServer } from "../members/server.ts";
import { findProgram } from "../support/programs.ts";
import { rounds } from "../support/rounds.ts";
import { SAMPLE_CALLS } from "./sample-calls.ts";

/*
 * The tools as agents reach them: the official clients, over HTTP and over the program's standard
 * input and output. The clients check every result against the schema its tool published.
 */
const program = findProgram();
const CLIENT = { name: "cardfile-test", version: "1.0.0" };

let server: MemberServer;
let key: string;

const run = promisify(execFile);
const environment = () => ({
  DIST: inject("dist"),
  VAR: server.folder,
  PATH: process.env["PATH"] ?? "",
  // The clock may be moved by it.
  NODE_OPTIONS: process.env["NODE_OPTIONS"] ?? "",
});

beforeAll(async () => {
  server = await listenWithMembers();
});
afterAll(() => server.close());

/** The demonstration wallet, fresh, and a new key to it. */
async function newDemoKey(): Promise<string> {
  const { stdout } = await run(process.execPath, [program, "demo", "--reset"], {
    env: environment(),
  });
  return /export KEY=(\S+)/.exec(stdout)?.[1] ?? "";
}

interface AnyClient {
  readonly listTools: () => Promise<{
    tools: {
      name: string;
      inputSchema: unknown;
      outputSchema?: unknown;
      annotations?: object | undefined;
    }[];
  }>;
  readonly callTool: (call: {
    name: string;
    arguments: Record<string, unknown>;
  }) => Promise<Record<string, unknown>>;
  readonly close: () => Promise<void>;
}

const stdio = (more: readonly string[]) => ({
  command: process.execPath,
  args: [program, "tools", ...more],
  env: { ...environment(), CARDFILE_KEY: key },
  stderr: "ignore" as const,
});

async function connectNew(
  transport: StdioClientTransport | StreamableHTTPClientTransport,
  pin = false,
): Promise<AnyClient> {
  const client = new Client(
    CLIENT,
    pin ? { versionNegotiation: { mode: { pin: "2026-07-28" } } } : {},
  );
  await client.connect(transport);
  return client;
}

async function connectOld(more: readonly string[]): Promise<AnyClient> {
  const client = new OldClient(CLIENT);
  await client.connect(new OldStdio(stdio(more)));
  return client;
}

const overHttp = (query = "") =>
  new StreamableHTTPClientTransport(new URL(`${server.root}/tools/mcp${query}`), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });

/**
 * In `npm test` a client of each generation makes all calls, and the three between share them out;
 * in the slow tests each makes all of them.
 */
const SHARES = rounds(3, 1);
const isMadeBy = (client: number, call: number): boolean =>
  client === 0 || client === CLIENTS.length - 1 || call % SHARES === client % SHARES;

const CLIENTS: readonly (readonly [string, () => Promise<AnyClient>])[] = [
  ["client 2.4 over HTTP", () => connectNew(overHttp())],
  ["client 2.4, pinned, over HTTP", () => connectNew(overHttp(), true)],
  [
    "client 2.4 over stdio, on the accounts here",
    () => connectNew(new StdioClientTransport(stdio([]))),
  ],
  [
    "client 2.4, pinned, over stdio to a server",
    () => connectNew(new StdioClientTransport(stdio(["--server", server.root])), true),
  ],
  ["sdk 1.32 over stdio to a server", () => connectOld(["--server", server.root])],
];

describe.each(CLIENTS.map(([name, connect], at) => ({ name, connect, at })))(
  "$name",
  ({ connect, at }) => {
    let client: AnyClient;
    beforeAll(async () => {
      key = await newDemoKey();
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
    ["its address, client 2.4", () => connectNew(overHttp("?toolsets=spend&read_only=1"))],
    [
      "its address, client 2.4, pinned",
      () => connectNew(overHttp("?toolsets=spend&read_only=1"), true),
    ],
    ["flags, sdk 1.32", () => connectOld(["--toolsets", "spend", "--read-only"])],
    [
      "flags, sdk 1.32, to a server",
      () => connectOld(["--server", server.root, "--toolsets", "spend", "--read-only"]),
    ],
  ])("is listed and called by %s", async (_, connect) => {
    key = await newDemoKey();
    const client = await connect();
    const { tools } = await client.listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toContain("best_card_for_purchase");
    expect(names).not.toContain("set_spending_profile");
    expect(names.at(-1)).toBe("find_tool");
    const call = { name: "find_tool", arguments: { query: "lounge guests" } };
    expect((await client.callTool(call))["structuredContent"]).toMatchObject({ status: "ok" });
    await client.close();
  });
});

interface Form {
  readonly message: string;
  readonly requestedSchema: unknown;
}

/** What the user answers to each form, and the forms that were shown. */
function createUser(answer: () => Record<string, string | boolean> | undefined) {
  const shown: Form[] = [];
  return {
    shown,
    fillIn: async ({ params }: { params: object }) => {
      shown.push(form.parse(params));
      const content = answer();
      return content === undefined
        ? { action: "decline" as const }
        : { action: "accept" as const, content };
    },
  };
}

const form = z.looseObject({ message: z.string(), requestedSchema: z.unknown() });

type User = ReturnType<typeof createUser>;

async function connectAsking(
  { fillIn }: User,
  transport: StdioClientTransport | StreamableHTTPClientTransport,
  pin = false,
): Promise<AnyClient> {
  const client = new Client(CLIENT, {
    capabilities: { elicitation: { form: {} } },
    ...(pin && { versionNegotiation: { mode: { pin: "2026-07-28" } } }),
  });
  client.setRequestHandler("elicitation/create", fillIn);
  await client.connect(transport);
  return client;
}

async function connectOldAsking({ fillIn }: User, more: readonly string[]): Promise<AnyClient> {
  const client = new OldClient(CLIENT, { capabilities: { elicitation: {} } });
  client.setRequestHandler(ElicitRequestSchema, fillIn);
  await client.connect(new OldStdio(stdio(more)));
  return client;
}

describe.each<[string, (user: User) => Promise<AnyClient>]>([
  ["client 2.4, pinned, over HTTP", (user) => connectAsking(user, overHttp(), true)],
  [
    "client 2.4, pinned, over stdio",
    (user) => connectAsking(user, new StdioClientTransport(stdio([])), true),
  ],
  ["client 2.4 over stdio", (user) => connectAsking(user, new StdioClientTransport(stdio([])))],
  ["sdk 1.32 over stdio to a server", (user) => connectOldAsking(user, ["--server", server.root])],
])("the user of %s", (_, connect) => {
  const REMOVE = { name: "remove_wallet_card", arguments: { wallet_card_id: "citi double cash" } };

  test("says which card is meant", async () => {
    key = await newDemoKey();
    const user = createUser(() => ({ choice: "chase-sapphire-reserve" }));
    const client = await connect(user);
    const { structuredContent } = await client.callTool({
      name: "get_card",
      arguments: { card: "sapphire" },
    });
    expect(structuredContent).toMatchObject({ status: "ok" });
    expect(user.shown.map(({ message }) => message)).toEqual([
      expect.stringContaining("may mean more than one card"),
    ]);
    await client.close();
  });

  test("is asked before a card is removed, and decides", async () => {
    key = await newDemoKey();
    const answers = [undefined, { confirm: false }, { confirm: true }];
    const user = createUser(() => answers[user.shown.length - 1]);
    const client = await connect(user);
    const statuses: unknown[] = [];
    for (const confirm of [false, true, true]) {
      const call = { ...REMOVE, arguments: { ...REMOVE.arguments, confirm } };
      // One after the other, as a user sees them.
      // oxlint-disable-next-line no-await-in-loop
      const { structuredContent } = await client.callTool(call);
      statuses.push(z.object({ status: z.string() }).loose().parse(structuredContent).status);
    }
    expect(statuses).toEqual(["refused", "refused", "ok"]);
    expect(user.shown.length).toBe(3);
    await client.close();
  });
});

test("a client over HTTP of an older revision gets the question as an answer", async () => {
  key = await newDemoKey();
  const user = createUser(() => ({ choice: "chase-sapphire-reserve" }));
  const client = await connectAsking(user, overHttp());
  const call = { name: "get_card", arguments: { card: "sapphire" } };
  expect((await client.callTool(call))["structuredContent"]).toMatchObject({
    status: "needs_input",
  });
  expect(user.shown).toEqual([]);
  await client.close();
});

describe("the stdio program", () => {
  test("names the toolsets to who asks for another", async () => {
    const started = run(process.execPath, [program, "tools", "--toolsets", "cars"], {
      env: { ...environment(), CARDFILE_KEY: "svc_0000000000000000_wrong" },
    });
    await expect(started).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/no toolset "cars".*core, wallet/),
    });
  });

  test("without a key says how to give one", async () => {
    const started = run(process.execPath, [program, "tools"], { env: environment() });
    await expect(started).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("CARDFILE_KEY"),
    });
  });

  test("answers every request with an error when the key opens nothing", async () => {
    key = "svc_0000000000000000_wrong";
    await expect(connectNew(new StdioClientTransport(stdio([])))).rejects.toThrow(/key|token/i);
  });
});
