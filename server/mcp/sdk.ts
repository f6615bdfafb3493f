import { McpServer, type McpServerFactory } from "@modelcontextprotocol/server";
import { type AnyTool, callTool } from "./tool.ts";
import type { ToolSet } from "./tool-set.ts";

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
          inputSchema: tool.input,
          outputSchema: tool.output,
          annotations: toAnnotations(tool),
        },
        (input) => callTool(tool, input, set.getContext),
      );
    }
    return server;
  };
}

/** SDK 2.4.0 looks a tool up in a plain object, which has "__proto__" and "constructor" without any tool. */
function forgetPrototype(server: McpServer): void {
  const registered: unknown = Reflect.get(server, "_registeredTools");
  if (typeof registered === "object" && registered !== null) {
    Object.setPrototypeOf(registered, null);
  }
}

/** The hints by which a client decides whether to ask its user first. */
function toAnnotations<Context>({ title, readOnly, destructive, idempotent }: AnyTool<Context>) {
  return {
    title,
    readOnlyHint: readOnly,
    destructiveHint: destructive,
    idempotentHint: idempotent,
    openWorldHint: false,
  };
}
