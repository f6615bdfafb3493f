import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { HTTP_TIMES } from "../../server/http/limits.ts";
import { listCards } from "../../server/contract/routes.ts";
import { type MemberServer, listenWithMembers } from "../members/server.ts";
import { makeMember } from "./member.ts";
import { READERS, toHead } from "./readers.ts";
import { ask, openExchange } from "./requests.ts";

/* The times of the shipped server would make this a test of minutes. */
const TIMES = { ...HTTP_TIMES, headers: 600, request: 900, check: 50 };
const SILENCE = { ...HTTP_TIMES, silence: 1500 };

let server: MemberServer;
let key: string;
beforeAll(async () => {
  server = await listenWithMembers("", TIMES);
  key = (await makeMember({ file: `${server.folder}/cardfile.db` })).key;
  // Whatever is loaded when it is first asked for is loaded now.
  await Promise.all(["/oauth/jwks", "/sign-in"].map((path) => ask(server.root + path)));
});
afterAll(() => server.close());

/** The reply to a request that is sent byte by byte until the server gives up. */
async function sendSlowly(head: string, rest: string): Promise<string> {
  const exchange = openExchange(server.root);
  exchange.write(head);
  let at = 0;
  const timer = setInterval(() => exchange.write(rest[at++ % rest.length] ?? "x"), 40);
  const received = await exchange.received;
  clearInterval(timer);
  return received;
}

const TIMED_OUT = /^HTTP\/1.1 408 Request Timeout\r\n[^]*\{"error":"The request did not arrive/;

// All they do is wait for the server to lose its patience.
describe.concurrent("a client that sends byte by byte", () => {
  test("is told 408 when its headers do not end", async () => {
    expect(await sendSlowly("GET /health HTTP/1.1\r\nHost: a\r\n", "X: y\r\n")).toMatch(TIMED_OUT);
  });

  test("is told 408 when it says nothing at all", async () => {
    expect(await openExchange(server.root).received).toMatch(TIMED_OUT);
  });

  test.each(READERS)("is told 408 when its body to $path does not end", async ({ path, type }) => {
    const headers = { "content-type": type, authorization: `Bearer ${key}`, origin: server.root };
    const head = `${toHead(path, headers)}Content-Length: 5000\r\n\r\n`;
    expect(await sendSlowly(head, " ")).toMatch(TIMED_OUT);
  });

  test("does not keep others from being answered", async () => {
    const slow = Array.from({ length: 200 }, () => openExchange(server.root));
    for (const { write } of slow) write("POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Le");
    expect((await ask(server.root + listCards.path)).status).toBe(200);
    const answers = await Promise.all(slow.map(({ received }) => received));
    expect(new Set(answers.map((text) => text.slice(0, 12)))).toEqual(new Set(["HTTP/1.1 408"]));
  });
});

/** Pipelined requests for more than the system keeps between the two ends. */
const MANY = 200;
const LIST = `GET ${listCards.path} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: identity\r\n\r\n`;

describe("a client that reads slowly", () => {
  test("gets its answer whole", async () => {
    const { port, hostname } = new URL(server.root);
    const whole = await (await fetch(server.root + listCards.path)).text();
    const socket = connect(Number(port), hostname);
    socket.write(LIST.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
    let text = "";
    socket.setEncoding("latin1");
    while (!socket.readableEnded) {
      const byte: unknown = socket.read(1);
      if (typeof byte === "string") text += byte;
      if (byte === null || text.length % 1024 === 0) await setImmediate();
    }
    expect(text.slice(text.indexOf("\r\n\r\n") + 4)).toBe(whole);
  });

  test("is cut off when it does not read at all, and others are answered", async () => {
    const impatient = await listenWithMembers("", SILENCE);
    onTestFinished(() => impatient.close());
    const { port, hostname } = new URL(impatient.root);
    const socket = connect(Number(port), hostname).on("error", () => undefined);
    socket.pause().write(LIST.repeat(MANY));
    const before = process.memoryUsage().rss;
    expect((await ask(impatient.root + listCards.path)).status).toBe(200);
    // Only who writes learns that the other end is gone.
    const isCutOff = (): boolean => !socket.write("\r\n") && socket.destroyed;
    await expect.poll(isCutOff, { timeout: 30_000, interval: 200 }).toBe(true);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });
});
