/** The largest MCP request read; checked before it is parsed. */
export const MAX_MCP_BODY_BYTES = 256 * 1024;

/** A batch beyond this is refused before any of it is done; SDK clients send one call at a time. */
export const MAX_BATCH_MESSAGES = 20;

/** The answers of one batch together, in characters of JSON. */
export const MAX_BATCH_ANSWER = 2_000_000;
