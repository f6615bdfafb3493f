/** Calls get_wallet as an agent does; gives the status of the answer. */
export async function callTool(root: string, key: string): Promise<number> {
  const response = await fetch(`${root}/tools/mcp`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "get_wallet", arguments: {} },
    }),
  });
  return response.status;
}
