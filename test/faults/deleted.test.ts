import { beforeEach, expect, test } from "vitest";
import { deleteAccount, finishDeletions } from "../../server/accounts/account-data.ts";
import { renewCalendarFeed } from "../../server/accounts/calendar-feeds.ts";
import { issueLink } from "../../server/accounts/mail/links.ts";
import { setReminders } from "../../server/accounts/mail/reminders.ts";
import { createAdapter } from "../../server/accounts/oauth/adapter.ts";
import { apps } from "../../server/accounts/oauth/sealed-records.ts";
import { DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import { consumeQuota, keepUse, readQuotas, restoreUse } from "../../server/accounts/quotas.ts";
import { renewRecoveryCodes } from "../../server/accounts/sign-in/factors.ts";
import { beginPending } from "../../server/accounts/sign-in/pending.ts";
import { startSession } from "../../server/accounts/sign-in/sessions.ts";
import { StoreUnavailable } from "../../server/accounts/store/store.ts";
import type { Account } from "../../server/accounts/users.ts";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { WalletRefused } from "../../server/accounts/check-wallet.ts";
import { changeWallet } from "../../server/accounts/wallets.ts";
import { issueApiKey } from "../../server/accounts/api-keys.ts";
import { signUp } from "../accounts/ada.ts";
import { digestOf } from "../../server/accounts/deps.ts";
import { createDeps, type TestDeps } from "../accounts/deps.ts";

/* Writes still in flight when their account is deleted. */

const SECRET = Buffer.from("a secret for tests that is long enough");

let deps: TestDeps;
let account: Account;
let written: Set<string>;
beforeEach(async () => {
  deps = watch(createDeps());
  account = await signUp(deps);
});

function watch(inner: TestDeps): TestDeps {
  written = new Set();
  const commit: typeof inner.store.commit = (writes) => {
    for (const { key } of writes) written.add(key);
    return inner.store.commit(writes);
  };
  return { ...inner, store: { ...inner.store, commit } };
}

/** The keys of all that is still there of what was written but the audit log and counts of tries. */
async function listLeft(): Promise<readonly string[]> {
  const found = await Promise.all([...written].map((key) => deps.store.get(key)));
  return found.flatMap((one) => (one ? [one.key] : [])).filter((key) => !KEPT.test(key));
}

const KEPT = /^(?:audit|attempts|quotas-of-deleted)\//;

const token = { accountId: "", grantId: "grant", clientId: "app" };

const LATE: Readonly<Record<string, () => Promise<unknown>>> = {
  "a call of a tool": () => consumeQuota(deps, DEFAULT_CEILINGS, account, "tools"),
  "a question that may come again": () =>
    consumeQuota(deps, DEFAULT_CEILINGS, account, "chat", { digest: "d", isRetry: false }),
  "the count of today": () => restoreUse(deps, SECRET, account),
  "the second step of a sign-in": () =>
    beginPending(deps, account, { next: "/account", byMail: true }),
  "a session": () => startSession(deps, account.id, "Firefox"),
  "recovery codes": () => renewRecoveryCodes(deps, account.id),
  "the address of a calendar": () => renewCalendarFeed(deps, account.id),
  reminders: () => setReminders(deps, account.id, ["fees"]),
  "a link to choose a password": () =>
    issueLink(deps, { purpose: "reset", email: account.email }, "192.0.2.1"),
  "a wallet": () =>
    changeWallet(deps, account.id, () => ({ after: DEMO_WALLET, outcome: undefined })),
  "a token of an app": () =>
    createAdapter(
      deps,
      () => "net",
    )("AccessToken").upsert("token", { ...token, accountId: account.id }, 3600),
};

test.each(Object.entries(LATE))("%s is not written any more", async (_what, write) => {
  await consumeQuota(deps, DEFAULT_CEILINGS, account, "tools");
  await keepUse(deps, SECRET, account);
  await deleteAccount(deps, SECRET, account.id);
  await expect(write()).rejects.toThrow(/No such account|has been deleted/);
  expect(await listLeft()).toEqual([]);
});

test("calls beside the deletion count for who signs up again", async () => {
  const call = () => consumeQuota(deps, DEFAULT_CEILINGS, account, "tools");
  const calls = Promise.allSettled(Array.from({ length: 20 }, call));
  await deleteAccount(deps, SECRET, account.id);
  const counted = (await calls).filter(({ status }) => status === "fulfilled");
  const again = await signUp(deps);
  await restoreUse(deps, SECRET, again);
  const [tools] = await readQuotas(deps, DEFAULT_CEILINGS, again);
  expect(tools?.used).toBe(counted.length);
});

test("a key is not written any more", async () => {
  await deleteAccount(deps, SECRET, account.id);
  expect(await issueApiKey(deps, account.id, { name: "k", scopes: [] })).toBeUndefined();
  expect(await listLeft()).toEqual([]);
});

test("all that runs beside the deletion leaves nothing either", async () => {
  const app = { client_id: "c", client_name: "C", scopes: [], created_at: account.createdAt };
  await deps.store.commit([apps.put([account.id, digestOf(token.grantId)], app)]);
  const writes = Object.values(LATE);
  const running = [...writes, ...writes].map((write) => write().catch((error: unknown) => error));
  await deleteAccount(deps, SECRET, account.id);
  const outcomes = await Promise.all(running);
  const refused = outcomes.filter((one) => one instanceof Error);
  expect(refused.every((one) => isRefusal(one))).toBe(true);
  expect(await listLeft()).toEqual([]);
});

const isRefusal = (error: Error): boolean =>
  error instanceof StoreUnavailable ||
  error instanceof WalletRefused ||
  error.message === "No such account.";

test("a deletion that a crash interrupts is finished by the next sweep", async () => {
  await changeWallet(deps, account.id, () => ({ after: DEMO_WALLET, outcome: undefined }));
  await issueApiKey(deps, account.id, { name: "phone", scopes: ["service:tools"] });
  const { store } = deps;
  let commits = 0;
  const crashing: TestDeps = {
    ...deps,
    store: {
      ...store,
      commit: async (writes) => {
        commits += 1;
        if (commits > 2) throw new StoreUnavailable();
        return store.commit(writes);
      },
    },
  };
  await expect(deleteAccount(crashing, SECRET, account.id)).rejects.toThrow();
  expect(await listLeft()).not.toEqual([]);
  await finishDeletions(deps);
  expect(await listLeft()).toEqual([]);
});
