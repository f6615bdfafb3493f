import * as z from "zod";
import { CATALOG_MCP_PATH, TOOLS_PATH } from "./addresses.ts";
import { defineRoute, publishedFile, type Route } from "./route.ts";

/** The index of Agent Skills Discovery 0.2.0. */
const skillIndex = z.strictObject({
  $schema: z.literal("https://schemas.agentskills.io/discovery/0.2.0/schema.json"),
  skills: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
      type: z.literal("skill-md"),
      description: z.string().max(1024),
      url: z.string(),
      digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
    }),
  ),
});

const link = z.strictObject({
  href: z.string(),
  type: z.string().optional(),
  title: z.string().optional(),
});

/** A link set (RFC 9264 section 4.2): contexts, and their links by relation. */
const linkSet = z.strictObject({
  linkset: z.array(z.object({ anchor: z.string() }).catchall(z.union([z.string(), z.array(link)]))),
});

export const getOpenApi = defineRoute({
  ...publishedFile,
  path: "/openapi.json",
  summary: "The API as OpenAPI 3.1",
  description: "OpenAPI 3.1, generated from the route table.",
  response: z.looseObject({ openapi: z.string() }),
});

export const getLlmsTxt = defineRoute({
  ...publishedFile,
  path: "/llms.txt",
  summary: "What agents should know",
  description: "The service on one Markdown page: routes, tools, what it lacks.",
  response: z.string(),
  contentType: "text/plain; charset=utf-8",
});

export const getToolReference = defineRoute({
  ...publishedFile,
  path: "/tools.md",
  summary: "Reference of the member tools",
  description: "Every tool for a member's wallet with its inputs and outputs, as Markdown.",
  response: z.string(),
  contentType: "text/markdown; charset=utf-8",
});

/** An entry of the MCP registry. */
const serverEntry = z.looseObject({ name: z.string(), version: z.string() });

export const getServerJson = defineRoute({
  ...publishedFile,
  path: "/server.json",
  summary: "Entry for the MCP registry",
  description: "Names the MCP server, its package and its remote address.",
  response: serverEntry,
});

export const getWalletServerJson = defineRoute({
  ...publishedFile,
  path: "/tools/server.json",
  summary: "Entry of the member tools for the MCP registry",
  description: "The same for the MCP server of the member tools, with its toolsets.",
  response: serverEntry,
});

/** Shared by the two Server Cards. */
const card = {
  ...publishedFile,
  response: z.looseObject({
    $schema: z.string(),
    name: z.string(),
    version: z.string(),
    description: z.string().max(100),
    remotes: z.array(
      z.looseObject({
        type: z.literal("streamable-http"),
        url: z.string(),
        variables: z.record(z.string(), z.looseObject({})),
        supportedProtocolVersions: z.array(z.string()).readonly(),
      }),
    ),
  }),
  contentType: "application/mcp-server-card+json",
} as const;

export const getServerCard = defineRoute({
  ...card,
  path: `${CATALOG_MCP_PATH}/server-card`,
  summary: "Server Card of the catalog's MCP server",
  description: "SEP-2127: its name, address and protocol versions, before a client connects.",
});

export const getWalletServerCard = defineRoute({
  ...card,
  path: `${TOOLS_PATH}/server-card`,
  summary: "Server Card of the member tools",
  description: "The same for the MCP server of the member tools.",
});

export const getSkill = defineRoute({
  ...publishedFile,
  path: "/skills/cardfile/SKILL.md",
  summary: "Skill for personal agents",
  description: "An Agent Skill: when and how to ask the catalog, the member tools and the chat.",
  response: z.string(),
  contentType: "text/markdown; charset=utf-8",
});

export const getSkillIndex = defineRoute({
  ...publishedFile,
  path: "/.well-known/agent-skills/index.json",
  summary: "List of skills",
  description: "Agent Skills Discovery 0.2.0: the skill with its address and SHA-256.",
  response: skillIndex,
});

export const getApiCatalog = defineRoute({
  ...publishedFile,
  path: "/.well-known/api-catalog",
  summary: "List of APIs",
  description: "RFC 9727: the APIs of this host with their descriptions, as a link set.",
  response: linkSet,
  contentType: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
});

/** The files in which programs and agents discover this service. */
export const discoveryRoutes = {
  getOpenApi,
  getLlmsTxt,
  getToolReference,
  getServerJson,
  getWalletServerJson,
  getServerCard,
  getWalletServerCard,
  getSkill,
  getSkillIndex,
  getApiCatalog,
} as const satisfies Record<string, Route>;
