import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import {
  authorize,
  CALLBACK,
  connect,
  newVerifier,
  refresh,
  register,
  registerClient,
} from "./app.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

test("a registration that says little makes a public client", async () => {
  const { status, body } = await register(world, { redirect_uris: [CALLBACK] });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    client_id: expect.stringMatching(/^[\w-]{24}$/),
    application_type: "native",
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
    redirect_uris: [CALLBACK],
  });
});

test.each([undefined, "client_secret_basic", "client_secret_post", "private_key_jwt", "none"])(
  "nobody is handed a secret: %s",
  async (token_endpoint_auth_method) => {
    const { status, body } = await register(world, {
      redirect_uris: [CALLBACK],
      token_endpoint_auth_method,
      client_secret: "mine",
    });
    expect(status).toBe(201);
    expect(body["token_endpoint_auth_method"]).toBe("none");
    expect(Object.keys(body).filter((name) => /secret|registration/.test(name))).toEqual([]);
  },
);

test("what makes us fetch, and what we have no use for, is not kept", async () => {
  const { status, body } = await register(world, {
    redirect_uris: ["https://app.example/callback"],
    client_name: "App",
    software_id: "app",
    scope: "whatever",
    jwks_uri: "https://app.example/jwks",
    sector_identifier_uri: "https://app.example/sector",
    logo_uri: "https://app.example/logo.png",
    contacts: ["ada@example.org"],
    unheard_of: true,
  });
  expect(status).toBe(201);
  expect(Object.keys(body).toSorted()).toEqual([
    "application_type",
    "client_id",
    "client_id_issued_at",
    "client_name",
    "grant_types",
    "id_token_signed_response_alg",
    "redirect_uris",
    "require_auth_time",
    "response_types",
    "software_id",
    "subject_type",
    "token_endpoint_auth_method",
  ]);
});

test.each([
  ["a long name", { redirect_uris: [CALLBACK], client_name: "x".repeat(201) }],
  ["a name that is no text", { redirect_uris: [CALLBACK], client_name: { en: "App" } }],
  ["too much", { redirect_uris: [CALLBACK], contacts: ["x".repeat(9000)] }],
])("a registration is refused: %s", async (_, metadata) => {
  const { status, body } = await register(world, metadata);
  expect(status).toBe(400);
  expect(body["error"]).toBe("invalid_client_metadata");
});

test.each([
  ["none", undefined],
  ["an empty list", []],
  ["no list", CALLBACK],
  ["too many", Array.from({ length: 11 }, (_, at) => `${CALLBACK}${at}`)],
  ["the same twice", [CALLBACK, CALLBACK]],
  ["no text", [7]],
  ...[
    `${CALLBACK}?${"x".repeat(1000)}`,
    "callback",
    "//app.example/callback",
    `${CALLBACK}#here`,
    `${CALLBACK}#`,
    "http://app.example/callback",
    "http://127.0.0.1.app.example/callback",
    "http://localhost@app.example/callback",
    "https://user@app.example/callback",
    "https://user:secret@app.example/callback",
    "https://@app.example/callback",
    "https:///app.example/callback",
    "https:app.example/callback",
    "https://",
    "https://app.example\\@evil.example/callback",
    "https:\\\\app.example/callback",
    "https://*.app.example/callback",
    "https://app.example/*",
    "https://äpp.example/callback",
    "https://app.ex\u0430mple/callback",
    "https://%61pp.example/callback",
    "https://0x7f.1/callback",
    "https://localhost/callback",
    " https://app.example/callback",
    "https://app.example/call\nback",
    "javascript:alert(1)",
    "java.script:alert(1)",
    "data:text/html,hello",
    "data://text/html,hello",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://app.example/1",
    "about:blank",
    "mailto:ada@example.org",
    "myapp://callback",
    "com.example.app:",
    "com..app:/callback",
    "com.example.app://user@host/callback",
  ].map((uri): [string, unknown] => [uri, [uri]]),
])("redirect URIs are refused: %s", async (_, redirect_uris) => {
  const { status, body } = await register(world, { redirect_uris });
  expect([status, body["error"]]).toEqual([400, "invalid_redirect_uri"]);
});

