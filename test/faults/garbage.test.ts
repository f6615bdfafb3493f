import { once } from "node:events";
import { H3 } from "h3";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer } from "../../server/http/listener.ts";
import { openExchange } from "./requests.ts";

/** Once this is answered, the server has read what was sent before. */
const afterWhatWasSent = (root: string): Promise<unknown> => fetch(`${root}/nothing`);

/** A server that answers in parts, as the chat does, and late, as a write does. */
async function listenInParts() {
  const encoder = new TextEncoder();
  const parts = new TransformStream<Uint8Array, Uint8Array>();
  const writer = parts.writable.getWriter();
  let finish = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const app = new H3()
    .get("/parts", () => new Response(parts.readable))
    .post("/late", async () => late.then(() => "written"));
  const server = createHttpServer(
    async () => app,
    () => undefined,
    () => undefined,
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    root: `http://127.0.0.1:${port}`,
    tell: (text: string) => writer.write(encoder.encode(text)),
    end: () => writer.close(),
    finish: () => finish(),
  };
}

const REFUSED = /HTTP\/1.1 400 Bad Request\r\n[^]*\{"error":"This is not a valid HTTP/;

test("garbage behind a request is refused when its answer has ended, never within it", async () => {
  const { root, tell, end } = await listenInParts();
  const exchange = openExchange(root);
  exchange.write("GET /parts HTTP/1.1\r\nHost: a\r\n\r\n");
  void tell("the beginning");
  await expect.poll(exchange.soFar).toContain("the beginning");
  exchange.write("garbage\r\n\r\n");
  void tell("the end").then(end);
  const received = await exchange.received;
  expect(received).toMatch(/^HTTP\/1.1 200 /);
  expect(received.slice(received.indexOf("the end"))).toMatch(REFUSED);
});

test("a write under way is told its own answer, whatever comes behind it", async () => {
  const { root, finish } = await listenInParts();
  const exchange = openExchange(root);
  exchange.write("POST /late HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}garbage\r\n\r\n");
  exchange.write("more of it");
  await afterWhatWasSent(root);
  finish();
  const received = await exchange.received;
  expect(received).toMatch(/^HTTP\/1.1 200 /);
  expect(received.slice(received.indexOf("written"))).toMatch(REFUSED);
});

test("a request that was answered before it ended is not answered twice", async () => {
  const { root } = await listenInParts();
  const exchange = openExchange(root);
  exchange.write("POST /nothing HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n");
  await expect.poll(exchange.soFar).toContain("404");
  exchange.write("garbage\r\n");
  expect((await exchange.received).match(/HTTP\/1.1 /g)).toHaveLength(1);
});

test("garbage behind an answer that is whole is told apart from it", async () => {
  const { root } = await listenInParts();
  const exchange = openExchange(root);
  exchange.write("GET /nothing HTTP/1.1\r\nHost: a\r\n\r\ngarbage\r\n\r\n");
  const received = await exchange.received;
  expect(received).toMatch(/^HTTP\/1.1 404 /);
  expect(received).toMatch(REFUSED);
});
