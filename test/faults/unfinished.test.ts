import { connect } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { listenWithMembers, type MemberServer } from "../members/server.ts";
import { toHead } from "./readers.ts";
import { ask, openExchange } from "./requests.ts";

/* Bodies that do not end, and bodies in crumbs. */
let server: MemberServer;
beforeAll(async () => {
  server = await listenWithMembers();
  await ask(`${server.root}/account`);
});
afterAll(() => server.close());

const JSON_HEADERS = { "content-type": "application/json" };

test.each(["/tools/mcp", "/chat/v1/chat/completions"])(
  "who shows no credential or a wrong one is told so before the body of %s comes",
  async (path) => {
    for (const credential of [{}, { authorization: "Bearer nobody" }]) {
      const exchange = openExchange(server.root);
      exchange.write(
        `${toHead(path, { ...JSON_HEADERS, ...credential })}Content-Length: 262000\r\n\r\n`,
      );
      // The connection closes, though the body never came.
      // oxlint-disable-next-line no-await-in-loop
      expect(await exchange.received).toMatch(/^HTTP\/1.1 401 /);
    }
  },
);

/** Megabytes outside of the heap, where bodies are. */
const measureBuffers = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().external / 1024 / 1024;
};

test("hundreds of unfinished bodies cost a bounded memory, and others are answered", async () => {
  const { port, hostname } = new URL(server.root);
  const head = `${toHead("/mcp", JSON_HEADERS)}Content-Length: 262000\r\n\r\n`;
  const unfinished = Buffer.from(head + " ".repeat(261_000));
  const before = measureBuffers();
  const sockets = Array.from({ length: 600 }, () =>
    connect(Number(port), hostname)
      .on("error", () => undefined)
      .resume(),
  );
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  for (const socket of sockets) socket.write(unfinished);
  for (let others = 0; others < 50; others++) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await ask(`${server.root}/v1/public/benefits-search`, {
      method: "POST",
      headers: JSON_HEADERS,
      body: '{"query":"lounge"}',
    });
    expect(answer.status).toBe(200);
  }
  expect(measureBuffers() - before).toBeLessThan(64);
});

const chunked = (size: number, count: number): string =>
  `${toHead("/mcp", JSON_HEADERS)}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n${`${size.toString(16)}\r\n${" ".repeat(size)}\r\n`.repeat(count)}`;

test("a body in crumbs is refused before its end, one in a few hundred of them is read", async () => {
  for (const size of [1, 32, 256]) {
    const crumbs = openExchange(server.root);
    crumbs.write(chunked(size, 3000));
    // oxlint-disable-next-line no-await-in-loop
    expect(await crumbs.received).toMatch(/^HTTP\/1.1 400 [^]*"error":"The chunks/);
  }
  const small = openExchange(server.root);
  small.write(`${chunked(64, 900)}2\r\n{}\r\n0\r\n\r\n`);
  expect(await small.received).toMatch(/^HTTP\/1.1 [24]00 [^]*"jsonrpc"/);
});

test.each(["GET /health", "GET /v1/public/credit-cards", "POST /nope", "POST /tools/mcp"])(
  "a body in crumbs that %s does not need ends the connection",
  async (start) => {
    const { host } = new URL(server.root);
    const exchange = openExchange(server.root);
    exchange.write(
      `${start} HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\n` +
        `${"1\r\nx\r\n".repeat(30_000)}0\r\n\r\n` +
        `GET /next HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    const statuses = (await exchange.received).matchAll(/HTTP\/1\.1 (\d+)/g);
    const others = [...statuses].filter(([, status]) => status !== "400");
    expect(others.length).toBeLessThanOrEqual(1);
  },
);
