import { afterEach, beforeEach, expect, test } from "vitest";
import { changeAccount } from "../../../server/accounts/users.ts";
import { connect, post, refresh } from "./app.ts";
import { MAX_TOKENS } from "../../../server/accounts/oauth/adapter.ts";
import { MAX_APPS } from "../../../server/accounts/oauth/requests.ts";
import { apps, tokensOfGrant } from "../../../server/accounts/oauth/sealed-records.ts";
import { ACCOUNT, startWorld, type World } from "./world.ts";

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const isGood = async (token: string): Promise<boolean> =>
  (await world.oauth.findAccessToken(token)) !== undefined;

test("an access token ends after an hour, and a refresh token gets another", async () => {
  const { clientId, access_token, refresh_token } = await connect(world);
  world.advance(3599);
  expect(await isGood(access_token)).toBe(true);
  world.advance(1);
  expect(await isGood(access_token)).toBe(false);
  const { tokens } = await refresh(world, clientId, refresh_token);
  expect(await isGood(tokens?.access_token ?? "")).toBe(true);
  expect(tokens?.refresh_token).not.toBe(refresh_token);
});

test("a refresh token used again after half a minute ends everything of the grant", async () => {
  const { clientId, access_token, refresh_token } = await connect(world);
  const { tokens } = await refresh(world, clientId, refresh_token);
  world.advance(30);
  const replay = await refresh(world, clientId, refresh_token);
  expect(replay.body["error"]).toBe("invalid_grant");
  expect(await isGood(access_token)).toBe(false);
  expect(await isGood(tokens?.access_token ?? "")).toBe(false);
  const next = await refresh(world, clientId, tokens?.refresh_token ?? "");
  expect(next.body["error"]).toBe("invalid_grant");
  expect(await world.oauth.listApps(ACCOUNT)).toEqual([]);
});

test("a refresh that is tried again or made twice at once gets tokens that stay good", async () => {
  const { clientId, refresh_token } = await connect(world);
  const atOnce = await Promise.all(
    Array.from({ length: 3 }, () => refresh(world, clientId, refresh_token)),
  );
  world.advance(28);
  const replies = [...atOnce, await refresh(world, clientId, refresh_token)];
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const { tokens } of replies) {
    expect(await isGood(tokens?.access_token ?? "")).toBe(true);
    expect((await refresh(world, clientId, tokens?.refresh_token ?? "")).status).toBe(200);
  }
});

test("a refresh for what the grant is not for is refused and keeps the grant", async () => {
  const { clientId, refresh_token } = await connect(world);
  for (const resource of [world.resources.chat, "https://example.com/other"]) {
    const { body } = await refresh(world, clientId, refresh_token, { resource });
    expect(body["error"]).toBe("invalid_target");
  }
  world.advance(60);
  expect((await refresh(world, clientId, refresh_token)).status).toBe(200);
});

test("a refresh token ends when it is not used for sixty days", async () => {
  const { clientId, refresh_token } = await connect(world);
  world.advance(59 * 86_400);
  const { tokens } = await refresh(world, clientId, refresh_token);
  world.advance(60 * 86_400 + 1);
  const late = await refresh(world, clientId, tokens?.refresh_token ?? "");
  expect(late.body["error"]).toBe("invalid_grant");
});

test("a refresh can ask for less, and never for more", async () => {
  const { clientId, refresh_token } = await connect(world, { scope: "service:tools" });
  const more = { scope: "service:tools service:tools:write" };
  const refused = await refresh(world, clientId, refresh_token, more);
  expect(refused.body["error"]).toBe("invalid_scope");
  const { tokens } = await refresh(world, clientId, refresh_token, { scope: "service:tools" });
  expect(tokens?.scope).toBe("service:tools");
});

test("a refresh token is good for its own app only", async () => {
  const { refresh_token } = await connect(world);
  const { clientId } = await connect(world);
  const { body } = await refresh(world, clientId, refresh_token);
  expect(body["error"]).toBe("invalid_grant");
});

