import type { Deps } from "../accounts/deps.ts";
import type { Ceilings, Plan } from "../accounts/plans.ts";
import { consumeQuota, remedyOf, type Quota, type Repeatable } from "../accounts/quotas.ts";
import { ChatError } from "./wire/errors.ts";

/** How many answers an account may have in progress per process. */
const MAX_AT_ONCE = 4;

/** Admits an answer of an account, or throws a ChatError; returns its release. */
export type Turnstile = (accountId: string) => () => void;

export function createTurnstile(): Turnstile {
  /** Answers in progress, by account. */
  const running = new Map<string, number>();
  return (accountId) => {
    const before = running.get(accountId) ?? 0;
    if (before >= MAX_AT_ONCE) {
      throw new ChatError(`At most ${MAX_AT_ONCE} answers at once; wait for one to finish.`, {
        status: 429,
        type: "rate_limit_error",
        code: "rate_limit_exceeded",
        headers: { "retry-after": "1" },
      });
    }
    running.set(accountId, before + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const now = (running.get(accountId) ?? 1) - 1;
      if (now > 0) running.set(accountId, now);
      else running.delete(accountId);
    };
  };
}

/** The account whose questions are counted. */
export interface Holder {
  readonly id: string;
  readonly plan: Plan;
  readonly verified?: boolean;
  /** The calling key or app; undefined for our own pages. */
  readonly clientId?: string;
}

interface Meter {
  readonly deps: Deps;
  readonly ceilings: Ceilings;
  readonly publicUrl: string;
}

/** Counts a question; the same one sent again because its answer was lost is counted once. */
export async function meter(
  holder: Holder,
  { deps, ceilings, publicUrl }: Meter,
  repeatable?: Repeatable,
): Promise<Quota> {
  const { allowed, quota } = await consumeQuota(deps, ceilings, holder, "chat", repeatable);
  if (allowed) return quota;
  throw new ChatError(
    `You have used all ${quota.limit} questions for today. ${remedyOf(quota, publicUrl)}`,
    {
      status: 429,
      type: "insufficient_quota",
      code: "insufficient_quota",
      headers: { ...toRateHeaders(quota, deps.now()), "x-should-retry": "false" },
    },
  );
}

/** The account's quota as OpenAI's rate-limit headers. */
export function toRateHeaders(
  { limit, remaining, resetsAt }: Quota,
  now: number,
): Record<string, string> {
  const seconds = Math.max(0, Math.ceil((Date.parse(resetsAt) - now) / 1000));
  return {
    "x-ratelimit-limit-requests": String(limit),
    "x-ratelimit-remaining-requests": String(remaining),
    "x-ratelimit-reset-requests": `${seconds}s`,
  };
}
