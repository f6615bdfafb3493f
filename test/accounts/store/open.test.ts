import { chmodSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { inspect } from "node:util";
import Database from "libsql";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { openStore } from "../../../server/accounts/store/open.ts";
import { createDatabase, postgresServer } from "../../support/postgres.ts";
import { startChild } from "./children.ts";
import { openAt } from "./open-at.ts";
import { makeFolder } from "./places.ts";

const PASSWORD = "s3cret-w0rd";

/** The message when it cannot open, checked to hold no part of the password. */
async function readRefusal(url: string | undefined, file = "/nowhere"): Promise<string> {
  const logged: string[] = [];
  const log = (line: string): void => void logged.push(line);
  try {
    const store = await openStore({ url, file, now: () => Date.now(), log });
    await store.close();
  } catch (error) {
    const all = inspect([error, logged], { depth: null, showHidden: true });
    expect(all).not.toContain(PASSWORD);
    expect(error).toBeInstanceOf(Error);
    return error instanceof Error ? error.message : "";
  }
  throw new Error("it opened");
}

/** A server that does something with each client; the address names a user and a password. */
async function serve(answer: (socket: Socket) => void): Promise<string> {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => {
    sockets.push(socket.on("error", () => undefined));
    answer(socket);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return `postgres://ann:${PASSWORD}@127.0.0.1:${port}/members`;
}

/** The message with which PostgreSQL refuses a client. */
function toRefusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mno, says the server\0\0`);
  const head = Buffer.from("E\0\0\0\0");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

test.each([
  ["mysql://", `mysql://ann:${PASSWORD}@host/members`],
  ["http://", `http://ann:${PASSWORD}@host/members`],
  ["file://", "file:///var/cardfile.db"],
  ["something else", `ann:${PASSWORD}@host/members`],
  ["something else", PASSWORD],
  ["something else", ""],
  ["something else", "postgres:members"],
])("DATABASE_URL may not begin with %s", async (begin, url) => {
  expect(await readRefusal(url)).toBe(
    `DATABASE_URL begins with ${begin}: it must be postgres://user:password@host:5432/database, ` +
      "or be unset for an SQLite file",
  );
});

test.each([
  `postgres://ann:${PASSWORD}#1@host/members`,
  `postgres://ann:${PASSWORD}/1@host/members`,
  `postgres://ann:1/${PASSWORD}@host/members`,
  `postgres://ann:1?${PASSWORD}@host/members`,
  `postgres://ann:1#${PASSWORD}@host/members`,
  `postgres://ann:${PASSWORD}%@host/members`,
  `postgres://ann:${PASSWORD}@host:port/members`,
])("an address that reads as another is refused: %s", async (url) => {
  expect(await readRefusal(url)).toContain("special characters of the password written as %2F");
});

test("where no server listens, the message says so", async () => {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  server.close();
  await once(server, "close");
  const where = (host: string): string => `postgres://ann:${PASSWORD}@${host}:${port}/members`;
  const said = `cannot use the PostgreSQL database at 127.0.0.1:${port}: nothing listens there; start it or correct DATABASE_URL`;
  expect(await readRefusal(where("127.0.0.1"))).toBe(said);
  // Every address of a name is tried.
  expect(await readRefusal(where("localhost"))).toBe(said.replace("127.0.0.1", "localhost"));
});

test("a host that is not there is named", async () => {
  const said = await readRefusal(`postgres://ann:${PASSWORD}@nowhere.invalid/members`);
  expect(said).toMatch(/at nowhere\.invalid:5432: (?:no host has that name|the host name)/);
});

test.each([
  ["28P01", "wrong user or password for ann; correct DATABASE_URL"],
  ["28000", "it does not let ann in; change its pg_hba.conf or DATABASE_URL"],
  ["3D000", "it has no database members; create it with CREATE DATABASE"],
  ["53300", "all its connections are taken; raise max_connections or stop other clients"],
  ["57P03", "it is starting or shutting down; try again in a moment"],
  ["XX000", "no, says the server"],
])("a server that refuses with %s is explained", async (code, said) => {
  const url = await serve((socket) => socket.once("data", () => socket.end(toRefusal(code))));
  expect(await readRefusal(url)).toBe(
    `cannot use the PostgreSQL database at ${new URL(url).host}: ${said}`,
  );
});

