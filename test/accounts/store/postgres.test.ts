import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { once } from "node:events";
import { describe, expect, onTestFinished, test } from "vitest";
import { createDatabase, postgresServer, type TestDatabase } from "../../support/postgres.ts";
import { collectUnhandledRejections } from "../../support/rejections.ts";
import { expectWhole, readAcknowledged } from "./batches.ts";
import { startChild } from "./children.ts";
import { openAt } from "./open-at.ts";
import { makeFolder } from "./places.ts";
import { toWrites } from "./writes.ts";

const WRITERS = 12;
const CUTS = 8;
const BATCHES_BETWEEN = 50;
const LINES_BEFORE_COPY = 200;

const canCopy = postgresServer !== undefined && spawnSync("pg_restore", ["--version"]).status === 0;

const unhandled = collectUnhandledRejections();

async function makeDatabase(): Promise<TestDatabase> {
  const database = await createDatabase();
  onTestFinished(() => database.drop());
  return database;
}

/** Tries until it works; what fails meanwhile is the matter of the test. */
async function untilItWorks<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  for (;;) {
    try {
      return await work();
    } catch {
      // Once more.
    }
  }
}

/** A way to a server that can be cut off. */
async function makeWay(
  url: string,
): Promise<{ url: string; cut: () => void; mend: () => Promise<unknown> }> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connect(Number(port || "5432"), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port: own } = toAddress(server);
  const cut = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(cut);
  const way = new URL(url);
  way.hostname = "127.0.0.1";
  way.port = String(own);
  return { url: way.href, cut, mend: () => once(server.listen(own, "127.0.0.1"), "listening") };
}

function toAddress(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("it does not listen");
  return address;
}

describe.skipIf(postgresServer === undefined)("the PostgreSQL store", () => {
  test("heals when all connections are dropped under load, and tears nothing", async () => {
    const database = await makeDatabase();
    const store = await openAt(database.url);
    const acknowledged = new Map<string, number>();
    let commits = 0;
    let cuts = 0;
    const write = async (writer: string): Promise<void> => {
      for (let number = 0; cuts < CUTS; number++) {
        await untilItWorks(() => store.commit(toWrites(writer, number)));
        acknowledged.set(writer, number);
        commits++;
      }
    };
    const cut = async (): Promise<void> => {
      for (; cuts < CUTS; cuts++) {
        const from = commits;
        while (commits < from + BATCHES_BETWEEN) await store.isAlive();
        await database.disconnect();
      }
    };
    await Promise.all([cut(), ...Array.from({ length: WRITERS }, (_, at) => write(`w-${at}`))]);
    await untilItWorks(() => expectWhole(store, acknowledged));
    await store.close();
    expect(unhandled).toEqual([]);
  });

  test("says that it is not alive while the server is away, and heals", async () => {
    const way = await makeWay((await makeDatabase()).url);
    const store = await openAt(way.url);
    await store.commit([{ key: "a", put: 1 }]);
    way.cut();
    await expect(store.get("a")).rejects.toThrow();
    await expect(store.commit([{ key: "a", put: 2 }])).rejects.toThrow("ECONNREFUSED");
    expect(await store.isAlive()).toBe(false);
    await way.mend();
    expect((await store.get("a"))?.value).toBe(1);
    expect(await store.isAlive()).toBe(true);
    await store.close();
    expect(unhandled).toEqual([]);
  });

  test("a failure within a batch leaves the connection fit for the next", async () => {
    const store = await openAt((await makeDatabase()).url);
    await store.commit([{ key: "a", put: 1 }]);
    // More than all connections, so that each has met one.
    const conflicts = Array.from({ length: 40 }, () => store.commit([{ key: "a", put: 2, if: 7 }]));
    const outcomes = await Promise.allSettled(conflicts);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(["rejected"]));
    const keys = Array.from({ length: 40 }, (_, at) => `b/${at}`);
    await Promise.all(keys.map((key) => store.commit([{ key, put: 1, if: null }])));
    expect(await store.list("b/")).toHaveLength(40);
    await store.close();
  });
});

test.skipIf(!canCopy)(
  "a copy that pg_dump makes while others write is restored whole, with all acknowledged before",
  async () => {
    const [from, into] = [await makeDatabase(), await makeDatabase()];
    const copy = join(makeFolder(), "copy.dump");
    const child = startChild("batches-child", [from.url, "dumped", "4"]);
    await child.waitForLines(LINES_BEFORE_COPY);
    const acknowledged = readAcknowledged(child.lines);
    execFileSync("pg_dump", ["--format=custom", `--file=${copy}`, from.url]);
    await child.kill();
    execFileSync("pg_restore", ["--exit-on-error", `--dbname=${into.url}`, copy]);
    const store = await openAt(into.url);
    await expectWhole(store, acknowledged);
    const [last] = await store.list("last/");
    await store.commit([{ key: last?.key ?? "", put: "later", if: last?.version ?? null }]);
    expect((await store.get(last?.key ?? ""))?.version).toBeGreaterThan(last?.version ?? Infinity);
    await store.close();
  },
);
