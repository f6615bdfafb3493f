import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  Client,
  type OAuthDiscoveryState,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import pg from "pg";
import { TOOLSETS } from "../../server/tools/toolsets.ts";
import { createDatabase, postgresServer, type TestDatabase } from "../support/postgres.ts";
import { type Browser, createBrowser, type Page } from "../support/browser.ts";
import { callTool } from "./call-tool.ts";
import { listenWithMembers, type MemberServer } from "./server.ts";

/*
 * A member and their agent against the whole service: the official clients discover everything by
 * themselves, the member signs in and agrees in a browser, and later ends the access.
 */
const REDIRECT = "http://127.0.0.1:33418/callback";
const PASSWORD = "correct horse battery";
const HOUR_MS = 3_600_000;

/** Every byte of the database file and of what was not yet moved into it. */
function readFiles(folder: string): string {
  const names = readdirSync(folder).filter((name) => name.startsWith("cardfile.db"));
  return names.map((name) => readFileSync(join(folder, name), "latin1")).join("");
}

async function readDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("SELECT * FROM cardfile_records");
  await client.end();
  return JSON.stringify(rows);
}

const STORES = postgresServer === undefined ? ["SQLite"] : ["SQLite", "PostgreSQL"];

// The last tests look at what all before them left, so their order stays.
for (const store of STORES) {
  describe(`on ${store}`, { shuffle: false }, () => {
    let server: MemberServer;
    let database: TestDatabase | undefined;
    beforeAll(async () => {
      database = store === "SQLite" ? undefined : await createDatabase();
      server = await listenWithMembers(database?.url);
    });
    afterAll(async () => {
      await server.close();
      await database?.drop();
    });
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
      expect(new URL(page.address).pathname).toBe("/account/wallet");
      return email;
    }

    interface Tokens {
      readonly access_token: string;
      readonly token_type: string;
      readonly refresh_token?: string;
    }

    /** An agent's storage for a server; the client reads and writes it. */
    function createKeeper() {
      const kept: {
        asked?: URL;
        client?: { client_id: string };
        tokens?: Tokens;
        discovered?: OAuthDiscoveryState;
        verifier: string;
      } = { verifier: "" };
      const provider = {
        redirectUrl: REDIRECT,
        clientMetadata: { client_name: "Points Pal", redirect_uris: [REDIRECT] },
        clientInformation: () => kept.client,
        saveClientInformation: (client: { client_id: string }) => void (kept.client = client),
        tokens: () => kept.tokens,
        saveTokens: (tokens: Tokens) => {
          kept.tokens = tokens;
          secrets.add(tokens.access_token).add(tokens.refresh_token ?? PASSWORD);
        },
        codeVerifier: () => kept.verifier,
        saveCodeVerifier: (verifier: string) => void (kept.verifier = verifier),
        discoveryState: () => kept.discovered,
        saveDiscoveryState: (found: OAuthDiscoveryState) => void (kept.discovered = found),
        redirectToAuthorization: (url: URL) => void (kept.asked = url),
        invalidateCredentials: () => void delete kept.tokens,
      };
      return { kept, provider };
    }

    type Provider = ReturnType<typeof createKeeper>["provider"];

    const NAME = { name: "pal", version: "1.0.0" };

    const GENERATIONS = [
      {
        name: "client 2.4.0",
        open: (url: URL, authProvider: Provider) => {
          const transport = new StreamableHTTPClientTransport(url, { authProvider });
          const client = new Client(NAME);
          return {
            client,
            finishAuth: (back: URL) => transport.finishAuth(back.searchParams),
            connect: () => client.connect(transport),
          };
        },
      },
      {
        name: "sdk 1.32.2",
        open: (url: URL, authProvider: Provider) => {
          const transport = new OldHttp(url, { authProvider });
          const client = new OldClient(NAME);
          return {
            client,
            finishAuth: (back: URL) => transport.finishAuth(back.searchParams.get("code") ?? ""),
            connect: () => client.connect(transport),
          };
        },
      },
    ];

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

    async function refresh(token: string, client: string): Promise<number> {
      const response = await fetch(`${server.root}/oauth/token`, {
        method: "POST",
        body: new URLSearchParams({
          grant_type: "refresh_token",
          refresh_token: token,
          client_id: client,
        }),
      });
      return response.status;
    }

    const textOf = (value: unknown): string => JSON.stringify(value);

    // The older client needs the same of a store, so one store is enough for it.
    const generations = store === "SQLite" ? GENERATIONS : GENERATIONS.slice(0, 1);
    describe.each(generations)("$name", ({ open }) => {
      test("discovers, registers, signs in, calls, refreshes and is disconnected", async () => {
        const browser = browse();
        await signUp(browser);
        const { kept, provider } = createKeeper();
        // A token for the tools is good for every choice of them.
        const address = new URL(`${server.root}/tools/mcp?toolsets=points`);

        await expect(open(address, provider).connect()).rejects.toThrow();
        const { asked } = kept;
        if (asked === undefined) throw new Error("the client did not ask");
        expect(asked.origin).toBe(new URL(server.root).origin);
        expect(asked.searchParams.get("resource")).toBe(`${server.root}/tools/mcp`);
        expect(asked.searchParams.get("code_challenge_method")).toBe("S256");
        expect(asked.searchParams.get("scope")).toContain("service:tools:write");

        const back = await agree(browser, asked);
        secrets.add(back.searchParams.get("code") ?? "");
        expect(back.origin + back.pathname).toBe(REDIRECT);
        expect(back.searchParams.get("iss")).toBe(server.root);
        const first = open(address, provider);
        await first.finishAuth(back);
        await first.connect();
        const { tools } = await first.client.listTools();
        const names = tools.map((tool) => tool.name);
        expect(names).toContain("set_balance");
        expect(names).not.toContain("get_wallet");
        const saved = await first.client.callTool({
          name: "set_balance",
          arguments: { program: "amex", points: 250_000 },
        });
        expect(textOf(saved)).toContain("250000");

        for (const [set, { tools: wanted }] of Object.entries(TOOLSETS)) {
          const other = open(new URL(`${server.root}/tools/mcp?toolsets=${set}`), provider);
          // One client after the other.
          // oxlint-disable-next-line no-await-in-loop
          await other.connect();
          // oxlint-disable-next-line no-await-in-loop
          const listed = (await other.client.listTools()).tools.map((tool) => tool.name);
          expect(listed).toEqual(expect.arrayContaining([...wanted]));
          // oxlint-disable-next-line no-await-in-loop
          await other.client.close();
        }

        // An hour later the access token is no more; the client gets another by itself.
        const before = textOf(kept.tokens);
        vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + HOUR_MS + 60_000 });
        const held = await first.client.callTool({ name: "list_balances", arguments: {} });
        expect(textOf(held)).toContain("250000");
        expect(textOf(kept.tokens)).not.toBe(before);

        // The member ends it: neither token works any more.
        const spent = { ...kept };
        const apps = await browser.open(`${server.root}/account/apps`);
        expect(apps.text).toContain("Points Pal");
        await browser.submit(apps, {}, "/account/apps/disconnect");
        delete kept.asked;
        await expect(
          first.client.callTool({ name: "list_balances", arguments: {} }),
        ).rejects.toThrow();
        expect(kept.asked).toBeDefined();
        await first.client.close();
        const { tokens } = spent;
        expect(await refresh(tokens?.refresh_token ?? "", kept.client?.client_id ?? "")).toBe(400);
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
        expect(await callTool(server.root, key)).toBe(200);
        const again: Page = await browser.open(`${server.root}/account/keys`);
        expect(again.text).not.toContain(key);
        await browser.submit(again, {}, "/account/keys/revoke");
        expect(await callTool(server.root, key)).toBe(401);
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

    test("what belongs to accounts has its own addresses beside the catalog", async () => {
      const status = async (path: string) => (await fetch(server.root + path)).status;
      expect(await status("/v1/public/credit-cards")).toBe(200);
      expect(await status("/.well-known/oauth-authorization-server")).toBe(200);
      expect(await status("/.well-known/oauth-protected-resource/tools/mcp")).toBe(200);
      expect(await status("/.well-known/oauth-protected-resource")).toBe(200);
      expect(await status("/tools/mcp")).toBe(405);
      expect(await status("/account.css")).toBe(200);
    });

    test("applications are registered from one address so often, and no oftener", async () => {
      const register = async () => {
        const response = await fetch(`${server.root}/oauth/register`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ client_name: "Many", redirect_uris: [REDIRECT] }),
        });
        return response.status;
      };
      const statuses = await Promise.all(Array.from({ length: 62 }, register));
      expect(statuses).toContain(201);
      expect(statuses).toContain(429);
    });

    test("what is kept tells no password, token, key or cookie of all that", async () => {
      const kept =
        database === undefined ? readFiles(server.folder) : await readDatabase(database.url);
      expect(kept).toContain("@example.org");
      expect(secrets.size).toBeGreaterThan(12);
      expect([...secrets].filter((secret) => kept.includes(secret))).toEqual([]);
    });

    test("nothing went wrong on the way", () => {
      expect(server.logged.filter((line) => !line.startsWith("serving data of"))).toEqual([]);
    });
  });
}
