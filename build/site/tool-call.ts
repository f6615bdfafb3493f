/** The JSON-RPC message that calls an MCP tool; used by both build and browser. */
export const toToolCall = (name: string, input: unknown) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: input },
});
