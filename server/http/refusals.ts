import type { Duplex } from "node:stream";
import { toErrorReply } from "../catalog/reply.ts";
import { HEADERS_TOO_LARGE, MALFORMED_REQUEST } from "../contract/refusals.ts";

/** Node's error for a client; `rawPacket` holds the last bytes read. */
export interface ClientError {
  readonly code?: string;
  readonly rawPacket?: Buffer;
}

/** A client that pipelines more requests than we keep. */
export const TOO_MANY_AHEAD: ClientError = { code: "TOO_MANY_AHEAD" };

/** A client that sends its body in tiny chunks. */
export const BODY_IN_CRUMBS: ClientError = { code: "BODY_IN_CRUMBS" };

/** Node's own error for a request that comes too slowly. */
export const TIMED_OUT: ClientError = { code: "ERR_HTTP_REQUEST_TIMEOUT" };

/** How long a refused client may go on sending; cut off at once, it may never see the reason. */
const LINGER_MS = 2000;

/** Malformed HTTP never reaches the app, but its error is JSON too. */
export function createRefusal(
  also: readonly string[],
  inTurn: (socket: Duplex, refuse: () => void) => void,
): (error: ClientError, socket: Duplex) => void {
  const refused = new WeakSet<Duplex>();
  return (error, socket) => {
    if (error.code === "ECONNRESET") socket.destroy();
    // A client that asked to close the connection needs no further answer.
    if (refused.has(socket) || error.code === "HPE_CLOSED_CONNECTION") return;
    refused.add(socket);
    inTurn(socket, () => {
      if (!socket.writable) return;
      socket.end(toText(findRefusal(error), also));
      // Skipping tiny chunks costs as much as reading them.
      if (error !== BODY_IN_CRUMBS) socket.resume();
      setTimeout(() => socket.destroy(), LINGER_MS).unref();
    });
  };
}

function toText({ line, reply }: Refusal, also: readonly string[]): string {
  const headers = [...reply.headers, ...also];
  const pairs = headers.flatMap((name, at) =>
    at % 2 === 0 ? [`${name}: ${headers[at + 1]}`] : [],
  );
  const date = `Date: ${new Date().toUTCString()}`;
  return [`HTTP/1.1 ${line}`, ...pairs, date, "Connection: close", "", reply.body].join("\r\n");
}

type Refusal = typeof MALFORMED;

function findRefusal({ code = "", rawPacket }: ClientError): Refusal {
  if (code === "HPE_HEADER_OVERFLOW" && isInTarget(rawPacket)) return TARGET_TOO_LONG;
  return REFUSALS.get(code) ?? MALFORMED;
}

/** True when the request line alone is too long, judging by the last packet. */
const isInTarget = (packet: Buffer | undefined): boolean =>
  packet !== undefined && /^[A-Z]+ [^\n]*$/.test(packet.toString("latin1"));

const MALFORMED = {
  line: "400 Bad Request",
  reply: toErrorReply(400, MALFORMED_REQUEST),
};

const TARGET_TOO_LONG: Refusal = {
  line: "414 URI Too Long",
  reply: toErrorReply(414, "The address is too long; send a shorter one."),
};

const REFUSALS: ReadonlyMap<string, Refusal> = new Map([
  [
    "HPE_HEADER_OVERFLOW",
    {
      line: "431 Request Header Fields Too Large",
      reply: toErrorReply(431, HEADERS_TOO_LARGE),
    },
  ],
  [
    "TOO_MANY_AHEAD",
    {
      line: "503 Service Unavailable",
      reply: toErrorReply(503, "Too many requests were pipelined; resend the unanswered ones."),
    },
  ],
  [
    "BODY_IN_CRUMBS",
    {
      line: "400 Bad Request",
      reply: toErrorReply(400, "The chunks of the body are too small; send larger ones."),
    },
  ],
  [
    "ERR_HTTP_REQUEST_TIMEOUT",
    {
      line: "408 Request Timeout",
      reply: toErrorReply(408, "The request did not arrive in time; send it again."),
    },
  ],
]);
