import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { H3 } from "h3";
import type { ServerRequest } from "srvx";
import { internalError } from "../catalog/reply.ts";
import { MAX_CHAT_BODY_BYTES } from "../chat/wire/limits.ts";
import { once } from "../ops/once.ts";
import type { Asker } from "../ops/fair-lines.ts";
import { leavePlace } from "../ops/places.ts";
import { noteAsker } from "../ops/turns.ts";
import { send } from "./send.ts";

/** The sender of a request that the app answers. */
export type Askers = WeakMap<object, Asker>;

export async function toListener(
  openApp: () => Promise<H3>,
  askers: Askers,
): Promise<RequestListener> {
  const [{ toNodeHandler }, app] = await Promise.all([import("srvx/node"), openApp()]);
  const fetch = (request: ServerRequest): Response | Promise<Response> => {
    const asker = askers.get(request.runtime?.node?.req ?? request);
    if (asker !== undefined) noteAsker(request, asker);
    const answering = app.fetch(request);
    return answering instanceof Promise ? answering.finally(() => leavePlace(request)) : answering;
  };
  const listener = toNodeHandler(fetch, {
    // Each route has its own limit and refuses what is over it; this cuts the connection.
    maxRequestBodySize: 2 * MAX_CHAT_BODY_BYTES,
  });
  // srvx types its handler for HTTP/1 and 2 at once; this server speaks HTTP/1 only.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return listener as RequestListener;
}

interface Opening {
  (request: IncomingMessage, response: ServerResponse): void;
  readonly open: () => void;
}

/** Passes requests on to a handler that is opened once; earlier requests wait for it. */
export function whenOpened(
  open: () => Promise<RequestListener>,
  log: (message: string) => void,
): Opening {
  let listener: RequestListener | undefined;
  const opened = once(async () => (listener = await open()));
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    if (listener !== undefined) {
      listener(request, response);
      return;
    }
    opened().then(
      (one) => one(request, response),
      (error: unknown) => {
        log(`unexpected: ${error instanceof Error ? error.stack : String(error)}`);
        send(response, internalError);
      },
    );
  };
  return Object.assign(handle, { open: () => void opened().catch(() => undefined) });
}
