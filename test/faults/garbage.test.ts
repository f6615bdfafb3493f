import { once } from "node:events";
import { H3 } from "h3";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer } from "../../server/http/listener.ts";
import { openExchange } from "./requests.ts";

/** A server whose only answer is told in parts, as the chat does. */
async function listenInParts() {
  let tell: (text: string) => void = () => undefined;
  const encoder = new TextEncoder();
  const parts = new ReadableStream<Uint8Array>({
    start: (controller) => {
      tell = (text) => controller.enqueue(encoder.encode(text));
    },
  });
  const app = new H3().get("/parts", () => new Response(parts));
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
  return { root: `http://127.0.0.1:${port}`, tell: (text: string) => tell(text) };
}

test("garbage behind a request never becomes part of its answer", async () => {
  const { root, tell } = await listenInParts();
  const exchange = openExchange(root);
  exchange.write("GET /parts HTTP/1.1\r\nHost: a\r\n\r\n");
  tell("the beginning");
  await expect.poll(exchange.soFar).toContain("the beginning");
  exchange.write("garbage\r\n\r\n");
  const received = await exchange.received;
  expect(received).toMatch(/^HTTP\/1.1 200 /);
  expect(received).not.toContain("HTTP/1.1 400");
  expect(received).not.toContain("error");
});

test("garbage behind an answer that is whole is told apart from it", async () => {
  const { root } = await listenInParts();
  const exchange = openExchange(root);
  exchange.write("GET /nothing HTTP/1.1\r\nHost: a\r\n\r\ngarbage\r\n\r\n");
  const received = await exchange.received;
  expect(received).toMatch(/HTTP\/1.1 400 Bad Request\r\n[^]*\{"error":"This is not a valid HTTP/);
});
