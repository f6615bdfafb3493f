/** The largest MCP request read; checked before it is parsed. */
export const MAX_MCP_BODY_BYTES = 256 * 1024;

/** Deeper JSON than any client sends; parsers that recurse are kept from it. */
export const MAX_JSON_DEPTH = 64;

/** More values than any call has; schemas tell of each one that is wrong. */
export const MAX_JSON_VALUES = 5000;

/** A batch beyond this is refused before any of it is done; SDK clients send one call at a time. */
export const MAX_BATCH_MESSAGES = 20;

/** The answers of one batch together, in characters of JSON. */
export const MAX_BATCH_ANSWER = 2_000_000;
