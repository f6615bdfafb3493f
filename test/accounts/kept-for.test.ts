import { beforeEach, expect, test } from "vitest";
import { issueLink } from "../../server/accounts/mail/links.ts";
import { DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import { createProxyWatch } from "../../server/accounts/sign-in/proxy-seen.ts";
import { consumeQuota } from "../../server/accounts/quotas.ts";
import { expectChallenge } from "../../server/accounts/sign-in/passkeys.ts";
import { beginPending } from "../../server/accounts/sign-in/pending.ts";
import type { Account } from "../../server/accounts/users.ts";
import { signUp } from "./ada.ts";
import { createDeps, type TestDeps } from "./deps.ts";

/*
 * How long short-lived records are kept, as the operators' page promises it. Each is there until
 * the last moment of its time and gone after it.
 */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let deps: TestDeps;
let account: Account;
beforeEach(async () => {
  deps = createDeps("2026-11-21T00:00:00Z");
  account = await signUp(deps);
});

interface Kept {
  readonly what: string;
  readonly prefix: string;
  readonly ms: number;
  readonly keep: () => Promise<unknown>;
}

const KEPT: readonly Kept[] = [
  {
    what: "a link in a letter",
    prefix: "mail-links/",
    ms: 60 * MINUTE_MS,
    keep: () => issueLink(deps, { purpose: "reset", email: account.email }, "192.0.2.1"),
  },
  {
    what: "a sign-in that waits for its second step",
    prefix: "pending-sign-ins/",
    ms: 10 * MINUTE_MS,
    keep: () => beginPending(deps, account, { next: "/account", byMail: true }),
  },
  {
    what: "the mark that a passkey has answered a challenge",
    prefix: "used-challenges/",
    ms: 10 * MINUTE_MS,
    keep: () =>
      expectChallenge(
        { deps, secret: deps.randomBytes(32), host: "example.org", origin: "https://example.org" },
        "ada",
      ).use(),
  },
  {
    what: "the count of a day's calls",
    prefix: "quotas/",
    // Its own day, and a week for the member to look at.
    ms: 8 * DAY_MS,
    keep: () => consumeQuota(deps, DEFAULT_CEILINGS, account, "tools"),
  },
  {
    what: "when a proxy was seen that nobody told of",
    prefix: "untold-proxies/",
    ms: 7 * DAY_MS,
    keep: () =>
      new Promise((resolve) => {
        createProxyWatch(() => Promise.resolve(deps), 0, resolve)("192.0.2.1");
      }),
  },
];

test.each(KEPT)("$what is kept for its time and no longer", async ({ prefix, ms, keep }) => {
  const count = async (): Promise<number> => (await deps.store.list(prefix)).length;
  await keep();
  deps.wait(ms - 1);
  expect(await count()).toBe(1);
  deps.wait(1);
  expect(await count()).toBe(0);
});
