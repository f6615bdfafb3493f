import type { ServerResponse } from "node:http";
import type { Reply } from "../catalog/reply.ts";

export function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers);
  // Text bodies are ASCII; given "latin1", Node writes them without scanning.
  response.end(body, "latin1");
}
