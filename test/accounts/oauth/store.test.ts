import { afterEach, beforeEach, expect, test } from "vitest";
import { createAdapter } from "../../../server/accounts/oauth/adapter.ts";
import { appRecords } from "../../../server/accounts/oauth/apps.ts";
import type { Stored } from "../../../server/accounts/store/store.ts";
import { connect, refresh } from "./app.ts";
import { ACCOUNT, startWorld, type World } from "./world.ts";

const PREFIXES = ["oauth/", "oauth-apps/", "oauth-grant-tokens/", "oauth-keys/", "accounts/"];

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const dump = async (): Promise<readonly Stored[]> =>
  (await Promise.all(PREFIXES.map((prefix) => world.deps.store.list(prefix)))).flat();

test("who has the store has no token, no code and no running request", async () => {
  const uids: string[] = [];
  const dumps: string[] = [];
  world.decide(({ uid, scopes }) => {
    uids.push(uid);
    return scopes;
  });
  const commit = world.deps.store.commit.bind(world.deps.store);
  // Everything that was ever written, also what is deleted since.
  world.deps.store.commit = (writes) => {
    dumps.push(JSON.stringify(writes));
    return commit(writes);
  };
  const { code, access_token, refresh_token, clientId, id_token } = await connect(world, {
    scope: "openid service:tools",
    state: "state-of-the-app",
  });
  const { tokens } = await refresh(world, clientId, refresh_token);
  const written = [...dumps, JSON.stringify(await dump())].join("\n");
  const secrets = [
    code,
    access_token,
    refresh_token,
    id_token,
    tokens?.access_token,
    tokens?.refresh_token,
    uids[0],
    "state-of-the-app",
  ];
  for (const secret of secrets) {
    expect(secret).toEqual(expect.any(String));
    expect(written).not.toContain(secret);
  }
  expect(written).toContain("oauth/RefreshToken/");
});

test("every record that can end, ends", async () => {
  await connect(world);
  expect((await dump()).length).toBeGreaterThan(5);
  world.advance(366 * 86_400);
  const left = (await dump()).map(({ key }) => key);
  expect(left.toSorted()).toEqual([`accounts/${ACCOUNT}`, "oauth-keys/signing"]);
});

test("a code or token that was used keeps its time", async () => {
  const { clientId, refresh_token } = await connect(world);
  await refresh(world, clientId, refresh_token);
  world.advance(60 * 86_400 + 1);
  const kinds = (await dump()).map(({ key }) => key.split("/").slice(0, 2).join("/"));
  expect(kinds).not.toContain("oauth/RefreshToken");
});

test("nothing is left of an account when its records are deleted", async () => {
  await world.addAccount("account-of-bob");
  const { clientId, refresh_token } = await connect(world);
  await refresh(world, clientId, refresh_token);
  world.signInAs("account-of-bob");
  const other = await connect(world);
  const keys = await appRecords(world.deps, ACCOUNT);
  expect(new Set(keys).size).toBe(keys.length);
  await world.deps.store.commit(keys.map((key) => ({ key, del: true })));
  const left = (await dump()).map(({ key }) => key).filter((key) => !key.startsWith("accounts/"));
  expect(left.filter((key) => key.includes(ACCOUNT))).toEqual([]);
  // The clients, the key, and what the other member has: grant, entry, code and two tokens.
  expect(left.filter((key) => key.startsWith("oauth/Client/"))).toHaveLength(2);
  expect(left.filter((key) => key.startsWith("oauth-grant-tokens/"))).toHaveLength(3);
  expect(left).toHaveLength(2 + 1 + 3 + 3 + 2);
  expect(await world.oauth.findAccessToken(other.access_token)).toBeDefined();
});

test("of many who use a code in the same moment one does, and its grant ends", async () => {
  const { store } = world.deps;
  const codes = createAdapter(world.deps, () => "")("AuthorizationCode");
  const grants = createAdapter(world.deps, () => "")("Grant");
  await grants.upsert("grant", { accountId: ACCOUNT, clientId: "app" }, 60);
  await codes.upsert("code", { accountId: ACCOUNT, grantId: "grant" }, 60);
  let readers = 0;
  let release = (): void => undefined;
  const allHaveRead = new Promise<void>((resolve) => {
    release = resolve;
  });
  // All read before the first writes, as processes do that know nothing of each other.
  const get: typeof store.get = async (key) => {
    const stored = await store.get(key);
    if (++readers === 20) release();
    await allHaveRead;
    return stored;
  };
  const use = (): Promise<unknown> => {
    const deps = { ...world.deps, store: { ...store, get } };
    return createAdapter(deps, () => "")("AuthorizationCode").consume("code");
  };
  const uses = await Promise.allSettled(Array.from({ length: 20 }, use));
  expect(uses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await grants.find("grant")).toBeUndefined();
  expect(await codes.find("code")).toBeUndefined();
});

test("a token that is issued while its grant ends is no good", async () => {
  const { access_token } = await connect(world);
  const [grant] = await world.deps.store.list("oauth/Grant/");
  await world.deps.store.commit([{ key: grant?.key ?? "", del: true }]);
  expect(await world.oauth.findAccessToken(access_token)).toBeUndefined();
});

test("a record that somebody exchanged for another does not open", async () => {
  const mine = await connect(world);
  const tokens = await world.deps.store.list("oauth/AccessToken/");
  await connect(world);
  const both = await world.deps.store.list("oauth/AccessToken/");
  const theirs = both.find(({ key }) => key !== tokens[0]?.key);
  await world.deps.store.commit([{ key: tokens[0]?.key ?? "", put: theirs?.value ?? null }]);
  await expect(world.oauth.findAccessToken(mine.access_token)).rejects.toThrow("does not open");
});

test("what is no token is none", async () => {
  for (const text of ["", "x", "é", "a/b", "..", "x".repeat(10_000)]) {
    expect(await world.oauth.findAccessToken(text)).toBeUndefined();
  }
});
