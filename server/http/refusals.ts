import type { Duplex } from "node:stream";
import { toErrorReply } from "../catalog/reply.ts";
import { HEADERS_TOO_LARGE, MALFORMED_REQUEST } from "../contract/refusals.ts";

/** What is no HTTP request never reaches the app; its error is JSON all the same. */
export const createRefusal =
  (also: readonly string[]) =>
  (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (error.code === "ECONNRESET" || !socket.writable || isWithinAnswer(socket)) {
      socket.destroy();
      return;
    }
    const { line, reply } = REFUSALS.get(error.code ?? "") ?? MALFORMED;
    const headers = [...reply.headers, ...also];
    const pairs = headers.flatMap((name, at) =>
      at % 2 === 0 ? [`${name}: ${headers[at + 1]}`] : [],
    );
    socket.end([`HTTP/1.1 ${line}`, ...pairs, "Connection: close", "", reply.body].join("\r\n"));
  };

/**
 * True while an answer is being told: another in its midst would read as part of it. Node keeps the
 * answer under way there, and looks at it for the same reason when nobody handles the error.
 */
function isWithinAnswer(socket: Duplex): boolean {
  const answer: unknown = Reflect.get(socket, "_httpMessage");
  if (typeof answer !== "object" || answer === null) return false;
  return (
    Reflect.get(answer, "headersSent") === true && Reflect.get(answer, "writableEnded") !== true
  );
}

const MALFORMED = {
  line: "400 Bad Request",
  reply: toErrorReply(400, MALFORMED_REQUEST),
};

const REFUSALS: ReadonlyMap<string, typeof MALFORMED> = new Map([
  [
    "HPE_HEADER_OVERFLOW",
    {
      line: "431 Request Header Fields Too Large",
      reply: toErrorReply(431, HEADERS_TOO_LARGE),
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
