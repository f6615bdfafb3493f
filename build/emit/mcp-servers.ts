import packageJson from "../../package.json" with { type: "json" };
import { catalogTools } from "../../server/catalog-mcp/registry.ts";
import { CATALOG_MCP_PATH, TOOLS_PATH } from "../../server/contract/addresses.ts";
import { HOST_VARIABLE, ORIGIN_TEMPLATE } from "../../server/contract/host-answers.ts";
import { PROTOCOL_VERSIONS } from "../../server/mcp/envelope.ts";
import { memberTools } from "../../server/tools/registry.ts";
import { TOOLSETS } from "../../server/tools/toolsets.ts";

/** One of our MCP servers, for its registry entry and its Server Card. */
interface McpServer {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The path and query of its URL, with variables in braces. */
  readonly address: string;
  readonly variables: Readonly<Record<string, object>>;
  readonly headers?: readonly object[];
  /** Command-line arguments that start the same server over stdio. */
  readonly cliArguments: readonly object[];
  readonly environment?: readonly object[];
}

const KEY = "An API key with the scope service:tools, or an OAuth access token.";
const positional = (value: string) => ({ type: "positional", value });

export const CATALOG_SERVER: McpServer = {
  name: "io.github.cardfile/catalog",
  title: "cardfile catalog",
  description: `US credit cards, transfer partners and point values as ${catalogTools.length} read-only tools.`,
  address: CATALOG_MCP_PATH,
  variables: {},
  cliArguments: [positional("mcp")],
};

export const WALLET_SERVER: McpServer = {
  name: "io.github.cardfile/wallet",
  title: "cardfile member tools",
  description: `A member's US credit cards and points: ${memberTools.length} tools, prompts and resources.`,
  address: `${TOOLS_PATH}?toolsets={toolset}`,
  variables: {
    toolset: {
      description: "Which tools are listed.",
      default: "core",
      choices: [...Object.keys(TOOLSETS), "all"],
    },
  },
  headers: [
    {
      name: "Authorization",
      description: "Left out by clients that sign in with OAuth.",
      value: "Bearer {key}",
      variables: { key: { description: KEY, isSecret: true } },
    },
  ],
  cliArguments: [
    positional("tools"),
    { type: "named", name: "--server", description: "Address of a cardfile.", isRequired: true },
    { type: "named", name: "--toolsets", description: "Which tools are listed.", value: "core" },
  ],
  environment: [{ name: "CARDFILE_KEY", description: KEY, isRequired: true, isSecret: true }],
};

const HOST = { [HOST_VARIABLE]: { description: "Host that runs cardfile.", isRequired: true } };

const toRemote = ({ address, variables, headers }: McpServer) => ({
  type: "streamable-http" as const,
  url: ORIGIN_TEMPLATE + address,
  headers,
  variables: { ...HOST, ...variables },
});

/** The MCP registry entry, as a package and as a remote server. */
export const toServerJson = (server: McpServer) => ({
  $schema: "https://static.modelcontextprotocol.io/schemas/2025-10-17/server.schema.json",
  name: server.name,
  title: server.title,
  description: server.description,
  version: packageJson.version,
  packages: [
    {
      registryType: "npm",
      identifier: packageJson.name,
      version: packageJson.version,
      runtimeHint: "npx",
      packageArguments: server.cliArguments,
      environmentVariables: server.environment,
      transport: { type: "stdio" },
    },
  ],
  remotes: [toRemote(server)],
});

/** The Server Card (SEP-2127): what a client may know before it connects. */
export const toServerCard = (server: McpServer) => ({
  $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
  name: server.name,
  title: server.title,
  description: server.description,
  version: packageJson.version,
  remotes: [{ ...toRemote(server), supportedProtocolVersions: PROTOCOL_VERSIONS }],
});
