import { createServer } from "node:http";
import { connect as openSocket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { connect, register } from "./app.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const DOCUMENTS = ["oauth-authorization-server", "openid-configuration"];

test.each(DOCUMENTS)("%s says what the server can do", async (name) => {
  const response = await fetch(`${world.issuer}/.well-known/${name}`);
  expect(response.headers.get("content-type")).toContain("application/json");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  const { issuer } = world;
  expect(await response.json()).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    registration_endpoint: `${issuer}/oauth/register`,
    jwks_uri: `${issuer}/oauth/jwks`,
    response_types_supported: ["code"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    code_challenge_methods_supported: ["S256"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    protected_resources: [world.resources.tools, world.resources.chat],
    scopes_supported: [
      "service:chat",
      "service:tools",
      "service:tools:write",
      "openid",
      "offline_access",
    ],
  });
});

test("what is switched off is not offered", async () => {
  const address = `${world.issuer}/.well-known/${DOCUMENTS[0]}`;
  const offered: unknown = await (await fetch(address)).json();
  for (const name of [
    "pushed_authorization_request_endpoint",
    "userinfo_endpoint",
    "introspection_endpoint",
    "end_session_endpoint",
    "device_authorization_endpoint",
    "dpop_signing_alg_values_supported",
  ]) {
    expect(offered).not.toHaveProperty(name);
  }
});

/** Sends bytes as they are: fetch would not lie about the host. */
async function sendRaw(lines: readonly string[]): Promise<string> {
  const socket = openSocket(Number(new URL(world.issuer).port), "127.0.0.1");
  socket.end(`${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

const LIES = [
  ["Host: evil.example"],
  ["Host: 127.0.0.1", "X-Forwarded-Host: evil.example", "X-Forwarded-Proto: https"],
  ["Host: 127.0.0.1", "Forwarded: host=evil.example;proto=https"],
  ["Host: user@evil.example"],
  ["Host:"],
];

test.each(LIES)("addresses are of the issuer whatever the request says: %s %s", async (...lies) => {
  for (const name of DOCUMENTS) {
    const reply = await sendRaw([`GET /.well-known/${name} HTTP/1.1`, ...lies]);
    expect(reply).toContain(`"token_endpoint":"${world.issuer}/oauth/token"`);
    expect(reply).not.toContain("evil");
  }
});

test("an absolute request target does not name the endpoints either", async () => {
  const target = `http://evil.example/.well-known/${DOCUMENTS[0]}`;
  const reply = await sendRaw([`GET ${target} HTTP/1.1`, "Host: evil.example"]);
  expect(reply).toContain(`"token_endpoint":"${world.issuer}/oauth/token"`);
  expect(reply).not.toContain("evil");
});

test("behind a proxy that ends TLS, cookies are secure and pages are on https", async () => {
  await world.close();
  world = await startWorld({ issuer: "https://cards.example" });
  const server = world.oauth;
  const inner = createServer(server.handle).listen(0, "127.0.0.1");
  await new Promise((resolve) => {
    inner.once("listening", resolve);
  });
  const address = inner.address();
  const port = typeof address === "object" ? address?.port : 0;
  const origin = `http://127.0.0.1:${port}`;
  const body = JSON.stringify({ redirect_uris: ["https://app.example/callback"] });
  const headers = { "content-type": "application/json" };
  const made = await fetch(`${origin}/oauth/register`, { method: "POST", headers, body });
  const { client_id } = z.object({ client_id: z.string() }).parse(await made.json());
  const search = new URLSearchParams({
    response_type: "code",
    client_id,
    redirect_uri: "https://app.example/callback",
    code_challenge: "A".repeat(43),
    code_challenge_method: "S256",
  });
  const response = await fetch(`${origin}/oauth/authorize?${search.toString()}`, {
    redirect: "manual",
  });
  expect(response.headers.get("location")).toMatch(/^\/consent\//);
  const cookies = response.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Secure-oauth_re(?:quest|sume)/);
    expect(cookie).toMatch(/; secure(?:;|$)/);
    expect(cookie).toMatch(/; httponly(?:;|$)/);
    expect(cookie).toMatch(/; samesite=lax(?:;|$)/);
  }
  inner.close();
});

test.each(["/oauth", "/oauth/nothing", "/oauth/token", "/oauth/authorize/made-up/x"])(
  "what is no endpoint is 404 in JSON: GET %s",
  async (path) => {
    const response = await fetch(world.issuer + path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: "not_found" });
  },
);

test("a browser gets a page, with nothing of the request in it unescaped", async () => {
  const query = new URLSearchParams({ client_id: "<script>alert(1)</script>" });
  for (const path of [`/oauth/authorize?${query.toString()}`, "/oauth/authorize/%3Cb%3E"]) {
    const response = await fetch(world.issuer + path, { headers: { accept: "text/html" } });
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(response.headers.get("cache-control")).toContain("no-store");
    const page = await response.text();
    expect(page).toContain("The app cannot be connected");
    expect(page).not.toMatch(/<script|<b>/);
  }
});

test("everybody else gets JSON", async () => {
  const response = await fetch(`${world.issuer}/oauth/authorize`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: "invalid_request" });
});

test("a fault of ours is told without a word about it, and logged without a secret", async () => {
  const { clientId, redeem, refresh_token } = await connect(world);
  const fault = new Error("the disk is full");
  world.deps.store.get = () => Promise.reject(fault);
  const response = await fetch(`${world.issuer}/oauth/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "refresh_token",
      client_id: clientId,
      refresh_token,
    }),
  });
  expect(response.status).toBe(500);
  const told = await response.text();
  expect(JSON.parse(told)).toMatchObject({ error: "server_error" });
  expect(told).not.toMatch(/disk|\.ts|node_modules/);
  const logged = world.logged.join("\n");
  expect(logged).toContain("the disk is full");
  for (const secret of [refresh_token, redeem.code]) expect(logged).not.toContain(secret);
});

test("browsers may use the token endpoint from where the app lives, and from nowhere else", async () => {
  const { clientId, refresh_token } = await connect(world);
  const from = (origin: string) =>
    fetch(`${world.issuer}/oauth/token`, {
      method: "POST",
      headers: { origin },
      body: new URLSearchParams({
        grant_type: "refresh_token",
        client_id: clientId,
        refresh_token,
      }),
    });
  expect((await from("https://evil.example")).status).toBe(400);
  const response = await from("http://127.0.0.1:7777");
  expect(response.status).toBe(200);
  expect(response.headers.get("access-control-allow-origin")).toBe("http://127.0.0.1:7777");
});

test("pages of no origin are not taken for a native app", async () => {
  const native = { redirect_uris: ["cursor://callback"] };
  const { body } = await register(world, native);
  const response = await fetch(`${world.issuer}/oauth/revoke`, {
    method: "POST",
    headers: { origin: "null" },
    body: new URLSearchParams({ client_id: String(body["client_id"]), token: "any" }),
  });
  expect(response.status).toBe(400);
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});

test.each(["https://cards.example/", "https://cards.example/base", "cards.example"])(
  "the issuer is an origin: %s",
  async (issuer) => {
    await expect(startWorld({ issuer })).rejects.toThrow("is not an origin");
  },
);
