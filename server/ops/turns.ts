import { type Asker, createFairLines } from "./fair-lines.ts";

/*
 * There is one event loop, so long work takes turns on it: one piece per turn while anybody waits,
 * so that published answers and new requests come between. Addresses take turns, and so do the
 * credentials within an address: nobody waits for more than one piece of each other address.
 */

/** Quick pieces share a turn until it has taken this long. */
const TURN_MS = 5;
/** A round of the event loop takes in one new connection, and a flood brings many. */
const ROUNDS_BETWEEN = 16;

const askers = new WeakMap<Request, Asker>();
const NOBODY: Asker = { address: "", credential: "" };

/** Remembers the sender of a request, for the turns of its work. */
export const noteAsker = (request: Request, asker: Asker): void => void askers.set(request, asker);

/** The sender, as noted; undefined for calls within the process. */
export const findAsker = (request: Request): Asker | undefined => askers.get(request);

/** Resolves when work on the request may begin; at once when no other work is running. */
export const takeTurn = (request: Request): Promise<void> =>
  takeTurnOf(findAsker(request) ?? NOBODY);

/** Waits for the next turn. Throws an AbortError when the client has gone. */
export async function takeNextTurn(request: Request): Promise<void> {
  await takeTurn(request);
  request.signal.throwIfAborted();
}

/** True when work was aborted because its client has gone. */
export const isClientGone = (error: unknown): boolean =>
  error instanceof Error && error.name === "AbortError";

interface Piece {
  readonly begin: () => void;
  /** True when it finishes synchronously, so that its time is measured and another may follow. */
  readonly isWhole: boolean;
}

const waiting = createFairLines<Piece>();
let isTaken = false;
let turnEnds = 0;
let rounds = 0;

/** Like `takeTurn`, for work that has no Request. */
export const takeTurnOf = (asker: Asker): Promise<void> =>
  new Promise((begin) => enter(asker, { begin, isWhole: false }));

/** Does a quick piece of work in its turn; now when no other work is running. */
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

/** Begins the next pieces. After a full turn, first lets the event loop take in new connections. */
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
