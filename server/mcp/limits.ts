/** The largest MCP request read; checked before it is parsed. */
export const MAX_MCP_BODY_BYTES = 256 * 1024;

/** Deeper JSON than any client sends; parsers that recurse are kept from it. */
export const MAX_JSON_DEPTH = 64;
