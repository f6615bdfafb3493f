import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { deleteAccount, exportAccount } from "../../server/accounts/account-data.ts";
import { findApiKey, issueApiKey, listApiKeys } from "../../server/accounts/api-keys.ts";
import { authenticate } from "../../server/accounts/caller.ts";
import { renewCalendarFeed } from "../../server/accounts/calendar-feeds.ts";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import type { Deps } from "../../server/accounts/deps.ts";
import { DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import { consumeQuota } from "../../server/accounts/quotas.ts";
import { findDamage, repair } from "../../server/accounts/repair.ts";
import { SCOPES } from "../../server/accounts/scopes.ts";
import { startSession } from "../../server/accounts/sign-in/sessions.ts";
import type { Json, Store } from "../../server/accounts/store/store.ts";
import { findAccountByEmail, listAccounts } from "../../server/accounts/users.ts";
import { changeWallet, readWallet } from "../../server/accounts/wallets.ts";
import { ADA, signUp } from "./ada.ts";
import { createDeps } from "./deps.ts";
import { openAt } from "./store/open-at.ts";
import { PLACES } from "./store/places.ts";

const SECRET = Buffer.from("a secret for tests that is long enough");

/** Ada with everything an account can have. */
async function fill(deps: Deps) {
  const account = await signUp(deps);
  const issued = await issueApiKey(deps, account.id, { name: "laptop", scopes: SCOPES });
  const { token } = await startSession(deps, account.id, "Firefox");
  await renewCalendarFeed(deps, account.id);
  await consumeQuota(deps, DEFAULT_CEILINGS, account, "tools");
  await changeWallet(deps, account.id, () => ({ after: DEMO_WALLET, outcome: undefined }));
  await deps.store.commit([{ key: `oauth-apps/${account.id}/${"g".repeat(43)}`, put: "half" }]);
  return { account, key: issued?.text ?? "", token };
}

const KINDS = [
  "accounts",
  "emails",
  "api-keys",
  "account-api-keys",
  "sessions",
  "account-sessions",
  "quotas",
  "wallets",
  "account-calendar-feeds",
  "calendar-feeds",
  "attempts",
  "audit",
] as const;

async function damage(store: Store, kind: string, value: Json): Promise<readonly string[]> {
  const found = await store.list(`${kind}/`);
  await store.commit(found.map(({ key }) => ({ key, put: value })));
  return found.map(({ key }) => key);
}

const exportOf = (deps: Deps, id: string) => exportAccount(deps, DEFAULT_CEILINGS, id);

describe.each(KINDS)("when all records of %s are damaged", (kind) => {
  test.each([
    ["half a text", '{"email":"ada@exa'],
    ["another shape", { format: 1, cards: 7 }],
  ])("by %s, the account is listed, exported and deleted without a trace", async (_name, value) => {
    const deps = createDeps();
    const { account } = await fill(deps);
    const bob = await signUp(deps, { ...ADA, email: "bob@example.org" });
    await damage(deps.store, kind, value);
    expect((await listAccounts(deps)).map(({ id }) => id).toSorted()).toEqual(
      [account.id, bob.id].toSorted(),
    );
    expect(await exportOf(deps, account.id)).toMatchObject({ account: { id: account.id } });
    expect(await deleteAccount(deps, SECRET, account.id)).toBe(true);
    const kinds = KINDS.filter((one) => one !== "audit");
    const left = await Promise.all(
      [...kinds, "oauth-apps"].map((one) => deps.store.list(`${one}/`)),
    );
    const text = JSON.stringify(left);
    expect(text).not.toContain(account.id);
    expect(text).not.toContain(ADA.email);
  });
});

test("a plan that nobody knows counts as free and is kept", async () => {
  const deps = createDeps();
  const { account, key } = await fill(deps);
  const stored = await deps.store.get(`accounts/${account.id}`);
  const changed = { ...JSON.parse(JSON.stringify(stored?.value)), plan: "gold" };
  await deps.store.commit([{ key: `accounts/${account.id}`, put: changed }]);
  const caller = await authenticate(deps, async () => undefined, `Bearer ${key}`, "x");
  expect(caller).toMatchObject({ plan: "free" });
  await issueApiKey(deps, account.id, { name: "other", scopes: SCOPES });
  expect((await deps.store.get(`accounts/${account.id}`))?.value).toMatchObject({ plan: "gold" });
});

test("damaged keys and sessions let nobody in and hide no others", async () => {
  const deps = createDeps();
  const { account, key } = await fill(deps);
  await damage(deps.store, "api-keys", "half");
  const other = await issueApiKey(deps, account.id, { name: "other", scopes: SCOPES });
  expect(await findApiKey(deps, key)).toBeUndefined();
  expect((await listApiKeys(deps, account.id)).map(({ id }) => id)).toEqual([other?.key.id]);
});

test("a wallet keeps what is not damaged, and the address leads to its account again", async () => {
  const deps = createDeps();
  const { account } = await fill(deps);
  const [first, second, ...others] = DEMO_WALLET.cards;
  const wallet = {
    ...DEMO_WALLET,
    theme: "of a newer version",
    cards: [{ ...first, opened_on: "never" }, { id: "no-card" }, second, ...others],
    profile: { ...DEMO_WALLET.profile, time_zone: "Mars/Olympus" },
  };
  await damage(deps.store, "wallets", JSON.parse(JSON.stringify(wallet)));
  await damage(deps.store, "emails", { account: 1 });
  await expect(readWallet(deps, account.id)).rejects.toThrow("cardfile admin repair");
  await expect(findAccountByEmail(deps, ADA.email)).rejects.toThrow("cardfile admin repair");

  const damages = await findDamage(deps);
  expect(damages.map(({ remedy }) => remedy)).toEqual(
    expect.arrayContaining([
      "rebuilt from its account",
      "kept without profile.time_zone, cards.1, cards.0.opened_on",
    ]),
  );
  await repair(deps, damages);
  expect(await findDamage(deps)).toEqual([]);
  expect(await findAccountByEmail(deps, ADA.email)).toMatchObject({ id: account.id });
  const { opened_on: _lost, ...rest } = first ?? {};
  const { wallet: repaired } = await readWallet(deps, account.id);
  expect(repaired).toEqual({
    ...DEMO_WALLET,
    cards: [rest, second, ...others],
    profile: { ...DEMO_WALLET.profile, time_zone: "America/New_York" },
  });
  const kept = await deps.store.get(`wallets/${account.id}`);
  expect(kept?.value).toMatchObject({ theme: "of a newer version" });
});

test("repair knows every kind of record that is kept", async () => {
  const folder = join(import.meta.dirname, "../../server/accounts");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const kinds = names
    .filter((name) => name.endsWith(".ts"))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), "utf8").matchAll(/defineRecord\(\s*"([\w-]+)"/g),
    ])
    .map(([, kind = ""]) => kind);
  expect(kinds.length).toBeGreaterThan(15);
  const { store, ...deps } = createDeps();
  await store.commit(kinds.map((kind) => ({ key: `${kind}/somebody`, put: "half a text" })));
  const found = (await findDamage({ store, ...deps })).map(({ key }) => key.replace(/\/.*/, ""));
  // An app whose record is damaged is listed all the same, to be disconnected.
  expect(found.toSorted()).toEqual(kinds.filter((kind) => kind !== "oauth-apps").toSorted());
});

