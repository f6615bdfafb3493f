import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import type { H3 } from "h3";
import { answerBody, answerGet } from "../catalog/answer.ts";
import { refuseBody } from "../catalog/body.ts";
import { SEARCH_PATHS } from "../catalog/compute.ts";
import { internalError, type Reply } from "../catalog/reply.ts";
import type { Snapshot } from "../catalog/snapshot.ts";
import { checkRequest } from "./check-request.ts";
import { boundBodies, dropRest, hasBody } from "./bodies.ts";
import { toAddress } from "./client-address.ts";
import { answerHalfClosed } from "./half-closed.ts";
import { takeTurns } from "./in-turn.ts";
import { HTTP_TIMES, type HttpTimes } from "./limits.ts";
import { type Askers, toListener, whenOpened } from "./open-app.ts";
import { createRefusal, TOO_MANY_AHEAD } from "./refusals.ts";
import { send } from "./send.ts";
import { boundUnread } from "./unread.ts";
import { HTTPS_ONLY } from "../contract/response-headers.ts";
import { isOAuthPath, type Members } from "../members.ts";
import type { Asker } from "../ops/fair-lines.ts";
import { doInTurn } from "../ops/turns.ts";
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
 * same bytes. The app opens when the server starts to listen, so the first answers need not wait
 * for it to load.
 */
export function createHttpServer(
  openApp: () => Promise<H3>,
  current: () => Snapshot | undefined,
  log: (message: string) => void,
  options: HttpOptions = {},
): Server {
  const { times = HTTP_TIMES, trustedProxies = 0, secure = false } = options;
  const askers: Askers = new WeakMap();
  const handle = whenOpened(() => toListener(openApp, askers), log);
  const turns = takeTurns(
    (request, response) => begin(service, request, response),
    (socket) => refuse(TOO_MANY_AHEAD, socket),
  );
  const refuse = createRefusal(secure ? HTTPS_ONLY : [], turns.refuseInTurn);
  const service: Service = {
    ...options,
    current,
    handle,
    askers,
    guarded: (answer) => orFailure(answer, log),
    toAsker: (request) => ({
      address: toAddress(request, trustedProxies),
      credential: request.headers.authorization ?? request.headers.cookie ?? "",
    }),
    watchUnread: boundUnread(),
  };
  const bound = boundBodies(refuse);
  const listener: RequestListener = (request, response) => {
    bound(request, response, toAddress(request, trustedProxies));
    turns.listener(request, response);
  };
  const server = createServer(toServerOptions(times), listener);
  server.timeout = times.silence;
  answerHalfClosed(server);
  return server
    .once("listening", handle.open)
    .on("clientError", refuse)
    .on("checkExpectation", listener);
}

interface Service extends HttpOptions {
  readonly current: () => Snapshot | undefined;
  /** Answers by the app. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly askers: Askers;
  readonly guarded: (answer: () => Reply | undefined) => Reply | undefined;
  readonly toAsker: (request: IncomingMessage) => Asker;
  readonly watchUnread: (response: ServerResponse, address: string) => void;
}

/** Answers in turn. A request with a body takes another turn once the body has arrived. */
function begin(service: Service, request: IncomingMessage, response: ServerResponse): void {
  doInTurn(service.toAsker(request), () => answerRequest(service, request, response));
}

function answerRequest(service: Service, request: IncomingMessage, response: ServerResponse): void {
  const { secure, watch, current, guarded, askers } = service;
  if (secure === true) addHeader(response, ...HTTPS_ONLY);
  // Node's parser drops what follows an upgrade request, and we speak no other protocol.
  if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
  watch?.(request, response);
  if (hasBody(request)) dropRest(request, response);
  const snapshot = current();
  const reply = guarded(() => checkRequest(request) ?? answerAtOnce(request, snapshot));
  if (reply !== undefined) {
    send(response, reply);
    return;
  }
  const asker = service.toAsker(request);
  service.watchUnread(response, asker.address);
  askers.set(request, asker);
  compute(service, snapshot, request, response);
}

function compute(
  { members, guarded, toAsker, handle }: Service,
  snapshot: Snapshot | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (snapshot !== undefined && isSearch(request)) {
    readSearch(request, (body) => {
      doInTurn(toAsker(request), () => {
        const found = guarded(() => search(snapshot, request, body));
        if (found !== undefined) send(response, found);
      });
    });
    // The authorization server reads the request itself, so nothing may read it before.
  } else if (members !== undefined && isOAuthPath(request.url ?? "")) {
    void members.handleOAuth(request, response);
  } else handle(request, response);
}

const toServerOptions = ({ headers, request, keepAlive, check }: HttpTimes): ServerOptions => ({
  headersTimeout: headers,
  requestTimeout: request,
  keepAliveTimeout: keepAlive,
  connectionsCheckingInterval: check,
  // We refuse a request without Host, in JSON; Node would send an empty body.
  requireHostHeader: false,
  // Node would use the first of two Host headers; joined, they are invalid.
  joinDuplicateHeaders: true,
});

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

/** A search with a Content-Length; any other goes through the app. */
const isSearch = ({ method, url = "", headers }: IncomingMessage): boolean =>
  method === "POST" && SEARCH_PATHS.has(url) && headers["content-length"] !== undefined;

/** Reads the body from Node's stream, which costs a third of reading a web stream. */
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

/** Answers and logs our own errors as the app does, so that the process lives on. */
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
