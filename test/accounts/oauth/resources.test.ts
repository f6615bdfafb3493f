import { H3 } from "h3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { mountResourceMetadata } from "../../../server/accounts/oauth/resource.ts";
import {
  authorize,
  beginCode,
  connect,
  newVerifier,
  post,
  refresh,
  registerClient,
} from "./app.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const call = (resource: string, token: string): Promise<Response> =>
  fetch(resource, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize" }),
  });

test("a token is good at the resource it is for and not at the other", async () => {
  const { tools, chat } = world.resources;
  const forTools = await connect(world, { resource: tools });
  const forChat = await connect(world, { resource: chat, scope: "service:chat" });
  expect((await call(tools, forTools.access_token)).status).toBe(200);
  expect((await call(chat, forTools.access_token)).status).toBe(401);
  expect((await call(chat, forChat.access_token)).status).toBe(200);
  expect((await call(tools, forChat.access_token)).status).toBe(401);
});

test("without a resource a token is for the tools", async () => {
  const { access_token } = await connect(world);
  const token = await world.oauth.findAccessToken(access_token);
  expect(token?.audiences).toEqual([world.resources.tools]);
});

test("one agreement can be for both resources, and each token is for one", async () => {
  const { tools, chat } = world.resources;
  const both = { resource: [tools, chat], scope: "service:tools service:chat" };
  const { access_token, clientId, refresh_token, scope } = await connect(world, both);
  expect(world.shown[0]?.scopes).toEqual(["service:chat", "service:tools"]);
  expect(scope).toBe("service:tools");
  expect((await call(tools, access_token)).status).toBe(200);
  const { tokens } = await refresh(world, clientId, refresh_token, { resource: chat });
  expect(tokens?.scope).toBe("service:chat");
  const token = await world.oauth.findAccessToken(tokens?.access_token ?? "");
  expect(token).toMatchObject({ audiences: [chat], scopes: ["service:chat"] });
});

test("a refresh cannot reach a resource that nobody agreed to", async () => {
  const { clientId, refresh_token } = await connect(world);
  const more = { resource: world.resources.chat };
  const { body } = await refresh(world, clientId, refresh_token, more);
  expect(body["error"]).toBe("invalid_target");
});

test("a code cannot be redeemed for another resource", async () => {
  const { redeem } = await beginCode(world);
  const other = { ...redeem, resource: world.resources.chat };
  const { body } = await post(world, "/oauth/token", other);
  expect(body["error"]).toBe("invalid_target");
});

test.each(["https://evil.example/tools/mcp", "tools", "/", ""])(
  "a resource that is not ours is refused: %s",
  async (resource) => {
    const clientId = await registerClient(world);
    const { challenge } = newVerifier();
    const { parameters } = await authorize(world, clientId, challenge, { resource });
    // An empty one is none, so the tools are meant.
    expect(parameters["error"]).toBe(resource === "" ? undefined : "invalid_target");
  },
);

test("a token asked for at a choice of tools is good for all of them", async () => {
  const { tools, chat } = world.resources;
  const { access_token: token } = await connect(world, { resource: `${tools}?toolsets=core` });
  expect((await call(tools, token)).status).toBe(200);
  expect((await call(chat, token)).status).toBe(401);
});

test("a scope of one resource is not given for the other", async () => {
  const clientId = await registerClient(world);
  const { challenge } = newVerifier();
  const more = { resource: world.resources.chat, scope: "service:tools" };
  const { parameters } = await authorize(world, clientId, challenge, more);
  expect(parameters["error"]).toBe("invalid_scope");
  expect(world.shown).toEqual([]);
});

describe("the metadata of the resources", () => {
  const ISSUER = "https://cards.example";
  const app = new H3();
  mountResourceMetadata(app, ISSUER);
  const tools = {
    resource: `${ISSUER}/tools/mcp`,
    resource_name: "cardfile tools",
    authorization_servers: [ISSUER],
    scopes_supported: ["service:tools", "service:tools:write"],
    bearer_methods_supported: ["header"],
  };
  const chat = {
    ...tools,
    resource: `${ISSUER}/chat/v1`,
    resource_name: "cardfile chat",
    scopes_supported: ["service:chat"],
  };

  test.each([
    ["", tools],
    ["/tools/mcp", tools],
    ["/chat/v1", chat],
  ])("is at /.well-known/oauth-protected-resource%s", async (path, metadata) => {
    const address = `${ISSUER}/.well-known/oauth-protected-resource${path}`;
    const response = await app.request(address);
    expect(await response.json()).toEqual(metadata);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect((await app.request(address, { method: "OPTIONS" })).status).toBe(204);
  });
});
