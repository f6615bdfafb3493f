import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import type { H3 } from "h3";
import type { ServerRequest } from "srvx";
import { answerBody, answerGet } from "../catalog/answer.ts";
import { refuseBody } from "../catalog/body.ts";
import { SEARCH_PATHS } from "../catalog/compute.ts";
import { internalError, type Reply } from "../catalog/reply.ts";
import type { Snapshot } from "../catalog/snapshot.ts";
import { MAX_CHAT_BODY_BYTES } from "../chat/wire/limits.ts";
import { checkRequest } from "./check-request.ts";
import { toClientAddress } from "./client-address.ts";
import { answerHalfClosed } from "./half-closed.ts";
import { takeTurns } from "./in-turn.ts";
import { HTTP_TIMES, type HttpTimes } from "./limits.ts";
import { createRefusal, TOO_MANY_AHEAD } from "./refusals.ts";
import { HTTPS_ONLY } from "../contract/response-headers.ts";
import { isOAuthPath, type Members } from "../members.ts";
import { once } from "../ops/once.ts";
import { noteAsker, takeTurn } from "../ops/turns.ts";
import { addHeader, type WatchRequests } from "../ops/watch.ts";

interface HttpOptions {
  readonly members?: Members | undefined;
  readonly watch?: WatchRequests | undefined;
  readonly times?: HttpTimes;
  /** The number of trusted proxies in front. */
  readonly trustedProxies?: number;
  /** True when users reach the service over https. */
  readonly secure?: boolean;
}

/**
 * The app as a node:http server. A GET of a published address is one look-up and is written at
 * once, and a search reads its body directly; everything else goes through the app, which gives the
 * same bytes. The app is opened once the server listens, so that the first answers need not wait for
 * what it loads.
 */
export function createHttpServer(
  openApp: () => Promise<H3>,
  current: () => Snapshot | undefined,
  log: (message: string) => void,
  { members, watch, times = HTTP_TIMES, trustedProxies = 0, secure = false }: HttpOptions = {},
): Server {
  const handle = whenOpened(() => toListener(openApp, trustedProxies), log);
  const guarded = (answer: () => Reply | undefined) => orFailure(answer, log);
  const answer: RequestListener = (request, response) => {
    if (secure) addHeader(response, ...HTTPS_ONLY);
    // Node's parser drops what follows a request for another protocol, of which we speak none.
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    watch?.(request, response);
    const snapshot = current();
    const reply = guarded(() => checkRequest(request) ?? answerAtOnce(request, snapshot));
    if (reply !== undefined) send(response, reply);
    else if (snapshot !== undefined && isSearch(request)) {
      readSearch(request, (body) => {
        const found = guarded(() => search(snapshot, request, body));
        if (found !== undefined) send(response, found);
      });
    } else {
      readToTheEnd(request, response);
      // The authorization server reads the request itself, so nothing may read it before.
      if (members !== undefined && isOAuthPath(request.url ?? "")) {
        void members.handleOAuth(request, response);
      } else handle(request, response);
    }
  };
  const { listener, refuseInTurn } = takeTurns(answer, (socket) => refuse(TOO_MANY_AHEAD, socket));
  const refuse = createRefusal(secure ? HTTPS_ONLY : [], refuseInTurn);
  const server = createServer(toServerOptions(times), listener);
  server.timeout = times.silence;
  answerHalfClosed(server);
  return server
    .once("listening", handle.open)
    .on("clientError", refuse)
    .on("checkExpectation", listener);
}

async function toListener(
  openApp: () => Promise<H3>,
  trustedProxies: number,
): Promise<RequestListener> {
  const [{ toNodeHandler }, app] = await Promise.all([import("srvx/node"), openApp()]);
  const fetch = (request: ServerRequest): Response | Promise<Response> => {
    const { headers } = request;
    const credential = headers.get("authorization") ?? headers.get("cookie") ?? "";
    noteAsker(request, { address: toClientAddress(request, trustedProxies), credential });
    // A request with a body waits for its turn once the body is there.
    return request.method === "GET"
      ? takeTurn(request).then(() => app.fetch(request))
      : app.fetch(request);
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

/** Hands requests on to what is opened once: those that come before wait for it. */
function whenOpened(open: () => Promise<RequestListener>, log: (message: string) => void): Opening {
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

const toServerOptions = ({ headers, request, keepAlive, check }: HttpTimes): ServerOptions => ({
  headersTimeout: headers,
  requestTimeout: request,
  keepAliveTimeout: keepAlive,
  connectionsCheckingInterval: check,
  // A request without Host is refused by us, as JSON; Node would answer it with an empty body.
  requireHostHeader: false,
  // Node would take the first of two Hosts; joined, they are none.
  joinDuplicateHeaders: true,
});

/**
 * Reads and drops the rest of a body after the answer is sent, for example after a refusal: a
 * client that sends everything first would otherwise never see the answer.
 */
function readToTheEnd(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === "GET") return;
  response.once("finish", () => request.removeAllListeners("data").resume());
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

/** A search whose body says how long it is; any other goes through the app. */
const isSearch = ({ method, url = "", headers }: IncomingMessage): boolean =>
  method === "POST" && SEARCH_PATHS.has(url) && headers["content-length"] !== undefined;

/** Reads the body as it comes, which costs a third of reading it as a web stream. */
function readSearch(request: IncomingMessage, done: (body: Buffer | undefined) => void): void {
  if (refusalOf(request) !== undefined) {
    done(undefined);
    request.resume();
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

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers);
  // Bodies that are text are ASCII; said so, Node writes them without looking.
  response.end(body, "latin1");
}
