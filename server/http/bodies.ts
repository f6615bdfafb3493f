import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { BODY_IN_CRUMBS, type ClientError, TIMED_OUT } from "./refusals.ts";

/** Limits of bodies that are read or not yet answered. */
export interface BodyLimits {
  /** Bytes of all bodies together, and of those from one address. */
  readonly all: number;
  readonly ofAddress: number;
  /** The number of bodies that wait unread; each holds what one read of its socket brought. */
  readonly waiting: number;
}

const BODY_LIMITS: BodyLimits = {
  all: 32 * 1024 * 1024,
  ofAddress: 8 * 1024 * 1024,
  waiting: 256,
};

/** So small a body costs little more than its connection, and never waits. */
const SMALL_BYTES = 4096;
/** The room for a body that does not say how long it is. */
const UNKNOWN_BYTES = 256 * 1024;
/** The rest of a refused body is read and dropped for so long: cut off, its client may not see why. */
const LINGER_MS = 2000;
/** Each chunk costs as much as many bytes; beyond the first thousand they must not be crumbs. */
const FREE_CHUNKS = 1000;
const MIN_CHUNK_BYTES = 16;

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

type Refuse = (error: ClientError, socket: Duplex) => void;

interface Body {
  readonly request: IncomingMessage;
  readonly address: string;
  readonly size: number;
  readonly begin: () => void;
}

/** The bodies of one address; those that wait are in the order in which they came. */
interface Sender {
  bytes: number;
  readonly open: Set<Body>;
  readonly waiting: Set<Body>;
}

/** In the order in which addresses take turns. */
interface Bodies {
  readonly limits: BodyLimits;
  readonly refuse: Refuse;
  readonly senders: Map<string, Sender>;
  bytes: number;
  waiting: number;
}

/** Gives what resolves when the body of a request may be read; undefined when it may be at once. */
export type AdmitBody = (
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
) => (() => Promise<void>) | undefined;

/**
 * Bounds the memory for bodies. Beyond the bounds bodies wait unread, and addresses take turns. An
 * address that holds more gives way to one that holds less: its oldest unfinished body is dropped.
 */
export function createBodies(refuse: Refuse, limits: BodyLimits = BODY_LIMITS): AdmitBody {
  const bodies: Bodies = { limits, refuse, senders: new Map(), bytes: 0, waiting: 0 };
  return (request, response, address) => {
    const length = Number(request.headers["content-length"] ?? UNKNOWN_BYTES);
    if (!hasBody(request) || length <= SMALL_BYTES) return undefined;
    const size = Math.min(length, limits.ofAddress);
    let admitted: Promise<void> | undefined;
    const admit = (begin: () => void): void => {
      const body: Body = { request, address, size, begin };
      const leave = (): void => forget(bodies, body);
      response.once("prefinish", leave).once("close", leave);
      if (!response.destroyed) enter(bodies, body);
    };
    return () => (admitted ??= new Promise(admit));
  };
}

/** Refuses a body whose chunks are too small, before they pile up. */
export function refuseCrumbs(request: IncomingMessage, refuse: Refuse): void {
  if (request.headers["transfer-encoding"] === undefined) return;
  let chunks = 0;
  let bytes = 0;
  const push = request.push.bind(request);
  request.push = (chunk: Buffer | null, encoding) => {
    if (chunk === null) return push(chunk);
    chunks += 1;
    bytes += chunk.length;
    if (chunks <= FREE_CHUNKS || bytes >= (chunks - FREE_CHUNKS) * MIN_CHUNK_BYTES) {
      return push(chunk, encoding);
    }
    drop(request, refuse, BODY_IN_CRUMBS);
    // Even to skip the rest would cost as much as to read it.
    request.socket.pause();
    return true;
  };
}

/** Reads and drops what is left of a body once the answer is sent, for a while. */
export function dropRest(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    request.removeAllListeners("data").resume();
    if (request.complete) return;
    setTimeout(() => {
      if (!request.complete) request.destroy();
    }, LINGER_MS).unref();
  });
}

function enter(bodies: Bodies, body: Body): void {
  const { senders, limits } = bodies;
  const sender = senders.get(body.address) ?? { bytes: 0, open: new Set(), waiting: new Set() };
  senders.set(body.address, sender);
  sender.waiting.add(body);
  bodies.waiting += 1;
  if (sender.waiting.size === 1) makeWay(bodies, sender, body);
  openNext(bodies);
  if (bodies.waiting > limits.waiting) {
    const [oldest] = findMost(senders, ({ waiting }) => waiting.size)?.waiting ?? [];
    if (oldest !== undefined) giveUp(bodies, oldest);
  }
}

/** Drops unfinished bodies of addresses that would still hold more than that of this body. */
function makeWay(bodies: Bodies, sender: Sender, { size }: Body): void {
  const { senders, limits } = bodies;
  if (sender.bytes + size > limits.ofAddress) return;
  while (bodies.bytes + size > limits.all) {
    const most = findMost(senders, ({ bytes }) => bytes);
    const oldest = [...(most?.open ?? [])].find(({ request }) => !request.complete);
    if (most === undefined || oldest === undefined || most.bytes <= sender.bytes + size) return;
    giveUp(bodies, oldest);
  }
}

/** Opens what there is room for, one of each address in turn. */
function openNext(bodies: Bodies): void {
  const { senders, limits } = bodies;
  if (bodies.waiting === 0) return;
  for (const [address, sender] of senders) {
    const [body] = sender.waiting;
    if (body === undefined || sender.bytes + body.size > limits.ofAddress) continue;
    // Whoever is next waits for its room; smaller bodies of others do not overtake it.
    if (bodies.bytes + body.size > limits.all) return;
    sender.waiting.delete(body);
    bodies.waiting -= 1;
    sender.open.add(body);
    sender.bytes += body.size;
    bodies.bytes += body.size;
    // Last in turn now, where this loop meets it again.
    senders.delete(address);
    senders.set(address, sender);
    body.begin();
  }
}

function forget(bodies: Bodies, body: Body): void {
  const sender = bodies.senders.get(body.address);
  if (sender === undefined) return;
  if (sender.waiting.delete(body)) bodies.waiting -= 1;
  if (sender.open.delete(body)) {
    sender.bytes -= body.size;
    bodies.bytes -= body.size;
  }
  if (sender.open.size + sender.waiting.size === 0) bodies.senders.delete(body.address);
  openNext(bodies);
}

function giveUp(bodies: Bodies, body: Body): void {
  drop(body.request, bodies.refuse, TIMED_OUT);
  forget(bodies, body);
}

/** Nothing more of the body is kept, so no end of it comes either. */
function drop(request: IncomingMessage, refuse: Refuse, error: ClientError): void {
  request.push = () => true;
  request.resume();
  refuse(error, request.socket);
}

function findMost(
  senders: ReadonlyMap<string, Sender>,
  measure: (sender: Sender) => number,
): Sender | undefined {
  let most: Sender | undefined;
  for (const sender of senders.values()) {
    if (most === undefined || measure(sender) > measure(most)) most = sender;
  }
  return most;
}
