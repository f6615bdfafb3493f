import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { toServerFactory } from "./sdk.ts";
import type { ToolSet } from "./tool-set.ts";

/** Offers the tools over standard input and output until the input ends. */
export function serveOverStdio<Context>(
  set: ToolSet<Context>,
  log: (message: string) => void,
): void {
  serveStdio(toServerFactory(set), { onerror: (error) => log(`mcp: ${error.message}`) });
}
