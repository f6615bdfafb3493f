import { randomBytes } from "node:crypto";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Deps } from "../../server/accounts/deps.ts";
import type { Plan } from "../../server/accounts/plans.ts";
import { openStore } from "../../server/accounts/store/open.ts";
import { readWallet } from "../../server/accounts/wallets.ts";
import { callTool, makeMember } from "../faults/member.ts";
import { createBrowser } from "../support/browser.ts";
import { createDatabase, postgresServer, type TestDatabase } from "../support/postgres.ts";
import { readCards } from "../support/published.ts";
import { type Program, startProgram } from "./program.ts";
import { openRoundRobin, type RoundRobin } from "./round-robin.ts";

/*
 * Three processes on one PostgreSQL behind a proxy that sends every request to the next one: what a
 * member did at one must be so at the others, and nothing that was acknowledged may be lost.
 */
const PROCESSES = 3;
const FREE_TOOLS_A_DAY = 40;
const REDIRECT = "http://127.0.0.1:33418/callback";
const PASSWORD = "correct horse battery";

// Each process loads everything at its first call, which takes its time on a busy machine.
describe.skipIf(postgresServer === undefined)("three processes", { timeout: 240_000 }, () => {
  let database: TestDatabase;
  let proxy: RoundRobin;
  let programs: Program[] = [];
  let deps: Deps;

  beforeAll(async () => {
    database = await createDatabase();
    proxy = await openRoundRobin();
    const env = {
      ACCOUNTS: "on",
      PUBLIC_URL: proxy.root,
      DATABASE_URL: database.url,
      SECRETS: "0123456789abcdef0123456789abcdef",
      TRUSTED_PROXIES: "1",
      FREE_TOOLS_A_DAY: String(FREE_TOOLS_A_DAY),
    };
    programs = await Promise.all(Array.from({ length: PROCESSES }, () => startProgram(env)));
    proxy.behind.push(...programs.map(({ root }) => root));
    const now = () => Date.now();
    const store = await openStore({ url: database.url, file: "", now, log: () => undefined });
    deps = { store, now, randomBytes };
  });
  afterAll(async () => {
    await proxy.close();
    await Promise.all(programs.map(({ stop }) => stop()));
    await deps.store.close();
    await database.drop();
  });

  const join = (plan: Plan) => makeMember({ url: database.url, file: "" }, plan);

  /** A tool's answer; undefined when none came. */
  const call = (key: string, name: string, args: object = {}) =>
    callTool(proxy.root, key, name, args).catch(() => undefined);

  test("count a day's calls together, not each for itself", async () => {
    const { key } = await join("free");
    const asked = Array.from({ length: FREE_TOOLS_A_DAY + 20 }, () => call(key, "get_wallet"));
    const statuses = (await Promise.all(asked)).map((answer) => answer?.outcome);
    expect(statuses.filter((status) => status === "ok")).toHaveLength(FREE_TOOLS_A_DAY);
    expect(statuses.filter((status) => status === "refused")).toHaveLength(20);
  });

  test("lose no card of a wallet that all of them write at once", async () => {
    const { id, key } = await join("member");
    const cards = readCards().slice(0, 30);
    const added = await Promise.all(
      cards.map(async (card) => {
        const answer = await call(key, "add_wallet_card", { card: card.card_name });
        return answer?.outcome === "ok" ? [card.id] : [];
      }),
    );
    const { wallet } = await readWallet(deps, id);
    expect(added.flat().length).toBeGreaterThan(0);
    expect(wallet.cards.map(({ card_id }) => card_id).toSorted()).toEqual(added.flat().toSorted());
  });

  test("know one session, and its end", async () => {
    const browser = createBrowser(proxy.root, (url) => url.origin === proxy.root);
    const email = `${randomBytes(6).toString("hex")}@example.org`;
    const first = await browser.open(`${proxy.root}/sign-up`);
    await browser.submit(first, { email, password: PASSWORD });
    for (let turn = 0; turn < PROCESSES; turn++) {
      const page = await browser.open(`${proxy.root}/account`);
      expect(page.text).toContain(email);
    }
    await browser.submit(await browser.open(`${proxy.root}/account`), {}, "/sign-out");
    for (let turn = 0; turn < PROCESSES; turn++) {
      const page = await browser.open(`${proxy.root}/account`);
      expect(new URL(page.address).pathname).toBe("/sign-in");
    }
  });

  test("know one application: registered, agreed to and given tokens at different ones", async () => {
    const browser = createBrowser(proxy.root, (url) => url.origin === proxy.root);
    const email = `${randomBytes(6).toString("hex")}@example.org`;
    await browser.submit(await browser.open(`${proxy.root}/sign-up`), {
      email,
      password: PASSWORD,
    });
    const kept: { asked?: URL; client?: { client_id: string }; tokens?: Tokens; verifier: string } =
      { verifier: "" };
    const provider = {
      redirectUrl: REDIRECT,
      clientMetadata: { client_name: "Points Pal", redirect_uris: [REDIRECT] },
      clientInformation: () => kept.client,
      saveClientInformation: (client: { client_id: string }) => void (kept.client = client),
      tokens: () => kept.tokens,
      saveTokens: (tokens: Tokens) => void (kept.tokens = tokens),
      codeVerifier: () => kept.verifier,
      saveCodeVerifier: (verifier: string) => void (kept.verifier = verifier),
      redirectToAuthorization: (url: URL) => void (kept.asked = url),
    };
    const open = () =>
      new StreamableHTTPClientTransport(new URL(`${proxy.root}/tools/mcp`), {
        authProvider: provider,
      });
    await expect(new Client(NAME).connect(open())).rejects.toThrow("Unauthorized");
    const consent = await browser.open(kept.asked?.href ?? "");
    const scopes = ["service:tools", "service:tools:write"];
    const { address } = await browser.submit(consent, { decision: "allow", scopes });
    const transport = open();
    await transport.finishAuth(new URL(address).searchParams);
    const client = new Client(NAME);
    await client.connect(transport);
    for (let turn = 0; turn < PROCESSES; turn++) {
      const saved = await client.callTool({
        name: "set_balance",
        arguments: { program: "amex", points: 1000 + turn },
      });
      const read = await client.callTool({ name: "list_balances", arguments: {} });
      expect(saved.isError).not.toBe(true);
      expect(JSON.stringify(read)).toContain(String(1000 + turn));
    }
    await client.close();
  });

  test("lose nothing they acknowledged when one of them is killed", async () => {
    const { id, key } = await join("member");
    const cards = readCards().slice(30, 60);
    const adding = cards.map(async (card, at) => {
      if (at === 10) programs[1]?.child.kill("SIGKILL");
      const answer = await call(key, "add_wallet_card", { card: card.card_name });
      return answer?.outcome === "ok" ? [card.id] : [];
    });
    const acknowledged = (await Promise.all(adding)).flat();
    proxy.behind.splice(1, 1);
    const { wallet } = await readWallet(deps, id);
    const held = new Set(wallet.cards.map(({ card_id }) => card_id));
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.filter((card) => !held.has(card))).toEqual([]);
    expect(await call(key, "get_wallet")).toMatchObject({ outcome: "ok" });
  });
});

const NAME = { name: "pal", version: "1.0.0" };

interface Tokens {
  readonly access_token: string;
  readonly token_type: string;
  readonly refresh_token?: string;
}