test("repair leaves a sound store as it is", async () => {
  const deps = createDeps();
  const account = await signUp(deps);
  await changeWallet(deps, account.id, () => ({ after: DEMO_WALLET, outcome: undefined }));
  expect(await findDamage(deps)).toEqual([]);
});

describe.each(PLACES)("in $name", ({ isMissing, make }) => {
  test.skipIf(isMissing)("a record whose text is cut off ends no list", async () => {
    const address = await make();
    const store = await openAt(address);
    const deps = { store, now: () => Date.now(), randomBytes };
    const account = await signUp(deps);
    const bob = await signUp(deps, { ...ADA, email: "bob@example.org" });
    await cutOff(address, `accounts/${account.id}`);
    const listed = await listAccounts(deps);
    expect(listed).toHaveLength(2);
    expect(listed).toContainEqual(expect.objectContaining({ id: bob.id, email: bob.email }));
    expect(listed).toContainEqual({
      id: account.id,
      unreadable: expect.stringContaining("damaged"),
    });
    expect(await deleteAccount(deps, SECRET, account.id)).toBe(true);
    expect(await signUp(deps)).toBeDefined();
    await store.close();
  });
});

/** Damages a record as a disk fault would. */
async function cutOff(address: string, key: string): Promise<void> {
  if (!address.startsWith("postgres")) {
    const database = new Database(address);
    database.prepare("UPDATE records SET value = substr(value, 1, 20) WHERE key = ?").run(key);
    return void database.close();
  }
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query("UPDATE cardfile_records SET value = left(value, 20) WHERE key = $1", [key]);
  await client.end();
}
