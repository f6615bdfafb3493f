import type { ServerResponse } from "node:http";
import type { Reply } from "../catalog/reply.ts";

export function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers);
  // Bodies that are text are ASCII; said so, Node writes them without looking.
  response.end(body, "latin1");
}
