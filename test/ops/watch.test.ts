import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { watchRequests } from "../../server/ops/watch.ts";

/** The ways in which answers are written: our own, the framework's, the authorization server's. */
const WAYS: readonly (readonly [string, (response: ServerResponse) => void])[] = [
  [
    "headers by name",
    (response) => response.writeHead(303, { location: "/", "set-cookie": ["a=1", "b=2"] }).end(),
  ],
  [
    "a list of headers",
    (response) =>
      response
        .writeHead(303, "See Other", ["location", "/", "set-cookie", "a=1", "set-cookie", "b=2"])
        .end(),
  ],
  [
    "headers that were set",
    (response) => {
      response.statusCode = 303;
      response.setHeader("location", "/");
      response.setHeader("set-cookie", ["a=1", "b=2"]);
      response.end("body");
    },
  ],
];

test.each(WAYS)("a logged answer keeps all its own headers: %s", async (_, answer) => {
  const events: unknown[] = [];
  const watch = watchRequests({
    event: (...told) => void events.push(told),
    newId: () => "id-1",
    clock: () => 0,
  });
  const server = createServer((request, response) => {
    watch(request, response);
    answer(response);
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" });
  expect(status).toBe(303);
  expect(headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(headers.get("location")).toBe("/");
  expect(headers.get("x-request-id")).toBe("id-1");
  expect(events).toHaveLength(1);
});
