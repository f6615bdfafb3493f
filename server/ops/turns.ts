import { type Asker, createFairLines } from "./fair-lines.ts";

/*
 * There is one event loop, so work takes turns on it: quick pieces such as published answers, then
 * one piece of long work, then whatever has arrived. Networks take turns, addresses within them and
 * credentials within those: quick pieces wait for one long piece, a long one for one of each other
 * network.
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

/** Starts a piece of work. */
type Begin = () => void;

const quick = createFairLines<Begin>();
const long = createFairLines<Begin>();
let isTaken = false;
let turnEnds = 0;
let rounds = 0;

/** Like `takeTurn`, for work that has no Request. */
export const takeTurnOf = (asker: Asker): Promise<void> =>
  new Promise((begin) => enter(long, asker, begin));

/** Does a quick piece of work, which is over at once, in its turn; now when no other is running. */
export const doInTurn = (asker: Asker, begin: Begin): void => enter(quick, asker, begin);

function enter(lines: typeof quick, asker: Asker, begin: Begin): void {
  if (isTaken) {
    lines.push(asker, begin);
    return;
  }
  isTaken = true;
  turnEnds = performance.now() + TURN_MS;
  setImmediate(goOn);
  begin();
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
  let next = quick.shift();
  const piece = long.shift();
  isTaken = next !== undefined || piece !== undefined;
  if (isTaken) setImmediate(goOn);
  try {
    while (next !== undefined) {
      next();
      next = performance.now() < turnEnds ? quick.shift() : undefined;
    }
  } finally {
    piece?.();
  }
}
