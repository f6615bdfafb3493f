import type { AnyTool } from "./tool.ts";

/** Who the server says it is. */
interface ServerInfo {
  readonly name: string;
  readonly title: string;
  readonly version: string;
}

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A tool's schemas as a list tells them. Calls are checked with its own. */
export interface ListedSchemas {
  readonly input: JsonSchema;
  readonly output: JsonSchema;
}

/** Tools, and the state they answer from at the moment of a call. */
export interface ToolSet<Context> {
  readonly info: ServerInfo;
  /** Told to the client at the start: what the tools are for. */
  readonly instructions: string;
  readonly tools: readonly AnyTool<Context>[];
  /** Gives the schemas to list, where a tool's own are too large; a function of the tool alone. */
  readonly toListed?: (tool: AnyTool<Context>) => ListedSchemas;
  /** Throws a ToolError when nothing can be answered now. */
  readonly getContext: () => Context;
}
