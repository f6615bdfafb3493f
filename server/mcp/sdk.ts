import {
  McpServer,
  type McpServerFactory,
  type StandardSchemaWithJSON,
} from "@modelcontextprotocol/server";
import type * as z from "zod";
import { type AnyTool, callTool } from "./tool.ts";
import type { JsonSchema, ListedSchemas, ToolSet } from "./tool-set.ts";

/** Makes an SDK server that offers the tools. */
export function toServerFactory<Context>(set: ToolSet<Context>): McpServerFactory {
  return () => {
    const server = new McpServer(
      { ...set.info },
      { capabilities: { tools: { listChanged: false } }, instructions: set.instructions },
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
        (input) => callTool(tool, input, set.getContext),
      );
    }
    return server;
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

/** SDK 2.4.0 looks a tool up in a plain object, which has "__proto__" and "constructor" without any tool. */
function forgetPrototype(server: McpServer): void {
  const registered: unknown = Reflect.get(server, "_registeredTools");
  if (typeof registered === "object" && registered !== null) {
    Object.setPrototypeOf(registered, null);
  }
}

/** The hints by which a client decides whether to ask its user first. */
function toAnnotations<Context>({ readOnly, destructive, idempotent }: AnyTool<Context>) {
  return {
    readOnlyHint: readOnly,
    destructiveHint: destructive,
    // False is what a client assumes.
    idempotentHint: idempotent === true ? idempotent : undefined,
    openWorldHint: false,
  };
}
