import { type Asker, createFairLines } from "./fair-lines.ts";

/*
 * There is one event loop, so long work takes turns on it: one piece a turn while anybody waits, so
 * that published answers and new requests come between. Addresses take turns, and within an address
 * its credentials, so that nobody waits for more than one piece of each other address.
 */

/** Quick pieces share a turn until it has taken so long. */
const TURN_MS = 5;
/** A round of the event loop takes in one new connection, and a flood brings many. */
const ROUNDS_BETWEEN = 16;

const askers = new WeakMap<Request, Asker>();
const NOBODY: Asker = { address: "", credential: "" };

/** Keeps who asks, for the turns that the work on this request takes. */
export const noteAsker = (request: Request, asker: Asker): void => void askers.set(request, asker);

/** The sender, as noted; undefined for calls within the process. */
export const findAsker = (request: Request): Asker | undefined => askers.get(request);

/** Resolves when a piece of work on the request may begin; at once when nobody else is at work. */
export const takeTurn = (request: Request): Promise<void> =>
  takeTurnOf(findAsker(request) ?? NOBODY);

/** The same for the next piece. Throws an AbortError when the client has gone meanwhile. */
export async function takeNextTurn(request: Request): Promise<void> {
  await takeTurn(request);
  request.signal.throwIfAborted();
}

/** True for the error of work whose client has gone, so that nobody reads the answer. */
export const isClientGone = (error: unknown): boolean =>
  error instanceof Error && error.name === "AbortError";

interface Piece {
  readonly begin: () => void;
  /** True when it is done once begun, so that its time is known and another may follow at once. */
  readonly isWhole: boolean;
}

const waiting = createFairLines<Piece>();
let isTaken = false;
let turnEnds = 0;
let rounds = 0;

/** The same for work that has no Request. */
export const takeTurnOf = (asker: Asker): Promise<void> =>
  new Promise((begin) => enter(asker, { begin, isWhole: false }));

/** Does a quick piece of work in its turn; now when nobody else is at work. */
export const doInTurn = (asker: Asker, begin: () => void): void =>
  enter(asker, { begin, isWhole: true });

function enter(asker: Asker, piece: Piece): void {
  if (isTaken) {
    waiting.push(asker, piece);
    return;
  }
  isTaken = true;
  turnEnds = performance.now() + TURN_MS;
  setImmediate(goOn);
  piece.begin();
}

/** Begins the next piece, once a turn that is over has let in what arrived meanwhile. */
function goOn(): void {
  const isOver = performance.now() >= turnEnds;
  if (isOver && rounds < ROUNDS_BETWEEN) {
    rounds += 1;
    setImmediate(goOn);
    return;
  }
  if (isOver) turnEnds = performance.now() + TURN_MS;
  rounds = 0;
  let next = waiting.shift();
  isTaken = next !== undefined;
  if (isTaken) setImmediate(goOn);
  while (next !== undefined) {
    next.begin();
    next = next.isWhole && performance.now() < turnEnds ? waiting.shift() : undefined;
  }
}
