import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { issueApiKey } from "../../server/accounts/api-keys.ts";
import { SCOPES } from "../../server/accounts/scopes.ts";
import { startSession } from "../../server/accounts/sign-in/sessions.ts";
import { openStore } from "../../server/accounts/store/open.ts";
import { createAccount } from "../../server/accounts/users.ts";
import type { Wallet } from "../../server/accounts/wallet.ts";
import { changeWallet } from "../../server/accounts/wallets.ts";
import { MODEL } from "../../server/chat/wire/models.ts";
import { callBody } from "../mcp/requests.ts";
import { createDatabase, postgresServer } from "../support/postgres.ts";
import type { LoadGenerator, LoadRequest } from "./load.ts";
import { toBenchWallet } from "./member.ts";
import { oneByOne } from "./one-by-one.ts";
import type { Row } from "./report.ts";
import { type Server, shippedCommand, startServer } from "./servers.ts";
import { single } from "./statistics.ts";
import { withTemporaryFolder } from "./temporary.ts";
import { readCpuSeconds, readRssMib } from "./usage.ts";

/*
 * The cost of members, for the capacity plan: CPU time of the program and of PostgreSQL per call,
 * and storage per member. No targets, since it depends on usage.
 */

const MEMBERS = 64;
const CONNECTIONS = 16;
const SECONDS = 3;
const WARM_UP_SECONDS = 2;

interface Database {
  readonly name: string;
  readonly url: string;
  /** Bytes of all that is stored. */
  readonly size: () => Promise<number>;
  /** Processor seconds of processes other than ours. */
  readonly cpu: () => number;
}

export async function measureMembers(dist: string, load: LoadGenerator): Promise<readonly Row[]> {
  const sqlite = await withTemporaryFolder((folder) => measureOnSqlite(dist, folder, load));
  if (postgresServer === undefined) return sqlite;
  const database = await createDatabase();
  try {
    const size = () => databaseSize(database.url);
    const cpu = (): number => sumOf(pidsOf("postgres").map(readCpuSeconds));
    const on = { name: "PostgreSQL", url: database.url, size, cpu };
    return [...sqlite, ...(await withTemporaryFolder((var_) => measureOn(on, dist, var_, load)))];
  } finally {
    await database.drop();
  }
}

const measureOnSqlite = (dist: string, folder: string, load: LoadGenerator) => {
  const size = async (): Promise<number> =>
    sumOf(readdirSync(folder).map((file) => statSync(join(folder, file)).size));
  return measureOn({ name: "SQLite", url: "", size, cpu: () => 0 }, dist, folder, load);
};

async function measureOn(
  database: Database,
  dist: string,
  folder: string,
  load: LoadGenerator,
): Promise<readonly Row[]> {
  const before = await database.size();
  const members = await addMembers(database.url, join(folder, "cardfile.db"));
  const keys = members.map(({ key }) => key);
  const perMember = ((await database.size()) - before) / MEMBERS;
  const server = await startServer("ours", shippedCommand(dist), {
    DIST: dist,
    VAR: folder,
    SECRETS: randomBytes(32).toString("hex"),
    MEMBER_TOOLS_A_DAY: "1000000000",
    MEMBER_CHATS_A_DAY: "1000000000",
    ...(database.url === "" ? {} : { DATABASE_URL: database.url }),
  });
  try {
    const rows = await oneByOne(QUESTIONS, (question) =>
      measureCalls(question, { database, server, keys, load }),
    );
    return [
      ...rows.flat(),
      {
        name: `${database.name}: room of a member`,
        figure: single(perMember / 1024),
        unit: "KiB",
        note: "30 cards, a key, a browser",
      },
      {
        name: `${database.name}: memory of the program`,
        figure: single(readRssMib(server.pid)),
        unit: "MiB RSS",
      },
    ];
  } finally {
    await server.stop();
  }
}

interface Question {
  readonly name: string;
  readonly path: string;
  readonly bodies: readonly string[];
}

const toolCall = (name: string, args: object): string => JSON.stringify(callBody(name, args));

const chat = (content: string): string =>
  JSON.stringify({ model: MODEL, messages: [{ role: "user", content }] });

