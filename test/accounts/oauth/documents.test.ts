import { createServer, request, type RequestListener, type Server } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ResolveHost } from "../../../server/accounts/oauth/metadata-documents.ts";
import {
  createRequestDocument,
  MAX_DOCUMENT_BYTES,
  type RequestDocument,
} from "../../../server/accounts/oauth/request-document.ts";
import { authorize, CALLBACK, newVerifier, post } from "./app.ts";
import { createBrowser } from "./browser.ts";
import { startWorld, type World } from "./world.ts";

const CLIENT = "https://app.example/client.json";
const PUBLIC = "93.184.215.14";

const DOCUMENT = {
  client_id: CLIENT,
  client_name: "App of a document",
  redirect_uris: [CALLBACK],
  token_endpoint_auth_method: "none",
};

interface Asked {
  readonly url: string;
  readonly address: string;
}

let world: World;
let asked: Asked[];
let addresses: Record<string, readonly string[]>;
let answer: () => Promise<Response>;
let network: string;

const resolveHost: ResolveHost = async (host) => addresses[host] ?? [];
const requestDocument: RequestDocument = async (url, address) => {
  asked.push({ url: url.href, address });
  return answer();
};

beforeEach(async () => {
  asked = [];
  addresses = { "app.example": [PUBLIC] };
  answer = async () => Response.json(DOCUMENT);
  network = "192.0.2";
  world = await startWorld({ resolveHost, requestDocument, networkOf: () => network });
});
afterEach(() => world.close());

const tryClient = (clientId = CLIENT) =>
  authorize(world, clientId, newVerifier().challenge, { redirect_uri: CALLBACK });

test("an app is known by the document at its id, without registration", async () => {
  const { verifier, challenge } = newVerifier();
  const { parameters } = await authorize(world, CLIENT, challenge);
  expect(world.shown[0]).toMatchObject({ clientId: CLIENT, clientName: "App of a document" });
  const { body } = await post(world, "/oauth/token", {
    grant_type: "authorization_code",
    client_id: CLIENT,
    code: parameters["code"],
    code_verifier: verifier,
    redirect_uri: CALLBACK,
  });
  const token = await world.oauth.findAccessToken(String(body["access_token"]));
  expect(token?.clientId).toBe(CLIENT);
  expect(body).toHaveProperty("refresh_token");
  expect(asked).toEqual([{ url: CLIENT, address: PUBLIC }]);
});

test.each([
  ["a private address", ["10.0.0.1"]],
  ["loopback", ["127.0.0.1"]],
  ["the metadata service of a cloud", ["169.254.169.254"]],
  ["a mapped address", ["::ffff:127.0.0.1"]],
  ["a public and a private address", [PUBLIC, "10.0.0.1"]],
  ["no address", []],
])("a host with %s is never asked", async (_, found) => {
  addresses = { "app.example": found };
  const { response } = await tryClient();
  expect(response?.status).toBe(400);
  expect(asked).toEqual([]);
});

test.each([
  "http://app.example/client.json",
  "https://127.0.0.1/client.json",
  "https://[::1]/client.json",
  "https://[::ffff:7f00:1]/client.json",
  "https://0x7f000001/client.json",
  "https://2130706433/client.json",
  "https://localhost/client.json",
  "https://app.example@127.0.0.1/client.json",
  "https://app.example/../client.json",
  "https://app.example/client.json#part",
  `https://app.example/${"x".repeat(500)}`,
])("an id that is no fit address is never asked for: %s", async (clientId) => {
  addresses = { ...addresses, localhost: ["127.0.0.1"], "127.0.0.1": ["127.0.0.1"] };
  const { response } = await tryClient(clientId);
  expect(response?.status).toBe(400);
  expect(asked).toEqual([]);
});

test.each([
  ["about another client", { ...DOCUMENT, client_id: "https://app.example/other.json" }],
  ["of a client with a secret", { ...DOCUMENT, client_secret: "secret" }],
  ["that wants a key", { ...DOCUMENT, token_endpoint_auth_method: "private_key_jwt" }],
  ["that wants a secret", { ...DOCUMENT, token_endpoint_auth_method: "client_secret_basic" }],
  ["without redirect URIs", { client_id: CLIENT }],
  ["with http to a stranger", { ...DOCUMENT, redirect_uris: ["http://app.example/callback"] }],
  ["that is a list", [DOCUMENT]],
  ["that is nothing", null],
])("a document %s is refused", async (_, document) => {
  answer = async () => Response.json(document);
  const { response } = await tryClient();
  expect(response?.status).toBe(400);
  expect(world.shown).toEqual([]);
});

test("a redirect URI that the document does not name gets nothing", async () => {
  const more = { redirect_uri: "https://evil.example/callback" };
  const { url, response } = await authorize(world, CLIENT, newVerifier().challenge, more);
  expect(url.origin).toBe(world.issuer);
  expect(response?.status).toBe(400);
});

