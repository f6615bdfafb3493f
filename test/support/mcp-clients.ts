import {
  Client,
  type ClientOptions,
  type StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import type { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import type { StdioClientTransport as OldStdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import type { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

/** The name of the tests' clients. */
export const CLIENT = { name: "cardfile-test", version: "1.0.0" };

/** Speaks the newest revision and no other. */
export const PINNED: ClientOptions = { versionNegotiation: { mode: { pin: "2026-07-28" } } };

/** The common part of all official clients. */
export interface AnyClient {
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

export async function connectNew(
  transport: StdioClientTransport | StreamableHTTPClientTransport,
  options: ClientOptions = {},
): Promise<AnyClient> {
  const client = new Client(CLIENT, options);
  await client.connect(transport);
  return client;
}

export async function connectOld(transport: OldHttp | OldStdio): Promise<AnyClient> {
  const client = new OldClient(CLIENT);
  await client.connect(transport);
  return client;
}
