import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { BODY_IN_CRUMBS, type ClientError, TIMED_OUT } from "./refusals.ts";

/** Most bytes of bodies received but not yet answered: in total and from one address. */
export interface BodyLimits {
  readonly all: number;
  readonly ofAddress: number;
}

const BODY_LIMITS: BodyLimits = { all: 32 * 1024 * 1024, ofAddress: 8 * 1024 * 1024 };

/** How long the rest of a refused body is read and dropped; cut off, a client may not see why. */
const LINGER_MS = 2000;
/** A chunk costs about a microsecond, whatever its size, so many of them must not be small. */
const FREE_CHUNKS = 1000;
const MIN_CHUNK_BYTES = 512;

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

type Refuse = (error: ClientError, socket: Duplex) => void;

interface Body {
  readonly request: IncomingMessage;
  readonly sender: Sender;
  /** Received so far. */
  bytes: number;
  chunks: number;
}

/** The bodies from one address, oldest first. */
interface Sender {
  bytes: number;
  readonly bodies: Set<Body>;
}

/**
 * Bounds the memory for bodies by bytes received, so that a large Content-Length takes nothing from
 * others. Beyond the bounds, drops the oldest unfinished body of the address that holds most.
 */
export function boundBodies(refuse: Refuse, limits: BodyLimits = BODY_LIMITS) {
  const senders = new Map<string, Sender>();
  let all = 0;
  const forget = (body: Body): void => {
    if (!body.sender.bodies.delete(body)) return;
    body.sender.bytes -= body.bytes;
    all -= body.bytes;
  };
  const giveUp = (body: Body | undefined): boolean => {
    if (body === undefined) return false;
    drop(body.request, refuse);
    forget(body);
    return true;
  };
  const count = (body: Body, bytes: number): void => {
    body.bytes += bytes;
    // The rest of a body that was answered early is dropped as it comes.
    if (!body.sender.bodies.has(body)) return;
    body.sender.bytes += bytes;
    all += bytes;
    while (body.sender.bytes > limits.ofAddress && giveUp(oldestOf(body.sender)));
    while (all > limits.all && giveUp(oldestOf(mostOf(senders)) ?? oldestOf(body.sender)));
  };
  return (request: IncomingMessage, response: ServerResponse, address: string): void => {
    if (!hasBody(request)) return;
    const sender = senders.get(address) ?? { bytes: 0, bodies: new Set() };
    senders.set(address, sender);
    const body: Body = { request, sender, bytes: 0, chunks: 0 };
    // Starts the read: Node would otherwise discard the body, uncounted, once the reply is sent.
    request.read(0);
    sender.bodies.add(body);
    const leave = (): void => {
      forget(body);
      if (sender.bodies.size === 0 && senders.get(address) === sender) senders.delete(address);
    };
    response.once("prefinish", leave).once("close", leave);
    watchChunks(body, count, refuse);
  };
}

/** Counts a body as it arrives, and refuses one with tiny chunks before they pile up. */
function watchChunks(body: Body, count: (body: Body, bytes: number) => void, refuse: Refuse) {
  const { request } = body;
  const push = request.push.bind(request);
  request.push = (chunk: Buffer | null, encoding) => {
    if (chunk === null) return push(chunk);
    const isMore = push(chunk, encoding);
    body.chunks += 1;
    count(body, chunk.length);
    const isCrumbs = body.bytes < (body.chunks - FREE_CHUNKS) * MIN_CHUNK_BYTES;
    if (request.headers["transfer-encoding"] === undefined || !isCrumbs) return isMore;
    // Makes Node stop reading the socket: skipping the rest would cost as much as reading it.
    request.push = () => false;
    refuse(BODY_IN_CRUMBS, request.socket);
    return false;
  };
}

const oldestOf = (sender: Sender | undefined): Body | undefined =>
  [...(sender?.bodies ?? [])].find(({ request, bytes }) => !request.complete && bytes > 0);

/** The holder of the most bytes. */
export const mostOf = <Holder extends { readonly bytes: number }>(
  holders: ReadonlyMap<string, Holder>,
): Holder | undefined =>
  [...holders.values()].reduce<Holder | undefined>(
    (most, holder) => (most === undefined || holder.bytes > most.bytes ? holder : most),
    undefined,
  );

/** After the answer is sent, reads and drops the rest of the body for a while. */
export function dropRest(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    request.removeAllListeners("data").resume();
    if (request.complete) return;
    setTimeout(() => {
      if (!request.complete) request.destroy();
    }, LINGER_MS).unref();
  });
}

/** Keeps nothing more of the body, so its end never comes either. */
function drop(request: IncomingMessage, refuse: Refuse): void {
  request.push = () => true;
  request.resume();
  refuse(TIMED_OUT, request.socket);
}
