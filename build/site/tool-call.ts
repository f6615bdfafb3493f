/** The JSON-RPC message by which a tool is called (MCP). Build and browser both write it. */
export const toToolCall = (name: string, input: unknown) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: input },
});
