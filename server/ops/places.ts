import { createFairLines } from "./fair-lines.ts";
import { findAsker } from "./turns.ts";

/*
 * Turns bound the time of a piece of work, not the memory of what is half made: a long answer keeps
 * its finished pieces until the last is done. So few such answers are in the making at a time, and
 * the others wait for a place with nothing but what their clients sent.
 */

/** Each takes up to a few megabytes, and a second core may compress some. */
const MAX_PLACES = 8;
/** Leaves places to other addresses. */
const MAX_PLACES_OF_ADDRESS = 2;

const waiting = createFairLines<() => void>();
const takenBy = new Map<string, number>();
/** The address by which a request has its place. */
const holders = new Map<Request, string>();

/**
 * Resolves when the long answer to a request may begin; it has its place until `leavePlace`. False
 * when its client has gone meanwhile.
 */
export function takePlace(request: Request): Promise<boolean> {
  const asker = findAsker(request);
  // A call within the process has no client that sends floods.
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

/** Gives the place of a request to the next, once its answer is made; nothing when it has none. */
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
