import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { H3 } from "h3";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer } from "../../server/http/listener.ts";
import { keepBusy } from "../support/keep-busy.ts";
import { ask, openExchange } from "./requests.ts";

/* Requests sent ahead, whose answers are read late or never. */

/** More than the system keeps between the two ends, many times over. */
const ANSWER = "x".repeat(4 * 1024 * 1024);
const AHEAD = 100;

/** A server that counts the large answers it has begun; told of each request as it is answered. */
async function listenForLists(watch?: (request: IncomingMessage) => void) {
  let begun = 0;
  let written = 0;
  const app = new H3()
    .get("/list/:number", ({ context }) => {
      begun++;
      return `${context.params?.["number"]} ${ANSWER}`;
    })
    .get("/stream/:number", () => {
      begun++;
      return new Response(new Blob([ANSWER]).stream());
    })
    .get("/small/:number", ({ context }) => `answer ${context.params?.["number"]}.`)
    .get("/wait", () => new Promise(() => undefined))
    .post("/write", () => `written ${++written}.`)
    .get("/health", () => "ok");
  const server = createHttpServer(
    async () => app,
    () => undefined,
    () => undefined,
    { watch, trustedProxies: 1 },
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" ? Number(address?.port) : 0;
  return { port, root: `http://127.0.0.1:${port}`, begun: () => begun };
}

/** Megabytes in use once what nobody holds is gone. */
function measureMemory(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}

const toRequests = (path: string, count: number): string =>
  Array.from({ length: count }, (_, at) => `GET ${path}/${at} HTTP/1.1\r\nHost: a\r\n\r\n`).join(
    "",
  );

test("what a client does not read is not answered ahead", async () => {
  const { port, root, begun } = await listenForLists();
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  socket.pause().write(toRequests("/list", AHEAD));
  await expect.poll(begun).toBeGreaterThan(0);
  for (let others = 0; others < 50; others++) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await ask(`${root}/health`)).status).toBe(200);
  }
  expect(begun()).toBeLessThan(10);
});

test("what a client reads is answered whole and in its order, however many it sends ahead", async () => {
  const { root } = await listenForLists();
  const exchange = openExchange(root);
  exchange.write(toRequests("/small", AHEAD));
  exchange.write("GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  const numbers = [...(await exchange.received).matchAll(/answer (\d+)\./g)].map(([, one]) => one);
  expect(numbers).toEqual(Array.from({ length: AHEAD }, (_, at) => String(at)));
});

test("a write is told its answer, and what is sent too far ahead is refused", async () => {
  const { root } = await listenForLists();
  const exchange = openExchange(root);
  const write = "POST /write HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}";
  exchange.write(write + toRequests("/small", 1000) + write);
  const [first, ...others] = (await exchange.received).split("HTTP/1.1 ").slice(1);
  expect(first).toMatch(/^200 [^]*written 1\.$/);
  expect(others.pop()).toMatch(/^503 [^]*Connection: close\r\n\r\n\{"error":"/);
  const answered = others.map((text, at) => text.endsWith(`answer ${at}.`));
  expect(answered).not.toContain(false);
  expect(answered.length).toBeGreaterThan(20);
});

test.each([
  { connections: 20, requests: 1800 },
  { connections: 600, requests: 60 },
])(
  "a megabyte of requests over $connections connections costs less than ten",
  async ({ connections, requests }) => {
    const { port, root } = await listenForLists();
    const sockets = Array.from({ length: connections }, () => connect(port, "127.0.0.1"));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    await Promise.all(
      sockets.map((socket) =>
        once(
          socket.on("error", () => undefined),
          "connect",
        ),
      ),
    );
    await ask(`${root}/health`);
    const before = measureMemory();
    const text = "GET /wait HTTP/1.1\r\nHost: a\r\n\r\n".repeat(requests);
    for (const socket of sockets) socket.pause().write(text);
    for (let others = 0; others < 20; others++) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await ask(`${root}/health`)).status).toBe(200);
    }
    expect(measureMemory() - before).toBeLessThan(10);
  },
);

test("requests sent ahead that are answered at once let others in between", async () => {
  const methods: string[] = [];
  const { port } = await listenForLists(({ method = "" }) => {
    methods.push(method);
    if (methods.length === 1) other.write("HEAD * HTTP/1.1\r\nHost: a\r\n\r\n");
  });
  const [flood, other] = [connect(port, "127.0.0.1"), connect(port, "127.0.0.1")];
  onTestFinished(() => {
    flood.destroy();
    other.destroy();
  });
  await Promise.all([flood, other].map((socket) => once(socket.resume(), "connect")));
  flood.write("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n".repeat(AHEAD));
  await expect.poll(() => methods.length).toBe(AHEAD + 1);
  expect(methods.indexOf("HEAD")).toBeLessThan(AHEAD / 2);
});

test.each([
  ["", ""],
  ["Content-Length: 2\r\n", "{}"],
])(
  "a request waits for one at a time of another address that sends hundreds",
  async (length, body) => {
    const addresses: string[] = [];
    const toRequest = (address: string): string =>
      `OPTIONS * HTTP/1.1\r\nHost: a\r\n${length}X-Forwarded-For: ${address}\r\n\r\n${body}`;
    const { port } = await listenForLists(({ headers }) => {
      addresses.push(String(headers["x-forwarded-for"]));
      if (addresses.length === 1) other.write(toRequest("192.0.2.2"));
      keepBusy();
    });
    const open = () => connect(port, "127.0.0.1").resume();
    const flood = Array.from({ length: 50 }, open);
    const other = open();
    const sockets = [...flood, other];
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    for (const socket of flood) socket.write(toRequest("192.0.2.1").repeat(4));
    await expect.poll(() => addresses.includes("192.0.2.2"), { timeout: 20_000 }).toBe(true);
    expect(addresses.indexOf("192.0.2.2")).toBeLessThan(10);
  },
);

/** Sends a request on each connection, once that before it is answered; gives those cut off. */
async function findCutOff(
  { port, begun }: Awaited<ReturnType<typeof listenForLists>>,
  requests: readonly string[],
): Promise<() => readonly number[]> {
  const sockets = requests.map(() => connect(port, "127.0.0.1").pause());
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  for (const [at, socket] of sockets.entries()) {
    socket.on("error", () => undefined).write(requests[at] ?? "");
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(begun).toBe(at + 1);
  }
  const ended: number[] = [];
  for (const [at, socket] of sockets.entries()) socket.on("close", () => ended.push(at)).resume();
  return () => ended.toSorted((one, other) => one - other);
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

test.each(["/list", "/stream"])(
  "answers of %s that one address does not read are cut off beyond a bound, the oldest first",
  async (path) => {
    const server = await listenForLists();
    const requests = upTo(20).map(() => toRequests(path, 1));
    const cutOff = await findCutOff(server, requests);
    await expect.poll(cutOff).toEqual(upTo(13));
  },
);

test("answers that nobody reads are cut off beyond a bound for all addresses", async () => {
  const server = await listenForLists();
  const requests = upTo(20).map((at) =>
    toRequests("/list", 1).replace("\r\n\r\n", `\r\nX-Forwarded-For: 192.0.2.${at}\r\n\r\n`),
  );
  const cutOff = await findCutOff(server, requests);
  await expect.poll(cutOff).toEqual(upTo(5));
});
