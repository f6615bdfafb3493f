import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * What was read in one piece may hold a thousand requests; with more than this the connection is
 * closed. Clients that send ahead at all send some tens.
 */
const MOST_WAITING = 256;

type Waiting = readonly [IncomingMessage, ServerResponse];

/** The requests of one connection: one is answered, the others wait in their order. */
interface Line {
  isBusy: boolean;
  readonly waiting: Waiting[];
}

/**
 * Answers the requests of a connection one after the other, each when the answer before it has left
 * for the client; nothing more is read while one waits. Node would answer all that arrive and keep
 * what the client does not read.
 */
export function inTurn(answer: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();

  const start = (line: Line, request: IncomingMessage, response: ServerResponse): void => {
    line.isBusy = true;
    response.once("close", () => {
      line.isBusy = false;
      const next = line.waiting.shift();
      if (next === undefined || next[0].socket.destroyed) return;
      // Node reads on whenever a request has ended.
      if (line.waiting.length > 0) next[0].socket.pause();
      else next[0].socket.resume();
      start(line, ...next);
    });
    answer(request, response);
  };

  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { isBusy: false, waiting: [] };
    lines.set(socket, line);
    if (!line.isBusy) {
      start(line, request, response);
      return;
    }
    line.waiting.push([request, response]);
    if (line.waiting.length > MOST_WAITING) socket.destroy();
    else socket.pause();
  };
}
