import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MODEL } from "../../server/chat/wire/models.ts";
import { type MemberServer, listenWithMembers } from "../members/server.ts";
import { makeMember } from "./member.ts";
import { READERS, toHead } from "./readers.ts";
import { ask, openExchange } from "./requests.ts";

/* Bodies that are too large, never end or are cut off, at every address that reads a body. */
const MIB = 1024 * 1024;
let server: MemberServer;
let key: string;
beforeAll(async () => {
  server = await listenWithMembers();
  key = (await makeMember({ file: `${server.folder}/cardfile.db` })).key;
});
afterAll(() => server.close());

const headersOf = (type: string) => ({
  "content-type": type,
  accept: "application/json",
  authorization: `Bearer ${key}`,
  origin: server.root,
});

describe.each(READERS)("$path", ({ path, type, tooLarge }) => {
  test("refuses a body of two mebibytes as JSON, whether or not it says how long it is", async () => {
    const text = "x".repeat(2 * MIB);
    const whole = { method: "POST", headers: headersOf(type), body: text };
    const parts = new Blob([text]).stream();
    for (const init of [whole, { ...whole, body: parts, duplex: "half" as const }]) {
      const answer = await ask(server.root + path, init);
      expect(tooLarge).toContain(answer.status);
      expect(answer.text).toMatch(/"error"/);
      expect(answer.text).not.toMatch(/srvx|node_modules|\.ts\b|at \w+ \(/);
    }
    expect((await ask(`${server.root}/health`)).status).toBe(200);
  });

  test("outlives clients that hang up within the body", async () => {
    for (const lines of ["Content-Length: 5000", "Transfer-Encoding: chunked"]) {
      const exchange = openExchange(server.root);
      exchange.write(`${toHead(path, headersOf(type))}${lines}\r\n\r\n10\r\n{`);
      await ask(`${server.root}/health`);
      exchange.hangUp();
      await exchange.received;
    }
    expect((await ask(`${server.root}/health`)).status).toBe(200);
  });
});

test("a conversation of half a mebibyte is read", async () => {
  const messages = Array.from({ length: 200 }, (_, at) => ({
    role: at % 2 === 0 ? "user" : "assistant",
    content: "What is the annual fee of the Amex Gold? ".repeat(64),
  }));
  const asked = { model: MODEL, messages: [...messages, { role: "user", content: "Hello" }] };
  const body = JSON.stringify(asked);
  expect(body.length).toBeGreaterThan(MIB / 2);
  const answer = await ask(`${server.root}/chat/v1/chat/completions`, {
    method: "POST",
    headers: headersOf("application/json"),
    body,
  });
  expect(answer.status, answer.text).toBe(200);
});

test("headers of 20 KiB are 431, as JSON", async () => {
  const exchange = openExchange(server.root);
  exchange.write(`GET /health HTTP/1.1\r\nHost: a\r\nX-Long: ${"x".repeat(20_480)}\r\n\r\n`);
  const received = await exchange.received;
  expect(received).toMatch(/^HTTP\/1.1 431 /);
  expect(received).toMatch(/\{"error":"The headers are too large/);
});
