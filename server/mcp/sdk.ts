import { setImmediate as nextRound } from "node:timers/promises";
import {
  McpServer,
  type McpServerFactory,
  type ServerOptions,
  type StandardSchemaWithJSON,
} from "@modelcontextprotocol/server";
import type * as z from "zod";
import { canAsk, createAsker } from "./elicitation.ts";
import { registerPrompts } from "./sdk-prompts.ts";
import { registerResources } from "./sdk-resources.ts";
import { type AnyTool, callTool } from "./tool.ts";
import type { JsonSchema, ListedSchemas, ToolSet } from "./tool-set.ts";

/** Makes an SDK server that offers the tools. */
export function toServerFactory<Context>(set: ToolSet<Context>): McpServerFactory {
  return async () => {
    await listInPieces(set);
    const asker = set.askingKey === undefined ? undefined : createAsker(set.askingKey());
    const server = new McpServer(
      { ...set.info },
      { ...toOptions(set), ...(asker && { requestState: { verify: asker.verify } }) },
    );
    forgetPrototype(server);
    for (const tool of set.tools) {
      server.registerTool(
        tool.name,
        {
          title: tool.title,
          description: tool.description,
          ...toSchemas(tool, set.toListed?.(tool)),
          annotations: toAnnotations(tool),
        },
        (input, asked) =>
          asker !== undefined && canAsk(asked)
            ? asker.call(tool, input, asked, set.getContext)
            : callTool(tool, input, set.getContext, asked.mcpReq.envelope !== undefined),
      );
    }
    registerPrompts(server, set);
    registerResources(server, set);
    return server;
  };
}

const PIECE_MS = 5;

/** The schemas of all tools take a fifth of a second the first time; yields in between. */
async function listInPieces<Context>({ tools, toListed }: ToolSet<Context>): Promise<void> {
  let began = performance.now();
  for (const tool of tools) {
    toListed?.(tool);
    if (performance.now() - began < PIECE_MS) continue;
    // oxlint-disable-next-line no-await-in-loop
    await nextRound();
    began = performance.now();
  }
}

/** A client of 2026-07-28 may cache a list for this long. */
const LIST_TTL_MS = 300_000;

function toOptions<Context>({
  prompts,
  resources,
  instructions,
  cacheScope = "private",
}: ToolSet<Context>): ServerOptions {
  const offered = { listChanged: false };
  const kept = { ttlMs: LIST_TTL_MS, cacheScope };
  return {
    instructions,
    capabilities: {
      tools: offered,
      ...(prompts && { prompts: offered }),
      ...(resources && { resources: offered }),
    },
    cacheHints: {
      "server/discover": kept,
      "tools/list": kept,
      "prompts/list": kept,
      "resources/list": kept,
      "resources/templates/list": kept,
    },
  };
}

/** The SDK checks with one half of a schema and lists the other. */
function toSchemas<Context>({ input, output }: AnyTool<Context>, listed?: ListedSchemas) {
  return {
    inputSchema: listed === undefined ? input : listedAs(input, listed.input),
    outputSchema: listed === undefined ? output : listedAs(output, listed.output),
  };
}

const listedAs = (schema: z.ZodObject, json: JsonSchema): StandardSchemaWithJSON => ({
  "~standard": {
    ...schema["~standard"],
    jsonSchema: { input: () => ({ ...json }), output: () => ({ ...json }) },
  },
});

/** SDK 2.4.0 looks up names in plain objects, which inherit "__proto__" and "constructor". */
function forgetPrototype(server: McpServer): void {
  for (const registry of ["_registeredTools", "_registeredPrompts"]) {
    const registered: unknown = Reflect.get(server, registry);
    if (typeof registered === "object" && registered !== null) {
      Object.setPrototypeOf(registered, null);
    }
  }
}

/** Hints for the client to decide if it asks its user first. */
function toAnnotations<Context>({ readOnly, destructive, idempotent }: AnyTool<Context>) {
  return {
    readOnlyHint: readOnly,
    destructiveHint: destructive,
    idempotentHint: idempotent,
    openWorldHint: false,
  };
}
