import { isJson, type PlainRequest } from "./envelope.ts";
import type { ToolSet } from "./tool-set.ts";
import { callTool, type CallResult, type MaybePromise, andThen } from "./tool.ts";

/**
 * Answers plain tool calls without the SDK, byte for byte as the SDK would. Returns undefined for
 * anything else: another method, an unknown tool, arguments that do not fit.
 */
export function createFastLane<Context>({ tools, info }: Pick<ToolSet<Context>, "tools" | "info">) {
  const toolsByName = new Map(tools.map((tool) => [tool.name, tool]));
  const tails = {
    handshake: `,"resultType":"complete"}`,
    envelope: `,"resultType":"complete","_meta":{"io.modelcontextprotocol/serverInfo":${JSON.stringify(info)}}}`,
  } as const;

  return (
    { era, id, method, params }: PlainRequest,
    getContext: () => Context,
  ): MaybePromise<string | undefined> => {
    if (method !== "tools/call") return undefined;
    const { name, arguments: input = {}, _meta, ...unknown } = params;
    if (typeof name !== "string" || !isJson(input) || Object.keys(unknown).length > 0) {
      return undefined;
    }
    const tool = toolsByName.get(name);
    const parsed = tool?.input.safeParse(input);
    if (tool === undefined || !parsed?.success) return undefined;
    return andThen(
      callTool(tool, parsed.data, getContext, era === "envelope"),
      (result) =>
        `{"result":{${toBody(result, tool.textIsJson)}${tails[era]},"jsonrpc":"2.0","id":${JSON.stringify(id)}}`,
    );
  };
}

function toBody({ content, structuredContent, isError }: CallResult, textIsJson: boolean): string {
  if (isError) return JSON.stringify({ content, structuredContent, isError }).slice(1, -1);
  // If the text is the JSON, reuse it.
  const structured = textIsJson ? content[0]?.text : JSON.stringify(structuredContent);
  return `"content":${JSON.stringify(content)},"structuredContent":${structured}`;
}
