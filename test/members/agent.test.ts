import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type Browser, createBrowser, type Page } from "../support/browser.ts";
import { listenWithMembers, type MemberServer } from "./server.ts";

/*
 * What a member and his agent go through, against the whole service: the official clients find
 * everything out by themselves, the member signs in and agrees in a browser, and later ends it.
 */
const REDIRECT = "http://127.0.0.1:33418/callback";
const PASSWORD = "correct horse battery";
const HOUR_MS = 3_600_000;

let server: MemberServer;
beforeAll(async () => {
  server = await listenWithMembers();
});
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

/** Everything that must not be found in the store: whatever opens something. */
const secrets = new Set([PASSWORD]);

const browse = () =>
  createBrowser(
    server.root,
    (url) => url.origin === new URL(server.root).origin,
    (secret) => void secrets.add(secret),
  );

async function signUp(browser: Browser): Promise<string> {
  const email = `${randomBytes(6).toString("hex")}@example.org`;
  const page = await browser.submit(await browser.open(`${server.root}/sign-up`), {
    email,
    password: PASSWORD,
  });
  expect(new URL(page.address).pathname).toBe("/account");
  return email;
}

/** Keeps what a client wants kept, as an agent does in its own store. */
class Keeper {
  asked: URL | undefined;
  information: unknown;
  issued: unknown;
  discovered: unknown;
  verifier = "";
  readonly redirectUrl = REDIRECT;
  readonly clientMetadata = {
    client_name: "Points Pal",
    redirect_uris: [REDIRECT],
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
  };
  // The two clients type these differently; both give and take what they saved.
  clientInformation = (): never => this.information as never;
  saveClientInformation = (information: unknown): void => void (this.information = information);
  tokens = (): never => this.issued as never;
  saveTokens = (tokens: unknown): void => {
    this.issued = tokens;
    for (const value of Object.values(tokens ?? {})) {
      if (typeof value === "string" && value.length > 30 && !value.includes(" "))
        secrets.add(value);
    }
  };
  codeVerifier = (): string => this.verifier;
  saveCodeVerifier = (verifier: string): void => void (this.verifier = verifier);
  redirectToAuthorization = (url: URL): void => void (this.asked = url);
  saveDiscoveryState = (state: unknown): void => void (this.discovered = state);
  discoveryState = (): never => this.discovered as never;
  invalidateCredentials = (): void => void (this.issued = undefined);
}

const open = {
  "client 2.4.0": (keeper: Keeper) => {
    const url = new URL(`${server.root}/tools/mcp`);
    const transport = new StreamableHTTPClientTransport(url, { authProvider: keeper });
    const client = new Client({ name: "pal", version: "1.0.0" });
    return {
      client,
      finishAuth: (back: URL) => transport.finishAuth(back.searchParams),
      connect: () => client.connect(transport),
    };
  },
  "sdk 1.32.2": (keeper: Keeper) => {
    const url = new URL(`${server.root}/tools/mcp`);
    const transport = new OldHttp(url, { authProvider: keeper });
    const client = new OldClient({ name: "pal", version: "1.0.0" });
    // exactOptionalPropertyTypes and the types of the old package do not agree.
    return {
      client,
      finishAuth: (back: URL) => transport.finishAuth(back.searchParams.get("code") ?? ""),
      connect: () => client.connect(transport as never),
    };
  },
} as const;

/** Signs in and agrees in the browser, as far as the address the application is sent back to. */
async function agree(browser: Browser, asked: URL): Promise<URL> {
  const consent = await browser.open(asked.href);
  expect(consent.status).toBe(200);
  expect(consent.text).toContain("Points Pal");
  expect(consent.text).toContain("127.0.0.1:33418");
  const sent = await browser.submit(consent, {
    decision: "allow",
    scopes: ["service:tools", "service:tools:write"],
  });
  return new URL(sent.address);
}

const textOf = (value: unknown): string => JSON.stringify(value);