test.each(["access_token", "refresh_token"] as const)("a revoked %s ends both", async (which) => {
  const { clientId, ...tokens } = await connect(world);
  const { status } = await post(world, "/oauth/revoke", {
    client_id: clientId,
    token: tokens[which],
  });
  expect(status).toBe(200);
  expect(await isGood(tokens.access_token)).toBe(false);
  const { body } = await refresh(world, clientId, tokens.refresh_token);
  expect(body["error"]).toBe("invalid_grant");
  expect(await world.oauth.listApps(ACCOUNT)).toEqual([]);
});

test("nobody revokes the tokens of another app, and unknown tokens are no error", async () => {
  const { access_token } = await connect(world);
  const { clientId } = await connect(world);
  for (const token of [access_token, "made-up"]) {
    const { status } = await post(world, "/oauth/revoke", { client_id: clientId, token });
    expect(status).toBe(200);
  }
  expect(await isGood(access_token)).toBe(true);
});

test("a disconnected app has no access from then on", async () => {
  const { clientId, access_token, refresh_token } = await connect(world);
  const other = await connect(world);
  const connected = await world.oauth.listApps(ACCOUNT);
  const app = connected.find((one) => one.clientId === clientId);
  expect(app).toMatchObject({
    clientName: "App",
    scopes: ["service:tools", "service:tools:write"],
  });
  expect(await world.oauth.disconnectApp(ACCOUNT, app?.grantId ?? "")).toBe(true);
  expect(await isGood(access_token)).toBe(false);
  expect((await refresh(world, clientId, refresh_token)).body["error"]).toBe("invalid_grant");
  expect(await isGood(other.access_token)).toBe(true);
  const left = await world.oauth.listApps(ACCOUNT);
  expect(left.map((one) => one.clientId)).toEqual([other.clientId]);
});

test("nobody disconnects the app of another account", async () => {
  await connect(world);
  const [app] = await world.oauth.listApps(ACCOUNT);
  for (const grantId of ["made-up", "../x", "", "é", "a".repeat(43)]) {
    expect(await world.oauth.disconnectApp(ACCOUNT, grantId)).toBe(false);
  }
  expect(await world.oauth.disconnectApp("account-of-bob", app?.grantId ?? "")).toBe(false);
  expect(await world.oauth.listApps(ACCOUNT)).toHaveLength(1);
});

test("the tokens of a closed account are not refreshed", async () => {
  const { clientId, refresh_token } = await connect(world);
  await changeAccount(world.deps, ACCOUNT, { disabled: true });
  const { body } = await refresh(world, clientId, refresh_token);
  expect(body["error"]).toBe("invalid_grant");
});

test("an app of which the last token has expired is not connected", async () => {
  await connect(world);
  world.advance(61 * 86_400);
  expect(await world.oauth.listApps(ACCOUNT)).toEqual([]);
});

test("an app that refreshes without end keeps a bounded number of tokens, the newest", async () => {
  const { clientId, access_token, refresh_token } = await connect(world);
  const [{ grantId } = { grantId: "" }] = await world.oauth.listApps(ACCOUNT);
  let newest = { access_token, refresh_token };
  for (let count = 0; count < MAX_TOKENS + 5; count++) {
    const { tokens } = await refresh(world, clientId, newest.refresh_token);
    newest = tokens ?? newest;
  }
  for (const kind of ["AccessToken", "RefreshToken"]) {
    expect(await tokensOfGrant.listIds(world.deps.store, grantId, kind)).toHaveLength(MAX_TOKENS);
    expect(await world.deps.store.list(`oauth/${kind}/`)).toHaveLength(MAX_TOKENS);
  }
  expect(await isGood(access_token)).toBe(false);
  expect(await isGood(newest.access_token)).toBe(true);
});

test("an account that connects apps without end keeps a bounded number, the newest", async () => {
  const app = { client_id: "c", client_name: "C", scopes: [], created_at: "2026-11-21T12:00:00Z" };
  const toWrite = (at: number) => apps.put([ACCOUNT, `grant-${at}`], app);
  await world.deps.store.commit([toWrite(0)]);
  await world.deps.store.commit(Array.from({ length: MAX_APPS }, (_, at) => toWrite(at + 1)));
  const { access_token } = await connect(world);
  const kept = await apps.listIds(world.deps.store, ACCOUNT);
  expect(kept).toHaveLength(MAX_APPS);
  expect(kept).not.toContainEqual([ACCOUNT, "grant-0"]);
  expect(await isGood(access_token)).toBe(true);
});
