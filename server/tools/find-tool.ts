import * as z from "zod";
import type { AnyTool } from "../mcp/tool.ts";
import type { MemberContext } from "./frame/context.ts";
import { toListed } from "./frame/listed-schemas.ts";
import { defineReader } from "./frame/reader.ts";
import { memberTools } from "./registry.ts";
import { TOOLSETS } from "./toolsets.ts";

const DEFAULT_LIMIT = 5;

const foundTool = z.object({
  name: z.string(),
  title: z.string(),
  toolset: z.string(),
  writes: z.boolean(),
  description: z.string(),
  input_schema: z.record(z.string(), z.unknown()),
});

/** Finds what a chosen toolset leaves out. */
export const findTool = defineReader({
  name: "find_tool",
  title: "Find a tool",
  description:
    "Tools beyond those listed here, by words of what is to be done, such as `renewal worth the fee` " +
    "or `lounge guests`, each with its input schema. A tool that is found can be called by its name; " +
    "a client that calls listed ones only needs its toolset in the server's address.",
  input: z.object({
    query: z.string().min(1).max(400),
    limit: z.int().min(1).max(20).optional().describe(`${DEFAULT_LIMIT} by default.`),
  }),
  data: z.object({ tools: z.array(foundTool) }),
  textIsJson: true,
  answer: ({ query, limit = DEFAULT_LIMIT }) => {
    const tools = rankTools(query).slice(0, limit).map(toFound);
    const names = tools.map(({ name }) => name).join(", ");
    const summary =
      tools.length === 0
        ? `No tool fits "${query}". Toolsets: ${Object.keys(TOOLSETS).join(", ")}.`
        : `Tools for this, the best first: ${names}.`;
    return { summary, data: { tools } };
  },
});

type MemberTool = AnyTool<MemberContext>;

const toFound = (tool: MemberTool): z.infer<typeof foundTool> => ({
  name: tool.name,
  title: tool.title,
  toolset: toolsetOf(tool.name),
  writes: !tool.readOnly,
  description: tool.description,
  input_schema: { ...toListed(tool).input },
});

const toolsetOf = (name: string): string =>
  Object.entries(TOOLSETS).find(
    ([set, { tools }]) => set !== "core" && tools.includes(name),
  )?.[0] ?? "";

/** The tools that share a word with the query, by how rare the words are that they share. */
function rankTools(query: string): readonly MemberTool[] {
  const words = [...new Set(wordsOf(query))];
  return documents
    .map(({ tool, weights }) => {
      const shared = words.filter((word) => weights.has(word));
      const parts = shared.map((word) => (weights.get(word) ?? 0) * rarityOf(word));
      return { tool, score: parts.reduce((sum, part) => sum + part, 0) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ tool }) => tool);
}

const NAME_WEIGHT = 3;

/** Words of a text in a form that plurals and verbs share. */
const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\d+\/\d+|[a-z0-9]+/g) ?? [])
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/(?:ies|y|ing|ed|es|s|e)$/, ""));

/** Each tool with its words, those of its name above those of its description. */
const documents = memberTools.map((tool) => {
  const weights = new Map<string, number>();
  // A sentence that points to another tool has the words of that one.
  const purpose = tool.description
    .split(/(?<=[.;]) /)
    .filter((part) => !/[a-z]_[a-z]/.test(part))
    .join(" ");
  const texts = [
    [`${tool.name} ${tool.title}`, NAME_WEIGHT],
    [`${purpose} ${Object.keys(tool.input.shape).join(" ")}`, 1],
  ] as const;
  for (const [text, weight] of texts) {
    for (const word of wordsOf(text)) {
      weights.set(word, Math.max(weights.get(word) ?? 0, weight));
    }
  }
  return { tool, weights };
});

const rarityOf = (word: string): number =>
  Math.log(1 + documents.length / documents.filter(({ weights }) => weights.has(word)).length);