const QUESTIONS: readonly Question[] = [
  {
    name: "a tool that reads",
    path: "/tools/mcp",
    bodies: [
      toolCall("list_balances", {}),
      toolCall("best_card_for_purchase", { merchant: "whole foods", amount: 120 }),
      toolCall("list_upcoming_fees", {}),
      toolCall("compare_transfer_paths", { to: "hyatt", need: 40_000 }),
    ],
  },
  {
    name: "a tool that writes",
    path: "/tools/mcp",
    bodies: [toolCall("set_balance", { program: "delta", points: 12_000 })],
  },
  {
    name: "a question to the chat",
    path: "/chat/v1/chat/completions",
    bodies: [
      chat("which card should I use at whole foods?"),
      chat("how many amex points do I have"),
      chat("is the amex gold worth its annual fee?"),
      chat("can I transfer chase points to hyatt"),
    ],
  },
];

interface Setting {
  readonly database: Database;
  readonly server: Server;
  readonly keys: readonly string[];
  readonly load: LoadGenerator;
}

async function measureCalls(
  { name, path, bodies }: Question,
  { database, server, keys, load }: Setting,
): Promise<readonly Row[]> {
  // Every connection is a member of its own, so that no two write to the same wallet at once.
  const requests = keys.slice(0, CONNECTIONS).flatMap((key): LoadRequest[] =>
    bodies.map((body) => ({
      method: "POST",
      path,
      body,
      headers: { authorization: `Bearer ${key}` },
    })),
  );
  const run = (seconds: number) =>
    load.run({
      root: server.root,
      requests,
      headers: { "content-type": "application/json" },
      connections: CONNECTIONS,
      seconds,
    });
  await run(WARM_UP_SECONDS);
  const before = { own: readCpuSeconds(server.pid), other: database.cpu() };
  const { completed, seconds, statuses, errors } = await run(SECONDS);
  if (errors > 0 || statuses.some((status) => status !== 200)) {
    throw new Error(`${name}: ${errors} errors, status ${statuses.join(", ")}`);
  }
  const own = ((readCpuSeconds(server.pid) - before.own) / completed) * 1000;
  const other = ((database.cpu() - before.other) / completed) * 1000;
  const note = `${Math.round(completed / seconds)} a second from ${CONNECTIONS} members at once`;
  const row = { name: `${database.name}: ${name}`, figure: single(own), unit: "ms CPU", note };
  if (other === 0) return [row];
  return [
    row,
    { name: `${database.name}: its own part of that`, figure: single(other), unit: "ms CPU" },
  ];
}

/** Puts members into a new store and gives what they sign in with. */
export async function addMembers(
  url: string,
  file: string,
  wallets: readonly Wallet[] = Array.from({ length: MEMBERS }, () => toBenchWallet()),
): Promise<readonly { readonly key: string; readonly cookie: string }[]> {
  const now = (): number => Date.now();
  const store = await openStore({
    url: url === "" ? undefined : url,
    file,
    now,
    log: () => undefined,
  });
  const deps = { store, now, randomBytes };
  const passwords = { hash: async (text: string) => text, matches: async () => true };
  const members = await oneByOne(wallets.entries(), async ([at, wallet]) => {
    const member = { email: `bench-${at}@example.org`, password: "correct horse battery" };
    const account = await createAccount(deps, passwords, member, "member");
    if (account === undefined) throw new Error("no account");
    await changeWallet(deps, account.id, () => ({ after: wallet, outcome: undefined }));
    const key = await issueApiKey(deps, account.id, { name: "bench", scopes: SCOPES });
    const { token } = await startSession(deps, account.id, "bench");
    return { key: key?.text ?? "", cookie: `session=${token}` };
  });
  await store.close();
  return members;
}

async function databaseSize(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ size: string }>(
      "SELECT pg_database_size(current_database()) AS size",
    );
    return Number(rows[0]?.size);
  } finally {
    await client.end();
  }
}

/** Processes of a name (Linux). */
const pidsOf = (name: string): readonly number[] =>
  readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry) && nameOf(entry) === name)
    .map(Number);

function nameOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").trim();
  } catch {
    return "";
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
