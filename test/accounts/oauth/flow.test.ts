import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { authorize, CALLBACK, connect, newVerifier, post, registerClient } from "./app.ts";
import { createBrowser } from "./browser.ts";
import { ACCOUNT, startWorld, type World } from "./world.ts";

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

test("an app gets a token that stands for the member, for an hour", async () => {
  const { access_token, expires_in, token_type, scope, reply, clientId } = await connect(world);
  expect({ expires_in, token_type, scope }).toEqual({
    expires_in: 3600,
    token_type: "Bearer",
    scope: "service:tools service:tools:write",
  });
  expect(reply.headers.get("cache-control")).toContain("no-store");
  expect(await world.oauth.findAccessToken(access_token)).toEqual({
    accountId: ACCOUNT,
    clientId,
    scopes: ["service:tools", "service:tools:write"],
    audiences: [world.resources.tools],
  });
});

test("tokens are opaque", async () => {
  const { access_token, refresh_token } = await connect(world);
  expect([access_token, refresh_token].join("")).not.toContain(".");
});

test("the answer to the app names the issuer and gives its state back", async () => {
  const clientId = await registerClient(world);
  const { parameters, url } = await authorize(world, clientId, newVerifier().challenge);
  expect(url.origin + url.pathname).toBe(CALLBACK);
  expect(parameters).toEqual({
    code: expect.any(String),
    iss: world.issuer,
    state: "state-of-the-app",
  });
});

test("the pages learn who asks, for what, and where it goes", async () => {
  const clientId = await registerClient(world);
  await authorize(world, clientId, newVerifier().challenge, {
    scope: "service:tools service:chat openid something",
  });
  expect(world.shown).toEqual([
    {
      uid: expect.any(String),
      clientId,
      clientName: "App",
      redirectHost: "127.0.0.1:7777",
      scopes: ["service:tools"],
    },
  ]);
});

test("the member is asked every time, also in the same browser", async () => {
  const clientId = await registerClient(world);
  const browser = createBrowser(world);
  await authorize(world, clientId, newVerifier().challenge, {}, browser);
  await authorize(world, clientId, newVerifier().challenge, {}, browser);
  expect(world.shown).toHaveLength(2);
});

test("without asking, nothing is given", async () => {
  const clientId = await registerClient(world);
  const silent = { prompt: "none" };
  const { parameters } = await authorize(world, clientId, newVerifier().challenge, silent);
  expect(parameters["error"]).toBe("login_required");
  expect(world.shown).toEqual([]);
});

test("another member in the same browser is another member", async () => {
  await world.addAccount("account-of-bob");
  const clientId = await registerClient(world);
  const browser = createBrowser(world);
  await authorize(world, clientId, newVerifier().challenge, {}, browser);
  world.signInAs("account-of-bob");
  const { verifier, challenge } = newVerifier();
  const { parameters } = await authorize(world, clientId, challenge, {}, browser);
  const { body } = await post(world, "/oauth/token", {
    grant_type: "authorization_code",
    client_id: clientId,
    code: parameters["code"],
    code_verifier: verifier,
    redirect_uri: CALLBACK,
  });
  const token = await world.oauth.findAccessToken(String(body["access_token"]));
  expect(token?.accountId).toBe("account-of-bob");
});

test("a member who refuses sends the app away without a code", async () => {
  world.decide(() => "deny");
  const clientId = await registerClient(world);
  const { parameters } = await authorize(world, clientId, newVerifier().challenge);
  expect(parameters).toMatchObject({ error: "access_denied", iss: world.issuer });
  expect(parameters).not.toHaveProperty("code");
  expect(await world.oauth.listApps(ACCOUNT)).toEqual([]);
});

test("agreeing to nothing is refusing", async () => {
  world.decide(() => []);
  const clientId = await registerClient(world);
  const { parameters } = await authorize(world, clientId, newVerifier().challenge);
  expect(parameters["error"]).toBe("access_denied");
});

test("a member can agree to a part", async () => {
  world.decide(() => ["service:tools", "service:chat"]);
  const { access_token, scope } = await connect(world);
  expect(scope).toBe("service:tools");
  const token = await world.oauth.findAccessToken(access_token);
  expect(token?.scopes).toEqual(["service:tools"]);
});

test("an app that names no scope asks for all of the tools", async () => {
  const { scope } = await connect(world, { scope: undefined });
  expect(scope).toBe("service:tools service:tools:write");
});

test("an app that asks for nothing we have is told so", async () => {
  const clientId = await registerClient(world);
  const { challenge } = newVerifier();
  const { parameters } = await authorize(world, clientId, challenge, { scope: "everything" });
  expect(parameters["error"]).toBe("invalid_scope");
});

test("with openid there is an ID token that the published key signs", async () => {
  const { id_token = "" } = await connect(world, { scope: "openid service:tools" });
  const [header = "", payload = ""] = id_token.split(".");
  const decode = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString());
  expect(decode(payload)).toMatchObject({ sub: ACCOUNT, iss: world.issuer });
  const published: unknown = await (await fetch(`${world.issuer}/oauth/jwks`)).json();
  const { kid } = z.object({ kid: z.string() }).parse(decode(header));
  expect(decode(header)).toMatchObject({ alg: "RS256" });
  expect(published).toEqual({
    keys: [{ kty: "RSA", use: "sig", alg: "RS256", e: "AQAB", kid, n: expect.any(String) }],
  });
});

test("a request can be answered once, in the browser that began it", async () => {
  const clientId = await registerClient(world);
  const browser = createBrowser(world);
  const seen: string[] = [];
  world.decide(({ uid, scopes }) => {
    seen.push(uid);
    return scopes;
  });
  await authorize(world, clientId, newVerifier().challenge, {}, browser);
  const page = `${world.issuer}/consent/${seen[0]}`;
  expect((await browser.visit(page)).status).toBe(410);
  expect((await createBrowser(world).visit(page)).status).toBe(410);
});

test("a request is forgotten after an hour", async () => {
  const clientId = await registerClient(world);
  const browser = createBrowser(world);
  const search = new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: CALLBACK,
    code_challenge: newVerifier().challenge,
    code_challenge_method: "S256",
  });
  const begun = await browser.visit(`${world.issuer}/oauth/authorize?${search.toString()}`);
  world.advance(3601);
  const { response } = await browser.follow(
    new URL(begun.headers.get("location") ?? "", world.issuer).href,
  );
  expect(response?.status).toBe(410);
});

test("no session of oidc-provider is left in the browser", async () => {
  const clientId = await registerClient(world);
  const browser = createBrowser(world);
  await authorize(world, clientId, newVerifier().challenge, {}, browser);
  const left = browser.cookies().map(({ name }) => name.replace(/\.sig$/, ""));
  expect([...new Set(left)]).toEqual(["oauth_request"]);
});

test("the page that posts the answer to the app is framed and cached by nobody", async () => {
  const clientId = await registerClient(world);
  const asked = { response_mode: "form_post", state: '"><script>alert(1)</script>' };
  const { response } = await authorize(world, clientId, newVerifier().challenge, asked);
  expect(response?.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(response?.headers.get("x-frame-options")).toBe("DENY");
  expect(response?.headers.get("referrer-policy")).toBe("no-referrer");
  expect(response?.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response?.headers.get("cache-control")).toContain("no-store");
  expect(await response?.text()).not.toContain("<script>alert");
});
