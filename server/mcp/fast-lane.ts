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
      callTool(tool, parsed.data, getContext),
      (result) =>
        `{"result":{${toBody(result)}${tails[era]},"jsonrpc":"2.0","id":${JSON.stringify(id)}}`,
    );
  };
}

/** The first block is the structured content as text, so it is written once and quoted. */
function toBody({ content, structuredContent, isError }: CallResult): string {
  if (isError) return JSON.stringify({ content, structuredContent, isError }).slice(1, -1);
  const [first, ...others] = content;
  const structured = first?.text ?? "{}";
  const blocks = [`{"type":"text","text":${JSON.stringify(structured)}}`];
  for (const block of others) blocks.push(JSON.stringify(block));
  return `"content":[${blocks.join(",")}],"structuredContent":${structured}`;
}
