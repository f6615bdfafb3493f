import { createHash } from "node:crypto";
import type { Deps } from "../../server/accounts/deps.ts";
import { createMemoryStore } from "../support/memory-store.ts";
import type { Store } from "../../server/accounts/store/store.ts";

export interface TestDeps extends Deps {
  /** Moves the clock on. */
  readonly wait: (ms: number) => void;
}

/** A memory store, a clock that the test moves, and random bytes that are the same every time. */
export function createDeps(start = "2026-11-21T12:00:00Z"): TestDeps {
  let clock = Date.parse(start);
  let count = 1;
  const now = () => clock;
  return {
    store: createMemoryStore(now),
    now,
    randomBytes: (size) =>
      createHash("shake256", { outputLength: size }).update(String(count++)).digest(),
    wait: (ms) => {
      clock += ms;
    },
  };
}

/** The text of everything a store keeps. */
export async function dump(store: Store): Promise<string> {
  const prefixes = [
    "accounts/",
    "emails/",
    "api-keys/",
    "account-api-keys/",
    "sessions/",
    "account-sessions/",
    "quotas/",
    "attempts/",
    "wallets/",
    "wallet-slips/",
  ];
  const lists = await Promise.all(prefixes.map((prefix) => store.list(prefix)));
  return JSON.stringify(lists.flat());
}
