/** Where the catalog's MCP endpoint is (SPEC 4.12). */
export const CATALOG_MCP_PATH = "/mcp";
