import { createFairLines } from "./fair-lines.ts";
import { findAsker } from "./turns.ts";

/*
 * Turns bound the time of one piece of work, not the memory of unfinished answers: a long answer
 * keeps its finished pieces until the last one. So only a few long answers are built at a time; the
 * others wait for a place and hold only their request.
 */

/** Each takes up to a few megabytes, and a second core may compress some. */
const MAX_PLACES = 8;
/** Leaves places to other addresses. */
const MAX_PLACES_OF_ADDRESS = 2;

const waiting = createFairLines<() => void>();
const takenBy = new Map<string, number>();
/** Requests that hold a place, with their address. */
const holders = new Map<Request, string>();

/**
 * Resolves to true when the long answer to a request may begin; it keeps its place until
 * `leavePlace`. Resolves to false if the client goes away first.
 */
export function takePlace(request: Request): Promise<boolean> {
  const asker = findAsker(request);
  // A call within the process cannot be part of a flood.
  if (asker === undefined || holders.has(request)) return Promise.resolve(true);
  if (request.signal.aborted) return Promise.resolve(false);
  const { address } = asker;
  return new Promise((resolve) => {
    const begin = (): void => {
      holders.set(request, address);
      takenBy.set(address, (takenBy.get(address) ?? 0) + 1);
      resolve(true);
    };
    if (isFree(address)) {
      begin();
      return;
    }
    waiting.push(asker, begin);
    const giveUp = (): void => {
      waiting.drop(asker, begin);
      resolve(false);
    };
    request.signal.addEventListener("abort", giveUp, { once: true });
  });
}

/** Frees the place of a finished request for the next one, if it held a place. */
export function leavePlace(request: Request): void {
  const address = holders.get(request);
  if (address === undefined) return;
  holders.delete(request);
  const left = (takenBy.get(address) ?? 0) - 1;
  if (left > 0) takenBy.set(address, left);
  else takenBy.delete(address);
  waiting.shift(isFree)?.();
}

const isFree = (address: string): boolean =>
  holders.size < MAX_PLACES && (takenBy.get(address) ?? 0) < MAX_PLACES_OF_ADDRESS;
