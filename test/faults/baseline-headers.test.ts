import { afterAll, beforeAll, expect, test } from "vitest";
import { listenWithMembers, type MemberServer } from "../members/server.ts";
import { openExchange } from "./requests.ts";

/* The headers that protect who reads an answer, at every kind of answer there is. */
let server: MemberServer;
beforeAll(async () => {
  server = await listenWithMembers();
});
afterAll(() => server.close());

const BASELINE = {
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

const protectionOf = ({ headers }: Response) =>
  Object.fromEntries(Object.keys(BASELINE).map((name) => [name, headers.get(name)]));

const json = { "content-type": "application/json" };

test.each<[string, RequestInit?]>([
  ["/"],
  ["/health"],
  ["/v1/public/credit-cards"],
  ["/v1/public/credit-cards?limit=3"],
  ["/v1/public/credit-cards?limit=x"],
  ["/v1/public/credit-cards/nothing"],
  ["/v1/public/credit-cards", { method: "OPTIONS" }],
  ["/v1/public/credit-cards/search", { method: "POST", headers: json, body: "{" }],
  ["/nothing"],
  ["/nothing", { headers: { accept: "text/html" } }],
  ["/%zz"],
  ["/mcp"],
  ["/mcp", { headers: { accept: "text/html" } }],
  ["/mcp", { method: "OPTIONS" }],
  ["/mcp", { method: "POST", headers: json, body: "{}" }],
  ["/tools/mcp", { method: "POST", headers: json, body: "{}" }],
  ["/chat/v1/models"],
  ["/chat/v1/models", { method: "OPTIONS" }],
  ["/chat/v1/chat/completions", { method: "POST", headers: json, body: "{}" }],
  ["/.well-known/oauth-protected-resource/tools/mcp"],
  ["/.well-known/oauth-protected-resource", { method: "OPTIONS" }],
  ["/.well-known/oauth-authorization-server"],
  ["/oauth/authorize"],
  ["/oauth/authorize", { headers: { accept: "text/html" } }],
  ["/oauth/token", { method: "POST" }],
  ["/oauth/register", { method: "OPTIONS" }],
  ["/oauth/jwks"],
  ["/oauth/nothing"],
  ["/sign-in"],
  ["/account"],
  ["/account/nothing"],
  ["/account.css"],
])("%s %j carries them", async (path, init) => {
  const answer = await fetch(server.root + path, { redirect: "manual", ...init });
  expect(protectionOf(answer)).toEqual(BASELINE);
});

test("what is no request carries them too", async () => {
  const exchange = openExchange(server.root);
  exchange.write("garbage\r\n\r\n");
  const received = await exchange.received;
  for (const [name, value] of Object.entries(BASELINE)) {
    expect(received.toLowerCase()).toContain(`${name}: ${value.toLowerCase()}\r\n`);
  }
});
