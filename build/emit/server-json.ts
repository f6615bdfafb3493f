import packageJson from "../../package.json" with { type: "json" };
import { catalogTools } from "../../server/catalog-mcp/registry.ts";
import { CATALOG_MCP_PATH } from "../../server/contract/addresses.ts";

const SCHEMA = "https://static.modelcontextprotocol.io/schemas/2025-10-17/server.schema.json";

/** server.json: how the MCP registry lists the catalog, as a package and as a remote server. */
export function toServerJson() {
  return {
    $schema: SCHEMA,
    name: "io.github.cardfile/catalog",
    title: "cardfile catalog",
    description: `US credit cards, transfer partners and point values as ${catalogTools.length} read-only tools.`,
    version: packageJson.version,
    packages: [
      {
        registryType: "npm",
        identifier: packageJson.name,
        version: packageJson.version,
        runtimeHint: "npx",
        packageArguments: [{ type: "positional", value: "mcp" }],
        transport: { type: "stdio" },
      },
    ],
    remotes: [
      {
        type: "streamable-http",
        url: `https://{host}${CATALOG_MCP_PATH}`,
        variables: { host: { description: "Host that runs cardfile.", isRequired: true } },
      },
    ],
  };
}
