import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** One read may hold thousands of requests; real clients send a few dozen ahead at most. */
const MAX_WAITING = 128;
/** Limit over all connections; beyond it each may send only a few ahead. */
const MAX_WAITING_IN_ALL = 1024;
const MAX_WAITING_IN_CROWD = 2;

type Waiting = readonly [request: IncomingMessage, response: ServerResponse];

/** The requests of one connection: one is being answered, the others wait in order. */
interface Line {
  /** The request being answered, or the last one answered. */
  current: Waiting;
  isBusy: boolean;
  readonly waiting: Waiting[];
  /** Refuses whatever follows the waiting requests; nothing behind it is read. */
  refuse?: () => void;
}

/** All connections of a server. */
interface Lines {
  readonly answer: RequestListener;
  readonly refuseMore: (socket: Duplex) => void;
  readonly bySocket: WeakMap<Duplex, Line>;
  waiting: number;
}

interface Turns {
  readonly listener: RequestListener;
  /** Refuses malformed input after all complete requests before it are answered. */
  readonly refuseInTurn: (socket: Duplex, refuse: () => void) => void;
}

/**
 * Answers the requests of a connection one after another, each when the previous answer has left
 * for the client; reads nothing more while one waits. Node would answer all of them and buffer what
 * the client does not read. `refuseMore` is called when too many are pipelined.
 */
export function takeTurns(answer: RequestListener, refuseMore: (socket: Duplex) => void): Turns {
  const lines: Lines = { answer, refuseMore, bySocket: new WeakMap(), waiting: 0 };
  return {
    listener: (request, response) => {
      const next: Waiting = [request, response];
      const line = lines.bySocket.get(request.socket) ?? openLine(lines, next);
      if (line.refuse !== undefined) return;
      if (line.isBusy) wait(lines, line, next);
      else {
        occupy(lines, line, next);
        answer(...next);
      }
    },
    refuseInTurn: (socket, refuse) => {
      const line = lines.bySocket.get(socket);
      if (line === undefined) refuse();
      else refuseBehind(line, socket, refuse);
    },
  };
}

function openLine(lines: Lines, current: Waiting): Line {
  const line: Line = { current, isBusy: false, waiting: [] };
  const [{ socket }] = current;
  lines.bySocket.set(socket, line);
  socket.once("close", () => {
    lines.waiting -= line.waiting.splice(0).length;
  });
  return line;
}

function wait(lines: Lines, line: Line, next: Waiting): void {
  const [{ socket }] = next;
  socket.pause();
  const most = lines.waiting < MAX_WAITING_IN_ALL ? MAX_WAITING : MAX_WAITING_IN_CROWD;
  if (line.waiting.length < most) {
    line.waiting.push(next);
    lines.waiting += 1;
  } else {
    dropRest(socket);
    lines.refuseMore(socket);
  }
}

function occupy(lines: Lines, line: Line, next: Waiting): void {
  line.current = next;
  line.isBusy = true;
  next[1].once("close", () => {
    line.isBusy = false;
    proceed(lines, line);
  });
}

function proceed(lines: Lines, line: Line): void {
  const next = line.waiting.shift();
  if (next !== undefined) lines.waiting -= 1;
  // The refused input may be the body of this last request, which then never completes.
  if (line.refuse !== undefined && next?.[0].complete !== true) line.refuse();
  else if (next !== undefined && !next[0].socket.destroyed) {
    // Node reads on whenever a request has ended.
    if (line.waiting.length > 0) next[0].socket.pause();
    else next[0].socket.resume();
    occupy(lines, line, next);
    // One request per connection in each round of the event loop, so pipelined floods delay nobody.
    setImmediate(() => {
      if (!next[0].socket.destroyed) lines.answer(...next);
    });
  }
}

/** Node's parser skips the rest of a read when it is told that another protocol follows. */
const OTHER_PROTOCOL = 2;

/** Keeps the parser from creating thousands of requests that nobody answers. */
function dropRest(socket: Duplex): void {
  const parser: unknown = Reflect.get(socket, "parser");
  if (typeof parser !== "object" || parser === null) return;
  Reflect.set(parser, "onIncoming", () => OTHER_PROTOCOL);
}

function refuseBehind(line: Line, socket: Duplex, refuse: () => void): void {
  const [request, response] = line.current;
  if (line.isBusy && request.complete) line.refuse = refuse;
  // Its body is refused, but its answer has begun; a second answer would read as part of it.
  else if (!request.complete && response.headersSent) socket.destroy();
  else refuse();
}