test("a server that hangs up, and one that never answers, are explained", async () => {
  const [hangsUp, silent] = await Promise.all([
    readRefusal(await serve((socket) => socket.destroy())),
    readRefusal(await serve((socket) => void socket.resume())),
  ]);
  expect(hangsUp).toContain("it closed the connection; check its log, or correct DATABASE_URL");
  expect(silent).toContain("it does not answer; check the network or correct DATABASE_URL");
});

describe.skipIf(postgresServer === undefined)("a PostgreSQL server", () => {
  async function makeAddress(): Promise<string> {
    const database = await createDatabase();
    onTestFinished(() => database.drop());
    return database.url;
  }

  test("a database that is not there is named", async () => {
    const url = new URL(postgresServer ?? "");
    url.pathname = "/cardfile_never_made";
    expect(await readRefusal(url.href)).toContain("it has no database cardfile_never_made");
  });

  test("a read-only database is told", async () => {
    const url = `${await makeAddress()}?options=-c%20default_transaction_read_only%3Don`;
    expect(await readRefusal(url)).toContain("it is read-only, perhaps a replica");
  });

  test("a schema newer than ours is refused, and stays", async () => {
    const url = await makeAddress();
    await (await openAt(url)).close();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("UPDATE cardfile_schema SET version = 99");
    expect(await readRefusal(url)).toContain("written by a newer version of cardfile; update this");
    const { rows } = await client.query("SELECT version FROM cardfile_schema");
    expect(rows).toEqual([{ version: 99 }]);
    await client.end();
  });

  test("both schemes are addresses of it", async () => {
    const url = await makeAddress();
    const store = await openAt(url.replace(/^postgres(?:ql)?:/, "postgresql:"));
    expect(await store.isAlive()).toBe(true);
    await store.close();
  });

  test("is opened without loading the other driver", async () => {
    const child = startChild("open-child", [await makeAddress()]);
    expect(await child.end()).toBe(0);
    expect(child.lines).toEqual(["pg"]);
  });
});

describe("an SQLite file", () => {
  test("a schema newer than ours is refused, and stays", async () => {
    const file = join(makeFolder(), "cardfile.db");
    await (await openAt(file)).close();
    const database = new Database(file);
    database.exec("PRAGMA user_version = 99");
    expect(await readRefusal(undefined, file)).toBe(
      `cannot use the database ${file}: ` +
        "the database was written by a newer version of cardfile; update this one",
    );
    expect(database.prepare("PRAGMA user_version").get()).toMatchObject({ user_version: 99 });
    database.close();
  });

  test("a file that is no database is left as it is", async () => {
    const file = join(makeFolder(), "cardfile.db");
    writeFileSync(file, "a letter to a friend ".repeat(100));
    expect(await readRefusal(undefined, file)).toContain("is not an SQLite database; move it away");
  });

  test("a folder in its place, and a file in the place of its folder, are told", async () => {
    const folder = makeFolder();
    mkdirSync(join(folder, "cardfile.db"));
    expect(await readRefusal(undefined, join(folder, "cardfile.db"))).toContain(
      `${folder}/cardfile.db is a folder`,
    );
    writeFileSync(join(folder, "var"), "");
    expect(await readRefusal(undefined, join(folder, "var/cardfile.db"))).toContain(
      `${folder}/var is not a folder; set VAR to a folder`,
    );
    expect(await readRefusal(undefined, join(folder, "var/deeper/cardfile.db"))).toContain(
      "is not a folder; set VAR to a folder",
    );
  });

  test("is opened without loading the other driver, and not where one may not write", async () => {
    const folder = makeFolder();
    const forbidden = join(folder, "forbidden");
    mkdirSync(forbidden);
    chmodSync(forbidden, 0o555);
    // The child may become nobody, who must get as far as that folder.
    chmodSync(folder, 0o755);
    const child = startChild("open-child", [
      join(folder, "mine/cardfile.db"),
      join(forbidden, "cardfile.db"),
    ]);
    expect(await child.end()).toBe(0);
    expect(child.lines).toEqual([
      "libsql",
      `Error: cannot use the database ${forbidden}/cardfile.db: ` +
        `this user may not write there; let it write to ${forbidden} and everything in it`,
    ]);
    expect(readdirSync(forbidden)).toEqual([]);
  });
});
