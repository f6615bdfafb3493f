import * as z from "zod";
import type { AnyTool } from "../mcp/tool.ts";
import type { MemberContext } from "./frame/context.ts";
import { toListed } from "./frame/listed-schemas.ts";
import { defineReader } from "./frame/reader.ts";
import { searchTools } from "./tool-search.ts";
import { TOOLSETS } from "./toolsets.ts";

type MemberTool = AnyTool<MemberContext>;

const DEFAULT_LIMIT = 3;

const foundTool = z.object({
  name: z.string(),
  title: z.string(),
  toolset: z.string().optional(),
  writes: z.boolean().optional(),
  description: z.string().optional(),
  input_schema: z.record(z.string(), z.unknown()).optional(),
});

/** Tools that the client sees listed already come back with name and title only. */
const createFindTool = (isListed = (_name: string): boolean => false) =>
  defineReader({
    name: "find_tool",
    title: "Find a tool",
    description:
      "Tools beyond those listed here, by the member's question or words of what is to be done, such as " +
      "`is the gold worth its fee` or `lounge guests`, each with its input schema; listed ones by name only. A tool that is " +
      "found can be called by its name; a client that calls listed ones only needs its toolset in the " +
      "server's address.",
    input: z.object({
      query: z.string().min(1).max(400),
      limit: z.int().min(1).max(20).optional().describe(`${DEFAULT_LIMIT} by default.`),
    }),
    data: z.object({ tools: z.array(foundTool) }),
    textIsJson: true,
    answer: ({ query, limit = DEFAULT_LIMIT }, { facts }) => {
      const tools = searchTools(query, facts)
        .slice(0, limit)
        .map((tool) => (isListed(tool.name) ? toNamed(tool) : toFound(tool)));
      const names = tools.map(({ name }) => name).join(", ");
      const summary =
        tools.length === 0
          ? `No tool fits "${query}". Toolsets: ${Object.keys(TOOLSETS).join(", ")}.`
          : `Tools for this, the best first: ${names}.`;
      return { summary, data: { tools } };
    },
  });

/** Finds what a chosen toolset leaves out. */
export const findTool: MemberTool = {
  ...createFindTool(),
  call: (input, context) => createFindTool(context.isChosen).call(input, context),
};

const toNamed = ({ name, title }: MemberTool): z.infer<typeof foundTool> => ({ name, title });

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
