import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { boundBodies } from "../../server/http/bodies.ts";

const KIB = 1024;
const ANNOUNCED = String(1024 * KIB);

/** Room for four bodies of 10 KiB, of which two of one address; names begin with the address. */
function openRoom() {
  const refused: unknown[] = [];
  const names = new Map<unknown, string>();
  const limits = { all: 40 * KIB, ofAddress: 20 * KIB };
  const bound = boundBodies((_, socket) => refused.push(names.get(socket)), limits);
  const announce = (name: string) => {
    const socket = new Socket();
    names.set(socket, name);
    const request = new IncomingMessage(socket);
    request.headers["content-length"] = ANNOUNCED;
    const response = new ServerResponse(request);
    bound(request, response, name.slice(0, 1));
    return {
      send: () => request.push(Buffer.alloc(10 * KIB)),
      end: () => (request.complete = true),
      answer: () => response.emit("prefinish"),
    };
  };
  const sendAll = (all: string) =>
    all.split(" ").map((name) => {
      const body = announce(name);
      body.send();
      return body;
    });
  return { announce, sendAll, refused };
}

test("bodies that are only announced take no room", () => {
  const { announce, sendAll, refused } = openRoom();
  for (let idle = 0; idle < 100; idle++) announce(`a${idle}`);
  sendAll("a b c d");
  expect(refused).toEqual([]);
});

test("beyond the room of an address its oldest unfinished body is dropped", () => {
  const { sendAll, refused } = openRoom();
  const [whole] = sendAll("a1 a2");
  whole?.end();
  sendAll("a3 b1");
  expect(refused).toEqual(["a2"]);
});

test("beyond the room of all, the address that holds most makes way", () => {
  const { sendAll, refused } = openRoom();
  sendAll("b1 a1 a2 c1 d1");
  expect(refused).toEqual(["a1"]);
});

test("what comes after its answer takes no room", () => {
  const { announce, sendAll, refused } = openRoom();
  for (let early = 0; early < 10; early++) {
    const body = announce(`a${early}`);
    body.answer();
    body.send();
  }
  sendAll("a b c d");
  expect(refused).toEqual([]);
});

test("what is answered gives its room back", () => {
  const { sendAll, refused } = openRoom();
  for (let round = 0; round < 10; round++) for (const { answer } of sendAll("a1 a2 b1")) answer();
  expect(refused).toEqual([]);
});
