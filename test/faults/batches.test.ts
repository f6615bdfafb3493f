import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { H3 } from "h3";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { createHttpServer } from "../../server/http/listener.ts";
import { createEndpoint } from "../../server/mcp/endpoint.ts";
import { defineTool } from "../../server/mcp/tool.ts";
import { callBody } from "../mcp/requests.ts";
import { ask } from "./requests.ts";

/* Many batches sent at once, each of which holds its finished answers until the last is there. */

const CALLS = 3;

interface Watching {
  /** Called as each call of a batch is done. */
  readonly onCall?: () => Promise<void> | void;
}

/** A server with one tool, which knows how many batches are half made. */
async function listenForBatches({ onCall }: Watching = {}) {
  const calls = new Map<string, number>();
  const most = { halfMade: 0 };
  const countWhere = (isCounted: (count: number) => boolean): number =>
    [...calls.values()].filter((count) => isCounted(count)).length;
  const step = defineTool({
    name: "step",
    title: "Step",
    description: "Does a piece of work.",
    readOnly: true,
    input: z.strictObject({ of: z.string() }),
    output: z.object({}),
    run: async ({ of }: { of: string }, _context: undefined) => {
      calls.set(of, (calls.get(of) ?? 0) + 1);
      most.halfMade = Math.max(
        most.halfMade,
        countWhere((count) => count < CALLS),
      );
      await onCall?.();
      return { result: {}, notes: [] };
    },
  });
  const endpoint = createEndpoint(
    {
      info: { name: "test", title: "test", version: "1" },
      instructions: "",
      tools: [step],
      getContext: () => undefined,
    },
    { allowedHosts: undefined, log: () => undefined },
  );
  const app = new H3().post("/mcp", ({ req }) => endpoint(req));
  const server = createHttpServer(
    async () => app,
    () => undefined,
    () => undefined,
    { trustedProxies: 1 },
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const place = server.address();
  const port = typeof place === "object" ? Number(place?.port) : 0;
  const countOpen = (): Promise<number> =>
    new Promise((resolve) => {
      server.getConnections((_, count) => resolve(count));
    });
  const countDone = (): number => countWhere((count) => count === CALLS);
  return { port, calls, most, countDone, countOpen };
}

const toBatch = (of: string) =>
  Array.from({ length: CALLS }, (_, id) => callBody("step", { of }, id));

const send = (port: number, address: string, message: unknown) =>
  ask(`http://127.0.0.1:${port}/mcp`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify(message),
  });

const sendBatches = (port: number, address: string, count: number) =>
  Array.from({ length: count }, (_, at) => send(port, address, toBatch(`${address} ${at}`)));

test("few batches are half made at a time, whoever sends them, and all are answered", async () => {
  const { port, most } = await listenForBatches();
  const addresses = Array.from({ length: 30 }, (_, at) => `192.0.2.${at + 1}`);
  const answers = await Promise.all(addresses.flatMap((one) => sendBatches(port, one, 3)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(most.halfMade).toBeLessThanOrEqual(8);
});

test("a single call and the batch of another address do not wait for the batches of one", async () => {
  const others: Promise<number>[] = [];
  const { port, most, countDone } = await listenForBatches({
    onCall: () => {
      if (others.length > 0) return;
      others.push(
        ...[callBody("step", { of: "single" }), toBatch("b")].map(async (message) => {
          await send(port, "192.0.2.2", message);
          return countDone();
        }),
      );
    },
  });
  const flood = sendBatches(port, "192.0.2.1", 80);
  await Promise.all(flood);
  expect(Math.max(...(await Promise.all(others)))).toBeLessThan(40);
  // Two of the flood, the other batch and the single call, which is no batch and has one piece.
  expect(most.halfMade).toBeLessThanOrEqual(4);
});

test("of clients that have gone nothing more is done, and their places are free", async () => {
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const { port, calls, countOpen } = await listenForBatches({ onCall: () => held });
  const sockets = Array.from({ length: 20 }, (_, at) => sendAndLeave(port, `gone ${at}`));
  await expect.poll(() => calls.size).toBe(2);
  await expect.poll(countOpen).toBe(sockets.length);
  for (const socket of sockets) socket.resetAndDestroy();
  await expect.poll(countOpen).toBe(0);
  goOn();
  const answer = await send(port, "192.0.2.1", toBatch("here"));
  expect(answer.status).toBe(200);
  expect([...calls.values()]).toEqual([1, 1, CALLS]);
});

function sendAndLeave(port: number, of: string): Socket {
  const body = JSON.stringify(toBatch(of));
  const head = [
    "POST /mcp HTTP/1.1",
    "Host: 127.0.0.1",
    "X-Forwarded-For: 192.0.2.1",
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
  ];
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  return socket;
}
