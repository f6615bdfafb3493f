import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { createBodies } from "../../server/http/bodies.ts";

const KIB = 1024;

/** Bodies of 10 KiB of which there is room for four, two of one address, while three wait. */
function openRoom() {
  const refused: unknown[] = [];
  const log: string[] = [];
  const names = new Map<unknown, string>();
  const limits = { all: 40 * KIB, ofAddress: 20 * KIB, waiting: 3 };
  const admit = createBodies((_, socket) => refused.push(names.get(socket)), limits);
  const send = async (name: string) => {
    const socket = new Socket();
    names.set(socket, name);
    const request = new IncomingMessage(socket);
    request.headers["content-length"] = String(10 * KIB);
    const response = new ServerResponse(request);
    const mayRead = admit(request, response, name.slice(0, 1));
    void mayRead?.().then(() => log.push(name));
    await Promise.resolve();
    return { arrive: () => (request.complete = true), answer: () => response.emit("prefinish") };
  };
  const sendAll = async (all: string) => {
    const sent = [];
    // oxlint-disable-next-line no-await-in-loop
    for (const name of all.split(" ")) sent.push(await send(name));
    return sent;
  };
  return { sendAll, log, refused };
}

test("bodies of an address beyond its room wait until one is answered", async () => {
  const { sendAll, log } = openRoom();
  const [first] = await sendAll("a1 a2 a3 b1");
  expect(log).toEqual(["a1", "a2", "b1"]);
  first?.answer();
  await Promise.resolve();
  expect(log).toEqual(["a1", "a2", "b1", "a3"]);
});

test("addresses take turns when room gets free", async () => {
  const { sendAll, log } = openRoom();
  const sent = await sendAll("a1 a2 b1 b2 a3 b3 b4");
  for (const { answer } of sent.slice(0, 4)) answer();
  await Promise.resolve();
  expect(log.slice(4)).toEqual(["a3", "b3", "b4"]);
});

test("the oldest unfinished body of who holds most makes way for who holds less", async () => {
  const { sendAll, log, refused } = openRoom();
  const [whole] = await sendAll("a1 a2 b1 b2");
  whole?.arrive();
  await sendAll("c1 d1 e1");
  expect(refused).toEqual(["a2", "b1"]);
  expect(log.slice(4)).toEqual(["c1", "d1"]);
});

test("when too many wait, the oldest of who has most waiting is dropped", async () => {
  const { sendAll, log, refused } = openRoom();
  await sendAll("a1 a2 a3 a4 b1 b2 b3 a5");
  expect(log).toEqual(["a1", "a2", "b1", "b2"]);
  expect(refused).toEqual(["a3"]);
});