describe.each(Object.keys(open) as (keyof typeof open)[])("%s", (name) => {
  test("discovers, registers, signs in, calls, refreshes and is disconnected", async () => {
    const browser = browse();
    const email = await signUp(browser);
    const keeper = new Keeper();

    await expect(open[name](keeper).connect()).rejects.toThrow();
    const asked = keeper.asked;
    if (asked === undefined) throw new Error("the client did not ask");
    expect(asked.origin).toBe(new URL(server.root).origin);
    expect(asked.searchParams.get("resource")).toBe(`${server.root}/tools/mcp`);
    expect(asked.searchParams.get("code_challenge_method")).toBe("S256");
    expect(asked.searchParams.get("scope")).toContain("service:tools:write");

    const back = await agree(browser, asked);
    secrets.add(back.searchParams.get("code") ?? "");
    expect(back.origin + back.pathname).toBe(REDIRECT);
    expect(back.searchParams.get("iss")).toBe(server.root);
    const first = open[name](keeper);
    await first.finishAuth(back);
    await first.connect();
    const { tools } = await first.client.listTools();
    expect(tools.map((tool) => tool.name)).toContain("set_balance");
    const saved = await first.client.callTool({
      name: "set_balance",
      arguments: { program: "amex", points: 250_000 },
    });
    expect(textOf(saved)).toContain("250000");

    // An hour later the access token is no more; the client gets another by itself.
    const before = textOf(keeper.issued);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + HOUR_MS + 60_000 });
    const held = await first.client.callTool({ name: "list_balances", arguments: {} });
    expect(textOf(held)).toContain("250000");
    expect(textOf(keeper.issued)).not.toBe(before);

    // The member ends it: neither token works any more.
    const apps = await browser.open(`${server.root}/account/apps`);
    expect(apps.text).toContain("Points Pal");
    await browser.submit(apps, {}, "/account/apps/disconnect");
    keeper.asked = undefined;
    await expect(first.client.callTool({ name: "list_balances", arguments: {} })).rejects.toThrow();
    expect(keeper.asked).toBeDefined();
    await first.client.close();
    expect(email).toContain("@");
  });
});

describe("a member in the browser", () => {
  test("makes an API key, calls a tool with it, and revokes it", async () => {
    const browser = browse();
    await signUp(browser);
    const made = await browser.submit(await browser.open(`${server.root}/account/keys`), {
      name: "script",
      scopes: ["service:tools"],
    });
    const key = /svc_[0-9a-f]{16}_[\w-]{43}/.exec(made.text)?.[0] ?? "";
    secrets.add(key).add(key.slice(-43));
    expect(await callTool(key)).toBe(200);
    const again: Page = await browser.open(`${server.root}/account/keys`);
    expect(again.text).not.toContain(key);
    await browser.submit(again, {}, "/account/keys/revoke");
    expect(await callTool(key)).toBe(401);
  });

  test("gets everything kept as a file, and deletes the account with all of it", async () => {
    const browser = browse();
    const email = await signUp(browser);
    const file = await browser.open(`${server.root}/account/export`);
    expect(file.text).toContain(email);
    expect(file.text).not.toMatch(/argon2|secret_digest/);
    const page = await browser.open(`${server.root}/account/delete`);
    await browser.submit(
      page,
      { password: PASSWORD, confirmation: "delete my account" },
      "/account/delete",
    );
    expect(new URL((await browser.open(`${server.root}/account`)).address).pathname).toBe(
      "/sign-in",
    );
  });
});

const callTool = async (key: string): Promise<number> => {
  const response = await fetch(`${server.root}/tools/mcp`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "get_wallet", arguments: {} },
    }),
  });
  return response.status;
};

test("what belongs to accounts has its own addresses beside the catalog", async () => {
  const status = async (path: string) => (await fetch(server.root + path)).status;
  expect(await status("/v1/public/credit-cards")).toBe(200);
  expect(await status("/.well-known/oauth-authorization-server")).toBe(200);
  expect(await status("/.well-known/oauth-protected-resource/tools/mcp")).toBe(200);
  expect(await status("/.well-known/oauth-protected-resource")).toBe(200);
  expect(await status("/tools/mcp")).toBe(405);
  expect(await status("/account.css")).toBe(200);
});

test("what is kept tells no password, token, key or cookie of all that", async () => {
  const names = readdirSync(server.folder).filter((name) => name.startsWith("cardfile.db"));
  const kept = Buffer.concat(names.map((name) => readFileSync(join(server.folder, name)))).toString(
    "latin1",
  );
  expect(kept).toContain("@example.org");
  expect(secrets.size).toBeGreaterThan(15);
  expect([...secrets].filter((secret) => kept.includes(secret))).toEqual([]);
});

test("nothing went wrong on the way", () => {
  expect(server.logged.filter((line) => !line.startsWith("serving data of"))).toEqual([]);
});
