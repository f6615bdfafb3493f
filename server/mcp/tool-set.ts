import type { AnyTool } from "./tool.ts";

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
