import { McpServer, type McpServerFactory } from "@modelcontextprotocol/server";
import { type AnyTool, callTool } from "./tool.ts";

/** Who the server says it is. */
interface ServerInfo {
  readonly name: string;
  readonly title: string;
  readonly version: string;
}

/** Tools, and the state they answer from at the moment of a call. */
export interface ToolSet<Context> {
  readonly info: ServerInfo;
  /** Told to the client at the start: what the tools are for. */
  readonly instructions: string;
  readonly tools: readonly AnyTool<Context>[];
  /** Throws a ToolError when nothing can be answered now. */
  readonly getContext: () => Context;
}

/** Makes an SDK server that offers the tools. */
export function toServerFactory<Context>(set: ToolSet<Context>): McpServerFactory {
  return () => {
    const server = new McpServer(
      { ...set.info },
      { capabilities: { tools: { listChanged: false } }, instructions: set.instructions },
    );
    for (const tool of set.tools) {
      server.registerTool(
        tool.name,
        {
          title: tool.title,
          description: tool.description,
          inputSchema: tool.input,
          outputSchema: tool.output,
          annotations: { title: tool.title, readOnlyHint: tool.readOnly, openWorldHint: false },
        },
        (input) => callTool(tool, input, set.getContext),
      );
    }
    return server;
  };
}
