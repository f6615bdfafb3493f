import { once } from "node:events";
import { H3 } from "h3";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createHttpServer } from "../../server/http/listener.ts";
import { listenWithMembers, type MemberServer } from "../members/server.ts";
import { ask as askRaw } from "../support/raw-request.ts";
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

const ANSWERS: readonly [path: string, init?: RequestInit][] = [
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
  ["/v1/public/changes.atom"],
  ["/docs"],
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
  ["/oauth/nothing", { headers: { accept: "text/html" } }],
  ["/sign-in"],
  ["/account"],
  ["/account/nothing"],
  ["/account.css"],
];

const ask = (root: string, [path, init]: (typeof ANSWERS)[number]) =>
  fetch(root + path, { redirect: "manual", ...init });

test.each(ANSWERS)("%s %j carries them", async (...asked) => {
  const answer = await ask(server.root, asked);
  expect(protectionOf(answer)).toEqual(BASELINE);
  expect(answer.headers.get("strict-transport-security")).toBeNull();
});

const readGarbage = (root: string): Promise<string> => {
  const exchange = openExchange(root);
  exchange.write("garbage\r\n\r\n");
  return exchange.received;
};

test("what is no request carries them too", async () => {
  const received = await readGarbage(server.root);
  for (const [name, value] of Object.entries(BASELINE)) {
    expect(received.toLowerCase()).toContain(`${name}: ${value.toLowerCase()}\r\n`);
  }
});

test("behind https every answer tells browsers to stay there", async () => {
  const settings = { PUBLIC_URL: "https://cards.example", TRUSTED_PROXIES: "1" };
  const behind = await listenWithMembers("", undefined, settings);
  const told = await Promise.all(ANSWERS.map((asked) => ask(behind.root, asked)));
  const policies = told.map(({ headers }) => headers.get("strict-transport-security"));
  const garbage = await readGarbage(behind.root);
  await behind.close();
  expect(new Set(policies)).toEqual(new Set(["max-age=31536000"]));
  expect(garbage).toContain("Strict-Transport-Security: max-age=31536000\r\n");
});

test("behind https an answer keeps all its cookies", async () => {
  const app = new H3().get("/", () => {
    const headers = [1, 2].map((one): [string, string] => ["set-cookie", `__Host-${one}=a`]);
    return new Response("", { headers });
  });
  const behind = createHttpServer(
    async () => app,
    () => undefined,
    () => undefined,
    { secure: true },
  );
  await once(behind.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void behind.close());
  const address = behind.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  expect(headers.getSetCookie()).toEqual(["__Host-1=a", "__Host-2=a"]);
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
});

test.each(["/sign-in", "/account", "/tools/mcp", "/chat/v1/models", "/oauth/jwks"])(
  "%s is not served under a name that is not ours",
  async (path) => {
    const [foreign, own] = await Promise.all(
      ["evil.example", "localhost"].map((host) => askRaw(server.root, path, { headers: { host } })),
    );
    expect(foreign?.status).toBe(421);
    expect(own?.status).not.toBe(421);
    expect(foreign?.headers).toMatchObject({ "x-frame-options": "DENY" });
  },
);

test.each(["/account/nothing", "/oauth/nothing", "/nothing"])(
  "%s is a page of ours for a browser",
  async (path) => {
    const answer = await ask(server.root, [path, { headers: { accept: "text/html" } }]);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      404,
      "text/html; charset=utf-8",
    ]);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await answer.text()).toContain("<h1>Page not found</h1>");
  },
);
