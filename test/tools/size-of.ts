import * as z from "zod";
import { createSdkPath } from "../../server/mcp/sdk-path.ts";
import type { AnyTool } from "../../server/mcp/tool.ts";
import type { ToolSet } from "../../server/mcp/tool-set.ts";
import { memberTools } from "../../server/tools/registry.ts";
import { recordSamples } from "./answers/record.ts";

const BYTES_A_TOKEN = 4;

/** An estimate: tokenizers make a token of about four bytes of such JSON. */
export const toTokens = (bytes: number): number => Math.round(bytes / BYTES_A_TOKEN);

const listedTool = z.looseObject({
  name: z.string(),
  description: z.string(),
  inputSchema: z.unknown(),
  outputSchema: z.unknown(),
});

type ListedTool = z.infer<typeof listedTool>;

const listing = z.object({ result: z.object({ tools: z.array(listedTool) }) });

/** The tools as `tools/list` gives them to a client of a revision with a handshake. */
export async function listTools<Context>(
  tools: readonly AnyTool<Context>[],
  toListed?: ToolSet<Context>["toListed"],
): Promise<readonly ListedTool[]> {
  const set = {
    info: { name: "sizes", title: "Sizes", version: "1.0.0" },
    instructions: "",
    tools,
    ...(toListed && { toListed }),
    getContext: () => failing("a list calls no tool"),
  };
  const body = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
  const request = new Request("http://127.0.0.1/tools/mcp", { method: "POST" });
  const response = await createSdkPath(set, failing)(request, body);
  return listing.parse(await response.json()).result.tools;
}

function failing(message: string): never {
  throw new Error(message);
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Sizes of one tool's entry in the list, or of all together. */
interface ListSizes {
  readonly whole: number;
  readonly withoutOutput: number;
  readonly input: number;
  readonly description: number;
  readonly output: number;
}

/** Sizes of a tool's entry in bytes. */
export function toListSizes(tool: ListedTool): ListSizes {
  const { outputSchema, ...rest } = tool;
  return {
    whole: bytesOf(tool),
    withoutOutput: bytesOf(rest),
    input: bytesOf(tool.inputSchema),
    description: Buffer.byteLength(tool.description),
    output: outputSchema === undefined ? 0 : bytesOf(outputSchema),
  };
}

/** Sums of the sizes of all entries. */
export const sumSizes = (sizes: readonly ListSizes[]): ListSizes =>
  sizes.reduce((sum, one) => ({
    whole: sum.whole + one.whole,
    withoutOutput: sum.withoutOutput + one.withoutOutput,
    input: sum.input + one.input,
    description: sum.description + one.description,
    output: sum.output + one.output,
  }));

const recorded = z.looseObject({ content: z.array(z.object({ text: z.string() })) });
const recordedWrite = z.object({ result: recorded });

/** The bytes of text that a model reads of each tool's sample call, by the tool's name. */
export async function textSizes(walletName: string): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  const names = new Set(memberTools.map(({ name }) => name));
  for (const [call, answers] of await recordSamples(walletName)) {
    const name = call.slice(0, call.indexOf(" "));
    // The first call of each tool is its ordinary one.
    if (!names.delete(name)) continue;
    const answer: unknown = JSON.parse(answers.get(walletName) ?? "");
    const write = recordedWrite.safeParse(answer);
    const { content } = write.success ? write.data.result : recorded.parse(answer);
    sizes.set(name, Buffer.byteLength(content.map(({ text }) => text).join("\n")));
  }
  return sizes;
}

/** The value below which a part of the values lies: 0.5 is the median. */
export function quantileOf(values: Iterable<number>, part: number): number {
  const sorted = [...values].toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
