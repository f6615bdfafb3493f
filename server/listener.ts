import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { H3 } from "h3";
import { toNodeHandler } from "srvx/node";
import { answerGet } from "./catalog/answer.ts";
import type { Reply } from "./catalog/reply.ts";
import type { Snapshot } from "./catalog/snapshot.ts";
import { MAX_BODY_BYTES } from "./contract/limits.ts";

/**
 * The app as a node:http listener. A GET of a published address is one look-up and is written at
 * once; everything else, and every error, goes through the app, which gives the same bytes.
 */
export function createListener(app: H3, current: () => Snapshot | undefined): RequestListener {
  const handle = toNodeHandler((request) => app.fetch(request), {
    maxRequestBodySize: MAX_BODY_BYTES,
  });
  // srvx types its handler for HTTP/1 and 2 at once; this listener is given HTTP/1 only.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const handleHttp1 = handle as RequestListener;
  return (request, response) => {
    const reply = answerAtOnce(request, current());
    if (reply !== undefined) send(response, reply);
    else handleHttp1(request, response);
  };
}

function answerAtOnce(
  { method, url, headers }: IncomingMessage,
  snapshot: Snapshot | undefined,
): Reply | undefined {
  if (method !== "GET" || url === undefined || snapshot === undefined) return undefined;
  return answerGet(snapshot, url, {
    acceptEncoding: headers["accept-encoding"]?.toString(),
    ifNoneMatch: headers["if-none-match"],
  });
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers);
  response.end(body);
}
