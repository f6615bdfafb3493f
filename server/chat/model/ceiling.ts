import { type Ask, ModelFault } from "./client.ts";

const DAY_MS = 86_400_000;

export interface CallsADay {
  readonly account: number;
  readonly service: number;
}

/** A daily limit on calls, per account and in all; counted per process and UTC day. */
export function createCeiling(most: CallsADay, now: () => number): (account: string) => boolean {
  let today = -1;
  let all = 0;
  const ofAccounts = new Map<string, number>();
  return (account) => {
    const day = Math.floor(now() / DAY_MS);
    if (day !== today) {
      today = day;
      all = 0;
      ofAccounts.clear();
    }
    const own = ofAccounts.get(account) ?? 0;
    if (own >= most.account || all >= most.service) return false;
    ofAccounts.set(account, own + 1);
    all += 1;
    return true;
  };
}

const MAX_FAULTS = 3;
const REST_MS = 60_000;

/**
 * A circuit breaker: pauses calls for as long as the service asks, or for a minute after several
 * faults in a row, so that members do not wait for it in vain.
 */
export function withRests(ask: Ask, now: () => number): Ask {
  let faults = 0;
  let restsUntil = 0;
  return async (messages, signal) => {
    if (now() < restsUntil) throw new ModelFault("resting", "it is not called for a while");
    try {
      const reply = await ask(messages, signal);
      faults = 0;
      return reply;
    } catch (error) {
      if (hasLeft(signal)) throw error;
      faults += 1;
      const told = error instanceof ModelFault ? error.restMs : undefined;
      const rest = faults >= MAX_FAULTS ? REST_MS : 0;
      restsUntil = now() + (told ?? rest);
      throw error;
    }
  };
}

/** A client that went away is not the service's fault; an expired deadline is. */
const hasLeft = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && !(reason instanceof DOMException && reason.name === "TimeoutError");
