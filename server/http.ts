import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Duplex } from "node:stream";
import type { H3 } from "h3";
import { toNodeHandler } from "srvx/node";
import { answerBody, answerGet } from "./catalog/answer.ts";
import { refuseBody } from "./catalog/body.ts";
import { SEARCH_PATHS } from "./catalog/compute.ts";
import { internalError, type Reply, toErrorReply } from "./catalog/reply.ts";
import type { Snapshot } from "./catalog/snapshot.ts";
import { HEADERS_TOO_LARGE, MALFORMED_REQUEST } from "./contract/refusals.ts";
import { MAX_MCP_BODY_BYTES } from "./mcp/limits.ts";
import { isOAuthPath, type Members } from "./members.ts";
import type { WatchRequests } from "./ops/watch.ts";

/** How long a client may take to send its request. */
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * The app as a node:http server. A GET of a published address is one look-up and is written at
 * once, and a search reads its body directly; everything else goes through the app, which gives the
 * same bytes.
 */
export function createHttpServer(
  app: H3,
  current: () => Snapshot | undefined,
  log: (message: string) => void,
  {
    members,
    watch,
  }: { readonly members?: Members | undefined; readonly watch?: WatchRequests | undefined } = {},
): Server {
  const handle = toNodeHandler((request) => app.fetch(request), {
    // The largest of all routes; the catalog's own is checked where its bodies are read.
    maxRequestBodySize: MAX_MCP_BODY_BYTES,
  });
  // srvx types its handler for HTTP/1 and 2 at once; this server speaks HTTP/1 only.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const handleHttp1 = handle as RequestListener;
  const guarded = (answer: () => Reply | undefined) => orFailure(answer, log);
  // A request without Host is refused below, as JSON; Node would answer it with an empty body.
  const options = { requestTimeout: REQUEST_TIMEOUT_MS, requireHostHeader: false };
  const server = createServer(options, (request, response) => {
    watch?.(request, response);
    const snapshot = current();
    const reply = guarded(() => answerAtOnce(request, snapshot));
    if (reply !== undefined) send(response, reply);
    else if (snapshot !== undefined && isSearch(request)) {
      readSearch(request, (body) => {
        const found = guarded(() => search(snapshot, request, body));
        if (found !== undefined) send(response, found);
      });
    } else if (members !== undefined && isOAuthPath(request.url ?? "")) {
      // The authorization server reads the request itself, so nothing may read it before.
      void members.handleOAuth(request, response);
    } else handleHttp1(request, response);
  });
  return server
    .on("clientError", refuse)
    .on("checkExpectation", (_request, response) => send(response, EXPECTATION_FAILED));
}

function answerAtOnce(
  { method, url, headers, httpVersion }: IncomingMessage,
  snapshot: Snapshot | undefined,
): Reply | undefined {
  if (headers.host === undefined && httpVersion === "1.1") return HOST_MISSING;
  if (method !== "GET" || url === undefined || snapshot === undefined) return undefined;
  return answerGet(snapshot, url, {
    acceptEncoding: headers["accept-encoding"]?.toString(),
    ifNoneMatch: headers["if-none-match"],
  });
}

/** A search whose body says how long it is; any other goes through the app. */
const isSearch = ({ method, url = "", headers }: IncomingMessage): boolean =>
  method === "POST" && SEARCH_PATHS.has(url) && headers["content-length"] !== undefined;

/** Reads the body as it comes, which costs a third of reading it as a web stream. */
function readSearch(request: IncomingMessage, done: (body: Buffer | undefined) => void): void {
  if (refusalOf(request) !== undefined) {
    done(undefined);
    return;
  }
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => done(Buffer.concat(chunks)));
}

function search(snapshot: Snapshot, request: IncomingMessage, body: Buffer | undefined) {
  const { url = "", headers } = request;
  const accepted = headers["accept-encoding"]?.toString();
  return body === undefined
    ? refusalOf(request)
    : answerBody(snapshot, url, body.toString(), accepted);
}

const refusalOf = ({ headers }: IncomingMessage): Reply | undefined =>
  refuseBody({
    type: headers["content-type"],
    encoding: headers["content-encoding"],
    length: headers["content-length"],
  });

/** An error of ours is answered and logged as the app does it, and the process lives on. */
function orFailure(
  answer: () => Reply | undefined,
  log: (message: string) => void,
): Reply | undefined {
  try {
    return answer();
  } catch (error) {
    log(`unexpected: ${error instanceof Error ? error.stack : String(error)}`);
    return internalError;
  }
}

const HOST_MISSING = toErrorReply(400, "Send a Host header; HTTP/1.1 asks for it.");
const EXPECTATION_FAILED = toErrorReply(417, "Only Expect: 100-continue is understood.");

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers);
  // Bodies that are text are ASCII; said so, Node writes them without looking.
  response.end(body, "latin1");
}

/** What is no HTTP request never reaches the app; its error is JSON all the same. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const { line, reply } = REFUSALS.get(error.code ?? "") ?? MALFORMED;
  const pairs = reply.headers.flatMap((name, at) =>
    at % 2 === 0 ? [`${name}: ${reply.headers[at + 1]}`] : [],
  );
  socket.end([`HTTP/1.1 ${line}`, ...pairs, "Connection: close", "", reply.body].join("\r\n"));
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
