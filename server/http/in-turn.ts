import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/**
 * One read may hold a thousand pipelined requests; beyond this number the connection is closed.
 * Real clients pipeline a few dozen at most.
 */
const MAX_WAITING = 128;

type Waiting = readonly [request: IncomingMessage, response: ServerResponse];

/** The requests of one connection: one is answered, the others wait in their order. */
interface Line {
  /** The one that is answered, or was the last. */
  current: Waiting;
  isBusy: boolean;
  readonly waiting: Waiting[];
  /** Refuses what came behind these requests and is none. */
  refuse?: () => void;
}

interface Turns {
  readonly listener: RequestListener;
  /** Refuses what is no request once all whole requests before it have their answers. */
  readonly refuseInTurn: (socket: Duplex, refuse: () => void) => void;
}

/**
 * Answers the requests of a connection one after the other, each when the answer before it has left
 * for the client; nothing more is read while one waits. Node would answer all that arrive and keep
 * what the client does not read.
 */
export function takeTurns(answer: RequestListener): Turns {
  const lines = new WeakMap<Duplex, Line>();
  return {
    listener: (request, response) => {
      const { socket } = request;
      const next: Waiting = [request, response];
      const line = lines.get(socket) ?? { current: next, isBusy: false, waiting: [] };
      lines.set(socket, line);
      if (!line.isBusy) {
        start(line, next, answer);
        return;
      }
      line.waiting.push(next);
      if (line.waiting.length > MAX_WAITING) socket.destroy();
      else socket.pause();
    },
    refuseInTurn: (socket, refuse) => {
      const line = lines.get(socket);
      if (line === undefined) refuse();
      else refuseBehind(line, socket, refuse);
    },
  };
}

function start(line: Line, next: Waiting, answer: RequestListener): void {
  occupy(line, next, answer);
  answer(...next);
}

function occupy(line: Line, next: Waiting, answer: RequestListener): void {
  line.current = next;
  line.isBusy = true;
  next[1].once("close", () => {
    line.isBusy = false;
    proceed(line, answer);
  });
}

function proceed(line: Line, answer: RequestListener): void {
  const next = line.waiting.shift();
  // The body of the last may be what is refused: such a request never gets whole.
  if (line.refuse !== undefined && next?.[0].complete !== true) line.refuse();
  else if (next !== undefined && !next[0].socket.destroyed) {
    // Node reads on whenever a request has ended.
    if (line.waiting.length > 0) next[0].socket.pause();
    else next[0].socket.resume();
    occupy(line, next, answer);
    // One of each connection in a round of the event loop, so that floods sent ahead hold nobody up.
    setImmediate(() => {
      if (!next[0].socket.destroyed) answer(...next);
    });
  }
}

function refuseBehind(line: Line, socket: Duplex, refuse: () => void): void {
  const [request, response] = line.current;
  if (line.isBusy && request.complete) line.refuse = refuse;
  // Its body is refused, but its answer has begun already, and another would read as part of it.
  else if (!request.complete && response.headersSent) socket.destroy();
  else refuse();
}
