import { createServer, type Server, type ServerResponse } from "node:http";
import type { Metrics } from "./metrics.ts";

interface OpsPort {
  readonly metrics: Metrics;
  /** True while the process may get requests. */
  readonly isReady: () => boolean;
}

/**
 * The operator's port, separate from the public one: /metrics for Prometheus, /live while the
 * process answers at all, /ready while it is ready for requests.
 */
export function createOpsServer({ metrics, isReady }: OpsPort): Server {
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    if (path === "/metrics") {
      const text = await metrics.read();
      response.writeHead(200, { "content-type": metrics.contentType }).end(text);
    } else if (path === "/live") say(response, 200, "live");
    else if (path === "/ready") {
      const ready = isReady();
      say(response, ready ? 200 : 503, ready ? "ready" : "not ready");
    } else say(response, 404, "use /metrics, /live or /ready");
  };
  return createServer((request, response) => {
    const [path = ""] = (request.url ?? "").split("?");
    answer(path, response).catch((error: unknown) =>
      say(response, 500, error instanceof Error ? error.message : String(error)),
    );
  });
}

function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(`${text}\n`);
}