test.each([
  "https://app.example/callback?from=cards&n=1",
  "https://xn--pp-zia.example:8443/callback",
  "https://app.example:443/callback",
  "https://192.0.2.7/callback",
  "http://127.0.0.1/callback",
  "http://127.0.0.1:80/callback",
  "http://[::1]:5000/callback",
  "http://localhost:3118/callback",
  "com.example.app:/callback",
  "com.example.app://host/callback",
  "cursor://anysphere.cursor-mcp/oauth/callback",
  "vscode://vscode.github-authentication/did-authenticate",
])("redirect URIs are taken: %s", async (uri) => {
  const { status, body } = await register(world, { redirect_uris: [uri] });
  expect([status, body["redirect_uris"]]).toEqual([201, [uri]]);
});

test.each(["{", "[]", "null", '"text"'])(
  "a body that is no object is refused: %s",
  async (text) => {
    const response = await fetch(`${world.issuer}/oauth/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: text,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: "invalid_request" });
  },
);

test("a body of a size that no registration has is not read", async () => {
  const { status } = await register(world, { redirect_uris: [CALLBACK], x: "x".repeat(17_000) });
  expect(status).toBe(413);
});

test("a browser may register from anywhere", async () => {
  const response = await fetch(`${world.issuer}/oauth/register`, {
    method: "OPTIONS",
    headers: { origin: "https://inspector.example", "access-control-request-method": "POST" },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("access-control-allow-headers")).toMatch(/content-type/i);
});

test.each([
  ["cursor://anysphere.cursor-mcp/callback", "cursor://anysphere.cursor-mcp"],
  ["com.example.app:/callback", "com.example.app:"],
  ["https://app.example:8443/callback", "app.example:8443"],
])("the pages see where %s leads", async (redirect_uri, redirectHost) => {
  const { body } = await register(world, { redirect_uris: [redirect_uri] });
  const { challenge } = newVerifier();
  await authorize(world, String(body["client_id"]), challenge, { redirect_uri }).catch(() => 0);
  expect(world.shown[0]).toMatchObject({ redirectHost, clientName: redirectHost });
});

test("a name cannot turn the text around it", async () => {
  const client_name = "\u202Eelgoog\u0007\n  App\u200B";
  const { body } = await register(world, { redirect_uris: [CALLBACK], client_name });
  await authorize(world, String(body["client_id"]), newVerifier().challenge);
  expect(world.shown[0]?.clientName).toBe("elgoog   App");
});

test("a registration that nobody used is forgotten after a day", async () => {
  const clientId = await registerClient(world);
  world.advance(86_400 + 1);
  const { response } = await authorize(world, clientId, newVerifier().challenge);
  expect(response?.status).toBe(400);
});

test("a registration that was used stays as long as what was given", async () => {
  const { clientId, refresh_token } = await connect(world);
  world.advance(45 * 86_400);
  const { status } = await refresh(world, clientId, refresh_token);
  expect(status).toBe(200);
});

test("a flood of registrations from one network forgets its own that nobody used", async () => {
  let network = "192.0.2.0";
  const flooded = await startWorld({ networkOf: () => network });
  onTestFinished(() => flooded.close());
  const isKnown = async (clientId: string): Promise<boolean> => {
    const { response } = await authorize(flooded, clientId, newVerifier().challenge);
    return response?.status !== 400;
  };
  const { clientId: used } = await connect(flooded);
  const unused = await registerClient(flooded);
  network = "198.51.100.0";
  const other = await registerClient(flooded);
  network = "192.0.2.0";
  // oxlint-disable-next-line no-await-in-loop
  for (let count = 0; count < 32; count++) await registerClient(flooded);
  expect([await isKnown(unused), await isKnown(other), await isKnown(used)]).toEqual([
    false,
    true,
    true,
  ]);
});
