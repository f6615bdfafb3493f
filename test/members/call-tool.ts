import { callBody } from "../mcp/requests.ts";

/** Calls get_wallet as an agent does; gives the status of the answer. */
export async function callTool(root: string, key: string): Promise<number> {
  const response = await fetch(`${root}/tools/mcp`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify(callBody("get_wallet")),
  });
  return response.status;
}
