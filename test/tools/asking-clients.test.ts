import {
  Client,
  type ClientOptions,
  type StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as OldStdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { type AnyClient, CLIENT, PINNED } from "../support/mcp-clients.ts";
import { type Demo, openDemo } from "./demo-server.ts";

/* Questions that the official clients put before their users. */
let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterAll(() => demo.close());

interface Form {
  readonly message: string;
  readonly requestedSchema: unknown;
}

/** The user's answers to forms, and the forms that were shown. */
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
  options: ClientOptions = {},
): Promise<AnyClient> {
  const client = new Client(CLIENT, {
    capabilities: { elicitation: { form: {} } },
    ...options,
  });
  client.setRequestHandler("elicitation/create", fillIn);
  await client.connect(transport);
  return client;
}

async function connectOldAsking({ fillIn }: User, more: readonly string[]): Promise<AnyClient> {
  const client = new OldClient(CLIENT, { capabilities: { elicitation: {} } });
  client.setRequestHandler(ElicitRequestSchema, fillIn);
  await client.connect(new OldStdio(demo.stdio(more)));
  return client;
}

describe.each<[string, (user: User) => Promise<AnyClient>]>([
  ["client 2.4, pinned, over HTTP", (user) => connectAsking(user, demo.overHttp(), PINNED)],
  [
    "client 2.4, pinned, over stdio",
    (user) => connectAsking(user, new StdioClientTransport(demo.stdio()), PINNED),
  ],
  ["client 2.4 over stdio", (user) => connectAsking(user, new StdioClientTransport(demo.stdio()))],
  ["sdk 1.32 over stdio to a server", (user) => connectOldAsking(user, ["--server", demo.root])],
])("the user of %s", (_, connect) => {
  const REMOVE = { name: "remove_wallet_card", arguments: { wallet_card_id: "citi double cash" } };

  test("says which card is meant", async () => {
    await demo.reset();
    const user = createUser(() => ({ choice: "amex-delta-reserve" }));
    const client = await connect(user);
    const { structuredContent } = await client.callTool({
      name: "get_card",
      arguments: { card: "delta" },
    });
    expect(structuredContent).toMatchObject({ status: "ok" });
    expect(user.shown.map(({ message }) => message)).toEqual([
      expect.stringContaining("may mean more than one card"),
    ]);
    await client.close();
  });

  test("is asked before a card is removed, and decides", async () => {
    await demo.reset();
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
  await demo.reset();
  const user = createUser(() => ({ choice: "amex-delta-reserve" }));
  const client = await connectAsking(user, demo.overHttp());
  const call = { name: "get_card", arguments: { card: "delta" } };
  expect((await client.callTool(call))["structuredContent"]).toMatchObject({
    status: "needs_input",
  });
  expect(user.shown).toEqual([]);
  await client.close();
});