test("what could not be had is not tried again for five minutes", async () => {
  answer = () => Promise.reject(new Error("it is down"));
  await tryClient();
  await tryClient();
  expect(asked).toHaveLength(1);
  world.advance(301);
  answer = async () => Response.json(DOCUMENT);
  const { parameters } = await tryClient();
  expect(parameters).toHaveProperty("code");
  expect(asked).toHaveLength(2);
});

test("documents that hang keep nobody out but the network that asks for them", async () => {
  let giveUp = (): void => undefined;
  const hanging = new Promise<Response>((_, reject) => {
    giveUp = () => reject(new Error("it hung"));
  });
  answer = () => hanging;
  const tries = Array.from({ length: 12 }, (_, at) => tryClient(`${CLIENT}?${at}`));
  const refused = await Promise.any(tries);
  expect(refused.response?.status).toBe(400);
  answer = async () => Response.json(DOCUMENT);
  expect((await tryClient()).response?.status).toBe(400);
  network = "198.51.100";
  expect((await tryClient()).parameters).toHaveProperty("code");
  giveUp();
  await Promise.all(tries);
});

test("an app whose document is gone meanwhile has no running request any more", async () => {
  const browser = createBrowser(world);
  const search = new URLSearchParams({
    response_type: "code",
    client_id: CLIENT,
    redirect_uri: CALLBACK,
    code_challenge: newVerifier().challenge,
    code_challenge_method: "S256",
  });
  const begun = await browser.visit(`${world.issuer}/oauth/authorize?${search.toString()}`);
  answer = () => Promise.reject(new Error("it is gone"));
  // Another process has not seen the document.
  await world.restart({});
  const page = new URL(begun.headers.get("location") ?? "", world.issuer).href;
  const { response } = await browser.follow(page);
  expect(response?.status).toBe(410);
});

test("a page does not say why a document could not be had", async () => {
  answer = () => Promise.reject(new Error("connect ECONNREFUSED 93.184.215.14:443"));
  const { response } = await tryClient();
  expect(await response?.text()).not.toMatch(/ECONN|93\.184/);
});

describe("a request for a document", () => {
  const URL_OF_HOST = "http://app.example";
  const getDocument = createRequestDocument(request);
  let server: Server;
  let seen: string[];

  const listen = async (listener: RequestListener): Promise<URL> => {
    seen = [];
    server = createServer((incoming, outgoing) => {
      seen.push(`${incoming.headers.host} ${incoming.url}`);
      listener(incoming, outgoing);
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => {
      server.once("listening", resolve);
    });
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    return new URL(`${URL_OF_HOST}:${port}/client.json?v=1`);
  };
  afterEach(() => server.closeAllConnections());
  afterEach(() => server.close());

  const never = new AbortController().signal;

  test("goes to the address it is given, in the name of the host", async () => {
    const url = await listen((_incoming, outgoing) => {
      outgoing.writeHead(200, { "cache-control": "max-age=60" }).end("{}");
    });
    const response = await getDocument(url, "127.0.0.1", never);
    expect(await response.json()).toEqual({});
    expect(response.headers.get("cache-control")).toBe("max-age=60");
    expect(seen).toEqual([`app.example:${url.port} /client.json?v=1`]);
  });

  test.each([301, 302, 307, 308])("follows no redirect: %i", async (status) => {
    const url = await listen((incoming, outgoing) => {
      outgoing.writeHead(status, { location: `http://${incoming.headers.host}/other` }).end();
    });
    await expect(getDocument(url, "127.0.0.1", never)).rejects.toThrow(`${status}`);
    expect(seen).toHaveLength(1);
  });

  test("reads no more than a document may have, however it comes", async () => {
    const url = await listen((_incoming, outgoing) => {
      outgoing.writeHead(200);
      // It never ends by itself.
      const write = (): void => void outgoing.write("x".repeat(1024), write);
      write();
    });
    await expect(getDocument(url, "127.0.0.1", never)).rejects.toThrow(`${MAX_DOCUMENT_BYTES}`);
  });

  test("fails when the answer breaks off", async () => {
    const url = await listen((_incoming, outgoing) => {
      outgoing.writeHead(200, { "content-length": 100 });
      outgoing.write("{", () => outgoing.destroy());
    });
    await expect(getDocument(url, "127.0.0.1", never)).rejects.toThrow();
  });

  test("ends when its time is over", async () => {
    const controller = new AbortController();
    const url = await listen(() => controller.abort());
    await expect(getDocument(url, "127.0.0.1", controller.signal)).rejects.toThrow();
  });

  test("a server on loopback that a name leads to sees no connection at all", async () => {
    let connections = 0;
    const url = await listen((_incoming, outgoing) => void outgoing.end());
    server.on("connection", () => connections++);
    addresses = { "app.example": ["127.0.0.1"] };
    await world.restart({ resolveHost, requestDocument: createRequestDocument() });
    const { response } = await tryClient(`https://app.example:${url.port}/client.json`);
    expect(response?.status).toBe(400);
    expect(connections).toBe(0);
  });
});
