import { afterEach, beforeEach, expect, test } from "vitest";
import {
  authorize,
  beginCode,
  CALLBACK,
  connect,
  newVerifier,
  post,
  registerClient,
} from "./app.ts";
import { ACCOUNT, startWorld, type World } from "./world.ts";

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

test("a wrong verifier gets nothing, and the right one still does", async () => {
  const { redeem } = await beginCode(world);
  for (const code_verifier of [newVerifier().verifier, undefined]) {
    const { status, body } = await post(world, "/oauth/token", { ...redeem, code_verifier });
    expect({ status, error: body["error"] }).toEqual({ status: 400, error: "invalid_grant" });
  }
  const { status } = await post(world, "/oauth/token", redeem);
  expect(status).toBe(200);
});

test.each([
  { code_challenge: undefined, code_challenge_method: undefined },
  { code_challenge_method: "plain" },
  { code_challenge_method: undefined },
])("without S256 there is no code: %j", async (more) => {
  const clientId = await registerClient(world);
  const { parameters } = await authorize(world, clientId, newVerifier().challenge, more);
  expect(parameters["error"]).toBe("invalid_request");
});

test.each(["token", "id_token", "code id_token", "none"])(
  "only codes are given, no %s",
  async (response_type) => {
    const clientId = await registerClient(world);
    const more = { response_type, nonce: "n", scope: "openid service:tools" };
    const { url } = await authorize(world, clientId, newVerifier().challenge, more);
    expect(url.search + url.hash).toContain("error=unsupported_response_type");
  },
);

test("a code used twice ends what it gave", async () => {
  const { redeem, access_token, refresh_token, clientId } = await connect(world);
  const again = await post(world, "/oauth/token", redeem);
  expect(again.body["error"]).toBe("invalid_grant");
  expect(await world.oauth.findAccessToken(access_token)).toBeUndefined();
  const refreshed = await post(world, "/oauth/token", {
    grant_type: "refresh_token",
    client_id: clientId,
    refresh_token,
  });
  expect(refreshed.body["error"]).toBe("invalid_grant");
  expect(await world.oauth.listApps(ACCOUNT)).toEqual([]);
});

test("a code is good for a minute", async () => {
  const { redeem } = await beginCode(world);
  world.advance(61);
  const { body } = await post(world, "/oauth/token", redeem);
  expect(body["error"]).toBe("invalid_grant");
});

test("a code is good for the app it was given to only", async () => {
  const other = await registerClient(world);
  const { redeem } = await beginCode(world);
  const { body } = await post(world, "/oauth/token", { ...redeem, client_id: other });
  expect(body["error"]).toBe("invalid_grant");
});

test("the code goes with the redirect URI it was sent to", async () => {
  const { redeem } = await beginCode(world);
  const other = { ...redeem, redirect_uri: "http://127.0.0.1:7778/callback" };
  const { body } = await post(world, "/oauth/token", other);
  expect(body["error"]).toBe("invalid_grant");
});

test.each([
  "https://evil.example/callback",
  `${CALLBACK}/more`,
  "http://localhost:7777/callback",
  "http://127.0.0.1.evil.example:7777/callback",
  undefined,
])("a redirect URI that was not registered gets nothing: %s", async (redirect_uri) => {
  const clientId = await registerClient(world);
  const { challenge } = newVerifier();
  const { url, response } = await authorize(world, clientId, challenge, { redirect_uri });
  expect(url.origin).toBe(world.issuer);
  expect(response?.status).toBe(400);
  expect(world.shown).toEqual([]);
});

test("a native app may choose its port on loopback", async () => {
  const clientId = await registerClient(world);
  const { challenge } = newVerifier();
  const more = { redirect_uri: "http://127.0.0.1:60001/callback" };
  const { parameters } = await authorize(world, clientId, challenge, more);
  expect(parameters).toHaveProperty("code");
});
